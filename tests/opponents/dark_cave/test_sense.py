"""What any sensible player does in The Dark Cave, and `standard` too, and what it makes of others.

No position is a close call: however `standard` weighs things, this is how it should come out.
"""

from __future__ import annotations

from typing import Any

import pytest

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.state import State
from pitprop.opponents import find_opponent
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.hope import is_hopeless
from tests.dark_cave.positions import after, legal, position

STANDARD = find_opponent("standard")
SEEDS = range(5)


def choices(state: State) -> set[str]:
    """What the standard opponent does, over some seeds."""
    view = state.view(state.decider)
    return {str(STANDARD.choose(view, seed=f"sense {seed}").move) for seed in SEEDS}


def reasons(state: State) -> set[str]:
    """The keys of its reasons."""
    view = state.view(state.decider)
    return {reason.key for reason in STANDARD.choose(view, seed="sense").reasons}


def walked(state: State) -> State:
    """The state after the standard opponent has moved its dwarf as it likes."""
    state = state.clone()
    mover = state.decider
    while state.decider == mover and state.table.on_turn == mover:
        state.play(STANDARD.choose(state.view(mover), seed="sense").move)
    return state


TO_EXIT = (
    "net I:EW@-1,0 I:NEW@-2,0 II:EW@-3,0 II:NESW+hole@-4,0 I:NS@-4,-1 II:NS@-4,-2 III:NS@-4,-3"
)
"""A way from the start to the exit, which lies face up, with a hole at its corner."""

EXIT = "goals exit:NESW hole ladder vein"
ONE_STEP = "-4,-4:S"
"""One step from the exit."""

PASSES = "hand 1 I:rat I:NE"

HUNT = "net I:NS@0,-1 I:NESW@0,-2 I:E+hole@-1,-2 I:NES@0,-3 I:EW@1,-2"
"""A hole with two ways on, near the start."""

IN_REACH = "dwarves 0,0:NESW 0,-3:NES 1,-2:EW"


# --- Ladders ------------------------------------------------------------------------------------

SHORT_CUT = "net I:NS@0,-1 I:NES@0,-2 II:NS@0,-3 I:NESW@0,-4 II:EW@-1,-4 II:NEW@-2,-4"
KNOWN = ("goals exit hole ladder vein", "looked 1 -4,-4")


@pytest.mark.clause("D-41")
def test_a_ladder_is_a_short_cut_to_the_exit() -> None:
    state = position(f"{SHORT_CUT} II:NESW+ladder@-3,-4", *KNOWN, PASSES, seats=2)
    state = after(state, "pass I:rat")
    for step in ("step -3,-4:N", "step -3,-4:W", "step -4,-4"):
        assert choices(state) == {step}
        state = after(state, step)


@pytest.mark.clause("D-41")
def test_of_two_cards_that_close_the_way_the_one_with_a_ladder_is_laid() -> None:
    """The dwarf is on the start card, which has a ladder."""
    hand = "hand 1 II:NESW+ladder I:EW II:NESW"
    laid = choices(position(SHORT_CUT, *KNOWN, hand, seats=2))
    assert laid <= {"lay II:NESW+ladder -3,-4", "lay II:NESW+ladder-S -3,-4"}


# --- Bridges ------------------------------------------------------------------------------------


@pytest.mark.clause("D-42")
def test_of_two_cards_that_close_the_way_the_one_without_a_bridge_is_laid() -> None:
    hand = "hand 1 I:EW I:NS.EW+bridge-EW"
    assert choices(position(SHORT_CUT, *KNOWN, hand, seats=2)) == {"lay I:EW -3,-4"}


# --- Tunnels ------------------------------------------------------------------------------------


@pytest.mark.clause("D-43")
@pytest.mark.parametrize("gold", [1, 3])
def test_a_dwarf_does_not_wait_before_a_tunnel_that_its_only_way_leads_through(gold: int) -> None:
    way = TO_EXIT.replace("I:NEW@-2,0", "I:NE.SW+tunnel@-2,0")
    dwarves = "dwarves -2,0:NE 0,0:NESW 0,0:NESW"
    state = position(way, EXIT, dwarves, f"gold {gold} 3 3", PASSES)
    state = walked(after(state, "pass I:rat"))
    assert state.table.gold[0] == gold - 1


# --- Searching for the exit ---------------------------------------------------------------------

FEW_CURVES = "hand 1 I:NE I:NW I:NESW I:NESW I:NES+hole"


@pytest.mark.clause("D-22")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("lines", [(), KNOWN])
def test_it_does_not_pass_while_a_card_that_can_be_laid_is_of_use(
    seats: int, lines: tuple[str, ...]
) -> None:
    chosen = choices(position(FEW_CURVES, *lines, seats=seats))
    assert {move.split()[0] for move in chosen} == {"lay"}


