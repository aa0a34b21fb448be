"""What the database holds, as values."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from pitprop.server.protocol.terms import Params, SeatKind, TalkSetting

CHANCE_SEAT: Final = -1
"""The seat of a log's entry that chance made."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has got: what lists show.

    Attributes:
        started: whether the first round has been dealt.
        over: whether the game is over.
        round: the number of the round, 0 before the first.
        rounds: the number of rounds in a game.
        phase: what has to be decided, in the game's own term.
        decider: who has to decide (see `State.decider`).
    """

    started: bool
    over: bool
    round: int
    rounds: int
    phase: str
    decider: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was made.

    Attributes:
        id: unguessable; anybody who knows it may watch, and take an open seat.
        game: the name of the game.
        edition: the name of the edition.
        options: the value of every option.
        players: the number of seats.
        first: the seat named to begin, or None.
        pace: about how many milliseconds an opponent takes for a move.
        auto_pick: whether the table picks gold cards for people (S-63).
        rules: the version of the rules that the log was written under.
        seed: where the deals come from; secret until the game is over.
        salt: what hides the seed in the commitment.
        commitment: shown before the first deal.
        created: when it was made, in milliseconds since 1970.
        host: the seat of whoever arranges the table.
        move_seconds: how many seconds each decision of a person may take; 0 with `bank_seconds` 0
            for no clock.
        bank_seconds: how many seconds more a person has for all decisions together.
        talk: what may be said at the table.
        watching: whether people without a seat may watch the game.
        late: whether somebody who comes late may take a computer player's seat in the middle of a
            round; before a deal it is always possible.
        next_table: the table where the company plays again, or nothing.
        next_by: the seat that asked for it.
        deck: the deck that it is played with (see `Game.deck`); None where the rules settle it, or
            where an older program made the table.
        lesson: the lesson that it gives (see `server.lessons`), or nothing.
    """

    id: str
    game: str
    edition: str
    options: dict[str, str]
    players: int
    first: int | None
    pace: int
    auto_pick: bool
    rules: int
    seed: str
    salt: str
    commitment: str
    created: int
    host: int = 0
    move_seconds: int = 0
    bank_seconds: int = 0
    talk: TalkSetting = "claims"
    watching: bool = True
    late: bool = False
    next_table: str | None = None
    next_by: int = -1
    deck: str | None = None
    lesson: str | None = None


@dataclass(frozen=True, slots=True)
class Former:
    """Who sat on a seat, until it changed hands in the middle of a game.

    Attributes:
        name: what they were called.
        round: the number of the round when they left it.
        events: how many events the history of that round had then.
        token: the hash of the person's token; None for others, and in what older programs wrote.
    """

    name: str
    round: int
    events: int
    token: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat.

    Attributes:
        seat: the seat.
        name: a person's or an opponent's name; nothing where it is open.
        kind: what sits there.
        opponent: which opponent; nothing for people.
        token: the hash of the person's token; None for others.
        stand_in: the computer player that plays on for a person who is away; else nothing.
        ready: how many entries the log had when the person was ready to go on; -1 before.
        kept: whether the table is still in the person's list.
        former: what those were called who sat there before in this game, the first of them first.
    """

    seat: int
    name: str
    kind: SeatKind
    opponent: str
    token: str | None
    stand_in: str = ""
    ready: int = -1
    kept: bool = True
    former: tuple[Former, ...] = ()


@dataclass(frozen=True, slots=True)
class Said:
    """Something that was said at a table.

    Attributes:
        number: its number, from 1.
        seat: who said it.
        entry: how many entries the log had then.
        round: the number of the round then, 0 before the first.
        events: how many events the history of that round had then.
        claim: the kind of claim; nothing for free text.
        params: what the claim refers to.
        text: free text; nothing for claims; for a hint its reasons as JSON.
        request: by which request it was said.
        at: when, in milliseconds since 1970.
        name: what whoever said it was called then; seats may change.
    """

    number: int
    seat: int
    entry: int
    round: int
    events: int
    claim: str
    params: Params
    text: str
    request: str | None
    at: int
    name: str = ""


def said_after(seat: int, number: int) -> str:
    """By which request a computer player says something after a move of its own.

    Args:
        seat: its seat.
        number: the number of the move's entry.
    """
    return f"{seat}:after {number}"


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's log.

    Attributes:
        number: its number, from 1.
        seat: whose move it is, or `CHANCE_SEAT`.
        text: the move in notation; for chance the lines of its outcome.
        request: who asked for it and by which request, or None.
        reasons: an opponent's reasons as JSON, or None.
        at: when it was written, in milliseconds since 1970.
        by: what made a person's move in their stead: a computer player, or `table` for gold that
            the table picked; None where the person made it.
        began: since when, in milliseconds since 1970, there was time for it, where that was later
            than the entry before: after a stop of the server, or for who came back.
    """

    number: int
    seat: int
    text: str
    request: str | None
    reasons: str | None
    at: int
    by: str | None = None
    began: int | None = None


_ENTRY_COLUMNS: Final = tuple(field.name for field in fields(Entry))


def entry_values(entry: Entry) -> dict[str, Any]:
    """What the log's row of an entry holds besides its table, by column."""
    return {name: getattr(entry, name) for name in _ENTRY_COLUMNS}


@dataclass(frozen=True, slots=True)
class Arranged:
    """Something that was asked for around the game, and has been done.

    Attributes:
        asker: the hash of the token of whoever asked.
        request: by which request.
        number: how many entries the log had then.
        at: when, in milliseconds since 1970.
    """

    asker: str
    request: str
    number: int
    at: int


@dataclass(frozen=True, slots=True)
class Stored:
    """All that the database holds about one table, or what has come to it.

    Attributes:
        row: the table.
        seats: its seats.
        log: its log, or the entries that one doesn't know yet.
        talk: the same of what was said.
        arranged: the same of what was done around the game.
        version: how often it has changed.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    log: tuple[Entry, ...]
    talk: tuple[Said, ...] = ()
    arranged: tuple[Arranged, ...] = ()
    version: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in somebody's list.

    Attributes:
        row: the table.
        seats: who sits there.
        progress: how far it has come.
        number: how many entries its log has.
        changed: when something last happened there.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    progress: Progress
    number: int
    changed: int
