"""What a move does, in sentences: for opponents that find their moves by looking ahead."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import PLACE_NAMES, roof_of
from pitprop.games.sabotage.rules.move_codes import (
    DISCARD,
    LAY,
    OTHER,
    card_of,
    kind_of,
    place_of,
)
from pitprop.games.sabotage.rules.move_codes import roof_of as side_of
from pitprop.games.sabotage.rules.roof import card_at, with_pipe, without
from pitprop.games.sabotage.rules.scoring import worth
from pitprop.opponents.base import Reason
from pitprop.opponents.choosing import weightiest_first
from pitprop.opponents.sabotage.situation import Situation
from pitprop.opponents.sabotage.weighing.rules_of_thumb import weigh


def reasons_for(view: View, code: i64) -> tuple[Reason, ...]:
    """What speaks for a move and against it, the weightiest first.

    Args:
        view: what the player knows.
        code: the move.
    """
    weighed = weigh(Situation(view), code)
    found = (*changes(view, code), *weightiest_first(weighed.reasons))
    if any(each.weight > 0 for each in found) or not _covers_own(view, code):
        return found
    # Where rules of thumb speak against it alone, at least what it does is said.
    return (Reason("own-covers", {"place": PLACE_NAMES[place_of(code)]}), *found)


def _covers_own(view: View, code: int) -> bool:
    """Whether the move lays a card on a free place of the player's own roof."""
    if kind_of(code) != LAY or side_of(code) == OTHER:
        return False
    return card_at(view.table.roofs[roof_of(view.seat)], place_of(code)) < 0


def changes(view: View, code: i64) -> tuple[Reason, ...]:
    """How the move changes what a system is worth now, if it does.

    Args:
        view: what the player knows.
        code: the move.
    """
    changed = _changed(view, code)
    return () if changed is None else (changed,)


def _changed(view: View, code: i64) -> Reason | None:
    """How the move changes what a system is worth now."""
    if kind_of(code) >= DISCARD:
        return None
    on_other = side_of(code) == OTHER
    before = view.table.roofs[roof_of(view.seat) ^ side_of(code)]
    after = without(before, place_of(code))
    if kind_of(code) == LAY:
        after = with_pipe(after, card_of(code), place_of(code))
    was, now = int(worth(before)), int(worth(after))
    if was == now:
        return None
    key = "other-system" if on_other else "own-system"
    weight = float(was - now if on_other else now - was)
    return Reason(key, {"before": was, "after": now}, weight)
