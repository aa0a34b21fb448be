"""What was said during a game, and what whoever said it knew instead."""

from __future__ import annotations

from pitprop.core.claims import Claim
from pitprop.core.game import View
from pitprop.core.honesty import is_fact, truth_of
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Record, SaidLine
from pitprop.server.history.wire_reasons import wire_claim
from pitprop.server.lookback.redacted import RedactedGame
from pitprop.server.lookback.whole import WholeGame
from pitprop.server.protocol.lookback import MomentSaid


def said_in(record: Record, course: WholeGame | RedactedGame) -> list[MomentSaid]:
    """What was said, in order.

    Args:
        record: the record.
        course: what was known at each moment of it.
    """
    speakers = _Speakers(record, course)
    return [_moment_said(said, speakers.truth(said)) for said in record.said]


class _Speakers:
    """What those who said something knew then."""

    def __init__(self, record: Record, course: WholeGame | RedactedGame) -> None:
        self._game = find_game(record.header.game)
        self._reader = record.header.view
        self._course = course
        moments = list(enumerate(course.moments))
        self._first = {moment.number: at for at, moment in reversed(moments)}
        self._seen: dict[tuple[int, int], View] = {}

    def truth(self, said: SaidLine) -> Claim | None:
        """What they knew to be so instead; None where that can't be told."""
        at = self._first.get(said.after)
        if said.claim is None or at is None or not is_fact(self._game, said.claim):
            return None
        if self._reader not in (None, said.seat):
            return None
        return truth_of(self._game, self._view(at, said.seat), said.claim)

    def _view(self, at: int, seat: int) -> View:
        """Kept, as each takes some playing on, and much may be said at one moment."""
        if (at, seat) not in self._seen:
            ((self._seen[at, seat],),) = self._course.views(at, 1, [seat])
        return self._seen[at, seat]


def _moment_said(said: SaidLine, truth: Claim | None) -> MomentSaid:
    if said.claim is None:
        return MomentSaid(said.after, said.seat, "", {}, said.text, None)
    known = None if truth is None else wire_claim(truth)
    return MomentSaid(said.after, said.seat, said.claim.key, dict(said.claim.params), "", known)
