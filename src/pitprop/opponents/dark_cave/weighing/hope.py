"""Whether anybody can still get out of the cave, however well it goes (D-82)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pitprop.games.dark_cave.knowledge.sample import unseen_cards
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    BOOTS,
    GOAL_FACE,
    GOALS,
    GROUP_OF,
    LADDER,
    NO_SLOT,
    PATH_KINDS,
    ROCKFALL,
    STEPS,
    SWAP,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.table import HIDDEN, group_count
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.cave_graph import ENTER_GOAL
from pitprop.opponents.dark_cave.ways.fewest_steps import Luck, fewest_steps

_ENTER_TURNED_UP: Final = 2
"""How many steps it is to the exit, in its middle, from beside a goal that lies face up (D-7)."""


class _Cards(NamedTuple):
    """What may still be played, by whomever.

    Attributes:
        boots: whether there are boots (D-54).
        swaps: the hand swaps, as kinds of cards (D-52).
        luck: what else there is.
    """

    boots: bool
    swaps: Sequence[int]
    luck: Luck


def is_hopeless(situation: Situation) -> bool:
    """D-82: whether no dwarf inside can get out any more, however well it goes."""
    inside = situation.inside()
    left = {seat: _steps_left(situation, seat) for seat in inside}
    prices = [far for far in situation.prices if far]
    if any(far[situation.at[seat]] <= left[seat] for far in prices for seat in inside):
        return False
    cards = _cards(situation.view)
    most = {seat: _steps_left(situation, seat, cards) for seat in inside}
    return not any(
        _leads_out(situation, goal, cards.luck, most)
        for goal, chance in enumerate(situation.exit)
        if chance
    )


def _leads_out(situation: Situation, goal: int, luck: Luck, most: Mapping[int, int]) -> bool:
    """Whether somebody can get out if a goal is the exit.

    Args:
        situation: the situation.
        goal: the goal.
        luck: what cards there may be.
        most: for each seat whose dwarf is inside, how many steps it may have left.
    """
    at = situation.at
    alone = fewest_steps(situation.graph, goal, luck)
    if any(alone[at[seat]] <= steps for seat, steps in most.items()):
        return True
    if not situation.graph.is_face_down(goal):
        return False
    # D-70: the movement ends only for the dwarf that turns a goal up.
    finders = [s for s, steps in most.items() if alone[at[s]] - ENTER_GOAL + 1 <= steps]
    if not finders:
        return False
    following = fewest_steps(situation.graph, goal, luck, _ENTER_TURNED_UP)
    return any(following[at[seat]] <= steps and finders != [seat] for seat, steps in most.items())


def _steps_left(situation: Situation, seat: int, cards: _Cards | None = None) -> int:
    """How many steps a dwarf inside has left, at most.

    Args:
        situation: the situation.
        seat: whose dwarf it is.
        cards: what may still be played; None for nothing that changes it.
    """
    table = situation.view.table
    pace = STEPS + 1 if cards is not None and cards.boots else situation.pace(seat)
    turns = situation.turns_left(seat)
    if cards is not None and cards.swaps:
        turns = max(turns, _turns_by_swaps(situation.view, seat, cards.swaps))
    steps = pace * turns
    if seat == table.on_turn:
        steps += int(table.steps)  # of the movement that is under way
    return steps


def _turns_by_swaps(view: View, seat: int, swaps: Sequence[int]) -> int:
    """D-52: how many turns a player may have that gets the hand of another.

    Args:
        view: what the player knows whose view it is.
        seat: whose turns they are.
        swaps: the kinds of hand swaps that may still be played.
    """
    table = view.table
    largest = max(int(table.hand_size(other)) for other in range(table.seats) if other != seat)
    pile = int(table.pile_size())
    if pile:
        # The other player draws instead of whoever plays the swap.
        return largest + 1 - (-pile // table.seats) + len(swaps)
    if seat == view.seat:
        holds = any(kind in view.hand for kind in swaps)
    else:
        holds = any(group_count(table.backs[seat], GROUP_OF[kind]) for kind in swaps)
    # Whoever plays a swap has a turn with it; what somebody else plays is one card of the hand.
    return largest + 1 if holds or len(swaps) > 1 else largest - 1


def _cards(view: View) -> _Cards:
    kinds = _may_still_come(view)
    actions = [int(ACTION[kind]) for kind in kinds if kind >= PATH_KINDS]
    ladders = sum(kind < PATH_KINDS and LADDER[2 * kind] != NO_SLOT for kind in kinds)
    return _Cards(
        BOOTS in actions,
        [kind for kind in kinds if ACTION[kind] == SWAP],
        Luck(ladders, actions.count(ROCKFALL), _goals_with_ladder(view)),
    )


def _may_still_come(view: View) -> list[int]:
    """D-92: the cards that the player holds, and those that may lie under a back in play."""
    table = view.table
    in_play = {
        group
        for group in range(len(GROUPS))
        if table.pile[group]
        or any(
            group_count(table.backs[seat], group) for seat in range(view.seats) if seat != view.seat
        )
    }
    return [*view.hand, *[kind for kind in unseen_cards(view) if GROUP_OF[kind] in in_play]]


def _goals_with_ladder(view: View) -> list[int]:
    """D-2: the goals that lie face down and may have the ladder."""
    ladder = next(goal for goal in range(GOALS) if LADDER[GOAL_FACE + 2 * goal] != NO_SLOT)
    known = view.known_goals
    may_be = {ladder} if ladder in known else {ladder, -1}
    return [
        goal
        for goal in range(GOALS)
        if view.table.goal_shown[goal] == HIDDEN and known[goal] in may_be
    ]
