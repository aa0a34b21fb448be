"""How experiments play The Dark Cave: a side is everybody who works for a clan."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.game import TERMINAL
from pitprop.experiments.contest import Contest
from pitprop.experiments.spec import Setting
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.cards import CHARACTER_NAMES, SABOTEUR
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import ENDING_NAMES


def start(setting: Setting, seed: str) -> tuple[State, str]:
    """See `Playing.start`."""
    state = GAME.start(setting.players, edition=setting.edition, options=setting.options, seed=seed)
    state.apply_chance(state.draw())
    return state, seed


def halves(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.halves`: by clan; where all work for the same one, by seat."""
    works = _works(state)
    return works if len(set(works)) > 1 else [seat % 2 for seat in range(setting.players)]


def side(state: State, seat: int) -> str:
    """See `Playing.side`."""
    return CHARACTER_NAMES[state.characters[seat]]


def truth(state: State) -> Sequence[bool]:
    """See `Playing.truth`."""
    return [state.characters[seat] == SABOTEUR for seat in range(state.seats)]


def rounds_over(state: State) -> int:
    """See `Playing.rounds_over`."""
    return int(state.decider == TERMINAL)


def is_over(setting: Setting, state: State) -> bool:
    """See `Playing.is_over`."""
    return state.decider == TERMINAL


def contests(state: State, decisions: Sequence[int]) -> Sequence[Contest]:
    """See `Playing.contests`."""
    result = state.table.result
    assert result is not None
    works = _works(state)
    teams = sorted(set(works))
    lost = [int(result.winner >= 0 and clan != result.winner) for clan in teams]
    return [
        Contest(
            tuple(side(state, seat) for seat in range(state.seats)),
            tuple(teams.index(clan) for clan in works),
            tuple(lost),
            ENDING_NAMES[result.ending],
            sum(decisions),
        )
    ]


def winners(setting: Setting, state: State) -> Sequence[int]:
    """See `Playing.winners` (D-83)."""
    return state.winners()


def _works(state: State) -> list[int]:
    """The clan that each seat works for."""
    return [
        work_for(state.table.clans[seat], state.characters[seat]) for seat in range(state.seats)
    ]
