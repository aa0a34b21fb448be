"""What is said at one table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from pitprop.core.claims import HINT, Claim, check_claim, claims_of, may_write
from pitprop.core.errors import PitpropError
from pitprop.opponents import Choice, Heard
from pitprop.server.history.wire_reasons import wire_reasons
from pitprop.server.http.problems import RequestError
from pitprop.server.protocol.answers import SaidInfo, TalkMessage
from pitprop.server.protocol.histories import Reason
from pitprop.server.protocol.requests import Say
from pitprop.server.storage.rows import Said, said_after
from pitprop.server.system.moment import now
from pitprop.server.table.around import TableAround
from pitprop.server.table.subscriber import Subscriber
from pitprop.server.tables.names import clean_text

logger = logging.getLogger(__name__)

# How much anybody may say, and within how many milliseconds.
_MOST: Final = 8
_WITHIN: Final = 10_000
# How much may be said at a table altogether: several times what a long evening of talk comes to.
_ROOM: Final = 5_000


class Talk:
    """All that was said at a table, in order.

    Args:
        table: the table.
        said: what the database holds.
    """

    def __init__(self, table: TableAround, said: Sequence[Said]) -> None:
        self._table = table
        self.said = tuple(said)

    def hear(self, new: Sequence[Said]) -> None:
        """Add what was said to another server."""
        self.said += tuple(new)
        if new:
            for subscriber in self._table.presence:
                subscriber.owe("talk")

    @property
    def claims(self) -> tuple[Heard, ...]:
        """All claims, as computer players hear them; hints don't count as said."""
        return tuple(
            Heard(each.seat, each.round, each.events, Claim(each.claim, each.params))
            for each in self.said
            if each.claim not in ("", HINT)
        )

    def message_for(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser what it hasn't heard yet; now it has."""
        new = self.said[subscriber.heard :]
        subscriber.heard = len(self.said)
        own = self._table.seats.seats_of(subscriber.reader)
        said = [_info(each, self._table.is_over or each.seat in own) for each in new]
        return msgspec.json.encode(TalkMessage(said))

    async def say(self, seat: int, asked: Say, request: str) -> None:
        """Say something for a seat.

        Args:
            seat: who says it.
            asked: what.
            request: by which request; it's said once.

        Raises:
            RequestError: the table or the game doesn't know such talk.
        """
        if any(each.request == request for each in self.said):
            return
        await self._keep(self._checked(seat, asked, request))

    async def claim(self, seat: int, claim: Claim, number: int) -> None:
        """Say something for a computer player.

        Args:
            seat: who says it.
            claim: what.
            number: after which entry of the log; each is followed by one claim at most.
        """
        request = said_after(seat, number)
        try:
            await self.say(seat, Say(request, claim.key, dict(claim.params)), request)
        except RequestError as error:
            logger.info("table %s: seat %s said nothing: %s", self._table.row.id, seat, error)

    def has_hint(self, number: int) -> bool:
        """Whether a hint has been given for the decision with that number in the log."""
        return any(each.claim == HINT and each.entry == number - 1 for each in self.said)

    async def hint(self, seat: int, by: str, choice: Choice, number: int) -> None:
        """Keep what a computer player would do, where that is still to be decided.

        Args:
            seat: who has asked.
            by: the computer player.
            choice: what it would do.
            number: the number that the decision will have in the log.
        """
        request = f"{seat}:hint {number}"
        is_said = self.has_hint(number) or any(each.request == request for each in self.said)
        if number != len(self._table.log) + 1 or is_said:
            return
        hint = Say("", HINT, {"by": by, "move": str(choice.move)})
        reasons = wire_reasons(choice.reasons)
        text = msgspec.json.encode(reasons).decode()
        await self._keep(self._said(seat, hint, text, request))

    async def _keep(self, said: Said) -> None:
        await self._table.put_said(said)
        self.said = (*self.said, said)
        for subscriber in self._table.presence:
            subscriber.owe("talk")

    def _checked(self, seat: int, asked: Say, request: str) -> Said:
        setting = self._table.row.talk
        if setting == "none":
            raise RequestError(409, "no-talk", "nothing is said at this table")
        if len(self.said) >= _ROOM:
            raise RequestError(
                409, "no-more-talk", f"{_ROOM} things have been said at this table, as many as fit"
            )
        text = ""
        if asked.claim:
            self._check_claim(Claim(asked.claim, asked.params))
        elif setting != "free" or not self._may_write():
            raise RequestError(409, "no-text", "only claims are made at this table")
        else:
            text = clean_text(asked.text)
        if self._said_lately(seat) >= _MOST:
            raise RequestError(429, "too-many", "that is much at once; wait a little")
        return self._said(seat, asked, text, request)

    def _said(self, seat: int, asked: Say, text: str, request: str) -> Said:
        """What somebody says now."""
        round_, events = self._table.moment
        return Said(
            number=len(self.said) + 1,
            seat=seat,
            entry=len(self._table.log),
            round=round_,
            events=events,
            claim=asked.claim,
            params=dict(asked.params) if asked.claim else {},
            text=text,
            request=request,
            at=now(),
            name=self._table.seats.rows[seat].name,
        )

    def _said_lately(self, seat: int) -> int:
        since = now() - _WITHIN
        return sum(each.seat == seat and each.at > since for each in self.said)

    def _may_write(self) -> bool:
        """Whether the rules leave room for free text now (A-51)."""
        table = self._table
        is_playing = table.is_started and not table.is_over and not table.waits_for_deal
        return not is_playing or may_write(table.game, table.row.players)

    def _check_claim(self, claim: Claim) -> None:
        try:
            check_claim(claims_of(self._table.game), claim, self._table.row.players)
        except PitpropError as error:
            raise RequestError(400, "unknown-claim", str(error)) from error


def _info(said: Said, is_own: bool) -> SaidInfo:
    """What was said, as it is told to somebody who has said it or has not."""
    is_hint = said.claim == HINT
    reasons = msgspec.json.decode(said.text, type=list[Reason]) if is_hint and is_own else []
    return SaidInfo(
        number=said.number,
        seat=said.seat,
        entry=said.entry,
        round=said.round,
        events=said.events,
        claim=said.claim,
        params=said.params if is_own or not is_hint else {},
        text="" if is_hint else said.text,
        at=said.at,
        name=said.name,
        reasons=reasons,
    )
