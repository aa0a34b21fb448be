"""What the endpoints share: who may ask, how bodies are read, and how structures are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from pitprop.server.http.addresses import sender_of
from pitprop.server.http.compression import public_answer
from pitprop.server.http.limits import Buckets, Limits
from pitprop.server.http.origin import is_same_origin
from pitprop.server.http.problems import RequestError, malformed, too_many
from pitprop.server.protocol.histories import Problem
from pitprop.server.protocol.terms import ErrorKey, Params

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

MAX_BODY: Final = 16_384


class Json(Response):
    """A structure of the protocol as an answer."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The structure as JSON."""
        return msgspec.json.encode(content)


def problem_answer(
    status: int, error: ErrorKey, message: str, params: Params | None = None
) -> Response:
    """An answer that says what is wrong.

    Args:
        status: the status of the HTTP answer.
        error: the key of the reason.
        message: the reason in English.
        params: what it refers to.
    """
    return Json(Problem(error, message, params or {}), status)


def error_answer(error: RequestError) -> Response:
    """The same for a request that can't be fulfilled."""
    return Json(error.problem, error.status, error.headers)


def public_json(request: Request, content: Any, *, is_fixed: bool) -> Response:
    """A structure that anybody may get, compressed.

    Args:
        request: what asks for it.
        content: the structure.
        is_fixed: whether it changes with the program alone, so that it is worth keeping.
    """
    body = msgspec.json.encode(content)
    headers = {"Cache-Control": "no-cache"}
    return public_answer(request, body, Json.media_type, headers, is_fixed=is_fixed)


def check_origin(connection: HTTPConnection) -> None:
    """Check that a request comes from our own page.

    Raises:
        RequestError: it doesn't.
    """
    if not is_same_origin(connection):
        raise RequestError(403, "origin", "this request doesn't come from our own page")


def check(buckets: Buckets, connection: HTTPConnection) -> None:
    """Check that whoever asks may ask once more.

    Raises:
        RequestError: they may not.
    """
    sender = sender_of(connection)
    if not buckets.take(sender):
        raise too_many(buckets.wait(sender))


class Gate:
    """What every request passes; there is one of it, so that all requests of an address count.

    Args:
        limits: how much may be asked for.
    """

    def __init__(self, limits: Limits) -> None:
        self._requests = Buckets(limits.requests, limits.clock)
        self._send_within = limits.send_within

    def get(self, path: str, endpoint: Endpoint) -> Route:
        """The route of something that is read.

        Args:
            path: its address.
            endpoint: what answers.
        """

        async def limited(request: Request) -> Response:
            check(self._requests, request)
            return await endpoint(request)

        return Route(path, limited, methods=["GET"])

    def post(self, path: str, endpoint: Endpoint) -> Route:
        """The route of something that only our own page may ask for.

        Args:
            path: its address.
            endpoint: what answers.
        """

        async def checked(request: Request) -> Response:
            check_origin(request)
            check(self._requests, request)
            return await endpoint(request)

        return Route(path, checked, methods=["POST"])

    def admits(self, request: Request) -> bool:
        """Count a request that is answered in any case, and say whether it may cost something."""
        return self._requests.take(sender_of(request))

    def charge(self, request: Request, cost: float) -> None:
        """Count what a request has cost, in requests that cost nothing."""
        self._requests.charge(sender_of(request), cost)

    async def read(self, request: Request, kind: type[T], *, most: int = MAX_BODY) -> T:
        """The body of a request.

        Args:
            request: the request.
            kind: the structure that is expected.
            most: how many bytes the body may have.

        Raises:
            RequestError: it is too long, too slow, not JSON, or not the expected structure.
        """
        media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media_type != "application/json":
            raise RequestError(415, "not-json", "the body has to be application/json")
        body = await self._body(request, most)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise malformed(str(error)) from error

    async def _body(self, request: Request, most: int) -> bytes:
        body = bytearray()
        try:
            async with asyncio.timeout(self._send_within):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise RequestError(413, "too-long", f"a body may have at most {most} bytes")
        except TimeoutError as error:
            raise RequestError(408, "malformed", "the body takes too long") from error
        except ClientDisconnect as error:  # Nobody hears it any more.
            raise malformed("the connection has ended before the body did") from error
        return bytes(body)
