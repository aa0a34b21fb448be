"""`--deck FILE`: a deck of one's own for The Dark Cave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

C = TypeVar("C", bound=Callable[..., Any])

_BAD_INPUT: Final = 2


def _choose(context: click.Context, _parameter: click.Parameter, name: str | None) -> str | None:
    """Checks the deck, and plays with it from now on."""
    if name is None:
        return None
    from pitprop.cli.files import read_text, shown
    from pitprop.games.dark_cave.own_deck import OPEN, choose_deck
    from pitprop.games.dark_cave.rules.deck import DeckError

    text = read_text(name)
    try:
        choose_deck(OPEN, text, shown(name))
    except DeckError as error:
        for fault in error.faults:
            click.echo(f"pitprop: {fault}", err=True)
        context.exit(_BAD_INPUT)
    return name


def _option(is_passed_on: bool) -> Callable[[C], C]:
    return click.option(
        "--deck",
        "own",
        metavar="FILE",
        is_eager=True,
        expose_value=is_passed_on,
        callback=_choose,
        help="The Dark Cave only: play with the deck in FILE instead of the game's own;"
        " `pitprop deck dark_cave --toml FILE` writes one to start from.",
    )


OWN_DECK: Final = _option(is_passed_on=True)
"""For commands about a game; they check that it is one whose deck is open."""

RECORDED_DECK: Final = _option(is_passed_on=False)
"""For commands about games that have been played."""


def check_game(own: str | None, game: str) -> None:
    """Whether a deck of one's own goes with a game.

    Raises:
        PitpropError: the rules of the game settle its deck.
    """
    if own is not None:
        from pitprop.games.dark_cave.own_deck import check_is_open

        check_is_open(game, "--deck")
