"""The deck: what there is of each card, and where fields and features lie (D-1 to D-9, D-48)."""

from __future__ import annotations

import pkgutil
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pitprop.core.errors import PitpropError
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.cards import KIND_NAMES
from pitprop.games.dark_cave.rules.deck import DeckError, load_deck, parse_deck
from tests.dark_cave.positions import after, dealt, legal, position, seen

DECK = (pkgutil.get_data("pitprop.games.dark_cave", "deck.toml") or b"").decode()


def steps(state_lines: str, dwarf: str) -> set[str]:
    """Where a dwarf can go in one step from a field, on a net of these cards."""
    state = position(f"net {state_lines}", f"dwarves {dwarf} 0,0:NESW 0,0:NESW", "now phase=moving")
    return {move.removeprefix("step ") for move in legal(state, "step")}


@pytest.mark.clause("D-1")
def test_all_cards_gold_and_clans_are_there() -> None:
    counted = dealt(8).census()
    cards = sum(count for name, count in counted.items() if name in KIND_NAMES)
    assert cards == 82
    assert counted["gold"] == 46
    assert sum(counted[f"goal {goal}"] for goal in ("exit", "hole", "ladder", "vein")) == 4
    assert counted["blue-loyal"] == counted["yellow-loyal"] == 3
    assert counted["blue-saboteur"] == counted["yellow-saboteur"] == 1
    deck = load_deck()
    for group, paths, actions in (("I", 19, 10), ("II", 17, 10), ("III", 14, 12)):
        assert sum(card.copies for card in deck.paths if card.group == group) == paths
        assert sum(deck.actions[group].values()) == actions


@pytest.mark.clause("D-1")
@pytest.mark.parametrize("seats", [1, 9])
def test_there_is_no_table_for_other_numbers_of_players(seats: int) -> None:
    with pytest.raises(PitpropError, match=r"2 to 8 players, not . \[D-1\]"):
        GAME.start(seats)


@pytest.mark.clause("D-2")
def test_the_special_path_cards_are_as_many_as_the_document_says() -> None:
    deck = load_deck()
    counted: dict[str, int] = {}
    for card in deck.paths:
        feature = card.feature.partition("-")[0]
        counted[feature] = counted.get(feature, 0) + card.copies
    del counted[""]
    assert counted == {"hole": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2}
    assert deck.start.feature == "ladder"
    assert [goal.feature for goal in deck.goals] == ["exit", "hole", "ladder", "vein"]


@pytest.mark.clause("D-3")
def test_the_action_cards_are_as_many_as_the_document_says() -> None:
    actions = load_deck().actions
    counted = {
        name: sum(actions[group].get(name, 0) for group in actions)
        for name in ("info", "rockfall", "swap", "web", "boots", "axe", "rat", "lindworm", "goblin")
    }
    assert list(counted.values()) == [5, 3, 2, 3, 3, 3, 5, 4, 4]


@pytest.mark.clause("D-4", "D-71")
def test_crossing_a_card_takes_one_two_or_three_steps() -> None:
    net = "I:EW@1,0 II:EW@2,0 III:EW@3,0 I:NEW@4,0"
    way = ["1,0:EW", "2,0:W", "2,0:E", "3,0:W", "3,0:*EW", "3,0:E", "4,0:NEW"]
    for here, there in pairwise(way):
        assert there in steps(net, here)
    for here, there in zip(way, way[2:], strict=False):
        assert there not in steps(net, here)


@pytest.mark.clause("D-4")
def test_on_a_card_of_group_two_all_joined_openings_are_next_to_each_other() -> None:
    assert steps("I:EW@1,0 II:NEW@2,0", "2,0:W") == {"1,0:EW", "2,0:N", "2,0:E"}


@pytest.mark.clause("D-4")
def test_on_a_card_of_group_three_the_middle_lies_between() -> None:
    assert steps("I:EW@1,0 III:NEW@2,0", "2,0:W") == {"1,0:EW", "2,0:*NEW"}
    assert steps("I:EW@1,0 III:NEW@2,0", "2,0:*NEW") == {"2,0:N", "2,0:E", "2,0:W"}


