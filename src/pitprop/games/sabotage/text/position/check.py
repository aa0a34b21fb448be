"""What a position leaves out, and what cannot be.

What a set-up position leaves out is as after a deal. It may be odd: cards may be missing, hands may
be short. What can't be is refused with its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from pitprop.core.description.complaints import (
    Complaint,
    absent_seats,
    blame,
    numbered_lines,
    refuse_missing,
)
from pitprop.core.description.lines import UNKNOWN
from pitprop.core.errors import PositionError
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.deal_lines import left_over
from pitprop.core.wording.counted import counted
from pitprop.games.sabotage.rules.cards import (
    HAND_SIZE,
    KIND_NAMES,
    MAX_HAND,
    PLACE_NAMES,
    ROOFS,
    SEAT_COUNTS,
    roof_of,
)
from pitprop.games.sabotage.rules.scoring import (
    ENOUGH_TO_CLOSE,
    MOST_WORTH,
    is_worth_closing,
    round_result,
    worth,
)
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.text.position.build import roof_of_setup
from pitprop.games.sabotage.text.position.lines import NOT_ASKED, Setup

# --- What is left out ---------------------------------------------------------------------------


def count_seats(setup: Setup) -> tuple[int, str]:
    """The smallest number of players that fits what is told."""
    most = max(setup.turn, setup.dealer, setup.last, setup.reader, *setup.hands)
    is_for_four = most >= SEAT_COUNTS[0] or setup.consent != NOT_ASKED
    return SEAT_COUNTS[int(is_for_four)], ""


def fill(setup: Setup, state: State) -> None:
    """Put in what a position of a whole state leaves out."""
    if "dealer" not in setup.lines:
        setup.dealer = (setup.turn - 1) % state.seats
    _fill_cards(setup, state)
    for number in range(1, setup.round):
        setup.results.setdefault(number, round_result(NO_SEAT, 0, 0))


def _fill_cards(setup: Setup, state: State) -> None:
    """Hands that aren't told are filled in the order of the kinds; the rest is the draw pile."""
    left = left_over(state.table.options.deck(), setup.cards())
    for seat in range(state.seats):
        if seat not in setup.hands:
            size = MAX_HAND if seat == setup.turn and not setup.is_over else HAND_SIZE
            setup.hands[seat], left = left[:size], left[size:]
    if "pile" not in setup.lines:
        setup.pile = left


def complete_view(setup: Setup, state: State) -> None:
    """Check that what a seat sees is told in full; empty roofs may be left out.

    Raises:
        PositionError: a result is missing, or the reader's own hand isn't told.
    """
    refuse_missing(setup.lines, numbered_lines("result", setup.round - 1))
    if UNKNOWN in setup.hands.get(setup.reader, ()):
        raise PositionError("a seat knows its own hand [A-60]", "hand")


# --- What cannot be -----------------------------------------------------------------------------


def complaints(setup: Setup, state: State) -> Iterator[PositionError]:
    """What cannot be, judging by the lines alone, once they are filled in."""
    seats = state.seats
    yield from blame("", _seats(setup, seats))
    yield from blame("roof, hand, pile, discards", _cards(setup, state))
    yield from blame("roof", _roofs(setup))
    yield from blame("turn", _hands(setup, seats))
    yield from blame("consent", _consent(setup, seats))
    yield from blame("result", _results(setup))
    yield from blame("round", _games(setup, state.table.options.games))


def _seats(setup: Setup, seats: int) -> Iterator[Complaint]:
    named: dict[str, Iterable[int | None]] = {
        "turn": [setup.turn],
        "dealer": [setup.dealer],
        "last": [setup.last],
        **{f"hand {seat + 1}": [seat] for seat in setup.hands},
        **{f"result {number}": [result.closed_by] for number, result in setup.results.items()},
    }
    yield from absent_seats(named, seats, "A-50")


def _cards(setup: Setup, state: State) -> Iterator[Complaint]:
    copies = state.table.options.copies()
    cards = setup.cards()
    for kind, count in Counter(cards).items():
        if kind != UNKNOWN and count > copies[kind]:
            yield f"{count} cards {KIND_NAMES[kind]}, but the deck has {copies[kind]} [A-2, A-3]"
    if len(cards) > sum(copies):
        yield f"{len(cards)} cards, but the deck has {sum(copies)} [A-2, A-3]"
    if UNKNOWN in setup.discards:
        yield "the discard pile lies face up [A-60]"


def _roofs(setup: Setup) -> Iterator[Complaint]:
    for pipes in setup.roofs.values():
        for place, count in Counter(place for _, place in pipes).items():
            if count > 1:
                yield f"{count} cards on place {PLACE_NAMES[place]} [A-31, A-32]"


def _hands(setup: Setup, seats: int) -> Iterator[Complaint]:
    for seat in range(seats):
        on_turn = seat == setup.turn
        most = MAX_HAND if on_turn else HAND_SIZE
        if len(setup.hands[seat]) > most:
            message = f"{len(setup.hands[seat])} cards in hand {seat + 1}: at most {most} [A-30]"
            yield PositionError(message, f"hand {seat + 1}")
        if on_turn and not setup.is_over and not setup.hands[seat]:
            yield f"seat {seat + 1} has no card, so it can't be on turn [A-41]"


def _consent(setup: Setup, seats: int) -> Iterator[Complaint]:
    if setup.consent == NOT_ASKED:
        return
    if seats == 2:
        yield "with two players nobody is asked for consent [A-52]"
    elif setup.is_over:
        yield "the game is over: nobody is asked for consent [A-40]"
    elif not is_worth_closing(roof_of_setup(setup, roof_of(setup.turn))):
        yield f"with a system worth less than {ENOUGH_TO_CLOSE} nobody asks to close [A-37]"


def _games(setup: Setup, games: int) -> Iterator[Complaint]:
    if setup.round > games:
        yield f"this is game {setup.round}, but a match has {counted(games, 'game')} here [A-20]"


def _results(setup: Setup) -> Iterator[Complaint]:
    for number, result in setup.results.items():
        if not 1 <= number <= setup.round:
            yield f"the result of game {number} is told, but game {setup.round} is being played"
        if max(result.worth) > MOST_WORTH:
            yield f"no system is worth more than {MOST_WORTH} [A-13]"
        closer = result.closed_by
        if closer != NO_SEAT and result.worth[roof_of(closer)] < ENOUGH_TO_CLOSE:
            yield f"seat {closer + 1} closed with less than {ENOUGH_TO_CLOSE} [A-37]"
        if number == setup.round:
            lying = tuple(worth(roof_of_setup(setup, at)) for at in range(ROOFS))
            if lying != result.worth:
                yield f"the roofs are worth {lying[0]} and {lying[1]}, not what the result says"
            if closer == NO_SEAT and (setup.pile or any(setup.hands.values())):
                yield "a game that isn't closed goes on until all cards are played [A-41]"
            if closer not in (NO_SEAT, setup.turn):
                yield "only the player on turn closes the game [A-37]"
