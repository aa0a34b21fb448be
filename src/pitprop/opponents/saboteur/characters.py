"""What each character likes to do in Saboteur, in cards of distance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    kind_of,
)
from pitprop.opponents.levels import Leanings
from pitprop.opponents.saboteur.weighing.as_digger import BLUNDER

LEANINGS: Final[Leanings] = {
    "bold": {BREAK_TOOL: 0.3, ROCKFALL_ON: 0.3, LAY: 0.1, LOOK_AT: -0.2},
    "careful": {LOOK_AT: 0.3, PASS: 0.1, BREAK_TOOL: -0.3},
    "helpful": {MEND: 0.4, LAY: 0.05},
    "suspicious": {BREAK_TOOL: 0.3, LOOK_AT: 0.2, MEND: -0.3},
}


def in_character(
    scores: vec[float], codes: vec[i64], character: str, share: float = 1.0
) -> vec[float]:
    """What the moves are worth to somebody of a character; blunders stay what they are.

    Args:
        scores: what they are worth to anybody.
        codes: the moves.
        character: the character; the empty text for none.
        share: how much of a liking counts.
    """
    likes = LEANINGS.get(character)
    if likes is None:
        return scores
    return vec[float](
        [
            score + share * likes.get(int(kind_of(code)), 0.0) if score > BLUNDER / 2 else score
            for score, code in zip(scores, codes, strict=True)
        ]
    )
