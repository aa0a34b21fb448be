"""The courses that have been asked for lately, replayed in a thread of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

from pitprop.core.clauses import LANGUAGES
from pitprop.core.errors import PitpropError
from pitprop.core.fault import message_in
from pitprop.opponents import judge_name
from pitprop.server.http.problems import RequestError, malformed, not_found
from pitprop.server.lookback.as_data import moment_data
from pitprop.server.lookback.changes import changes
from pitprop.server.lookback.course import Course, course_of, key_of
from pitprop.server.lookback.judges import Findings, Judges
from pitprop.server.lookback.questions import BELIEFS, REVIEW
from pitprop.server.protocol.lookback import (
    Judged,
    LookedBack,
    MomentData,
    Reviewed,
    Through,
    ViewsShown,
)

T = TypeVar("T")

_MOMENTS: Final = 12_000
"""How many moments are kept, of all courses together."""

MOST_AT_ONCE: Final = 120
"""How many views are told at once."""


class CourseLibrary:
    """Replays records one after another, so that nobody's table waits for them.

    Args:
        findings: where what has been worked out is kept.
    """

    def __init__(self, findings: Findings) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lookback")
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._judges = Judges(findings)

    def count_views(self, key: str, through: Through, start: int, count: int) -> int:
        """How many views `views` would have to make; none where it can't.

        Args:
            key: `LookedBack.key`.
            through: whose eyes.
            start: the first moment.
            count: how many.
        """
        # The thread may be going through the courses, so that nothing is moved here.
        course = self._courses.get(key)
        if course is None or not 0 <= start < len(course.game.moments):
            return 0
        try:
            readers = course.game.readers(through)
        except PitpropError:
            return 0
        return min(_at_once(count), len(course.game.moments) - start) * len(readers)

    async def judge(self, key: str, asker: str) -> Judged:
        """What could be believed in a game that was read lately, or how far that is worked out.

        Args:
            key: `LookedBack.key`.
            asker: who asks.

        Raises:
            RequestError: the record isn't here any more, or it can't be worked out now.
        """
        course = await self.run(lambda: self.course(key))
        found, of = await self._judges.ask(BELIEFS, course, asker)
        return Judged(len(found), of, found if len(found) == of else [])

    async def review(self, key: str, asker: str) -> Reviewed:
        """Which decisions of a game that was read lately cost something, as far as is known.

        Args:
            key: `LookedBack.key`.
            asker: who asks.

        Raises:
            RequestError: the record isn't here any more, or it can't be worked out now.
        """
        course = await self.run(lambda: self.course(key))
        found, of = await self._judges.ask(REVIEW, course, asker)
        judge = judge_name(course.record.header.game)
        decisions = [each for each in found if each is not None]
        costly = [each for each in decisions if each.clear]
        close = [each for each in decisions if not each.clear]
        return Reviewed(len(found), of, judge, costly, close)

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in the thread in which records are replayed, and return what comes of it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Finish what has been begun."""
        await self._judges.close()
        self._thread.shutdown(cancel_futures=True)

    def course(self, key: str) -> Course:
        """The course of a record that was read lately.

        Raises:
            RequestError: it isn't here any more.
        """
        course = self._courses.get(key)
        if course is None:
            raise not_found("record")
        self._courses.move_to_end(key)
        return course

    def read(self, text: str) -> LookedBack:
        """Replay a record; within `run`.

        Raises:
            RequestError: it isn't one, or breaks a rule; the params say where and how, by language.
        """
        key = key_of(text)
        if key not in self._courses:
            try:
                self._courses[key] = course_of(text)
            except PitpropError as error:
                # In every language: its reader may choose another while it is shown.
                messages = {language: message_in(error, language) for language in LANGUAGES}
                raise RequestError(422, "bad-record", str(error), dict(messages)) from error
        self._courses.move_to_end(key)
        while sum(len(each.game.moments) for each in self._courses.values()) > _MOMENTS:
            if len(self._courses) == 1:
                break
            self._courses.popitem(last=False)
        return self._courses[key].summary()

    def views(self, key: str, through: Through, start: int, count: int) -> ViewsShown:
        """The views of some moments of a record that was read lately; within `run`.

        Args:
            key: `LookedBack.key`.
            through: whose eyes.
            start: the first moment.
            count: how many.

        Raises:
            RequestError: the record isn't here any more, has no such moments or no such reader.
        """
        course = self._course_with(key, start)
        count = _at_once(count)
        with _malformed():
            readers = course.game.readers(through)
        return ViewsShown(start, changes(course.game.views(start, count, readers)))

    def data(self, key: str, through: Through, at: int) -> MomentData:
        """A moment of a record that was read lately, as data; within `run`.

        Args:
            key: `LookedBack.key`.
            through: whose eyes.
            at: the number of the moment.

        Raises:
            RequestError: the record isn't here any more, has no such moment or no such reader.
        """
        course = self._course_with(key, at)
        with _malformed():
            return moment_data(course, at, through)

    def _course_with(self, key: str, at: int) -> Course:
        course = self.course(key)
        if not 0 <= at < len(course.game.moments):
            raise malformed(f"the record has {len(course.game.moments)} moments")
        return course


def _at_once(count: int) -> int:
    """How many of the moments that are asked for are told."""
    return max(1, min(count, MOST_AT_ONCE))


@contextmanager
def _malformed() -> Iterator[None]:
    """What can't be done is the fault of what was asked for."""
    try:
        yield
    except PitpropError as error:
        raise malformed(str(error)) from error
