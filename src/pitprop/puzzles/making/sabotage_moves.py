"""Sabotage: "Close or go on?" and "Which move is best?", by calculation or by looking ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import decode
from pitprop.games.sabotage.rules.cards import roof_of
from pitprop.games.sabotage.rules.move_codes import CLOSE, LAY, TAKE_OFF, card_of, kind_of
from pitprop.games.sabotage.rules.table import PLAYING
from pitprop.opponents.sabotage.known_kinds import known_codes
from pitprop.opponents.sabotage.move_reasons import reasons_for
from pitprop.opponents.sabotage.players.expert import horizon_of, policy_of
from pitprop.opponents.sabotage.search.certain import game_lead, match_lead
from pitprop.opponents.sabotage.search.exact import calculate
from pitprop.opponents.sabotage.search.lookahead import Search, Tried, begin
from pitprop.opponents.sabotage.search.match_equity import WHOLE, MatchEquity
from pitprop.opponents.sabotage.search.rollout import best_play
from pitprop.opponents.sabotage.search.worlds import Worlds
from pitprop.puzzles.making.playing import Decision, Played
from pitprop.puzzles.making.trying import CHOICES, Trying, percent, thoughts_of, which_move
from pitprop.puzzles.puzzle import Candidate, Puzzle

LEAD: Final = 0.15
"""By how much of the match the answer is better than anything else."""

LEAD_OF_CLOSING: Final = 0.1
"""The same of closing, or of going on."""

_ERRORS: Final = 5.0
"""By how many standard errors it is."""

_LEAST: Final = 0.3
_FEW: Final = 9
_NODES: Final = 250_000
_FIRST_LOOK: Final = 20
_SECOND_LOOK: Final = (8, 80)
_LAST_LOOK: Final = (4, 600)
_PROMISING: Final = 0.08
_SEEDS: Final = 2**32
_LEAST_MOVES: Final = 4
_PLANS: Final = 40
_MOSTLY: Final = 50
"""From how many percent on a next move is a plan."""


class Tries(Trying):
    """What comes of the moves of a decision, by calculation where that can be done.

    Args:
        view: what the player knows.
        seed: where the worlds come from.

    Attributes:
        codes: the moves.
        exact: whether everything was known and calculated to the end.
        tried: what came of each.
    """

    tried: Tried

    def __init__(self, view: View, seed: str) -> None:
        self.codes = known_codes(view.codes())
        source = RandomStream(seed, "puzzle").below(_SEEDS)
        policy = policy_of(view.seats)
        worlds = Worlds(view, policy)
        self.exact = not worlds.hidden and worlds.left <= _FEW
        if self.exact:
            found = calculate(worlds, self.codes, MatchEquity(view), policy, (1, _NODES), source)
            if found is not None:
                self.tried = found
                return
            self.exact = False
        horizon = horizon_of(view.seats, int(worlds.left))
        equity = MatchEquity(view, int(horizon.spread))
        likes = vec[float]([0.0] * len(self.codes))
        self._search = Search(worlds, self.codes, equity, policy, horizon, source, likes)
        self.tried = self._search.tried
        self._order = self._search.at_first_sight()

    def look(self, moves: Sequence[int], worlds: int) -> None:
        """Try moves in more worlds, the same for all, unless all has been calculated.

        Args:
            moves: which of them.
            worlds: in how many.
        """
        if not self.exact:
            super().look(moves, worlds)

    def _try(self, moves: Sequence[int]) -> None:
        self._search.play(moves)

    def look_closely(self) -> bool:
        """Look until it is clear which move is best; tells whether one is."""
        if self.exact:
            return self.lead() >= LEAD
        self.look(self._order, _FIRST_LOOK)
        for count, worlds in (_SECOND_LOOK, _LAST_LOOK):
            if self.lead() < _PROMISING:
                return False
            self.look(self.best(count), worlds)
        return self.lead() >= LEAD and self.lead() >= _ERRORS * self.error()

    def text(self, move: int) -> str:
        """A move as it is written."""
        return str(decode(self.codes[move]))

    def share(self, move: int) -> float:
        """The share of the match that a move brings."""
        return min(1.0, max(0.0, self.tried.mean(move) / WHOLE))

    def _tried(self) -> list[int]:
        return [move for move in range(len(self.codes)) if self.tried.worlds[move]]

    def _rank(self, move: int) -> tuple[float, ...]:
        return (-self.tried.mean(move),)

    def error(self) -> float:
        """The standard error of that lead, taken as if the worlds weren't the same."""
        best, second = self.best(2)
        return sqrt(self.tried.error(best) + self.tried.error(second)) / WHOLE

    def closing(self) -> int:
        """Where closing is among the moves; -1 where it isn't."""
        kinds = [kind_of(code) for code in self.codes]
        return kinds.index(CLOSE) if CLOSE in kinds else -1