FORK = (
    "net I:NS@0,-1 I:NES@0,-2 II:NS@0,-3 I:NESW@0,-4 "
    "I:NESW@-1,-4 I:NESW@-2,-4 I:NESW@1,-4 I:NEW@2,-4"
)
"""Between two goals, as far from the one as from the other."""


@pytest.mark.clause("D-70")
@pytest.mark.parametrize(
    ("other", "goes"),
    [
        ("-2,-4:NESW", {"step 1,-4:NESW"}),
        ("2,-4:NEW", {"step -1,-4:NESW"}),
        ("0,0:NESW", {"step 1,-4:NESW", "step -1,-4:NESW"}),
    ],
)
def test_of_two_goals_it_leaves_to_another_dwarf_the_one_that_this_is_nearer_to(
    other: str, goes: set[str]
) -> None:
    dwarves = f"dwarves 0,-4:NESW {other} 0,0:NESW 0,0:NESW 0,0:NESW"
    state = position(FORK, dwarves, "hand 1 I:rat I:NE", "now phase=moving", seats=5)
    assert choices(state) == goes


# --- Veins --------------------------------------------------------------------------------------

ON_THE_WAY = ("net I:NS@0,-1 I:NES+vein@0,-2 I:NES@0,-3", "veins 0,-2:NES")
BEFORE_THE_EXIT = (
    TO_EXIT.replace("III:NS@-4,-3", "I:NES+vein@-4,-3"),
    "veins -4,-3:NES",
    EXIT,
    "dwarves -4,-2:S 0,0:NESW 0,0:NESW",
)
LAST_ROUNDS = (
    "pile -",
    "hand 1 I:rat I:NE I:axe",
    "hand 2 II:info I:boots",
    "hand 3 II:info I:web",
)

LOYAL = "clans blue-loyal blue-loyal blue-saboteur | blue-saboteur"
HIDING = "clans blue-saboteur blue-loyal blue-loyal | blue-saboteur"


AMONG_FIVE = (
    "clans blue-saboteur blue-loyal blue-loyal yellow-loyal yellow-loyal"
    " | blue-loyal yellow-loyal yellow-saboteur"
)


def gold_after_walking(*lines: str) -> int:
    """What seat 1 has when it has passed a card and walked."""
    return int(walked(after(position(*lines), "pass I:rat")).table.gold[0])


@pytest.mark.clause("D-44")
def test_a_loyal_dwarf_takes_the_gold_on_its_way() -> None:
    assert gold_after_walking(*ON_THE_WAY, LOYAL, PASSES) == 4


@pytest.mark.clause("D-44")
def test_a_saboteur_that_everybody_knows_takes_the_gold_on_its_way() -> None:
    assert gold_after_walking(*ON_THE_WAY, HIDING, "shown 1", PASSES) == 4


@pytest.mark.clause("D-44")
def test_a_hidden_saboteur_does_not_give_itself_away_for_gold_early() -> None:
    assert gold_after_walking(*ON_THE_WAY, HIDING, PASSES) == 3


@pytest.mark.clause("D-44")
@pytest.mark.parametrize("clans", [LOYAL, HIDING])
def test_everybody_takes_the_gold_before_the_exit_when_little_is_left_to_come(clans: str) -> None:
    assert gold_after_walking(*BEFORE_THE_EXIT, clans, *LAST_ROUNDS) == 4


@pytest.mark.clause("D-44")
def test_a_dwarf_goes_out_of_its_way_for_gold_when_there_is_time() -> None:
    """The exit is in the south-west, and the gold in the north."""
    state = position(
        "net I:NS@0,-1 II:NES+ladder@0,1 I:NES+vein@0,-2",
        "veins 0,-2:NES",
        "goals hole ladder exit vein",
        "looked 1 -4,4",
        *(LOYAL, PASSES),
    )
    state = after(state, "pass I:rat")
    assert choices(state) == {"step 0,-1:NS"}
    assert walked(state).table.gold[0] == 4


ASKED = ("step 0,-1:NS", "step 0,-2:NES", "stay")


@pytest.mark.clause("D-44")
@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        ((LOYAL,), "vein yes"),
        ((HIDING, "shown 1"), "vein yes"),
        ((HIDING,), "vein no"),
    ],
)
def test_asked_it_takes_the_gold_unless_that_gives_it_away(lines: list[str], answer: str) -> None:
    state = position(*ON_THE_WAY, *lines, PASSES, vein_optional="yes")
    assert choices(after(state, "pass I:rat", *ASKED)) == {answer}


