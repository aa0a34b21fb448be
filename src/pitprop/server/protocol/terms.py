"""What the structures of the protocol have in common: names of kinds, limits, errors."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Language = Literal["en", "de", "nl"]
SeatKind = Literal["person", "opponent", "open"]
YesNo = Literal["yes", "no"]
Awaited = Literal["", "turn", "round", "seat"]
TalkSetting = Literal["none", "claims", "free"]
Arrangement = Literal["swap", "remove", "give", "open", "host"]
Standing = Literal["rule", "ruling", "fact", "design", "house", "none"]
ErrorKey = Literal[
    "archived",
    "bad-record",
    "bad-table",
    "carry-gone",
    "damaged",
    "full",
    "later",
    "left-seat",
    "malformed",
    "method",
    "name-characters",
    "name-empty",
    "name-long",
    "no-hint",
    "no-more-talk",
    "no-room",
    "no-seat",
    "no-talk",
    "no-text",
    "no-watching",
    "not-a-guest",
    "not-a-person",
    "not-away",
    "not-found",
    "not-host",
    "not-json",
    "not-over",
    "not-seated",
    "not-started",
    "not-your-turn",
    "nothing-to-deal",
    "origin",
    "other-deck",
    "other-rules",
    "other-seats",
    "over",
    "server",
    "stale",
    "started",
    "taken",
    "text-characters",
    "text-empty",
    "text-long",
    "too-long",
    "too-many",
    "too-many-pages",
    "too-soon",
    "unknown-claim",
]
"""What a request can fail for; the page has a sentence for each."""

CloseCode = Literal[1003, 1008, 4003, 4004, 4009, 4010, 4011, 4012, 4029]
"""Why the server ends a live connection (`CLOSE_CODES`)."""

Params = dict[str, str | int]

GameView = Annotated[Any, msgspec.Meta(extra={"typescript": "WireView"})]
"""A view of any game: the `WireView` of its folder."""

MAX_NAME = 24
MAX_REQUEST = 40
MAX_MOVE = 100
MAX_CODE = 100
MAX_PACE = 10_000
MAX_FORGOTTEN = 100
DEFAULT_PACE = 950
LESSON_PACE = 600  # what happens is told beside it; waiting teaches nothing
MAX_TEXT = 140
MAX_SECONDS = 7 * 24 * 60 * 60

CLOSE_CODES: dict[CloseCode, ErrorKey] = {
    1003: "malformed",
    1008: "too-many",
    4003: "no-watching",
    4004: "not-found",
    4009: "other-deck",
    4010: "other-rules",
    4011: "damaged",
    4012: "archived",
    4029: "too-many-pages",
}
"""The code with which a live connection is closed, and what it failed for.

All of these are for good, but for `too-many` and `too-many-pages`, which pass.
"""
