"""Reading and printing moves, and printing what the table shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pitprop.core import notation
from pitprop.core.errors import NotationError
from pitprop.core.notation import cited, listed
from pitprop.games.sabotage.cards import (
    KIND,
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    ROOFS,
    SEAT_COUNTS,
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


def parse_seat(text: str) -> int:
    """Read a seat, which texts count from 1.

    Raises:
        NotationError: the text is no seat.
    """
    return notation.parse_seat(text, SEAT_COUNTS[-1])


def _parse_lay(words: Sequence[str]) -> Move:
    """The place of a card with a letter needn't be told (A-31)."""
    card, roof, *place = words
    if place:
        return Lay(card, roof, place[0])
    letter = card.partition("-")[0]
    if card in KIND and letter in ("X", "wrench"):
        clause = "A-32" if letter == "X" else "A-33"
        raise NotationError(f"a place follows, such as lay {card} own E [{clause}]")
    return Lay(card, roof, letter)


def _parse_demontage(words: Sequence[str]) -> Move:
    return TakeOff("demontage", words[0], words[1])


def _parse_sabotage(words: Sequence[str]) -> Move:
    return TakeOff("sabotage", words[0], words[1])


def _parse_consent(words: Sequence[str]) -> Move:
    if words[0] not in ANSWER_NAMES:
        raise NotationError(f"one consents yes or no, not {cited(words[0])}")
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
        raise NotationError(f"{cited(text)} is no move; a move begins with {listed(_VERBS)}")
    counts, form, read = _VERBS[verb]
    if len(words) not in counts:
        raise NotationError(f"{cited(text)} is no move; it is written {form}")
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
