"""Tables: making them, sitting down, and how they are."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pitprop.server.protocol.terms import (
    DEFAULT_PACE,
    LESSON_PACE,
    MAX_CODE,
    SeatKind,
    TalkSetting,
    YesNo,
)


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


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the table of a lesson: a first game against computer players, with prepared deals.

    Attributes:
        game: the name of the game.
        name: the name of whoever asks.
        lesson: the name of the lesson.
        pace: as in `NewTable`.
    """

    game: str
    name: str
    lesson: str = "first"
    pace: int = LESSON_PACE


class LessonInfo(msgspec.Struct, frozen=True):
    """What a table teaches at the moment.

    Attributes:
        name: the name of the lesson.
        rounds: how many rounds are prepared.
        step: what the reader is asked for, as the page knows it; nothing where nothing is.
        move: the move that is asked for, in notation; nothing where none is.
        on_path: whether all has gone as it is written down since the last deal, as far as the
            learner is told; always for others, as it tells of hidden moves.
    """

    name: str
    rounds: int
    step: str
    move: str
    on_path: YesNo


class TableMade(msgspec.Struct, frozen=True):
    """Answers `NewTable` and `NewLesson`.

    Attributes:
        table: the table.
    """

    table: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for an open seat, or for that of a computer player.

    Attributes:
        name: the name of whoever asks.
        seat: the seat that is wanted; null for the first that is open.
        request: made up by the page, and the same where it asks again because the answer was lost:
            a browser that has no token yet is known by it. Nobody else can guess it.
    """

    name: str
    seat: int | None = None
    request: Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?$")] = ""


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
    """Asks to begin, as only the host may: computer players take the seats still open."""


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks that a table be left out of the asker's list."""


class FormerInfo(msgspec.Struct, frozen=True):
    """What whoever sat on a seat before was called, for as long as it was theirs.

    Attributes:
        name: the name.
        round: the number of the last round in which it was theirs.
        events: how many events of that round had happened when somebody else took it.
    """

    name: str
    round: int
    events: int


class StoodInInfo(msgspec.Struct, frozen=True):
    """A stretch of a round in which a computer player decided in a person's stead.

    Attributes:
        round: the number of the round.
        first: how many events of that round had happened when it first did.
        end: how many had happened after its last decision.
    """

    round: int
    first: int
    end: int


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a table.

    Attributes:
        name: who sits there; nothing where it is open.
        kind: what sits there.
        opponent: which opponent; nothing for people.
        character: what the opponent likes to do; nothing for people and for who has no liking.
        connected: whether the person has the table open in a browser; true for opponents.
        away_since: since when the person is away; null for who is here.
        stand_in: the computer player that plays on for the person; nothing for none.
        ready: whether the person is ready for what everybody waits for.
        bank: how many milliseconds the person has left in the bank; null without a clock.
        former: who sat there before in this game, the first of them first.
        stood_in: when a computer player decided in the person's stead, the first of it first.
    """

    name: str
    kind: SeatKind
    opponent: str
    character: str
    connected: bool
    away_since: int | None
    stand_in: str
    ready: bool
    bank: int | None
    former: list[FormerInfo]
    stood_in: list[StoodInInfo]


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
        me: the reader's seat; null for whoever has none.
        mine: the seats that are played on the reader's device; several where people share it, and
            then `me` is the one that it looks through, null while it looks through none.
        link: the address to give to friends, without the host.
        commit: the commitment to all deals (see `core.records.commitment`).
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
        next_by: the seat that asked for it; null while nobody has.
        lesson: what the table teaches; null where it gives no lesson.
    """

    table: str
    game: str
    edition: str
    options: dict[str, str]
    started: bool
    over: bool
    seats: list[SeatInfo]
    me: int | None
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
    next_by: int | None
    lesson: LessonInfo | None
