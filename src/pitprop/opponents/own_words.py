"""The words that an opponent brings itself: what it is called, and what its reasons say."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from pitprop.core.clauses import Text
from pitprop.opponents.base import Opponent


def title(opponent: Opponent | None) -> Text | None:
    """What an opponent says that it is called; None where it doesn't say it itself."""
    titles: Mapping[str, str] = getattr(opponent, "titles", {})
    return Text.of(titles) if titles else None


def reasons(opponent: Opponent) -> dict[str, Text]:
    """The sentences of an opponent's own reasons, by key, with params in braces."""
    own: Mapping[str, Mapping[str, str]] = getattr(opponent, "reasons", {})
    return {key: Text.of(texts) for key, texts in own.items()}


def params_of(text: Text) -> tuple[str, ...]:
    """The names that stand in braces in a sentence."""
    found = (name for _, name, _, _ in Formatter().parse(text.en) if name is not None)
    return tuple(dict.fromkeys(found))
