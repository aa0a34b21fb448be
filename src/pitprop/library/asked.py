"""What people ask for, checked for its kind before the engine gets it."""

from __future__ import annotations

from collections.abc import Mapping

from pitprop.core.errors import PitpropError


def is_number(value: object) -> bool:
    """Whether it is a whole number; yes and no are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def checked_players(players: object) -> None:
    """Refuse what is not a number of players, such as `"5"`.

    Raises:
        PitpropError: it isn't a whole number.
    """
    if not is_number(players):
        raise PitpropError(f"the number of players is a whole number, not {players!r}")


def checked_options(options: object) -> None:
    """Refuse what doesn't name options and their values.

    Raises:
        PitpropError: it isn't a mapping of texts to texts.
    """
    if options is None:
        return
    if not isinstance(options, Mapping):
        raise PitpropError(
            f"options are named with their values, such as {{'attach': 'start'}}, not {options!r}"
        )
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise PitpropError(f"an option and its value are texts, not {name!r} and {value!r}")
