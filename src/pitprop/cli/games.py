"""`pitprop games`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from pitprop.cli import output
from pitprop.cli.shared import json_option

if TYPE_CHECKING:
    from pitprop.core.game import Game


@click.command(short_help="List the games that can be played.")
@json_option()
def games(as_json: bool) -> None:
    """List the games, with their editions, numbers of players and computer players.

    Games and computer players come with installed packages; those that can't be used are named on
    the error stream.
    """
    from pitprop.core.installed.registry import find_game, game_names

    if as_json:
        output.json_of([_facts(find_game(name)) for name in game_names()])
        print_faults()
        return
    output.table(
        ("game", "players", "editions", "computer players"),
        [_row(find_game(name)) for name in game_names()],
        left=4,
    )
    print_faults()


def print_faults() -> None:
    """Say which offers of installed packages can't be used, a line each."""
    from pitprop.core.installed.registry import game_faults
    from pitprop.opponents import opponent_faults

    for fault in (*game_faults(), *_edition_faults(), *_clause_faults(), *opponent_faults()):
        click.echo(f"pitprop: {fault}", err=True)


def _edition_faults() -> Iterator[str]:
    """A line for each edition of another package that can't be used."""
    from pitprop.core.installed.offers import EDITIONS
    from pitprop.core.installed.registry import find_game, game_names, stray_offers

    for name in game_names():
        yield from find_game(name).options.faults
    yield from stray_offers(EDITIONS)


def _clause_faults() -> Iterator[str]:
    """A line for each game that can be played and whose rules can't be told."""
    from pitprop.core.errors import PitpropError
    from pitprop.core.installed.registry import find_game, game_names

    for name in game_names():
        try:
            find_game(name).clauses  # noqa: B018  they are read when they are asked for
        except PitpropError as error:
            yield f"the rules of {name} can't be told: {error}"


def _facts(game: Game) -> dict[str, object]:
    """What programs are told of a game."""
    from pitprop.opponents import opponent_names

    return {
        "game": game.name,
        "titles": dict(game.titles),
        "players": list(game.seat_counts),
        "editions": [edition.name for edition in game.options.editions],
        "options": {option.name: list(option.values) for option in game.options.options},
        "opponents": opponent_names(game.name),
    }


def _row(game: Game) -> tuple[str, str, str, str]:
    from pitprop.opponents import opponent_names

    counts = list(game.seat_counts)
    is_whole_range = len(counts) == counts[-1] - counts[0] + 1 and len(counts) > 1
    return (
        game.name,
        f"{counts[0]}–{counts[-1]}" if is_whole_range else ", ".join(map(str, counts)),
        ", ".join(edition.name for edition in game.options.editions),
        ", ".join(opponent_names(game.name)),
    )
