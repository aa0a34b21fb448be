"""What is printed of Sabotage: all 104 cards (A-2), of which A-3 leaves out four."""

from __future__ import annotations

from typing import Final

from pitprop.games.sabotage.rules.cards import COPIES, KIND_NAMES, PIPE_KINDS
from pitprop.printing.pieces import Block, Card, Face, Part, PrintSet
from pitprop.printing.words import Speaker

CARD: Final = 60.0


def print_set(language: str) -> PrintSet:
    """All that is needed to play at a wooden table.

    Args:
        language: the language of the list of what there is.
    """
    say = Speaker("pitprop.printing", language)
    back = Face("back")
    copies = dict(zip(KIND_NAMES, COPIES[0], strict=True))
    cards = [Card(name, Face(name), back) for name, count in copies.items() for _ in range(count)]
    pipes = sum(copies[name] for name in KIND_NAMES[:PIPE_KINDS])
    return PrintSet(
        blocks=([Block(cards, CARD, CARD)],),
        parts=[
            Part(pipes, say("sabotage-pipes")),
            *(Part(copies[name], say(f"sabotage-{name}")) for name in KIND_NAMES[PIPE_KINDS:]),
        ],
        shown=["A-yellow", "X-red", "wrench-blue", "sabotage"],
    )
