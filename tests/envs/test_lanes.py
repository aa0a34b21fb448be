"""Many games side by side: each is what it would be alone."""

from __future__ import annotations

import struct

import pytest

from pitprop.core.chance import FastRandom
from pitprop.core.errors import PitpropError
from pitprop.envs.codecs import Environment
from pitprop.envs.lanes import BLOCK, Lanes
from pitprop.envs.play import Play
from tests.envs.helpers import TABLES
from tests.thorough import trials

LANES = 3


def packed(actions: list[int]) -> bytes:
    return struct.pack(f"<{len(actions)}q", *actions)


class Reader:
    """Takes over the rows of lanes, block by block."""

    def __init__(self, lanes: Lanes, environment: Environment) -> None:
        self._lanes = lanes
        self._size, self._listed = environment.codec.size, len(environment.actions)
        self.observations: list[bytes] = []
        self._allowed: list[list[int]] = []

    def take(self, first: int, end: int) -> None:
        if first == 0:
            self.observations, self._allowed = [], []
        assert first == len(self.observations)
        lanes, size = self._lanes, self._size
        observations = bytes(lanes.observations)
        for row, lane in enumerate(range(first, end)):
            self.observations.append(observations[row * size : (row + 1) * size])
            places = [lanes.allowed[at] for at in range(*lanes.allowed_at[lane : lane + 2])]
            self._allowed.append(sorted(place - lane * self._listed for place in places))

    def allowed(self, lane: int) -> list[int]:
        """The actions that are allowed in a lane."""
        return self._allowed[lane]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_lane_plays_the_game_that_its_seed_gives_alone(game: str, players: int) -> None:
    alone = [Play(game, players) for _ in range(LANES)]
    environment = alone[0].environment
    lanes = Lanes(environment.codec, alone[0].start, "many", LANES, players)
    reader = Reader(lanes, environment)
    lanes.write(reader.take)
    for lane, play in enumerate(alone):
        play.begin(lanes.seed_of(lane))
    random = FastRandom(1)
    for _ in range(trials(450)):
        chosen = []
        for lane, play in enumerate(alone):
            assert lanes.deciders[lane] == play.decider
            view = play.view(play.decider)
            assert reader.observations[lane] == bytes(play.observation(view))
            actions = play.actions(view)
            assert reader.allowed(lane) == actions
            chosen.append(actions[random.below(len(actions))])
        lanes.step(packed(chosen), reader.take)
        for lane, play in enumerate(alone):
            play.step(chosen[lane])
            seats = range(lane * players, (lane + 1) * players)
            assert [lanes.changes[at] for at in seats] == play.changes
            won = sorted(at - seats.start for at in lanes.won if at in seats)
            assert won == sorted(play.winners())
            assert (lane in lanes.ended) == play.is_over
            if play.is_over:
                play.begin(lanes.seed_of(lane))


def test_lanes_of_several_blocks_are_what_they_would_be_in_one() -> None:
    play = Play("saboteur", 5)
    several = BLOCK + 3
    lanes = Lanes(play.environment.codec, play.start, "blocks", several, 5)
    reader = Reader(lanes, play.environment)
    alone = []
    for lane in range(several):
        one = Play("saboteur", 5)
        one.begin(lanes.seed_of(lane))
        alone.append(one)
    lanes.write(reader.take)
    for step in range(12):
        for lane, one in enumerate(alone):
            view = one.view(one.decider)
            assert reader.observations[lane] == bytes(one.observation(view))
            assert reader.allowed(lane) == one.actions(view)
        chosen = [reader.allowed(lane)[-1 - step % 2] for lane in range(several)]
        lanes.step(packed(chosen), reader.take)
        for lane, one in enumerate(alone):
            one.step(chosen[lane])


def test_a_step_whose_rows_nobody_could_take_leaves_nothing_behind_in_the_next_ones() -> None:
    play = Play("saboteur", 5)
    lanes = Lanes(play.environment.codec, play.start, "interrupted", 2, 5)
    reader = Reader(lanes, play.environment)
    lanes.write(reader.take)

    def interrupt(first: int, end: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lanes.step(packed([reader.allowed(lane)[0] for lane in range(2)]), interrupt)
    lanes.write(reader.take)
    for lane in range(2):
        codes = lanes.state(lane).codes()
        codec = play.environment.codec
        assert reader.allowed(lane) == sorted(codec.actions(codes, lanes.state(lane).public, 0))


def test_a_game_that_is_over_is_dealt_anew_with_a_seed_of_its_own() -> None:
    play = Play("sabotage", 2)
    lanes = Lanes(play.environment.codec, play.start, "again", 1, 2)
    reader = Reader(lanes, play.environment)
    lanes.write(reader.take)
    before = lanes.seed_of(0)
    random = FastRandom(2)
    while not lanes.ended:
        allowed = reader.allowed(0)
        lanes.step(packed([allowed[random.below(len(allowed))]]), reader.take)
    assert lanes.seed_of(0) != before
    assert lanes.state(0).scores() == [0, 0]


def test_an_action_that_may_not_be_chosen_changes_nothing() -> None:
    play = Play("saboteur", 4)
    lanes = Lanes(play.environment.codec, play.start, "1", 2, 4)
    reader = Reader(lanes, play.environment)
    lanes.write(reader.take)
    allowed = reader.allowed(0)
    states = [lanes.state(lane).encode() for lane in range(2)]
    take = play.environment.actions.of_text("take 1").number
    for wrong in ([allowed[0], take], [allowed[0], -1], [allowed[0], 10**9], [allowed[0]]):
        with pytest.raises(PitpropError):
            lanes.step(packed(wrong), reader.take)
        assert [lanes.state(lane).encode() for lane in range(2)] == states
    with pytest.raises(PitpropError, match=f"action {take} may not be chosen in game 1"):
        lanes.step(packed([allowed[0], take]), reader.take)
