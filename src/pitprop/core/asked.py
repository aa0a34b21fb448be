"""What people and programs ask for, checked for its kind before anything is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from numbers import Integral
from typing import Any

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR
from pitprop.core.notation import cited


def check_seat(seat: int, seats: int) -> None:
    """See that somebody can look from a seat.

    Args:
        seat: the seat, or `SPECTATOR`.
        seats: the number of players.

    Raises:
        PitpropError: there is no such seat.
    """
    if not SPECTATOR <= seat < seats:
        raise PitpropError(
            f"there is no seat {seat}: seats are 0 to {seats - 1}, and {SPECTATOR} for a spectator"
        )


def as_number(value: Any) -> Any:
    """A whole number of whatever kind, such as NumPy's, as Python's own; anything else as it is."""
    is_other = isinstance(value, Integral) and not isinstance(value, int)
    return int(value) if is_other else value


def is_number(value: object) -> bool:
    """Whether it is a whole number; yes and no aren't."""
    return isinstance(value, int) and not isinstance(value, bool)


def checked_number(
    value: object, what: str, least: int | None = None, most: int | None = None
) -> int:
    """A whole number of whatever kind, such as NumPy's, as Python's own; refuse anything else.

    Args:
        value: what was asked for.
        what: what it is the number of, for the message.
        least: the smallest number that makes sense, where there is one.
        most: the largest one, where there is one.

    Raises:
        PitpropError: it isn't a whole number, or too small or too large.
    """
    number: int = as_number(value)
    if not is_number(number):
        raise PitpropError(f"{what} is a whole number, not {cited(value)}")
    if least is not None and number < least:
        raise PitpropError(f"{what} is at least {least}, not {number}")
    if most is not None and number > most:
        raise PitpropError(f"{what} is at most {most}, not {number}")
    return number


def checked_players(players: object) -> int:
    """A number of players; refuse what is none, such as `"5"`.

    Raises:
        PitpropError: it isn't a whole number.
    """
    return checked_number(players, "the number of players")


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


def checked_options(options: object) -> None:
    """Refuse what doesn't name options and their values.

    Raises:
        PitpropError: it isn't a mapping of texts to texts.
    """
    if options is None:
        return
    if not isinstance(options, Mapping):
        raise PitpropError(
            "options are given as a mapping of their names to their values, such as"
            f" {{'NAME': 'VALUE'}}, not {cited(options)}"
        )
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise PitpropError(f"an option and its value are texts, not {name!r} and {value!r}")


def as_seed(seed: int | float | str | None) -> str | None:
    """A seed as the engines keep it: 7 and "7" are the same one.

    Args:
        seed: any number or text; None where chance is told.

    Raises:
        PitpropError: it is neither a number nor a text, or half a character stands in the text.
    """
    return None if seed is None else named_seed(seed)


def named_seed(seed: object) -> str:
    """The same of a seed that has to be there.

    Raises:
        PitpropError: see `as_seed`.
    """
    seed = as_number(seed)
    if isinstance(seed, bool) or not isinstance(seed, int | float | str):
        raise PitpropError(f"a seed is a number or a text, not {cited(seed)}")
    text = str(seed)
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise PitpropError(f"the seed {text!a} holds half a character") from None
    return text
