"""What people ask of a table, carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, assert_never

from pitprop.core.errors import NotationError
from pitprop.opponents import strongest_name
from pitprop.server.http.problems import RequestError
from pitprop.server.protocol.answers import Accepted, Failed, RefusalInfo, Refused
from pitprop.server.protocol.requests import (
    Again,
    Arrange,
    Change,
    Deal,
    Hint,
    Hurry,
    Leave,
    Nudge,
    Play,
    Ready,
    Rename,
    Return,
    Say,
    StandIn,
)
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.table.absence import Absence
from pitprop.server.table.around import TableAround
from pitprop.server.table.company import Company
from pitprop.server.table.decisions import Decisions
from pitprop.server.table.hints import check_alone
from pitprop.server.table.memory import TableMemory, request_name
from pitprop.server.table.seats import NO_SEAT
from pitprop.server.table.talk import Talk
from pitprop.server.thinking.thinkers import Due, by_opponent

ForCompany = Arrange | Rename | Leave | Change | Again
Arranging = Ready | ForCompany | StandIn | Return | Nudge | Say | Hurry | Hint
"""What a person asks for around the game."""

Asked = Play | Deal | Arranging
"""What a person asks for at a table."""

Reply = Accepted | Refused | Failed

STALE: Final = "the game has gone on since; choose again"


class Asking:
    """Carries out what people ask for; each method is work that is done in its turn.

    Args:
        table: the table.
        memory: what it holds.
        decisions: how its game goes on.
        absence: who is away.
        company: who arranges what.
        talk: what was said.
        hurry: lets the computer players that come now play at once.
        think: lets a hint be thought about.
    """

    def __init__(
        self,
        table: TableAround,
        memory: TableMemory,
        decisions: Decisions,
        absence: Absence,
        company: Company,
        talk: Talk,
        hurry: Callable[[], None],
        think: Callable[[Due], None],
    ) -> None:
        self._table = table
        self._memory = memory
        self._decisions = decisions
        self._absence = absence
        self._company = company
        self._talk = talk
        self._hurry = hurry
        self._think = think

    async def carry_out(self, reader: str, asked: Asked) -> Reply:
        """Do what the person with a token asks for, once.

        Args:
            reader: the hash of the token.
            asked: what.

        Raises:
            RequestError: it can't be done.
        """
        seat = self._memory.seats.seat_of(reader)
        done = self._memory.done(seat, reader, asked.request)
        if done is not None:
            # What follows from it may have failed the first time.
            await self._decisions.settle()
            return Accepted(asked.request, done)
        if seat == NO_SEAT:
            raise RequestError(403, "not-seated", "you have no seat at this table")
        if isinstance(asked, Play):
            return await self._play(seat, asked)
        if isinstance(asked, Deal):
            number = await self._deal(seat, request_name(seat, asked.request))
        else:
            number = await self._arrange_once(seat, reader, asked)
        await self._decisions.settle()
        return Accepted(asked.request, number)

    async def _arrange_once(self, seat: int, reader: str, asked: Arranging) -> int:
        number = self._memory.number
        self._memory.begin_arranging(reader, asked.request)
        try:
            await self._arrange(seat, asked)
        finally:
            self._memory.end_arranging()
        self._memory.note(reader, asked.request)
        return number

    async def _arrange(self, seat: int, asked: Arranging) -> None:
        """Do what changes the table around the game."""
        if isinstance(asked, ForCompany):
            await self._ask_company(seat, asked)
            return
        match asked:
            case StandIn() | Return() | Nudge():
                await self._ask_absence(seat, asked)
            case Say():
                await self._talk.say(seat, asked, request_name(seat, asked.request))
            case Hint():
                self._hint(seat)
            case Hurry():
                self._hurry()
                self._table.pass_on("hurry")
            case Ready():
                await self._ready(seat)
            case _:
                assert_never(asked)

    async def _ask_company(self, seat: int, asked: ForCompany) -> None:
        match asked:
            case Arrange():
                await self._company.arrange(seat, asked)
            case Rename():
                await self._company.rename(seat, asked.name)
            case Leave():
                await self._company.leave(seat)
            case Change():
                await self._company.change(seat, asked)
            case Again():
                await self._company.play_again(seat)
            case _:
                assert_never(asked)

    async def _ask_absence(self, seat: int, asked: StandIn | Return | Nudge) -> None:
        match asked:
            case StandIn():
                await self._absence.stand_in(asked.seat)
            case Return():
                await self._absence.come_back(seat)
            case Nudge():
                self._absence.nudge(seat, asked.seat)
            case _:
                assert_never(asked)

    async def _play(self, seat: int, asked: Play) -> Reply:
        obstacle = self._obstacle(seat, asked.number)
        if obstacle is not None:
            return Failed(asked.request, *obstacle)
        try:
            move = self._memory.game.parse_move(asked.move)
            refusal = self._memory.state.view(seat).refusal(move)
        except NotationError as error:
            return Failed(asked.request, "malformed", str(error))
        if refusal is not None:
            info = RefusalInfo(refusal.key, refusal.clause, refusal.params)
            return Refused(asked.request, info)
        if self._memory.seats.rows[seat].stand_in:
            await self._absence.come_back(seat)
        request = request_name(seat, asked.request)
        number = await self._decisions.write(
            seat, str(move), lambda state: state.play(move), request
        )
        await self._decisions.settle()
        return Accepted(asked.request, number)

    def _obstacle(self, seat: int, number: int) -> tuple[ErrorKey, str] | None:
        memory = self._memory
        if not memory.is_started:
            return "not-started", "the game has not begun"
        if memory.is_over:
            return "over", "the game is over"
        if number != memory.number:
            return "stale", STALE
        if memory.state.decider != seat:
            return "not-your-turn", "it isn't your turn"
        return None

    async def _deal(self, seat: int, request: str) -> int:
        if not self._memory.waits_for_deal:
            raise RequestError(409, "nothing-to-deal", "there is nothing to deal now")
        self._company.check_host(seat)
        return await self._decisions.draw(request)

    async def _ready(self, seat: int) -> None:
        memory = self._memory
        if memory.is_started and not memory.waits_for_deal:
            raise RequestError(409, "nothing-to-deal", "there is nothing to deal now")
        rows = [memory.seats.rows[each] for each in memory.seats.together(seat)]
        await self._table.put([replace(row, ready=memory.number) for row in rows])

    def _hint(self, seat: int) -> None:
        """Have the strongest computer player think about what a person has to decide."""
        memory = self._memory
        obstacle = self._obstacle(seat, memory.number)
        if obstacle is not None:
            raise RequestError(409, *obstacle)
        check_alone(memory.seats)
        number = memory.number + 1
        if not self._talk.has_hint(number):
            view, player = memory.state.view(seat), strongest_name(memory.game.name)
            self._think(by_opponent(view, player, memory.row.seed, number, self._talk.claims))

    async def take_seat(self, name: str, reader: str, wanted: int | None, is_lesson: bool) -> int:
        """Give a person a seat, or say which they have.

        Args:
            name: what the person wants to be called.
            reader: the hash of the person's token.
            wanted: which seat; the first open one where None.
            is_lesson: whether a lesson is given here.

        Raises:
            RequestError: no seat is open, the reader has seen the cards of another seat in this
                round, somebody else has left the seat in it, or the name can't be used.
        """
        memory = self._memory
        seat = memory.seats.seat_of(reader)
        if seat != NO_SEAT:
            # What follows from it may have failed the first time.
            await self._decisions.settle()
            return seat
        if is_lesson:
            # What its computer players do is written down, for the learner and nobody else.
            raise RequestError(409, "full", "a lesson is for one person")
        also: Sequence[int] = ()
        if not memory.is_started or memory.waits_for_deal:
            also = memory.seats.computer_players
        elif memory.row.late:
            self._check_knows_no_other_hand(reader, wanted)
            also = memory.seats.open_to(reader, memory.moment.progress.round)
        if wanted is not None and wanted in memory.seats.computer_players and wanted not in also:
            raise RequestError(409, "later", "that seat can be taken before the next deal")
        if memory.is_over:
            raise RequestError(409, "over", "the game is over")
        person = memory.seats.person(name, reader, wanted, also, is_started=memory.is_started)
        if memory.is_started:
            person = replace(person, ready=-1)
        has_host = memory.seats.rows[memory.row.host].kind == "person"
        host = memory.row.host if has_host else person.seat
        renamed = [] if memory.is_started else memory.seats.renamed_for(person)
        await self._table.put([person, *renamed], host)
        await self._decisions.settle()
        return person.seat

    def _check_knows_no_other_hand(self, reader: str, wanted: int | None) -> None:
        """Whoever has left a seat in this round may take that one again, and no other."""
        memory = self._memory
        left = memory.seats.left_by(reader, memory.moment.progress.round)
        if left and wanted not in left:
            seat = left[-1]
            message = f"until the next deal only seat {seat} can be taken, which was left before"
            name = memory.seats.rows[seat].name
            raise RequestError(409, "left-seat", message, {"name": name, "seat": seat})

    async def start(self, reader: str) -> None:
        """Put opponents on all open seats, which begins the game.

        Args:
            reader: the hash of the token of whoever asks for it.

        Raises:
            RequestError: the asker isn't the host.
        """
        memory = self._memory
        seat = memory.seats.seat_of(reader)
        if seat == NO_SEAT:
            raise RequestError(403, "not-seated", "you have no seat at this table")
        if not memory.is_started:
            self._company.check_host(seat)
            kind = memory.seats.usual_opponent(memory.game.name)
            rows = memory.seats.opponents([kind] * len(memory.seats.open))
            waiting = [replace(row, ready=0) for row in memory.seats.people if row.ready != 0]
            await self._table.put([*rows, *waiting])
        await self._decisions.settle()
