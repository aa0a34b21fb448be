"""A record replayed: its moments, and what each reader knew at each of them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from pitprop.core.errors import PitpropError
from pitprop.core.fault import fault
from pitprop.core.game import SPECTATOR
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Record
from pitprop.core.records.replay import RecordError
from pitprop.core.records.text import parse_record
from pitprop.core.wording.names import distinct_names
from pitprop.server.lookback.cut_off import breaks_off
from pitprop.server.lookback.redacted import RedactedGame
from pitprop.server.lookback.said import said_in
from pitprop.server.lookback.whole import WholeGame
from pitprop.server.protocol.lookback import LookedBack


@dataclass(frozen=True, slots=True)
class Course:
    """A record that has been replayed.

    Attributes:
        key: by what it is known: a hash of its text.
        text: the record in notation.
        record: the record.
        game: what was known at each moment of it.
    """

    key: str
    text: str
    record: Record
    game: WholeGame | RedactedGame

    @property
    def decisions(self) -> list[int]:
        """The moments to which a move has led of somebody whose view the record tells."""
        view = self.record.header.view
        return [
            at
            for at, moment in enumerate(self.game.moments)
            if moment.text and (view is None or view == moment.seat)
        ]

    def summary(self) -> LookedBack:
        """What is told of it at once."""
        header = self.record.header
        options = find_game(header.game).options.resolve(header.edition, header.options)
        return LookedBack(
            key=self.key,
            game=header.game,
            edition=header.edition,
            options=options,
            names=distinct_names(header.seats),
            view="spectator" if header.view == SPECTATOR else header.view,
            over=self.game.is_over,
            moments=self.game.moments,
            said=said_in(self.record, self.game),
            deals=self.game.deals,
        )


def key_of(text: str) -> str:
    """By what the course of a record is known."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def course_of(text: str) -> Course:
    """Replay a record by the rules.

    Args:
        text: the record in notation.

    Raises:
        PitpropError: it isn't a record, or breaks a rule; one line says where and how.
    """
    try:
        return _whole_course(text)
    except PitpropError as error:
        cut = breaks_off(text, error, lambda part: _whole_course(part).game.moments)
        if cut is None:
            raise
        raise cut from error


def _whole_course(text: str) -> Course:
    record = parse_record(text)
    game = RedactedGame(record) if record.is_redacted else WholeGame(record)
    if not game.moments:
        raise RecordError(fault("nothing-dealt"))
    return Course(key_of(text), text, record, game)
