"""Judging the decisions of others: by what they could know, and only where it is clear."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from benchmarks.fairness import GAMES, exchanged, positions
from pitprop.core.chance import RandomStream
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.opponents.comparing import Comparison, Lead, compared
from pitprop.opponents.halving import Stage
from pitprop.opponents.judges import judge_name, judge_of
from pitprop.opponents.registry import strongest_name
from tests.thorough import IS_THOROUGH

POSITIONS = 10 if IS_THOROUGH else 2


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_that_lie_otherwise_change_no_judgement(name: str) -> None:
    game, judge = find_game(name), judge_of(name)
    assert judge is not None
    for at, state in enumerate(islice(positions(game, "judged"), 0, 13 * POSITIONS, 13)):
        view = state.view(state.decider)
        move = view.legal_moves()[-1]
        other = exchanged(game, view, RandomStream(f"{at}", "exchanged"))
        seed = f"judged {at}"
        assert judge.judge(view, move, seed=seed) == judge.judge(other, move, seed=seed)


@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_player_that_can_judges(name: str) -> None:
    assert judge_name(name) in (strongest_name(name), "standard")
    assert judge_of("nothing") is None


@pytest.mark.parametrize("name", GAMES)
def test_who_had_nothing_to_decide_is_not_judged(name: str) -> None:
    game, judge = find_game(name), judge_of(name)
    assert judge is not None
    state = next(positions(game, "judged"))
    move = state.legal_moves()[0]
    with pytest.raises(PitpropError, match="nothing to decide"):
        judge.judge(state.view((state.decider + 1) % state.seats), move, seed="any")


class Dice:
    """Moves that win a fixed share of worlds; all of them fail in the same ones first.

    Args:
        shares: how often each of them wins, of a hundred worlds.
    """

    def __init__(self, *shares: int) -> None:
        self.shares = shares
        self.wins = [0] * len(shares)
        self.tried = [0] * len(shares)
        self.world = 0

    def play(self, moves: Sequence[int]) -> None:
        luck = self.world * 37 % 100
        self.world += 1
        for move in moves:
            self.tried[move] += 1
            self.wins[move] += luck < self.shares[move]

    def won(self, move: int) -> float:
        return float(self.wins[move])

    def value(self, move: int) -> float:
        return self.wins[move] / max(1, self.tried[move])


SIFT = (Stage(9, 20), Stage(2, 40))
CONFIRM = (Stage(2, 40), Stage(2, 60))


def beside(made: int, *shares: int) -> Comparison | None:
    """The move that was made beside the best of the others."""
    sift, confirm = Dice(*shares), Dice(*shares)
    return compared(made, range(len(shares)), (sift, SIFT), (confirm, CONFIRM), 0.05)


def test_the_best_of_the_other_moves_is_found() -> None:
    found = beside(0, 30, 40, 80, 75)
    assert found is not None
    assert (found.rival, found.is_clear) == (2, True)
    assert (found.made, found.best) == (0.3, 0.8)
    assert 0 < found.doubt < found.best - found.made
    assert found.worlds == 100


def test_a_move_that_is_clearly_the_best_stands_beside_none() -> None:
    assert beside(2, 30, 40, 80, 65) is None


def test_a_move_that_is_as_good_is_no_better() -> None:
    found = beside(0, 76, 40, 80, 75)
    assert found is not None
    assert (found.rival, found.is_clear) == (2, False)


def test_what_could_be_chance_is_not_told() -> None:
    lead = Lead()
    for difference in (1, -1, 1, 1, -1, 1, 0, 0):
        lead.add(difference)
    assert lead.mean == 0.25
    assert not lead.is_clear(0.05)
    assert not lead.is_hopeless(0.05)
