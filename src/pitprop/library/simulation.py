"""Many games at once, counted."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pitprop.core.asked import checked_number, checked_options, checked_players
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.wording.counted import counted
from pitprop.lab import SimulationReport, SimulationSpec
from pitprop.lab import simulate as run
from pitprop.lab.cores import cores
from pitprop.library.named_game import Game
from pitprop.library.players import BotOpponent, Player, opponents_of
from pitprop.library.seeds import seed_of
from pitprop.opponents import Opponent, opponent_names


@dataclass(frozen=True, eq=False)
class Simulation:
    """What a simulation found. Two are equal where all counts are, however long they took.

    Attributes:
        report: all of it, as the laboratory gives it.
    """

    report: SimulationReport

    def rows(self) -> list[dict[str, Any]]:
        """A row for each seat, ready for a table: who sat there, points, games won."""
        games = self.report.games
        return [{**asdict(row), "games": games} for row in self.report.by_seat]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Simulation):
            return NotImplemented
        return self._counted() == other._counted()

    __hash__ = None  # type: ignore[assignment]  # its options can't be hashed

    def _counted(self) -> tuple[Any, ...]:
        spec = self.report.spec
        return spec.game, spec.edition, dict(spec.options), spec.seed, self.rows()

    def __repr__(self) -> str:
        lines = [
            f"seat {row.seat} {row.opponent}: {row.points} points, {row.won_alone} won alone,"
            f" {row.won_shared} shared"
            for row in self.report.by_seat
        ]
        games = self.report.games
        spec = self.report.spec
        played = f"{counted(games, 'game')} of {spec.game}, seed {spec.seed}"
        return "\n".join([played, *lines])


def simulate(
    game: str | Game[Any, Any],
    *,
    players: int,
    games: int = 1000,
    opponents: Sequence[Player] | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    seed: int | float | str | None = 1,
    processes: int | None = None,
) -> Simulation:
    """Let players play many games, and count. The counts don't depend on the number of processes.

    Args:
        game: the game, or its name.
        players: the number of seats.
        games: how many games are played.
        opponents: opponents by name, and bots; if there are fewer than seats they repeat. The
            default opponent of the game is on all seats where None. A bot goes to other
            processes, so its class has to be in a module that can be imported; with
            `processes=1` any class will do. A script calls this below
            `if __name__ == "__main__":`, since other processes import the script, too.
        edition: an edition's name; the default edition where empty.
        options: changes to the edition.
        seed: where all chance comes from, any number or text; where it isn't told, the same games
            are played each time, and one is drawn where None.
        processes: how many work at once; one per core where None.

    Raises:
        PitpropError: something named here doesn't exist, or the arguments don't go together.
    """
    if isinstance(game, Game):
        game = game.name
    find_game(game)
    players = checked_players(players)
    games = checked_number(games, "the number of games")
    if processes is not None:
        processes = checked_number(processes, "the number of processes")
    checked_options(options)
    named = opponent_names(game)[:1] if opponents is None else opponents
    seated = opponents_of(game, named, players)
    if min(processes or cores(), games) > 1:
        _check_that_they_travel(seated)
    bots = {each.name: each for each in seated if isinstance(each, BotOpponent)}
    spec = SimulationSpec(
        players=players,
        games=games,
        game=game,
        edition=edition,
        options=options or {},
        seed=seed_of(seed),
        opponents=tuple(each.name for each in seated),
        bots=bots,
        processes=processes,
    )
    return Simulation(run(spec))


def _check_that_they_travel(opponents: Sequence[Opponent]) -> None:
    """Check that bots can be sent to other processes, which find their classes by name."""
    main = sys.modules["__main__"]
    for each in opponents:
        if not isinstance(each, BotOpponent):
            continue
        kind = type(each.bot)
        is_typed = kind.__module__ == "__main__" and not hasattr(main, "__file__")
        try:
            pickle.dumps(each.bot)
        except Exception as error:
            reason = f" ({error})"
        else:
            if not is_typed:
                continue
            reason = ""
        raise PitpropError(
            f"{kind.__name__} can't be sent to other processes{reason}; play with processes=1, or"
            " define the class in a module"
        )
