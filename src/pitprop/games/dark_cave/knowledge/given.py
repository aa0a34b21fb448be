"""Where the cards that a seat gave away in swaps may have gone (D-52, D-91), and what else it saw.

Giver and taker know the cards of a swap. A card that was given is in the hand that it came to
(which may move on whole in another swap) until it is played openly, is put face down on the discard
pile, or comes back to the reader with that hand. When a card leaves such a hand, the reader sees
its kind or its back, but not whether it was one of those given or one drawn since: all may have
happened in several ways, the *histories*. Each is weighted by the deals that it leaves possible;
any card of a hand is as likely as any other to be put face down.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.core.chance import RandomNumbers
from pitprop.core.description.events import Hand
from pitprop.games.dark_cave.events import EVENTS
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import GROUP_OF
from pitprop.games.dark_cave.rules.deck_cards import GROUPS

UNKNOWN: Final = -1
"""A card of a hand that was drawn since the reader saw the hand."""

_PRECISION: Final = 2**30

PLAYED: Final = EVENTS.numbers(Hand.PLAYED)
"""The events by which a card leaves a hand for all to see."""

PUT_FACE_DOWN: Final = EVENTS.numbers(Hand.PUT_DOWN)
"""The events by which a card leaves a hand for the discard pile, its back for all to see."""

DRAWN: Final = EVENTS.numbers(Hand.DRAWN)
"""The events by which a card comes into a hand from the draw pile."""

# The cards of a hand, sorted, as far as the reader can know them; None for one it never had.
_Hand = tuple[int, ...] | None

# Each seat's hand, and the given cards that the reader has seen again.
_Known = tuple[tuple[_Hand, ...], tuple[int, ...]]

# A step of a history backwards: its weight, the given card that left a hand, and what was known
# before.
_Step = tuple[float, int, _Known]


class History:
    """One course that it all may have taken.

    Attributes:
        left: the given cards that left the hands that they had come to, by entry of the log.
        held: the given cards that are still in each seat's hand.
    """

    __slots__ = ("held", "left")

    def __init__(self, seats: int) -> None:
        self.left: dict[int, int] = {}
        self.held: list[list[int]] = [[] for _ in range(seats)]


class Histories:
    """All histories that agree with a view.

    Args:
        view: the view.
        unseen: the kinds of the cards that lie where its seat can't see them.
    """

    def __init__(self, view: View, unseen: list[int]) -> None:
        self._seats = view.seats
        start = _first_swap(view)
        self._groups: list[_GroupHistories] = []
        if start < len(view.log):
            self._groups = [
                _GroupHistories(view, start, unseen, group) for group in range(len(GROUPS))
            ]

    def draw(self, random: RandomNumbers) -> History:
        """One of them."""
        history = History(self._seats)
        for histories in self._groups:
            histories.draw(history, random)
        return history

    def certain(self, seat: int) -> list[int]:
        """The given cards that lie in a seat's hand in all of the histories, sorted."""
        cards: list[int] = []
        for histories in self._groups:
            cards += histories.certain(seat)
        return sorted(cards)


def _first_swap(view: View) -> int:
    """The first swap of the reader's hand; the length of the log where there was none."""
    for at, logged in enumerate(view.log):
        seats = (log.seat_of(logged), log.target_of(logged))
        if log.event_of(logged) == log.SWAPPED and view.seat in seats:
            return at
    return len(view.log)


