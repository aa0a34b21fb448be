"""From states and views to what a position tells."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.description.discards import setup_discards
from pitprop.core.description.lines import UNKNOWN
from pitprop.core.description.positions import position_header
from pitprop.core.face_down import known_face_down
from pitprop.core.hand import unpacked
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.options import OPTIONS
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS
from pitprop.games.saboteur.rules.gold import pickers
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import (
    DIGGERS_WON,
    HIDDEN,
    SABOTEURS_WON,
    TAKING,
    RoundResult,
    Table,
)
from pitprop.games.saboteur.text.notation import GOAL_PLACES, tunnel_cards
from pitprop.games.saboteur.text.position.lines import Setup, SetupGoal
from pitprop.games.saboteur.text.position.result_line import SetupPick, SetupResult
from pitprop.tunnels.maze import NO_PLACE
from pitprop.tunnels.places import Place, place_at


def setup_of(shown: State | View) -> Setup:
    """All of a state, or of what a view shows, except the log and the cards drawn earlier."""
    table = shown.table
    setup = Setup(position_header("saboteur", shown, table.options, OPTIONS), table.round)
    if not table.round:
        return setup
    setup.turn = table.on_turn
    setup.starter = table.starter
    setup.last = table.last_seat
    setup.broken = list(table.broken)
    setup.maze = tunnel_cards(table)
    if table.laid_place != NO_PLACE:
        setup.laid = place_at(table.maze, table.laid_place)
    if isinstance(shown, State):
        _set_up_hidden(setup, shown)
    else:
        _set_up_known(setup, shown)
    for number, result in enumerate(table.results, 1):
        outcome = _outcome(table, number, result)
        if isinstance(shown, State):
            _set_gold(outcome, shown, number, result)
        else:
            _set_gold_seen(outcome, shown, number, result)
        setup.results[number] = outcome
    return setup


def _set_up_hidden(setup: Setup, state: State) -> None:
    """What a state holds besides the table."""
    table = state.table
    setup.goals = _goals(table, state.goals)
    setup.roles = state.roles
    setup.hands = {seat: unpacked(hand) for seat, hand in enumerate(state.hands)}
    setup.pile = list(state.pile[state.drawn :])
    setup.discards = setup_discards(table.discards, state.passed)
    setup.looked = {seat: _looked_at(goals) for seat, goals in enumerate(state.looked)}
    setup.stack = list(state.stack)
    setup.gold = {seat: list(cards) for seat, cards in enumerate(state.gold)}
    if table.phase == TAKING:
        setup.offer = (table.decider, list(state.offer))


def _set_up_known(setup: Setup, view: View) -> None:
    """What a seat knows of that."""
    table = view.table
    setup.goals = _goals(table, view.known_goals)
    setup.roles = _roles_seen(view)
    setup.hands = {
        seat: view.hand if seat == view.seat else [UNKNOWN] * size
        for seat, size in enumerate(table.hand_sizes)
    }
    setup.pile = [UNKNOWN] * table.pile_size
    passed = known_face_down(table.discards, view.passed, view.seat)
    setup.discards = setup_discards(table.discards, passed)
    setup.stack = [UNKNOWN] * table.stack_size
    setup.gold = {seat: _gold_seen(view, seat) for seat in range(table.seats)}
    if table.phase == TAKING:
        own = table.decider == view.seat
        setup.offer = (table.decider, view.offer if own else [UNKNOWN] * table.offered)


def _goals(table: Table, known: Sequence[int]) -> list[SetupGoal]:
    return [
        SetupGoal(known[goal], table.goal_face[goal] != HIDDEN, table.goal_shape[goal])
        for goal in range(GOALS)
    ]


def _looked_at(mask: int) -> list[Place]:
    return [GOAL_PLACES[goal] for goal in range(GOALS) if mask & GOAL_BIT[goal]]


def _roles_seen(view: View) -> tuple[int, ...]:
    """S-57: after the round all of them."""
    table = view.table
    if len(table.results) == table.round:
        return table.results[-1].roles
    return tuple(view.role if seat == view.seat else UNKNOWN for seat in range(table.seats + 1))


def _gold_seen(view: View, seat: int) -> list[int]:
    """S-72: after the game everybody's."""
    if view.table.all_gold:
        return list(view.table.all_gold[seat])
    return view.gold if seat == view.seat else [UNKNOWN] * view.table.gold_sizes[seat]


# --- Results ------------------------------------------------------------------------------------


def _outcome(table: Table, number: int, result: RoundResult) -> SetupResult:
    """How a round ended; who played the last card of the current one has a line of its own."""
    outcome = SetupResult(result.winner, roles=result.roles)
    if result.winner == DIGGERS_WON:
        outcome.reached_by = result.last_seat
    elif number < table.round:
        outcome.last = result.last_seat
    return outcome


def _set_gold(outcome: SetupResult, state: State, number: int, result: RoundResult) -> None:
    picks = [pick for pick in state.picks if pick.round == number]
    if result.winner == DIGGERS_WON and len(picks) == sum(result.cards):
        outcome.took = [SetupPick(pick.seat, pick.value) for pick in picks]
    elif any(result.cards):
        outcome.cards = result.cards
        outcome.gold = state.gained[number - 1]
    outcome.returned = [
        SetupPick(back.seat, back.value) for back in state.returned if back.round == number
    ]


def _set_gold_seen(outcome: SetupResult, view: View, number: int, result: RoundResult) -> None:
    if result.winner == SABOTEURS_WON and any(result.cards):
        outcome.cards = result.cards
        outcome.gold = result.pay
    if result.winner == DIGGERS_WON:
        outcome.took = _took(view, number, result)
    outcome.returned = _returned(view, number, result)


def _took(view: View, number: int, result: RoundResult) -> list[SetupPick]:
    """S-61: who took a card is known from the roles, which card only from one's own picks."""
    own = iter([(offer, value) for picked_in, offer, value in view.picks if picked_in == number])
    took = []
    for seat in pickers(result.roles[:-1], result.last_seat, sum(result.cards)):
        offer, value = next(own, ((), UNKNOWN)) if seat == view.seat else ((), UNKNOWN)
        took.append(SetupPick(seat, value, offer))
    return took


def _returned(view: View, number: int, result: RoundResult) -> list[SetupPick]:
    """S-65: all know how many went back, and whoever turned them over knows which."""
    own = iter([value for returned_in, value in view.returned if returned_in == number])
    return [
        SetupPick(seat, next(own, UNKNOWN) if seat == view.seat else UNKNOWN)
        for seat, count in enumerate(result.returned)
        for _ in range(count)
    ]