@pytest.mark.clause("D-44")
def test_asked_a_hidden_saboteur_takes_the_gold_when_it_is_about_to_leave() -> None:
    state = position(*BEFORE_THE_EXIT, HIDING, *LAST_ROUNDS, vein_optional="yes")
    state = after(state, "pass I:rat", "step -4,-2:N", "step -4,-3:NES", "stay")
    assert choices(state) == {"vein yes"}


@pytest.mark.clause("D-12", "D-44")
def test_asked_a_hidden_saboteur_takes_the_gold_for_which_it_would_have_ended_its_way() -> None:
    """Among five hardly anybody suspects it yet; it shows itself as much one way as the other."""
    lines = (
        TO_EXIT.replace("I:NEW@-2,0", "II:NEW+vein@-2,0"),
        "veins -2,0:N",
        EXIT,
        AMONG_FIVE,
        PASSES,
    )
    assert walked(after(position(*lines, seats=5), "pass I:rat")).table.gold[0] == 4
    state = position(*lines, seats=5, vein_optional="yes")
    state = after(state, "pass I:rat", "step -1,0:EW", "step -2,0:E", "step -2,0:N")
    assert choices(state) == {"vein yes"}


# --- Secret information -------------------------------------------------------------------------


@pytest.mark.clause("D-50")
def test_it_looks_at_another_goal_than_one_that_a_possible_mate_has_looked_at() -> None:
    """The mate will show by its ways what that one is."""
    state = position("hand 1 II:info I:NE", "hand 2 II:info I:web I:rat")
    state = after(state, "II:info goal -4,-4")
    if "stay" in legal(state):
        state = after(state, "stay")
    assert choices(state)
    assert choices(state) <= {f"II:info goal {place}" for place in ("4,-4", "-4,4", "4,4")}


# --- Webs and axes against them -----------------------------------------------------------------

ABOUT_TO_LEAVE = (EXIT, "dwarves 0,0:NESW -4,-3:S 0,0:NESW", "shown 2 3")
MATE_SECOND = LOYAL
ENEMY_SECOND = "clans blue-loyal blue-saboteur blue-loyal | blue-saboteur"


@pytest.mark.clause("D-53")
def test_a_web_is_laid_before_an_enemy_who_is_about_to_leave() -> None:
    state = position(TO_EXIT, *ABOUT_TO_LEAVE, ENEMY_SECOND, "hand 1 I:web I:rat I:NE")
    assert choices(state) == {"I:web -4,-4 S"}
    assert "others-good" in reasons(state)


@pytest.mark.clause("D-53")
def test_no_web_is_laid_before_a_mate_who_is_about_to_leave() -> None:
    state = position(TO_EXIT, *ABOUT_TO_LEAVE, MATE_SECOND, "hand 1 I:web I:rat I:NE")
    assert "I:web -4,-4 S" in legal(state)
    assert not any(move.startswith("I:web -4") for move in choices(state))


@pytest.mark.clause("D-56")
def test_an_axe_cuts_the_web_that_keeps_the_dwarf_from_leaving() -> None:
    webs = ("webs -4,-4:S=1:2:I:web", "axes 1:I:axe", "dwarves -4,-3:N 0,0:NESW")
    state = after(position(TO_EXIT, EXIT, *webs, PASSES, seats=2), "pass I:rat")
    assert choices(state) == {"cut web -4,-4 S"}
    assert list(walked(state).table.left) == [0]


@pytest.mark.clause("D-56")
def test_no_axe_is_spent_on_a_web_behind_the_dwarf() -> None:
    webs = ("webs -4,-2:S=1:2:I:web", "axes 1:I:axe", "dwarves -4,-2:S 0,0:NESW")
    state = after(position(TO_EXIT, EXIT, *webs, PASSES, seats=2), "pass I:rat")
    assert not any(move.startswith("cut") for move in choices(state))


# --- Creatures and axes against them ------------------------------------------------------------


@pytest.mark.clause("D-66")
@pytest.mark.parametrize("creature", ["I:goblin", "II:lindworm"])
@pytest.mark.parametrize(("clans", "enemy"), [(ENEMY_SECOND, "0,-3:NES"), (MATE_SECOND, "1,-2:EW")])
def test_a_creature_is_sent_at_the_enemy_and_not_at_the_mate(
    creature: str, clans: str, enemy: str
) -> None:
    state = position(HUNT, EXIT, clans, "shown 2 3", IN_REACH, f"hand 1 {creature}")
    sent = choices(state)
    assert sent == {f"{creature} -1,-2:E > {enemy}"}
    assert "hits-other" in reasons(state)


