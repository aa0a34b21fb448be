"""Worlds that a seat can't tell from the real one, drawn at random (law 9).

Everything is built from a view: what the seat knows stays as it is, what it doesn't know is filled
in with the cards and the gold that it has not seen. What doesn't vary is prepared once, so that
search can draw many worlds of one view.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream, with_others
from pitprop.core.face_down import known_face_down
from pitprop.core.hand import hand_from, packed
from pitprop.core.public_table import filled
from pitprop.core.records.deal_lines import left_over
from pitprop.games.saboteur.events import PUT_FACE_DOWN
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.census import cards_on_table
from pitprop.games.saboteur.knowledge.sample_gold import GoldHistories
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    DECK,
    GOAL_BIT,
    GOALS,
    GOLD_DECK,
    dealt_roles,
    left_over_role,
)
from pitprop.games.saboteur.rules.state import State, new_state
from pitprop.games.saboteur.rules.table import Table

_WORD_RANGE: Final = 2**30
_GOLD: Final[vec[i64]] = vec[i64](GOLD_DECK)

GOLD_SAMPLES: Final = 16
"""How many histories of the gold are sampled for one view, once there is any."""


def sample_state(view: View, draw: RandomStream) -> State:
    """A state in which the seat would see just this view.

    The deals of later rounds come from a seed of its own, taken from `draw`. The draw pile holds
    what is left of it, as if nothing had been drawn yet.
    """
    return Worlds(view).draw(FastRandom((draw.below(_WORD_RANGE) << 30) + draw.below(_WORD_RANGE)))


class Worlds:
    """All that a view leaves open, prepared for drawing many worlds.

    Cards, roles and goals are drawn evenly, each world anew. Of the gold shared out in earlier
    rounds, `GOLD_SAMPLES` histories are sampled, and each world takes one of them.
    """

    def __init__(self, view: View) -> None:
        table = view.table
        self._view = view
        self._seat: i64 = view.seat
        self._hand: i64 = packed(view.hand)
        self._unseen = vec[i64](unseen_cards(view))
        self._roles = vec[i64](_unknown_roles(view))
        self._left_over = left_over_role(table.seats, table.options.saboteurs)
        self._goals = vec[i64](left_over(range(GOALS), view.known_goals))
        self._passed = vec[i64](known_face_down(table.discards, view.passed, view.seat))
        self._looked = looked_at(view)
        self._log = view.log[:]
        self._put_down = _places(view, *PUT_FACE_DOWN)
        self._looks = _places(view, log.LOOKED)
        self._takes = _places(view, log.TOOK)
        self._returns = _places(view, log.RETURNED)
        self._roles_known = table.round > 0 and len(table.results) == table.round
        self._gold = None if _is_untouched(table) else GoldHistories(view)
        self._histories: list[State] = []

    def draw(self, random: FastRandom) -> State:
        """One world; the deals of later rounds come from a seed of its own."""
        view = self._view
        seed = f"{random.below(_WORD_RANGE)} {random.below(_WORD_RANGE)}"
        state = new_state(view.table.clone(), seed)
        if view.table.round == 0:
            return state
        state.roles = self._draw_roles(random)
        state.goals = self._draw_goals(random)
        self._deal(state, random)
        state.looked = self._looked[:]
        if self._gold is None:
            state.stack = tuple(random.shuffled(_GOLD))
        else:
            self._fill_in_gold(state, self._gold, random)
        self._fill_log(state)
        return state

    def _draw_roles(self, random: FastRandom) -> tuple[int, ...]:
        """S-11, S-57: after the round everybody knows the roles; before, a seat knows its own."""
        if self._roles_known:
            return self._view.table.results[-1].roles
        roles = tuple(random.shuffled(self._roles))
        if self._left_over != ANY_ROLE:
            roles = (*roles, self._left_over)
        if self._view.role < 0:
            return roles
        return (*roles[: self._seat], self._view.role, *roles[self._seat :])

    def _draw_goals(self, random: FastRandom) -> tuple[int, ...]:
        """S-12: the goals that the seat doesn't know are the others, in any order."""
        return tuple(with_others(self._view.known_goals, random.shuffled(self._goals)))

    def _deal(self, state: State, random: FastRandom) -> None:
        """S-82: other hands, other face-down discards and the draw pile are the unseen cards."""
        table = state.table
        cards = random.shuffled(self._unseen)
        at: i64 = 0
        seat: i64
        for seat in range(table.seats):
            if seat == self._seat:
                state.hands[seat] = self._hand
            else:
                state.hands[seat] = hand_from(cards, at, table.hand_sizes[seat])
                at += table.hand_sizes[seat]
        passed = self._passed[:]
        place: i64
        for place in range(len(passed)):
            if passed[place] < 0:
                passed[place] = cards[at]
                at += 1
        state.passed = passed
        state.pile = cards[at:]

    def _fill_in_gold(self, state: State, gold: GoldHistories, random: FastRandom) -> None:
        """S-82: where the gold is that the seat has not seen."""
        if len(self._histories) < GOLD_SAMPLES:
            history = state.clone()
            gold.fill(history, random)
            self._histories.append(history)
        else:
            history = self._histories[random.below(GOLD_SAMPLES)]
        state.stack = history.stack
        state.gold = history.gold
        state.offer = history.offer
        state.picks = history.picks
        state.returned = history.returned
        state.gained = history.gained

    def _fill_log(self, state: State) -> None:
        """Give the log the private parts that this world has for the entries of other seats.

        What lies face down may have come there before the log begins (in a set-up position), so
        entries are told backwards from the last one.
        """
        entries = self._log[:]
        passed: i64 = len(state.passed)
        for at in self._put_down:
            passed -= 1
            entries[at] = log.with_secret(entries[at], state.passed[passed])
        for at in self._looks:
            goal = _goal_of(state.table, entries[at])
            entries[at] = log.with_secret(entries[at], state.goals[goal])
        round_number = state.table.round
        taken = [pick.value for pick in state.picks if pick.round == round_number]
        returned = [back.value for back in state.returned if back.round == round_number]
        for at in self._takes:
            entries[at] = log.with_secret(entries[at], taken.pop())
        for at in self._returns:
            entries[at] = log.with_secret(entries[at], returned.pop())
        state.log = entries


