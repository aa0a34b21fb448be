"""Tells a browser what it has to be told, as soon as it takes it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, NamedTuple, Protocol

from pitprop.server.live.connection import Line
from pitprop.server.table.subscriber import Subscriber


class Talker(Protocol):
    """What was said at a table."""

    def message_for(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser what it hasn't heard."""
        ...


class SubscribedTable(Protocol):
    """The table that a browser is told of."""

    @property
    def talk(self) -> Talker:
        """What was said there."""
        ...

    def message_for(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser how it is."""
        ...

    def mark_sent(self, subscriber: Subscriber) -> None:
        """A browser has been sent that."""
        ...


class _Message(NamedTuple):
    """What is told next.

    Attributes:
        text: in JSON.
        is_state: whether it tells how the table is.
    """

    text: bytes
    is_state: bool = False


class SendingRounds:
    """Tells many in one go: a move concerns all who sit at the table."""

    def __init__(self) -> None:
        self._due: list[Sending] = []

    def add(self, sending: Sending) -> None:
        """Let somebody be told soon; what else comes of the same change goes with it."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._due.append(sending)

    def _send_all(self) -> None:
        due, self._due = self._due, []
        for each in due:
            each.send()


class Sending:
    """Passes on what waits for a browser.

    What can be written at once is, without a task that would have to be woken for each message;
    there is one only for a browser that takes nothing at the moment.

    Args:
        line: the connection.
        table: the table.
        subscriber: what waits.
        rounds: when it is told.
    """

    def __init__(
        self, line: Line, table: SubscribedTable, subscriber: Subscriber, rounds: SendingRounds
    ) -> None:
        self._line = line
        self._table = table
        self._subscriber = subscriber
        self._rounds = rounds
        self._is_awake = False
        self._waiting: asyncio.Task[None] | None = None
        self._failed: Exception | None = None
        self._beside: asyncio.Task[Any] | None = None

    async def beside(self, reading: Coroutine[Any, Any, None]) -> None:
        """Tell what comes while something else is done, until that ends.

        Raises:
            GoneError: the connection has ended.
        """
        self._beside = asyncio.current_task()
        self._subscriber.wake = self._wake
        self._wake()
        try:
            await reading
        except asyncio.CancelledError:
            if self._failed is None or self._beside is None:
                raise
            self._beside.uncancel()
            raise self._failed from None
        finally:
            self._end()

    def _end(self) -> None:
        self._beside = None
        self._is_awake = True
        if self._waiting is not None:
            self._waiting.cancel()

    def _wake(self) -> None:
        if not self._is_awake:
            self._is_awake = True
            self._rounds.add(self)

    def send(self) -> None:
        """Tell what waits, as far as the browser takes it."""
        if self._beside is None:
            return
        try:
            message = self._send_at_once()
        except Exception as error:
            self._fail(error)
            return
        if message is None:
            self._is_awake = False
        else:
            self._waiting = asyncio.create_task(self._send_slowly(message))

    def _send_at_once(self) -> _Message | None:
        """Tell all there is; returns the first message that the browser doesn't take just now."""
        while (message := self._next()) is not None:
            if not self._line.send_at_once(message.text):
                return message
            self._mark_sent(message)
        return None

    def _next(self) -> _Message | None:
        what = self._subscriber.next()
        if what is None or isinstance(what, bytes):
            return None if what is None else _Message(what)
        if what == "state":
            return _Message(self._table.message_for(self._subscriber), is_state=True)
        return _Message(self._table.talk.message_for(self._subscriber))

    def _mark_sent(self, message: _Message) -> None:
        if message.is_state:
            self._table.mark_sent(self._subscriber)

    async def _send_slowly(self, message: _Message | None) -> None:
        try:
            while message is not None:
                await self._line.send(message.text)
                self._mark_sent(message)
                message = self._send_at_once()
            self._is_awake = False
        except Exception as error:
            self._fail(error)
        finally:
            self._waiting = None

    def _fail(self, error: Exception) -> None:
        self._failed = error
        if self._beside is not None:
            self._beside.cancel()
