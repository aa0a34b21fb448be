"""The words that an opponent brings itself: what it is called, and what its reasons say."""

from __future__ import annotations

from collections.abc import Mapping

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
