"""How the players of a playout choose, as people and programs ask for it."""

from __future__ import annotations

import importlib
from collections.abc import Mapping

from pitprop.core.asked import as_number, is_number
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import package_of
from pitprop.core.notation import cited
from pitprop.core.playouts.policy import UNIFORM, Policy, Weighted, checked_policy


def checked_weights(
    weights: Mapping[str, int] | None, policy: Policy | None
) -> Mapping[str, int] | None:
    """The weights, with whole numbers of any type as an `int`; refuse anything else.

    Args:
        weights: whole numbers by kind of move, or None.
        policy: what players would choose by instead, or None.

    Raises:
        PitpropError: they aren't such numbers, what should be a policy isn't one, or both are
            given.
    """
    if weights is not None and policy is not None:
        raise PitpropError("players choose by weights or by a policy, not by both")
    if policy is not None:
        checked_policy(policy)
    if isinstance(weights, Mapping):
        weights = {kind: as_number(weight) for kind, weight in weights.items()}
    if weights is not None and not _are_weights(weights):
        raise PitpropError(
            "weights are whole numbers by kind of move, such as {'lay': 3, 'pass': 0},"
            f" not {cited(weights)}"
        )
    return weights


def _are_weights(weights: object) -> bool:
    return isinstance(weights, Mapping) and all(map(is_number, weights.values()))


def chooser(game: str, weights: Mapping[str, int] | None, policy: Policy | None) -> Policy:
    """The policy that players choose by: every legal move is as likely as any other without any.

    Args:
        game: the name of the game, one that can be played out.
        weights: what `checked_weights` gives.
        policy: the policy that was asked for, or None.

    Raises:
        PitpropError: the game has no such kind of move, or a weight is out of range.
    """
    if weights is not None:
        moves = importlib.import_module(f"{package_of(game)}.moves").MOVES
        return Weighted(moves.words, moves.kind_mask, weights)
    return UNIFORM if policy is None else policy
