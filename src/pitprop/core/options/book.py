"""The editions of a game by the values of its options."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.options.option import Editions, Option, OptionBook


def option_book(package: str, options: Sequence[Option]) -> OptionBook:
    """The options of a game with its editions, which are read when they are first asked for.

    Those in the game's folder `editions` have to be right; those that other packages bring are left
    out where they aren't.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.
        options: its options.
    """

    def read() -> Editions:
        from pitprop.core.options.edition_values import read_editions

        return read_editions(package, options)

    return OptionBook(tuple(options), read)
