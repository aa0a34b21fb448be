"""The worlds in which `expert` of The Dark Cave looks ahead, and what it does then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pitprop.core.chance import FastRandom
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.hand import unpacked
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.cards import EXIT, GOAL_BIT, GOALS, PATH_KINDS, clan_cards
from pitprop.games.dark_cave.rules.move_codes import (
    LAY,
    STAY,
    face_of,
    field_of,
    kind_of,
    pack,
)
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import CARD, OUT
from pitprop.opponents import Choice, find_opponent
from pitprop.opponents.dark_cave.hindsight import chances
from pitprop.opponents.dark_cave.known_kinds import known_codes
from pitprop.opponents.dark_cave.players.expert import PLANS, Expert
from pitprop.opponents.dark_cave.search.evaluation import chance_to_win
from pitprop.opponents.dark_cave.search.lays import Walker
from pitprop.opponents.dark_cave.search.lookahead import Search
from pitprop.opponents.dark_cave.search.rollout import Rollout, changes_cave
from pitprop.opponents.dark_cave.search.scene import Scene
from pitprop.opponents.dark_cave.search.worlds import Worlds
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.cave_graph import CaveGraph
from pitprop.opponents.dark_cave.ways.gates import Gates
from pitprop.opponents.effort import EFFORT
from tests.dark_cave.positions import after
from tests.dark_cave.positions import position as cave
from tests.opponents.dark_cave.test_sense import HUNT, TO_EXIT, too_late
from tests.opponents.dark_cave.test_standard import WAY, position
from tests.thorough import IS_THOROUGH, some, trials

SEATS = range(2, 9)
BY = PLANS[8].evaluation


def dealt(seats: int, seed: str) -> State:
    """A game after its deal."""
    state: State = GAME.start(seats, seed=seed)
    state.deal()
    return state


def played(seats: int, seed: str) -> Iterator[State]:
    """The moments of a game of quick players at which somebody plays a card."""
    state = dealt(seats, seed)
    scene = Scene(state)
    rollout = Rollout(scene, FastRandom(7), 2.0)
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        if state.table.phase == CARD:
            yield state
        code = rollout.choice()
        assert code in list(known_codes(state.codes())), str(state.spell(code))
        state.advance(code)
        if changes_cave(code):
            scene.look()


@pytest.mark.parametrize("seats", some(SEATS, 3))
def test_quick_players_keep_to_the_rules_and_end_every_game(seats: int) -> None:
    for number in range(trials(16)):
        for state in played(seats, f"quick {number}"):
            last = state
        assert last.table.result is not None


@pytest.mark.parametrize("seats", some(range(2, 6), 2))
def test_the_way_to_a_goal_is_as_long_as_it_is_for_standard(seats: int) -> None:
    for at, state in enumerate(played(seats, f"ways {seats}")):
        if at % 5:
            continue
        graph, gates = CaveGraph(state.table), Gates(state.table)
        for goal in range(GOALS):
            far, by_gates = graph.prices_to_goal(goal), gates.to_goals(GOAL_BIT[goal])
            for field in state.table.dwarves:
                if field != OUT:
                    assert gates.from_field(by_gates, field) == far[field]


@pytest.mark.parametrize("seats", some(SEATS, 2))
def test_a_card_brings_a_dwarf_as_near_as_was_expected(seats: int) -> None:
    """Or nearer, where the way would lead over the card twice."""
    helpful = 0
    for at, state in enumerate(played(seats, f"lays {seats}")):
        seat = state.table.on_turn
        if at % 4 or state.table.dwarves[seat] == OUT:
            continue
        scene = Scene(state)
        walker = Walker(scene, seat)
        for code in [code for code in state.codes() if kind_of(code) == LAY][:20]:
            place, face = field_of(code), face_of(code)
            if not scene.gates.cell[place]:
                continue
            nearer = int(walker.nearer(scene.gates.cell[place], face))
            laid = state.clone()
            laid.table.net.lay_at(laid.table.net.maze.coordinates[place], face)
            if nearer > 0:
                helpful += 1
                assert Scene(laid).steps_left(seat) <= walker.steps - nearer
    assert helpful


@pytest.mark.parametrize("seats", some(SEATS, 2))
def test_a_world_looks_to_the_player_like_the_table(seats: int) -> None:
    for at, state in enumerate(played(seats, f"worlds {seats}")):
        if at % 9:
            continue
        view = state.view(state.decider)
        worlds = Worlds(Situation(view), FastRandom(at))
        for _ in range(4):
            world = worlds.draw()
            assert world.view(view.seat) == view
            assert sorted(world.goals) == list(range(GOALS))


@pytest.mark.clause("D-11")
@pytest.mark.parametrize("seats", some(SEATS, 2))
def test_in_a_world_the_clan_cards_of_the_players_and_those_aside_are_those_of_the_deck(
    seats: int,
) -> None:
    for number in range(4):
        view = dealt(seats, f"clans {seats} {number}").view(0)
        worlds = Worlds(Situation(view), FastRandom(number))
        for _ in range(20):
            world = worlds.draw()
            clans = zip(world.table.clans, world.characters, strict=True)
            cards = [*world.aside, *[2 * clan + character for clan, character in clans]]
            assert sorted(cards) == sorted(clan_cards(seats, int(world.table.clans[0])))


def test_worlds_are_drawn_by_what_is_believed() -> None:
    view = dealt(5, "believed").view(0)
    at = Situation(view)
    worlds = Worlds(at, FastRandom(3))
    drawn = [worlds.draw() for _ in range(200)]
    for goal, chance in enumerate(at.exit):
        assert sum(world.goals[goal] == EXIT for world in drawn) / 200 == pytest.approx(
            chance, abs=0.02
        )
    for seat, guilty in enumerate(at.saboteur):
        share = sum(world.characters[seat] for world in drawn) / 200
        assert share == pytest.approx(guilty, abs=0.12)


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    for number in range(trials(16)):
        for state in played(4, f"judged {number}"):
            last = state
        result = last.table.result
        assert result is not None
        for side in range(2):
            assert chance_to_win(Scene(last), side, BY) == float(result.winner == side)


def test_who_is_nearer_to_the_exit_is_likelier_to_win() -> None:
    near = position(*WAY, "dwarves -2,-4:W 0,0:NESW")
    far = position(*WAY, "dwarves 0,-1:NS 0,0:NESW")
    judged = [chance_to_win(Scene(state), 0, PLANS[2].evaluation) for state in (near, far)]
    assert judged[0] > judged[1] > 0
    assert chance_to_win(Scene(near), 1, PLANS[2].evaluation) < judged[0]


@pytest.mark.clause("D-20", "D-22")
def test_a_move_that_closes_the_turn_is_played_on_from_for_no_longer_than_the_others() -> None:
    """To the start of the next turn, which such a move leads to by itself."""
    state = position(*WAY, "dwarves 0,-1:NS 0,0:NESW", "hand 1 I:rat I:NE", "hand 2 I:EW")
    state = after(state, "pass I:rat")
    view, stay = state.view(state.decider), pack(STAY)
    at, one_turn = Situation(view), replace(PLANS[2], rounds=0.5)
    random = FastRandom(2)
    search = Search(Worlds(at, FastRandom(1)), {stay: 0.0}, at.side, one_turn, random)
    worlds = Worlds(at, FastRandom(1))
    for _ in range(5):
        search.play([stay])
    value = 0.0
    for _ in range(5):
        world = worlds.draw()
        world.advance(stay)
        value += chance_to_win(Scene(world), at.side, one_turn.evaluation)
    assert search.won(stay) == pytest.approx(value)


FAR_FROM_THE_EXIT = ("dwarves 0,0:NESW 0,0:NESW", "goals exit:NESW hole ladder vein")


@pytest.mark.clause("D-80")
def test_of_two_who_play_on_until_both_are_out_the_one_with_more_gold_is_likelier_to_win() -> None:
    def chance(gold: str, **rules: str) -> float:
        """That of the first player, as it is told afterwards."""
        state = cave(TO_EXIT, *FAR_FROM_THE_EXIT, f"gold {gold}", seats=2, **rules)
        return chances([state.view(seat) for seat in range(2)])[0]

    assert chance("5 1", both_out="yes") > 1.2 * chance("1 5", both_out="yes")
    assert chance("5 1") == chance("1 5")


@pytest.mark.clause("D-80")
@pytest.mark.parametrize(("both_out", "is_sent"), [("yes", True), ("no", False)])
def test_of_two_a_quick_player_sends_a_goblin_only_where_gold_counts(
    both_out: str, is_sent: bool
) -> None:
    dwarves = "dwarves 0,-3:NES 1,-2:EW"
    hand = "hand 1 I:goblin I:goblin"
    state = cave(HUNT, dwarves, "gold 3 3", hand, seats=2, both_out=both_out)
    code = Rollout(Scene(state), FastRandom(1), 2.0).choice()
    assert (str(state.spell(code)) == "I:goblin -1,-2:E > 1,-2:EW") == is_sent


# --- What `expert` does -------------------------------------------------------------------------


def chosen(state: State, seed: str = "1") -> Choice:
    """What it does."""
    return find_opponent("expert").choose(state.view(state.decider), seed=seed)


def test_it_lays_the_card_that_is_missing_on_the_way_to_the_exit() -> None:
    """One that leads out in this turn. Before a hidden exit boots may be better, which lead out
    in the next turn: nobody can swap places with the dwarf between turning it up and leaving."""
    net, goals = WAY[0], "goals exit:NESW hole ladder vein"
    hand = "hand 1 I:EW I:boots I:rat I:E+hole I:axe"
    choice = chosen(position(net, goals, "dwarves -2,-4:W 0,0:NESW", hand))
    assert str(choice.move) == "lay I:EW -3,-4"
    assert "own-nearer" in {reason.key for reason in choice.reasons}


def test_it_turns_up_the_goal_that_it_knows_to_be_the_exit() -> None:
    net = f"{WAY[0]} I:EW@-3,-4"
    state = position(net, *WAY[1:], "dwarves -3,-4:EW 0,0:NESW", "hand 1 I:axe", "hand 2 I:rat")
    state.play(chosen(state).move)
    assert str(chosen(state).move) == "step -4,-4"


def test_it_does_not_end_a_game_that_it_can_still_win() -> None:
    state = position(*WAY, "dwarves -2,-4:W 0,0:NESW", "hand 1 I:EW", "hand 2 I:rat")
    state.play(GAME.parse_move("end propose"))
    state.play(GAME.parse_move("end no"))
    state.play(chosen(state).move)
    assert str(chosen(state).move) != "end propose"


@pytest.mark.clause("D-82")
def test_what_a_move_does_is_said_before_what_the_search_says_of_it() -> None:
    state = dealt(3, "said first")
    choice = find_opponent("expert").choose(state.view(state.decider), seed="said first")
    searched = ("looked-ahead", "better-than-next", "as-good")
    keys = [reason.key in searched for reason in choice.reasons]
    assert False in keys
    assert keys == sorted(keys)


def test_it_offers_and_accepts_the_end_when_nobody_can_get_out_any_more() -> None:
    state = too_late()
    assert str(chosen(state).move) == "end propose"
    state = after(state, "end propose")
    for _ in range(2):
        assert str(chosen(state).move) == "end yes"
        state = after(state, "end yes")
    assert state.table.result is not None


@pytest.mark.clause("D-82")
def test_it_offers_an_end_that_is_better_than_to_go_on_and_refuses_one_that_is_worse() -> None:
    """One more turn, and the dwarf of the other clan is out, too."""
    state = too_late(dwarf="-4,-3:*NS")
    choice = chosen(state)
    assert str(choice.move) == "end propose"
    assert choice.reasons[0].key == "better-now"
    assert str(chosen(after(state, "end propose")).move) == "end no"


@pytest.mark.parametrize("seats", some(SEATS, 2))
def test_same_view_and_seed_give_the_same_legal_move(seats: int) -> None:
    state = dealt(seats, f"same {seats}")
    for number in range(trials(60)):
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            state.deal()
            continue
        view = state.view(state.decider)
        choice = chosen(state, f"{number}")
        assert choice.move in view.legal_moves()
        again = Expert().choose(state.view(state.decider), seed=f"{number}")
        assert (again.move, again.reasons) == (choice.move, choice.reasons)
        state.play(choice.move)


def winner_of(seed: str, names: tuple[str, str]) -> int:
    """Which clan wins a game of two players."""
    state = dealt(2, seed)
    for number in range(1000):
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            state.deal()
            continue
        seat = state.decider
        name = names[work_for(state.table.clans[seat], state.characters[seat])]
        choice = find_opponent(name).choose(state.view(seat), seed=f"{seed} {number}")
        state.play(choice.move)
    assert state.table.result is not None
    return state.table.result.winner


@pytest.mark.skipif(not IS_THOROUGH, reason="interpreted, it would take minutes")
def test_it_beats_standard_with_little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EFFORT, "5")
    won = lost = 0
    for deal in range(4):
        for side, names in enumerate((("expert", "standard"), ("standard", "expert"))):
            winner = winner_of(f"beats {deal}", names)
            won += winner == side
            lost += winner == 1 - side
    assert won > lost


def test_hands_are_known_only_to_those_who_hold_them() -> None:
    state = dealt(2, "hands")
    view = state.view(state.decider)
    random = FastRandom(5)
    worlds = Worlds(Situation(view), random)
    hands = {tuple(unpacked(worlds.draw().hands[1 - view.seat])) for _ in range(5)}
    assert len(hands) > 1
    assert any(card < PATH_KINDS for hand in hands for card in hand)
