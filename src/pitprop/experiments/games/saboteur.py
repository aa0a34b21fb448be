"""How experiments play Saboteur: sides are roles in single rounds, seats in whole games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.experiments.contest import Contest
from pitprop.experiments.spec import Setting
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import ROLE_NAMES, SABOTEUR
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import (
    DIGGERS_WON,
    SABOTEURS_WON,
    WINNER_NAMES,
    RoundResult,
)
from pitprop.lab.saboteur import first_deal

_RANKS = {DIGGERS_WON: (0, 1), SABOTEURS_WON: (1, 0)}


def start(setting: Setting, seed: str) -> tuple[State, str]:
    """See `Playing.start`."""
    begin = partial(_start, setting)
    return first_deal(begin, seed, setting.numbers)


def _start(setting: Setting, seed: str) -> State:
    return GAME.start(setting.players, edition=setting.edition, options=setting.options, seed=seed)


def halves(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.halves`: by role in single rounds, where both roles were dealt."""
    roles = state.roles[:-1]
    if setting.single and len(set(roles)) > 1:
        return [int(role == SABOTEUR) for role in roles]
    return [seat % 2 for seat in range(setting.players)]


def side(state: State, seat: int) -> str:
    """See `Playing.side`."""
    return ROLE_NAMES[state.roles[seat]]


def truth(state: State) -> Sequence[bool]:
    """See `Playing.truth`."""
    return [role == SABOTEUR for role in state.roles[:-1]]


def rounds_over(state: State) -> int:
    """See `Playing.rounds_over`: a round is over once it is known who has won it (S-57)."""
    return len(state.table.results)


def is_over(setting: Setting, state: State) -> bool:
    """See `Playing.is_over`."""
    return state.decider == TERMINAL or (setting.single and state.decider == CHANCE)


def contests(state: State, decisions: Sequence[int]) -> Sequence[Contest]:
    """See `Playing.contests`."""
    return [
        _contest(result, count)
        for result, count in zip(state.table.results, decisions, strict=True)
    ]


def _contest(result: RoundResult, decisions: int) -> Contest:
    roles = result.roles[:-1]
    return Contest(
        tuple(ROLE_NAMES[role] for role in roles),
        tuple(int(role == SABOTEUR) for role in roles),
        _RANKS.get(int(result.winner), (0, 0)),
        WINNER_NAMES[result.winner],
        decisions,
    )


def winners(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.winners`: in single rounds, whose role has won."""
    if not setting.single:
        return state.winners()
    contest = _contest(state.table.results[-1], 0)
    return [seat for seat in range(setting.players) if contest.share(seat) == 1]
