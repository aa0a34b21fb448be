"""What the database holds, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pitprop.server.protocol import SeatKind

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
        deck: the deck that it is played with (see `Game.deck`); None where the rules settle it, or
            where an older program made the table.
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
    deck: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat.

    Attributes:
        seat: the seat.
        name: a person's or an opponent's name; nothing where it is open.
        kind: what sits there.
        opponent: which opponent; nothing for people.
        token: the hash of the person's token; None for others.
    """

    seat: int
    name: str
    kind: SeatKind
    opponent: str
    token: str | None


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
    """

    number: int
    seat: int
    text: str
    request: str | None
    reasons: str | None
    at: int


@dataclass(frozen=True, slots=True)
class Stored:
    """All that the database holds about one table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    log: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in somebody's list."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    progress: Progress
    changed: int
