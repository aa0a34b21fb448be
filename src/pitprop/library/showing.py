"""How states, views and cards show themselves in notebooks: with the page's drawings, as SVG."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from pitprop.library.drawings import Drawings, svg
from pitprop.library.picture import GAP, SIZE, Drawn, height_of, table

_CARD: Final = 2.5
"""How much larger a card is drawn on its own."""

_LINE: Final = 20.0
_LETTER: Final = 6.5
"""Roughly how wide a letter is."""


def show_table(shown: Any) -> str | None:
    """The table as a view shows it; None for a game without maze, net or roofs.

    Args:
        shown: the view's fields (`View.wire`).
    """
    if not _has_table(shown):
        return None
    drawings = Drawings(shown.game)
    drawn = table(shown, drawings)
    return svg(drawn.width, drawn.height, drawings.definitions() + drawn.content)


def show_view(shown: Any) -> str | None:
    """The table as a seat sees it, and below it what that seat alone knows.

    None for a game without maze, net or roofs.

    Args:
        shown: the view's fields.
    """
    if not _has_table(shown):
        return None
    drawings = Drawings(shown.game)
    above = table(shown, drawings)
    own = _own(shown, drawings)
    text = _reader(shown)
    width = max(above.width, own.width, _LETTER * len(text))
    content = (
        f"{drawings.definitions()}{above.content}"
        f'<text x="0" y="{above.height + 14:g}" text-anchor="start" fill="#8d8577">'
        f"{escape(text)}</text>"
        f'<g transform="translate(0 {above.height + _LINE:g})">{own.content}</g>'
    )
    return svg(width, above.height + _LINE + own.height, content)


def show_record(
    title: str, last: Any, results: Sequence[str], moves: Sequence[tuple[str, str]]
) -> str:
    """A game that was played: the table at the end, results and moves, as HTML.

    Args:
        title: what was played.
        last: the fields of the last view; None where nothing is told.
        results: the results in notation.
        moves: who made each move, and the move in notation.
    """
    parts = [f"<p><b>{escape(title)}</b></p>"]
    picture = show_view(last)
    if picture:
        drawn = b64encode(picture.encode()).decode()
        parts.append(f'<img alt="the table" src="data:image/svg+xml;base64,{drawn}"/>')
    parts += [f"<p><code>{escape(text)}</code></p>" for text in results]
    listed = "".join(
        f"<li>{escape(player)}: <code>{escape(text)}</code></li>" for player, text in moves
    )
    parts.append(f"<details><summary>moves</summary><ol>{listed}</ol></details>")
    return f"<div>{''.join(parts)}</div>"


def show_card(game: str, name: str) -> str:
    """One card.

    Args:
        game: the name of the game.
        name: the card in notation.
    """
    drawings = Drawings(game)
    width, height = SIZE * _CARD, height_of(game) * _CARD
    drawn = drawings.card(name, width, height)
    return svg(width, height, drawings.definitions() + drawn)


def _has_table(shown: Any) -> bool:
    return any(hasattr(shown, name) for name in ("maze", "net", "roofs"))


def _reader(shown: Any) -> str:
    """Who looks at the table, and what the seat knows of itself."""
    if shown.seat is None:
        return "what everybody sees"
    own = shown.players[shown.seat]
    clan, broken = getattr(own, "clan", None), getattr(own, "broken", [])
    parts = [f"seat {shown.seat + 1}", " ".join(filter(None, (clan, _role(shown))))]
    parts += [f"broken: {', '.join(broken)}"] if broken else []
    return " · ".join(filter(None, parts))


def _role(shown: Any) -> str | None:
    return getattr(shown, "role", None) or getattr(shown, "character", None)


def _own(shown: Any, drawings: Drawings) -> Drawn:
    """The seat's hand, and before it the card that tells its role."""
    if shown.seat is None:
        return Drawn(0, 0, "")
    height = height_of(shown.game)
    clan = getattr(shown.players[shown.seat], "clan", None)
    role = _role(shown)
    names = [f"clan:{clan}-{role}" if clan else f"role:{role}"] if role else []
    names += shown.hand
    content = "".join(
        f'<g transform="translate({at * (SIZE + GAP):g} 0)">{drawings.card(name, SIZE, height)}</g>'
        for at, name in enumerate(names)
    )
    return Drawn(len(names) * (SIZE + GAP), height if names else 0, content)
