"""What the page asks for over the live connection."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pitprop.server.protocol.terms import (
    MAX_MOVE,
    MAX_REQUEST,
    MAX_TEXT,
    Arrangement,
    Params,
    TalkSetting,
    YesNo,
)

# Not every database can store a NUL.
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_REQUEST, pattern=r"^[^\0]*$")]


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Make a move.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
        move: the move in notation.
        number: the number of the state that the move was chosen from.
    """

    request: RequestId
    move: Annotated[str, msgspec.Meta(max_length=MAX_MOVE)]
    number: int


class Deal(msgspec.Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Deal the next round without waiting for others, which is the host's.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Ready(msgspec.Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Say that one is ready for the first or the next round; when all who are here are, it begins.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Arrange(msgspec.Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """Change who sits where, which is the host's.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
        action: `swap` two seats; `remove` a person; `give` a seat to a computer player; `open` a
            computer player's seat to people; make somebody else `host`. Seats are swapped and
            opened before the game begins; who is removed during it is replaced.
        seat: the seat that it is about.
        other: the seat to swap it with; else -1.
        opponent: the computer player to give it to; nothing for the game's default.
    """

    request: RequestId
    action: Arrangement
    seat: int
    other: int = -1
    opponent: str = ""


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Get up for good: the seat is open again, or a computer player's once the game has begun.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class StandIn(msgspec.Struct, frozen=True, tag="stand-in", forbid_unknown_fields=True):
    """Ask a computer player to play on for somebody who is away, until they return.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
        seat: the seat of who is away.
    """

    request: RequestId
    seat: int


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take one's own seat back from the computer player that plays on there.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Nudge(msgspec.Struct, frozen=True, tag="nudge", forbid_unknown_fields=True):
    """Remind somebody that it is their turn.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
        seat: the seat of who is to be reminded.
    """

    request: RequestId
    seat: int


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something at the table: a claim, or free text where the table allows it.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
        claim: one of `GameInfo.claims`; nothing for free text.
        params: what the claim refers to.
        text: free text; nothing for a claim.
    """

    request: RequestId
    claim: Annotated[str, msgspec.Meta(max_length=40)] = ""
    params: Params = {}
    text: Annotated[str, msgspec.Meta(max_length=2 * MAX_TEXT)] = ""


class Hurry(msgspec.Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """Let computer players decide at once until a person has to.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask the strongest computer player what it would do in one's place.

    It takes a while to think; what it would do is told among what is said (`SaidInfo`). It is given
    where nobody else plays.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Again(msgspec.Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """Open the table where the same company plays again; if there is one, it's that.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Change(msgspec.Struct, frozen=True, tag="change", forbid_unknown_fields=True):
    """Change how the table is played, which is the host's; what is null stays as it is.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
        edition: the edition; only before the game begins.
        options: changes to the edition; only before the game begins.
        pace: as in `NewTable`.
        auto_pick: as in `NewTable`.
        move_seconds: as in `NewTable`; only before the game begins.
        bank_seconds: as in `NewTable`; only before the game begins.
        talk: as in `NewTable`.
        watching: as in `NewTable`.
        late: as in `NewTable`.
    """

    request: RequestId
    edition: str | None = None
    options: dict[str, str] | None = None
    pace: int | None = None
    auto_pick: YesNo | None = None
    move_seconds: int | None = None
    bank_seconds: int | None = None
    talk: TalkSetting | None = None
    watching: YesNo | None = None
    late: YesNo | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks for a `Pong`."""


ClientMessage = (
    Play
    | Deal
    | Ready
    | Arrange
    | Leave
    | StandIn
    | Return
    | Nudge
    | Say
    | Hurry
    | Hint
    | Again
    | Change
    | Ping
)
