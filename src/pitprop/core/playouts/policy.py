"""How the players of a playout choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pitprop.core.asked import as_number, is_number, misfit
from pitprop.core.chance import FastRandom
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited, listed
from pitprop.core.playouts.search_state import SearchState

_MOST_WEIGHT: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among the legal moves, each as likely as any other.

    Subclasses, which may be interpreted Python, choose in other ways. A playout makes sure that
    what they choose is one of the codes (`guarded`).
    """

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        """One of the codes.

        Args:
            state: the state, in which somebody has to decide; not to be changed.
            codes: what that player may do, at least one move.
            random: where random choices come from.
        """
        return codes[random.below(len(codes))]


UNIFORM: Final = Policy()
"""Every legal move is as likely as any other."""


class Weighted(Policy):
    """Chooses a move by its kind: one that weighs twice as much is twice as likely.

    Where all legal moves weigh nothing, each is as likely as any other.

    Args:
        kinds: the names of the kinds of moves.
        mask: the lowest bits of a code, which tell the kind of move.
        weights: whole numbers from 0 to 1,000 by those names; 1 for kinds that are left out.

    Raises:
        PitpropError: a kind is unknown, or a weight is out of range.
    """

    def __init__(self, kinds: Sequence[str], mask: i64, weights: Mapping[str, int]) -> None:
        for kind, weight in weights.items():
            if kind not in kinds:
                raise PitpropError(f"there are no {cited(kind)} moves, only {listed(kinds)}")
            if not 0 <= weight <= _MOST_WEIGHT:
                raise PitpropError(f"a weight is from 0 to {_MOST_WEIGHT}, not {weight} ({kind})")
        self._mask = mask
        self._weights: vec[i64] = vec[i64]([weights.get(kind, 1) for kind in kinds])

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        """See `Policy.choose`."""
        weights = self._weights
        total: i64 = 0
        for code in codes:
            total += weights[code & self._mask]
        if not total:
            return codes[random.below(len(codes))]
        rest = random.below(total)
        for code in codes:
            rest -= weights[code & self._mask]
            if rest < 0:
                return code
        return codes[0]


class Guarded(Policy):
    """Somebody else's policy: what it chooses is one of the codes, or it is told so.

    Args:
        policy: the policy.
    """

    def __init__(self, policy: Policy) -> None:
        self._policy: Any = policy  # of any type, so that whatever it returns arrives here

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        """See `Policy.choose`.

        Raises:
            PitpropError: the policy returned something else.
        """
        # The policy gets a copy, so that it can't write its choice among the codes.
        chosen = as_number(self._policy.choose(state, codes[:], random))
        if is_number(chosen):
            for code in codes:
                if code == chosen:
                    return code
        raise PitpropError(
            f"the policy {type(self._policy).__name__} chose no move: its choose returned"
            f" {cited(chosen)}, which is not one of codes"
        )


def checked_policy(policy: object) -> Policy:
    """A policy; refuse anything that isn't one, such as the class of one.

    Raises:
        PitpropError: it isn't an object of a class derived from `Policy`, or its `choose` doesn't
            take what a policy is told.
    """
    if not isinstance(policy, Policy):
        raise PitpropError(
            "a policy is an object of a class derived from pitprop.library.Policy, not"
            f" {cited(policy)}"
        )
    choose: object = getattr(policy, "choose", None)
    name = type(policy).__name__
    if not callable(choose):
        raise PitpropError(
            f"{name}.choose is a method choose(state, codes, random), not {cited(choose)}"
        )
    wrong = misfit(choose, None, None, None)
    if wrong:
        raise PitpropError(f"{name}.choose is called as choose(state, codes, random): {wrong}")
    return policy


def guarded(policy: Policy) -> Policy:
    """A policy that chooses one of the codes: our own as they are, any other looked after."""
    kind = type(policy)
    is_own = kind is Policy or kind is Weighted or kind is Guarded
    return policy if is_own else Guarded(policy)
