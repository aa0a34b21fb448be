"""Worlds that a seat can't tell from the real one, drawn at random (law 9).

Everything is built from a view: what the seat knows stays as it is, what it doesn't know is filled
in with the cards and the gold that it has not seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import Draw
from pitprop.games.saboteur import log
from pitprop.games.saboteur.cards import COPIES, GOAL_BIT, GOALS, KINDS, dwarf_cards
from pitprop.games.saboteur.census import cards_on_table
from pitprop.games.saboteur.hand import packed
from pitprop.games.saboteur.sample_gold import round_is_won, sample_gold
from pitprop.games.saboteur.state import State, new_state
from pitprop.games.saboteur.table import FACE_DOWN, HIDDEN, Table, filled
from pitprop.games.saboteur.view import View

_SEED_WORDS: Final = 4
_WORD_RANGE: Final = 2**32


def sample_state(view: View, draw: Draw) -> State:
    """A state in which the seat would see just this view.

    The deals of later rounds come from a seed of its own, taken from `draw`. The draw pile holds
    what is left of it, as if nothing had been drawn yet.
    """
    state = new_state(view.table.clone(), _fresh_seed(draw))
    if view.table.round == 0:
        return state
    state.roles = _roles(view, draw)
    state.goals = _goals(view, draw)
    _deal_unseen_cards(state, view, draw)
    sample_gold(state, view, draw)
    state.looked = _looked(view)
    state.log = _full_log(state, view)
    return state


def _fresh_seed(draw: Draw) -> str:
    return "".join(f"{draw.below(_WORD_RANGE):08x}" for _ in range(_SEED_WORDS))


def _without(cards: list[int], seen: list[int]) -> list[int]:
    left = cards[:]
    for card in seen:
        left.remove(card)
    return left


def _roles(view: View, draw: Draw) -> tuple[int, ...]:
    """S-11, S-57: after the round everybody knows the roles; before, a seat knows its own."""
    table = view.table
    if round_is_won(table):
        return table.results[-1].roles
    own = [] if view.role < 0 else [view.role]
    roles = _without(dwarf_cards(table.seats), own)
    draw.shuffle(roles)
    roles[view.seat : view.seat] = own
    return tuple(roles)


def _goals(view: View, draw: Draw) -> tuple[int, ...]:
    """S-12: the goals that the seat doesn't know are the others, in any order."""
    known = [goal for goal in view.known_goals if goal != HIDDEN]
    unknown = _without(list(range(GOALS)), known)
    draw.shuffle(unknown)
    return tuple(unknown.pop() if goal == HIDDEN else goal for goal in view.known_goals)


def unseen_cards(view: View) -> list[int]:
    """The cards of the deck that lie where the seat can't see them, sorted."""
    left = COPIES[:]
    for kind in [*cards_on_table(view.table), *view.hand, *view.passed]:
        left[kind] -= 1
    return [kind for kind in range(KINDS) for _ in range(left[kind])]


def _deal_unseen_cards(state: State, view: View, draw: Draw) -> None:
    """S-82: other hands, other face-down discards and the draw pile are the unseen cards."""
    table = view.table
    unseen = unseen_cards(view)
    draw.shuffle(unseen)
    state.hands = vec[i64](
        [
            packed(view.hand)
            if seat == view.seat
            else packed([unseen.pop() for _ in range(table.hand_sizes[seat])])
            for seat in range(table.seats)
        ]
    )
    own = iter(view.passed)
    state.passed = vec[i64](
        [
            next(own) if card == FACE_DOWN + view.seat else unseen.pop()
            for card in table.discards
            if card >= FACE_DOWN
        ]
    )
    state.pile = vec[i64]([unseen.pop() for _ in range(table.pile_size)])
    state.drawn = 0


def _looked(view: View) -> vec[i64]:
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


def _goal_of(table: Table, logged: int) -> int:
    return table.goal_at(table.maze.find(log.x_of(logged), log.y_of(logged)))


def _full_log(state: State, view: View) -> vec[i64]:
    """The log with the private parts that this state gives to the entries of other seats.

    What lies face down may have come there before the log begins (in a set-up position), so that
    entries are told from the last one on.
    """
    passed = list(state.passed)
    taken = [pick.value for pick in state.picks if pick.round == view.table.round]
    returned = [back.value for back in state.returned if back.round == view.table.round]
    told = []
    for logged in reversed(list(view.log)):
        event = log.event_of(logged)
        if event == log.PASSED:
            secret = passed.pop()
        elif event == log.TOOK:
            secret = taken.pop()
        elif event == log.RETURNED:
            secret = returned.pop()
        elif event == log.LOOKED:
            secret = state.goals[_goal_of(view.table, logged)]
        else:
            secret = -1
        told.append(log.with_secret(logged, secret))
    return vec[i64](told[::-1])
