"""What a set-up position leaves out is as after a deal."""

from __future__ import annotations

from pitprop.core.deal_lines import left_over
from pitprop.core.description.complaints import numbered, refuse_missing
from pitprop.core.errors import PositionError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.options import OPTIONS, Options
from pitprop.games.sabotage.rules.cards import HAND_SIZE, MAX_HAND, ROOFS, SEAT_COUNTS
from pitprop.games.sabotage.text.position.setup import NOT_ASKED, UNKNOWN, Setup, SetupResult


def count_seats(setup: Setup) -> tuple[int, str]:
    """The least number of players that fits what is told."""
    named = [setup.turn, setup.dealer, setup.last, setup.header.view, *setup.hands]
    most = max([seat for seat in named if seat is not None], default=0)
    is_for_four = most >= SEAT_COUNTS[0] or setup.consent != NOT_ASKED
    return SEAT_COUNTS[int(is_for_four)], ""


def options_of(setup: Setup) -> Options:
    """The rules that the position is played by."""
    header = setup.header
    return Options(header.edition, OPTIONS.resolve(header.edition, header.options))


def fill(setup: Setup, seats: int) -> None:
    """Put in what a position of a whole state leaves out.

    Args:
        setup: what is told, of a game that has been dealt.
        seats: the number of players, one that there can be.
    """
    setup.round = setup.round or 1
    setup.turn = setup.turn or 0
    setup.dealer = (setup.turn - 1) % seats if setup.dealer is None else setup.dealer
    setup.last = NO_SEAT if setup.last is None else setup.last
    for at in range(ROOFS):
        setup.roofs.setdefault(at, [])
    _fill_cards(setup, seats)
    for number in range(1, setup.round):
        setup.results.setdefault(number, SetupResult(NO_SEAT, (0, 0)))


def _fill_cards(setup: Setup, seats: int) -> None:
    """Hands that aren't told are filled in the order of the kinds; the rest is the draw pile."""
    left = left_over(options_of(setup).deck(), setup.cards())
    for seat in range(seats):
        if seat not in setup.hands:
            size = MAX_HAND if seat == setup.turn and not setup.is_over else HAND_SIZE
            setup.hands[seat], left = left[:size], left[size:]
    if setup.pile is None:
        setup.pile = left


def complete_view(setup: Setup, seats: int) -> None:
    """Check that what a seat sees is told in full; empty roofs may be left out.

    Raises:
        PositionError: a line is missing, or the reader's own hand isn't told.
    """
    needed = ["round", "turn", "dealer", "pile", *numbered("hand", range(1, seats + 1))]
    refuse_missing(setup.lines, [*needed, *numbered("result", range(1, setup.round or 0))])
    if UNKNOWN in setup.hands.get(setup.header.view or 0, ()) and setup.header.view in setup.hands:
        raise PositionError("a seat knows its own hand [A-60]", "hand")
    setup.last = NO_SEAT if setup.last is None else setup.last
    for at in range(ROOFS):
        setup.roofs.setdefault(at, [])
