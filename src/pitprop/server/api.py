"""What the page asks for over HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar, get_args

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pitprop.core.errors import PitpropError
from pitprop.core.registry import game_names
from pitprop.printing import Wanted
from pitprop.server.addresses import address_of, sender_of
from pitprop.server.carrying import SECONDS, AnyCarries
from pitprop.server.compression import public_answer
from pitprop.server.guide import cards_text, guide_text
from pitprop.server.history import history_of
from pitprop.server.identity import give_token, hash_of, reader_of, token_for, token_of
from pitprop.server.limits import Buckets, Limits
from pitprop.server.origin import is_same_origin
from pitprop.server.prints import Prints
from pitprop.server.problems import ArchivedError, RequestError, malformed, not_found, too_many
from pitprop.server.protocol.looking_back import ForgetEvenings, Problem
from pitprop.server.protocol.tables import (
    Carried,
    Carry,
    CarryCode,
    Forget,
    NewLesson,
    NewSeat,
    NewTable,
    Reach,
    SeatTaken,
    Start,
    TableMade,
)
from pitprop.server.protocol.terms import ErrorKey, Language, Params
from pitprop.server.reach import Listening, is_loopback
from pitprop.server.reasons import reasons_of
from pitprop.server.records import record_text
from pitprop.server.table.seats import NO_SEAT
from pitprop.server.table.table import Table
from pitprop.server.tables import Tables
from pitprop.server.texts import game_infos, game_texts, rules_text, sides_infos

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
Tell = Callable[[str, Language, str, Mapping[str, str]], msgspec.Struct]

MAX_BODY: Final = 16_384
# What takes time, in the time of a request that does nothing else.
_LISTED_COST: Final = 0.2
_REPLAYED_COST: Final = 0.05
_SEAT: Final = re.compile(r"[0-9]{1,2}", re.ASCII)


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


def _public(request: Request, content: Any) -> Response:
    """A structure that anybody may get, and that changes with the program alone."""
    body = msgspec.json.encode(content)
    return public_answer(request, body, Json.media_type, {"Cache-Control": "no-cache"})


def error_answer(error: RequestError) -> Response:
    """The same for a request that can't be fulfilled."""
    return Json(error.problem, error.status, error.headers)


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


