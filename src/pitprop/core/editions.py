"""The editions of a game by the values of its options, from their files."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.clauses.editions import EditionFile, edition_files
from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.notation import listed
from pitprop.core.options import Edition, Option, OptionBook


def option_book(package: str, options: Sequence[Option]) -> OptionBook:
    """The options of a game with its editions, which are files in its folder `editions`.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.
        options: its options.

    Raises:
        ClauseFileError: a file of an edition can't be used.
    """
    editions = tuple(_edition(file, options) for file in edition_files(package))
    return OptionBook(tuple(options), editions)


def _edition(file: EditionFile, options: Sequence[Option]) -> Edition:
    where = f"editions/{file.name}.toml, values"
    for option in options:
        value = file.values.get(option.name)
        if value is None:
            raise ClauseFileError(f"{where}: the option {option.name!r} is missing")
        if value not in option.values:
            raise ClauseFileError(
                f"{where}: {option.name!r} is one of {listed(option.values)}, not {value!r}"
            )
    for name in file.values:
        if name not in [option.name for option in options]:
            known = ", ".join(option.name for option in options) or "none"
            raise ClauseFileError(f"{where}: there is no option {name!r}; the options are {known}")
    return Edition(file.name, {option.name: file.values[option.name] for option in options})
