"""Looking back on decisions: what each cost, by what its player could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, TERMINAL, Game, Move
from pitprop.core.records.record import MoveEntry, Record
from pitprop.core.records.replay import Step, steps
from pitprop.library.hints import sentences
from pitprop.library.readers import Seat
from pitprop.opponents import Judge, Judgement, Moment, heard_at, judge_of, review_seed

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Decision(Generic[M]):
    """A decision beside the best of the other moves.

    Attributes:
        number: the number of the move in the game, from 1.
        seat: who made it.
        move: the move.
        other: the best of the other moves.
        game: the name of the game.
        judgement: how they compare: `unit` says what `made` and `best` are measured in, `is_clear`
            whether the other move would have been clearly better.
    """

    number: int
    seat: Seat
    move: M
    other: M
    judgement: Judgement
    game: str = field(repr=False, compare=False)

    @property
    def is_clear(self) -> bool:
        """Whether the other move would have been clearly better."""
        return self.judgement.is_clear

    @property
    def cost(self) -> float:
        """How much more the other move would have brought, in `judgement.unit`.

        Where the two aren't clearly apart it may be below 0.
        """
        return self.judgement.best - self.judgement.made

    def explain(self, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """What speaks for the other move and against the one that was made, a sentence each.

        Args:
            language: `en`, `de` or `nl`.
            names: the players' names by seat; without names they are numbered.

        Returns:
            the sentences; none where only looking ahead tells the two apart.

        Raises:
            PitpropError: the language is unknown, or the names aren't given as a list.
        """
        found = self.judgement
        return sentences(self.game, (*found.reasons, *found.against), language, names)

    def __str__(self) -> str:
        how = "would have been better" if self.is_clear else "comes close"
        return f"{self.number}. {self.move}: {self.other} {how}"


def review(record: Record, game: Game, seat: Seat | None) -> Iterator[Decision[Any]]:
    """Judge the decisions of a game, one after another, as they are asked for.

    Args:
        record: the record.
        game: the game.
        seat: whose decisions; everybody's where None.

    Yields:
        those beside which another move was better, or came close.

    Raises:
        PitpropError: at once where nobody judges this game's moves.
        RecordError: at once where the record tells only what one seat knows.
    """
    judge = judge_of(game.name)
    if judge is None:
        raise PitpropError(f"{game.titles['en']} has no computer player that judges moves")
    return _judged(record, steps(record), game, judge, seat)


def _judged(
    record: Record, replayed: Iterator[Step], game: Game, judge: Judge, seat: Seat | None
) -> Iterator[Decision[Any]]:
    moments: dict[int, Moment] = {}
    place = _Place()
    view: Any = None
    for step in replayed:
        if step.seat == TERMINAL:
            continue
        place.see(step)
        if view is not None and isinstance(step.entry, MoveEntry):
            move = game.parse_move(step.entry.text)
            seed = review_seed(place.round, place.move)
            found = judge.judge(view, move, seed=seed, heard=heard_at(record.said, moments))
            if found is not None:
                yield Decision(place.number, step.seat, move, found.better, found, game.name)
        moments[place.number] = Moment(place.round, place.events)
        decider = step.state.decider
        view = step.state.view(decider) if decider >= 0 and seat in (None, decider) else None


class _Place:
    """How far a game has gone."""

    def __init__(self) -> None:
        self.round = self.move = self.number = self.events = 0

    def see(self, step: Step) -> None:
        """Take in a step."""
        shown = step.state.view(SPECTATOR).wire()
        if shown.round != self.round:
            self.round, self.move = shown.round, 0
        if isinstance(step.entry, MoveEntry):
            self.move += 1
            self.number += 1
        self.events = len(shown.history)
