"""What a card has to do with the others in its rows, said of it where it does a roof good or harm.

A row of one colour is worth two points, one of matching colours is worth one (A-11, A-12): cards
*fit* where their colours match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pitprop.games.sabotage.rules.cards import COLOURS, PLACE_NAMES, X, colour_of, colours_match
from pitprop.games.sabotage.rules.roof import card_at
from pitprop.games.sabotage.rules.scoring import ROW_NAMES

_NOTHING: Final = -1

_BESIDE: Final = [
    [
        tuple(PLACE_NAMES.index(each) for each in row if each != name)
        for row in ROW_NAMES
        if name in row
    ]
    for name in PLACE_NAMES
]
"""The other two places of each row that a place is in."""


class Said(NamedTuple):
    """What is said of a move.

    Attributes:
        key: the key of the reason.
        params: its params.
    """

    key: str
    params: dict[str, str | int]


def of_laid(roof: int, place: int, card: int, hand: Sequence[int]) -> Said:
    """What is good about a card on one's own roof.

    Args:
        roof: what lies there before.
        place: where the card is laid.
        card: the card.
        hand: how many cards of each kind the player holds.
    """
    if _fit(_colour(roof, place), colour_of(card)):
        return Said("own-better", {})
    missing = list(_missing(roof, place, colour_of(card)))
    for free in missing:
        if _can_fill(free, colour_of(card), hand, card):
            return Said("own-row-held", {"place": PLACE_NAMES[free]})
    for free in missing:
        return Said("own-row", {"place": PLACE_NAMES[free]})
    return Said("own-better", {})


def of_cleared(roof: int, place: int) -> Said:
    """What is good about a card taken off one's own roof."""
    colour = _colour(roof, place)
    beside = [each for row in _rows(roof, place) for each in row if each != _NOTHING]
    if any(not _fit(each, colour) for each in beside):
        return Said("own-misfit", {"place": PLACE_NAMES[place]})
    return Said("own-better", {})


def of_spoiled(roof: int, place: int, card: int) -> Said:
    """What harm a card does that is laid on the other roof.

    Args:
        roof: what lies there before.
        place: where the card is laid.
        card: the card.
    """
    colour = colour_of(card)
    rows = list(_rows(roof, place))
    for one, other in rows:
        if _fit(one, other) and not _fit(one, colour):
            return Said("other-row", {"place": PLACE_NAMES[place]})
    if any(each != _NOTHING and not _fit(each, colour) for row in rows for each in row):
        return Said("other-misfit", {})
    return Said("other-worse", {})


def of_torn(roof: int, place: int) -> Said:
    """What harm it does to take a card off the other roof."""
    for free in _missing(roof, place, _colour(roof, place)):
        return Said("other-part", {"place": PLACE_NAMES[free]})
    return Said("other-worse", {})


def _rows(roof: int, place: int) -> Iterator[tuple[int, int]]:
    """The colours on these places."""
    for one, other in _BESIDE[place]:
        yield _colour(roof, one), _colour(roof, other)


def _missing(roof: int, place: int, colour: int) -> Iterator[int]:
    """The places that alone are missing for a row with this colour on a place; those for a row of
    one colour first."""
    found = list[tuple[bool, int]]()
    for one, other in _BESIDE[place]:
        for free, taken in ((one, other), (other, one)):
            there = _colour(roof, taken)
            if _colour(roof, free) == _NOTHING and _fit(there, colour):
                found.append((there != colour, free))
    for _, free in sorted(found):
        yield free


def _can_fill(place: int, colour: int, hand: Sequence[int], used: int) -> bool:
    """Whether another card of the hand fits on a free place."""
    matching = (COLOURS * letter + each for letter in (place, X) for each in range(COLOURS))
    return any(hand[card] > (card == used) for card in matching if _fit(colour_of(card), colour))


def _colour(roof: int, place: int) -> int:
    card = card_at(roof, place)
    return _NOTHING if card < 0 else int(colour_of(card))


def _fit(one: int, other: int) -> bool:
    """Whether there are two colours that match."""
    return one != _NOTHING and other != _NOTHING and colours_match(one, other)