@pytest.mark.clause("D-66")
@pytest.mark.parametrize(
    ("creature", "nothing_to_lose"),
    [("I:goblin", "gold 3 0 3"), ("II:lindworm", "lying 2"), ("I:rat", "hand 2 -")],
)
def test_no_creature_is_sent_at_a_mate_even_if_it_has_nothing_to_lose(
    creature: str, nothing_to_lose: str
) -> None:
    dwarves = "dwarves 0,0:NESW -4,-1:NS 0,0:NESW"
    lines = (MATE_SECOND, "shown 2 3", dwarves, f"hand 1 {creature}", nothing_to_lose)
    state = position(TO_EXIT, EXIT, *lines)
    assert f"{creature} -4,0:N > -4,-1:NS" in legal(state)
    assert not any(move.endswith("-4,-1:NS") for move in choices(state))


@pytest.mark.clause("D-67")
def test_a_creature_that_reaches_nobody_is_put_in_the_way_of_an_enemy() -> None:
    dwarves = "dwarves 0,0:NESW -1,0:EW 0,0:NESW"
    state = position(TO_EXIT, EXIT, dwarves, ENEMY_SECOND, "shown 2 3", "hand 1 I:rat I:NE")
    assert not [move for move in legal(state, "I:rat") if move.endswith("-1,0:EW")]
    on_its_way = {f"I:rat -4,0:N > -3,0:{side}" for side in "EW"}
    assert choices(state) <= on_its_way
    assert "bars-way" in reasons(state)


@pytest.mark.clause("D-66")
def test_a_goblin_is_sent_at_the_enemy_who_has_gold() -> None:
    clans = "clans blue-loyal blue-saboteur blue-saboteur | blue-loyal"
    for gold, enemy in (("3 3 0", "0,-3:NES"), ("3 0 3", "1,-2:EW")):
        lines = (f"gold {gold}", clans, "shown 2 3", IN_REACH, "hand 1 I:goblin")
        assert choices(position(HUNT, EXIT, *lines)) == {f"I:goblin -1,-2:E > {enemy}"}


@pytest.mark.clause("D-57")
@pytest.mark.parametrize(
    ("creature", "lines", "answer"),
    [
        ("I:goblin", (), "axe yes"),
        ("I:goblin", ("gold 3 0",), "axe no"),
        ("II:lindworm", (), "axe yes"),
        ("II:lindworm", ("lying 2",), "axe no"),
        ("I:rat", ("hand 2 -",), "axe no"),
    ],
)
def test_an_axe_is_used_where_there_is_something_to_lose(
    creature: str, lines: list[str], answer: str
) -> None:
    table = (TO_EXIT, EXIT, "dwarves 0,0:NESW -4,-1:NS", "axes 2:I:axe", f"hand 1 {creature} I:NE")
    state = after(position(*table, *lines, seats=2), f"{creature} -4,0:N > -4,-1:NS")
    assert state.decider == 1
    assert choices(state) == {answer}


@pytest.mark.clause("D-57")
@pytest.mark.parametrize(("clans", "answer"), [(LOYAL, "axe no"), (HIDING, "axe yes")])
def test_an_axe_saves_a_mate_and_no_enemy(clans: str, answer: str) -> None:
    """Seat 2, who has the axe, has no gold to lose; seat 3, on the same field, has."""
    dwarves = ("dwarves 0,0:NESW -4,-1:NS -4,-1:NS", "gold 3 0 3", "shown 1 2 3")
    state = position(TO_EXIT, EXIT, clans, *dwarves, "axes 2:I:axe", "hand 1 I:goblin I:NE")
    state = after(state, "I:goblin -4,0:N > -4,-1:NS")
    assert choices(state) == {answer}


# --- Leaving ------------------------------------------------------------------------------------

OUT_STEP = "step -4,-4:*NESW"


def left_last(gold: str, *lines: str) -> State:
    """Seat 1 is the last to work for blue, one step from the exit; seat 3 is out for yellow."""
    state = position(
        TO_EXIT.replace("III:NS@-4,-3", "I:NES+vein@-4,-3"),
        EXIT,
        f"dwarves {ONE_STEP} 0,0:NESW out",
        "clans blue-loyal blue-saboteur blue-saboteur | blue-loyal",
        "left 3",
        "shown 3",
        f"gold {gold}",
        PASSES,
        *lines,
    )
    return after(state, "pass I:rat")


@pytest.mark.clause("D-80")
def test_it_does_not_leave_when_that_ends_the_game_for_the_others_and_gold_is_near() -> None:
    """2 x 2 loses to 5 x 1; with the gold of the vein 3 x 2 wins."""
    state = walked(left_last("2 3 5", "veins -4,-3:NES"))
    assert state.table.result is None
    assert state.table.gold[0] == 3


@pytest.mark.clause("D-80")
def test_it_leaves_when_that_wins_the_game_even_if_gold_is_near() -> None:
    assert choices(left_last("3 3 5", "veins -4,-3:NES")) == {OUT_STEP}


