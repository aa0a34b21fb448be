"""Many games side by side: each is what it would be alone."""

from __future__ import annotations

import struct

import pytest

from pitprop.core.chance import FastRandom
from pitprop.core.errors import PitpropError
from pitprop.envs.lanes import Lanes
from pitprop.envs.play import Play
from pitprop.envs.sink import Sink
from tests.envs.helpers import TABLES
from tests.thorough import trials

LANES = 3


def packed(actions: list[int]) -> bytes:
    return struct.pack(f"<{len(actions)}q", *actions)


def row(sink: Sink, lane: int, size: int) -> dict[int, int]:
    """What a sink of numbers holds for one lane."""
    return {at - lane * size: number for at, number in sink.numbers().items() if at // size == lane}


def marks(sink: Sink, lane: int, size: int) -> list[int]:
    """What a sink of marks holds for one lane, in order."""
    return sorted(at - lane * size for at in sink.marks() if at // size == lane)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_lane_plays_the_game_that_its_seed_gives_alone(game: str, players: int) -> None:
    alone = [Play(game, players) for _ in range(LANES)]
    told_once = alone[0].environment
    lanes = Lanes(told_once.codec, alone[0].start, "many", LANES, players)
    for lane, play in enumerate(alone):
        play.begin(lanes.seed_of(lane))
    random = FastRandom(1)
    for _ in range(trials(450)):
        chosen = []
        for lane, play in enumerate(alone):
            assert lanes.deciders[lane] == play.decider
            view = play.view(play.decider)
            assert (
                row(lanes.observations, lane, told_once.codec.size)
                == play.observation(view).numbers()
            )
            actions = play.actions(view)
            assert marks(lanes.masks, lane, len(told_once.actions)) == actions
            chosen.append(actions[random.below(len(actions))])
        lanes.step(packed(chosen))
        for lane, play in enumerate(alone):
            play.step(chosen[lane])
            seats = range(lane * players, (lane + 1) * players)
            assert [lanes.changes[at] for at in seats] == play.changes
            assert marks(lanes.won, lane, players) == sorted(play.winners())
            assert (lane in lanes.ended.marks()) == play.is_over
            if play.is_over:
                play.begin(lanes.seed_of(lane))


def test_a_game_that_is_over_is_dealt_anew_with_a_seed_of_its_own() -> None:
    play = Play("sabotage", 2)
    lanes = Lanes(play.environment.codec, play.start, "again", 1, 2)
    before = lanes.seed_of(0)
    random = FastRandom(2)
    while not lanes.ended.used:
        allowed = marks(lanes.masks, 0, len(play.environment.actions))
        lanes.step(packed([allowed[random.below(len(allowed))]]))
    assert lanes.seed_of(0) != before
    assert lanes.state(0).scores() == [0, 0]


def test_an_action_that_may_not_be_chosen_changes_nothing() -> None:
    play = Play("saboteur", 4)
    lanes = Lanes(play.environment.codec, play.start, "1", 2, 4)
    allowed = marks(lanes.masks, 0, len(play.environment.actions))
    states = [lanes.state(lane).encode() for lane in range(2)]
    take = play.environment.actions.of_text("take 1").number
    for wrong in ([allowed[0], take], [allowed[0], -1], [allowed[0], 10**9], [allowed[0]]):
        with pytest.raises(PitpropError):
            lanes.step(packed(wrong))
        assert [lanes.state(lane).encode() for lane in range(2)] == states
    with pytest.raises(PitpropError, match=f"action {take} may not be chosen in game 1"):
        lanes.step(packed([allowed[0], take]))
