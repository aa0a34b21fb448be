"""A record that tells everything, and so what every seat knew at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, TERMINAL, Chance, State, View
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import MoveEntry, Record
from pitprop.core.records.replay import Step, steps
from pitprop.server.lookback.moments import MomentFinder
from pitprop.server.protocol.lookback import DealShown, Through

_EVERY: Final = 16
"""After how many moments a state is kept; from there a game is played on when it is looked at."""


class _Decision(NamedTuple):
    """What chance decided (an outcome), or what somebody did (a text)."""

    text: str
    outcome: Chance | None


class WholeGame:
    """What was known at each moment of a game that is told as a whole.

    Args:
        record: the record.

    Raises:
        PitpropError: the record breaks a rule.

    Attributes:
        moments: the moments.
        deals: what chance decided before each round.
        is_over: whether the game is over at the last moment.
    """

    def __init__(self, record: Record) -> None:
        self._game = find_game(record.header.game)
        self._seats = len(record.header.seats)
        self._decisions: list[_Decision] = []
        self._ends: list[int] = []  # after how many decisions each moment comes
        self._kept: list[State] = []
        self.deals: list[DealShown] = []
        finder = MomentFinder(self._game)
        state: State | None = None
        for step in steps(record):
            if step.seat != TERMINAL:
                self._see(step, finder)
                state = step.state
        if state is not None and finder.close(state.view(SPECTATOR).wire()):
            self._keep(state)
        self.moments = finder.moments
        self.is_over = finder.is_over

    def _see(self, step: Step, finder: MomentFinder) -> None:
        text = step.entry.text if isinstance(step.entry, MoveEntry) else ""
        self._decisions.append(_Decision(text, step.outcome))
        wire = step.state.view(SPECTATOR).wire()
        if step.outcome is not None and wire.round > len(self.deals):
            self.deals.append(DealShown(wire.round, step.outcome.lines()))
        if finder.see(step.seat, text, step.state.decider, wire):
            self._keep(step.state)

    def _keep(self, state: State) -> None:
        """A moment has come."""
        if len(self._ends) % _EVERY == 0:
            self._kept.append(state.clone())
        self._ends.append(len(self._decisions))

    def readers(self, through: Through) -> list[int]:
        """Through whose eyes the game is looked at.

        Args:
            through: whose eyes.

        Returns:
            That reader; with open hands everybody, and then each seat.

        Raises:
            PitpropError: there is no such seat.
        """
        if isinstance(through, int):
            if not 0 <= through < self._seats:
                raise PitpropError(
                    f"there is no seat {through + 1}: there are {self._seats} players"
                )
            return [through]
        return [SPECTATOR, *range(self._seats)] if through == "open" else [SPECTATOR]

    def views(self, start: int, count: int, readers: list[int]) -> Iterator[list[View]]:
        """What readers knew at some moments in a row.

        Args:
            start: the first moment.
            count: how many.
            readers: seats, or `SPECTATOR`.
        """
        for state in self._states(start, count):
            yield [state.view(reader) for reader in readers]

    def state(self, at: int) -> State:
        """All that was so at a moment.

        Args:
            at: the number of the moment.
        """
        return next(self._states(at, 1))

    def _states(self, start: int, count: int) -> Iterator[State]:
        """The states of some moments: the same object, which goes on changing."""
        first = start - start % _EVERY
        state = self._kept[start // _EVERY].clone()
        done = self._ends[first]
        for moment in range(first, min(start + count, len(self._ends))):
            for decision in self._decisions[done : self._ends[moment]]:
                self._carry_out(state, decision)
            done = self._ends[moment]
            if moment >= start:
                yield state

    def _carry_out(self, state: State, decision: _Decision) -> None:
        if decision.outcome is not None:
            state.apply_chance(decision.outcome)
        else:
            state.play(self._game.parse_move(decision.text))