def find(course: Played) -> Iterator[Puzzle]:
    """The puzzles in the last game of a match that was played."""
    for decision in course.decisions:
        view = decision.own
        if view.table.phase != PLAYING or len(view.codes()) < _LEAST_MOVES:
            continue
        if any(kind_of(code) == CLOSE for code in view.codes()):
            yield from _close_or_go_on(course, decision, view)
        else:
            yield from _best_move(course, decision, view)


def _close_or_go_on(course: Played, decision: Decision, view: View) -> Iterator[Puzzle]:
    tries = Tries(view, f"{course.seed} at {decision.after}")
    closing = tries.closing()
    others = [move for move in range(len(tries.codes)) if move != closing]
    if not tries.exact:
        tries.look([closing, *others], _FIRST_LOOK)
        best = [move for move in tries.best(_SECOND_LOOK[0] + 1) if move != closing]
        if abs(tries.share(closing) - tries.share(best[0])) < _PROMISING:
            return
        tries.look([closing, *best], _SECOND_LOOK[1])
        best = [move for move in tries.best(_LAST_LOOK[0] + 1) if move != closing]
        if abs(tries.share(closing) - tries.share(best[0])) < _PROMISING:
            return
        tries.look([closing, *best], _LAST_LOOK[1])
    best = [move for move in tries.best(len(tries.codes)) if move != closing]
    lead = tries.share(closing) - tries.share(best[0])
    error = sqrt(tries.tried.error(closing) + tries.tried.error(best[0])) / WHOLE
    if abs(lead) < max(LEAD_OF_CLOSING, _ERRORS * error):
        return
    right = closing if lead > 0 else best[0]
    yield Puzzle(
        question="close",
        seat=decision.seat,
        after=decision.after,
        level=_level_of_closing(view, lead),
        candidates=(
            Candidate("close", percent(tries.share(closing))),
            Candidate("go on", percent(tries.share(best[0]))),
        ),
        answer=0 if lead > 0 else 1,
        record=course.record,
        line=(tries.text(right),),
        thoughts=thoughts_of(reasons_for(view, tries.codes[right])),
        facts={
            **_facts(view, tries, closing),
            "lead": int(game_lead(view.table.roofs, roof_of(view.seat))),
            "match": int(match_lead(view)),
        },
    )


def _level_of_closing(view: View, lead: float) -> int:
    """In the last game closing is a sum, as for whoever would lose; what looks wrong is hard."""
    ahead = game_lead(view.table.roofs, roof_of(view.seat))
    closes = lead > 0
    if view.table.games_left() == 0:
        return 2 if match_lead(view) == 0 else 1
    if ahead < 0 and not closes:
        return 1
    return 2 if (ahead > 0) == closes else 3


def _best_move(course: Played, decision: Decision, view: View) -> Iterator[Puzzle]:
    tries = Tries(view, f"{course.seed} at {decision.after}")
    if not tries.look_closely():
        return
    best = tries.best(1)[0]
    if tries.share(best) < _LEAST:
        return
    thoughts = thoughts_of(reasons_for(view, tries.codes[best]))
    plan, share = _plan(view, tries.codes[best], f"{course.seed} plan {decision.after}")
    if not thoughts and not plan:
        return
    order = _at_first_sight(view, tries)
    others = _others(tries, order, best)
    facts = {**_facts(view, tries, best), **({"then": share} if plan else {})}
    yield which_move("move", course, decision, tries, order, others, thoughts, facts, plan)


def _at_first_sight(view: View, tries: Tries) -> list[int]:
    worth = [sum(reason.weight for reason in reasons_for(view, code)) for code in tries.codes]
    return sorted(range(len(worth)), key=lambda move: -worth[move])


def _others(tries: Tries, order: Sequence[int], best: int) -> list[int]:
    """Other moves that look good, with cards that differ as far as there are such."""
    found: list[int] = []
    for is_new in (True, False):
        for move in order:
            cards = {card_of(tries.codes[each]) for each in found}
            if move == best or move in found or len(found) == CHOICES - 1:
                continue
            if not is_new or card_of(tries.codes[move]) not in cards:
                found.append(move)
    return found


def _facts(view: View, tries: Tries, move: int) -> dict[str, int]:
    return {
        "worlds": 0 if tries.exact else int(tries.tried.worlds[move]),
        "last": int(view.table.games_left() == 0),
    }


def _plan(view: View, code: i64, seed: str) -> tuple[tuple[str, ...], int]:
    """What the player does next after a move, where it is mostly the same, and how often it is."""
    policy = policy_of(view.seats)
    worlds = Worlds(view, policy)
    random = FastRandom(RandomStream(seed, "plan").below(_SEEDS))
    follows: Counter[int] = Counter()
    for _ in range(_PLANS):
        state = worlds.world(random)
        begin(state, code, policy)
        while not state.over and state.turn != view.seat:
            state.play(best_play(state, policy))
        if not state.over:
            follows[best_play(state, policy)] += 1
    ((after, count),) = follows.most_common(1) or ((0, 0),)
    share = round(100 * count / _PLANS)
    if share < _MOSTLY or kind_of(after) not in (LAY, TAKE_OFF):
        return (), share
    return (str(decode(after)),), share
