"""Numbers of things, in English text for people."""

from __future__ import annotations


def counted(number: int, one: str, many: str = "") -> str:
    """A number and its noun: "1 game", "2 games".

    Args:
        number: how many there are.
        one: the noun for one of them.
        many: the noun for any other number, where it isn't `one` and an s.
    """
    return f"{number} {noun(number, one, many)}"


def noun(number: int, one: str, many: str = "") -> str:
    """The noun of so many things, without their number.

    Args:
        number: how many there are.
        one: the noun for one of them.
        many: the noun for any other number, where it isn't `one` and an s.
    """
    return one if number == 1 else many or f"{one}s"
