"""The games that can be played: what installed packages offer as `pitprop.games`.

An entry point has the name of the game and names an object that offers what `core.game.Game`
says. Our own games are found in the same way.
"""

from __future__ import annotations

import inspect
from functools import cache
from typing import Final, cast

from pitprop.core.errors import PitpropError
from pitprop.core.fault import fault
from pitprop.core.game import Game
from pitprop.core.installed.offers import GAMES, BadOfferError, Offer, offers_of
from pitprop.core.notation import cited, listed
from pitprop.core.wording.meant import with_meant


def game_names() -> list[str]:
    """The names of all games that can be played, in alphabetical order."""
    return sorted(name for name in _first_offers() if not isinstance(_tried(name), BadOfferError))


def own_game_names() -> list[str]:
    """The names of the games that this package brings itself, in alphabetical order."""
    return sorted(name for name, offer in _first_offers().items() if offer.is_own)


def _is_offered(name: object) -> bool:
    """Whether it is the name of a game; what is asked for may be anything."""
    return isinstance(name, str) and name in _first_offers()


def is_broken(name: str) -> bool:
    """Whether a game is offered under that name and can't be used."""
    return _is_offered(name) and isinstance(_tried(name), BadOfferError)


def find_game(name: str) -> Game:
    """The game of that name.

    Raises:
        PitpropError: the game is unknown, or its package offers something that isn't a game.
    """
    if not _is_offered(name):
        known = tuple(game_names())
        wrong = fault("no-such-game", name=cited(name), known=known)
        raise PitpropError(with_meant(wrong, name, known))
    found = _tried(name)
    if isinstance(found, BadOfferError):
        raise BadOfferError(str(found))
    return found


def package_of(name: str) -> str:
    """The Python package of a game: that of the module that its entry point names.

    Raises:
        PitpropError: the game is unknown.
    """
    find_game(name)
    return _first_offers()[name].module.rpartition(".")[0]


def game_faults() -> list[str]:
    """A line for each offer of a game that can't be used; the other games can."""
    first = _first_offers()
    tried = [_tried(name) for name in first]
    late = [
        offer.bad(f"isn't used: package {first[offer.name].package} brings that game already")
        for offer in offers_of(GAMES)
        if first[offer.name] is not offer
    ]
    return [str(fault) for fault in (*tried, *late) if isinstance(fault, BadOfferError)]


def stray_offers(group: str) -> list[str]:
    """A line for each entry point of a group whose name isn't that of a game."""
    return [
        str(offer.bad(f"is for a game that doesn't exist; the games are {listed(game_names())}"))
        for offer in offers_of(group)
        if offer.name not in _first_offers()
    ]


@cache
def _first_offers() -> dict[str, Offer]:
    """The offers by name; where two packages offer a game of the same name, the first counts."""
    found: dict[str, Offer] = {}
    for offer in offers_of(GAMES):
        found.setdefault(offer.name, offer)
    return found


@cache
def _tried(name: str) -> Game | BadOfferError:
    """The game that is offered under a name, or what is wrong with it."""
    offer = _first_offers()[name]
    try:
        return _checked(offer, offer.load())
    except BadOfferError as error:
        return error


def _checked(offer: Offer, found: object) -> Game:
    if isinstance(found, type):
        raise offer.bad("is a class; name an object made of it")
    missing = [name for name in _MEMBERS if not _has(found, name)]
    if missing:
        raise offer.bad(f"isn't a game: it has no {listed(missing)}")
    game = cast(Game, found)
    if game.name != offer.name:
        raise offer.bad(
            f"is a game that calls itself {cited(str(game.name))}, so it is left out; name the"
            " entry point like the game"
        )
    _read_editions(offer, game)
    return game


def _read_editions(offer: Offer, game: Game) -> None:
    """Nobody can play a game whose own editions can't be read."""
    try:
        game.options.editions  # noqa: B018  they are read when they are asked for
    except PitpropError as error:
        raise offer.bad(f"can't be played: {error}") from error


def _has(found: object, name: str) -> bool:
    """Whether an object has an attribute, without asking for its value."""
    return inspect.getattr_static(found, name, None) is not None


_MEMBERS: Final = tuple(
    name for name in (*Game.__annotations__, *vars(Game)) if not name.startswith("_")
)
"""What every game has."""