def unseen_cards(view: View) -> list[int]:
    """The cards of the deck that lie where the seat can't see them, sorted."""
    return left_over(DECK, [*cards_on_table(view.table), *view.hand, *view.passed])


def _unknown_roles(view: View) -> list[int]:
    """S-10: the dwarf cards that are dealt, less the seat's own."""
    roles = dealt_roles(view.table.seats, view.table.options.saboteurs)
    if view.role >= 0:
        roles.remove(view.role)
    return roles


def looked_at(view: View) -> vec[i64]:
    """S-45: who has looked at which goal is public."""
    table = view.table
    looked = filled(table.seats, 0)
    for logged in view.log:
        if log.event_of(logged) == log.LOOKED:
            looked[log.seat_of(logged)] |= GOAL_BIT[_goal_of(table, logged)]
    if view.seat >= 0:
        for goal in range(GOALS):
            if view.known_goals[goal] != table.goal_face[goal]:
                looked[view.seat] |= GOAL_BIT[goal]
    return looked


def _goal_of(table: Table, logged: i64) -> i64:
    return table.goal_at(table.maze.find_at(log.coordinates_of(logged)))


def _places(view: View, *events: int) -> vec[i64]:
    """The places of such entries in the log, the last one first."""
    wanted: i64 = 0
    for event in events:
        bit: i64 = 1
        bit <<= event
        wanted |= bit
    found = vec[i64]()
    at: i64 = len(view.log) - 1
    while at >= 0:
        if wanted >> log.event_of(view.log[at]) & 1:
            found = append(found, at)
        at -= 1
    return found


def _is_untouched(table: Table) -> bool:
    """Whether all gold cards are in the stack, as in a game's first round."""
    return table.stack_size == len(GOLD_DECK) and not table.results
