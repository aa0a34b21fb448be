"""Which games are played: every number of players, every edition, every value of every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pitprop.core.game import Game, State


@dataclass(frozen=True, slots=True)
class Case:
    """One game to be played.

    Attributes:
        game: the name of the game.
        seats: the number of players.
        edition: the name of the edition.
        options: changes to the edition, by name.
        seed: where its chance comes from, and the choices of its players.
    """

    game: str
    seats: int
    edition: str
    options: tuple[tuple[str, str], ...]
    seed: str

    def __str__(self) -> str:
        changes = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.game}, {self.seats} players, {self.edition}{changes}, seed {self.seed!r}"

    def start(self, game: Game, *, seeded: bool = True) -> State:
        """The game before chance has decided anything.

        Args:
            game: the game of that name.
            seeded: whether chance comes from the seed; otherwise its outcomes have to be given.
        """
        return game.start(
            self.seats,
            edition=self.edition,
            options=dict(self.options),
            seed=self.seed if seeded else None,
        )


def cases(game: Game, seats: int, *, games: int = 1, seed: str = "conformance") -> Iterator[Case]:
    """All cases for one number of players: each edition, and each option changed in the first one.

    Args:
        game: the game.
        seats: the number of players.
        games: how many games of each kind.
        seed: where all chance comes from.
    """
    first = game.options.editions[0]
    kinds: list[tuple[str, tuple[tuple[str, str], ...]]] = [
        (edition.name, ()) for edition in game.options.editions
    ]
    kinds += [
        (first.name, ((option.name, value),))
        for option in game.options.options
        for value in option.values
        if value != first.values[option.name]
    ]
    for number in range(games):
        for edition, options in kinds:
            yield Case(game.name, seats, edition, options, f"{seed} {number}")
