"""New tables, from what somebody asks for or from one where the game is over."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from pitprop.core.commit import commitment
from pitprop.core.errors import PitpropError
from pitprop.core.game import Game
from pitprop.core.headers import RULES
from pitprop.core.registry import find_game
from pitprop.opponents import opponent_names
from pitprop.server.moment import now
from pitprop.server.problems import RequestError
from pitprop.server.protocol.tables import NewTable
from pitprop.server.protocol.terms import MAX_PACE, MAX_SECONDS
from pitprop.server.rows import SeatRow, TableRow
from pitprop.server.seats import Seats

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
        next_table=None,
        next_by=-1,
        deck=find_game(row.game).deck or None,
    )


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def _secret() -> str:
    return secrets.token_hex(_SECRET_BYTES)


def check_pace(pace: int) -> None:
    """See that opponents can play at a pace.

    Raises:
        RequestError: they can't.
    """
    if not 0 <= pace <= MAX_PACE:
        raise RequestError(400, "bad-table", f"a pace is from 0 to {MAX_PACE} milliseconds")


def check_clock(move_seconds: int, bank_seconds: int) -> None:
    """See that a table can have a clock.

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
            f"{asked.open_seats} open seats and {asked.players - people} opponents, "
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
    known = opponent_names(game.name)
    for name in asked.opponents:
        if name not in known:
            message = f"there is no opponent {name!r}; the opponents are {', '.join(known)}"
            raise RequestError(400, "bad-table", message)


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
