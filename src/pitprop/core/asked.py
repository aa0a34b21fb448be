"""Checks of the types of what people and programs ask for, before anything is done with it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from math import isnan
from numbers import Integral, Rational, Real
from typing import Any, Final

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR
from pitprop.core.notation import cited

HALF_A_PAIR: Final = "contains half of a surrogate pair, which can't be written as UTF-8"


def check_seat(seat: int, seats: int) -> None:
    """Check that there is such a seat to look from.

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
    """A whole number of any type, such as NumPy's, as an `int`; anything else as it is."""
    is_other = isinstance(value, Integral) and not isinstance(value, int)
    return int(value) if is_other else value


def is_number(value: object) -> bool:
    """Whether it is a whole number; `True` and `False` aren't."""
    return isinstance(value, int) and not isinstance(value, bool)


def checked_number(
    value: object, what: str, least: int | None = None, most: int | None = None
) -> int:
    """A whole number of any type, such as NumPy's, as an `int`; refuse anything else.

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
        raise PitpropError(f"{what} is at least {least}, not {cited(number)}")
    if most is not None and number > most:
        raise PitpropError(f"{what} is at most {most}, not {cited(number)}")
    return number


def checked_players(players: object) -> int:
    """A number of players; refuse anything that isn't one, such as `"5"`.

    Raises:
        PitpropError: it isn't a whole number.
    """
    return checked_number(players, "the number of players")


def checked_text(value: object, what: str) -> None:
    """Refuse anything that isn't a string.

    Args:
        value: what was asked for.
        what: what the string would be, for the message.

    Raises:
        PitpropError: it isn't a string.
    """
    if not isinstance(value, str):
        given = "; its read_text() gives one" if hasattr(value, "read_text") else ""
        raise PitpropError(f"{what} is a string, not {cited(value)}{given}")


def checked_options(options: object) -> None:
    """Refuse what doesn't name options and their values.

    Raises:
        PitpropError: it isn't a mapping of strings to strings.
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
            raise PitpropError(f"an option and its value are strings, not {name!r} and {value!r}")


def as_seed(seed: int | float | str | None) -> str | None:
    """A seed as the engines keep it: a text, in which 7, 7.0 and "7" are the same one.

    Args:
        seed: any number or string; None where the outcomes of chance are given.

    Raises:
        PitpropError: it is neither a number nor a string (`True` and `float("nan")` are no
            numbers), or a number too long for Python to write, or the string can't be written as
            UTF-8.
    """
    return None if seed is None else named_seed(seed)


def named_seed(seed: object) -> str:
    """The same for a seed that has to be given.

    Raises:
        PitpropError: see `as_seed`.
    """
    seed = _plain(seed)
    is_seed = isinstance(seed, int | float | str) and not isinstance(seed, bool)
    if not is_seed or (isinstance(seed, float) and isnan(seed)):
        raise PitpropError(f"a seed is a whole number, a float or a string, not {cited(seed)}")
    try:
        text = str(seed)
    except ValueError:
        raise PitpropError(
            f"a number of more than {sys.get_int_max_str_digits():,} digits can't be a seed;"
            " a text of any length can"
        ) from None
    if not is_whole(text):
        raise PitpropError(f"the seed {text!a} {HALF_A_PAIR}")
    return text


def _plain(seed: object) -> object:
    """A number of any type, such as NumPy's, as one of Python's own, and 7.0 as 7: both are equal.

    Tables make floats of whole numbers, as pandas does of a column in which one is missing.
    """
    if isinstance(seed, Rational) or not isinstance(seed, Real):
        return as_number(seed)
    number = float(seed)
    return int(number) if number.is_integer() else number


def is_whole(text: str) -> bool:
    """Whether a text can be written as UTF-8: none of its characters is half of one."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def misfit(function: Callable[..., object], *given: object, **named: object) -> str:
    """Why somebody's function can't be called like this; nothing where its parameters fit.

    Args:
        function: the function; a method as an attribute of its object.
        given: what it would be given by place.
        named: what it would be given by name.
    """
    try:
        inspect.signature(function).bind(*given, **named)
    except TypeError as error:
        return str(error)
    except ValueError:  # compiled code may not reveal its parameters
        return ""
    return ""
