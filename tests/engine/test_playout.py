"""Playouts: how the players choose, and what is counted."""

from __future__ import annotations

import weakref

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.engine import engine_mode
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game, game_names
from pitprop.core.playouts.playout import playable, playout, playouts
from pitprop.core.playouts.policy import Policy, Weighted
from pitprop.core.playouts.search_state import SearchState
from pitprop.core.playouts.sums import Sums, total
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import MOVES
from pitprop.games.saboteur.rules.move_codes import PASS, kind_of
from pitprop.games.saboteur.rules.state import State


def start(players: int = 5) -> State:
    return GAME.start(players, seed="playout")


class Counting(Policy):
    """Takes the first move; written in interpreted Python."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        assert list(codes) == list(state.codes())
        self.asked += 1
        return codes[0]


def test_a_policy_written_in_python_is_asked_for_every_decision() -> None:
    policy = Counting()
    assert playout(start(), FastRandom(1), policy) == policy.asked > 0


class Stale(Policy):
    """Chooses what could be done at the first decision, at all others, too."""

    def __init__(self) -> None:
        self.first: i64 = -1

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        if self.first < 0:
            self.first = codes[0]
        return self.first


class Scribbler(Policy):
    """Chooses what it has written among the codes."""

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        codes[0] = 7 << 40
        return codes[0]


def test_no_policy_makes_a_move_that_is_not_allowed() -> None:
    with pytest.raises(PitpropError, match="policy Stale chose no move"):
        playout(start(), FastRandom(1), Stale())
    with pytest.raises(PitpropError, match="policy Stale chose no move"):
        playouts(start(), 2, FastRandom(1), Stale())
    with pytest.raises(PitpropError, match="policy Scribbler chose no move"):
        playout(start(), FastRandom(1), Scribbler())


def test_what_cannot_be_played_out_is_told_by_its_game() -> None:
    state = start()
    assert playable(state, "saboteur") is state
    with pytest.raises(PitpropError, match=r"^lantern can't be played out: its states are not"):
        playable(object(), "lantern")


def weighted(weights: dict[str, int]) -> Weighted:
    return Weighted(MOVES.words, MOVES.kind_mask, weights)


def passes(policy: Policy) -> tuple[int, int]:
    """How often a game's players passed, and how many decisions they made."""
    state = start(3)
    random = FastRandom(4)
    made = []
    while state.decider >= -1:
        if state.decider == -1:
            state.deal()
            continue
        code = policy.choose(state, state.codes(), random)
        made.append(kind_of(code))
        state.advance(code)
    return made.count(PASS), len(made)


def test_moves_that_weigh_nothing_are_made_only_where_there_are_no_others() -> None:
    all_passes, decisions = passes(weighted({word: 0 for word in MOVES.words if word != "pass"}))
    assert all_passes == decisions, "nobody builds, so nobody picks gold"
    forced, decisions = passes(weighted({"pass": 0}))
    assert forced < decisions / 4


def test_what_weighs_more_is_likelier() -> None:
    seldom, of_few = passes(weighted({"lay": 20}))
    often, of_many = passes(weighted({"pass": 20}))
    assert seldom / of_few < passes(Policy())[0] / passes(Policy())[1] < often / of_many


@pytest.mark.parametrize(
    ("weights", "message"),
    [({"dig": 1}, "there are no 'dig' moves"), ({"lay": -1}, "from 0 to 1000, not -1")],
)
def test_wrong_weights_are_refused(weights: dict[str, int], message: str) -> None:
    with pytest.raises(PitpropError, match=message):
        weighted(weights)


def test_sums_are_those_of_the_games() -> None:
    state = start(4)
    before = state.encode()
    sums = playouts(state, 30, FastRandom(2))
    assert state.encode() == before
    assert sums.games == 30
    assert sum(sums.won) >= 30

    random = FastRandom(2)
    ended = []
    for game in range(30):
        copy = state.clone()
        copy.seed = f"{state.seed} {game}"
        steps = playout(copy, random)
        ended.append(
            Sums(
                1,
                steps,
                tuple(int(seat in copy.winners()) for seat in range(4)),
                tuple(copy.scores()),
            )
        )
    assert total(ended) == sums


@pytest.mark.skipif(engine_mode() != "compiled", reason="Python looks after its own objects")
@pytest.mark.parametrize("name", game_names())
def test_a_state_that_ends_leaves_nothing_behind(name: str) -> None:
    """A weak reference that outlives its state would be read as freed memory."""
    game = find_game(name)
    state = game.start(game.min_seats, seed="weak")
    for thing in (state, FastRandom(1), RandomStream("weak", "draw")):
        with pytest.raises(TypeError, match="weak reference"):
            weakref.ref(thing)
