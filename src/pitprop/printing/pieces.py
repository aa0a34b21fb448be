"""What is printed of a game, before it is put on sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a face, in hundredths of its width and of its height."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Writing:
    """Text on a face. It is set smaller where it would not fit.

    Attributes:
        text: what is written, in the language of the sheets.
        area: where.
        style: how; one of the styles of `sheets.typ`.
    """

    text: str
    area: Area
    style: str


@dataclass(frozen=True, slots=True)
class Face:
    """One side of something that is printed.

    Attributes:
        picture: the name of its picture in the art of the game.
        writings: what is written on it.
    """

    picture: str
    writings: tuple[Writing, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """Something to cut out that has two sides.

    Attributes:
        name: what it is, in notation.
        front: the side that tells what it is.
        back: the other one.
    """

    name: str
    front: Face
    back: Face


@dataclass(frozen=True, slots=True)
class Figure:
    """Something to fold, so that it stands and shows the same from both sides."""

    name: str
    face: Face


@dataclass(frozen=True, slots=True)
class Block:
    """Cards of one size, in rows; or figures.

    Attributes:
        pieces: what is printed, each copy by itself.
        width: of one, in millimetres.
        height: of one, in millimetres; of a figure, from foot to head.
    """

    pieces: Sequence[Card] | Sequence[Figure]
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Part:
    """A line of the list of what there is.

    Attributes:
        copies: how many.
        name: of what, in the language of the sheets.
    """

    copies: int
    name: str


@dataclass(frozen=True, slots=True)
class PrintSet:
    """All that is printed of a game.

    Attributes:
        blocks: what lies together on sheets; each begins on a new sheet.
        parts: what there is, for the list on the first page.
        shown: the names of the pictures on the first page.
        notes: what else has to be known before it is cut out.
        glance: what `sheets.typ` puts on the page that explains the game at a glance; none where
            the game has no such page.
        deck: the fingerprint of a deck that isn't the game's own.
    """

    blocks: Sequence[Sequence[Block]]
    parts: Sequence[Part]
    shown: Sequence[str]
    notes: Sequence[str] = ()
    glance: Mapping[str, object] = field(default_factory=dict)
    deck: str = ""


FOLD: Final = 8.0
"""How long the flaps at both feet of a figure are, in millimetres."""
