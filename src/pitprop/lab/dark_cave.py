"""Playing one game of The Dark Cave between opponents, and counting what comes of it."""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.game import NOBODY
from pitprop.games.dark_cave.cards import CLAN_NAMES
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.state import State
from pitprop.games.dark_cave.table import ENDING_NAMES, NOBODY_WON
from pitprop.lab.dark_cave_findings import DarkCaveFindings, found
from pitprop.lab.play import play_round
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally


def check(spec: SimulationSpec) -> None:
    """See that what the spec asks of The Dark Cave in particular can be had.

    Raises:
        PitpropError: it asks for diggers and saboteurs, or for single rounds.
    """
    if spec.by_role or spec.composition is not None:
        raise PitpropError("The Dark Cave has no diggers: opponents are given by seat")
    if spec.single_rounds:
        raise PitpropError("The Dark Cave has no rounds: leave out --rounds")


def play_match(spec: SimulationSpec, number: int, tally: Tally) -> None:
    """Play one game and count it.

    Args:
        spec: what is simulated.
        number: which of the games it is, from 0.
        tally: what it is counted in.
    """
    seed = f"{spec.seed} game {number}"
    state = GAME.start(spec.players, edition=spec.edition, options=spec.options, seed=seed)
    moves = 0
    while state.decider != NOBODY:
        if state.decider < 0:
            state.advance_chance()
        moves += _play_on(state, spec, seed, moves, tally)
    tally.round_moves[moves] += 1
    tally.game_moves[moves] += 1
    _count(state, tally)


def _play_on(state: State, spec: SimulationSpec, seed: str, before: int, tally: Tally) -> int:
    """Play until a card is lost or the game is over; a game is one round."""
    moves = play_round(state, spec.opponent_at, seed, before, tally)
    tally.round_moves[moves] -= 1
    if not tally.round_moves[moves]:
        del tally.round_moves[moves]
    return moves


def findings(spec: SimulationSpec, tally: Tally) -> DarkCaveFindings:
    """What was counted of The Dark Cave alone."""
    return found(tally)


def _count(state: State, tally: Tally) -> None:
    table = state.table
    result = table.result
    if result is None:
        raise PitpropError("the game isn't over")
    winner = "nobody" if result.winner == NOBODY_WON else CLAN_NAMES[result.winner]
    tally.found["games",] += 1
    tally.found["won", winner] += 1
    tally.found["ending", ENDING_NAMES[result.ending]] += 1
    tally.found["turns", table.turns] += 1
    tally.found["left", len(table.left)] += 1
    tally.found["saved",] += sum(result.saved)
    winners = state.winners()
    for seat, points in enumerate(state.scores()):
        tally.seats[seat, "points"] += points
    for seat in winners:
        tally.seats[seat, "alone" if len(winners) == 1 else "shared"] += 1
