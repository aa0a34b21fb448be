"""Tables on which in turn every edition is played, and every option with each of its values."""

from __future__ import annotations

from typing import NamedTuple

from pitprop.core.chance import RandomStream
from pitprop.core.options.option import OptionBook


class Table(NamedTuple):
    """What is played at a table."""

    edition: str
    options: dict[str, str]


def table_of(book: OptionBook, number: int) -> Table:
    """The table of a number: the even ones play editions as they are, the odd ones change options.

    Args:
        book: the options and editions of the game.
        number: which table.
    """
    edition = book.editions[number // 2 % len(book.editions)].name
    return Table(edition, changed(book, number // 2) if number % 2 else {})


def changed(book: OptionBook, number: int) -> dict[str, str]:
    """A value for each option; so many tables in a row as an option has values have all of them.

    Args:
        book: the options.
        number: which table.
    """
    values = {}
    for option in book.options:
        turn, at = divmod(number, len(option.values))
        draw = RandomStream(option.name, f"turn {turn}")
        left = list(option.values)
        order = [left.pop(draw.below(len(left))) for _ in option.values]
        values[option.name] = order[at]
    return values


def tables(book: OptionBook) -> list[Table]:
    """Each edition as it is, and as many with changed options as all values need."""
    most = max((len(option.values) for option in book.options), default=0)
    own = [Table(edition.name, {}) for edition in book.editions]
    return own + [table_of(book, 2 * number + 1) for number in range(most)]