@pytest.mark.clause("D-80")
@pytest.mark.parametrize("both_out", ["no", "yes"])
def test_of_two_it_leaves_first_and_knows_whether_that_ends_the_game(both_out: str) -> None:
    state = position(
        *(TO_EXIT, EXIT, f"dwarves {ONE_STEP} 0,0:NESW", "gold 1 3", PASSES),
        seats=2,
        both_out=both_out,
    )
    moving = after(state, "pass I:rat")
    assert choices(moving) == {OUT_STEP}
    assert ("ends-well" in reasons(moving)) == (both_out == "no")


@pytest.mark.clause("D-80")
@pytest.mark.parametrize(
    ("shown", "certain", "uncertain"),
    [(("shown 2 3",), "ends-well", "may-end-well"), ((), "may-end-well", "ends-well")],
)
def test_that_leaving_ends_the_game_is_said_for_certain_only_where_it_is_known(
    shown: tuple[str, ...], certain: str, uncertain: str
) -> None:
    """The others are of the own clan, and each is likely to be a saboteur, but may be loyal."""
    clans = "clans blue-loyal blue-saboteur blue-saboteur | blue-loyal"
    dwarves = f"dwarves {ONE_STEP} 0,0:NESW 0,0:NESW"
    state = position(TO_EXIT, EXIT, dwarves, clans, *shown, "gold 3 3 3", PASSES)
    keys = reasons(after(state, "pass I:rat"))
    assert certain in keys
    assert uncertain not in keys


@pytest.mark.clause("D-80")
def test_by_the_house_rule_for_two_the_last_one_out_wins_with_more_gold() -> None:
    state = position(
        *(TO_EXIT, EXIT, f"dwarves {ONE_STEP} out", "left 2", "shown 2", "gold 3 1", PASSES),
        seats=2,
        both_out="yes",
    )
    moving = after(state, "pass I:rat")
    assert choices(moving) == {OUT_STEP}
    assert "ends-well" in reasons(moving)


@pytest.mark.clause("D-80")
def test_it_leaves_with_its_gold_while_a_mate_is_inside_though_the_others_lead() -> None:
    state = position(
        TO_EXIT,
        EXIT,
        f"dwarves {ONE_STEP} 0,0:NESW out 0,0:NESW",
        "clans blue-loyal blue-loyal blue-saboteur blue-saboteur | -",
        "left 3",
        "shown 2 3 4",
        "gold 3 3 8 3",
        PASSES,
        seats=4,
    )
    assert choices(after(state, "pass I:rat")) == {OUT_STEP}


@pytest.mark.clause("D-83")
def test_a_hidden_saboteur_carries_gold_out_for_the_other_clan() -> None:
    dwarves = f"dwarves {ONE_STEP} 0,0:NESW 0,0:NESW"
    state = position(TO_EXIT, EXIT, dwarves, HIDING, "shown 2 3", PASSES)
    assert choices(after(state, "pass I:rat")) == {OUT_STEP}


@pytest.mark.clause("D-58")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("I:goblin I:NE", "I:goblin -4,0:N > -4,-2:N"),
        ("I:boots", "I:boots 3"),
        ("I:axe", "I:axe 3"),
    ],
)
def test_whose_dwarf_is_out_still_helps_the_mates_inside(hand: str, move: str) -> None:
    """Seat 2 is about to leave for the others; seat 3 has a long way."""
    state = position(
        TO_EXIT,
        EXIT,
        "clans blue-loyal blue-saboteur blue-loyal blue-saboteur | -",
        "dwarves out -4,-2:N 0,0:NESW 0,0:NESW",
        "left 1",
        "shown 1 2 3 4",
        f"hand 1 {hand}",
        seats=4,
    )
    assert choices(state) == {move}


# --- Ending the game ----------------------------------------------------------------------------


def too_late(
    *lines: str,
    dwarf: str = "-3,0:W",
    hand: str = "I:rat",
    second: str = "I:NE",
    way: str = TO_EXIT,
) -> State:
    """A card or two each are left, and nobody inside is near enough to the exit but for a dwarf."""
    hands = (f"hand 1 {hand}", f"hand 2 {second}", "hand 3 I:NW")
    rest = ("left 1", "shown 1 2 3", "pile -", *hands)
    return position(way, EXIT, f"dwarves out {dwarf} -2,0:NEW", ENEMY_SECOND, *rest, *lines)


@pytest.mark.clause("D-82")
def test_it_proposes_and_accepts_the_end_when_nobody_can_get_out_any_more() -> None:
    state = too_late()
    assert choices(state) == {"end propose"}
    state = after(state, "end propose")
    for _ in range(2):
        assert choices(state) == {"end yes"}
        state = after(state, "end yes")
    assert state.table.result is not None


