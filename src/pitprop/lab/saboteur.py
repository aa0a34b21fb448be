"""Playing one game or one round of Saboteur between opponents, and counting what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.options import Options
from pitprop.games.saboteur.rules.cards import DIGGER, ROLE_NAMES, saboteur_counts
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import WINNER_NAMES, RoundResult
from pitprop.lab.play import play_round
from pitprop.lab.saboteur_findings import SaboteurFindings, found
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally

# The role that wins, by the winner of a round.
_WINS = {"diggers": ROLE_NAMES[0], "saboteurs": ROLE_NAMES[1]}

# What a seed ends with: which of the deals that it gives is played.
_DEAL = " deal {}"


def check(spec: SimulationSpec) -> None:
    """Check that Saboteur can do what the spec asks for.

    Raises:
        PitpropError: a composition can't be dealt (S-10) or is asked for in whole games, or
            opponents are given for one role only.
    """
    if spec.composition is not None and not spec.single_rounds:
        raise PitpropError(
            "a composition can be asked for in single rounds only:"
            " SimulationSpec(single_rounds=True)"
        )
    players = spec.players
    possible = [(players - count, count) for count in saboteur_counts(players, _number(spec))]
    if spec.composition is not None and spec.composition not in possible:
        known = " or ".join(f"{diggers}v{saboteurs}" for diggers, saboteurs in possible)
        asked = "v".join(str(count) for count in spec.composition)
        raise PitpropError(f"{players} players are {known}, never {asked} [S-10]")
    if spec.by_role and set(spec.by_role) != set(ROLE_NAMES):
        raise PitpropError(f"computer players by role are given for {' and '.join(ROLE_NAMES)}")


def _number(spec: SimulationSpec) -> int:
    """How many saboteurs play, as a value of the option."""
    edition = spec.edition or GAME.options.editions[0].name
    return Options(edition, GAME.options.resolve(edition, spec.options)).saboteurs


def play_match(spec: SimulationSpec, number: int, tally: Tally) -> None:
    """Play one game, or one round, and count it.

    Args:
        spec: what is simulated.
        number: which of the games it is, from 0.
        tally: where it is counted.
    """
    state, seed = _dealt(spec, number)
    moves = 0
    rounds = 1 if spec.single_rounds else state.table.options.rounds
    for _ in range(rounds):
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        moves += play_round(spec, state, partial(_opponent, spec, state), seed, moves, tally)
        _count_round(spec, state, tally)
    if not spec.single_rounds:
        tally.game_moves[moves] += 1
        _count_winners(state, tally)
        if spec.keeps_games:
            tally.kept.keep(state, moves)


def seed_of(spec: SimulationSpec, number: int) -> str:
    """The seed of a whole game."""
    return f"{spec.seed} game {number}{_DEAL.format(0)}"


def findings(spec: SimulationSpec, tally: Tally) -> SaboteurFindings:
    """What is counted for Saboteur alone."""
    return found(tally)


def first_deal(
    start: Callable[[str], State], seed: str, composition: tuple[int, int] | None
) -> tuple[State, str]:
    """A game after its first deal, and its seed; deals with other compositions are skipped.

    Args:
        start: gives a game with a seed.
        seed: where the deals come from.
        composition: the numbers of diggers and saboteurs among the players; None for any.
    """
    attempt = 0
    while True:
        own_seed = seed + _DEAL.format(attempt)
        state = start(own_seed)
        state.apply_chance(state.draw())
        if composition is None or composition_of(state.roles[:-1]) == composition:
            return state, own_seed
        attempt += 1


def composition_of(roles: Sequence[int]) -> tuple[int, int]:
    """The numbers of diggers and saboteurs among these roles."""
    diggers = list(roles).count(DIGGER)
    return diggers, len(roles) - diggers


def _dealt(spec: SimulationSpec, number: int) -> tuple[State, str]:
    def start(seed: str) -> State:
        return GAME.start(spec.players, edition=spec.edition, options=spec.options, seed=seed)

    return first_deal(start, f"{spec.seed} game {number}", spec.composition)


def _opponent(spec: SimulationSpec, state: State, seat: int) -> str:
    if spec.by_role:
        return spec.by_role[ROLE_NAMES[state.roles[seat]]]
    return spec.opponent_at(seat)


def _count_round(spec: SimulationSpec, state: State, tally: Tally) -> None:
    result = state.table.results[-1]
    gained = state.gained[-1]
    diggers, saboteurs = composition_of(result.roles[:-1])
    tally.found["composition", diggers, saboteurs, WINNER_NAMES[result.winner]] += 1
    for seat in range(spec.players):
        _count_seat(_opponent(spec, state, seat), result, seat, gained[seat], tally)


def _count_seat(name: str, result: RoundResult, seat: int, gold: int, tally: Tally) -> None:
    role = ROLE_NAMES[result.roles[seat]]
    tally.found["role", name, role, "rounds"] += 1
    tally.found["role", name, role, "won"] += _WINS.get(WINNER_NAMES[result.winner]) == role
    tally.found["role", name, role, "gold"] += gold
    tally.seats[seat, "points"] += gold


def _count_winners(state: State, tally: Tally) -> None:
    winners = state.winners()
    for seat in winners:
        tally.seats[seat, "alone" if len(winners) == 1 else "shared"] += 1
