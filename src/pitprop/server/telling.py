"""What a table tells its readers of the game: each event once, and what all see made once."""

from __future__ import annotations

from typing import Any

import msgspec

from pitprop.core.described_view import DescribedView
from pitprop.core.game import State
from pitprop.core.shared import Shared
from pitprop.server.replay import progress
from pitprop.server.rows import Progress


class Moment:
    """A state of the game as its readers are told it; when the game goes on there is another.

    Args:
        state: the state, which nobody changes any more.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._shared: Shared = {}
        self._told: dict[tuple[int, int], tuple[msgspec.Raw, int]] = {}
        self.progress: Progress = progress(state)

    def told(self, seat: int, since: int) -> tuple[msgspec.Raw, int]:
        """The view of a seat as JSON, and how many events its reader knows then.

        Args:
            seat: the seat, or `SPECTATOR`.
            since: how many of the first events the reader knows already.
        """
        key = seat, since
        if key not in self._told:
            view = view_since(self._state, seat, since, self._shared)
            self._told[key] = msgspec.Raw(msgspec.json.encode(view)), since + len(view.history)
        return self._told[key]


def view_since(state: State, seat: int, since: int, shared: Shared) -> Any:
    """The view of a seat as a structure, without the first events.

    Args:
        state: the state.
        seat: the seat, or `SPECTATOR`.
        since: how many events to leave out.
        shared: what all readers of that state are told alike.
    """
    view = state.view(seat)
    if isinstance(view, DescribedView):
        return view.wire(since, shared)
    whole = view.wire()
    return msgspec.structs.replace(whole, history=whole.history[since:])
