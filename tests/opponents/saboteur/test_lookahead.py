"""The search's own quick round of Saboteur is the round that the rules tell, and what its players
make of it is what `standard` makes of its view."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.hand import unpacked
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.knowledge.sample import unseen_cards
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import DIGGER, GOALS, SABOTEUR
from pitprop.games.saboteur.rules.move_codes import BREAK_TOOL, card_of, kind_of, seat_of
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import DIGGERS_WON, PLAYING, TURNING
from pitprop.opponents import find_opponent
from pitprop.opponents.halving import Stage
from pitprop.opponents.saboteur.beliefs.opening import opening_of
from pitprop.opponents.saboteur.known_kinds import known_codes
from pitprop.opponents.saboteur.players.expert import (
    first_sight,
    known,
    plan_of,
    rollout_policy,
    search_of,
)
from pitprop.opponents.saboteur.search.lookahead import Plan
from pitprop.opponents.saboteur.search.rollout import RolloutState
from pitprop.opponents.saboteur.search.rollout_policy import RolloutPolicy
from pitprop.opponents.saboteur.search.worlds import Worlds
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.ways.distances import PathFinder
from pitprop.opponents.saboteur.ways.grid import GOAL_CELL
from pitprop.opponents.saboteur.weighing.as_digger import BLUNDER
from pitprop.opponents.saboteur.weighing.as_saboteur import BLUNT, CAUTIOUS, Manner
from pitprop.opponents.saboteur.weighing.policy import scores_of
from tests.saboteur.positions import position
from tests.spelled import spelled
from tests.thorough import some, trials
from tests.varied import Table, table_of

AMIGO = Table("amigo", {})


def dealt(seats: int, table: Table, seed: str) -> State:
    """A game after its first deal."""
    state: State = GAME.start(seats, edition=table.edition, options=table.options, seed=seed)
    state.deal()
    return state


def same_round(state: State) -> RolloutState:
    """The quick round of a state that was just dealt."""
    options = state.table.options
    policy = RolloutPolicy(
        options.attach_tunnel, options.break_own_tool, options.stone_choice, 0.05, 0.1
    )
    return RolloutState(
        policy,
        opening_of(state.view(0)).scene(),
        PathFinder(),
        sum(2**seat for seat, role in enumerate(state.roles[:-1]) if role == SABOTEUR),
        vec[i64](state.goals),
        state.hands[:],
        state.pile,
        state.table.on_turn,
    )


def turned(state: State, quick: RolloutState) -> i64:
    """The code of the way in which the quick round has turned the stone."""
    lies = quick.scene.grid.contents[GOAL_CELL[state.table.stones[0]]]
    return next(code for code in state.codes() if card_of(code) == lies)


@pytest.mark.parametrize("number", range(trials(24)))
def test_the_quick_round_follows_the_engine_and_thinks_as_views_do(number: int) -> None:
    draw = RandomStream(f"follow {number}", "moves")
    state = dealt(3 + draw.below(8), table_of(GAME.options, number), f"follow {number}")
    quick = same_round(state)
    while state.table.phase in (PLAYING, TURNING):
        if state.table.phase == TURNING:
            state.advance(turned(state, quick))
            continue
        codes = known_codes(state.codes())
        assert quick.turn == state.decider
        assert spelled(state, quick.codes()) == spelled(state, codes)
        assert [unpacked(hand) for hand in quick.hands] == [unpacked(hand) for hand in state.hands]
        scores = list(scores_of(Situation(state.view(state.decider)).belief_state, codes))
        assert scores == pytest.approx(list(scores_of(quick.belief_state(), codes)), abs=1e-6)
        at = scores.index(max(scores)) if draw.below(5) else draw.below(len(codes))
        state.advance(codes[at])
        quick.play(codes[at])
    assert quick.over
    assert quick.reached == (state.table.results[0].winner == DIGGERS_WON)


def test_quick_players_end_every_round() -> None:
    for number in range(trials(24)):
        quick = same_round(
            dealt(3 + number // 2 % 8, table_of(GAME.options, number), f"quick {number}")
        )
        copy = quick.clone()
        quick.play_on(FastRandom(number))
        assert quick.over
        copy.play_on(FastRandom(number))
        assert copy.reached == quick.reached


def decided(seats: int, seed: str, moves: int, table: Table = AMIGO) -> View:
    """The view of whoever decides after some moves of `standard`."""
    state = dealt(seats, table, seed)
    for number in range(moves):
        view = state.view(state.decider)
        state.play(find_opponent("standard").choose(view, seed=f"{seed} {number}").move)
        if state.table.phase != PLAYING:
            break
    return state.view(state.decider)


@pytest.mark.parametrize("seats", some(range(3, 11), 2))
def test_expert_gives_a_legal_move_with_reasons_and_the_same_again(seats: int) -> None:
    for moves in (3, 17):
        view = decided(seats, f"expert {seats}", moves, table_of(GAME.options, seats))
        choice = find_opponent("expert").choose(view, seed="one")
        assert choice.move in view.legal_moves()
        assert choice.reasons
        again = find_opponent("expert").choose(view, seed="one")
        assert (again.move, again.reasons) == (choice.move, choice.reasons)


@pytest.mark.parametrize("seats", some(range(3, 11), 2))
def test_experts_choice_does_not_depend_on_what_its_seat_cannot_know(seats: int) -> None:
    for moves in (5, 23):
        view = decided(seats, f"blind {seats}", moves, table_of(GAME.options, seats + 1))
        choice = find_opponent("expert").choose(view, seed="blind")
        world = GAME.sample(view, RandomStream("world", str(moves))).view(view.seat)
        again = find_opponent("expert").choose(world, seed="blind")
        assert (again.move, again.reasons) == (choice.move, choice.reasons)


def test_worlds_hold_what_the_seat_has_not_seen() -> None:
    view = decided(6, "worlds", 20)
    situation = Situation(view)
    worlds = Worlds(situation.scene, known(situation), rollout_policy(view), FastRandom(1))
    unseen = sorted(unseen_cards(view))
    for _ in range(20):
        world = worlds.draw()
        assert unpacked(world.hands[view.seat]) == view.hand
        assert [len(unpacked(hand)) for hand in world.hands] == list(view.table.hand_sizes)
        assert len(world.pile) == view.table.pile_size
        assert world.is_guilty(view.seat) == (view.role == SABOTEUR)
        assert sorted(world.goals) == list(range(GOALS))
        for goal, seen in enumerate(view.known_goals):
            assert seen in (-1, world.goals[goal])
        hidden = [*world.pile]
        for seat, hand in enumerate(world.hands):
            hidden += unpacked(hand) if seat != view.seat else []
        assert not Counter(hidden) - Counter(unseen)


TRUNK = "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0"


def test_expert_reaches_the_treasure_when_it_can() -> None:
    lines = ("roles digger digger saboteur | digger", "hand 1 NESW NS", TRUNK)
    view = position(*lines, "goals NE treasure NW").view(0)
    assert str(find_opponent("expert").choose(view, seed="x").move) == "lay NESW 7,0"


def test_expert_hands_the_treasure_to_nobody() -> None:
    lines = ("roles saboteur digger digger | digger", "hand 1 NESW NEW map", TRUNK)
    view = position(*lines, "goals NE treasure NW").view(0)
    assert str(find_opponent("expert").choose(view, seed="x").move) != "lay NESW 7,0"


@pytest.mark.parametrize("seats", [5, 10])
def test_rounds_that_are_long_to_play_out_are_played_in_fewer_worlds(seats: int) -> None:
    """Else a decision could take any time."""
    state = dealt(seats, AMIGO, "long")
    view = state.view(state.decider)
    codes = known_codes(view.codes())
    scores = scores_of(first_sight(Situation(view)), codes)
    stages = [Stage(8, 6), Stage(2, 12)]

    def worlds(weighed: int) -> int:
        plan = Plan(stages, weighed)
        search = search_of(Situation(view), codes, scores, plan, RandomStream("long", "expert"))
        return search.worlds(search.look_ahead()[0])

    assert worlds(10**9) == 6 + 12
    assert worlds(1) <= 1 + 1
    assert 1 + 1 < worlds(20_000) < 6 + 12


@pytest.mark.parametrize("seats", [5, 8, 9, 10])
def test_expert_plays_a_round_that_was_just_dealt_in_fewer_worlds_than_it_plans(seats: int) -> None:
    state = dealt(seats, AMIGO, "long")
    view = state.view(state.decider)
    plan = plan_of(view)
    codes = known_codes(view.codes())
    scores = scores_of(first_sight(Situation(view)), codes)

    def worlds(plan: Plan) -> int:
        search = search_of(Situation(view), codes, scores, plan, RandomStream("long", "expert"))
        search.look_ahead()
        return sum(search.worlds(move) for move in range(len(codes)))

    assert worlds(plan) < worlds(replace(plan, budget=10**12))


def test_with_ten_players_first_sight_counts_for_more_while_few_worlds_were_played() -> None:
    state = dealt(10, AMIGO, "few")
    view = state.view(state.decider)
    codes = known_codes(view.codes())
    scores = scores_of(first_sight(Situation(view)), codes)
    plan = plan_of(view)
    searches = [
        search_of(Situation(view), codes, scores, each, RandomStream("few", "expert"))
        for each in (plan, replace(plan, sight_prior=0))
    ]
    best = searches[0].at_first_sight()[0]
    assert scores[best] > 0
    more = []
    for _ in range(12):
        for search in searches:
            search.play([best])
        more.append(searches[0].value(best) - searches[1].value(best))
    assert more == sorted(more, reverse=True)
    assert more[0] > more[-1] > 0


def test_gold_diggers_draw_worlds_by_surer_roles_than_standard_and_saboteurs_do_not() -> None:
    for seed, role in ((1, DIGGER), (3, DIGGER), (8, SABOTEUR), (11, SABOTEUR)):
        view = decided(6, f"surer {seed}", 20)
        assert view.role == role
        situation = Situation(view)
        worlds = Worlds(situation.scene, known(situation), rollout_policy(view), FastRandom(1))
        drawn = [worlds.draw() for _ in range(200)]
        others = [seat for seat in range(6) if seat != view.seat]
        suspect = max(others, key=situation.belief_state.guilt)
        believed = situation.belief_state.guilt(suspect)
        guilty = sum(world.is_guilty(suspect) for world in drawn) / len(drawn)
        at_first_sight = first_sight(situation).guilt(suspect)
        assert guilty == pytest.approx(at_first_sight, abs=0.02)
        if role == DIGGER:
            assert at_first_sight > believed + 0.02
        else:
            assert at_first_sight == pytest.approx(believed)


def test_gold_diggers_break_the_tool_of_whom_standard_would_still_spare() -> None:
    """Where breaking isn't a move at first sight, the search never tries it."""
    for seed in range(1, 60):
        view = decided(6, f"surer {seed}", 20)
        situation = Situation(view)
        suspect = max(range(6), key=situation.belief_state.guilt)
        codes = known_codes(view.codes())
        breaks = [at for at, code in enumerate(codes) if _breaks(code, suspect)]
        if view.role == SABOTEUR or not breaks or situation.belief_state.guilt(suspect) > 0.9:
            continue
        if first_sight(situation).guilt(suspect) > 0.95:
            assert scores_of(situation.belief_state, codes)[breaks[0]] == BLUNDER
            assert scores_of(first_sight(situation), codes)[breaks[0]] > 0
            return
    raise AssertionError("no round has such a moment")


