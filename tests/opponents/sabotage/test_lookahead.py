"""The search's own quick game of Sabotage is the game that the rules tell."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.move_codes import ANSWER, CLOSE, kind_of
from pitprop.games.sabotage.rules.scoring import row_worth
from pitprop.games.sabotage.rules.scoring import worth as worth_by_the_rules
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents.halving import Stage
from pitprop.opponents.sabotage.known_kinds import known_codes
from pitprop.opponents.sabotage.search.exact import Solver, calculate, moves_of
from pitprop.opponents.sabotage.search.horizon import FEATURES, Horizon, features_of
from pitprop.opponents.sabotage.search.lookahead import Search
from pitprop.opponents.sabotage.search.match_equity import MatchEquity
from pitprop.opponents.sabotage.search.rollout import RolloutState, play_on, would_close
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy, tuned
from pitprop.opponents.sabotage.search.rows import rows_of, worth
from pitprop.opponents.sabotage.search.worlds import Worlds
from tests.sabotage.positions import FIVE, SEVEN, after, dealt, few_cards, position
from tests.spelled import spelled

POLICY = RolloutPolicy(tuned(2))
INFINITE = 1 << 60
EVEN = MatchEquity(position().view(0))


def same_game(state: State) -> RolloutState:
    """The quick game of a state with all cards known."""
    table = state.table
    first, second = (rows_of(roof) for roof in table.roofs)
    rollout = RolloutState(first, second, state.hands[:], state.pile, table.on_turn)
    rollout.drawn = state.drawn
    return rollout


def test_rows_are_worth_what_the_roof_is_worth() -> None:
    for roof in (FIVE, SEVEN, "A-red", "-"):
        bits = position(f"roof 1 {roof}").table.roofs[0]
        assert worth(rows_of(bits)) == worth_by_the_rules(bits)
        assert worth(rows_of(bits)) == sum(row_worth(bits, row) for row in range(8))


def test_the_quick_game_follows_the_engine_move_by_move() -> None:
    for seats in (2, 4):
        for number in range(12):
            state = dealt(seats, f"follow {seats} {number}")
            rollout = same_game(state)
            draw = RandomStream(f"follow {number}", "moves")
            while state.decider >= 0 and not rollout.over:
                codes = [code for code in known_codes(state.codes()) if kind_of(code) != CLOSE]
                code = codes[draw.below(len(codes))]
                assert rollout.turn == state.table.on_turn
                assert [unpacked(hand) for hand in rollout.hands] == [
                    unpacked(hand) for hand in state.hands
                ]
                state.advance(code)
                rollout.play(code)
                if state.decider >= 0:
                    assert [rollout.first, rollout.second] == [
                        rows_of(roof) for roof in state.table.roofs
                    ]
            assert rollout.over
            assert state.decider < 0
            first, second = state.table.results[-1].scores
            assert rollout.diff == first - second


def test_closing_scores_as_the_engine_scores_it() -> None:
    for turn, roofs in ((1, (SEVEN, FIVE)), (2, (SEVEN, FIVE)), (1, (FIVE, "A-red"))):
        state = position(f"turn {turn}", f"roof 1 {roofs[0]}", f"roof 2 {roofs[1]}")
        rollout = same_game(state)
        rollout.play(CLOSE)
        first, second = after(state, "close").table.results[-1].scores
        assert rollout.over
        assert rollout.diff == first - second


def test_quick_players_end_every_game() -> None:
    for number in range(20):
        rollout = same_game(dealt(2 + 2 * (number % 2), f"quick {number}"))
        play_on(rollout, POLICY, EVEN, 104)
        assert rollout.over


def test_worlds_hold_what_the_seat_has_not_seen() -> None:
    state = dealt(4, "worlds")
    view = state.view(state.decider)
    random = FastRandom(1)
    seen = set()
    for _ in range(5):
        world = Worlds(view, POLICY).world(random)
        assert world.hands[view.seat] == state.hands[view.seat]
        cards = [card for hand in world.hands for card in unpacked(hand)] + list(world.pile)
        everything = [card for hand in state.hands for card in unpacked(hand)]
        everything += list(state.pile[state.drawn :])
        assert sorted(cards) == sorted(everything)
        assert [len(unpacked(hand)) for hand in world.hands] == [
            len(unpacked(hand)) for hand in state.hands
        ]
        seen.add(tuple(world.hands))
    assert len(seen) == 5


def brute(rollout: RolloutState, equity: MatchEquity, side: int) -> int:
    """The best that both sides can do, found without any cleverness."""
    if rollout.over:
        return int(equity.value(rollout.diff))
    values = []
    for code in moves_of(rollout, POLICY, True):
        after_it = rollout.clone()
        after_it.play(code)
        values.append(brute(after_it, equity, side))
    return max(values) if rollout.turn & 1 == side else min(values)


ENDING = (
    "turn 1",
    "roof 1 A-yellow X-red@C D-yellow E-yellow G-yellow I-yellow",
    f"roof 2 {FIVE}",
    "hand 1 F-red B-blue",
    "hand 2 sabotage B-purple",
    "pile -",
)


def test_calculated_values_are_those_of_trying_everything() -> None:
    state = position(*ENDING)
    equity = MatchEquity(state.view(0))
    solver = Solver(equity, POLICY, 100_000)
    rollout = same_game(state)
    assert solver.value(rollout, -INFINITE, INFINITE, True) == brute(rollout, equity, 0)
    assert solver.nodes > 0


def test_where_all_is_known_one_world_is_enough() -> None:
    roofs, hands = ENDING[1:3], ENDING[3:5]
    view = few_cards(
        [line.split(" ", 2)[2] for line in roofs], [line.split(" ", 2)[2] for line in hands], "", 1
    ).view(0)
    tried = calculate(
        Worlds(view, POLICY), known_codes(view.codes()), MatchEquity(view), POLICY, (5, 100_000), 1
    )
    assert tried is not None
    assert set(tried.worlds) == {1}


def test_a_calculation_that_takes_too_long_is_given_up() -> None:
    view = position(*ENDING).view(0)
    codes = known_codes(view.codes())
    assert calculate(Worlds(view, POLICY), codes, MatchEquity(view), POLICY, (1, 3), 1) is None


def test_looking_ahead_spends_its_worlds_on_the_best_moves() -> None:
    state = dealt(2, "worlds")
    view = state.view(state.decider)
    likes = vec[float]([0.0] * len(known_codes(view.codes())))
    search = Search(
        Worlds(view, POLICY),
        known_codes(view.codes()),
        MatchEquity(view, 600),
        POLICY,
        Horizon(2, 6, 80),
        1,
        likes,
    )
    best = search.look_ahead([Stage(100, 3), Stage(4, 5)])
    assert sorted(best) == list(range(len(known_codes(view.codes()))))
    assert sorted(search.tried.worlds, reverse=True)[:5] == [8, 8, 8, 8, 3]
    assert min(search.tried.worlds) == 3
    values = [search.value(move) for move in best[:4]]
    assert values == sorted(values, reverse=True)


def test_stakes_grow_with_the_result_and_know_the_last_game() -> None:
    early = MatchEquity(position("round 1").view(0))
    values = [early.value(diff) for diff in range(-20, 21)]
    assert values == sorted(set(values))
    last = MatchEquity(position("round 4", "result 2 unclosed · worth 0 3").view(0))
    assert last.value(4) - last.value(2) > 100 * (last.value(20) - last.value(4))


def test_what_a_game_is_estimated_at_counts_the_more_the_less_can_change() -> None:
    view = position("round 4").view(0)
    early, late = MatchEquity(view, 600), MatchEquity(view, 300)
    assert early.estimate(0) == late.estimate(0)
    assert early.estimate(200) < late.estimate(200) < late.value(2)
    assert early.estimate(-200) > late.estimate(-200) > late.value(-2)


def test_quick_players_close_the_last_game_when_that_wins_the_match() -> None:
    for before, closes in ((2, True), (4, False)):
        lines = (f"roof 1 {SEVEN}", f"roof 2 {FIVE}", f"result 2 unclosed · worth 0 {before}")
        state = position("round 4", *lines)
        equity = MatchEquity(state.view(0))
        assert would_close(same_game(state), POLICY, equity) == closes
        assert equity.after_closing(3, 0) == 3 - before


def test_cards_that_are_good_for_much_count_where_a_game_is_estimated() -> None:
    lines = (f"roof 1 {FIVE}", f"roof 2 {FIVE}", "hand 2 H-red H-blue B-red")
    rich = same_game(position(*lines, "hand 1 sabotage X-red wrench-blue"))
    poor = same_game(position(*lines, "hand 1 A-yellow C-red B-blue"))
    for left in (100, 80, 60, 40, 10):
        horizon = Horizon(2, 0, left)
        assert horizon.ahead(rich, POLICY) > horizon.ahead(poor, POLICY) == 0


def test_games_are_estimated_by_how_many_cards_are_left() -> None:
    for seats in (2, 4):
        early, late, past = (Horizon(seats, 0, left) for left in (104, 5, -5))
        assert early.spread > 2 * late.spread > 0
        assert list(early.weights) != list(late.weights) == list(past.weights)


def test_what_is_estimated_turns_round_with_the_sides() -> None:
    for seats in (2, 4):
        for number in range(8):
            state = dealt(seats, f"sides {seats} {number}")
            for _ in range(4 * number):
                codes = [
                    code
                    for code in known_codes(state.codes())
                    if kind_of(code) not in (CLOSE, ANSWER)
                ]
                state.advance(codes[7 * number % len(codes)])
            game = same_game(state)
            hands = vec[i64]([*game.hands[1:], game.hands[0]])
            turned = RolloutState(game.second, game.first, hands, game.pile, game.turn)
            policy = RolloutPolicy(tuned(seats))
            features = list(features_of(game, policy))
            assert any(features)
            assert list(features_of(turned, policy)) == [-feature for feature in features]


def test_a_hand_counts_by_its_two_best_cards_and_the_one_that_harms_most() -> None:
    roofs = ("roof 1 A-red B-red", "roof 2 D-blue E-blue F-blue")

    def features(hand: str) -> dict[str, int]:
        game = same_game(position(*roofs, f"hand 1 {hand}"))
        game.hands[1] = 0
        return dict(zip(FEATURES, features_of(game, POLICY), strict=True))

    one, two, idle = features("C-red"), features("C-red X-blue"), features("demontage")
    assert one["best"] > 0 == one["second"]
    assert two["best"] == one["best"] > two["second"] > 0
    assert (two["x"], idle["demontage"], idle["x"]) == (100, 100, 0)
    assert features("C-red C-red") == one
    assert features("sabotage")["harm"] > one["harm"] > 0 == idle["harm"] == idle["best"]


def test_samples_of_the_game_and_of_the_search_agree_on_what_is_unseen() -> None:
    state = dealt(2, "agree")
    view = state.view(state.decider)
    world = GAME.sample(view, RandomStream("agree", "1"))
    assert spelled(state, world.codes()) == spelled(state, state.codes())
    assert all(kind_of(code) != ANSWER for code in world.codes())
