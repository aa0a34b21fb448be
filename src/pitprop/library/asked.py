"""What people ask for, checked for its kind before the engine gets it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited


def is_number(value: object) -> bool:
    """Whether it is a whole number; yes and no are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def checked_players(players: object) -> None:
    """Refuse what is not a number of players, such as `"5"`.

    Raises:
        PitpropError: it isn't a whole number.
    """
    checked_number(players, "the number of players")


def checked_number(value: object, what: str) -> None:
    """Refuse what is not a whole number.

    Args:
        value: what was asked for.
        what: what it is the number of, for the message.

    Raises:
        PitpropError: it isn't a whole number.
    """
    if not is_number(value):
        raise PitpropError(f"{what} is a whole number, not {cited(value)}")


def checked_text(value: object, what: str) -> None:
    """Refuse what is not a text.

    Args:
        value: what was asked for.
        what: what the text would be, for the message.

    Raises:
        PitpropError: it isn't a text.
    """
    if not isinstance(value, str):
        raise PitpropError(f"{what} is a text, not {cited(value)}")


def seed_of(seed: object) -> str:
    """A seed as the engines keep it: 7 and "7" are the same one; one is drawn for None.

    Raises:
        PitpropError: it is neither a number nor a text.
    """
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, bool) or not isinstance(seed, int | float | str):
        raise PitpropError(f"a seed is a number or a text, not {cited(seed)}")
    return str(seed)


def checked_options(options: object) -> None:
    """Refuse what doesn't name options and their values.

    Raises:
        PitpropError: it isn't a mapping of texts to texts.
    """
    if options is None:
        return
    if not isinstance(options, Mapping):
        raise PitpropError(
            "options are named with their values, such as {'attach': 'start'},"
            f" not {cited(options)}"
        )
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise PitpropError(f"an option and its value are texts, not {name!r} and {value!r}")
