"""The values of options in the editions of a game, read from their files."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from pitprop.core.clauses import load_clauses
from pitprop.core.clauses.editions import EditionFile
from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.clauses.every_edition import fault_of, offered_editions, own_editions
from pitprop.core.notation import listed
from pitprop.core.options.option import Edition, Editions, Option


def read_editions(package: str, options: Sequence[Option]) -> Editions:
    """The editions of a game, its own and those that other packages bring.

    Args:
        package: the game's package.
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
    return Editions(tuple(editions), tuple(faults))


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
