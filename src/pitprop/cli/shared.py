"""Options that several commands have, each told once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

C = TypeVar("C", bound=Callable[..., Any])

EDITION: Final = click.option(
    "--edition", default="", help="Which edition's rules. [default: the game's first]"
)

PROCESSES: Final = click.option(
    "--processes", type=int, help="How many processes. [default: one per core]"
)


def json_option(what: str = "everything") -> Callable[[C], C]:
    """`--json`, by which a command prints for programs (`output.json_of`); it is `as_json` there.

    Args:
        what: what is printed so.
    """
    return click.option("--json", "as_json", is_flag=True, help=f"Print {what} as JSON.")


def seed_option(usual: str = "1") -> Callable[[C], C]:
    """`--seed` of a command that does the same each time unless another one is given.

    Args:
        usual: the seed where none is given.
    """
    return click.option("--seed", default=usual, show_default=True, help="The seed of all chance.")