def _breaks(code: int, seat: int) -> bool:
    return kind_of(code) == BREAK_TOOL and seat_of(code) == seat


SCHEMING = ("roles saboteur digger digger digger digger | saboteur", "maze EW@1,0 NEW@2,0")


def scored(situation: Situation, manner: Manner) -> dict[str, float]:
    """What the moves of a saboteur of that manner are worth at first sight."""
    codes = known_codes(situation.view.codes())
    scores = scores_of(first_sight(situation), codes, manner)
    return {str(decode(code)): score for code, score in zip(codes, scores, strict=True)}


def test_a_blunt_saboteur_stops_whoever_has_a_turn_next() -> None:
    situation = Situation(position(*SCHEMING, "hand 1 break-lamp NS", seats=5).view(0))
    breaks = [f"break lamp {seat}" for seat in range(2, 6)]
    blunt, cautious = (scored(situation, manner) for manner in (BLUNT, CAUTIOUS))
    assert sorted(breaks, key=lambda move: -blunt[move]) == breaks
    assert len({round(cautious[move], 6) for move in breaks}) == 1


def test_a_blunt_saboteur_stops_whoever_has_looked_at_a_goal() -> None:
    situation = Situation(position(*SCHEMING, "hand 1 break-lamp NS", seats=5).view(0))
    situation.scene.see_looked(3, 1)
    blunt, cautious = (scored(situation, manner) for manner in (BLUNT, CAUTIOUS))
    assert max(blunt, key=blunt.__getitem__) == "break lamp 4"
    assert cautious["break lamp 4"] == pytest.approx(cautious["break lamp 3"])


