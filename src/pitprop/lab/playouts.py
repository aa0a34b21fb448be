"""Playouts on all cores: seeds go out to processes, sums come back.

The games are played inside the engine and without views, hundreds of them in one call.
"""

from __future__ import annotations

import pickle
import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple, Protocol

from pitprop.core.asked import checked_number, checked_options, named_seed
from pitprop.core.chance import FastRandom
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.options.faults import naming_edition_faults
from pitprop.core.playouts.choosing import checked_weights, chooser
from pitprop.core.playouts.playout import playable, playouts
from pitprop.core.playouts.policy import Policy
from pitprop.core.playouts.sums import Sums, total
from pitprop.lab.cores import batches, cores, over_cores

_IN_A_BATCH = 500


class Named(Protocol):
    """A game, as the library or the engine has it."""

    @property
    def name(self) -> str:
        """Its name."""
        ...


@naming_edition_faults()
def play_out(
    game: str | Named,
    players: int,
    games: int,
    *,
    seed: int | float | str | None = "1",
    edition: str = "",
    options: Mapping[str, str] | None = None,
    weights: Mapping[str, int] | None = None,
    policy: Policy | None = None,
    processes: int | None = None,
) -> Sums:
    """Play whole games at random and count. The counts don't depend on the number of processes.

    Args:
        game: the game, or its name.
        players: the number of players.
        games: how many games.
        seed: where all chance comes from, any number or text; where it isn't told, the same games
            are played each time, and one is drawn where None.
        edition: an edition's name; the game's default edition where empty.
        options: changes to the edition.
        weights: how likely kinds of moves are relative to each other (see `Weighted`); all legal
            moves are equally likely where None.
        policy: how the players choose, instead of by weights; an object of a class derived from
            `pitprop.library.Policy`. It goes to other processes as a copy, so its class has to
            be in a module, and it must not remember anything from one choice to the next.
        processes: how many processes to use; one per core where None.

    Raises:
        PitpropError: a game, a number, a weight or a policy is wrong, or the policy chose something
            else than one of the codes.
    """
    weights = checked_weights(weights, policy)
    games = checked_number(games, "the number of games", least=1)
    if processes is not None:
        processes = checked_number(processes, "the number of processes", least=1)
    checked_options(options)
    name: Any = getattr(game, "name", game)
    drawn = secrets.token_hex(16) if seed is None else named_seed(seed)
    sent = None if policy is None else _Sent(policy, dict(getattr(policy, "__dict__", {})))
    work = partial(_play_batch, name, players, edition, dict(options or {}), weights, sent, drawn)
    work(range(0))  # so that errors are raised here, not in another process
    used = min(processes or cores(), -(-games // _IN_A_BATCH))
    if sent is not None and used > 1:
        _check_that_it_travels(sent)
    return total(sums for _, sums in over_cores(work, batches(games, _IN_A_BATCH), used))


def _play_batch(
    game: str,
    players: int,
    edition: str,
    options: Mapping[str, str],
    weights: Mapping[str, int] | None,
    sent: _Sent | None,
    seed: str,
    batch: range,
) -> Sums:
    """Play some of the games; runs in another process."""
    own_seed = f"{seed} from {batch.start}"
    start = find_game(game).start(players, edition=edition, options=options, seed=own_seed)
    state = playable(start, game)
    policy = chooser(game, weights, None if sent is None else sent.arrived())
    random = FastRandom(int.from_bytes(own_seed.encode()))
    return playouts(state, len(batch), random, policy)


class _Sent(NamedTuple):
    """A policy on its way to another process.

    Pickling a compiled class leaves out what a subclass in Python has added.

    Attributes:
        policy: the policy.
        attributes: what was added.
    """

    policy: Policy
    attributes: Mapping[str, Any]

    def arrived(self) -> Policy:
        """The policy as it was."""
        for name, value in self.attributes.items():
            setattr(self.policy, name, value)
        return self.policy


def _check_that_it_travels(sent: _Sent) -> None:
    """Check that other processes can get a copy: they look its class up by name."""
    try:
        pickle.loads(pickle.dumps(sent))
    except Exception as error:
        raise PitpropError(
            f"the policy {type(sent.policy).__name__} can't be sent to other processes ({error});"
            " define its class in a module, or play with processes=1"
        ) from error
