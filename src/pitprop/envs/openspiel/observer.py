"""What seats know, as OpenSpiel's observers tell it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pitprop.envs.arrays import NUMBER, as_array
from pitprop.envs.codecs import environment

#: More than is ever logged between two deals. In Sabotage each of 104 cards is drawn and played,
#: and before that a partner may be asked to close and refuse; in The Dark Cave the end may be
#: proposed in each turn, and refused by the last one asked.
_MOST_LOGGED: Final = {"dark_cave": 2048, "sabotage": 512, "saboteur": 256}
_BYTES: Final = 8


class Observer:
    """Tells a seat what it may know; with perfect recall, everything that it has seen, too.

    The tensors hold the fields of `docs/environments.md`; with perfect recall `history` as well, a
    row for each event since the last deal, oldest first, then rows of zeros: the eight bytes of its
    log entry, lowest first, as fractions of one. So the tensors forget earlier rounds of Saboteur
    and games of Sabotage, but for what fields hold of them (scores, results, gold): over a whole
    game only the string has perfect recall.

    Args:
        name: the name of the game.
        kind: what it is to tell.
    """

    def __init__(self, name: str, kind: Any = None) -> None:
        self._fields = environment(name).fields
        self._recalls = kind is not None and kind.perfect_recall
        size = self._fields.size
        logged = _MOST_LOGGED[name] * _BYTES if self._recalls else 0
        self.tensor = np.zeros(size + logged, np.float32)
        self.dict = dict(self._fields.split(self.tensor[:size]))
        self._history = self.tensor[size:].reshape(-1, _BYTES)
        if self._recalls:
            self.dict["history"] = self._history

    def set_from(self, state: Any, player: int) -> None:
        """Write into the tensors what a player knows of a state."""
        view = state.story.view(player)
        self.tensor[: self._fields.size] = as_array(state.story.observation(view), NUMBER)
        if self._recalls:
            self._history.fill(0)
            log = np.array(list(view.log)[-len(self._history) :], "<i8").view(np.uint8)
            rows = log.reshape(-1, _BYTES)
            self._history[: len(rows)] = rows / 255

    def string_from(self, state: Any, player: int) -> str:
        """What a player knows of a state, in words."""
        story = state.story
        return story.known(player) if self._recalls else story.position(story.view(player))
