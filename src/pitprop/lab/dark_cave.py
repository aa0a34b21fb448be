"""Playing one game of The Dark Cave between opponents, and counting what comes of it."""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import ENDING_NAMES, HIDDEN
from pitprop.lab.dark_cave_findings import CLANS, DarkCaveFindings, found
from pitprop.lab.play import play_round
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally


def check(spec: SimulationSpec) -> None:
    """Check that The Dark Cave can do what the spec asks for.

    Raises:
        PitpropError: it asks for roles, a composition or single rounds, which don't exist here.
    """
    if spec.composition is not None:
        raise PitpropError(
            "The Dark Cave has no compositions: who is a saboteur is dealt by chance"
        )
    if spec.by_role:
        raise PitpropError("computer players of The Dark Cave are given by seat: clans are dealt")
    if spec.single_rounds:
        raise PitpropError("The Dark Cave has no rounds: a game is played as a whole")


def play_match(spec: SimulationSpec, number: int, tally: Tally) -> None:
    """Play one game and count it.

    Args:
        spec: what is simulated.
        number: which of the games it is, from 0.
        tally: where it is counted.
    """
    seed = seed_of(spec, number)
    state = GAME.start(spec.players, edition=spec.edition, options=spec.options, seed=seed)
    counted = Tally()
    moves = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
        else:
            moves += play_round(spec, state, spec.opponent_at, seed, moves, counted)
    # A card that chance draws from a hand (D-93) doesn't begin another round.
    counted.round_moves.clear()
    counted.round_moves[moves] += 1
    tally.add(counted)
    tally.game_moves[moves] += 1
    if spec.keeps_games:
        tally.kept.keep(state, moves)
    _count_game(state, tally)


def seed_of(spec: SimulationSpec, number: int) -> str:
    """The seed of a whole game."""
    return f"{spec.seed} game {number}"


def findings(spec: SimulationSpec, tally: Tally) -> DarkCaveFindings:
    """What is counted for The Dark Cave alone."""
    return found(spec, tally)


def _count_game(state: State, tally: Tally) -> None:
    table = state.table
    result = table.result
    assert result is not None
    count = tally.found
    count["games",] += 1
    count["turns",] += int(table.turns)
    count["exit used",] += len(table.left) > 0
    count["left",] += len(table.left)
    count["goals",] += sum(1 for goal in table.goal_shown if goal != HIDDEN)
    count["ending", ENDING_NAMES[result.ending]] += 1
    for clan in CLANS:
        count["won", clan] += result.winner == clan
        count["workers", clan] += result.workers[clan]
        count["saved", clan] += result.saved[clan]
        count["treasure", clan] += result.treasures[clan]
    count["turns", int(table.turns)] += 1
    winners = state.winners()
    for seat, treasure in enumerate(state.scores()):
        tally.seats[seat, "points"] += treasure
    for seat in winners:
        tally.seats[seat, "alone" if len(winners) == 1 else "shared"] += 1
