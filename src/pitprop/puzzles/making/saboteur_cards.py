"""Saboteur: "Which card saves the round?", found by playing rounds out in worlds that may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import GOALS, SABOTEUR, TREASURE
from pitprop.games.saboteur.rules.move_codes import PASS, card_of, kind_of
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents.saboteur.known_kinds import known_codes
from pitprop.opponents.saboteur.players.expert import known, rollout_policy
from pitprop.opponents.saboteur.search.worlds import Worlds
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons, scores_of
from pitprop.puzzles.making.playing import Decision, Played
from pitprop.puzzles.making.trying import CHOICES, Trying, percent, thoughts_of, which_move
from pitprop.puzzles.puzzle import Case, Puzzle, Thought

LEAD: Final = 0.14
"""By how much more often the reader's side wins with the answer than with any other move."""

LEAD_AT_FIRST_SIGHT: Final = 0.25
"""The same of a move that looks best at once."""

LEAST: Final = 0.5
"""How often it wins with the answer, at least."""

_LOOKS: Final = ((6, 6), (8, 20), (1000, 24))
_LAST_LOOK: Final = (6, 500)
_PROMISING: Final = 0.12
_CASE_WORLDS: Final = 1000
_LEAST_CHANCE: Final = 0.05
"""A place of the treasure that is less likely explains nothing."""

_SEEDS: Final = 2**30
_NOT_BEFORE: Final = 8
_NEAR: Final = 2.2
"""Until the treasure is this many cards away, one move hardly decides a round,"""

_SOON: Final = 2
"""nor until there are this few turns left."""


class Tries(Trying):
    """Plays moves of a decision out.

    Args:
        view: what the player knows.
        seed: where the worlds come from.

    Attributes:
        codes: the moves.
        scores: what they are worth at first sight.
        won: how often each has won.
        worlds: in how many worlds each was tried.
        won_at: how often each has won, for each place of the treasure.
        worlds_at: how often the treasure lay in each place.
    """

    def __init__(self, view: View, seed: str) -> None:
        self.at = Situation(view)
        self.codes = known_codes(view.codes())
        self.scores = [float(score) for score in scores_of(self.at.belief_state, self.codes)]
        self.won = [0] * len(self.codes)
        self.worlds = [0] * len(self.codes)
        self.won_at = [[0] * len(self.codes) for _ in range(GOALS)]
        self.worlds_at = [0] * GOALS
        self._guilty = view.role == SABOTEUR
        self._random = FastRandom(RandomStream(seed, "puzzle").below(_SEEDS))
        self._worlds = Worlds(self.at.scene, known(self.at), rollout_policy(view), self._random)

    def _try(self, moves: Sequence[int]) -> None:
        world = self._worlds.draw()
        seed = self._random.below(_SEEDS)
        goal = list(world.goals).index(TREASURE)
        self.worlds_at[goal] += 1
        for move in moves:
            trial = world.clone()
            trial.play(self.codes[move])
            trial.play_on(FastRandom(seed))
            won = trial.reached != self._guilty
            self.won[move] += won
            self.won_at[goal][move] += won
            self.worlds[move] += 1

    def text(self, move: int) -> str:
        """A move as it is written."""
        return str(decode(self.codes[move]))

    def share(self, move: int) -> float:
        """How often a move has won."""
        return self.won[move] / max(1, self.worlds[move])

    def _tried(self) -> list[int]:
        return [move for move in range(len(self.codes)) if self.worlds[move]]

    def _rank(self, move: int) -> tuple[float, ...]:
        return -self.share(move), -self.scores[move]


def cases_of(view: View, moves: Sequence[int]) -> tuple[Case, ...]:
    """What comes of moves wherever the treasure may lie; nothing where that is all but known."""
    tries = Tries(view, "cases")
    tries.look(moves, _CASE_WORLDS)
    found = [
        Case(
            goal, percent(count / _CASE_WORLDS), tuple(percent(won[move] / count) for move in moves)
        )
        for goal, (count, won) in enumerate(zip(tries.worlds_at, tries.won_at, strict=True))
        if count >= _LEAST_CHANCE * _CASE_WORLDS
    ]
    return tuple(found) if len(found) > 1 else ()


def find(course: Played) -> Iterator[Puzzle]:
    """The puzzles in a round."""
    for decision in course.decisions[_NOT_BEFORE:]:
        view = decision.own
        if view.table.phase == PLAYING and len(view.codes()) >= CHOICES:
            yield from _found(course, decision, view)


def _found(course: Played, decision: Decision, view: View) -> Iterator[Puzzle]:
    tries = Tries(view, f"{course.seed} at {decision.after}")
    if tries.at.belief_state.expected() > _NEAR and tries.at.belief_state.turns > _SOON:
        return
    moves = sorted(range(len(tries.codes)), key=lambda move: -tries.scores[move])
    for count, worlds in _LOOKS:
        tries.look(moves[:count], worlds)
        if tries.lead() < _PROMISING or tries.share(tries.best(1)[0]) < LEAST:
            return
    tries.look(tries.best(_LAST_LOOK[0]), _LAST_LOOK[1])
    best = tries.best(1)[0]
    lead = LEAD_AT_FIRST_SIGHT if best == moves[0] else LEAD
    if tries.lead() >= lead and tries.share(best) >= LEAST:
        yield from _puzzle(course, decision, view, tries, best)


def _puzzle(
    course: Played, decision: Decision, view: View, tries: Tries, best: int
) -> Iterator[Puzzle]:
    thoughts = thoughts_about(tries, best)
    # An answer that only numbers speak for convinces nobody.
    if not thoughts:
        return
    order = sorted(range(len(tries.codes)), key=lambda move: -tries.scores[move])
    facts = {"worlds": tries.worlds[best], "saboteur": int(view.role == SABOTEUR)}
    others = _others(tries, order, best)
    yield which_move(
        *("card", course, decision, tries, order, others, thoughts, facts),
        cases=lambda moves: cases_of(view, moves),
    )


def thoughts_about(tries: Tries, move: int) -> tuple[Thought, ...]:
    """What a player would say for a move, the weightiest first."""
    reasons = Reasons()
    give_reasons(tries.at.belief_state, tries.codes[move], reasons)
    return thoughts_of(reasons.weightiest_first())


def _others(tries: Tries, order: Sequence[int], best: int) -> list[int]:
    """Other moves that look good: with other cards first, and one that passes at most if may be."""
    found: list[int] = []
    for is_allowed in (_is_new, _is_no_second_pass, _is_any):
        for move in order:
            if len(found) < CHOICES - 1 and move not in (best, *found):
                taken = [_card(tries.codes[each]) for each in (best, *found)]
                if is_allowed(_card(tries.codes[move]), taken):
                    found.append(move)
    return found


Card = tuple[int, int]
"""What is done, and with which card."""


def _is_new(card: Card, taken: Sequence[Card]) -> bool:
    return card not in taken and _is_no_second_pass(card, taken)


def _is_no_second_pass(card: Card, taken: Sequence[Card]) -> bool:
    return card[0] != PASS or all(each[0] != PASS for each in taken)


def _is_any(_card: Card, _taken: Sequence[Card]) -> bool:
    return True


def _card(code: int) -> Card:
    return int(kind_of(code)), int(card_of(code))
