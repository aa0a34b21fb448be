"""How experiments play a game that they know nothing about: everybody plays for themselves."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.game import CHANCE, TERMINAL, State
from pitprop.core.installed.registry import find_game
from pitprop.experiments.contest import Contest
from pitprop.experiments.spec import Setting

_SIDE = "player"


def start(setting: Setting, seed: str) -> tuple[State, str]:
    """See `Playing.start`."""
    game = find_game(setting.game)
    state = game.start(setting.players, edition=setting.edition, options=setting.options, seed=seed)
    while state.decider == CHANCE:
        state.apply_chance(state.draw())
    return state, seed


def halves(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.halves`."""
    return [seat % 2 for seat in range(setting.players)]


def side(state: State, seat: int) -> str:
    """See `Playing.side`."""
    return _SIDE


def truth(state: State) -> Sequence[bool]:
    """See `Playing.truth`."""
    return []


def rounds_over(state: State) -> int:
    """See `Playing.rounds_over`."""
    return int(state.decider == TERMINAL)


def is_over(setting: Setting, state: State) -> bool:
    """See `Playing.is_over`."""
    return state.decider == TERMINAL


def contests(state: State, decisions: Sequence[int]) -> Sequence[Contest]:
    """See `Playing.contests`."""
    seats = tuple(range(state.seats))
    won = set(state.winners())
    ranks = tuple(int(seat not in won) for seat in seats)
    return [Contest((_SIDE,) * len(seats), seats, ranks, "", sum(decisions))]


def winners(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.winners`."""
    return state.winners()
