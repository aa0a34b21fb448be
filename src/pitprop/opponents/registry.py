"""Finding opponents: what installed packages offer as `pitprop.opponents`.

An entry point has the name of a game and names a module, whose `OPPONENT` plays that game, or a
package, each module of which is such a one. Our own opponents are found in the same way.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, cast

from pitprop.core.asked import checked_text
from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited, cut, listed
from pitprop.core.offers import BadOfferError, Offer, offers_of
from pitprop.core.registry import is_broken
from pitprop.opponents import own_words
from pitprop.opponents.asking import misfit
from pitprop.opponents.base import Choice, Heard, Opponent
from pitprop.opponents.levels import LEVELS, USUAL, Level, level_and_character
from pitprop.opponents.random_player import RandomPlayer
from pitprop.opponents.talking import choice_of, claim_of

GROUP: Final = "pitprop.opponents"
"""The group of entry points that opponents are found by."""

DEFAULT: Final = "standard"
"""The opponent that is the default one of every game that has it."""

STRONGEST: Final = "expert"
"""The opponent that is the strongest one of every game that has it."""

_KNOWN_AS_LEVELS: Final = (DEFAULT, STRONGEST, RandomPlayer.name)
"""Opponents whom people meet as levels, or as none."""

_ANY_GAME: Mapping[str, Opponent] = {RandomPlayer.name: RandomPlayer()}
_MOST_OF_AN_ERROR: Final = 200


class _ByGame:
    """An opponent that plays several games, each in its own way."""

    def __init__(self, name: str, players: Mapping[str, Opponent]) -> None:
        self.name = name
        self._players = players

    def choose(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        return choice_of(self._player(view), view, seed, heard)

    def talk(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return claim_of(self._player(view), view, seed, heard)

    def _player(self, view: Any) -> Opponent:
        if view.game not in self._players:
            raise PitpropError(f"opponent {cited(self.name)} doesn't play {view.game}")
        return self._players[view.game]


@dataclass(frozen=True, slots=True)
class _Found:
    """What the offers for one game hold.

    Attributes:
        players: the opponents by name, the default one first.
        faults: a line for each thing that can't be used.
        packages: the Python packages in which they were found.
    """

    players: Mapping[str, Opponent]
    faults: tuple[str, ...]
    packages: tuple[str, ...]


def opponent_names(game: str) -> list[str]:
    """The opponents that play a game, the default one first."""
    return [*players_of(game), *_ANY_GAME]


def strongest_name(game: str) -> str:
    """The strongest opponent that plays a game; the default one where none is known to be it."""
    names = opponent_names(game)
    return STRONGEST if STRONGEST in names else names[0]


def find_opponent(name: str) -> Opponent:
    """The opponent of that name; it plays every game that it is listed for.

    Raises:
        PitpropError: the opponent is unknown.
    """
    checked_text(name, "the name of an opponent")
    return _opponent_named(name)


@cache
def _opponent_named(name: str) -> Opponent:
    if name in _ANY_GAME:
        return _ANY_GAME[name]
    by_game = {game: players_of(game) for game in _games()}
    base, character = level_and_character(name)
    players = {
        game: _in_character(players[base], character)
        for game, players in by_game.items()
        if base in players
    }
    if not players:
        known = sorted({name for game in by_game for name in opponent_names(game)})
        raise PitpropError(f"there is no opponent {cited(name)}; the opponents are {listed(known)}")
    return _ByGame(name, players)


def plays(name: str, game: str) -> bool:
    """Whether there is an opponent of that name, with or without a character, that plays a game.

    Args:
        name: the name.
        game: the name of the game.
    """
    return level_and_character(name)[0] in opponent_names(game)


def offered_names(game: str) -> list[str]:
    """The opponents that people are asked to choose from.

    Where a game has all levels, these, and what else a package brings.
    """
    names = opponent_names(game)
    if not set(LEVELS) <= set(names):
        return names
    return [*LEVELS, *(name for name in names if name not in (*LEVELS, *_KNOWN_AS_LEVELS))]


def usual_name(game: str) -> str:
    """The opponent that plays where nobody has chosen one."""
    names = offered_names(game)
    return USUAL if USUAL in names else names[0]


def _in_character(opponent: Opponent, character: str) -> Opponent:
    """An opponent of some level with its character; others have none."""
    return opponent.in_character(character) if isinstance(opponent, Level) else opponent


def opponent_faults() -> list[str]:
    """A line for each offer of opponents that can't be used; the others can.

    Where the game itself can't be used, that alone is told.
    """
    return [fault for game in _games() if not is_broken(game) for fault in _found(game).faults]


def players_of(game: str) -> Mapping[str, Opponent]:
    """The opponents that play this game in particular, the default one first."""
    return _found(game).players


def packages_of(game: str) -> tuple[str, ...]:
    """The Python packages that have opponents of a game: there their words are looked for."""
    return _found(game).packages


def _games() -> list[str]:
    return sorted({offer.name for offer in offers_of(GROUP)})


@cache
def _found(game: str) -> _Found:
    players: dict[str, Opponent] = {}
    faults: list[str] = []
    packages: dict[str, None] = {}
    for offer in offers_of(GROUP):
        if offer.name != game:
            continue
        packages[offer.module.rpartition(".")[0]] = None
        for found in _opponents(offer):
            if isinstance(found, BadOfferError):
                faults.append(str(found))
            elif found.name in (*players, *_ANY_GAME):
                fault = offer.bad(f"has an opponent {cited(found.name)}; there is one already")
                faults.append(str(fault))
            else:
                players[found.name] = found
    ordered = sorted(players, key=lambda name: (name != DEFAULT, name))
    return _Found({name: players[name] for name in ordered}, tuple(faults), tuple(packages))


def _opponents(offer: Offer) -> Iterator[Opponent | BadOfferError]:
    """The opponents of an offer, or what is wrong with one."""
    try:
        found = offer.load()
        if not isinstance(found, ModuleType):
            raise offer.bad("isn't a module")
    except BadOfferError as error:
        yield error
        return
    for name in _modules(found):
        try:
            yield _opponent(offer, name)
        except BadOfferError as error:
            yield error


def _modules(found: ModuleType) -> list[str]:
    """The module itself, or those of the package; names that begin with `_` are its own affair."""
    if not hasattr(found, "__path__"):
        return [found.__name__]
    inside = (info.name for info in pkgutil.iter_modules(found.__path__))
    return [f"{found.__name__}.{name}" for name in sorted(inside) if not name.startswith("_")]


def _opponent(offer: Offer, module: str) -> Opponent:
    try:
        found = import_module(module)
    except Exception as error:  # whatever a foreign module raises when it is imported
        reason = cut(" ".join(f"{type(error).__name__}: {error}".split()), _MOST_OF_AN_ERROR)
        raise offer.bad(f"holds {module}, which can't be loaded: {reason}") from error
    opponent = getattr(found, "OPPONENT", None)
    if opponent is None:
        raise offer.bad(f"holds {module}, which has no OPPONENT")
    if isinstance(opponent, type) or not callable(getattr(opponent, "choose", None)):
        raise offer.bad(f"holds {module}, whose OPPONENT isn't an object with a method choose")
    wrong = misfit(opponent.choose)
    if wrong:
        raise offer.bad(f"holds {module}, whose OPPONENT is {wrong}")
    if not isinstance(getattr(opponent, "name", None), str):
        raise offer.bad(f"holds {module}, whose OPPONENT has no name")
    wrong = own_words.fault(opponent)
    if wrong:
        raise offer.bad(f"holds {module}, whose OPPONENT brings words that can't be used: {wrong}")
    return cast(Opponent, opponent)
