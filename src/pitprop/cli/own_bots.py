"""Bots that somebody wrote, given by `module:name` where computer players are given by name."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.library.players import BotOpponent

_MARK = ":"


def own_bots(names: Iterable[str]) -> dict[str, BotOpponent]:
    """The bots among those who play, by the names that they were given by.

    Their modules are looked for in the current folder first.

    Args:
        names: computer players by name, and bots by `module:name`.

    Raises:
        PitpropError: there is no such object, it is not a bot, or its module can't be imported.
    """
    found = {name for name in names if _MARK in name}
    if not found:
        return {}
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # other processes are told of it, too
    return {name: _bot(name) for name in sorted(found)}


def _bot(name: str) -> BotOpponent:
    from pitprop.experiments.agents.answer import message_of
    from pitprop.experiments.agents.objects import find_object

    try:
        found = find_object(name)
    except PitpropError:
        raise
    except Exception as error:  # whatever a module does when it is imported
        raise PitpropError(f"{cited(name)} can't be used: {message_of(error)}") from error
    assert isinstance(found, BotOpponent)
    return replace(found, name=name)
