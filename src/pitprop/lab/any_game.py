"""Playing one game, whatever its rules, and counting what any game has: points, wins, moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.lab.play import play_round
from pitprop.lab.report import TextTable
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class NoFindings:
    """Nothing beyond what is counted for any game."""

    unit: ClassVar[str] = "points"

    def grids(self) -> Sequence[TextTable]:
        """No grids."""
        return []


def check(spec: SimulationSpec) -> None:
    """Check that any game can do what the spec asks for.

    Raises:
        PitpropError: it asks for roles, a composition or single rounds.
    """
    if spec.composition is not None:
        raise PitpropError(f"{spec.game} has no compositions: those of Saboteur are roles")
    if spec.by_role:
        raise PitpropError(f"computer players of {spec.game} are given by seat, not by role")
    if spec.single_rounds:
        raise PitpropError(f"{spec.game} is simulated as a whole, not round by round")


def play_match(spec: SimulationSpec, number: int, tally: Tally) -> None:
    """Play one game and count it.

    Args:
        spec: what is simulated.
        number: which of the games it is, from 0.
        tally: where it is counted.
    """
    seed = seed_of(spec, number)
    state = find_game(spec.game).start(
        spec.players, edition=spec.edition, options=spec.options, seed=seed
    )
    counted = Tally()
    moves = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            moves += play_round(spec, state, spec.opponent_at, seed, moves, counted)
    # Chance may decide in mid-round, too: the game counts as one round.
    counted.round_moves.clear()
    counted.round_moves[moves] += 1
    tally.add(counted)
    tally.game_moves[moves] += 1
    if spec.keeps_games:
        tally.kept.keep(state, moves)
    winners = state.winners()
    for seat, points in enumerate(state.scores()):
        tally.seats[seat, "points"] += points
        if seat in winners:
            tally.seats[seat, "alone" if len(winners) == 1 else "shared"] += 1


def seed_of(spec: SimulationSpec, number: int) -> str:
    """The seed of a whole game."""
    return f"{spec.seed} game {number}"


def findings(spec: SimulationSpec, tally: Tally) -> NoFindings:
    """Nothing that only one game has."""
    return NoFindings()
