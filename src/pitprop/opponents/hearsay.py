"""What counts of the claims made at a table: the last word of each player on each matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pitprop.opponents.base import Heard


class Look(NamedTuple):
    """A look at a goal that lies face down.

    Attributes:
        seat: who looked; everybody knows that.
        goal: at which goal.
        number: the number of the event.
    """

    seat: int
    goal: int
    number: int


def suspicions(claims: Iterable[Heard]) -> dict[tuple[int, int], bool]:
    """Whom players have said they suspect (True) or trust, by speaker and target.

    Args:
        claims: what was said.
    """
    latest = {
        (each.seat, int(each.claim.params["seat"])): each.claim.key == "suspect"
        for each in claims
        if each.claim.key in ("suspect", "trust")
    }
    return {pair: suspects for pair, suspects in latest.items() if pair[0] != pair[1]}


def about_goals(
    claims: Iterable[Heard], looks: Iterable[Look], param: str, words: Sequence[str]
) -> dict[tuple[int, int], Heard]:
    """What players have said they saw, by speaker and goal, if they had looked at it before.

    Args:
        claims: what was said.
        looks: who has looked at which goal.
        param: the param of the claim that names the goal.
        words: what each goal is called there.
    """
    latest = {
        (each.seat, words.index(str(each.claim.params[param]))): each
        for each in claims
        if each.claim.key == "saw"
    }
    first: dict[tuple[int, int], int] = {}
    for look in looks:
        first.setdefault((look.seat, look.goal), look.number)
    return {
        about: each for about, each in latest.items() if first.get(about, each.events) < each.events
    }
