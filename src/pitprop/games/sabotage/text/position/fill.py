"""What a set-up position leaves out is as after a deal."""

from __future__ import annotations

from pitprop.core.deal_lines import left_over
from pitprop.core.description.complaints import numbered, refuse_missing
from pitprop.core.errors import PositionError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.options import OPTIONS, Options
from pitprop.games.sabotage.rules.cards import HAND_SIZE, MAX_HAND, ROOFS, SEAT_COUNTS
from pitprop.games.sabotage.text.position.told import NOT_ASKED, UNKNOWN, Told, ToldResult


def count_seats(told: Told) -> int:
    """The least number of players that fits what is told."""
    named = [told.turn, told.dealer, told.last, told.header.view, *told.hands]
    most = max([seat for seat in named if seat is not None], default=0)
    is_for_four = most >= SEAT_COUNTS[0] or told.consent != NOT_ASKED
    return SEAT_COUNTS[int(is_for_four)]


def options_of(told: Told) -> Options:
    """The rules that the position is played by."""
    header = told.header
    return Options(header.edition, OPTIONS.resolve(header.edition, header.options))


def fill(told: Told, seats: int) -> None:
    """Put in what a position of a whole state leaves out.

    Args:
        told: what is told, of a game that has been dealt.
        seats: the number of players, one that there can be.
    """
    told.round = told.round or 1
    told.turn = told.turn or 0
    told.dealer = (told.turn - 1) % seats if told.dealer is None else told.dealer
    told.last = NO_SEAT if told.last is None else told.last
    for at in range(ROOFS):
        told.roofs.setdefault(at, [])
    _fill_cards(told, seats)
    for number in range(1, told.round):
        told.results.setdefault(number, ToldResult(NO_SEAT, (0, 0)))


def _fill_cards(told: Told, seats: int) -> None:
    """Hands that aren't told are filled in the order of the kinds; the rest is the draw pile."""
    left = left_over(options_of(told).deck(), told.cards())
    for seat in range(seats):
        if seat not in told.hands:
            size = MAX_HAND if seat == told.turn and not told.is_over else HAND_SIZE
            told.hands[seat], left = left[:size], left[size:]
    if told.pile is None:
        told.pile = left


def complete_view(told: Told, seats: int) -> None:
    """Check that what a seat sees is told in full; empty roofs may be left out.

    Raises:
        PositionError: a line is missing, or the reader's own hand isn't told.
    """
    needed = ["round", "turn", "dealer", "pile", *numbered("hand", range(1, seats + 1))]
    refuse_missing(told.lines, [*needed, *numbered("result", range(1, told.round or 0))])
    if UNKNOWN in told.hands.get(told.header.view or 0, ()) and told.header.view in told.hands:
        raise PositionError("a seat knows its own hand [A-60]", "hand")
    told.last = NO_SEAT if told.last is None else told.last
    for at in range(ROOFS):
        told.roofs.setdefault(at, [])
