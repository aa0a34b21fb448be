"""A computer player's level, which people choose, and its character, which the table draws.

A name such as `hard-bold` is a level with a character. Characters differ in what they like to do
where several moves are about equally good; they are equally strong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pitprop.core.claims import Claim
from pitprop.opponents.base import Choice, Heard, Opponent
from pitprop.opponents.talking import choice_of, claim_of

LEVELS: Final = ("easy", "medium", "hard")
"""The levels, the weakest first."""

USUAL: Final = "medium"
"""The level of whoever didn't choose one."""

CHARACTERS: Final = ("bold", "careful", "helpful", "suspicious")

_BETWEEN: Final = "-"


def with_character(level: str, character: str) -> str:
    """The name of a level with a character.

    Args:
        level: one of `LEVELS`.
        character: one of `CHARACTERS`.
    """
    return f"{level}{_BETWEEN}{character}"


def level_and_character(name: str) -> tuple[str, str]:
    """An opponent's name split into the name without the character, and the character, if any.

    >>> level_and_character("hard-bold"), level_and_character("standard")
    (('hard', 'bold'), ('standard', ''))
    """
    level, between, character = name.rpartition(_BETWEEN)
    if between and level in LEVELS and character in CHARACTERS:
        return level, character
    return name, ""


class Level:
    """A level of one game.

    Args:
        name: one of `LEVELS`.
        make: gives the opponent that plays it with a character, or with none (the empty text).
    """

    def __init__(self, name: str, make: Callable[[str], Opponent]) -> None:
        self.name = name
        self._make = make
        self._players = {"": make("")}

    def in_character(self, character: str) -> Opponent:
        """The opponent that plays this level with a character."""
        if character not in self._players:
            self._players[character] = self._make(character)
        return self._players[character]

    def choose(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        return choice_of(self._players[""], view, seed, heard)

    def talk(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return claim_of(self._players[""], view, seed, heard)


Leanings = Mapping[str, Mapping[int, float]]
"""For each character, how much more than the others it likes each kind of move."""
