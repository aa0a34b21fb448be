"""What the page asks for over HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from typing import Final, get_args

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game, game_names
from pitprop.printing import Wanted
from pitprop.server.content.guide import cards_text, guide_text
from pitprop.server.content.prints import Prints
from pitprop.server.content.texts import game_infos, game_texts, rules_text, sides_infos
from pitprop.server.history.past_rounds import history_of
from pitprop.server.history.reasons import reasons_of
from pitprop.server.history.records import record_text
from pitprop.server.http.addresses import address_of
from pitprop.server.http.endpoints import Endpoint, Gate, Json, check, public_json
from pitprop.server.http.identity import give_token, hash_of, reader_of, token_for, token_of
from pitprop.server.http.limits import Buckets, Limits
from pitprop.server.http.problems import ArchivedError, RequestError, malformed, not_found
from pitprop.server.protocol.histories import ForgetEvenings
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
from pitprop.server.protocol.terms import Language
from pitprop.server.system.listening import Listening, is_loopback
from pitprop.server.table.seats import NO_SEAT
from pitprop.server.table.table import Table
from pitprop.server.tables.carries import SECONDS, AnyCarries
from pitprop.server.tables.tables import Tables

Describe = Callable[[str, Language, str, Mapping[str, str]], msgspec.Struct]

# What takes time, in the time of a request that does nothing else.
_LISTED_COST: Final = 0.2
_REPLAYED_COST: Final = 0.05
_DESCRIBED_COST: Final = 10
"""That of a game with options of one's own, of which there are too many to keep all answers."""
_SEAT: Final = re.compile(r"[0-9]{1,2}", re.ASCII)


