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
TalkSetting = Literal["none", "claims", "free"]
Arrangement = Literal["swap", "remove", "give", "open", "host"]
Standing = Literal["rule", "ruling", "fact", "design", "house", "none"]
ErrorKey = Literal[
    "bad-table",
    "carry-gone",
    "full",
    "later",
    "malformed",
    "method",
    "name-characters",
    "name-empty",
    "name-long",
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
    "too-soon",
    "unknown-claim",
]
"""What a request can fail for; the page has a sentence for each."""

CloseCode = Literal[1003, 1008, 4003, 4004, 4009]
"""Why the server ends a live connection for good (`CLOSE_CODES`)."""

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
MAX_TEXT = 140
MAX_SECONDS = 7 * 24 * 60 * 60

CLOSE_CODES: dict[CloseCode, ErrorKey] = {
    1003: "malformed",
    1008: "too-many",
    4003: "no-watching",
    4004: "not-found",
    4009: "other-deck",
}
"""The code with which a live connection is closed, and what it failed for."""


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


class ClaimParamInfo(msgspec.Struct, frozen=True):
    """What a claim refers to.

    Attributes:
        name: what it is called in `Say.params`.
        of: whether it is a seat (an index from 0) or one of some words.
        values: the words; empty for a seat.
    """

    name: str
    of: Literal["seat", "word"]
    values: list[str]


class ClaimInfo(msgspec.Struct, frozen=True):
    """Something ready-made to say at the table.

    Attributes:
        key: as in `Say.claim`.
        params: what it refers to.
    """

    key: str
    params: list[ClaimParamInfo]


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
        claims: what can be said at its tables.
        wordless: the numbers of players at which no free text is written during a game.
    """

    name: str
    titles: dict[str, str]
    min_seats: int
    max_seats: int
    seat_counts: list[int]
    editions: list[EditionInfo]
    options: list[OptionInfo]
    opponents: list[OpponentInfo]
    claims: list[ClaimInfo]
    wordless: list[int]


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


class SeatHere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is played on the device of whoever asks for the table.

    Attributes:
        seat: the seat.
        name: the name of whoever sits there.
    """

    seat: int
    name: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table. The asker takes seat 0; by default open seats follow, then opponents.

    Attributes:
        game: the name of the game.
        name: the name of whoever asks.
        players: the number of players; `1 + here + open_seats + opponents`.
        edition: the name of the edition; nothing for the default.
        options: changes to the edition.
        opponents: the opponent on each seat that is neither open nor somebody's on that device.
        here: who plays on the asker's device, too.
        open_seats: how many seats wait for people.
        open_at: which seats these are; nothing for those next to the asker's.
        first: the seat that begins; drawn where null.
        pace: about how many milliseconds an opponent takes for a move; 0 for none.
        auto_pick: whether the table picks the most valuable gold card for people.
        move_seconds: how many seconds each decision of a person may take.
        bank_seconds: how many seconds more a person has for all decisions together; with both 0
            there is no clock.
        talk: what may be said.
        watching: whether people without a seat may watch the game.
        late: whether somebody may take a computer player's seat in the middle of a round.
    """

    game: str
    name: str
    players: int
    edition: str = ""
    options: dict[str, str] = {}
    opponents: list[str] = []
    here: list[SeatHere] = []
    open_seats: int = 0
    open_at: list[int] = []
    first: int | None = None
    pace: int = DEFAULT_PACE
    auto_pick: YesNo = "yes"
    move_seconds: int = 0
    bank_seconds: int = 0
    talk: TalkSetting = "claims"
    watching: YesNo = "yes"
    late: YesNo = "no"


class TableMade(msgspec.Struct, frozen=True):
    """Answers `NewTable`.

    Attributes:
        table: the table.
    """

    table: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for an open seat, or for that of a computer player.

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


class Carry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a code with which one's seat is taken along to another device."""


