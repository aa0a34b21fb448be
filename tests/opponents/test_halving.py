"""Sequential halving: which moves are tried, how often, and how much is done in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from pitprop.opponents.halving import Stage, halve

STAGES = (Stage(8, 12), Stage(4, 24), Stage(2, 48))

MOVES = list(range(12))


def tried(stages: Sequence[Stage], most: float, cost: float = 1.0) -> tuple[Counter[int], int]:
    """How often each move is tried where later moves are better, and how many worlds are drawn.

    Args:
        stages: how many are tried in how many worlds.
        most: how much may be spent.
        cost: what trying a move once costs.
    """
    count = Counter[int]()
    worlds = 0

    def play(moves: Sequence[int]) -> None:
        nonlocal worlds
        worlds += 1
        count.update(moves)

    halve(
        MOVES,
        stages,
        play,
        float,
        lambda moves: False,
        lambda: cost * count.total() / most,
    )
    return count, worlds


def test_the_better_a_move_the_more_often_it_is_tried() -> None:
    count, worlds = tried(STAGES, 10_000)
    assert worlds == 12 + 24 + 48
    assert count == {
        **dict.fromkeys((0, 1, 2, 3), 12),
        **dict.fromkeys((4, 5), 12 + 24),
        **dict.fromkeys((6, 7), 12 + 24 + 48),
    }


def test_each_stage_may_do_an_equal_part() -> None:
    count, _ = tried(STAGES, 3 * 40)
    assert count[0] == 5
    assert count[4] == 5 + 10
    assert count[7] == 5 + 10 + 20


def test_what_a_stage_leaves_is_for_those_after_it() -> None:
    count, _ = tried((Stage(8, 2), Stage(4, 100)), 200)
    assert count[7] == 2 + (200 - 16) // 4


@given(most=st.floats(1, 500), cost=st.floats(0.5, 20))
def test_hardly_more_is_done_than_may_be(most: float, cost: float) -> None:
    """Each stage tries its moves in one world, whatever that costs, and ends as soon as it has done
    its part."""
    count, worlds = tried(STAGES, most, cost)
    assert worlds >= len(STAGES)
    assert cost * count.total() <= most + cost * sum(stage.moves for stage in STAGES)