def test_a_blunt_saboteur_rather_passes_a_good_card_than_lays_it() -> None:
    situation = Situation(position(*SCHEMING, "hand 1 NESW", seats=5).view(0))
    blunt = scored(situation, BLUNT)
    assert max(blunt, key=blunt.__getitem__) == "pass NESW"


def test_expert_plays_its_own_seat_on_bluntly_and_no_other() -> None:
    """Where it is a saboteur; a gold digger's playouts are like those of anybody."""
    for role, is_blunt in (("saboteur", True), ("digger", False)):
        other = "digger" if is_blunt else "saboteur"
        roles = f"roles {role} {other} digger digger digger | saboteur"
        view = position(roles, SCHEMING[1], seats=5).view(0)
        assert (_ended(view, rollout_policy(view).blunt) != _ended(view, NO_SEAT)) == is_blunt


def _ended(view: View, blunt: int) -> list[tuple[bool, list[int]]]:
    """How quick players play a few worlds to the end."""
    situation = Situation(view)
    policy = rollout_policy(view)
    policy.blunt = blunt
    worlds = Worlds(situation.scene, known(situation), policy, FastRandom(1))
    found = []
    for number in range(4):
        world = worlds.draw()
        world.play_on(FastRandom(number))
        found.append((world.reached, list(world.scene.grid.contents)))
    return found
