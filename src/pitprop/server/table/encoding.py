"""What a table tells its readers of the game: each event once, and what all see made once.

What everybody sees is made and encoded once a move, of the table alone, which holds nothing hidden
(`core.wire_view`); a reader's own part is encoded for itself and put behind it. So a seat is told
the same whoever else was told before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from pitprop.core.description.view import DescribedView
from pitprop.core.game import SPECTATOR, State
from pitprop.server.history.replay import progress_of
from pitprop.server.protocol.tables import LessonInfo, TableInfo
from pitprop.server.storage.rows import Progress


class Moment:
    """A state of the game as its readers are told it; when the game goes on there is another.

    Args:
        state: the state, which nobody changes any more.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._views: dict[tuple[int, int], tuple[bytes, int]] = {}
        view = state.view(SPECTATOR)
        self._public: Any = view.public_wire() if isinstance(view, DescribedView) else view.wire()
        self._encoded = b""
        self.progress: Progress = progress_of(state, self._public)

    def view_json(self, seat: int, since: int) -> tuple[bytes, int]:
        """The view of a seat as JSON, and how many events its reader knows then.

        Args:
            seat: the seat, or `SPECTATOR`.
            since: how many of the first events the reader knows already.
        """
        key = seat, since
        if key not in self._views:
            encoded, events = self._encode(seat, since)
            self._views[key] = encoded, since + events
        return self._views[key]

    def _encode(self, seat: int, since: int) -> tuple[bytes, int]:
        view = self._state.view(seat)
        if not isinstance(view, DescribedView):
            whole: Any = view.wire()
            events = whole.history[since:]
            return msgspec.json.encode(msgspec.structs.replace(whole, history=events)), len(events)
        own = view.own_wire(since, self._public)
        return self._public_but(own) + msgspec.json.encode(own)[1:], len(own["history"])

    def _public_but(self, own: dict[str, Any]) -> bytes:
        """The fields that all readers are told alike, which any reader's own ones follow."""
        if not self._encoded:
            self._encoded = encoded_but(self._public, own)
        return self._encoded


class NewInfo(msgspec.Struct, frozen=True):
    """What of a `TableInfo` changes with each move, or is told to its reader alone.

    Attributes:
        started: see there.
        over: see there.
        me: see there.
        mine: see there.
        number: see there.
        deadline: see there.
        lesson: see there.
    """

    started: bool
    over: bool
    me: int | None
    mine: Sequence[int]
    number: int
    deadline: int | None
    lesson: LessonInfo | None


def info_encoded(info: TableInfo) -> bytes:
    """The rest of a `TableInfo`, which is told to all readers alike and rarely changes."""
    return encoded_but(info, NewInfo.__struct_fields__)


def encoded_but(whole: msgspec.Struct, left_out: Collection[str]) -> bytes:
    """The beginning of a structure's JSON; the fields that are left out are to follow."""
    fields = whole.__struct_fields__
    there = {name: getattr(whole, name) for name in fields if name not in left_out}
    return msgspec.json.encode(there)[:-1] + b","


def state_message(info: bytes, new: NewInfo, view: bytes, since: int) -> bytes:
    """A `StateMessage` as JSON.

    Args:
        info: what `info_encoded` has made of its table.
        new: the rest of that.
        view: see there.
        since: see there.
    """
    rest = b',"number":%d,"since":%d,"view":' % (new.number, since)
    encoded = msgspec.json.encode(new)[1:]
    return b"".join((b'{"type":"state","table":', info, encoded, rest, view, b"}"))
