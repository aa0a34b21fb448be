"""What installed packages offer as `pitprop.opponents`: opponents, and the words that they bring.

An entry point has the name of a game and names a module, whose `OPPONENT` plays that game, or a
package, each of whose modules has one. Our own opponents are found in the same way. Words come
with an opponent (`own_words`) or from the folder `words` beside what the entry point names; the
first to bring a sentence keeps it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Final, cast

from pitprop.core.asked import checked_text
from pitprop.core.clauses import Text
from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.clauses.fluent import load_messages
from pitprop.core.errors import PitpropError
from pitprop.core.installed.offers import GAMES, BadOfferError, Offer, append_faults, offers_of
from pitprop.core.installed.registry import is_broken, stray_offers
from pitprop.core.notation import cited, cut, listed
from pitprop.core.wording.meant import asked_back
from pitprop.opponents import own_words
from pitprop.opponents.asking import misfit_of
from pitprop.opponents.base import Opponent
from pitprop.opponents.effort import effort
from pitprop.opponents.random_player import RandomPlayer

GROUP: Final = "pitprop.opponents"
"""The group of entry points that opponents are found by."""

DEFAULT: Final = "standard"
"""The opponent that is the default of every game that has it."""

ANY_GAME: Final[Mapping[str, Opponent]] = {RandomPlayer.name: RandomPlayer()}
"""The opponents that play any game, by name."""

REASON: Final = "reason-"
"""The prefix of the keys of reasons' sentences."""

TITLE: Final = "opponent-"
"""The prefix of the keys of opponents' titles."""

_WORDS: Final = "words"
_MOST_OF_AN_ERROR: Final = 200


@dataclass(frozen=True, slots=True)
class Found:
    """What the offers for one game hold.

    Attributes:
        players: the opponents by name, the default one first.
        messages: what they say, by key.
        faults: a line for each thing that can't be used.
    """

    players: Mapping[str, Opponent]
    messages: Mapping[str, Text]
    faults: tuple[str, ...]


def opponent_names(game: str) -> list[str]:
    """The opponents that play a game, the default one first.

    Raises:
        PitpropError: the game isn't named by a text.
    """
    return [*players_of(game), *ANY_GAME]


def players_of(game: str) -> Mapping[str, Opponent]:
    """The opponents that play this game in particular, the default one first.

    Raises:
        PitpropError: the game isn't named by a text.
    """
    checked_text(game, "the name of a game")
    return found(game).players


def check_named(name: str, game: str, *, with_faults: bool = True) -> None:
    """Check that an opponent of exactly that name plays a game: a character isn't part of it.

    Args:
        name: the name.
        game: the name of the game.
        with_faults: whether whoever asks may know which offers of packages can't be used.

    Raises:
        PitpropError: none does.
    """
    known = opponent_names(game)
    if name not in known:
        raise unknown(name, known, game, with_faults=with_faults)


def unknown(
    name: str, known: Iterable[str], game: str = "", *, with_faults: bool = True
) -> PitpropError:
    """The error for an opponent that isn't there.

    Args:
        name: what it was called.
        known: the names of those that are there.
        game: the game that it was to play; any where empty.
        with_faults: whether to say which offers of packages can't be used.
    """
    known = list(known)
    to_play = f" for {game}" if game else ""
    message = f"there is no computer player {cited(name)}{to_play}; there are {listed(known)}"
    message += asked_back(name, known)
    if with_faults:
        message = append_faults(message, found(game).faults if game else opponent_faults())
    return PitpropError(message)


def opponent_faults() -> list[str]:
    """A line for each offer of opponents that can't be used; the others can.

    For a game that itself can't be used, only that is reported, not the faults of its opponents.
    """
    known = {offer.name for offer in offers_of(GAMES)}
    usable = [game for game in games() if game in known and not is_broken(game)]
    return [*stray_offers(GROUP), *(fault for game in usable for fault in found(game).faults)]


def games() -> list[str]:
    """The names of the games that opponents are offered for."""
    return sorted({offer.name for offer in offers_of(GROUP)})


@cache
def found(game: str) -> Found:
    """What is offered for a game, looked for once.

    Raises:
        ClauseFileError: words of our own can't be used.
        PitpropError: `PITPROP_EFFORT` isn't a number of per cent: those who look ahead can't load.
    """
    effort()
    search = _Search()
    for offer in offers_of(GROUP):
        if offer.name == game:
            search.take(offer)
    ordered = sorted(search.players, key=lambda name: (name != DEFAULT, name))
    players = {name: search.players[name] for name in ordered}
    return Found(players, search.messages, tuple(search.faults))


