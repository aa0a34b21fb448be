"""What `standard` makes of how the others play: who has a purpose, and what their ways tell."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.state import State
from pitprop.opponents.dark_cave.beliefs.exit_beliefs import ROUGHLY, exit_chances
from pitprop.opponents.dark_cave.beliefs.purposefulness import purposefulness
from pitprop.opponents.dark_cave.situation import Situation
from tests.dark_cave.positions import after, position

HEADER = "[game dark_cave]\n[edition amigo]\n"
NET = "net I:EW@1,0 I:NESW@2,0 I:NES@2,-1 I:NESW@2,1"
HANDS = ("hand 1 II:info I:axe", "hand 2 I:rat")


def played(*moves: str, lines: Sequence[str] = (NET, *HANDS), seats: int = 2) -> State:
    """A game after some moves, on a way that forks unless told."""
    state = GAME.parse_position(f"{HEADER}[seats {seats}]\n" + "\n".join(lines) + "\n")
    for move in moves:
        state.play(GAME.parse_move(move))
    return state


def roughly(view: View, trust: Sequence[float]) -> list[float]:
    """How likely each goal is to be the exit, by a rule of thumb."""
    return exit_chances(view, trust, reading=ROUGHLY)


def purpose(state: State) -> float:
    """How purposefully the first player seems to play."""
    return purposefulness(2, state.log)[0]


@pytest.mark.clause("D-73")
def test_who_walks_to_and_fro_seems_to_have_no_purpose() -> None:
    first, second, third = "step 1,0:EW", "step 2,0:NESW", "step 2,-1:NES"
    straight = played("pass I:axe", first, second, third)
    back = played("pass I:axe", first, "step 0,0:NESW", first)
    still = played("pass I:axe", "stay")
    assert purpose(back) < purpose(still) < purpose(straight)


@pytest.mark.clause("D-22", "D-73")
@pytest.mark.parametrize("pile", [(), ("pile -",)], ids=["cards to draw", "no cards to draw"])
def test_who_follows_another_does_not_seem_to_turn_back(pile: Sequence[str]) -> None:
    """The first player's turn ends with the last step: from an empty pile nothing is drawn."""
    lines = (NET, *HANDS, *pile)
    ahead = played("pass I:axe", *STRAIGHT_ON, "pass I:rat", lines=lines)
    waits = purposefulness(2, ahead.log)[1]
    for step in STRAIGHT_ON:
        ahead.play(GAME.parse_move(step))
    assert purposefulness(2, ahead.log)[1] > waits


@pytest.mark.clause("D-72", "D-73")
def test_who_walks_alone_does_not_seem_to_turn_back_by_what_was_walked_in_another_turn() -> None:
    """The other one is out (by the house rule they play on), and passes a card in between."""
    left = ("dwarves 0,0:NESW out", "left 2", "shown 2", "pile -")
    hands = ("hand 1 II:info I:axe", "hand 2 I:rat I:web")
    state = position(NET, *left, *hands, seats=2, both_out="yes")
    there = ("step 1,0:EW", "step 2,0:NESW", "step 2,1:NESW")
    before = after(state, "pass I:axe", *there, "pass I:rat", "pass II:info")
    assert purpose(after(before, "step 2,0:NESW")) == purpose(before)


@pytest.mark.clause("D-82")
def test_who_proposes_an_end_at_which_nobody_would_win_seems_to_have_no_purpose() -> None:
    assert purpose(played("end propose", "end no")) < purpose(played())


@pytest.mark.clause("D-50")
def test_who_has_looked_at_a_goal_and_walks_to_it_tells_that_it_may_be_the_exit() -> None:
    looked = ("II:info goal 4,-4", "step 1,0:EW", "step 2,0:NESW")
    towards = played(*looked, "step 2,-1:NES").view(1)
    away = played(*looked, "step 2,1:NESW").view(1)
    looked_at = 1
    trusting, careless = [1.0, 1.0], [0.0, 0.0]
    assert roughly(towards, trusting)[looked_at] > roughly(away, trusting)[looked_at]
    assert roughly(towards, trusting)[looked_at] > 1 / 4
    assert roughly(towards, careless) == [1 / 4] * 4


