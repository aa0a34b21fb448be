"""From the line `now` to what is going on in the turn."""

from __future__ import annotations

from typing import Final

from pitprop.core.errors import PositionError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.notation import cited, listed, shown
from pitprop.games.dark_cave.rules.allowed import asked_first
from pitprop.games.dark_cave.rules.cards import CREATURES, GOALS, SEAT_BIT
from pitprop.games.dark_cave.rules.table import (
    CARD,
    DEFENDING,
    LOSING,
    MOVING,
    OVER,
    PHASE_NAMES,
    VOTING,
    Table,
)
from pitprop.games.dark_cave.text.position.check_now import check_now, is_before_card, most_steps
from pitprop.games.dark_cave.text.position.lines import NUMBER, Setup

_PHASES: Final = {PHASE_NAMES[phase]: phase for phase in range(CARD, OVER + 1)}


def set_phase(setup: Setup, table: Table) -> None:
    """Set the phase, and what is going on in the turn, on a table that is complete otherwise.

    Raises:
        PositionError: it cannot arise; names the clause.
    """
    now = _Now(setup, table.seats)
    table.phase = _phase(setup)
    table.turns = now.number("turns", 1)
    table.losses = now.number("losses", 0)
    table.blocked = now.flag("blocked")
    table.moved = now.flag("moved")
    table.proposed = now.flag("proposed") or table.phase == VOTING
    table.is_arriving = now.flag("arriving")
    table.is_closing = now.flag("closing")
    table.before_vote = now.before()
    draws_nothing = table.phase == OVER or is_before_card(table)
    table.draws = now.number("draws", 0 if draws_nothing else 1)
    table.drawer = now.counted("drawer", table.seats, "seat", table.on_turn)
    table.attacker = now.counted("attacker", CREATURES, "creature", -1)
    table.victims = now.mask("victims")
    table.asked = now.mask("asked")
    table.losing = now.mask("losing")
    table.steps = now.number("steps", most_steps(table))
    turning = now.counted("turning", GOALS, "goal", table.turning)
    if turning != table.turning:
        raise PositionError(
            f"turning={turning + 1}: the line 'goals' tells which goal waits, as in exit:- [D-70]"
        )
    check_now(table)
    table.decider = _decider(table, now)


def _phase(setup: Setup) -> int:
    name = setup.now.get("phase", "over" if setup.ending is not None else PHASE_NAMES[CARD])
    if name not in _PHASES:
        raise PositionError(f"{cited(name)} is not a phase; phases are {listed(_PHASES)}")
    phase = _PHASES[name]
    if (phase == OVER) != (setup.ending is not None):
        raise PositionError("how a game ended is told in the line 'over', and only there [D-80]")
    return phase


def _decider(table: Table, now: _Now) -> int:
    if table.phase == VOTING:
        return _voter(table, now)
    now.refuse("vote", "nobody is asked to end the game; that is phase=voting [D-86]")
    if table.phase == OVER:
        return TERMINAL
    if table.phase == LOSING:
        return CHANCE
    return asked_first(table, table.asked) if table.phase == DEFENDING else table.on_turn


def _voter(table: Table, now: _Now) -> int:
    voter = now.counted("vote", table.seats, "seat", table.next_seat(table.on_turn))
    if voter == table.on_turn:
        now.refuse("vote", "that seat is on turn and proposes; the others are asked [D-86]")
    return voter


class _Now:
    """The words of the line `now`."""

    def __init__(self, setup: Setup, seats: int) -> None:
        self._words = setup.now
        self._seats = seats

    def _as_written(self, name: str) -> str:
        """A word as it was told, for a message."""
        return f"{name}={shown(self._words[name])}"

    def refuse(self, name: str, why: str) -> None:
        """Refuse a word if it is told."""
        if name in self._words:
            raise PositionError(f"{self._as_written(name)}: {why}")

    def number(self, name: str, default: int) -> int:
        word = self._words.get(name)
        if word is None:
            return default
        if not NUMBER.fullmatch(word):
            raise PositionError(f"{self._as_written(name)} is not a number; it looks like {name}=1")
        return int(word)

    def flag(self, name: str) -> bool:
        word = self._words.get(name)
        if word not in (None, "yes"):
            raise PositionError(f"{self._as_written(name)}: it is yes, or left out")
        return word is not None

    def before(self) -> int:
        """The phase to which a refused proposal leads back."""
        word = self._words.get("before", PHASE_NAMES[CARD])
        if word not in (PHASE_NAMES[CARD], PHASE_NAMES[MOVING]):
            raise PositionError(
                f"{self._as_written('before')}: play goes on with card or moving [D-86]"
            )
        return _PHASES[word]

    def counted(self, name: str, most: int, what: str, default: int) -> int:
        """Something that is counted from 1, as an index."""
        number = self.number(name, default + 1)
        if name in self._words and not 1 <= number <= most:
            raise PositionError(f"{name}={number} is not a {what}: {what}s are 1 to {most} [D-1]")
        return number - 1

    def mask(self, name: str) -> int:
        words = self._words[name].split(",") if name in self._words else []
        seats = {int(word) - 1 if NUMBER.fullmatch(word) else -1 for word in words}
        if not all(0 <= seat < self._seats for seat in seats):
            raise PositionError(
                f"{self._as_written(name)} are not seats: seats are 1 to {self._seats} [D-1]"
            )
        return sum(SEAT_BIT[seat] for seat in seats)