@pytest.mark.clause("D-5", "D-48")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"NESW" = 4', '"NESW" = 5', r"group I has 20 path cards and should have 19 \[D-1\]"),
        ("info = 3", "info = 4", r"group III has 13 action cards and should have 12 \[D-1\]"),
        ('"NEW+vein" = 1', '"E" = 1', r"1 path cards with vein; there should be 2 \[D-2\]"),
        ("swap = 1\nweb", "rat = 1\nweb", "deck.toml"),
        (
            "boots = 1\naxe = 1",
            "boots = 0\naxe = 2",
            r"2 boots cards; there should be 3 \[D-3\]",
        ),
        ('"NESW" = 3\n', '"SW" = 3\n', r"'SW' is spelled NE in its first spelling \[D-5\]"),
        ('"NE" = 1\n', '"NX" = 1\n', "'NX' is not a card"),
        ('"NE" = 1\n', '"NE" = 0\n', "has 0 copies"),
        ('"NS.EW+bridge-NS" = 1', '"NS.EW" = 1', r"are a bridge \[D-42\]"),
        ('"NE.SW+tunnel" = 1', '"NE.SW" = 1', r"by a tunnel \[D-43\]"),
        ('"NE+ladder", "NW+vein"', '"NS+ladder", "NW+vein"', r"goal:NS\+ladder: .* \[D-48\]"),
        ('"NE+ladder", "NW+vein"', '"NE+ladder", "NW+hole"', "exit, hole, ladder and vein"),
        ('start = "NESW+ladder"', 'start = "NESW"', r"the start card is NESW\+ladder \[D-7\]"),
        ('start = "NESW+ladder"', "", "'start' is missing"),
        ('"NES" = 1\n"NEW" = 1\n"NESW" = 3\n', '"NS.EW+bridge-NS" = 5\n', "deck"),
        ('start = "NESW+ladder"', "start = 5", r"start: 5 is not a card; .* \[D-5\]"),
        ('goals = ["NESW+exit", ', "goals = [4, ", r"goals: 4 is not a card; .* \[D-5\]"),
        (
            'goals = ["NESW+exit", "NES+hole", "NE+ladder", "NW+vein"]',
            "goals = 3",
            r"goals: 3 is not a"
            r" list; .* \[D-2\]",
        ),
        ('"NESW" = 4', '"NESW" = "4"', r"paths.I: 'NESW' has '4' copies; .* 1 or more \[D-5\]"),
        ('"NESW" = 4', '"NESW" = 4.0', r"paths.I: 'NESW' has 4.0 copies"),
        ("info = 2", 'info = "2"', r"actions.II: 'info' has '2' copies; .* 0 or more \[D-5\]"),
        ("info = 2", "info = 2.0", r"actions.II: 'info' has 2.0 copies"),
        ("swap = 1", "swap = true", r"actions.II: 'swap' has True copies"),
        ("info = 2", "info = -2", r"actions.II: 'info' has -2 copies"),
        (
            "[actions.I]",
            "[actions.IV]",
            r"actions: 'IV' is not a group; they are I, II, III \[D-4\]",
        ),
        ("[paths.I]\n", "[paths]\nI = 19\n[paths.II.more]\n", r"paths.I: 19 is not a table"),
    ],
)
def test_a_deck_that_breaks_a_rule_is_refused_by_name(old: str, new: str, message: str) -> None:
    assert old in DECK
    with pytest.raises(DeckError, match=message):
        parse_deck(DECK.replace(old, new, 1))


@pytest.mark.clause("D-5")
@given(st.randoms())
def test_the_order_of_the_file_and_what_is_remarked_in_it_change_nothing(random: Random) -> None:
    head, *tables = DECK.rstrip().split("\n\n[")
    shuffled = []
    for table in random.sample(tables, len(tables)):
        name, *cards = table.split("\n")
        lines = random.sample([*cards, "# a remark"], len(cards) + 1)
        shuffled.append("\n".join([name, *lines]))
    other = parse_deck("\n\n[".join([head, *shuffled]))
    assert other == load_deck()
    assert other.fingerprint() == GAME.deck


@pytest.mark.clause("D-5")
def test_another_deck_has_another_fingerprint() -> None:
    goal = DECK.replace('"NESW+exit"', '"NES+exit"')
    assert goal != DECK
    assert parse_deck(goal).fingerprint() != GAME.deck


