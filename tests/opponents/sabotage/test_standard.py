"""What `standard` does in positions in which it is plain what to do."""

from __future__ import annotations

import pytest

from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import encode
from pitprop.games.sabotage.rules.state import State
from pitprop.lab import SimulationSpec, simulate
from pitprop.lab.sabotage_findings import SabotageFindings
from pitprop.opponents import Choice, find_opponent
from pitprop.opponents.base import Reason
from pitprop.opponents.sabotage.move_reasons import reasons_for
from tests.sabotage.positions import FIVE, SEVEN, after, position


def chosen(state: State, seed: str = "1") -> Choice:
    """What the standard opponent does."""
    return find_opponent("standard").choose(state.view(state.decider), seed=seed)


def said_of(state: State, move: str) -> tuple[Reason, ...]:
    """What is said of a move."""
    return reasons_for(state.view(state.decider), encode(GAME.parse_move(move)))


def test_it_closes_with_a_clear_lead() -> None:
    choice = chosen(position(f"roof 1 {SEVEN}"))
    assert str(choice.move) == "close"
    assert "lead-enough" in {reason.key for reason in choice.reasons}


def test_it_does_not_close_for_the_others() -> None:
    state = position(f"roof 1 {FIVE}", f"roof 2 {SEVEN}")
    assert "close" in {str(move) for move in state.legal_moves()}
    assert str(chosen(state).move) != "close"


@pytest.mark.parametrize(("earlier", "closes"), [((0, 0), True), ((0, 4), False), ((1, 3), True)])
def test_in_the_last_game_it_closes_when_that_wins_the_match(
    earlier: tuple[int, int], closes: bool
) -> None:
    """Closed now, seat 1 wins this game by three points."""
    state = position(
        "round 4",
        f"roof 1 {SEVEN}",
        f"roof 2 {FIVE}",
        f"result 2 unclosed · worth {earlier[0]} {earlier[1]}",
    )
    assert (str(chosen(state).move) == "close") == closes


def test_it_completes_a_row_of_its_own() -> None:
    state = position(
        "roof 1 A-red B-red", "roof 2 G-blue", "hand 1 C-red G-yellow H-purple I-purple"
    )
    assert str(chosen(state).move) == "lay C-red own"


def test_it_keeps_the_others_from_completing_a_row() -> None:
    roof = "roof 2 A-red B-red D-red E-red G-red H-red F-blue"
    state = position("roof 1 A-red", roof, "hand 1 C-purple A-yellow A-blue G-yellow")
    assert str(chosen(state).move) == "lay C-purple other"


def test_it_takes_off_what_others_need_most() -> None:
    state = position("roof 2 A-red E-red I-red C-red", "hand 1 sabotage A-blue A-purple")
    choice = chosen(state)
    assert str(choice.move).startswith("sabotage other")
    assert {reason.key for reason in choice.reasons[:2]} == {"other-system", "other-part"}


def test_it_leaves_alone_what_the_partner_has_laid() -> None:
    """A wrench on E is worth less to seat 3, whose hand is blue; seat 1 will have a plan."""
    lines = ("hand 1 E-red", "hand 3 E-blue D-blue F-blue sabotage demontage A-yellow I-purple")
    state = position(*lines, "hand 2 A-red", "hand 4 A-purple", seats=4)
    state = after(state, "lay E-red own", "discard A-red")
    assert str(chosen(state).move) not in ("sabotage own E", "demontage own E")


def test_it_lets_the_partner_close_with_a_lead_and_not_without() -> None:
    ahead = after(position(f"roof 1 {SEVEN}", seats=4), "close")
    assert str(chosen(ahead).move) == "consent yes"
    behind = after(position(f"roof 1 {FIVE}", f"roof 2 {SEVEN}", seats=4), "close")
    assert str(chosen(behind).move) == "consent no"


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    spec = SimulationSpec(
        players=players,
        games=30,
        game="sabotage",
        opponents=("standard", "random"),
        single_rounds=True,
        processes=1,
    )
    findings = simulate(spec).findings
    assert isinstance(findings, SabotageFindings)
    standard, chance = findings.by_side
    assert standard.won >= 27
    assert standard.points > 4 * chance.points


def test_nothing_speaks_against_discarding_what_is_of_no_use() -> None:
    state = position("roof 1 A-red", "hand 1 A-blue B-red C-red")
    said = said_of(state, "discard A-blue")
    assert [reason for reason in said if reason.weight < 0] == []
    assert {reason.key for reason in said} & {"drop-useless", "drop-least"}


def test_what_a_system_is_worth_now_and_the_prospects_of_its_roof_do_not_contradict() -> None:
    """A wrench makes a row of matching colours and costs one that could have been of one colour."""
    state = position("roof 1 A-yellow B-yellow C-blue", "hand 1 wrench-red C-yellow I-red")
    keys = {reason.key for reason in said_of(state, "lay wrench-red own C")}
    assert "own-system" in keys
    assert keys & {"own-better", "own-worse"}


def test_the_first_card_on_a_roof_commits_a_place_to_a_colour_or_improves_its_prospects() -> None:
    state = position("hand 1 A-red E-red I-blue X-purple wrench-red")
    for move in ("lay A-red own", "lay E-red own", "lay I-blue own"):
        keys = {reason.key for reason in said_of(state, move)}
        assert keys & {"own-better", "own-same", "own-ties"}
        assert "own-worse" not in keys
