"""Ready-made things for players to say: claims, which need not be true, and courtesies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.fault import fault

SEAT: Final[tuple[str, ...]] = ()
"""A param that is a seat: a number from 0."""

Params = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class ClaimKind:
    """One thing that can be said.

    Attributes:
        key: its name; the page has a sentence for it.
        params: the words that each of its params may be, or `SEAT`.
        fact: the param that says how something is which its speaker may know; empty for opinions
            and wishes.
    """

    key: str
    params: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    fact: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that is said.

    Attributes:
        key: which kind of claim.
        params: what it refers to: words in notation, and seats as indexes from 0.
    """

    key: str
    params: Params = field(default_factory=dict)


COURTESIES: Final[tuple[ClaimKind, ...]] = tuple(
    ClaimKind(key) for key in ("hello", "thanks", "well-played", "sorry", "laugh", "shrug", "oh-no")
)
"""What can be said at the table of any game."""


HINT: Final = "hint"
"""The key of a hint, listed among the claims: somebody asked a computer player what it would do.

It tells who was asked (`by`) and the answer (`move`). Nobody can say it, and until the game is
over only whoever asked knows the answer.
"""


def is_hint(claim: Claim | None) -> bool:
    """Whether it is a computer player's hint rather than something that was said."""
    return claim is not None and claim.key == HINT


def claims_of(game: object) -> Sequence[ClaimKind]:
    """What can be said at the tables of a game: its attribute `claims`, else `COURTESIES`."""
    found: Sequence[ClaimKind] = getattr(game, "claims", COURTESIES)
    return found


def may_write(game: object, seats: int) -> bool:
    """Whether free text may be written during a game.

    Its attribute `wordless` lists the numbers of players at which it may not.

    Args:
        game: the game.
        seats: the number of players.
    """
    wordless: Sequence[int] = getattr(game, "wordless", ())
    return seats not in wordless


def check_claim(kinds: Sequence[ClaimKind], claim: Claim, seats: int) -> None:
    """Check that something can be said.

    Args:
        kinds: all that can be said at the table.
        claim: what somebody wants to say.
        seats: the number of players.

    Raises:
        PitpropError: there is no such claim, or its params aren't those of its kind.
    """
    kind = next((each for each in kinds if each.key == claim.key), None)
    if kind is None:
        known = ", ".join(each.key for each in kinds)
        raise PitpropError(fault("no-such-claim", claim=repr(claim.key), known=known))
    if set(claim.params) != set(kind.params):
        wanted = ", ".join(kind.params) or "nothing"
        said = ", ".join(claim.params)
        raise PitpropError(fault("claim-says", claim=repr(claim.key), wanted=wanted, said=said))
    for name, values in kind.params.items():
        _check_param(name, claim.params[name], values, seats)


def _check_param(name: str, value: str | int, values: tuple[str, ...], seats: int) -> None:
    if values == SEAT:
        if not isinstance(value, int) or not 0 <= value < seats:
            raise PitpropError(fault("claim-seat", name=name, most=seats - 1, value=repr(value)))
    elif value not in values:
        known = ", ".join(values)
        raise PitpropError(fault("claim-word", name=name, known=known, value=repr(value)))