def test_an_action_card_without_copies_is_none_of_the_deck() -> None:
    assert parse_deck(DECK.replace("[actions.I]\n", "[actions.I]\nswap = 0\n")) == load_deck()


@pytest.mark.clause("D-5")
def test_every_group_has_straights_curves_ts_and_crosses() -> None:
    changed = DECK.replace('"NESW" = 3\n', '"NESW+hole" = 3\n', 1).replace('"NEW+hole"', '"NEW"', 1)
    with pytest.raises(DeckError):
        parse_deck(changed)
    for group in ("I", "II", "III"):
        plain = {card.openings for card in load_deck().paths if card.group == group}
        assert plain >= {"NS", "EW", "NE", "NES", "NESW"}


@pytest.mark.clause("D-6")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("I:ESW+hole@0,-1", "ESW"),
        ("II:NES+hole@0,-1", "N"),
        ("II:NSW+hole@0,-1", "S"),
        ("III:ESW+hole@0,-1", "*ESW"),
        ("II:NS+hole-S@0,-1", "S"),
    ],
)
def test_a_feature_lies_on_the_field_the_middle_or_at_the_first_opening(card: str, at: str) -> None:
    (laid,) = [shown for shown in seen(position(f"net {card}")).net if shown.kind == "path"]
    assert (laid.feature, laid.at) == ("hole", at)


@pytest.mark.clause("D-6")
def test_the_tunnel_is_next_to_fields_middles_or_all_openings() -> None:
    assert steps("I:NE.SW+tunnel@-1,0 I:EW@1,0", "-1,0:T") == {"-1,0:NE", "-1,0:SW"}
    assert steps("II:NE.SW+tunnel@-1,0", "-1,0:T") == {f"-1,0:{side}" for side in "NESW"}
    assert steps("III:NE.SW+tunnel@-1,0", "-1,0:T") == {"-1,0:*NE", "-1,0:*SW"}


@pytest.mark.clause("D-7")
def test_the_start_card_is_one_field_with_a_ladder_and_goals_have_a_middle() -> None:
    (start,) = seen(dealt(4)).net
    assert (start.fields, start.feature, start.at) == (("NESW",), "ladder", "NESW")
    state = position(
        "net I:EW@3,-4", "goals hole exit ladder vein", "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
        "now phase=moving",
    )  # fmt: skip
    entered = after(state, "step 4,-4")
    goal = next(card for card in seen(entered).net if card.kind == "goal")
    assert (goal.feature, goal.at) == ("exit", "*NESW")
    assert goal.fields == ("N", "E", "S", "W", "*NESW")
    assert seen(entered).players[0].field == "4,-4:W"


@pytest.mark.clause("D-8")
def test_a_face_down_goal_has_no_ladder_and_its_vein_gets_gold_when_it_is_turned_up() -> None:
    lines = ("net I:EW@3,-4", "goals hole vein exit ladder", "dwarves 3,-4:EW 0,0:NESW 0,0:NESW")
    state = position(*lines, "now phase=moving")
    assert legal(state, "step") == {"step 4,-4"}
    supply = seen(state).supply
    entered = after(state, "step 4,-4")
    assert seen(entered).supply == supply - 1
    assert next(card for card in seen(entered).net if card.kind == "goal").gold
    ladder = position("net I:EW@1,0", "dwarves 0,0:NESW 0,0:NESW 0,0:NESW", "now phase=moving")
    assert legal(ladder, "step") == {"step 1,0:EW"}


@pytest.mark.clause("D-9")
@pytest.mark.parametrize(("card", "at"), [("III:N.EW+hole", "*N"), ("III:EW.S+hole", "*S")])
def test_a_feature_belongs_to_the_set_of_the_first_opening(card: str, at: str) -> None:
    (laid,) = [shown for shown in seen(position(f"net {card}@1,0")).net if shown.kind == "path"]
    assert (laid.feature, laid.at) == ("hole", at)


@pytest.mark.clause("D-48")
def test_every_goal_can_be_entered_from_every_side() -> None:
    for goal in load_deck().goals:
        assert set(goal.openings) & set("NS")
        assert set(goal.openings) & set("EW")