class CarryCode(msgspec.Struct, frozen=True):
    """Answers `Carry`.

    Attributes:
        code: works once; whoever has it is whoever asked for it, at all tables.
        seconds: how long it works.
    """

    code: str
    seconds: int


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the seat that a code stands for; answered by `SeatTaken`.

    Attributes:
        code: as in `CarryCode.code`.
        replace: whether to give up the seats that this browser has at other tables.
    """

    code: Annotated[str, msgspec.Meta(max_length=MAX_CODE)]
    replace: YesNo = "no"


class Reach(msgspec.Struct, frozen=True):
    """Where others find the page; told to a browser on the server's own machine alone.

    Attributes:
        alone: whether nobody reaches the server from another machine.
        origins: the origins under which others in the same networks reach it.
    """

    alone: YesNo
    origins: list[str]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to begin, which is the host's: opponents take the seats that are open still."""


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks that a table be left out of the asker's list."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a table.

    Attributes:
        name: who sits there; nothing where it is open.
        kind: what sits there.
        opponent: which opponent; nothing for people.
        connected: whether the person has the table open in a browser; true for opponents.
        away_since: since when the person is away; null for who is here.
        stand_in: the computer player that plays on for the person; nothing for none.
        ready: whether the person is ready for what everybody waits for.
        bank: how many milliseconds the person has left in the bank; null without a clock.
    """

    name: str
    kind: SeatKind
    opponent: str
    connected: bool
    away_since: int | None
    stand_in: str
    ready: bool
    bank: int | None


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
        mine: the seats that are played on the reader's device; several where people share it, and
            then `me` is the one that it looks through, or -1 while it looks through none.
        link: the address to give to friends, without the host.
        commit: the commitment to all deals (see `core.commit`).
        number: how many entries the log has.
        pace: about how many milliseconds an opponent takes for a move.
        auto_pick: whether the table picks gold cards for people.
        host: the seat of whoever arranges the table.
        move_seconds: as in `NewTable`.
        bank_seconds: as in `NewTable`.
        talk: what may be said.
        watching: whether people without a seat may watch.
        late: whether a computer player's seat can be taken in the middle of a round.
        watchers: how many watch.
        deadline: when the time of whoever decides runs out; null where it doesn't.
        stand_in_after: how many milliseconds somebody has to be away before the others may ask a
            computer player to play on for them.
        next_table: the table where the company plays again; nothing for none.
        next_by: the seat that asked for it, or -1.
    """

    table: str
    game: str
    edition: str
    options: dict[str, str]
    started: bool
    over: bool
    seats: list[SeatInfo]
    me: int
    mine: list[int]
    link: str
    commit: str
    number: int
    pace: int
    auto_pick: YesNo
    host: int
    move_seconds: int
    bank_seconds: int
    talk: TalkSetting
    watching: YesNo
    late: YesNo
    watchers: int
    deadline: int | None
    stand_in_after: int
    next_table: str
    next_by: int


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
        decider: who has to decide: a seat, -1 for chance, -2 when the game is over.
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
    decider: int
    over: bool
    seats: list[SeatSummary]
    me: int
    created: int
    changed: int


class RoleTally(msgspec.Struct, frozen=True):
    """How often somebody has had a role, and won with it.

    Attributes:
        game: the name of the game.
        role: the role, or the clan.
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
        longest: how many cards the longest tunnel of a round joined to the start; 0 for none.
    """

    people: list[EveningPerson]
    tables: list[str]
    last: int
    longest: int


class ForgetEvenings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks that tables be left out of the asker's evenings and list; for others they stay.

    Attributes:
        tables: as in `Evenings.tables`.
    """

    tables: Annotated[list[str], msgspec.Meta(max_length=MAX_FORGOTTEN)]


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
    | Again
    | Change
    | Ping
)


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
        claim: the claim; nothing for free text.
        params: what the claim refers to.
        text: free text; nothing for a claim.
        at: when.
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


class TalkTold(msgspec.Struct, frozen=True, tag="talk"):
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


ServerMessage = StateTold | TalkTold | Nudged | Accepted | Refused | Failed | Pong