class Api:
    """The endpoints under `/api`.

    Args:
        tables: all tables.
        limits: how much may be asked for.
        carries: the codes that take seats along.
        listening: what the server listens at, where it is known.
    """

    def __init__(
        self,
        tables: Tables,
        limits: Limits,
        carries: AnyCarries,
        listening: Listening | None = None,
    ) -> None:
        self._tables = tables
        self._listening = listening
        self._send_within = limits.send_within
        self._carries = carries
        self._requests = Buckets(limits.requests, limits.clock)
        self._new_tables = Buckets(limits.tables, limits.clock)
        self._carrying = Buckets(limits.carries, limits.clock)
        self._prints = Prints()
        self._printing = Buckets(limits.prints, limits.clock)
        self._new_seats = Buckets(limits.seats, limits.clock)

    def routes(self) -> list[Route]:
        """The routes of the endpoints."""
        return [
            self._get("/api/games", self._games),
            self._get("/api/games/{game}/texts", self._texts),
            self._get("/api/games/{game}/rules", self._told(rules_text)),
            self._get("/api/games/{game}/sides", self._sides),
            self._get("/api/games/{game}/guide", self._told(guide_text)),
            self._get("/api/games/{game}/cards", self._told(cards_text)),
            self._get("/api/games/{game}/print", self._print),
            self._get("/api/reach", self._reach),
            self._get("/api/evenings", self._evenings),
            self._post("/api/evenings/forget", self._forget_evenings),
            self._get("/api/tables", self._list),
            self._post("/api/tables", self._create),
            self._post("/api/lessons", self._teach),
            self._get("/api/tables/{table}", self._info),
            self._post("/api/tables/{table}/seats", self._sit),
            self._post("/api/tables/{table}/start", self._start),
            self._post("/api/tables/{table}/forget", self._forget),
            self._post("/api/tables/{table}/carry", self._carry),
            self._post("/api/tables/{table}/carried", self._carried),
            self._get("/api/tables/{table}/record", self._record),
            self._get("/api/tables/{table}/reasons", self._reasons),
            self._get("/api/tables/{table}/history", self._history),
        ]

    def _get(self, path: str, endpoint: Endpoint) -> Route:
        async def limited(request: Request) -> Response:
            check(self._requests, request)
            return await endpoint(request)

        return Route(path, limited, methods=["GET"])

    def _post(self, path: str, endpoint: Endpoint) -> Route:
        async def checked(request: Request) -> Response:
            check_origin(request)
            check(self._requests, request)
            return await endpoint(request)

        return Route(path, checked, methods=["POST"])

    async def _games(self, request: Request) -> Response:
        return _public(request, game_infos())

    async def _texts(self, request: Request) -> Response:
        game = _game_asked_for(request)
        return _public(request, game_texts(game, _language_asked_for(request)))

    async def _sides(self, request: Request) -> Response:
        return _public(request, sides_infos(_game_asked_for(request)))

    def _told(self, tell: Tell) -> Endpoint:
        """What is told of a game as an edition or a table plays it."""

        async def told(request: Request) -> Response:
            game = _game_asked_for(request)
            language = _language_asked_for(request)
            changes = dict(request.query_params)
            changes.pop("language", None)
            edition = changes.pop("edition", "")
            try:
                return _public(request, tell(game, language, edition, changes))
            except PitpropError as error:
                raise malformed(str(error)) from error

        return told

    async def _print(self, request: Request) -> Response:
        game, language = _game_asked_for(request), _language_asked_for(request)
        asked = request.query_params
        wanted = Wanted(game, asked.get("paper", "a4"), language, asked.get("edition", ""))
        if not self._prints.has(wanted) and not self._printing.take(sender_of(request)):
            raise too_many()
        try:
            made = await self._prints.give(wanted)
        except PitpropError as error:
            raise malformed(str(error)) from error
        name = f"{game}-{wanted.paper}-{language}.pdf"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(made, media_type="application/pdf", headers=headers)

    async def _list(self, request: Request) -> Response:
        tables = await self._tables.tables_of(reader_of(request))
        self._charge(request, len(tables) * _LISTED_COST)
        return Json(tables)

    def _charge(self, request: Request, cost: float) -> None:
        """Count what a request has cost, in requests that cost nothing."""
        self._requests.charge(sender_of(request), cost)

    async def _create(self, request: Request) -> Response:
        asked = await self._read(request, NewTable)
        check(self._new_tables, request)
        token = await self._token(request)
        table = await self._tables.create(asked, hash_of(token))
        answer = Json(TableMade(table), 201)
        give_token(answer, token, request)
        return answer

    async def _teach(self, request: Request) -> Response:
        asked = await self._read(request, NewLesson)
        check(self._new_tables, request)
        token = await self._token(request)
        table = await self._tables.create_lesson(asked, hash_of(token))
        answer = Json(TableMade(table), 201)
        give_token(answer, token, request)
        return answer

    async def _read(self, request: Request, kind: type[T]) -> T:
        return await read_json(request, kind, within=self._send_within)

    async def _token(self, request: Request, made_up: str = "") -> str:
        """The token that a browser was given here, or a new one (see `token_for`)."""
        token = token_of(request)
        return token if await self._tables.knows(hash_of(token)) else token_for(made_up)

    async def _info(self, request: Request) -> Response:
        async with self._tables.use(request.path_params["table"]) as table:
            mine = table.seats.seats_of(reader_of(request))
            return Json(table.info(mine[0] if mine else NO_SEAT, mine))

    async def _sit(self, request: Request) -> Response:
        asked = await self._read(request, NewSeat)
        check(self._new_seats, request)
        token = await self._token(request, asked.request)
        async with self._tables.use(request.path_params["table"]) as table:
            seat = await table.take_seat(asked.name, hash_of(token), asked.seat)
            answer = Json(SeatTaken(seat))
        give_token(answer, token, request)
        return answer

    async def _start(self, request: Request) -> Response:
        await self._read(request, Start)
        reader = reader_of(request)
        async with self._tables.use(request.path_params["table"]) as table:
            await table.start(reader)
            return Json(table.info(table.seats.seat_of(reader), table.seats.seats_of(reader)))

    async def _forget(self, request: Request) -> Response:
        await self._read(request, Forget)
        await self._tables.forget(request.path_params["table"], reader_of(request))
        return Json({})

    async def _evenings(self, request: Request) -> Response:
        evenings = await self._tables.evenings.of(reader_of(request))
        self._charge(request, sum(len(each.tables) for each in evenings) * _LISTED_COST)
        return Json(evenings)

    async def _forget_evenings(self, request: Request) -> Response:
        asked = await self._read(request, ForgetEvenings)
        await self._tables.evenings.forget(asked.tables, reader_of(request))
        return Json({})

    async def _carry(self, request: Request) -> Response:
        await self._read(request, Carry)
        check(self._carrying, request)
        async with self._tables.use(request.path_params["table"]) as table:
            if table.seats.seat_of(reader_of(request)) == NO_SEAT:
                raise RequestError(403, "not-seated", "you have no seat at this table")
            code = await self._carries.offer(table.row.id, token_of(request))
            return Json(CarryCode(code, SECONDS), 201)

    async def _carried(self, request: Request) -> Response:
        asked = await self._read(request, Carried)
        check(self._carrying, request)
        async with self._tables.use(request.path_params["table"]) as table:
            token = await self._carries.look(table.row.id, asked.code)
            if asked.replace == "no" and await self._has_other_seats(request, token):
                raise RequestError(
                    409, "other-seats", "this browser has seats at tables; say replace to lose them"
                )
            await self._carries.take(table.row.id, asked.code)
            answer = Json(SeatTaken(table.seats.seat_of(hash_of(token))))
        give_token(answer, token, request)
        return answer

    async def _has_other_seats(self, request: Request, token: str) -> bool:
        """Whether a browser has seats that it loses by becoming somebody else."""
        own = token_of(request)
        return own not in ("", token) and bool(await self._tables.tables_of(hash_of(own)))

    async def _reach(self, request: Request) -> Response:
        # The addresses of this machine are nobody else's business.
        is_here = is_loopback(request.headers.get("host", "")) and is_loopback(address_of(request))
        if self._listening is None or not is_here:
            return Json(Reach("yes" if is_here else "no", []))
        return Json(Reach("yes" if self._listening.is_alone else "no", self._listening.origins()))

    async def _record(self, request: Request) -> Response:
        try:
            return await self._record_of_table(request)
        except ArchivedError as error:
            return PlainTextResponse(error.record)

    async def _record_of_table(self, request: Request) -> Response:
        async with self._tables.use(request.path_params["table"]) as table:
            seat = _looking(request, table)
            _check_watching(request, table)
            reader = None if table.is_over else seat
            self._charge(request, table.number * _REPLAYED_COST)
            text = await asyncio.to_thread(record_text, table.stored, reader)
        return PlainTextResponse(text)

    async def _history(self, request: Request) -> Response:
        async with self._tables.use(request.path_params["table"]) as table:
            seat = _looking(request, table)
            _check_watching(request, table)
            self._charge(request, table.number * _REPLAYED_COST)
            return Json(await asyncio.to_thread(history_of, table.stored, seat))

    async def _reasons(self, request: Request) -> Response:
        async with self._tables.use(request.path_params["table"]) as table:
            table.check_is_over()
            self._charge(request, table.number * _REPLAYED_COST)
            return Json(await asyncio.to_thread(reasons_of, table.stored))


