"""All editions of a game: those of its own folder, and those that other packages bring.

An entry point with the name of the game names a package whose folder holds such files:

    [project.entry-points."pitprop.editions"]
    saboteur = "somebodys_package.editions"

These are based on an edition of the game's own, and come after all of those. What can't be used is
left out and reported in a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import ModuleType

from pitprop.core.clauses.editions import EditionFile, load_edition, load_editions
from pitprop.core.clauses.entry import ClauseFileError, languages_of
from pitprop.core.installed.offers import EDITIONS, GAMES, BadOfferError, Offer, offers_of
from pitprop.core.notation import cited


@dataclass(frozen=True, slots=True)
class OfferedEdition:
    """An edition that another package brings.

    Attributes:
        offer: the entry point.
        file: what its file says.
    """

    offer: Offer
    file: EditionFile


@dataclass(frozen=True, slots=True)
class Offered:
    """What other packages bring for a game.

    Attributes:
        editions: the editions whose files can be read.
        faults: a line for each that can't.
    """

    editions: tuple[OfferedEdition, ...]
    faults: tuple[str, ...]


def edition_files(package: str) -> tuple[EditionFile, ...]:
    """The editions of a game, those of other packages after its own.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.

    Raises:
        ClauseFileError: a file of the game's own can't be used.
    """
    return (*own_editions(package), *(each.file for each in offered_editions(package).editions))


@cache
def own_editions(package: str) -> tuple[EditionFile, ...]:
    """The editions in a game's own folder, read once; the first is the default.

    Args:
        package: the game's package.

    Raises:
        ClauseFileError: a file can't be used.
    """
    return load_editions(files(package) / "editions", languages_of(files(package) / "clauses"))


@cache
def offered_editions(package: str) -> Offered:
    """The editions that other packages bring for a game, read once.

    Args:
        package: the game's package.
    """
    editions: dict[str, OfferedEdition] = {}
    faults: list[str] = []
    for offer in _offers_for(package):
        try:
            names = _names(offer)
        except BadOfferError as error:
            faults.append(str(error))
            continue
        for name in names:
            try:
                found = OfferedEdition(offer, _read(offer, name, package, editions))
            except ClauseFileError as error:
                faults.append(fault_of(offer, error))
            else:
                editions[found.file.name] = found
    return Offered(tuple(editions.values()), tuple(faults))


def fault_of(offer: Offer, error: ClauseFileError) -> str:
    """What is wrong with an edition that another package brings.

    Args:
        offer: the entry point.
        error: what is wrong with the file.
    """
    return str(offer.bad(f"holds an edition that can't be used: {error}"))


def _offers_for(package: str) -> Iterator[Offer]:
    """The offers for the game that lies in a package."""
    named = {offer.name for offer in offers_of(GAMES) if offer.module.rpartition(".")[0] == package}
    return (offer for offer in offers_of(EDITIONS) if offer.name in named)


def _names(offer: Offer) -> list[str]:
    """The files that an offer holds."""
    found = offer.load()
    if not isinstance(found, ModuleType) or not hasattr(found, "__path__"):
        raise offer.bad("isn't a package whose folder holds the files of editions")
    names = sorted(file.name for file in files(found).iterdir() if file.name.endswith(".toml"))
    if not names:
        raise offer.bad("holds no edition; each is a TOML file")
    return names


def _read(offer: Offer, name: str, package: str, others: dict[str, OfferedEdition]) -> EditionFile:
    """An edition of another package.

    Args:
        offer: the entry point.
        name: the name of the file.
        package: the game's package.
        others: those that are read already, by name.
    """
    own = {file.name: file for file in own_editions(package)}
    if name.removesuffix(".toml") in (*own, *others):
        raise ClauseFileError(f"editions/{name}: there is an edition of that name already")
    languages = languages_of(files(package) / "clauses")
    read = load_edition(files(offer.module), name, own, languages)
    for other in (*own.values(), *(each.file for each in others.values())):
        for language in languages:
            title = read.title.in_language(language)
            if title == other.title.in_language(language):
                raise ClauseFileError(
                    f"editions/{name}: title.{language}: the edition '{other.name}' is called "
                    f"{cited(title)} already"
                )
    return read
