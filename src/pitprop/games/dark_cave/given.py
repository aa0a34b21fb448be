"""Where the cards are that a seat gave away in swaps (D-52, D-91), as far as it can know.

Giver and taker know the cards of a swap. They stay in the hand that they came to until they are
played openly, are put face down on the discard pile (passed or lost), or move on with the whole
hand in another swap.
"""

from __future__ import annotations

from typing import Final

from pitprop.games.dark_cave import log
from pitprop.games.dark_cave.cards import GROUP_OF
from pitprop.games.dark_cave.table import FACE_DOWN, NO_SEAT, face_down_group
from pitprop.games.dark_cave.view import View


class Given:
    """Cards that are in a hand, or were put face down from it.

    Attributes:
        seat: whose hand it is; `NO_SEAT` where it is the reader's own again, or where the cards
            can only lie face down.
        kinds: the cards.
        hidden: the face-down discards of which some may be these cards, by number.
        group_of: the group of every face-down discard.
    """

    __slots__ = ("group_of", "hidden", "kinds", "seat")

    def __init__(self, seat: int, kinds: list[int], group_of: list[int]) -> None:
        self.seat = seat
        self.kinds = kinds
        self.hidden: list[int] = []
        self.group_of = group_of


def given_cards(view: View) -> list[Given]:
    """The cards that the seat of a view gave away and has not seen since."""
    groups = [face_down_group(card) for card in view.table.discards if card >= FACE_DOWN]
    entries = [logged for logged in view.log if log.event_of(logged) in _FOLLOWED]
    if not any(log.event_of(logged) == log.SWAPPED for logged in entries):
        return []
    follower = _Follower(view, groups, entries)
    for logged in entries:
        follower.follow(logged)
    return [given for given in follower.given if given.kinds]


_PLAYED: Final = (
    log.LAID,
    log.LOOKED_GOAL,
    log.LOOKED_CLAN,
    log.SWAPPED,
    log.WEBBED,
    log.EQUIPPED,
    log.LURED,
    log.FELL,
)
_FOLLOWED: Final = (*_PLAYED, log.GAVE, log.PASSED, log.LOST_CARD)


class _Follower:
    """Reads the log from its beginning."""

    def __init__(self, view: View, groups: list[int], entries: list[int]) -> None:
        self._seat = view.seat
        self._groups = groups
        put = sum(log.event_of(logged) in (log.PASSED, log.LOST_CARD) for logged in entries)
        self._next = len(groups) - put
        self.given: list[Given] = []
        self._mine: Given | None = None

    def follow(self, logged: int) -> None:
        event = log.event_of(logged)
        seat = log.seat_of(logged)
        if event in (log.PASSED, log.LOST_CARD):
            self._put_face_down(seat, log.card_of(logged))
        elif event == log.GAVE:
            self._gave(logged)
        else:
            self._played(seat, _card_played(logged))
            if event == log.SWAPPED:
                self._swapped(seat, log.target_of(logged))

    def _put_face_down(self, seat: int, group: int) -> None:
        for given in self.given:
            if given.seat == seat and any(GROUP_OF[kind] == group for kind in given.kinds):
                given.hidden.append(self._next)
        self._next += 1

    def _played(self, seat: int, kind: int) -> None:
        for given in self.given:
            if given.seat == seat and kind in given.kinds:
                given.kinds.remove(kind)
                return

    def _swapped(self, one: int, other: int) -> None:
        """The hands change places; what the reader gives is told by the entries that follow."""
        for given in self.given:
            if given.seat in (one, other):
                given.seat = other if given.seat == one else one
        taker = other if one == self._seat else one if other == self._seat else NO_SEAT
        self._mine = None
        if taker != NO_SEAT:
            self._mine = Given(taker, [], self._groups)
            self.given.append(self._mine)

    def _gave(self, logged: int) -> None:
        kind = log.secret_of(logged)
        if kind < 0:
            return
        if log.seat_of(logged) == self._seat and self._mine is not None:
            self._mine.kinds.append(kind)
            return
        for given in self.given:
            if given.seat == self._seat and kind in given.kinds:
                given.kinds.remove(kind)
                return


def _card_played(logged: int) -> int:
    """The kind of the card that somebody played."""
    event = log.event_of(logged)
    if event == log.FELL:
        return log.end_of(logged)
    card = log.card_of(logged)
    return card // 2 if event == log.LAID else card
