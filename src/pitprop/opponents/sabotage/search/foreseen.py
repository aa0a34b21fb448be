"""What whoever is next can do about a move: what a player that looks ahead fears and prevents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.rules.move_codes import CLOSE, DISCARD, card_of, kind_of, pack
from pitprop.opponents.base import Reason
from pitprop.opponents.choosing import ALMOST_CERTAIN
from pitprop.opponents.sabotage.search.card_uses import can_harm, most_lowered, most_raised
from pitprop.opponents.sabotage.search.rollout import RolloutState, value
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.search.worlds import Worlds

_WORLDS: Final = 30
"""In how many worlds it is looked at."""

_BY_WORTH: Final = RolloutPolicy((0, 0, 0, 0, 0, 200, 100, *[0] * 12))
"""Counts what a system is worth now (A-10 to A-13) and nothing else."""

_SEED: Final = 1
"""Where the cards come from that whoever is next may draw."""

_LIKELY: Final = 62
"""From this chance on, in percent, it may be told: `likely` and above (`core.wording.grading`)."""

_GREAT: Final = 95
"""From this chance on it is told even if the move has nothing to do with it."""

_CHANGED: Final = 25
"""By how many percent a move has to make something likelier or less likely to be said to do so."""


class _Chances:
    """How often whoever is next can change a system at once, in percent.

    Attributes:
        spoils: by lowering what the player's system is worth.
        builds: by raising what its own is worth.
    """

    __slots__ = ("builds", "spoils")

    def __init__(self, worlds: list[RolloutState], code: i64) -> None:
        spoils = builds = 0
        for world in worlds:
            state = world.clone()
            state.play(code)
            if state.over:
                continue
            cards = unpacked(state.hands[state.turn])
            spoils += any(_spoils(card, state.other()) for card in cards)
            builds += any(_builds(card, state.own()) for card in cards)
        self.spoils = round(100 * spoils / len(worlds))
        self.builds = round(100 * builds / len(worlds))


def foreseen(worlds: Worlds, code: i64) -> Iterator[Reason]:
    """What a player believes that whoever is next can do after its move.

    Args:
        worlds: what the player knows.
        code: the move.
    """
    if kind_of(code) >= CLOSE:
        return
    random = FastRandom(_SEED)
    looked_at = [worlds.world(random) for _ in range(_WORLDS)]
    seat = (int(looked_at[0].turn) + 1) % int(looked_at[0].seats)
    after = _Chances(looked_at, code)
    otherwise = _Chances(looked_at, pack(DISCARD, card_of(code)))
    if _is_news(after.spoils, otherwise.spoils):
        yield Reason("next-spoils", {"seat": seat, "percent": _unsure_chance(worlds, after.spoils)})
    builds, would_build = after.builds, otherwise.builds
    if would_build >= _LIKELY > builds and would_build - builds >= _CHANGED:
        yield Reason(
            "next-builds-less", {"seat": seat, "percent": _unsure_chance(worlds, would_build)}
        )
    elif _is_news(builds, would_build):
        yield Reason("next-builds", {"seat": seat, "percent": _unsure_chance(worlds, builds)})


def _is_news(after: int, otherwise: int) -> bool:
    """Whether a chance is worth telling: it is great in most turns, whatever one does.

    Args:
        after: the chance after the move, in percent.
        otherwise: the chance after just discarding its card.
    """
    return after >= _GREAT or (after >= _LIKELY and after - otherwise >= _CHANGED)


def _unsure_chance(worlds: Worlds, percent: int) -> int:
    """A chance; nothing is sure as long as hands are hidden."""
    return min(percent, ALMOST_CERTAIN) if worlds.hidden else percent


def _spoils(card: int, roof: i64) -> bool:
    return can_harm(card) and most_lowered(card, roof, value(roof, _BY_WORTH), _BY_WORTH) > 0


def _builds(card: int, roof: i64) -> bool:
    return most_raised(card, roof, value(roof, _BY_WORTH), _BY_WORTH) > 0
