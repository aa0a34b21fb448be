"""How experiments play Sabotage: a side is a roof with everybody who builds it."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.experiments.contest import Contest
from pitprop.experiments.spec import Setting
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.cards import ROOFS, roof_of
from pitprop.games.sabotage.rules.state import State

_SIDE = "builder"


def start(setting: Setting, seed: str) -> tuple[State, str]:
    """See `Playing.start`."""
    state = GAME.start(setting.players, edition=setting.edition, options=setting.options, seed=seed)
    state.apply_chance(state.draw())
    return state, seed


def halves(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.halves`."""
    return [roof_of(seat) for seat in range(setting.players)]


def side(state: State, seat: int) -> str:
    """See `Playing.side`."""
    return _SIDE


def truth(state: State) -> Sequence[bool]:
    """See `Playing.truth`."""
    return []


def rounds_over(state: State) -> int:
    """See `Playing.rounds_over`: a match is won as a whole, and so is a single game."""
    return int(state.decider == TERMINAL)


def is_over(setting: Setting, state: State) -> bool:
    """See `Playing.is_over`."""
    return state.decider == TERMINAL or (setting.single and state.decider == CHANCE)


def contests(state: State, decisions: Sequence[int]) -> Sequence[Contest]:
    """See `Playing.contests`."""
    seats = range(state.seats)
    totals = [state.scores()[roof] for roof in range(ROOFS)]
    ranks = tuple(int(total < max(totals)) for total in totals)
    teams = tuple(roof_of(seat) for seat in seats)
    return [Contest((_SIDE,) * len(seats), teams, ranks, "", sum(decisions))]


def winners(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.winners` (A-42, A-54)."""
    (contest,) = contests(state, ())
    return [seat for seat in range(setting.players) if contest.share(seat) > 0]
