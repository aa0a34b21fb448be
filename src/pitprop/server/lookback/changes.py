"""Views of moments in a row, told by what changes from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pitprop.core.game import View
from pitprop.server.protocol.lookback import ViewChange

_Fields = dict[str, Any]

_OF_ALL = {"history", "legal", "seat"}
"""What isn't told of each seat where all hands lie open: it is told once, or is of no use there."""


def changes(moments: Iterator[list[View]]) -> list[ViewChange]:
    """What changes from moment to moment; the first is told whole.

    Args:
        moments: the views of each moment: one, or that of a spectator and then those of all seats.
    """
    changed: list[ViewChange] = []
    last: _Fields = {}
    last_own: dict[str, _Fields] = {}
    for views in moments:
        wires = [msgspec.to_builtins(view.wire()) for view in views]
        seen = wires[0]
        own = {str(seat): _own(seen, wire) for seat, wire in enumerate(wires[1:])}
        if own:
            seen["history"] = _open_history(wires)
        changed.append(_change(last, seen, {k: v for k, v in own.items() if v != last_own.get(k)}))
        last, last_own = seen, own
    return changed


def _change(last: _Fields, now: _Fields, own: dict[str, _Fields]) -> ViewChange:
    before: list[Any] = last.get("history", [])
    events: list[Any] = now["history"]
    kept = len(before) if events[: len(before)] == before else 0
    fields = {
        name: value
        for name, value in now.items()
        if name != "history" and (name not in last or last[name] != value)
    }
    return ViewChange(fields, kept, events[kept:], own)


def _own(seen: _Fields, wire: _Fields) -> _Fields:
    """What a seat sees otherwise than everybody."""
    return {
        name: value
        for name, value in wire.items()
        if name not in _OF_ALL and value != seen.get(name)
    }


def _open_history(wires: Sequence[_Fields]) -> list[Any]:
    """What happened, each event as whoever did it saw it; what nobody did, as everybody saw it."""
    public, *seats = wires
    return [
        event if event["seat"] is None else seats[event["seat"]]["history"][at]
        for at, event in enumerate(public["history"])
    ]
