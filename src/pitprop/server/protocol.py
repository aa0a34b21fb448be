"""What page and server say to each other, as typed structures for JSON.

The page's TypeScript types are generated from these (`python -m pitprop.server.typescript`). Seats
are indexes from 0; moves are in notation; times are milliseconds since 1970 in UTC.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Language = Literal["en", "de", "nl"]
SeatKind = Literal["person", "opponent", "open"]
YesNo = Literal["yes", "no"]
Standing = Literal["rule", "ruling", "fact", "design", "house", "none"]
Params = dict[str, str | int]

GameView = Annotated[Any, msgspec.Meta(extra={"typescript": "WireView"})]
"""A view of any game: the `WireView` of its folder."""

MAX_NAME = 24
MAX_REQUEST = 40
MAX_MOVE = 100
MAX_PACE = 10_000
DEFAULT_PACE = 950


# --- Games and their texts ----------------------------------------------------------------------


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition of a game's rules.

    Attributes:
        name: as in `NewTable.edition`.
        titles: what it is called, by language.
        summaries: one line about it, by language.
        values: the value of every option.
    """

    name: str
    titles: dict[str, str]
    summaries: dict[str, str]
    values: dict[str, str]


class ValueInfo(msgspec.Struct, frozen=True):
    """A value that an option may have.

    Attributes:
        name: as in `NewTable.options`.
        titles: what it is called, by language.
        explanations: one line about what it does, by language.
    """

    name: str
    titles: dict[str, str]
    explanations: dict[str, str]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that editions differ in and that a table may settle for itself.

    Attributes:
        name: as in `NewTable.options`.
        clause: the clause that describes it.
        titles: what it is called, by language.
        explanations: one line about it, by language.
        values: the values that it may have.
        seat_counts: the numbers of players for which it changes anything.
    """

    name: str
    clause: str
    titles: dict[str, str]
    explanations: dict[str, str]
    values: list[ValueInfo]
    seat_counts: list[int]


class OpponentInfo(msgspec.Struct, frozen=True):
    """A kind of computer opponent.

    Attributes:
        name: as in `NewTable.opponents`.
        titles: what it is called, by language.
    """

    name: str
    titles: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here.

    Attributes:
        name: as in `NewTable.game`.
        titles: what it is called, by language.
        min_seats: the smallest number of players.
        max_seats: the largest number of players.
        seat_counts: the numbers of players that it can be played with.
        editions: its editions; the first is the default.
        options: its options.
        opponents: the computer opponents; the first is the default.
    """

    name: str
    titles: dict[str, str]
    min_seats: int
    max_seats: int
    seat_counts: list[int]
    editions: list[EditionInfo]
    options: list[OptionInfo]
    opponents: list[OpponentInfo]


class ToldText(msgspec.Struct, frozen=True):
    """One thing that a clause says to the reader.

    Attributes:
        standing: what it is; never `none`.
        label: what that is called; nothing where it is the rule of the edition's own document.
        text: what is said.
        why: why we decide it that way where the document doesn't; else nothing.
    """

    standing: Standing
    label: str
    text: str
    why: str


class ClauseText(msgspec.Struct, frozen=True):
    """A numbered clause of the rules.

    Attributes:
        id: such as `S-31`.
        option: the option that it carries, or nothing.
        value: the value of that option here.
        parts: all that it says here.
        places: the headings in the rule document that it is found under.
    """

    id: str
    option: str
    value: str
    parts: list[ToldText]
    places: list[str]


class SectionText(msgspec.Struct, frozen=True):
    """A named part of the rules.

    Attributes:
        key: its name in addresses of the page.
        title: what it is called.
        clauses: those that apply here, in order.
    """

    key: str
    title: str
    clauses: list[ClauseText]


class LabelText(msgspec.Struct, frozen=True):
    """The label before a part of a clause, explained.

    Attributes:
        label: as in `ToldText.label`.
        meaning: what it means.
    """

    label: str
    meaning: str


class RulesText(msgspec.Struct, frozen=True):
    """The rules of a game as an edition or a table plays them, in one language.

    Attributes:
        game: the name of the game.
        language: the language.
        document: what the rule document is.
        sections: the parts of the rules, in order.
        meanings: what the labels of the parts mean, in the order in which they appear.
    """

    game: str
    language: Language
    document: str
    sections: list[SectionText]
    meanings: list[LabelText]


