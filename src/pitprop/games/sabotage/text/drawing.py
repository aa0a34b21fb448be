"""The table as text art for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pitprop.core.description.lines import UNKNOWN
from pitprop.core.notation import paragraphs
from pitprop.core.public_table import DEALING, NO_SEAT
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import (
    COLOUR_NAMES,
    KIND_NAMES,
    LETTER_NAMES,
    PLACE_NAMES,
    ROOFS,
    colour_of,
    letter_of,
    roof_of,
)
from pitprop.games.sabotage.rules.roof import card_at
from pitprop.games.sabotage.rules.scoring import worth
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.rules.table import ANSWERING, OVER, Table
from pitprop.games.sabotage.text.position.lines import Setup
from pitprop.games.sabotage.text.position.setup_of import setup_of

_WIDTH: Final = 10
_ACROSS: Final = 3
_GAP: Final = "   "
_TOP_CARDS: Final = 5


def draw_table(shown: State | View, names: Sequence[str] = ()) -> str:
    """Both roofs, the seats and the piles, with a line feed at the end of every line.

    Args:
        shown: what is drawn: a state in full, a view as far as it shows.
        names: the players' names by seat.
    """
    table = shown.table
    if not table.round:
        return f"{_options(table)}\nbefore the first game · {table.seats} players\n"
    setup = setup_of(shown)
    return paragraphs(
        [_options(table), _phase(table)],
        _roofs(table),
        [_seat(table, setup, seat, names) for seat in range(table.seats)],
        _piles(table),
    )


def _options(table: Table) -> str:
    return f"Sabotage · edition {table.options.edition} · {len(table.options.deck())} cards"


def _phase(table: Table) -> str:
    """What has to be decided."""
    here = f"game {table.round} of {table.options.games}"
    if table.phase == OVER:
        return f"{here} · the match is over"
    if table.phase == DEALING:
        return f"{here} is over · the next one is to be dealt"
    if table.phase == ANSWERING:
        asks = f"seat {table.on_turn + 1} asks to finish"
        return f"{here} · {asks}, seat {table.decider + 1} answers"
    return f"{here} · seat {table.decider + 1} is on turn"


# --- The roofs ----------------------------------------------------------------------------------


def _roofs(table: Table) -> list[str]:
    """Both roofs side by side, with what they are worth above them."""
    headings = [_heading(table, at) for at in range(ROOFS)]
    width = max(_ACROSS * (_WIDTH + 1) + 1, *(len(heading) for heading in headings))
    drawn = [[headings[at], *_roof(table.roofs[at])] for at in range(ROOFS)]
    return [_GAP.join(line.ljust(width) for line in pair) for pair in zip(*drawn, strict=True)]


def _heading(table: Table, at: int) -> str:
    seats = "+".join(str(seat + 1) for seat in range(at, table.seats, ROOFS))
    return f"roof of seat {seats} · worth {worth(table.roofs[at])} · total {table.totals()[at]}"


def _roof(roof: int) -> list[str]:
    lines = [_edge("┌", "┬", "┐")]
    for first in range(0, len(PLACE_NAMES), _ACROSS):
        places = range(first, first + _ACROSS)
        lines.append("".join(f"│{_card(roof, place)}" for place in places) + "│")
        if first + _ACROSS < len(PLACE_NAMES):
            lines.append(_edge("├", "┼", "┤"))
    return [*lines, _edge("└", "┴", "┘")]


def _edge(left: str, middle: str, right: str) -> str:
    return left + middle.join(["─" * _WIDTH] * _ACROSS) + right


def _card(roof: int, place: int) -> str:
    """A card as letter and colour; an empty place as its letter and a dot."""
    kind = card_at(roof, place)
    if kind < 0:
        return f" {PLACE_NAMES[place]} ·".ljust(_WIDTH)
    letter = LETTER_NAMES[letter_of(kind)]
    mark = PLACE_NAMES[place] if letter == PLACE_NAMES[place] else f"{letter[0].upper()}"
    return f" {mark} {COLOUR_NAMES[colour_of(kind)]}".ljust(_WIDTH)


# --- Seats and piles ----------------------------------------------------------------------------


def _seat(table: Table, setup: Setup, seat: int, names: Sequence[str]) -> str:
    name = f" {names[seat]}" if seat < len(names) and names[seat] else ""
    hand = setup.hands[seat]
    shown = [KIND_NAMES[kind] for kind in hand if kind != UNKNOWN]
    cards = f"hand {len(hand)}" + (f": {' '.join(shown)}" if shown else "")
    mark = ">" if seat == table.decider else " "
    return f"{mark} {seat + 1}{name} · roof {roof_of(seat) + 1} · {cards}"


def _piles(table: Table) -> Iterator[str]:
    top = [KIND_NAMES[kind] for kind in list(table.discards)[-_TOP_CARDS:]]
    discards = f" (top last: {' '.join(top)})" if top else ""
    yield f"draw pile {table.pile_size} · discards {len(table.discards)}{discards}"
    for number, result in enumerate(table.results, 1):
        ending = (
            "nobody finished"
            if result.closed_by == NO_SEAT
            else f"finished by seat {result.closed_by + 1}"
        )
        first, second = result.scores
        yield f"game {number} · {ending} · scores {first} and {second}"
