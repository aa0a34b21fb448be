"""Opponents by name, each asked as an opponent of the game whose view it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from pitprop.core.asked import checked_text
from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.core.wording.counted import counted
from pitprop.opponents.asking import check_view
from pitprop.opponents.base import Choice, Heard, Opponent
from pitprop.opponents.finding import (
    ANY_GAME,
    DEFAULT,
    games,
    opponent_names,
    players_of,
    unknown,
)
from pitprop.opponents.levels import LEVELS, USUAL, Level, level_and_character
from pitprop.opponents.random_player import RandomPlayer
from pitprop.opponents.talking import choice_of, claim_of
from pitprop.opponents.texts import reason_texts

STRONGEST: Final = "expert"
"""The opponent that is the strongest in every game that has it."""

_KNOWN_AS_LEVELS: Final = (DEFAULT, STRONGEST, RandomPlayer.name)
"""Opponents that people are offered as levels, or not at all."""


class _ByGame:
    """An opponent that plays several games, each in its own way."""

    def __init__(self, name: str, players: Mapping[str, Opponent]) -> None:
        self.name = name
        self._players = players

    def choose(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        choice = choice_of(self._player(view), view, seed, heard)
        reason_texts(view.game).check(self.name, choice.reasons)
        return choice

    def talk(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return claim_of(self._player(view), view, seed, heard)

    def _player(self, view: Any) -> Opponent:
        check_view(view)
        if view.game not in self._players:
            raise PitpropError(f"computer player {cited(self.name)} doesn't play {view.game}")
        return self._players[view.game]


def strongest_name(game: str) -> str:
    """The strongest opponent that plays a game; the default one where none is known to be that."""
    names = opponent_names(game)
    return STRONGEST if STRONGEST in names else names[0]


def find_opponent(name: str) -> Opponent:
    """The opponent of that name; it plays every game that it is listed for.

    Raises:
        PitpropError: the opponent is unknown.
    """
    checked_text(name, "the name of a computer player")
    return _opponent_named(name)


@cache
def _opponent_named(name: str) -> Opponent:
    if name in ANY_GAME:
        return ANY_GAME[name]
    by_game = {game: players_of(game) for game in games()}
    base, character = level_and_character(name)
    players = {
        game: _in_character(players[base], character)
        for game, players in by_game.items()
        if base in players
    }
    if not players:
        raise unknown(name, sorted({name for game in by_game for name in opponent_names(game)}))
    return _ByGame(name, players)


def plays(name: str, game: str) -> bool:
    """Whether there is an opponent of that name, with or without a character, that plays a game.

    Args:
        name: the name.
        game: the name of the game.
    """
    return level_and_character(name)[0] in opponent_names(game)


def check_plays(name: str, game: str, others: Iterable[str] = ()) -> None:
    """Check that there is an opponent of that name, with or without a character, for a game.

    Args:
        name: the name.
        game: the name of the game.
        others: names that mean somebody else and are right, too.

    Raises:
        PitpropError: there is none.
    """
    if name not in others and not plays(name, game):
        raise unknown(name, [*opponent_names(game), *others], game)


def check_seated(names: int, seats: int) -> None:
    """Check that no more opponents are named than there are seats; fewer take several each.

    Args:
        names: how many are named.
        seats: how many seats they have.

    Raises:
        PitpropError: there are more, or none.
    """
    if not names:
        raise PitpropError("name at least one computer player")
    if names > seats:
        raise PitpropError(
            f"{counted(names, 'computer player is', 'computer players are')} named for"
            f" {counted(seats, 'seat')}"
        )


def offered_names(game: str) -> list[str]:
    """The opponents that people are asked to choose from.

    Where a game has all levels: these, and whatever else a package brings.
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