def seat_asked_for(connection: HTTPConnection) -> int | None:
    """Which of several seats that are played in a browser it looks through; None where none."""
    asked = connection.query_params.get("seat", "")
    return int(asked) if _SEAT.fullmatch(asked) else None


def _check_watching(request: Request, table: Table) -> None:
    """Check that somebody may know how a game goes; once it is over all may who have the link.

    Raises:
        RequestError: the table isn't watched.
    """
    if not table.is_over:
        table.check_watching(reader_of(request))


def _looking(request: Request, table: Table) -> int:
    """The seat that a browser looks through, or `NO_SEAT`."""
    mine = table.seats.seats_of(reader_of(request))
    wanted = seat_asked_for(request)
    if wanted in mine:
        return wanted
    return mine[0] if len(mine) == 1 else NO_SEAT


def _game_asked_for(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in game_names():
        raise not_found("game")
    return game


def _language_asked_for(request: Request) -> Language:
    asked_for = request.query_params.get("language", "en")
    languages: tuple[Language, ...] = get_args(Language)
    for language in languages:
        if language == asked_for:
            return language
    raise malformed(f"the languages are {', '.join(languages)}")


async def read_json(
    request: Request, kind: type[T], *, most: int = MAX_BODY, within: float = 20
) -> T:
    """The body of a request.

    Args:
        request: the request.
        kind: the structure that is expected.
        most: how many bytes the body may have.
        within: how many seconds the body may take.

    Raises:
        RequestError: it is too long, too slow, not JSON, or not the expected structure.
    """
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != "application/json":
        raise RequestError(415, "not-json", "the body has to be application/json")
    body = bytearray()
    try:
        async with asyncio.timeout(within):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise RequestError(413, "too-long", f"a body may have at most {most} bytes")
    except TimeoutError as error:
        raise RequestError(408, "malformed", "the body takes too long") from error
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise malformed(str(error)) from error
