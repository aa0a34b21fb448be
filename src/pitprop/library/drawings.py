"""The page's drawings of cards, as parts of one picture.

They are there where the page has been built (`make client`, and in every wheel); else a plain tile
with the card's name stands for each.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import Final

from pitprop.printing.art import is_there, pictures
from pitprop.tunnels.card import SHAPE, SPELLING, TURNED

_DRAWN: Final = re.compile(r'<svg [^>]*?viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
_NAME: Final = re.compile(r"(?P<before>(?:[^:+]*:)?)(?P<openings>[NESW.]+)(?P<after>(?:\+.*)?)")
_NO_NAME: Final = re.compile(r"[^\w-]")
_TILE: Final = "#6b6258"


def svg(width: float, height: float, content: str) -> str:
    """A picture of that size.

    Args:
        width: its width.
        height: its height.
        content: what is drawn.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" font-family="sans-serif" font-size="11"'
        f' text-anchor="middle">{content}</svg>'
    )


def tile(width: float, height: float, colour: str, text: str = "") -> str:
    """A plain card.

    Args:
        width: its width.
        height: its height.
        colour: its colour.
        text: what is written on it.
    """
    drawn = f'<rect width="{width:g}" height="{height:g}" rx="6" fill="{colour}"/>'
    if text:
        drawn += f'<text x="{width / 2:g}" y="{height / 2 + 4:g}" fill="#fff">{escape(text)}</text>'
    return drawn


@dataclass(frozen=True, slots=True)
class CardDrawing:
    """A card as it is drawn.

    Attributes:
        name: the name of its drawing.
        turned: whether it is given half a turn.
    """

    name: str
    turned: bool = False


def drawing_of(game: str, name: str) -> CardDrawing | None:
    """The drawing of a card as it lies; None where there is none.

    Args:
        game: the name of the game.
        name: the card in notation, in a hand or as it lies; `start`, `goal:treasure`, `back`.
    """
    if not is_there(game):
        return None
    drawn = pictures(game)
    turned = _turned(name)
    for same in (name, f"{name}-1"):  # webs differ only in their numbers
        if same in drawn:
            return CardDrawing(same)
    return CardDrawing(turned, turned=True) if turned in drawn else None


def _turned(name: str) -> str:
    """The name of a card after half a turn; the same name where it spells no openings."""
    found = _NAME.fullmatch(name)
    if found is None or found["openings"] not in SHAPE:
        return name
    openings = SPELLING[TURNED[SHAPE[found["openings"]]]]
    return f"{found['before']}{openings}{found['after']}"


class Drawings:
    """Draws cards of a game; what is drawn several times is in the picture only once."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._symbols: dict[str, str] = {}

    def card(self, name: str, width: float, height: float) -> str:
        """A card, its corner at 0, 0.

        Args:
            name: see `drawing_of`.
            width: its width.
            height: its height.
        """
        found = drawing_of(self._game, name)
        if found is None:
            return tile(width, height, _TILE, name)
        key = "pp-" + _NO_NAME.sub("_", f"{self._game}-{found.name}")
        if key not in self._symbols:
            self._symbols[key] = _symbol(key, pictures(self._game)[found.name])
        turn = f' transform="rotate(180 {width / 2:g} {height / 2:g})"' if found.turned else ""
        drawn = f'<use href="#{key}" width="{width:g}" height="{height:g}"{turn}/>'
        return drawn + self._writing(name, width, height)

    def _writing(self, name: str, width: float, height: float) -> str:
        """The writing on the plate of a card of The Dark Cave; printed cards have it at length."""
        group, _, word = name.partition(":")
        if self._game != "dark_cave" or group not in ("I", "II", "III", "clan"):
            return ""
        if _NAME.fullmatch(name):
            return ""
        return (
            f'<text x="{width / 2:g}" y="{height * 0.84:g}" font-size="{width / 6:g}"'
            f' fill="#2b1f16">{escape(word.rpartition("-")[2] if group == "clan" else word)}</text>'
        )

    def definitions(self) -> str:
        """What the cards drawn so far are made of; it has to come before them."""
        return f"<defs>{''.join(self._symbols.values())}</defs>" if self._symbols else ""


def _symbol(key: str, drawing: str) -> str:
    drawn = _DRAWN.fullmatch(drawing.strip())
    if drawn is None:
        raise ValueError(f"not a picture: {drawing[:60]!r}")
    return f'<symbol id="{key}" viewBox="{drawn[1]}">{drawn[2]}</symbol>'
