"""What the server tells over the live connection."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pitprop.server.protocol.histories import Reason
from pitprop.server.protocol.tables import TableInfo
from pitprop.server.protocol.terms import ErrorKey, GameView, Params


class StateMessage(msgspec.Struct, frozen=True, tag="state"):
    """The table as it is now: on connecting and after changes, some of which may be skipped.

    Attributes:
        table: the table.
        number: how many entries the log has.
        view: the game as the reader may know it, without the first events of its history.
        since: how many events these are, which this connection has told before.
    """

    table: TableInfo
    number: int
    view: GameView
    since: int


class NoHint(msgspec.Struct, frozen=True, tag="no-hint"):
    """A hint that the reader has asked for, and that was thought about, isn't given after all.

    Attributes:
        number: how many entries the log had when it was asked for.
        error: the key of the reason.
    """

    number: int
    error: ErrorKey


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """What was asked for is in the log for good.

    Attributes:
        request: as asked.
        number: the number of the log's entry.
    """

    request: str
    number: int


class RefusalInfo(msgspec.Struct, frozen=True):
    """Why the rules forbid a move.

    Attributes:
        key: the reason; its sentence is in `GameTexts.refusals`.
        clause: the clause.
        params: what the sentence refers to.
    """

    key: str
    clause: str
    params: Params


GameRefusal = Annotated[RefusalInfo, msgspec.Meta(extra={"typescript": "Refusal"})]
"""A refusal of any game: one of the reasons in its folder."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The rules forbid the move; nothing has changed.

    Attributes:
        request: as asked.
        refusal: why.
    """

    request: str
    refusal: GameRefusal


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """What was asked for can't be done; nothing has changed.

    Attributes:
        request: as asked; nothing where it could not be read.
        error: the key of the reason.
        message: the reason in English.
    """

    request: str
    error: ErrorKey
    message: str


class SaidInfo(msgspec.Struct, frozen=True):
    """Something that was said at the table.

    Attributes:
        number: its number, from 1.
        seat: who said it.
        entry: how many entries the log had then.
        round: the number of the round then, 0 before the first.
        events: how many events the history of that round had then.
        claim: the claim; nothing for free text; `hint` where a computer player was asked for one.
        params: what the claim refers to; of a hint by whom and which move, for who has asked.
        text: free text; nothing for a claim.
        at: when.
        name: what whoever said it was called then; nothing where that isn't known.
        reasons: what speaks for and against the move of a hint.
    """

    number: int
    seat: int
    entry: int
    round: int
    events: int
    claim: str
    params: Params
    text: str
    at: int
    name: str
    reasons: list[Reason] = []


class TalkMessage(msgspec.Struct, frozen=True, tag="talk"):
    """What has been said since the last message of this kind, or since the table was made.

    Attributes:
        said: all of it, in order.
    """

    said: list[SaidInfo]


class Nudged(msgspec.Struct, frozen=True, tag="nudged"):
    """Somebody reminds the reader.

    Attributes:
        by: whose seat it is.
    """

    by: int


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answers a `Ping`.

    Attributes:
        at: the server's time.
    """

    at: int


ServerMessage = StateMessage | TalkMessage | Nudged | NoHint | Accepted | Refused | Failed | Pong