class GameTexts(msgspec.Struct, frozen=True):
    """The words of a game in one language.

    Attributes:
        language: the language.
        refusals: why a move is not allowed, by key; sentences in the syntax of Fluent.
        words: what things are called, by group and key.
        reasons: the reasons of opponents, by key; sentences in the syntax of Fluent.
        params: the group that a param takes its word from; other params stay in notation.
    """

    language: Language
    refusals: dict[str, str]
    words: dict[str, dict[str, str]]
    reasons: dict[str, str]
    params: dict[str, str]


# --- Tables -------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table. The asker takes seat 0; by default open seats follow, then opponents.

    Attributes:
        game: the name of the game.
        name: the name of whoever asks.
        players: the number of players; `1 + open_seats + opponents`.
        edition: the name of the edition; nothing for the default.
        options: changes to the edition.
        opponents: the opponent on each seat that is neither open nor the asker's.
        open_seats: how many seats wait for people.
        open_at: which seats these are; nothing for those next to the asker's.
        first: the seat that begins; drawn where null.
        pace: about how many milliseconds an opponent takes for a move; 0 for none.
        auto_pick: whether the table picks the most valuable gold card for people.
    """

    game: str
    name: str
    players: int
    edition: str = ""
    options: dict[str, str] = {}
    opponents: list[str] = []
    open_seats: int = 0
    open_at: list[int] = []
    first: int | None = None
    pace: int = DEFAULT_PACE
    auto_pick: YesNo = "yes"


class TableMade(msgspec.Struct, frozen=True):
    """Answers `NewTable`.

    Attributes:
        table: the table.
    """

    table: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for an open seat.

    Attributes:
        name: the name of whoever asks.
        seat: the seat that is wanted; null for the first that is open.
    """

    name: str
    seat: int | None = None


class SeatTaken(msgspec.Struct, frozen=True):
    """Answers `NewSeat`.

    Attributes:
        seat: the seat.
    """

    seat: int


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to begin: opponents take the seats that are open still."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a table.

    Attributes:
        name: who sits there; nothing where it is open.
        kind: what sits there.
        opponent: which opponent; nothing for people.
        connected: whether the person has the table open in a browser; true for opponents.
    """

    name: str
    kind: SeatKind
    opponent: str
    connected: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table, apart from the game on it.

    Attributes:
        table: the table.
        game: the name of the game.
        edition: the name of the edition.
        options: the value of every option of the game.
        started: whether the game has begun.
        over: whether the game is over.
        seats: the seats in the order of play.
        me: the reader's seat, or -1.
        link: the address to give to friends, without the host.
        commit: the commitment to all deals (see `core.commit`).
        number: how many entries the log has.
        pace: about how many milliseconds an opponent takes for a move.
        auto_pick: whether the table picks gold cards for people.
    """

    table: str
    game: str
    edition: str
    options: dict[str, str]
    started: bool
    over: bool
    seats: list[SeatInfo]
    me: int
    link: str
    commit: str
    number: int
    pace: int
    auto_pick: YesNo


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
        my_turn: whether the reader has to decide.
        over: whether the game is over.
        seats: the seats in the order of play.
        me: the reader's seat.
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
    my_turn: bool
    over: bool
    seats: list[SeatSummary]
    me: int
    created: int
    changed: int


class Reason(msgspec.Struct, frozen=True):
    """One thing that spoke for or against an opponent's move.

    Attributes:
        key: what it is.
        params: what it refers to.
        weight: how much it counted.
    """

    key: str
    params: Params
    weight: float


class Reasons(msgspec.Struct, frozen=True):
    """Why an opponent made a move; revealed when the game is over.

    Attributes:
        number: the number of the log's entry.
        seat: the opponent's seat.
        move: the move.
        reasons: what spoke for and against it.
    """

    number: int
    seat: int
    move: str
    reasons: list[Reason]


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed (status 4xx or 5xx).

    Attributes:
        error: the key of the reason.
        message: the reason in English.
        params: what it refers to.
    """

    error: str
    message: str
    params: Params


# --- The live connection: from the page ---------------------------------------------------------

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
    """Deal the next round.

    Attributes:
        request: chosen by the page; a message that is sent again has the same one.
    """

    request: RequestId


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks for a `Pong`."""


ClientMessage = Play | Deal | Ping


# --- The live connection: from the server -------------------------------------------------------


class StateTold(msgspec.Struct, frozen=True, tag="state"):
    """The table as it is now: on connecting and after changes, some of which may be skipped.

    Attributes:
        table: the table.
        number: how many entries the log has.
        view: the game as the reader may know it.
    """

    table: TableInfo
    number: int
    view: GameView


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
    error: str
    message: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answers a `Ping`."""


ServerMessage = StateTold | Accepted | Refused | Failed | Pong
