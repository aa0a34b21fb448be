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
from pitprop.games.sabotage.text.position.build import roof_told
from pitprop.games.sabotage.text.position.fill import options_of
from pitprop.games.sabotage.text.position.told import NOT_ASKED, UNKNOWN, Told


def complaints(told: Told, seats: int) -> Iterator[PositionError]:
    """What cannot be, as far as the lines themselves tell it.

    Args:
        told: a position in which everything is told or filled in.
        seats: the number of players.
    """
    yield from blame("", _seats(told, seats))
    yield from blame("own, other, hand, pile, discards", _cards(told))
    yield from blame("roof", _roofs(told))
    yield from blame("turn", _hands(told, seats))
    yield from blame("consent", _consent(told, seats))
    yield from blame("result", _results(told))


def _seats(told: Told, seats: int) -> Iterator[Complaint]:
    named: dict[str, Iterable[int | None]] = {
        "turn": [told.turn],
        "dealer": [told.dealer],
        "last": [told.last],
        **{f"hand {seat + 1}": [seat] for seat in told.hands},
        **{f"result {number}": [result.closed_by] for number, result in told.results.items()},
    }
    yield from absent_seats(named, seats, "A-50")


def _cards(told: Told) -> Iterator[Complaint]:
    copies = options_of(told).copies()
    cards = told.cards()
    for kind, count in Counter(cards).items():
        if kind != UNKNOWN and count > copies[kind]:
            yield f"{count} cards {KIND_NAMES[kind]}, and there are {copies[kind]} [A-2, A-3]"
    if len(cards) > sum(copies):
        yield f"{len(cards)} cards, and there are {sum(copies)} [A-2, A-3]"
    if UNKNOWN in told.discards:
        yield "the discard pile lies face up [A-60]"


def _roofs(told: Told) -> Iterator[Complaint]:
    for pipes in told.roofs.values():
        for place, count in Counter(place for _, place in pipes).items():
            if count > 1:
                yield f"{count} cards on place {PLACE_NAMES[place]} [A-31, A-32]"


def _hands(told: Told, seats: int) -> Iterator[Complaint]:
    for seat in range(seats):
        on_turn = seat == told.turn
        most = MAX_HAND if on_turn else HAND_SIZE
        if len(told.hands[seat]) > most:
            message = f"{len(told.hands[seat])} cards in hand {seat + 1}: at most {most} [A-30]"
            yield PositionError(message, f"hand {seat + 1}")
        if on_turn and not told.is_over and not told.hands[seat]:
            yield f"seat {seat + 1} has no card and no turn [A-41]"


def _consent(told: Told, seats: int) -> Iterator[Complaint]:
    if told.consent == NOT_ASKED:
        return
    if seats == 2:
        yield "with two players nobody is asked for consent [A-52]"
    elif told.is_over:
        yield "the game is over: nobody is asked for consent [A-40]"
    elif not is_worth_closing(roof_told(told, roof_of(told.turn or 0))):
        yield f"with a system worth less than {ENOUGH_TO_CLOSE} nobody asks to close [A-37]"


def _results(told: Told) -> Iterator[Complaint]:
    for number, result in told.results.items():
        if not 1 <= number <= (told.round or 0):
            yield f"the result of game {number} is told, and game {told.round} is played"
        if max(result.worth) > MOST_WORTH:
            yield f"no system is worth more than {MOST_WORTH} [A-13]"
        closer = result.closed_by
        if closer != NO_SEAT and result.worth[roof_of(closer)] < ENOUGH_TO_CLOSE:
            yield f"seat {closer + 1} closed with less than {ENOUGH_TO_CLOSE} [A-37]"
        if number == told.round:
            lying = tuple(worth(roof_told(told, at)) for at in range(ROOFS))
            if lying != result.worth:
                yield f"the roofs are worth {lying[0]} and {lying[1]}, the result says otherwise"
            if closer == NO_SEAT and (told.pile or any(told.hands.values())):
                yield "unclosed, a game goes on until all cards are played [A-41]"
            if closer not in (NO_SEAT, told.turn):
                yield "the game is closed by who is on turn [A-37]"
