"""Who has a table open, and since when others haven't."""

from __future__ import annotations

import pickle

from pitprop.server.table.presence import Elsewhere, Presence
from pitprop.server.table.subscriber import Subscriber

SEATED = {"ada", "ben"}


def test_who_has_a_seat_is_away_since_the_last_of_their_browsers_has_gone() -> None:
    presence = Presence(1)
    phone, desk = Subscriber("ada"), Subscriber("ada")
    for each in (phone, desk):
        presence.enter(each)
    presence.leave(phone, 5, SEATED)
    assert presence.away_since("ada") is None
    presence.leave(desk, 7, SEATED)
    assert presence.away_since("ada") == 7
    presence.enter(phone)
    presence.enter(phone)
    presence.leave(phone, 9, SEATED)
    presence.leave(phone, 11, SEATED)
    assert not presence
    assert not presence.is_here("ada")


def test_of_many_who_have_only_watched_nothing_is_kept() -> None:
    presence = Presence(1)
    before = len(pickle.dumps(presence))
    for number in range(1_000):
        watching = Subscriber(f"stranger {number}")
        presence.enter(watching)
        presence.leave(watching, 5, SEATED)
    assert len(pickle.dumps(presence)) == before
    assert presence.watchers(SEATED) == 0


def test_a_table_that_is_open_at_another_server_is_watched() -> None:
    presence = Presence(1)
    assert not presence.is_open_elsewhere
    presence.hear({"other": Elsewhere(left=[(["ada"], 5)])}, 6)
    assert not presence.is_open_elsewhere
    for elsewhere in (Elsewhere(here=[["ada"]]), Elsewhere(watchers=1)):
        presence.hear({"other": elsewhere}, 7)
        assert presence.is_open_elsewhere
