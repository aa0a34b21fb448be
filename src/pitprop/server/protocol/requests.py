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


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the page asks for once, however often it sends it.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Play(_Asked, frozen=True, tag="play"):
    """Make a move.

    Attributes:
        move: the move in notation.
        number: the number of the state that the move was chosen from.
    """

    move: Annotated[str, msgspec.Meta(max_length=MAX_MOVE)]
    number: int


class Deal(_Asked, frozen=True, tag="deal"):
    """Deal the next round without waiting for others, as only the host may."""


class Ready(_Asked, frozen=True, tag="ready"):
    """Say that one is ready for the first or the next round; it begins when all here are."""


class Arrange(_Asked, frozen=True, tag="arrange"):
    """Change who sits where, as only the host may.

    Attributes:
        action: `swap` two seats; `remove` a person; `give` a seat to a computer player; `open` a
            computer player's seat to people; make somebody else `host`. Seats are swapped and
            opened before the game begins; who is removed during it is replaced.
        seat: the seat that it is about.
        other: the seat to swap it with.
        opponent: the computer player to give it to; nothing for the game's default.
    """

    action: Arrangement
    seat: int
    other: int | None = None
    opponent: str = ""


class Rename(_Asked, frozen=True, tag="rename"):
    """Take another name, before the game begins.

    Attributes:
        name: what one wants to be called; somebody else's gets a number behind it.
    """

    name: str


class Leave(_Asked, frozen=True, tag="leave"):
    """Get up for good: the seat is open again, or a computer player's once the game has begun."""


class StandIn(_Asked, frozen=True, tag="stand-in"):
    """Ask a computer player to play on for somebody who is away, until they return.

    Attributes:
        seat: the seat of who is away.
    """

    seat: int


class Return(_Asked, frozen=True, tag="return"):
    """Take one's own seat back from the computer player that plays on there."""


class Nudge(_Asked, frozen=True, tag="nudge"):
    """Remind somebody that it is their turn.

    Attributes:
        seat: the seat of who is to be reminded.
    """

    seat: int


class Say(_Asked, frozen=True, tag="say"):
    """Say something at the table: a claim, or free text where the table allows it.

    Attributes:
        claim: one of `GameInfo.claims`; nothing for free text.
        params: what the claim refers to.
        text: free text; nothing for a claim.
    """

    claim: Annotated[str, msgspec.Meta(max_length=40)] = ""
    params: Params = {}
    text: Annotated[str, msgspec.Meta(max_length=2 * MAX_TEXT)] = ""


class Hurry(_Asked, frozen=True, tag="hurry"):
    """Let computer players decide at once until a person has to."""


class Hint(_Asked, frozen=True, tag="hint"):
    """Ask the strongest computer player what it would do in one's place.

    It takes a while to think; what it would do is told among what is said (`SaidInfo`). It is given
    where nobody else plays.
    """


class Again(_Asked, frozen=True, tag="again"):
    """Open the table where the same company plays again; if there is one, it's that."""


class Change(_Asked, frozen=True, tag="change"):
    """Change how the table is played, as only the host may; what is null stays as it is.

    Attributes:
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
    | Rename
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
