"""How a table follows a lesson, as far as the learner does.

Nothing is kept beside the log: what has been played says how far the lesson has got. As long as all
went as it is written down, so does what follows. Whoever leaves that path plays on: each computer
player still makes its moves where they are allowed, and decides for itself where they aren't.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, Chance, Move, State
from pitprop.core.installed.registry import find_game
from pitprop.server.history.replay import progress, waits_for_deal
from pitprop.server.lessons.lesson import Lesson, LessonRound, LessonStep, Scripted, find_lesson
from pitprop.server.protocol.tables import LessonInfo
from pitprop.server.storage.rows import Entry, TableRow

_NO_ROUND: Final = LessonRound("", ())


def guide_of(row: TableRow) -> Guide | None:
    """What tells a table how its lesson goes on; None where it gives none that there is here."""
    try:
        return None if row.lesson is None else Guide(find_lesson(row.game, row.lesson))
    except PitpropError:
        return None


class Guide:
    """Tells what comes next in a lesson.

    Args:
        lesson: the lesson.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._game = find_game(lesson.game)

    def check(self, state: State) -> None:
        """Check that the lesson can be given, as it can't be with another deck.

        Args:
            state: the game before its first deal.

        Raises:
            PitpropError: it can't.
        """
        chance, _ = self._game.parse_chance(state, self._deal(state).split("\n"))
        state.apply_chance(chance)

    def chance(self, state: State, log: Sequence[Entry]) -> Chance:
        """What chance decides now: as it is written down where that can be, else drawn.

        Args:
            state: the game.
            log: what led to it.
        """
        text = self._deal(state) if waits_for_deal(state) else self._next_text(state, log)
        if text:
            try:
                chance, _ = self._game.parse_chance(state, text.split("\n"))
                state.clone().apply_chance(chance)
            except PitpropError:
                return state.draw()
            return chance
        return state.draw()

    def move(self, state: State, log: Sequence[Entry]) -> Move | None:
        """What the table plays for whoever has to decide; None where it isn't written down.

        For the learner these are the quick moves, and only on the path.

        Args:
            state: the game.
            log: what led to it.
        """
        following = self._next(state, log)
        if state.decider == self.lesson.seat:
            is_quick = following is not None and following.number in self.lesson.quick
            return self._legal(state, following.text) if following and is_quick else None
        if following is None:
            following = self._own_next(state, log)
        return None if following is None else self._legal(state, following.text)

    def is_quick(self, state: State, log: Sequence[Entry]) -> bool:
        """Whether nobody waits for the next move.

        Args:
            state: the game.
            log: what led to it.
        """
        following = self._next(state, log)
        return following is not None and following.number in self.lesson.quick

    def step(self, state: State, log: Sequence[Entry]) -> LessonStep | None:
        """What the learner is asked for now; None where that is left to them.

        Off the path it is the next of the learner's steps in this round that can be made and still
        makes sense.

        Args:
            state: the game.
            log: what led to it.
        """
        if state.decider != self.lesson.seat:
            return None
        number = progress(state).round
        steps = [step for step in self.lesson.steps if step.round == number]
        following = self._next(state, log)
        if following is not None:
            return next((step for step in steps if step.number == following.number), None)
        happened = self._happened(state, log)
        for step in steps:
            makes_sense = step.number not in happened and happened.issuperset(step.after)
            if makes_sense and self._legal(state, step.move) is not None:
                return step
        return None

    def info(self, state: State, log: Sequence[Entry], seat: int) -> LessonInfo:
        """What a seat is told of the lesson; what the learner is asked for is theirs alone.

        Args:
            state: the game.
            log: what led to it.
            seat: the seat, or `NO_SEAT`.
        """
        lesson = self.lesson
        is_learner = seat == lesson.seat
        step = self.step(state, log) if is_learner else None
        return LessonInfo(
            name=lesson.name,
            rounds=len(lesson.rounds),
            step="" if step is None else step.name,
            move="" if step is None else step.move,
            on_path="no" if is_learner and not self._is_on_path(state, log) else "yes",
        )

    def _deal(self, state: State) -> str:
        done = progress(state).round
        return self.lesson.rounds[done].deal if done < len(self.lesson.rounds) else ""

    def _round(self, state: State) -> LessonRound:
        number = progress(state).round
        is_prepared = 0 < number <= len(self.lesson.rounds)
        return self.lesson.rounds[number - 1] if is_prepared else _NO_ROUND

    def _next(self, state: State, log: Sequence[Entry]) -> Scripted | None:
        """What comes next, as long as the round has gone as it is written down."""
        happening, made = self._round(state).happening, len(_since_deal(log))
        if made >= len(happening) or not self._is_on_path(state, log):
            return None
        following = happening[made]
        return following if following.seat == state.decider else None

    def _is_on_path(self, state: State, log: Sequence[Entry]) -> bool:
        pairs = zip(self._round(state).happening, _since_deal(log), strict=False)
        return all((each.seat, each.text) == (entry.seat, entry.text) for each, entry in pairs)

    def _happened(self, state: State, log: Sequence[Entry]) -> set[int]:
        """The numbers of what has happened of this round; what is written down twice, as often."""
        made = Counter((entry.seat, entry.text) for entry in _since_deal(log))
        happened: set[int] = set()
        for each in self._round(state).happening:
            if made[each.seat, each.text] > 0:
                made[each.seat, each.text] -= 1
                happened.add(each.number)
        return happened

    def _next_text(self, state: State, log: Sequence[Entry]) -> str:
        following = self._next(state, log)
        return following.text if following is not None and following.seat == CHANCE else ""

    def _own_next(self, state: State, log: Sequence[Entry]) -> Scripted | None:
        """The next of somebody's own moves, whatever the others have done."""
        seat = state.decider
        own = [each for each in self._round(state).happening if each.seat == seat]
        made = sum(entry.seat == seat for entry in _since_deal(log))
        if made >= len(own):
            return None
        is_bound = own[made].number in self.lesson.quick | self.lesson.only_here
        return None if is_bound else own[made]

    def _legal(self, state: State, text: str) -> Move | None:
        move = self._game.parse_move(text)
        return move if state.view(state.decider).refusal(move) is None else None


def _since_deal(log: Sequence[Entry]) -> Sequence[Entry]:
    """The entries after the last deal; what else chance decides has one line."""
    deals = [at for at, entry in enumerate(log) if entry.seat == CHANCE and "\n" in entry.text]
    return log[deals[-1] + 1 :] if deals else []
