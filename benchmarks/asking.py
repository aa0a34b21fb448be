"""What can be asked of measurements on the command line.

What is wrong with it is said on one line, before anything is measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import inf
from typing import NoReturn

from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited, listed
from pitprop.opponents import check_plays, find_opponent
from pitprop.opponents.effort import effort


class Parser(argparse.ArgumentParser):
    """Reads the arguments of a measurement.

    Args:
        name: the module of this folder.
        about: what it measures.
    """

    def __init__(self, name: str, about: str) -> None:
        super().__init__(prog=f"python -m benchmarks.{name}", description=about)

    def asked(self) -> argparse.Namespace:
        """The arguments; none are right while the opponents can't look ahead."""
        found = self.parse_args()
        try:
            effort()
        except PitpropError as error:
            self.error(str(error))
        return found

    def error(self, message: str) -> NoReturn:
        """End with one line that says what is wrong."""
        self.exit(2, f"{self.prog}: {message} (--help says more)\n")


def count(text: str) -> int:
    """A number of things to play or to ask for: at least one."""
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{cited(text)} isn't a whole number from 1 on")
    return int(text)


def minutes(text: str) -> float:
    """How long something may take."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < inf:
        raise argparse.ArgumentTypeError(f"{cited(text)} isn't a number of minutes above 0")
    return found


def opponent(text: str) -> str:
    """The name of an opponent, with or without a character."""
    try:
        find_opponent(text)
    except PitpropError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def opponent_for(*games: str) -> Callable[[str], str]:
    """Reads the name of an opponent that plays all of these games."""

    def read(text: str) -> str:
        try:
            for game in games:
                check_plays(text, game)
        except PitpropError as error:
            raise argparse.ArgumentTypeError(str(error)) from error
        return text

    return read


def opponents(text: str) -> list[str]:
    """The names of opponents, with commas between."""
    return [opponent(each) for each in text.split(",")]


def pair(text: str, others: Sequence[str] = ()) -> tuple[str, str]:
    """Two opponents, such as `hard,medium`.

    Args:
        text: their names, with a comma between.
        others: names that mean somebody else and are right, too.
    """
    first, comma, second = text.partition(",")
    if not comma or "," in second:
        raise argparse.ArgumentTypeError(f"{cited(text)} isn't a pair, such as expert,standard")
    for name in (first, second):
        if name not in others:
            opponent(name)
    return first, second


def check_players(parser: Parser, game: str, players: int) -> None:
    """Check that so many can play a game.

    Args:
        parser: reads the arguments.
        game: the name of the game.
        players: the number of players.
    """
    counts = find_game(game).seat_counts
    if players not in counts:
        parser.error(f"{game} has {listed(map(str, counts))} players, not {players}")
