"""The cards of Sabotage, counted from the deck that is played with (A-2, A-3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pitprop.core.catalogue import CardGroup, CardKind
from pitprop.games.sabotage.rules.cards import COPIES, KIND_NAMES, PIPE_KINDS

_LETTERED = ("letter", "A-31")
_TOLD_OF = {"X": ("X", "A-32"), "wrench": ("wrench", "A-33")}


def catalogue(options: Mapping[str, str]) -> Sequence[CardGroup]:
    """All cards: 104, or 100 without four demontage cards.

    Args:
        options: the value of each option.
    """
    copies = COPIES[options["hundred_cards"] == "yes"]
    kinds = dict(zip(KIND_NAMES, copies, strict=True))
    pipes = [
        CardKind(name, kinds[name], *_TOLD_OF.get(name.partition("-")[0], _LETTERED))
        for name in KIND_NAMES[:PIPE_KINDS]
    ]
    return (
        CardGroup("letters", "A-2", [kind for kind in pipes if kind.does == "letter"]),
        CardGroup("anywhere", "A-2", [kind for kind in pipes if kind.does != "letter"]),
        CardGroup(
            "removals",
            "A-3",
            [
                CardKind("demontage", kinds["demontage"], "demontage", "A-34"),
                CardKind("sabotage", kinds["sabotage"], "sabotage", "A-35"),
            ],
        ),
    )
