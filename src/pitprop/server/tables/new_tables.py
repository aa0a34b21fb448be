"""New tables, from what somebody asks for or from one where the game is over."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game
from pitprop.core.records.commitment import commitment
from pitprop.core.records.headers import RULES
from pitprop.opponents import check_named
from pitprop.server.history.replay import start
from pitprop.server.http.problems import RequestError
from pitprop.server.lessons.guide import Guide
from pitprop.server.lessons.lesson import Lesson, find_lesson
from pitprop.server.protocol.tables import NewLesson, NewTable
from pitprop.server.protocol.terms import MAX_PACE, MAX_SECONDS
from pitprop.server.storage.rows import SeatRow, TableRow
from pitprop.server.system.moment import now
from pitprop.server.table.seats import Seats

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look like each other
_ID_LENGTH: Final = 16
_SECRET_BYTES: Final = 32


def new_row(asked: NewTable) -> TableRow:
    """The table that somebody asks for.

    Raises:
        RequestError: what is asked for can't be a table.
    """
    try:
        game = find_game(asked.game)
        edition = asked.edition or game.options.editions[0].name
        options = game.options.resolve(edition, asked.options)
        game.start(asked.players, edition=edition, options=options, first=asked.first)
    except PitpropError as error:
        raise RequestError(400, "bad-table", str(error)) from error
    check_pace(asked.pace)
    check_clock(asked.move_seconds, asked.bank_seconds)
    _check_seats(asked, game)
    seed, salt = _secret(), _secret()
    return TableRow(
        id=_new_id(),
        game=game.name,
        edition=edition,
        options=options,
        players=asked.players,
        first=asked.first,
        pace=asked.pace,
        auto_pick=asked.auto_pick == "yes",
        rules=RULES,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        created=now(),
        move_seconds=asked.move_seconds,
        bank_seconds=asked.bank_seconds,
        talk=asked.talk,
        watching=asked.watching == "yes",
        late=asked.late == "yes",
        deck=game.deck or None,
    )


def following(row: TableRow, host: int) -> TableRow:
    """The table where a company plays again: the same settings, and deals of its own.

    Args:
        row: the table where it played.
        host: the seat of the host.
    """
    seed, salt = _secret(), _secret()
    return replace(
        row,
        id=_new_id(),
        rules=RULES,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        created=now(),
        host=host,
        talk=row.talk if row.lesson is None else "claims",
        next_table=None,
        next_by=-1,
        lesson=None,
        deck=find_game(row.game).deck or None,
    )


def lesson_table(asked: NewLesson, token: str) -> tuple[TableRow, list[SeatRow]]:
    """The table of a lesson, and who sits at it: the asker, and computer players.

    Args:
        asked: what is asked for.
        token: the asker's, hashed.

    Raises:
        RequestError: there is no such lesson here, or the name can't be used.
    """
    try:
        lesson = find_lesson(asked.game, asked.lesson)
        game = find_game(asked.game)
        row = _lesson_row(asked, lesson, game)
        Guide(lesson).check(start(row))
    except PitpropError as error:
        raise RequestError(400, "bad-table", str(error)) from error
    check_pace(asked.pace)
    names = lesson.header.seats
    seats = Seats(row.id, [SeatRow(seat, "", "open", "", None) for seat in range(row.players)])
    person = seats.person(asked.name, token, lesson.seat)
    seats.put(
        [
            replace(each, name=names[each.seat])
            for each in seats.opponents([lesson.opponent] * row.players, range(row.players))
        ]
    )
    seats.put([person, *seats.renamed_for(person)])
    return row, seats.rows


def _lesson_row(asked: NewLesson, lesson: Lesson, game: Game) -> TableRow:
    header = lesson.header
    return TableRow(
        id=_new_id(),
        game=game.name,
        edition=header.edition,
        options=game.options.resolve(header.edition, header.options),
        players=len(header.seats),
        first=header.first,
        pace=asked.pace,
        auto_pick=False,
        rules=RULES,
        seed=_secret(),
        salt=_secret(),
        commitment="",
        created=now(),
        host=lesson.seat,
        talk="none",
        watching=False,
        deck=game.deck or None,
        lesson=lesson.name,
    )


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def _secret() -> str:
    return secrets.token_hex(_SECRET_BYTES)


def check_pace(pace: int) -> None:
    """Check that opponents can play at a pace.

    Raises:
        RequestError: they can't.
    """
    if not 0 <= pace <= MAX_PACE:
        raise RequestError(400, "bad-table", f"a pace is from 0 to {MAX_PACE} milliseconds")


def check_clock(move_seconds: int, bank_seconds: int) -> None:
    """Check that a table can have a clock.

    Args:
        move_seconds: how many seconds each decision may take.
        bank_seconds: how many seconds more there are for all decisions together.

    Raises:
        RequestError: it can't.
    """
    for seconds in (move_seconds, bank_seconds):
        if not 0 <= seconds <= MAX_SECONDS:
            raise RequestError(400, "bad-table", f"a clock has from 0 to {MAX_SECONDS} seconds")


def _check_seats(asked: NewTable, game: Game) -> None:
    people = 1 + len(asked.here) + asked.open_seats
    if asked.open_seats < 0 or people + len(asked.opponents) != asked.players:
        raise RequestError(
            400,
            "bad-table",
            f"{asked.players} players are you, {len(asked.here)} at your device, "
            f"{asked.open_seats} open seats and {asked.players - people} computer players, "
            f"not {len(asked.opponents)}",
        )
    here = {each.seat for each in asked.here}
    if len(here & set(range(1, asked.players)) - set(asked.open_at)) != len(asked.here):
        message = f"here lists seats from 1 to {asked.players - 1}, each once and none of open_at"
        raise RequestError(400, "bad-table", message)
    others = set(asked.open_at) & set(range(1, asked.players))
    if asked.open_at and not len(others) == len(asked.open_at) == asked.open_seats:
        message = f"open_at lists the {asked.open_seats} open seats, from 1 to {asked.players - 1}"
        raise RequestError(400, "bad-table", message)
    for name in asked.opponents:
        check_opponent(name, game.name)


def check_opponent(name: str, game: str) -> None:
    """Check that a computer player can be seated where a game is played.

    Args:
        name: its name, without a character: that is drawn for its seat.
        game: the name of the game.

    Raises:
        RequestError: there is no such one.
    """
    try:
        # What is installed here, and what is wrong with it, is nobody's business but the host's.
        check_named(name, game, with_faults=False)
    except PitpropError as error:
        raise RequestError(400, "bad-table", str(error)) from error


def new_seats(asked: NewTable, table: str, token: str) -> list[SeatRow]:
    """The asker has the first seat; the others are people's at that device, open or opponents'.

    Args:
        asked: what is asked for, which can be a table.
        table: the table.
        token: the asker's, hashed.
    """
    seats = Seats(table, [SeatRow(seat, "", "open", "", None) for seat in range(asked.players)])
    seats.put([seats.person(asked.name, token)])
    for each in asked.here:
        seats.put([seats.guest(each.name, token, each.seat)])
    waiting = asked.open_at or seats.open[: asked.open_seats]
    seats.put(seats.opponents(asked.opponents, [at for at in seats.open if at not in waiting]))
    return seats.rows
