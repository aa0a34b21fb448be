"""Reading and printing moves, and printing what the table shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from pitprop.core.errors import NotationError
from pitprop.games.sabotage.cards import (
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    ROOFS,
    letter_of,
)
from pitprop.games.sabotage.moves import (
    ANSWER_NAMES,
    Close,
    Consent,
    Discard,
    Lay,
    Move,
    TakeOff,
    encode,
)
from pitprop.games.sabotage.roof import pipes_on
from pitprop.games.sabotage.table import PHASE_NAMES, Table

UNKNOWN: Final = "?"


def parse_seat(text: str) -> int:
    """Read a seat, which texts count from 1.

    Raises:
        NotationError: the text is no seat.
    """
    if not re.fullmatch(r"[1-9][0-9]?", text):
        raise NotationError(f"{text!r} is no seat; seats count from 1")
    return int(text) - 1


def _parse_lay(words: Sequence[str]) -> Move:
    """The place of a card with a letter needn't be told (A-31)."""
    card, roof, *place = words
    if place:
        return Lay(card, roof, place[0])
    letter = card.partition("-")[0]
    if letter in ("X", "wrench"):
        raise NotationError(f"a place follows, such as lay {card} {roof} E")
    return Lay(card, roof, letter)


def _parse_demontage(words: Sequence[str]) -> Move:
    return TakeOff("demontage", words[0], words[1])


def _parse_sabotage(words: Sequence[str]) -> Move:
    return TakeOff("sabotage", words[0], words[1])


def _parse_consent(words: Sequence[str]) -> Move:
    if words[0] not in ANSWER_NAMES:
        raise NotationError(f"one consents yes or no, not {words[0]!r}")
    return Consent(words[0] == "yes")


# Each verb: how many words may follow, how it is written, and how it is read.
_VERBS: Final[dict[str, tuple[tuple[int, ...], str, Callable[[Sequence[str]], Move]]]] = {
    "lay": ((2, 3), "lay CARD own, lay CARD other or lay CARD own PLACE", _parse_lay),
    "demontage": ((2,), "demontage own PLACE", _parse_demontage),
    "sabotage": ((2,), "sabotage own PLACE or sabotage other PLACE", _parse_sabotage),
    "discard": ((1,), "discard CARD", lambda words: Discard(words[0])),
    "close": ((0,), "close", lambda _: Close()),
    "consent": ((1,), "consent yes or consent no", _parse_consent),
}


def parse_move(text: str) -> Move:
    """Read a move.

    >>> parse_move("lay A-red other").place
    'A'
    >>> str(parse_move("sabotage other E"))
    'sabotage other E'

    Raises:
        NotationError: the text is no move; says what it would have to be.
    """
    verb, *words = text.split(" ")
    if verb not in _VERBS:
        raise NotationError(f"{text!r} is no move; a move begins with {', '.join(_VERBS)}")
    counts, form, read = _VERBS[verb]
    if len(words) not in counts:
        raise NotationError(f"{text!r} is no move; it is written {form}")
    move = read(words)
    encode(move)
    return move


def pipe_word(kind: int, place: int) -> str:
    """A card on a roof: `A-red`, or with its place where its letter isn't that: `X-blue@E`."""
    name = KIND_NAMES[kind]
    return name if letter_of(kind) < PLACES else f"{name}@{PLACE_NAMES[place]}"


def roof_words(roof: int) -> list[str]:
    """The cards on a roof, in the order of the places."""
    return [pipe_word(kind, place) for kind, place in pipes_on(roof)]


def print_table(table: Table) -> str:
    """The public part of a position in one line, for messages."""
    decider = f" seat {table.decider + 1}" if table.decider >= 0 else ""
    return " · ".join(
        [
            f"round {table.round} {PHASE_NAMES[table.phase]}{decider}",
            *(
                " ".join([f"roof {at + 1}", *(roof_words(table.roofs[at]) or ["-"])])
                for at in range(ROOFS)
            ),
            f"pile {table.pile_size}",
        ]
    )
