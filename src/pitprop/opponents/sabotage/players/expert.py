"""`expert`: looks ahead in worlds that its view allows, and calculates the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import decode
from pitprop.opponents.base import Choice, Heard, Reason
from pitprop.opponents.sabotage.exact import calculate
from pitprop.opponents.sabotage.manners import spoken
from pitprop.opponents.sabotage.match_equity import WHOLE, MatchEquity
from pitprop.opponents.sabotage.own_work import without_undoing
from pitprop.opponents.sabotage.rollout_policy import TUNED, RolloutPolicy
from pitprop.opponents.sabotage.search import Budget, Tried, look_ahead
from pitprop.opponents.sabotage.worlds import Worlds

BUDGET: Final = Budget((16, 16, 8, 24, 3, 48), horizon=14)
"""What is looked at before a move."""

FEW: Final = 8
"""With so few cards to be played, the rest of the game is calculated."""

_TRIES: Final = (6, 4_000)
"""In how many worlds, and how many positions may be looked at in each."""

_SEEDS: Final = 2**32
_HABITS: Final = RolloutPolicy(TUNED)


class Expert:
    """Looks ahead.

    Args:
        budget: how much it looks at before a move.
    """

    name: Final = "expert"

    def __init__(self, budget: Budget = BUDGET) -> None:
        self._budget = budget

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "talk"))

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`; what was said changes nothing."""
        codes = view.codes()
        if not codes:
            raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")
        if len(codes) == 1:
            return Choice(decode(codes[0]), (Reason("only-move", {}, 0.0),))
        worlds = Worlds(view)
        source = RandomStream(seed, "expert").below(_SEEDS)
        equity = MatchEquity(view)
        if worlds.left <= FEW:
            calculated = calculate(worlds, codes, equity, _HABITS, _TRIES, source)
            if calculated is not None:
                return _choice(calculated, "calculated")
        tried = look_ahead(
            worlds, without_undoing(view, codes), equity, self._budget, _HABITS, source
        )
        return _choice(tried, "looked-ahead")


def _choice(tried: Tried, key: str) -> Choice:
    most = max(tried.worlds)
    finalists = [at for at in range(len(tried.codes)) if tried.worlds[at] == most]
    finalists.sort(key=lambda at: (-tried.sums[at], at))
    best = finalists[0]
    chance = _percent(tried, best)
    reasons = [Reason(key, {"worlds": int(most), "percent": chance})]
    if key == "looked-ahead":
        reasons.append(_lead(round(int(tried.points[best]) / int(most))))
    if len(finalists) > 1:
        second = _percent(tried, finalists[1])
        reasons.append(Reason("better-than-next", {"moves": len(tried.codes), "percent": second}))
    return Choice(decode(tried.codes[best]), tuple(reasons))


def _lead(points: int) -> Reason:
    """By how much the game will be won or lost, as it looks now."""
    if not points:
        return Reason("game-even")
    return Reason("game-ahead" if points > 0 else "game-behind", {"points": abs(points)})


def _percent(tried: Tried, at: int) -> int:
    """The share of the match that a move is expected to bring."""
    return min(100, max(0, round(100 * int(tried.mean(at)) / WHOLE)))


OPPONENT: Final = Expert()
