"""How a sampled world came about: the log of its view with the private parts of the others.

It is told backwards from the last entry. What a seat holds, or has played or put face down since,
is what it held before; any of those cards that it was not given may be the one that it drew.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomNumbers
from pitprop.core.hand import unpacked
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.given import (
    DRAWN,
    PLAYED,
    PUT_FACE_DOWN,
    History,
    card_played,
)
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import GROUP_OF
from pitprop.games.dark_cave.rules.state import State


def full_log(state: State, view: View, history: History, random: RandomNumbers) -> vec[i64]:
    """The log of a world.

    Args:
        state: the world, complete but for its log.
        view: the view that it was sampled from.
        history: where the cards that the reader had given away went.
        random: where the cards that others drew come from.
    """
    filler = _Filler(state, view.seat, history, random)
    entries = view.log[:]
    for at in range(len(entries) - 1, -1, -1):
        entries[at] = filler.completed(at, entries[at])
    return entries


class _Filler:
    """Goes back through the log, and keeps what each seat held.

    Cards that the reader had given are kept apart from those dealt or drawn; everything about the
    reader's own hand is told already.
    """

    def __init__(self, state: State, reader: int, history: History, random: RandomNumbers) -> None:
        self._state = state
        self._reader = reader
        self._history = history
        self._random = random
        self._given = [kinds[:] for kinds in history.held]
        self._others = [unpacked(hand) for hand in state.hands]
        for others, given in zip(self._others, self._given, strict=True):
            for kind in given:
                others.remove(kind)
        self._hidden: i64 = len(state.hidden)
        self._to_fill: dict[int, list[int]] = {}

    def completed(self, at: int, logged: i64) -> i64:
        """The entry with its private part; sets the hands back to what they were before it."""
        event = log.event_of(logged)
        seat: int = log.seat_of(logged)
        state = self._state
        if event in PUT_FACE_DOWN:
            self._hidden -= 1
            kind = state.hidden[self._hidden]
            self._take_back(at, seat, kind)
            return log.with_secret(logged, kind)
        if event in DRAWN:
            return self._drawn(logged, seat)
        if event == log.GAVE:
            return self._gave(at, logged)
        if event in PLAYED:
            if event == log.SWAPPED:
                self._swap_back(seat, log.target_of(logged))
            self._take_back(at, seat, card_played(logged))
        if event == log.LOOKED_GOAL:
            goal = state.table.goal_at(log.spot_of(logged) >> 6)
            return log.with_secret(logged, state.goals[goal])
        if event == log.LOOKED_CLAN:
            return log.with_secret(logged, state.characters[log.target_of(logged)])
        if event == log.LOOKED_ASIDE:
            return log.with_secret(logged, log.pack_clan_cards(state.aside))
        return logged

    def _take_back(self, at: int, seat: int, kind: int) -> None:
        """A card that left a hand was in it before."""
        (self._given if at in self._history.left else self._others)[seat].append(kind)

    def _drawn(self, logged: i64, seat: int) -> i64:
        """D-90: any card with that back that the seat had and had not been given."""
        if seat == self._reader:
            return logged
        group = log.card_of(logged)
        cards = [kind for kind in self._others[seat] if GROUP_OF[kind] == group]
        kind = cards[self._random.below(len(cards))]
        self._others[seat].remove(kind)
        return log.with_secret(logged, kind)

    def _gave(self, at: int, logged: i64) -> i64:
        """D-91: giver and taker know the cards; what the reader gave or took it knows itself."""
        seat: int = log.seat_of(logged)
        target: int = log.target_of(logged)
        if target == self._reader:
            self._take_back(at, seat, log.secret_of(logged))
            return logged
        if seat == self._reader:
            self._given[target].remove(log.secret_of(logged))
            return logged
        if target not in self._to_fill:
            self._to_fill[target] = sorted(
                [*self._given[target], *self._others[target]],
                key=lambda kind: (GROUP_OF[kind], kind),
            )
        return log.with_secret(logged, self._to_fill[target].pop())

    def _swap_back(self, one: int, other: int) -> None:
        """D-52: put swapped hands back; those of a swap with the reader are told already."""
        self._to_fill.clear()
        if self._reader not in (one, other):
            for hands in (self._given, self._others):
                hands[one], hands[other] = hands[other], hands[one]
