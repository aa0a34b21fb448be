"""Many games at once, in arrays.

>>> import numpy as np
>>> from pitprop.envs.batch import Batch
>>> batch = Batch("saboteur", games=64, players=5, seed=1)
>>> arrays = batch.arrays()
>>> batch.observe(arrays)
>>> batch.step(arrays.masks.argmax(axis=1), arrays)  # the first action that is allowed
>>> arrays.observations.shape[0], int(arrays.deciders.max()) < 5
(64, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from pitprop.core.installed.extras import need

need("env", "numpy")

import numpy as np
import numpy.typing as npt

from pitprop.core.asked import checked_number, named_seed
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.envs.arrays import NUMBER, Numbers, as_array
from pitprop.envs.lanes import Lanes, Sink, Snapshot
from pitprop.envs.play import Play
from pitprop.envs.rewards import POINTS, Rewards
from pitprop.envs.room import check_room


@dataclass(slots=True)
class _Marked:
    """Where the ones in the masks are; None where that isn't known."""

    places: npt.NDArray[np.int64] | None = None


class _Written:
    """What is remembered of arrays; none of their fields."""

    _marked: _Marked

    def __post_init__(self) -> None:
        object.__setattr__(self, "_marked", _Marked())


@dataclass(frozen=True)
class Arrays(_Written):
    """What a batch writes into; the caller's own, a row for each game.

    Masks are thousands of zeros and a few ones: a step writes only what differs from what it wrote
    last. So don't change a mask; change a copy of it.

    Attributes:
        observations: what the seat that decides knows.
        masks: the actions that it may choose.
        deciders: which seat that is.
        rewards: what each seat got by the last step, rounded to 32 bits; so those of `zero_sum`
            add up to zero only up to rounding.
        ended: whether the last step ended a game; the other arrays then describe the next one.
    """

    observations: Numbers
    masks: Numbers
    deciders: Numbers
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]


