"""The editions of a game by the values of its options, from their files."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from pitprop.core.clauses import load_clauses
from pitprop.core.clauses.edition_files import fault_of, offered_editions, own_editions
from pitprop.core.clauses.editions import EditionFile
from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.notation import listed
from pitprop.core.options import Edition, Option, OptionBook


def option_book(package: str, options: Sequence[Option]) -> OptionBook:
    """The options of a game with its editions.

    Those in the game's folder `editions` have to be right; those that other packages bring are left
    out where they aren't.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.
        options: its options.

    Raises:
        ClauseFileError: a file of the game's own can't be used.
    """
    own = own_editions(package)
    editions = [_edition(file, options) for file in own]
    offered = offered_editions(package)
    faults = list(offered.faults)
    for each in offered.editions:
        try:
            edition = _edition(each.file, options)
            load_clauses(files(package) / "clauses", (*own, each.file))
        except ClauseFileError as error:
            faults.append(fault_of(each.offer, error))
        else:
            editions.append(edition)
    return OptionBook(tuple(options), tuple(editions), tuple(faults))


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
