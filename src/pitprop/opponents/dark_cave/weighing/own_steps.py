"""What a dwarf has walked in its present movement, so that nobody paces to and fro."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.move_codes import STEP, field_of, kind_of
from pitprop.games.dark_cave.rules.net import NO_FIELD, place_of


def without_turning_back(view: View, codes: Sequence[int]) -> list[int]:
    """The moves that don't lead back to a field of the present movement.

    Whatever has happened since, such as a goal that was turned up, is reason enough to go back.

    Args:
        view: what the player knows.
        codes: the moves; if all of them lead back, they are all kept.
    """
    walked = _walked(view)
    kept = [code for code in codes if kind_of(code) != STEP or _spot(view, code) not in walked]
    return kept or list(codes)


def latest_field(view: View) -> int:
    """The field that the player's dwarf left in the latest event; `NO_FIELD` where it left none."""
    events = list(view.log)
    start = int(view.table.dwarves[view.seat])
    if not events or start < 0:
        return NO_FIELD
    latest = events[-1]
    if not _is_own_step(view, latest):
        return NO_FIELD
    faces = view.table.net.faces
    for near in view.table.net.neighbours(start):
        if log.field_spot(faces[place_of(near)], near) == log.spot_of(latest):
            return int(near)
    return NO_FIELD


def view_before_step(view: View, field: int) -> View:
    """The player's view before the latest step of its own dwarf, which cost nothing else.

    Args:
        view: the view after it.
        field: where the dwarf stood.
    """
    table = view.table.clone()
    table.dwarves[view.seat] = field
    table.steps += 1
    entries = view.log[: len(view.log) - 1]
    table.moved = bool(entries) and _is_own_step(view, entries[len(entries) - 1])
    return View(
        table,
        view.seat,
        view.hand,
        view.characters,
        view.known_goals,
        view.aside,
        view.hidden,
        entries,
    )


def _is_own_step(view: View, entry: int) -> bool:
    return log.event_of(entry) == log.STEPPED and log.seat_of(entry) == view.seat


def _walked(view: View) -> set[int]:
    """The fields that the dwarf has left in its latest steps, as spots."""
    found = set[int]()
    for logged in reversed(list(view.log)):
        if not _is_own_step(view, logged):
            break
        found.add(int(log.spot_of(logged)))
    return found


def _spot(view: View, code: int) -> int:
    field = field_of(code)
    return int(log.field_spot(view.table.net.faces[place_of(field)], field))
