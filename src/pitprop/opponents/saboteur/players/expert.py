"""`expert`: plays its moves out in worlds that its view allows and its beliefs make likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.core.hand import packed
from pitprop.games.saboteur.knowledge.sample import unseen_cards
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.table import PLAYING, TAKING
from pitprop.opponents.base import Choice, Heard, Reason
from pitprop.opponents.saboteur.between import best_turn, most_gold
from pitprop.opponents.saboteur.candidate import Told
from pitprop.opponents.saboteur.policy import scores_of, tell
from pitprop.opponents.saboteur.rollout import Habits
from pitprop.opponents.saboteur.search import Budget, Tried, look_ahead
from pitprop.opponents.saboteur.situation import Situation, possible_goals
from pitprop.opponents.saboteur.speaking import spoken
from pitprop.opponents.saboteur.worlds import Known, Worlds

BUDGET: Final = Budget((8, 16, 4, 24, 2, 40))
"""What is looked at before a move."""

_DIGGERS_WAVER: Final = 0.05
_SABOTEURS_WAVER: Final = 0.10
_FIRST_SIGHT: Final = 0.01
_SEEDS: Final = 2**32


class Expert:
    """Looks ahead.

    Args:
        budget: how much it looks at before a move.
    """

    name: Final = "expert"

    def __init__(self, budget: Budget = BUDGET) -> None:
        self._budget = budget

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = view.codes()
        if not codes:
            raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")
        if view.table.phase == TAKING:
            return most_gold(codes)
        at = Situation(view, heard)
        if view.table.phase != PLAYING:
            return best_turn(view, at.outlook, codes)
        scores = scores_of(at.outlook, codes)
        if len(codes) == 1:
            return Choice(decode(codes[0]), (Reason("only-move"),))
        random = FastRandom(RandomStream(seed, "expert").below(_SEEDS))
        worlds = Worlds(at.scene, _known(at), _habits(view), random)
        tried = look_ahead(
            worlds, codes, scores, _FIRST_SIGHT, self._budget, view.role == SABOTEUR, random
        )
        return _choice(at, tried, scores)

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "expert talks"))


def _known(at: Situation) -> Known:
    view = at.view
    return Known(
        view.seat,
        packed(view.hand),
        view.table.hand_sizes[:],
        vec[i64](unseen_cards(view)),
        vec[i64](view.known_goals),
        view.table.pile_size,
        at.joint.own_weights(view.seat, view.role, possible_goals(view)),
    )


def _habits(view: View) -> Habits:
    options = view.table.options
    return Habits(
        options.attach_tunnel,
        options.break_own_tool,
        options.stone_choice,
        _DIGGERS_WAVER,
        _SABOTEURS_WAVER,
    )


def _choice(at: Situation, tried: Tried, scores: vec[float]) -> Choice:
    finalists = [
        number for number, worlds in enumerate(tried.worlds) if worlds == max(tried.worlds)
    ]
    finalists.sort(key=lambda number: -(tried.share(number) + _FIRST_SIGHT * scores[number]))
    best = finalists[0]
    told = Told()
    tell(at.outlook, tried.codes[best], told)
    reasons = (*_searched(tried, finalists), *told.weightiest_first())
    return Choice(decode(tried.codes[best]), reasons)


def _searched(tried: Tried, finalists: list[int]) -> list[Reason]:
    """What the search says of the best moves."""
    best, *others = finalists
    worlds = int(tried.worlds[best])
    if not worlds:
        return []
    reasons = [Reason("looked-ahead", {"worlds": worlds, "percent": _percent(tried, best)})]
    if others:
        count = sum(number > 0 for number in tried.worlds)
        second = _percent(tried, others[0])
        reasons.append(Reason("better-than-next", {"moves": count, "percent": second}))
    return reasons


def _percent(tried: Tried, number: int) -> int:
    return round(100 * tried.share(number))


OPPONENT: Final = Expert()
