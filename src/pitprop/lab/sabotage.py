"""Playing one match or one game of Sabotage between opponents, and counting what comes of it."""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.cards import ROOFS, roof_of
from pitprop.games.sabotage.rules.state import State
from pitprop.lab.play import play_round
from pitprop.lab.sabotage_findings import SabotageFindings, found
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally


def check(spec: SimulationSpec) -> None:
    """Check that Sabotage can do what the spec asks for.

    Raises:
        PitpropError: it asks for roles or a composition, which this game doesn't have.
    """
    if spec.composition is not None:
        raise PitpropError("Sabotage has no compositions: it has no roles")
    if spec.by_role:
        raise PitpropError("Sabotage has no roles: computer players are given by seat")


def play_match(spec: SimulationSpec, number: int, tally: Tally) -> None:
    """Play one match, or one game of it, and count it.

    Args:
        spec: what is simulated.
        number: which of the matches it is, from 0.
        tally: where it is counted.
    """
    seed = seed_of(spec, number)
    state = GAME.start(spec.players, edition=spec.edition, options=spec.options, seed=seed)
    moves = 0
    for _ in range(1 if spec.single_rounds else state.table.options.games):
        state.deal()
        moves += play_round(spec, state, spec.opponent_at, seed, moves, tally)
        _count_game(state, tally)
    for seat, points in enumerate(state.scores()):
        tally.seats[seat, "points"] += points
    if not spec.single_rounds:
        tally.game_moves[moves] += 1
        if spec.keeps_games:
            tally.kept.keep(state, moves, len(_sides_won(state)))
        _count_winners(state, tally)


def seed_of(spec: SimulationSpec, number: int) -> str:
    """The seed of a whole game."""
    return f"{spec.seed} game {number}"


def findings(spec: SimulationSpec, tally: Tally) -> SabotageFindings:
    """What is counted for Sabotage alone."""
    return found(spec, tally)


def _count_game(state: State, tally: Tally) -> None:
    result = state.table.results[-1]
    for side in range(ROOFS):
        points = result.scores[side]
        others = result.scores[1 - side]
        tally.found[side, "games"] += 1
        tally.found[side, "won"] += points > others
        tally.found[side, "tied"] += points == others
        tally.found[side, "worth"] += result.worth[side]
        tally.found[side, "points"] += points
        closed = result.closed_by != NO_SEAT and roof_of(result.closed_by) == side
        tally.found[side, "closed"] += closed


def _count_winners(state: State, tally: Tally) -> None:
    """A-42, A-54: partners win together; a win is shared if both sides win."""
    sides = _sides_won(state)
    for side in sides:
        tally.found[side, "alone" if len(sides) == 1 else "shared"] += 1
    for seat in state.winners():
        tally.seats[seat, "alone" if len(sides) == 1 else "shared"] += 1


def _sides_won(state: State) -> set[int]:
    return {roof_of(seat) for seat in state.winners()}
