"""The courses that have been asked for lately, replayed in a thread of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from pitprop.core.errors import PitpropError
from pitprop.server.lookback.changes import changes
from pitprop.server.lookback.course import Course, course_of, key_of
from pitprop.server.lookback.judges import Judges
from pitprop.server.problems import RequestError, malformed, not_found
from pitprop.server.protocol.lookback import Judged, LookedBack, ViewsTold

T = TypeVar("T")

_MOMENTS: Final = 12_000
"""How many moments are kept, of all courses together."""

MOST_AT_ONCE: Final = 120
"""How many views are told at once."""


class CourseLibrary:
    """Replays records one after another, so that nobody's table waits for them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lookback")
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._judges = Judges()

    async def read(self, text: str) -> LookedBack:
        """Replay a record.

        Raises:
            RequestError: it isn't one, or breaks a rule; the message says where and how.
        """
        return await self._run(lambda: self._read(text).told())

    async def views(self, key: str, through: int, start: int, count: int) -> ViewsTold:
        """The views of some moments of a record that was read lately.

        Args:
            key: `LookedBack.key`.
            through: a seat, `SPECTATOR`, or `OPEN` for all hands.
            start: the first moment.
            count: how many.

        Raises:
            RequestError: the record isn't here any more, has no such moments or no such reader.
        """
        return await self._run(lambda: self._views(key, through, start, count))

    async def judge(self, key: str) -> Judged:
        """What could be believed in a game that was read lately, or how far that is worked out.

        Args:
            key: `LookedBack.key`.

        Raises:
            RequestError: the record isn't here any more.
        """
        course = await self._run(lambda: self.course(key))
        return self._judges.ask(key, course.text, len(course.game.moments))

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

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _read(self, text: str) -> Course:
        key = key_of(text)
        if key not in self._courses:
            try:
                self._courses[key] = course_of(text)
            except PitpropError as error:
                raise RequestError(422, "bad-record", str(error)) from error
        self._courses.move_to_end(key)
        while sum(len(each.game.moments) for each in self._courses.values()) > _MOMENTS:
            if len(self._courses) == 1:
                break
            self._courses.popitem(last=False)
        return self._courses[key]

    def _views(self, key: str, through: int, start: int, count: int) -> ViewsTold:
        course = self.course(key)
        if not 0 <= start < len(course.game.moments):
            raise malformed(f"the record has {len(course.game.moments)} moments")
        try:
            readers = course.game.readers(through)
        except PitpropError as error:
            raise malformed(str(error)) from error
        count = max(1, min(count, MOST_AT_ONCE))
        return ViewsTold(start, changes(course.game.views(start, count, readers)))