@pytest.mark.clause("D-82")
def test_it_does_not_propose_again_what_was_refused() -> None:
    state = after(too_late(hand="I:rat I:axe"), "end propose", "end no", "pass I:rat")
    while state.table.on_turn != 0 or state.table.turns == 1:
        state = after(state, min(legal(state, "pass") or legal(state, "stay")))
    assert choices(state)
    assert choices(state) != {"end propose"}


@pytest.mark.clause("D-82")
def test_nobody_proposes_what_somebody_else_has_just_refused() -> None:
    assert choices(too_late("turn 2")) == {"end propose"}
    state = after(too_late(hand="I:rat I:axe"), "end propose", "end yes", "end no", "pass I:rat")
    assert state.table.on_turn == 1
    assert "end propose" in legal(state, "end")
    assert choices(state) != {"end propose"}


@pytest.mark.clause("D-82")
def test_it_neither_proposes_nor_accepts_the_end_while_a_turn_may_be_enough() -> None:
    state = too_late(dwarf="-4,-3:*NS")
    assert choices(state) != {"end propose"}
    state = after(state, "end propose")
    assert choices(state) == {"end no"}


def way_by(last: str) -> str:
    """The way to the exit, its last card another one."""
    return TO_EXIT.replace("III:NS@-4,-3", f"{last}@-4,-3")


@pytest.mark.clause("D-42", "D-43", "D-53", "D-82")
@pytest.mark.parametrize(
    ("way", "dwarf", "lines"),
    [
        (way_by("I:NS.EW+bridge-NS"), "-4,-2:N", ()),
        (way_by("I:NW.ES+tunnel"), "-4,-3:ES", ()),
        (TO_EXIT, "-4,-3:*NS", ("webs -4,-3:N=1:1:II:web",)),
    ],
    ids=["bridge", "tunnel", "web"],
)
def test_it_does_not_accept_the_end_where_a_way_out_is_only_dear(
    way: str, dwarf: str, lines: tuple[str, ...]
) -> None:
    """A dwarf of the other clan is within the steps of its last turn; nobody has left for it."""
    state = after(too_late(*lines, dwarf=dwarf, way=way), "end propose")
    assert state.decider == 1
    assert choices(state) == {"end no"}


@pytest.mark.clause("D-54", "D-82")
@pytest.mark.parametrize(
    ("hand", "lines", "answer"),
    [
        ("I:boots", (), "end no"),
        ("I:NE", (), "end no"),
        ("I:NE", ("boots 3:I:boots",), "end yes"),
    ],
    ids=["in hand", "in another hand perhaps", "already laid"],
)
def test_it_does_not_accept_the_end_where_boots_may_lead_out(
    hand: str, lines: tuple[str, ...], answer: str
) -> None:
    """A dwarf is four steps from the exit, and every back is one of group I."""
    state = after(too_late(*lines, second=hand, dwarf="-4,-3:S"), "end propose")
    assert choices(state) == {answer}


LADDER_BEHIND = f"{TO_EXIT} I:NES+ladder@0,1"


@pytest.mark.clause("D-41", "D-82")
@pytest.mark.parametrize(
    ("hand", "way", "answer"),
    [
        ("I:NES+ladder", TO_EXIT, "end no"),
        ("I:NE", TO_EXIT, "end no"),
        ("I:NE", LADDER_BEHIND, "end yes"),
    ],
    ids=["in hand", "in another hand perhaps", "already laid"],
)
def test_it_does_not_accept_the_end_where_a_ladder_may_lead_out(
    hand: str, way: str, answer: str
) -> None:
    """From the start card to one laid beside the exit, and out; every back is one of group I."""
    state = after(too_late(second=hand, dwarf="0,0:NESW", way=way), "end propose")
    assert choices(state) == {answer}


@pytest.mark.clause("D-24", "D-82")
def test_there_is_hope_while_the_last_movement_may_lead_out() -> None:
    state = after(too_late("turn 2", dwarf="-4,-3:*NS"), "pass I:NE")
    assert legal(state, "step")
    assert not is_hopeless(Situation(state.view(1)))
    state = after(state, "stay")
    assert is_hopeless(Situation(state.view(0)))


# --- Hiding -------------------------------------------------------------------------------------


@pytest.mark.clause("D-12")
@pytest.mark.parametrize("creature", ["I:goblin", "II:lindworm", "I:rat"])
def test_a_hidden_saboteur_harms_nobody_of_its_clan_early(creature: str) -> None:
    dwarves = "dwarves 0,0:NESW 1,-2:EW 0,0:NESW 0,0:NESW 0,0:NESW"
    state = position(HUNT, AMONG_FIVE, dwarves, f"hand 1 {creature} I:NE", seats=5)
    assert f"{creature} -1,-2:E > 1,-2:EW" in legal(state)
    assert not any(">" in move for move in choices(state))