class Api:
    """The endpoints under `/api`.

    Args:
        tables: all tables.
        limits: how much may be asked for.
        gate: what every request passes.
        carries: the codes that take seats along.
        listening: what the server listens at, where it is known.
    """

    def __init__(
        self,
        tables: Tables,
        limits: Limits,
        gate: Gate,
        carries: AnyCarries,
        listening: Listening | None = None,
    ) -> None:
        self._tables = tables
        self._listening = listening
        self._carries = carries
        self._gate = gate
        self._new_tables = Buckets(limits.tables, limits.clock)
        self._carrying = Buckets(limits.carries, limits.clock)
        self._prints = Prints()
        self._printing = Buckets(limits.prints, limits.clock)
        self._new_seats = Buckets(limits.seats, limits.clock)

    def routes(self) -> list[Route]:
        """The routes of the endpoints."""
        gate = self._gate
        return [
            gate.get("/api/games", self._games),
            gate.get("/api/games/{game}/texts", self._texts),
            gate.get("/api/games/{game}/rules", self._description(rules_text)),
            gate.get("/api/games/{game}/sides", self._sides),
            gate.get("/api/games/{game}/guide", self._description(guide_text)),
            gate.get("/api/games/{game}/cards", self._description(cards_text)),
            gate.get("/api/games/{game}/print", self._print),
            gate.get("/api/reach", self._reach),
            gate.get("/api/evenings", self._evenings),
            gate.post("/api/evenings/forget", self._forget_evenings),
            gate.get("/api/tables", self._list),
            gate.post("/api/tables", self._create),
            gate.post("/api/lessons", self._teach),
            gate.get("/api/tables/{table}", self._info),
            gate.post("/api/tables/{table}/seats", self._sit),
            gate.post("/api/tables/{table}/start", self._start),
            gate.post("/api/tables/{table}/forget", self._forget),
            gate.post("/api/tables/{table}/carry", self._carry),
            gate.post("/api/tables/{table}/carried", self._carried),
            gate.get("/api/tables/{table}/record", self._record),
            gate.get("/api/tables/{table}/reasons", self._reasons),
            gate.get("/api/tables/{table}/history", self._history),
        ]

    async def _games(self, request: Request) -> Response:
        return public_json(request, game_infos(), is_fixed=True)

    async def _texts(self, request: Request) -> Response:
        game = _game_asked_for(request)
        return public_json(request, game_texts(game, _language_asked_for(request)), is_fixed=True)

    async def _sides(self, request: Request) -> Response:
        return public_json(request, sides_infos(_game_asked_for(request)), is_fixed=True)

    def _description(self, describe: Describe) -> Endpoint:
        """What is told of a game as an edition or a table plays it."""

        async def answer(request: Request) -> Response:
            game = _game_asked_for(request)
            language = _language_asked_for(request)
            changes = dict(request.query_params)
            changes.pop("language", None)
            edition = changes.pop("edition", "")

            def described(is_fixed: bool) -> Response:
                told = describe(game, language, edition, changes)
                return public_json(request, told, is_fixed=is_fixed)

            try:
                is_published = _is_published(game, edition, changes)
                if not is_published:
                    self._gate.charge(request, _DESCRIBED_COST)
                return await asyncio.to_thread(described, is_published)
            except PitpropError as error:
                raise malformed(str(error)) from error

        return answer

    async def _print(self, request: Request) -> Response:
        game, language = _game_asked_for(request), _language_asked_for(request)
        asked = request.query_params
        wanted = Wanted(game, asked.get("paper", "a4"), language, asked.get("edition", ""))
        if not self._prints.has(wanted):
            check(self._printing, request)
        try:
            made = await self._prints.give(wanted)
        except PitpropError as error:
            raise malformed(str(error)) from error
        name = f"{game}-{wanted.paper}-{language}.pdf"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(made, media_type="application/pdf", headers=headers)

    async def _list(self, request: Request) -> Response:
        tables = await self._tables.tables_of(reader_of(request))
        self._gate.charge(request, len(tables) * _LISTED_COST)
        return Json(tables)

    async def _create(self, request: Request) -> Response:
        asked = await self._gate.read(request, NewTable)
        check(self._new_tables, request)
        token = await self._token(request)
        table = await self._tables.create(asked, hash_of(token))
        answer = Json(TableMade(table), 201)
        give_token(answer, token, request)
        return answer

    async def _teach(self, request: Request) -> Response:
        asked = await self._gate.read(request, NewLesson)
        check(self._new_tables, request)
        token = await self._token(request)
        table = await self._tables.create_lesson(asked, hash_of(token))
        answer = Json(TableMade(table), 201)
        give_token(answer, token, request)
        return answer

    async def _token(self, request: Request, made_up: str = "") -> str:
        """The token that a browser was given here, or a new one (see `token_for`)."""
        token = token_of(request)
        return token if await self._tables.knows(hash_of(token)) else token_for(made_up)

    async def _info(self, request: Request) -> Response:
        async with self._tables.use(request.path_params["table"]) as table:
            mine = table.seats.seats_of(reader_of(request))
            return Json(table.info(mine[0] if mine else NO_SEAT, mine))

    async def _sit(self, request: Request) -> Response:
        asked = await self._gate.read(request, NewSeat)
        check(self._new_seats, request)
        async with self._tables.use(request.path_params["table"]) as table:
            token = token_of(request)
            if not table.seats.has_left(hash_of(token)):
                token = await self._token(request, asked.request)
            seat = await table.take_seat(asked.name, hash_of(token), asked.seat)
            answer = Json(SeatTaken(seat))
        give_token(answer, token, request)
        return answer

    async def _start(self, request: Request) -> Response:
        await self._gate.read(request, Start)
        reader = reader_of(request)
        async with self._tables.use(request.path_params["table"]) as table:
            await table.start(reader)
            return Json(table.info(table.seats.seat_of(reader), table.seats.seats_of(reader)))

    async def _forget(self, request: Request) -> Response:
        await self._gate.read(request, Forget)
        await self._tables.forget(request.path_params["table"], reader_of(request))
        return Json({})

    async def _evenings(self, request: Request) -> Response:
        evenings = await self._tables.evenings.of(reader_of(request))
        self._gate.charge(request, sum(len(each.tables) for each in evenings) * _LISTED_COST)
        return Json(evenings)

    async def _forget_evenings(self, request: Request) -> Response:
        asked = await self._gate.read(request, ForgetEvenings)
        await self._tables.evenings.forget(asked.tables, reader_of(request))
        return Json({})

    async def _carry(self, request: Request) -> Response:
        await self._gate.read(request, Carry)
        check(self._carrying, request)
        async with self._tables.use(request.path_params["table"]) as table:
            if table.seats.seat_of(reader_of(request)) == NO_SEAT:
                raise RequestError(403, "not-seated", "you have no seat at this table")
            code = await self._carries.offer(table.row.id, token_of(request))
            return Json(CarryCode(code, SECONDS), 201)

    async def _carried(self, request: Request) -> Response:
        asked = await self._gate.read(request, Carried)
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
            self._gate.charge(request, table.number * _REPLAYED_COST)
            text = await asyncio.to_thread(record_text, table.stored, reader)
        return PlainTextResponse(text)

    async def _history(self, request: Request) -> Response:
        async with self._tables.use(request.path_params["table"]) as table:
            seat = _looking(request, table)
            _check_watching(request, table)
            self._gate.charge(request, table.number * _REPLAYED_COST)
            return Json(await asyncio.to_thread(history_of, table.stored, seat))

    async def _reasons(self, request: Request) -> Response:
        async with self._tables.use(request.path_params["table"]) as table:
            table.check_is_over()
            self._gate.charge(request, table.number * _REPLAYED_COST)
            return Json(await asyncio.to_thread(reasons_of, table.stored))


def _is_published(game: str, edition: str, changes: Mapping[str, str]) -> bool:
    """Whether a table that has changed some options plays an edition as it is after all.

    Raises:
        PitpropError: the edition, an option or a value is unknown.
    """
    options = find_game(game).options
    edition = edition or options.editions[0].name
    return not options.changes(edition, options.resolve(edition, changes))


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
