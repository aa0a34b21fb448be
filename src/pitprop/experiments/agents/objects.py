"""Python objects that play, found by `module:name`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.library.players import BotOpponent, check_bot
from pitprop.opponents import Opponent, find_opponent


def find_object(name: str) -> Opponent:
    """The object that plays.

    Args:
        name: `module:name`, an object with a method `choose` like the library's bots, or a class
            of such objects; or the name of an opponent.

    Raises:
        PitpropError: there is no such object, or it doesn't play.
    """
    if ":" not in name:
        return find_opponent(name)
    module, _, path = name.partition(":")
    if not module or not path or module.startswith("."):
        raise PitpropError(f"{cited(name)} is not module:name, such as my_bots:Careful")
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise PitpropError(f"there is no module {cited(module)}") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise PitpropError(f"{cited(module)} has no {cited(path)}")
        found = getattr(found, part)
    if isinstance(found, type):
        found = found()
    check_bot(found)
    return BotOpponent(path, found)
