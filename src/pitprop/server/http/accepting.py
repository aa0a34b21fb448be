"""What a browser would rather have: encodings and languages, by the weights that it gives them."""

from __future__ import annotations

from collections.abc import Sequence

_ALL = "*"
_SAME = {"x-gzip": "gzip"}


def preferred_encoding(header: str, offered: Sequence[str]) -> str:
    """The encoding to answer in (RFC 9110, 12.5.3).

    Args:
        header: `Accept-Encoding`; nothing where it is missing.
        offered: the encodings that there are, the smallest first.

    Returns:
        One of those offered, or `identity`, which is as it is.
    """
    weights = {_SAME.get(name, name): weight for name, weight in _weights(header)}
    rest = weights.get(_ALL, 0.0)
    # As it is may be wanted, but never more than what is smaller, unless the browser says so.
    candidates = [(weights.get(each, rest), each) for each in offered]
    candidates.append((weights.get("identity", 0.0), "identity"))
    weight, encoding = max(candidates, key=lambda each: each[0])
    return encoding if weight > 0 else "identity"


def preferred_language(header: str, offered: Sequence[str]) -> str:
    """The language to answer in (RFC 9110, 12.5.4).

    Args:
        header: `Accept-Language`; nothing where it is missing.
        offered: the languages that there are, by their two letters; the first for all others.
    """
    for name, weight in sorted(_weights(header), key=lambda each: -each[1]):
        language = name.partition("-")[0]
        if weight > 0 and language in offered:
            return language
    return offered[0]


def _weights(header: str) -> list[tuple[str, float]]:
    """The names of a list with their weights; what can't be read has none."""
    weights = []
    for item in header.split(","):
        name, *params = (part.strip().lower() for part in item.split(";"))
        if name:
            weights.append((name, _weight(params)))
    return weights


def _weight(params: Sequence[str]) -> float:
    for param in params:
        key, _, value = param.partition("=")
        if key.strip() == "q":
            try:
                weight = float(value)
            except ValueError:
                return 0.0
            return weight if 0 <= weight <= 1 else 0.0
    return 1.0