@pytest.mark.clause("D-12")
def test_a_hidden_saboteur_harms_who_is_about_to_leave_when_little_is_left_to_come() -> None:
    """A mate has left, so that there is something to win yet."""
    dwarves = "dwarves 0,0:NESW -4,-2:N 0,0:NESW out 0,0:NESW"
    late = ("pile -", "hand 2 II:info I:NW", "hand 3 I:boots", "hand 4 I:NES", "hand 5 I:web")
    out = ("left 4", "shown 4", "hand 1 I:goblin I:NE")
    state = position(TO_EXIT, EXIT, AMONG_FIVE, dwarves, *late, *out, seats=5)
    assert choices(state) == {"I:goblin -4,0:N > -4,-2:N"}


# --- Beliefs ------------------------------------------------------------------------------------


def saboteurs(state: State, seat: int) -> list[float]:
    """How likely each player is a saboteur, as a seat sees it."""
    return list(Situation(state.view(seat)).saboteur)


@pytest.mark.clause("D-11")
def test_without_evidence_it_believes_what_the_deal_says_of_one_clan() -> None:
    """Two loyal dwarves and two saboteurs, of whom three play."""
    state = position("clans blue-loyal blue-saboteur blue-saboteur | blue-loyal")
    for seat in range(3):
        assert Situation(state.view(seat)).suspected == pytest.approx(1 / 2)
    assert saboteurs(state, 0) == pytest.approx([0, 2 / 3, 2 / 3])
    assert saboteurs(state, 1) == pytest.approx([1 / 3, 1, 1 / 3])


@pytest.mark.clause("D-11")
def test_without_evidence_it_believes_what_the_deal_says_of_two_clans() -> None:
    """Three loyal dwarves and a saboteur of each clan, of whom five play."""
    state = position(AMONG_FIVE, seats=5)
    assert saboteurs(state, 1) == pytest.approx([1 / 3, 0, 1 / 3, 1 / 4, 1 / 4])
    assert saboteurs(state, 0) == pytest.approx([1, 0, 0, 1 / 4, 1 / 4])


@pytest.mark.clause("D-11")
def test_two_players_know_each_other() -> None:
    assert saboteurs(position(seats=2), 0) == [0, 0]


def with_first_out(clans: str, seats: int) -> State:
    """After seat 1 has left the cave, first of all."""
    dwarves = " ".join([ONE_STEP] + ["0,0:NESW"] * (seats - 1))
    state = position(TO_EXIT, EXIT, f"dwarves {dwarves}", f"clans {clans}", PASSES, seats=seats)
    return after(state, "pass I:rat", OUT_STEP)


@pytest.mark.clause("D-81")
def test_who_has_seen_both_saboteurs_aside_believes_everybody_loyal() -> None:
    state = with_first_out(
        "blue-loyal blue-loyal yellow-loyal yellow-loyal yellow-loyal"
        " | blue-loyal blue-saboteur yellow-saboteur",
        seats=5,
    )
    assert saboteurs(state, 0) == [0] * 5
    assert all(chance > 0 for chance in saboteurs(state, 1)[2:])


@pytest.mark.clause("D-81")
def test_who_has_seen_one_saboteur_aside_knows_that_the_other_plays() -> None:
    state = with_first_out(
        "blue-loyal blue-saboteur blue-loyal yellow-loyal yellow-loyal"
        " | blue-loyal yellow-loyal yellow-saboteur",
        seats=5,
    )
    assert saboteurs(state, 0) == pytest.approx([0, 1 / 2, 1 / 2, 0, 0])


@pytest.mark.clause("D-80")
def test_while_the_game_goes_on_somebody_inside_works_for_each_clan() -> None:
    """A saboteur next to a loyal dwarf that has left knows the third for loyal."""
    state = with_first_out("blue-loyal blue-saboteur blue-loyal | blue-saboteur", seats=3)
    assert saboteurs(state, 1) == [0, 1, 0]
    assert saboteurs(state, 2) == [0, 1, 0]


# Seat 2 is known to be loyal to blue; what the third player is, nobody knows.
WATCHED = (
    "clans blue-loyal blue-loyal blue-saboteur yellow-loyal yellow-loyal"
    " | blue-loyal yellow-loyal yellow-saboteur",
    "shown 2",
)


def works_for_yellow(state: State) -> float:
    """How likely seat 3, a blue dwarf, works for yellow, as a yellow player sees it."""
    return saboteurs(state, 3)[2]


def watched(*lines: str) -> State:
    """Seat 3 is on turn, near nobody but seat 2."""
    dwarves = "dwarves 0,0:NESW 1,-2:EW 0,0:NESW 0,0:NESW 0,0:NESW"
    return position(HUNT, *WATCHED, dwarves, "turn 3", *lines, seats=5)


