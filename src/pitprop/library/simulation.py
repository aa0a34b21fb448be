"""Many games at once, counted."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from pitprop.core.asked import checked_number, checked_options, checked_players
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.wording.counted import counted
from pitprop.lab import SimulationReport, SimulationSpec
from pitprop.lab import simulate as run
from pitprop.lab.cores import cores
from pitprop.lab.kept import KeptGames
from pitprop.lab.seat_means import SeatMeans, seat_means
from pitprop.lab.shares import share
from pitprop.lab.simulate import seed_of as seed_of_game
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
        """A row for each seat, ready for a table.

        It has the counts of all `games` together: who sat there (`opponent`), `points`, games
        `won_alone` and `won_shared`; and what they come to in a game on average: `points_mean`, and
        `won`, in which a win that `n` share counts as 1 / `n` (partners in Sabotage count as one).
        Their 95 % intervals are `points_low` to `points_high` (None where resampling tells none, as
        where the seat gained the same in all games) and `won_low` to `won_high`: by bootstrap over
        the games, as in tournaments; more than 200 games are resampled in 200 groups. They hold for
        each seat by itself, not for the difference between two.
        """
        games = self.report.games
        return [
            {**asdict(row), "games": games, **_columns(means)}
            for row, means in zip(self.report.by_seat, self._means, strict=True)
        ]

    def games(self) -> list[dict[str, Any]]:
        """A row for each game, ready for a table (`pandas.DataFrame(found.games())`).

        It has the number of the `game` from 0, its `seed`, by seat the `opponents`, their `points`
        and the share of the win that each has `won`, the seats of the `winners`, and the number of
        `decisions`. With that seed `pitprop.game(…).played(…)` plays the same game again, given the
        same opponents, players, edition and options.

        The rows are made when they are asked for, and take many times the memory of what is kept:
        8 bytes a seat and 24 besides for each game.
        """
        spec = self.report.spec
        seated = [row.opponent for row in self.report.by_seat]
        return [
            {
                "game": number,
                "seed": seed_of_game(spec, number),
                "opponents": list(seated),
                "points": list(game.points),
                "won": list(game.won),
                "winners": list(game.winners),
                "decisions": game.decisions,
            }
            for number, game in enumerate(self._kept)
        ]

    @property
    def _kept(self) -> KeptGames:
        """The games one by one."""
        if not self.report.spec.keeps_games:
            raise PitpropError(
                "the laboratory kept no games: SimulationSpec(keeps_games=True) keeps them"
            )
        return self.report.kept

    @cached_property
    def _means(self) -> list[SeatMeans]:
        return seat_means(self._kept, self.report.spec.seed)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Simulation):
            return NotImplemented
        return self._counted() == other._counted()

    __hash__ = None  # type: ignore[assignment]  # its options can't be hashed

    def _counted(self) -> tuple[Any, ...]:
        spec = self.report.spec
        found = self.report.by_seat, self.report.kept
        return spec.game, spec.edition, dict(spec.options), spec.seed, *found

    def __repr__(self) -> str:
        spec = self.report.spec
        played = f"{counted(self.report.games, 'game')} of {spec.game}, seed {spec.seed}"
        lines = [
            f"seat {row.seat} {row.opponent}: {_told(means)}, {row.won_alone} alone and"
            f" {row.won_shared} shared"
            for row, means in zip(self.report.by_seat, self._means, strict=True)
        ]
        return "\n".join([f"{played}; means with 95 % intervals", *lines])


def _columns(means: SeatMeans) -> dict[str, float | None]:
    """What a seat did on average, as the columns of a row."""
    return {
        "points_mean": means.points.mean,
        "points_low": means.points.low,
        "points_high": means.points.high,
        "won": means.won.mean,
        "won_low": means.won.low,
        "won_high": means.won.high,
    }


def _told(means: SeatMeans) -> str:
    """The same for people to read."""
    points, won = means.points, means.won
    span = "" if points.low is None else f" ({points.low:.2f} to {points.high:.2f})"
    return (
        f"{points.mean:.2f} points a game{span},"
        f" won {share(won.mean, 1)} ({share(won.low, 1)} to {share(won.high, 1)})"
    )


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
    """Let players play many games, and count. Nothing found depends on the number of processes.

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
        keeps_games=True,
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
