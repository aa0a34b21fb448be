"""What the table shows, in words."""

from __future__ import annotations

from pitprop.games.sabotage.rules.cards import KIND_NAMES, PLACE_NAMES, PLACES, ROOFS, letter_of
from pitprop.games.sabotage.rules.roof import pipes_on
from pitprop.games.sabotage.rules.table import PHASE_NAMES, Table


def pipe_word(kind: int, place: int) -> str:
    """A card on a roof: `A-red`, or, where its letter isn't its place, with that: `X-blue@E`."""
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