@pytest.mark.clause("D-12")
@pytest.mark.parametrize("axe", [False, True])
def test_who_sends_creatures_at_a_loyal_dwarf_is_believed_to_work_against_it(axe: bool) -> None:
    """More so each time, and also where an axe drives the creature off."""
    axes = ("axes 2:I:axe 2:II:axe",) if axe else ()
    state = watched("hand 3 I:goblin II:goblin I:NESW", *axes)
    chances = [works_for_yellow(state)]
    for creature in ("I:goblin", "II:goblin"):
        while state.table.on_turn != 2:
            state = after(state, "stay" if "stay" in legal(state) else min(legal(state, "pass")))
        state = after(state, f"{creature} -1,-2:E > 1,-2:EW", *(["axe yes"] if axe else []))
        chances.append(works_for_yellow(state))
        state = after(state, "stay")
    assert chances[0] < chances[1] < chances[2]


@pytest.mark.clause("D-12")
def test_who_looks_closely_believes_less_of_what_players_do_to_each_other() -> None:
    state = watched("hand 3 I:goblin I:NESW")
    before = Situation(state.view(3), closely=True).saboteur[2]
    assert before == pytest.approx(works_for_yellow(state))
    state = after(state, "I:goblin -1,-2:E > 1,-2:EW")
    assert before < Situation(state.view(3), closely=True).saboteur[2] < works_for_yellow(state)


@pytest.mark.clause("D-53")
@pytest.mark.parametrize("web", ["0,-3 S", "0,-2 E", "-1,-2 E"])
def test_who_lays_a_web_before_a_loyal_dwarf_is_believed_to_work_against_it(web: str) -> None:
    """On whichever side of its card; the dwarf has come from the south."""
    state = position(HUNT, *WATCHED, "turn 2", "hand 2 I:NE I:NW", "hand 3 I:web", seats=5)
    state = after(state, "pass I:NE", "step 0,-1:NS", "step 0,-2:NESW", "stay")
    assert works_for_yellow(after(state, f"I:web {web}")) > works_for_yellow(state)


@pytest.mark.clause("D-54")
@pytest.mark.parametrize("gift", ["I:boots", "I:axe"])
def test_who_gives_something_to_a_loyal_dwarf_is_believed_to_work_with_it(gift: str) -> None:
    state = watched(f"hand 3 {gift} I:NESW")
    assert works_for_yellow(after(state, f"{gift} 2")) < works_for_yellow(state)


IN_CIRCLES = ("step 0,-1:NS", "step 0,0:NESW", "step 0,-1:NS")
STRAIGHT_ON = ("step 0,-1:NS", "step 0,-2:NESW", "step 0,-3:NES")


@pytest.mark.clause("D-12", "D-73")
@pytest.mark.parametrize(
    ("card", "move"),
    [("I:goblin", "I:goblin -1,-2:E > 1,-2:EW"), ("I:boots", "I:boots 2")],
)
def test_what_a_player_does_who_walks_to_and_fro_tells_little_of_whom_it_works_for(
    card: str, move: str
) -> None:
    def change(*steps: str) -> float:
        """How far the move changes what is believed of who has walked so."""
        state = after(watched(f"hand 3 {card} I:NW I:NESW"), "pass I:NW", *steps)
        while "stay" in legal(state) or state.table.on_turn != 2:
            state = after(state, "stay" if "stay" in legal(state) else min(legal(state, "pass")))
        return works_for_yellow(after(state, move)) - works_for_yellow(state)

    aimless, purposeful = change(*IN_CIRCLES), change(*STRAIGHT_ON)
    assert aimless * purposeful > 0
    assert abs(purposeful) > 5 * abs(aimless)


# --- Walking to and fro -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["easy", "medium", "standard"])
def test_nobody_paces_to_and_fro_in_one_movement(name: str) -> None:
    player = find_opponent(name)
    steps = 0
    for seed in range(4):
        state: Any = find_game("dark_cave").start(4, seed=f"pacing {seed}")
        walked: list[int] = []
        while state.decider != TERMINAL:
            if state.decider == CHANCE:
                state.deal()
                continue
            seat = state.decider
            before, events = int(state.table.dwarves[seat]), len(state.log)
            move = player.choose(state.view(seat), seed=f"{seed} {events}").move
            state.play(move)
            happened = [log.event_of(logged) for logged in list(state.log)[events:]]
            if str(move).startswith("step") and happened == [log.STEPPED]:
                walked.append(before)
                assert int(state.table.dwarves[seat]) not in walked
                steps += 1
            else:  # a movement has ended, or something came up that may be a reason to go back
                walked = []
    assert steps > 100