@pytest.mark.clause("D-50")
@pytest.mark.parametrize(("place", "points_to_exit"), [("2,-2", True), ("2,2", False)])
def test_who_has_looked_at_a_goal_and_builds_tells_what_it_is(
    place: str, points_to_exit: bool
) -> None:
    looked_at, searched = 1, 3
    state = played(
        *("II:info goal 4,-4", "stay", "pass I:rat", "stay", f"lay II:NS {place}"),
        lines=(NET, "hand 1 II:info I:axe II:NS", "hand 2 I:rat I:web"),
    )
    chances = roughly(state.view(1), [1.0, 1.0])
    assert (chances[looked_at] > 1 / 4) == points_to_exit
    assert (chances[looked_at] > chances[searched]) == points_to_exit


BUILT_BESIDE_A_KNOWN_GOAL = (
    *("II:info goal 4,-4", "stay", "pass I:rat", "stay"),
    *("II:info goal 4,4", "stay", "pass I:web", "stay"),
    *("lay II:NS 2,-2", "step 1,0:EW", "stay", "pass I:axe", "stay"),
    *("lay III:NS 2,-3", "stay", "pass I:boots", "stay"),
    *("lay II:NES 2,-4", "stay"),
)
"""One player looks at both goals in the east, goes there, and builds to the first of them."""


@pytest.mark.clause("D-50", "D-70")
@pytest.mark.parametrize(
    ("lines", "moves"),
    [(("looked 2 4,-4",), ()), ((), ("pass I:goblin", "step 4,-4"))],
    ids=["looked at", "turned up"],
)
def test_what_speaks_for_a_goal_that_is_known_does_not_blur_the_others(
    lines: Sequence[str], moves: Sequence[str]
) -> None:
    """Nearly all speaks for the hole in the north-east; what speaks for the others still counts.

    Of them the goal in the south-east has been looked at and walked towards. That is twice as
    likely if it is the exit.
    """
    table = (
        f"{NET} II:EW@3,-4",
        "dwarves 0,0:NESW 3,-4:E",
        "goals exit hole ladder vein",
        "hand 1 II:info II:info II:NS III:NS II:NES",
        "hand 2 I:rat I:web I:axe I:boots I:goblin",
    )
    open_goals = played(*BUILT_BESIDE_A_KNOWN_GOAL, lines=table).view(1)
    assert max(roughly(open_goals, [1.0, 1.0])) == roughly(open_goals, [1.0, 1.0])[1]
    known = played(*BUILT_BESIDE_A_KNOWN_GOAL, *moves, lines=(*table, *lines)).view(1)
    assert roughly(known, [1.0, 1.0]) == pytest.approx([1 / 4, 0, 1 / 4, 1 / 2])


@pytest.mark.clause("D-11")
def test_what_the_only_rival_does_is_not_believed_as_it_may_mislead() -> None:
    state = played("II:info goal 4,-4", "step 1,0:EW", "step 2,0:NESW", "step 2,-1:NES")
    assert Situation(state.view(1)).exit == [1 / 4] * 4


@pytest.mark.clause("D-11")
def test_who_looks_closely_sees_that_even_a_rival_walks_to_the_exit() -> None:
    looked_at = 1
    looked = ("II:info goal 4,-4", "step 1,0:EW", "step 2,0:NESW")
    towards = Situation(played(*looked, "step 2,-1:NES").view(1), closely=True).exit
    away = Situation(played(*looked, "step 2,1:NESW").view(1), closely=True).exit
    assert towards[looked_at] > max(1 / 4, away[looked_at])
    assert sum(towards) == pytest.approx(1)


TO_AND_FRO = ("step 1,0:EW", "step 0,0:NESW", "step 1,0:EW")
STRAIGHT_ON = ("step 1,0:EW", "step 2,0:NESW", "step 2,1:NESW")


@pytest.mark.clause("D-73")
def test_a_rival_who_walks_to_and_fro_is_not_worth_hindering() -> None:
    aimless = Situation(played("pass I:axe", *TO_AND_FRO).view(1)).weights[0]
    purposeful = Situation(played("pass I:axe", *STRAIGHT_ON).view(1)).weights[0]
    assert purposeful < 20 * aimless < 0


@pytest.mark.clause("D-11")
def test_among_who_walks_to_and_fro_a_player_who_may_be_a_mate_is_hindered_less() -> None:
    """The first of three players walks on; the third doesn't know for whom anybody works."""
    lines = (NET, *HANDS, "hand 3 I:web")

    def weight(*steps: str) -> float:
        """What gold of the first player is worth to the third when the second has walked so."""
        first = ("pass I:axe", *STRAIGHT_ON)
        state = played(*first, "pass I:rat", *steps, lines=lines, seats=3)
        return Situation(state.view(2)).weights[0]

    assert weight(*STRAIGHT_ON) < weight(*TO_AND_FRO)
    assert weight(*STRAIGHT_ON) < 0


