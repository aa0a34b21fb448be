"""What a player did in its latest turn, so that it doesn't undo that in the next one."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import PIPE_KINDS, colour_of, roof_of
from pitprop.games.sabotage.rules.move_codes import LAY, TAKE_OFF, card_of, kind_of, place_of
from pitprop.games.sabotage.rules.move_codes import roof_of as side_of
from pitprop.games.sabotage.rules.roof import with_pipe, without
from pitprop.games.sabotage.rules.scoring import worth
from pitprop.opponents.sabotage.weighing.roof_changes import changed_roof


class Work(NamedTuple):
    """A card that was laid on a place, or taken off it.

    Attributes:
        roof: whose roof it was, 0 or 1.
        place: the place.
        laid: whether the card was laid.
        card: the card.
    """

    roof: int
    place: int
    laid: bool
    card: int


def without_undoing(view: View, codes: vec[i64]) -> vec[i64]:
    """The moves that don't undo without gain what the player did in its latest turn.

    Args:
        view: what the player knows.
        codes: the moves; if all of them undo it, they are all kept.
    """
    work = latest_work(view)
    if work is None:
        return codes
    kept = [code for code in codes if not undoes(view, work, code)]
    return vec[i64](kept) if kept else codes


def latest_work(view: View) -> Work | None:
    """What the player did on a roof in its latest turn; None if others changed it since."""
    touched = set[tuple[int, int]]()
    for logged in reversed(list(view.log)):
        event = log.event_of(logged)
        seat = log.seat_of(logged)
        if event == log.DISCARDED and seat == view.seat:
            return None
        if not log.changes_roof(event):
            continue
        roof = changed_roof(logged)
        place = log.place_of(logged)
        if seat != view.seat:
            touched.add((roof, place))
            continue
        if (roof, place) in touched:
            return None
        laid = event == log.LAID
        return Work(roof, place, laid, log.card_of(logged) if laid else log.gone_of(logged))
    return None


def undoes(view: View, work: Work, code: i64) -> bool:
    """Whether a move takes off what was laid, covers it for nothing, or lays its colour again.

    Args:
        view: what the player knows.
        work: what the player did in the turn before.
        code: the move.
    """
    kind = kind_of(code)
    if kind not in (LAY, TAKE_OFF):
        return False
    roof = roof_of(view.seat) ^ side_of(code)
    if (roof, place_of(code)) != (work.roof, work.place):
        return False
    if kind == TAKE_OFF:
        return work.laid
    card = card_of(code)
    if not work.laid:
        return work.card < PIPE_KINDS and colour_of(card) == colour_of(work.card)
    before = view.table.roofs[roof]
    return worth(with_pipe(without(before, work.place), card, work.place)) <= worth(before)
