"""Positions that cannot arise.

Set-up positions may be odd: cards may be missing, hands may be short. What can't be is refused with
its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from pitprop.core.description.complaints import Complaint, absent_seats, blame
from pitprop.core.errors import PositionError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.rules.cards import (
    HAND_SIZE,
    KIND_NAMES,
    MAX_HAND,
    PLACE_NAMES,
    ROOFS,
    roof_of,
)
from pitprop.games.sabotage.rules.scoring import (
    ENOUGH_TO_CLOSE,
    MOST_WORTH,
    is_worth_closing,
    worth,
)
from pitprop.games.sabotage.text.position.build import roof_of_setup
from pitprop.games.sabotage.text.position.fill import options_of
from pitprop.games.sabotage.text.position.setup import NOT_ASKED, UNKNOWN, Setup


def complaints(setup: Setup, seats: int) -> Iterator[PositionError]:
    """What cannot be, as far as the lines themselves tell it.

    Args:
        setup: a position in which everything is told or filled in.
        seats: the number of players.
    """
    yield from blame("", _seats(setup, seats))
    yield from blame("own, other, hand, pile, discards", _cards(setup))
    yield from blame("roof", _roofs(setup))
    yield from blame("turn", _hands(setup, seats))
    yield from blame("consent", _consent(setup, seats))
    yield from blame("result", _results(setup))


def _seats(setup: Setup, seats: int) -> Iterator[Complaint]:
    named: dict[str, Iterable[int | None]] = {
        "turn": [setup.turn],
        "dealer": [setup.dealer],
        "last": [setup.last],
        **{f"hand {seat + 1}": [seat] for seat in setup.hands},
        **{f"result {number}": [result.closed_by] for number, result in setup.results.items()},
    }
    yield from absent_seats(named, seats, "A-50")


def _cards(setup: Setup) -> Iterator[Complaint]:
    copies = options_of(setup).copies()
    cards = setup.cards()
    for kind, count in Counter(cards).items():
        if kind != UNKNOWN and count > copies[kind]:
            yield f"{count} cards {KIND_NAMES[kind]}, and there are {copies[kind]} [A-2, A-3]"
    if len(cards) > sum(copies):
        yield f"{len(cards)} cards, and there are {sum(copies)} [A-2, A-3]"
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
            yield f"seat {seat + 1} has no card and no turn [A-41]"


def _consent(setup: Setup, seats: int) -> Iterator[Complaint]:
    if setup.consent == NOT_ASKED:
        return
    if seats == 2:
        yield "with two players nobody is asked for consent [A-52]"
    elif setup.is_over:
        yield "the game is over: nobody is asked for consent [A-40]"
    elif not is_worth_closing(roof_of_setup(setup, roof_of(setup.turn or 0))):
        yield f"with a system worth less than {ENOUGH_TO_CLOSE} nobody asks to close [A-37]"


def _results(setup: Setup) -> Iterator[Complaint]:
    for number, result in setup.results.items():
        if not 1 <= number <= (setup.round or 0):
            yield f"the result of game {number} is told, and game {setup.round} is played"
        if max(result.worth) > MOST_WORTH:
            yield f"no system is worth more than {MOST_WORTH} [A-13]"
        closer = result.closed_by
        if closer != NO_SEAT and result.worth[roof_of(closer)] < ENOUGH_TO_CLOSE:
            yield f"seat {closer + 1} closed with less than {ENOUGH_TO_CLOSE} [A-37]"
        if number == setup.round:
            lying = tuple(worth(roof_of_setup(setup, at)) for at in range(ROOFS))
            if lying != result.worth:
                yield f"the roofs are worth {lying[0]} and {lying[1]}, the result says otherwise"
            if closer == NO_SEAT and (setup.pile or any(setup.hands.values())):
                yield "unclosed, a game goes on until all cards are played [A-41]"
            if closer not in (NO_SEAT, setup.turn):
                yield "the game is closed by who is on turn [A-37]"
