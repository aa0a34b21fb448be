"""What each player knows (A-60)."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from pitprop.core.chance import RandomStream
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.text.wire import WireView
from tests.sabotage.positions import FIVE, after, dealt, played, position, seen

READERS = (0, 1, 2, 3, -1)


def public_part(view: WireView) -> WireView:
    """A view without what is private to a player."""
    return msgspec.structs.replace(
        view,
        seat=None,
        hand=(),
        drawn=None,
        legal=(),
        history=tuple(dataclasses.replace(event, secret={}) for event in view.history),
    )


@pytest.mark.clause("A-60")
def test_all_see_the_same_table() -> None:
    state = played(4, "public", rounds=2)
    views = [public_part(seen(state, reader)) for reader in READERS]
    assert all(view == views[0] for view in views)
    assert views[0] == seen(state, -1)


@pytest.mark.clause("A-60")
def test_cards_lie_open_with_letter_and_colour() -> None:
    view = seen(
        position("roof 1 A-red X-blue@B", "roof 2 wrench-purple@I", "discards A-red sabotage")
    )
    assert view.roofs[0].cards[:2] == ("A-red", "X-blue")
    assert view.roofs[1].cards[8] == "wrench-purple"
    assert view.discards == ("A-red", "sabotage")


@pytest.mark.clause("A-60")
def test_the_whole_discard_pile_is_seen_in_order() -> None:
    state = position(
        "roof 1 A-red B-blue",
        "roof 2 C-red",
        "hand 1 wrench-blue D-red",
        "hand 2 sabotage demontage",
        "hand 3 demontage",
        "hand 4 E-red",
        "pile -",
        seats=4,
    )
    state = after(
        state, "lay wrench-blue own A", "sabotage other B", "demontage own A", "discard E-red"
    )
    expected = ("A-red", "B-blue", "sabotage", "wrench-blue", "demontage", "E-red")
    for reader in READERS:
        assert seen(state, reader).discards == expected


@pytest.mark.clause("A-60")
def test_a_hand_is_private_from_the_partner_too() -> None:
    state = dealt(4, first=0)
    hands = [seen(state, seat).hand for seat in range(4)]
    assert [len(hand) for hand in hands] == [9, 8, 8, 8]
    assert seen(state, -1).hand == ()
    lines = ["hand 1 A-red", "hand 2 C-blue", "hand 4 D-blue"]
    one = position(*lines, "hand 3 B-red B-blue", "pile X-red X-blue", seats=4)
    two = position(*lines, "hand 3 X-red wrench-red", "pile B-blue B-red", seats=4)
    for reader in (0, 1, 3, -1):
        assert one.view(reader) == two.view(reader)
        assert hash(one.view(reader)) == hash(two.view(reader))
        assert msgspec.json.encode(seen(one, reader)) == msgspec.json.encode(seen(two, reader))
    assert one.view(2) != two.view(2)


@pytest.mark.clause("A-60")
def test_what_was_drawn_is_known_to_the_drawer_only() -> None:
    state = dealt(4, first=0)
    for _ in range(9):
        state.play(state.legal_moves()[-1])
    for reader in READERS:
        for event in seen(state, reader).history:
            if event.key == "drew":
                assert bool(event.secret) == (event.seat == reader)
            else:
                assert event.secret == {}


@pytest.mark.clause("A-60")
def test_the_order_of_the_draw_pile_is_hidden() -> None:
    one = position("hand 1 A-red", "hand 2 B-red", "pile C-red D-red E-red")
    two = position("hand 1 A-red", "hand 2 B-red", "pile E-red C-red D-red")
    for reader in (0, 1, -1):
        assert one.view(reader) == two.view(reader)


@pytest.mark.clause("A-60")
def test_hands_are_not_shown_at_the_end() -> None:
    def closed(hand: str, pile: str) -> State:
        lines = (f"roof 1 {FIVE}", "hand 1 A-red", f"hand 2 {hand}", f"pile {pile}")
        return after(position("round 4", *lines), "close")

    one, two = closed("B-red", "B-blue"), closed("B-blue", "B-red")
    assert one.decider == two.decider == -2
    for reader in (0, -1):
        assert one.view(reader) == two.view(reader)
        assert msgspec.json.encode(seen(one, reader)) == msgspec.json.encode(seen(two, reader))
    assert seen(one, 1).hand == ("B-red",)
    assert seen(two, 1).hand == ("B-blue",)


@pytest.mark.clause("A-60")
@pytest.mark.parametrize("seats", [2, 4])
def test_sampled_worlds_keep_what_a_seat_knows_and_vary_the_rest(seats: int) -> None:
    state = played(seats, "worlds", rounds=1)
    state.apply_chance(state.draw())
    for _ in range(20):
        state.play(state.legal_moves()[-1])
    for seat in (*range(seats), -1):
        view = state.view(seat)
        worlds = [GAME.sample(view, RandomStream("world", f"{number}")) for number in range(4)]
        assert all(world.view(seat) == view for world in worlds)
        assert all(world.census() == state.census() for world in worlds)
        others = {tuple(world.hands) for world in worlds}
        assert len(others) == len(worlds)


@pytest.mark.clause("A-60")
def test_in_a_sampled_world_everybody_has_drawn_what_they_played_or_hold() -> None:
    state = dealt(4, seed="story")
    for _ in range(40):
        state.play(state.legal_moves()[-1])
    world = GAME.sample(state.view(1), RandomStream("world", "story"))
    for seat in range(4):
        events = world.events(seat)
        own = [event for event in events if event.seat == seat]
        played_cards = [str(event.params["card"]) for event in own if "card" in event.params]
        drawn = [str(event.secret["card"]) for event in own if event.key == "drew"]
        left = [*played_cards, *seen(world, seat).hand]
        for card in drawn:
            left.remove(card)
        assert len(left) == 8, "the rest is what was dealt"