class _GroupHistories:
    """The histories of the cards of one group: those of other groups play no part in them.

    All that may have been known is followed from the first swap on, each possibility with the sum
    of the weights of all histories that lead to it; a history is drawn backwards from its end.
    """

    def __init__(self, view: View, start: int, unseen: list[int], group: int) -> None:
        self._reader = view.seat
        self._group = group
        self._entries = list(view.log)[start:]
        self._start = start
        self._unseen: dict[int, int] = {}
        self._count_unseen(unseen)
        hands: list[_Hand] = [None] * view.seats
        known: _Known = (tuple(hands), ())
        self._ends: dict[_Known, float] = {known: 1.0}
        self._steps: list[dict[_Known, list[_Step]]] = []
        for logged in self._entries:
            self._follow(logged)

    def _count_unseen(self, unseen: list[int]) -> None:
        """The copies that the reader had not seen at the start, by kind."""
        for kind in unseen:
            self._add_unseen(kind, 1)
        for logged in self._entries:
            seen = self._seen(logged)
            if seen != UNKNOWN:
                self._add_unseen(seen, 1)
            if self._is_given(logged):
                self._add_unseen(log.secret_of(logged), -1)

    def _add_unseen(self, kind: int, count: int) -> None:
        if GROUP_OF[kind] == self._group:
            self._unseen[kind] = self._unseen.get(kind, 0) + count

    def _seen(self, logged: i64) -> int:
        """The card that the reader saw come from a hidden place; `UNKNOWN` where it saw none."""
        event = log.event_of(logged)
        is_own = log.seat_of(logged) == self._reader
        if event in PLAYED:
            return UNKNOWN if is_own else card_played(logged)
        if event in DRAWN:
            return log.secret_of(logged) if is_own else UNKNOWN
        is_taken = event == log.GAVE and log.target_of(logged) == self._reader
        return log.secret_of(logged) if is_taken else UNKNOWN

    def _is_given(self, logged: i64) -> bool:
        return log.event_of(logged) == log.GAVE and log.seat_of(logged) == self._reader

    # --- Following the log ----------------------------------------------------------------------

    def _follow(self, logged: i64) -> None:
        """What may be known after the next entry, each with the steps that lead to it."""
        steps: dict[_Known, list[_Step]] = {}
        ends: dict[_Known, float] = {}
        for known, weight in self._ends.items():
            for factor, card, after in self._after(known, logged):
                steps.setdefault(after, []).append((weight * factor, card, known))
                ends[after] = ends.get(after, 0.0) + weight * factor
        self._steps.append(steps)
        self._ends = ends
        seen = self._seen(logged)
        if seen != UNKNOWN:
            self._add_unseen(seen, -1)

    def _after(self, known: _Known, logged: i64) -> list[_Step]:
        """How an entry may have come about: its weight, the given card, what is known after it."""
        event = log.event_of(logged)
        seat = log.seat_of(logged)
        is_own = seat == self._reader
        if event == log.SWAPPED:
            target = log.target_of(logged)
            return [
                (factor, card, self._swapped(after, seat, target))
                for factor, card, after in self._after_seen(known, logged, seat)
            ]
        if event in PUT_FACE_DOWN and not is_own and log.card_of(logged) == self._group:
            return _put_face_down(known, seat)
        if event in DRAWN and not is_own and log.card_of(logged) == self._group:
            return [(1.0, UNKNOWN, _with_card(known, seat, UNKNOWN))]
        if self._is_given(logged) and log.card_of(logged) == self._group:
            target = log.target_of(logged)
            return [(1.0, UNKNOWN, _with_card(known, target, log.secret_of(logged)))]
        # The hand that the reader is given has changed places already.
        holder = self._reader if event == log.GAVE else seat
        return self._after_seen(known, logged, holder)

    def _after_seen(self, known: _Known, logged: i64, holder: int) -> list[_Step]:
        """A card of a hand is seen: one that was given, or one that had not been seen yet."""
        kind = self._seen(logged)
        if kind == UNKNOWN or GROUP_OF[kind] != self._group:
            return [(1.0, UNKNOWN, known)]
        hands, again = known
        copies = self._unseen[kind] + again.count(kind)
        share = copies / (sum(self._unseen.values()) + len(again))
        hand = None if log.event_of(logged) in DRAWN else hands[holder]
        if hand is None:
            return [(share, UNKNOWN, known)] if copies else []
        steps: list[_Step] = []
        if kind in hand:
            left = _without_card(known, holder, kind)[0]
            steps.append((hand.count(kind), kind, (left, tuple(sorted([*again, kind])))))
        if UNKNOWN in hand and copies:
            left_unknown = _without_card(known, holder, UNKNOWN)
            steps.append((hand.count(UNKNOWN) * share, UNKNOWN, left_unknown))
        return steps

    def _swapped(self, known: _Known, one: int, other: int) -> _Known:
        """The hands change places; what the reader gives is told by the entries that follow."""
        hands = list(known[0])
        hands[one], hands[other] = hands[other], hands[one]
        if one == self._reader:
            hands[other] = ()
        if other == self._reader:
            hands[one] = ()
        return tuple(hands), known[1]

    def certain(self, seat: int) -> list[int]:
        """The given cards that lie in a seat's hand in all of the histories."""
        certain: list[int] | None = None
        for known in self._ends:
            hand = [kind for kind in known[0][seat] or () if kind != UNKNOWN]
            certain = hand if certain is None else _in_both(certain, hand)
        return certain or []

    # --- Drawing --------------------------------------------------------------------------------

    def draw(self, history: History, random: RandomNumbers) -> None:
        """Draw one and add it to `history`."""
        ends = list(self._ends)
        known = ends[_drawn(list(self._ends.values()), random)]
        for seat, hand in enumerate(known[0]):
            history.held[seat] += [kind for kind in hand or () if kind != UNKNOWN]
        for at in range(len(self._steps) - 1, -1, -1):
            steps = self._steps[at][known]
            _, card, known = steps[_drawn([step[0] for step in steps], random)]
            if card != UNKNOWN:
                history.left[self._start + at] = card


def _drawn(weights: list[float], random: RandomNumbers) -> int:
    """An index, drawn in proportion to its weight."""
    if len(weights) == 1:
        return 0
    rest = sum(weights) * float(random.below(_PRECISION)) / _PRECISION
    for number, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return number
    return len(weights) - 1


def _in_both(one: list[int], other: list[int]) -> list[int]:
    """The cards that are in both hands."""
    left = other[:]
    both: list[int] = []
    for kind in one:
        if kind in left:
            left.remove(kind)
            both.append(kind)
    return both


def _put_face_down(known: _Known, seat: int) -> list[_Step]:
    """Any card of the hand, given or not."""
    hand = known[0][seat]
    if hand is None:
        return [(1.0, UNKNOWN, known)]
    return [
        (float(hand.count(kind)), kind, _without_card(known, seat, kind))
        for kind in sorted(set(hand))
    ]


def _with_card(known: _Known, seat: int, kind: int) -> _Known:
    hands = list(known[0])
    hand = hands[seat]
    if hand is not None:
        hands[seat] = tuple(sorted([*hand, kind]))
    return tuple(hands), known[1]


def _without_card(known: _Known, seat: int, kind: int) -> _Known:
    hands = list(known[0])
    cards = list(hands[seat] or ())
    cards.remove(kind)
    hands[seat] = tuple(cards)
    return tuple(hands), known[1]


def card_played(logged: i64) -> int:
    """The kind of the card that somebody played."""
    event = log.event_of(logged)
    if event == log.FELL:
        return log.end_of(logged)
    card = log.card_of(logged)
    return card // 2 if event == log.LAID else card