class _Search:
    """What was found so far."""

    def __init__(self) -> None:
        self.players: dict[str, Opponent] = {}
        self.messages: dict[str, Text] = dict(_words_of("pitprop.opponents"))
        self.faults: list[str] = []

    def take(self, offer: Offer) -> None:
        """Take in an offer's opponents and their words, or what is wrong with them."""
        try:
            loaded = offer.load()
            if not isinstance(loaded, ModuleType):
                raise offer.bad("isn't a module")
        except BadOfferError as error:
            self.faults.append(str(error))
            return
        self._take_words(offer)
        for module in _modules(loaded):
            try:
                self._take_player(offer, _opponent(offer, module))
            except BadOfferError as error:
                self.faults.append(str(error))

    def _take_words(self, offer: Offer) -> None:
        """Take in what the folder beside the module says, if the module is in a package."""
        package = offer.module.rpartition(".")[0]
        try:
            words = _words_of(package) if package else {}
        except ClauseFileError as error:
            if offer.is_own:
                raise
            self.faults.append(str(offer.bad(f"brings words that can't be used: {error}")))
            return
        for key, text in words.items():
            if self.messages.setdefault(key, text) != text:
                self.faults.append(str(offer.bad(f"says {key} in its words; that is taken")))

    def _take_player(self, offer: Offer, player: Opponent) -> None:
        if player.name in (*self.players, *ANY_GAME):
            raise offer.bad(f"has a computer player {cited(player.name)}; there is one already")
        own = {f"{REASON}{key}": text for key, text in own_words.reasons(player).items()}
        for key, text in own.items():
            if self.messages.get(key, text) != text:
                reason = key.removeprefix(REASON)
                raise offer.bad(
                    f"has a computer player {cited(player.name)} that words its reason"
                    f" {cited(reason)} differently from another; call it"
                    f" {cited(f'{player.name}-{reason}')}"
                )
        self.players[player.name] = player
        self.messages.update(own)


def _words_of(package: str) -> Mapping[str, Text]:
    """The messages in the folder of words of a Python package; none where it has no such folder.

    Raises:
        ClauseFileError: they can't be used.
    """
    folder = files(package) / _WORDS
    return load_messages(folder) if folder.is_dir() else {}


def _modules(found: ModuleType) -> list[str]:
    """The module itself, or those of the package; names that begin with `_` are its own affair."""
    if not hasattr(found, "__path__"):
        return [found.__name__]
    inside = (info.name for info in pkgutil.iter_modules(found.__path__))
    return [f"{found.__name__}.{name}" for name in sorted(inside) if not name.startswith("_")]


def _opponent(offer: Offer, module: str) -> Opponent:
    try:
        found = import_module(module)
    except Exception as error:  # whatever a third-party module raises when it is imported
        reason = cut(" ".join(f"{type(error).__name__}: {error}".split()), _MOST_OF_AN_ERROR)
        raise offer.bad(f"holds {module}, which can't be loaded: {reason}") from error
    opponent = getattr(found, "OPPONENT", None)
    if opponent is None:
        raise offer.bad(f"holds {module}, which has no OPPONENT")
    if isinstance(opponent, type):
        raise offer.bad(
            f"holds {module}, whose OPPONENT is a class, not an object; make an instance:"
            f" {opponent.__name__}()"
        )
    if not callable(getattr(opponent, "choose", None)):
        raise offer.bad(f"holds {module}, whose OPPONENT isn't an object with a method choose")
    wrong = misfit_of(opponent.choose)
    if wrong:
        raise offer.bad(f"holds {module}, whose OPPONENT is {wrong}")
    if not isinstance(getattr(opponent, "name", None), str):
        raise offer.bad(f"holds {module}, whose OPPONENT has no name")
    wrong = own_words.fault_of_name(opponent.name)
    if wrong:
        raise offer.bad(f"holds {module}, whose OPPONENT can't have its name: {wrong}")
    wrong = own_words.fault(opponent)
    if wrong:
        raise offer.bad(f"holds {module}, whose OPPONENT brings words that can't be used: {wrong}")
    return cast(Opponent, opponent)
