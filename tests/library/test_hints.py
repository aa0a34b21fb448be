"""What computer players make of views and records, as the library gives it.

What is annotated here says what the library's types are: `make types` holds them against it.
"""

from __future__ import annotations

import dataclasses
from itertools import islice
from typing import Any

import pytest

import pitprop
from pitprop.core.errors import PitpropError
from pitprop.core.records.text import print_record
from pitprop.library import Decision, Hint, SaboteurMove
from pitprop.opponents import find_opponent, strongest_name
from pitprop.server.lookback.course import course_of
from pitprop.server.lookback.reviewing import reviewed
from tests.library.test_library import begun, middle

GAMES = pitprop.game_names()


# --- Hints ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_what_a_computer_player_would_do(name: str) -> None:
    state = middle(name)
    view = state.view(state.decider)
    hint = view.hint("standard", seed="same")
    choice = find_opponent("standard").choose(view.engine, seed="same")
    assert (hint.move, hint.reasons) == (choice.move, choice.reasons)
    assert hint.move in view.legal_moves
    assert view.hint("standard", seed="same") == hint
    assert str(hint) == " ".join([f"{hint.move}:", *hint.explain()])


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_gives_its_reasons_in_three_languages(name: str) -> None:
    state = middle(name)
    hint = state.view(state.decider).hint("standard", seed=1)
    spoken = [hint.explain(language) for language in ("en", "de", "nl")]
    assert [len(sentences) for sentences in spoken] == [len(hint.reasons)] * 3
    assert len({tuple(sentences) for sentences in spoken}) == 3
    with pytest.raises(PitpropError, match="language"):
        hint.explain("fr")
    with pytest.raises(PitpropError, match="a list of strings"):
        hint.explain("en", "Ada")


@pytest.mark.wheel
def test_the_strongest_gives_hints_where_nobody_is_named() -> None:
    state = begun("sabotage")
    view = state.view(state.decider)
    strongest = find_opponent(strongest_name("sabotage"))
    hint: Hint[Any] = view.hint(seed=3)
    assert hint.move == strongest.choose(view.engine, seed="3").move


def test_hints_are_typed() -> None:
    state = pitprop.game("saboteur").start(4, seed=1)
    state.deal()
    move: SaboteurMove = state.view(state.decider).hint("standard", seed=1).move
    state.play(move)


def test_who_can_give_no_hint_is_named() -> None:
    state = begun("saboteur")
    view = state.view(state.decider)
    with pytest.raises(PitpropError, match="standard"):
        view.hint("standart")
    wrong: Any = 3
    with pytest.raises(PitpropError, match="the name of a computer player is a string, not 3"):
        view.hint(wrong)
    waiting = next(seat for seat in range(4) if seat != state.decider)
    decides = rf"has nothing to decide now: seat {state.decider} decides"
    with pytest.raises(PitpropError, match=rf"seat {waiting} {decides}"):
        state.view(waiting).hint("standard")
    with pytest.raises(PitpropError, match=rf"a spectator {decides}"):
        state.view().hint("standard")


class Asks:
    """Does what somebody else would do."""

    def choose(self, view: Any, *, seed: str) -> Any:
        return view.hint("standard", seed=seed)


def test_a_bot_may_do_what_it_was_advised_to() -> None:
    record = pitprop.game("saboteur").played([Asks()], players=3, seed=1)
    assert record.names == ["Asks", "Asks", "Asks"]


def test_players_without_a_name_are_numbered_and_begin_sentences() -> None:
    state = pitprop.game("saboteur").start(5, edition="nl", seed=7)
    state.deal()
    hint = state.view(state.decider).hint("standard", seed=1)
    assert hint.explain()[0].startswith("Player 2 is")
    assert hint.explain(names=state.record().names) == hint.explain()
    assert hint.explain(names=["ada"]) == hint.explain()
    assert hint.explain(names=["ada", "van Dyck"])[0].startswith("van Dyck is")
    wrong: Any = [None] * 5
    with pytest.raises(PitpropError, match="a list of strings"):
        hint.explain(names=wrong)


def test_what_tables_are_made_of_holds_no_engine() -> None:
    state = begun("saboteur")
    hint = state.view(state.decider).hint("standard", seed=1)
    why = state.refusal("rockfall 0,0")
    assert why is not None
    for row in (hint, why, pitprop.game("saboteur").card("map")):
        assert dataclasses.asdict(row)["game"] == "saboteur"


# --- Beliefs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dark_cave", "saboteur"])
def test_a_seat_knows_its_own_role_and_a_spectator_nobody_s(name: str) -> None:
    state = begun(name)
    everybody = state.view().beliefs()
    assert len(set(everybody)) == 1
    assert 0 < everybody[0] < 1
    for seat in range(4):
        own = state.view(seat).beliefs()
        assert own[seat] in (0, 1)
        assert all(type(each) is float and 0 <= each <= 1 for each in own)


@pytest.mark.parametrize("name", ["dark_cave", "saboteur"])
def test_what_is_believed_is_a_probability(name: str) -> None:
    for state in pitprop.game(name).play(["random"], players=5, seed="believed"):
        if state.decider is None:
            continue
        own = state.view(state.decider).beliefs()
        assert own[state.decider] in (0, 1)
        assert all(0 <= each <= 1 for each in own)


def test_in_sabotage_there_is_nothing_to_believe() -> None:
    assert begun("sabotage").view(0).beliefs() == ()


# --- Reviews --------------------------------------------------------------------------------------


@pytest.mark.wheel
@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_reviewed_as_on_the_page(name: str) -> None:
    """The same decisions, with what was claimed at the table in mind."""
    record = pitprop.game(name).played(["random"], players=4, seed="looked back on")
    decisions: list[Decision[Any]] = list(islice(record.review(), 2))
    course = course_of(print_record(record.engine))
    found = reviewed(course.text, 0, decisions[-1].number)
    on_page = [each for each in found if each is not None]
    assert [(each.seat, str(each.move), str(each.other)) for each in decisions] == [
        (each.seat, each.move, each.better) for each in on_page
    ]
    assert [round(each.judgement.best, 3) for each in decisions] == [each.best for each in on_page]
    for each in decisions:
        assert record.moves[each.number - 1] == str(each.move)
        assert record.movers[each.number - 1] == each.seat
        assert each.cost > 0 or not each.is_clear
        spoken = each.explain("de")
        assert len(spoken) == len(each.judgement.reasons) + len(each.judgement.against)


@pytest.mark.wheel
def test_one_seat_s_decisions_can_be_reviewed_alone() -> None:
    record = pitprop.game("dark_cave").played(["random"], players=3, seed="looked back on")
    own = list(islice(record.review(2), 2))
    assert {each.seat for each in own} == {2}
    assert own[0] == next(each for each in record.review() if each.seat == 2)


@pytest.mark.parametrize("name", ["saboteur", "dark_cave"])
def test_nothing_is_believed_before_the_deal(name: str) -> None:
    state = pitprop.game(name).start(4, seed=1)
    for seat in (0, None):
        with pytest.raises(PitpropError, match="nothing has been dealt yet"):
            state.view(seat).beliefs()