def weight_of_first(third: str, first: Sequence[str], second: Sequence[str]) -> float:
    """What gold of the first player, who is known to be loyal, is worth to the third.

    Args:
        third: the third player's clan card.
        first: the first player's steps.
        second: the second player's.
    """
    aside = "blue-loyal" if third == "blue-saboteur" else "blue-saboteur"
    clans = f"clans blue-loyal blue-saboteur {third} | {aside}"
    state = played(
        *("pass I:axe", *first, "pass I:rat", *second),
        lines=(NET, *HANDS, "hand 3 I:web", clans, "shown 1"),
        seats=3,
    )
    return Situation(state.view(2)).weights[0]


@pytest.mark.clause("D-83")
def test_a_mate_who_walks_to_and_fro_is_worth_helping_less() -> None:
    purposeful = weight_of_first("blue-loyal", STRAIGHT_ON, STRAIGHT_ON)
    assert purposeful > 5 * weight_of_first("blue-loyal", TO_AND_FRO, STRAIGHT_ON) > 0


@pytest.mark.clause("D-83")
def test_a_rival_for_certain_is_hindered_whatever_the_others_do() -> None:
    among_purposeful = weight_of_first("blue-saboteur", STRAIGHT_ON, STRAIGHT_ON)
    assert weight_of_first("blue-saboteur", STRAIGHT_ON, TO_AND_FRO) == among_purposeful < 0


BEFORE_THE_EXIT = (
    "net I:EW@-1,0 I:NEW@-2,0 II:EW@-3,0 II:NESW+hole@-4,0 I:NS@-4,-1 II:NS@-4,-2 III:NS@-4,-3",
    "dwarves -4,-2:N 0,0:NESW",
    "goals exit:NESW hole ladder vein",
)


@pytest.mark.clause("D-72")
def test_even_who_walks_to_and_fro_is_worth_hindering_a_turn_from_the_exit() -> None:
    there, back = "step -4,-3:S", "step -4,-2:N"
    near = played("pass I:axe", there, back, there, lines=(*BEFORE_THE_EXIT, *HANDS))
    far = played("pass I:axe", *TO_AND_FRO)
    assert Situation(near.view(1)).weights[0] < 20 * Situation(far.view(1)).weights[0] < 0


@pytest.mark.clause("D-83")
def test_who_cannot_get_out_any_more_does_not_hinder() -> None:
    """Where nobody leaves, nobody wins: to keep others inside is worth what one can still win."""
    at_start = "dwarves 0,0:NESW 0,0:NESW"
    early = played("pass I:axe", *STRAIGHT_ON, lines=(NET, at_start, *HANDS))
    late = played("pass I:axe", *STRAIGHT_ON, lines=(NET, at_start, *HANDS, "pile -"))
    assert Situation(early.view(1)).weights[0] < 20 * Situation(late.view(1)).weights[0] < 0


@pytest.mark.clause("D-83")
def test_whose_mate_has_left_still_hinders() -> None:
    clans = "clans blue-loyal blue-saboteur blue-saboteur | blue-loyal"

    def weight(*lines: str) -> float:
        """What gold of the first player is worth to the third when the cards are nearly gone."""
        few = (NET, *HANDS, "hand 3 I:web", "pile -", clans, "shown 1 2", *lines)
        state = played("pass I:axe", *STRAIGHT_ON, lines=few, seats=3)
        return Situation(state.view(2)).weights[0]

    inside = "dwarves 0,0:NESW 0,0:NESW 0,0:NESW"
    left = ("dwarves 0,0:NESW out 0,0:NESW", "left 2")
    assert weight(*left) < 20 * weight(inside) < 0


@pytest.mark.clause("D-80")
def test_a_rival_who_is_far_behind_is_not_worth_hindering() -> None:
    """The own dwarf is a card from the exit; the rival stands beside it, or beyond the start."""
    net = "net I:NS@0,-1 I:NES@0,-2 II:NS@0,-3 I:NESW@0,-4 I:EW@-1,-4 I:NEW@-2,-4"
    way = f"{net} II:NES@0,1 II:NESW@0,2"
    known = ("goals exit hole ladder vein", "looked 1 -4,-4")

    def weight(rival: str) -> float:
        """What gold of the rival is worth."""
        lines = (way, *known, f"dwarves -2,-4:NEW {rival}")
        return Situation(played(lines=lines).view(0)).weights[1]

    assert weight("-2,-4:NEW") < 5 * weight("0,2:S") < 0
