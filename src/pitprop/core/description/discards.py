"""Discard piles in positions on which some cards lie face down, such as `NES ?2 ?3:EW`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pitprop.core.description.lines import Spelling, Token
from pitprop.core.errors import NotationError
from pitprop.core.face_down import FACE_DOWN, face_down_seat
from pitprop.core.notation import UNKNOWN, cited
from pitprop.core.public_table import NO_SEAT

_DISCARD: Final = re.compile(r"\?([1-9][0-9]?)(?::(.+))?")


@dataclass(frozen=True, slots=True)
class SetupDiscard:
    """A card of the discard pile.

    Attributes:
        kind: the card, or what stands for it where it isn't known.
        seat: who put it there face down; `NO_SEAT` where it lies face up.
    """

    kind: int
    seat: int = NO_SEAT


def setup_discards(pile: Iterable[int], hidden: Iterable[int]) -> list[SetupDiscard]:
    """A pile, with what is known of the cards that lie face down, in their order."""
    known = iter(hidden)
    return [
        SetupDiscard(card) if card < FACE_DOWN else SetupDiscard(next(known), face_down_seat(card))
        for card in pile
    ]


def discard_token(
    card: Token[int], seat: Token[int], whose: str, which: str = ""
) -> Token[SetupDiscard]:
    """A card of the pile; one that lies face down is told after whose it was.

    Args:
        card: the card.
        seat: the seat.
        whose: the message about a card that isn't known but doesn't tell whose it was, either,
            with {} for its word.
        which: the message about whose it was without the card, with {} for the word; empty where
            nothing may be known of the card.
    """

    def read(word: str) -> SetupDiscard:
        match = _DISCARD.fullmatch(word)
        if match is not None:
            if which and (match[2] or UNKNOWN) == UNKNOWN:
                raise NotationError(which.format(cited(word)))
            return SetupDiscard(card.read(match[2] or UNKNOWN), seat.read(match[1]))
        kind = card.read(word)
        if kind < 0:
            raise NotationError(whose.format(cited(word)))
        return SetupDiscard(kind)

    def write(discard: SetupDiscard) -> str:
        word = card.write(discard.kind)
        if discard.seat == NO_SEAT:
            return word
        return f"?{seat.write(discard.seat)}" + ("" if word == UNKNOWN else f":{word}")

    return Spelling(read, write)
