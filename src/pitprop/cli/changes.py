"""Changes to an edition, as they are given on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

if TYPE_CHECKING:
    from pitprop.core.game import Game

OPTIONS: Final = click.option(
    "--options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A change to the edition; may be given several times, or with commas between changes. "
    "`pitprop rules GAME` lists the options and their values.",
)


def changes_to(game: Game, given: Sequence[str]) -> dict[str, str]:
    """The options that are given, with their values.

    Raises:
        PitpropError: an option has no value, or is given twice.
    """
    changes: dict[str, str] = {}
    for word in ",".join(given).split(","):
        name, equals, value = word.strip().partition("=")
        if not word.strip():
            continue
        if not equals:
            known = ", ".join(option.name for option in game.options.options)
            raise PitpropError(
                f"{cited(word.strip())} has no value; NAME=VALUE changes one of {known}"
            )
        if name in changes:
            raise PitpropError(f"option {cited(name)} is given twice")
        changes[name] = value
    return changes