class Batch:
    """Many games of one kind, advanced together; one that is over is dealt anew.

    Args:
        game: `saboteur`, `sabotage` or `dark_cave`.
        games: how many games.
        players: the number of players of each.
        seed: where all chance comes from, any number or text.
        edition: the edition; the default one where empty.
        options: changes to the edition.
        rewards: `points`, `win` or `zero_sum`.

    Raises:
        PitpropError: there is no such game, number of players, edition, option or kind of reward,
            or this machine has no room for that many games.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int,
        seed: int | str,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        rewards: str = POINTS,
    ) -> None:
        games = checked_number(games, "the number of games", least=1)
        play = Play(game, players, edition=edition, options=options)
        check_room(games, len(play.environment.actions) + play.environment.fields.size)
        self.environment = play.environment
        self.games = games
        self.players = players
        self._given = Rewards(rewards, games, players)
        self._won = np.zeros((games, players), np.int8)
        self._shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((games, self.environment.fields.size), NUMBER),
            "masks": ((games, len(self.environment.actions)), NUMBER),
            "deciders": ((games,), NUMBER),
            "rewards": ((games, players), np.float32),
            "ended": ((games,), np.bool_),
        }
        self._lanes = Lanes(play.environment.codec, play.start, named_seed(seed), games, players)
        self._asked = (
            (game, games, players, seed),
            {
                "edition": edition,
                "options": dict(options or {}),
                "rewards": rewards,
            },
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles go on as this one does."""
        return _restored, (*self._asked, self._lanes.snapshot(), self._given)

    def arrays(self) -> Arrays:
        """New arrays that fit."""
        return Arrays(
            observations=np.zeros((self.games, self.environment.fields.size), NUMBER),
            masks=np.zeros((self.games, len(self.environment.actions)), NUMBER),
            deciders=np.zeros(self.games, NUMBER),
            rewards=np.zeros((self.games, self.players), np.float32),
            ended=np.zeros(self.games, np.bool_),
        )

    def seed_of(self, game: int) -> str:
        """The seed of the game in a row: with it, other environments play the same game.

        Raises:
            PitpropError: there is no such row.
        """
        game = checked_number(game, "the number of a game")
        if not 0 <= game < self.games:
            raise PitpropError(f"there is no game {game}: games are 0 to {self.games - 1}")
        return self._lanes.seed_of(game)

    def observe(self, arrays: Arrays) -> None:
        """Write down how the games stand, with no rewards.

        Raises:
            PitpropError: an array doesn't fit.
        """
        self._check(arrays)
        self._lanes.write(self._writer(arrays))
        arrays._marked.places = None
        self._mark(arrays)
        arrays.deciders[...] = as_array(self._lanes.deciders, np.int64)
        arrays.rewards.fill(0)
        arrays.ended.fill(False)

    def step(self, actions: npt.ArrayLike, arrays: Arrays) -> None:
        """Make one decision in each game, and write down what came of it.

        Args:
            actions: an action for each game.
            arrays: what is written into.

        Raises:
            PitpropError: an action may not be chosen, or an array doesn't fit; nothing has changed.
        """
        self._check(arrays)
        try:
            chosen = np.asarray(actions)
        except ValueError:  # rows of different lengths
            raise PitpropError(
                f"actions are {self.games} whole numbers, not {cited(actions)}"
            ) from None
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise PitpropError(
                f"actions are {self.games} whole numbers, not {chosen.dtype} {chosen.shape}"
            )
        lanes = self._lanes
        lanes.step(chosen.astype("<i8", copy=False).tobytes(), self._writer(arrays))
        self._mark(arrays)
        arrays.deciders[...] = as_array(lanes.deciders, np.int64)
        arrays.ended.fill(False)
        arrays.ended[lanes.ended] = True
        # The common case: rounds and games seldom end.
        if lanes.counted:
            self._reward(arrays)
        else:
            arrays.rewards.fill(0)

    def _reward(self, arrays: Arrays) -> None:
        lanes = self._lanes
        changes = as_array(lanes.changes, np.int64).reshape(self.games, self.players)
        self._won.fill(0)
        self._won.reshape(-1)[lanes.won] = 1
        arrays.rewards[...] = self._given.give(changes, self._won, arrays.ended)

    def _writer(self, arrays: Arrays) -> Sink:
        """What copies the observations of a block into arrays."""
        lanes = self._lanes
        size = self.environment.fields.size
        observations = arrays.observations.reshape(-1)

        def write(first: int, end: int) -> None:
            rows = end - first
            block = as_array(lanes.observations, NUMBER)
            observations[first * size : end * size] = block[: rows * size]

        return write

    def _mark(self, arrays: Arrays) -> None:
        """Write the masks: only where they differ from those written last."""
        masks, marked = arrays.masks.reshape(-1), arrays._marked
        before, marked.places = marked.places, None  # in case this is interrupted
        if before is None:
            masks.fill(0)
        else:
            masks[before] = 0
        lanes = self._lanes
        places = as_array(lanes.allowed, np.int64)[: lanes.allowed_at[self.games]].copy()
        masks[places] = 1
        marked.places = places

    def _check(self, arrays: object) -> None:
        if not isinstance(arrays, Arrays):
            raise PitpropError(f"what is written into is made by arrays(), not {cited(arrays)}")
        for name, (shape, kind) in self._shapes.items():
            array = getattr(arrays, name)
            if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
                raise PitpropError(
                    f"{name} is {array.dtype} {array.shape}; it has to be a contiguous array of"
                    f" {np.dtype(kind)} {shape}"
                )


def _restored(
    asked: tuple[Any, ...], settings: Mapping[str, Any], snapshot: Snapshot, given: Rewards
) -> Batch:
    batch = Batch(*asked, **settings)
    batch._lanes.restore(snapshot)
    batch._given = deepcopy(given)
    return batch
