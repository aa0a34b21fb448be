"""Lists of tables, and what can be looked back on: rounds, evenings, reasons."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pitprop.core.wording.grading import graded
from pitprop.server.protocol.terms import (
    MAX_FORGOTTEN,
    Awaited,
    ErrorKey,
    GameView,
    Params,
    SeatKind,
)


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables.

    Attributes:
        name: who sits there; nothing where it is open.
        kind: what sits there.
    """

    name: str
    kind: SeatKind


class TableSummary(msgspec.Struct, frozen=True):
    """A table in the list of the reader's tables.

    Attributes:
        table: the table.
        game: the name of the game.
        edition: the name of the edition.
        round: the number of the round, 0 before the first.
        rounds: the number of rounds in a game.
        phase: what has to be decided (`WireView.phase`).
        started: whether the game has begun.
        awaits: what the table waits for the reader to do: to decide (`turn`), to be ready for the
            next `round`, or to take the `seat` that was kept for another game; else nothing.
        decider: who has to decide; null where chance has to, and when the game is over.
        over: whether the game is over.
        seats: the seats in the order of play.
        me: the reader's seat.
        host: the seat of whoever arranges the table.
        created: when the table was made.
        changed: when something last happened there.
    """

    table: str
    game: str
    edition: str
    round: int
    rounds: int
    phase: str
    started: bool
    awaits: Awaited
    decider: int | None
    over: bool
    seats: list[SeatSummary]
    me: int
    host: int
    created: int
    changed: int


class RoleTally(msgspec.Struct, frozen=True):
    """How often somebody has had a role, and won with it.

    Attributes:
        game: the name of the game.
        role: the role, the clan, or in Sabotage whether it was they who closed the game.
        played: in how many rounds.
        won: in how many of them the role has won.
    """

    game: str
    role: str
    played: int
    won: int


class EveningPerson(msgspec.Struct, frozen=True):
    """What somebody did in the games of a company.

    Attributes:
        name: what the person was called last.
        won: how many games the person has won.
        lies: in how many rounds of Saboteur the person has won as a saboteur while nobody at the
            table had fewer tools broken by others.
        trust: how many tools others have mended for the person, less those that they broke.
        roles: the roles that the person has had.
    """

    name: str
    won: int
    lies: int
    trust: int
    roles: list[RoleTally]


class Evenings(msgspec.Struct, frozen=True):
    """What happened in all games that the same people have finished together.

    Attributes:
        people: those people, the reader first.
        tables: where they have played, the last first.
        last: when something last happened there.
        largest: how many cards the largest network of tunnels of a round joined to the start; 0 for
            none.
    """

    people: list[EveningPerson]
    tables: list[str]
    last: int
    largest: int


class ForgetEvenings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks that tables be left out of the asker's evenings and list; for others they stay.

    Attributes:
        tables: as in `Evenings.tables`.
    """

    tables: Annotated[list[str], msgspec.Meta(max_length=MAX_FORGOTTEN)]


class Reason(msgspec.Struct, frozen=True):
    """One thing that spoke for or against an opponent's move.

    Whichever way it comes about, its estimates are told as words, too.

    Attributes:
        key: what it is.
        params: what it refers to, and words for what is estimated.
        weight: how much it counted.
    """

    key: str
    params: Params
    weight: float

    def __post_init__(self) -> None:
        """Add the words."""
        msgspec.structs.force_setattr(self, "params", graded(self.params))


class WireClaim(msgspec.Struct, frozen=True):
    """Something that can be said ready-made.

    Attributes:
        claim: its key.
        params: what it refers to.
    """

    claim: str
    params: Params


class SaidAfter(WireClaim, frozen=True):
    """What an opponent said after its move.

    Attributes:
        truth: what it would have said instead if it had told what it knew; null where it did.
        doubted: whether it believed the opposite itself.
    """

    truth: WireClaim | None
    doubted: bool


class Reasons(msgspec.Struct, frozen=True):
    """Why an opponent made a move, and what it hid; revealed when the game is over.

    Attributes:
        number: the number of the log's entry.
        round: the number of the round.
        at: the number of the move in the round, from 1.
        events: how many events the history of the round had before the move, by which it is known
            who sat there then.
        seat: the opponent's seat.
        move: the move.
        reasons: what spoke for and against it.
        said: what the opponent said after it.
        withheld: what it learned and kept to itself, as claims that it could have made.
    """

    number: int
    round: int
    at: int
    events: int
    seat: int
    move: str
    reasons: list[Reason]
    said: list[SaidAfter]
    withheld: list[WireClaim]


class Ending(msgspec.Struct, frozen=True):
    """What was hidden when a game ended; told to all as soon as it is over.

    Attributes:
        hands: the cards that each seat still held.
        deal: what chance decided before the last round, in notation, line by line.
    """

    hands: list[list[str]]
    deal: list[str]


class History(msgspec.Struct, frozen=True):
    """What the reader may look back at.

    Attributes:
        rounds: the last view of each finished round before the present one, oldest first.
        ending: what was hidden when the game ended; null until it is over.
    """

    rounds: list[GameView]
    ending: Ending | None


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed (status 4xx or 5xx).

    Attributes:
        error: the key of the reason.
        message: the reason in English.
        params: what it refers to.
    """

    error: ErrorKey
    message: str
    params: Params
