"""A turn (A-30 to A-38)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import IllegalMoveError, NotationError
from pitprop.games.sabotage.game import GAME
from tests.sabotage.positions import FIVE, FOUR, SEVEN, after, dealt, legal, position, refused, seen

EMPTY = "ABCDEFGHI"


@pytest.mark.clause("A-30")
def test_a_card_is_drawn_then_one_is_played() -> None:
    state = dealt(first=0)
    assert [player.hand for player in seen(state).players] == [9, 8]
    card = seen(state).hand[0]
    state = after(state, f"discard {card}")
    assert state.decider == 1
    assert [player.hand for player in seen(state).players] == [8, 9]
    assert seen(state).pile == 86


@pytest.mark.clause("A-30")
def test_whoever_draws_a_card_sees_it() -> None:
    state = position("hand 2 A-red", "hand 1 B-red", "pile X-blue")
    state = after(state, "discard B-red")
    assert seen(state, 1).drawn == "X-blue"
    assert seen(state, 1).hand == ("A-red", "X-blue")
    assert seen(state, 0).drawn is seen(state, -1).drawn is None


@pytest.mark.clause("A-30")
def test_discard_or_lay_on_either_roof() -> None:
    state = position("hand 1 A-red")
    assert legal(state) == {"discard A-red", "lay A-red own", "lay A-red other"}
    assert seen(after(state, "discard A-red")).discards == ("A-red",)
    assert seen(after(state, "lay A-red own")).roofs[0].cards[0] == "A-red"
    assert seen(after(state, "lay A-red other")).roofs[1].cards[0] == "A-red"


@pytest.mark.clause("A-30")
def test_only_who_is_on_turn_plays_and_only_cards_in_hand() -> None:
    state = position("hand 1 A-red", "hand 2 B-red")
    assert refused(state.view(1), "discard B-red") == ("not-your-turn", "A-30")
    assert refused(state, "lay B-red own") == ("not-in-hand", "A-30")
    with pytest.raises(IllegalMoveError, match=r"discard B-red.*A-30.*roof 1"):
        after(state, "discard B-red")


@pytest.mark.clause("A-31")
def test_a_letter_goes_to_its_own_place_if_that_is_empty() -> None:
    state = position("hand 1 C-blue D-red", "roof 1 C-red", "roof 2 wrench-red@D")
    assert legal(state, "lay") == {"lay C-blue other", "lay D-red own"}
    assert refused(state, "lay C-blue own") == ("place-taken", "A-31")
    assert refused(state, "lay D-red other") == ("place-taken", "A-31")


@pytest.mark.clause("A-31")
@pytest.mark.parametrize("roof", ["own", "other"])
def test_a_letter_goes_to_no_other_place(roof: str) -> None:
    state = position("hand 1 C-blue")
    assert refused(state, f"lay C-blue {roof} A") == ("wrong-place", "A-31")
    assert refused(state, f"lay C-blue {roof} C") is None
    assert str(GAME.parse_move(f"lay C-blue {roof} C")) == f"lay C-blue {roof}"


@pytest.mark.clause("A-32")
def test_an_x_goes_to_any_empty_place_of_the_own_roof() -> None:
    state = position("hand 1 X-blue", "roof 1 C-red wrench-red@D")
    assert legal(state, "lay") == {f"lay X-blue own {place}" for place in "ABEFGHI"}
    assert refused(state, "lay X-blue own C") == ("place-taken-for-x", "A-32")


@pytest.mark.clause("A-32")
def test_an_x_never_goes_to_the_other_roof() -> None:
    state = position("hand 1 X-blue", "roof 2 C-red")
    for place in EMPTY:
        assert refused(state, f"lay X-blue other {place}") == ("x-on-other-roof", "A-32")


@pytest.mark.clause("A-33")
def test_a_wrench_goes_to_any_place_of_the_own_roof() -> None:
    state = position("hand 1 wrench-blue", "roof 1 C-red wrench-red@D X-red@E")
    assert legal(state, "lay") == {f"lay wrench-blue own {place}" for place in EMPTY}
    for place in EMPTY:
        assert refused(state, f"lay wrench-blue other {place}") == ("wrench-on-other-roof", "A-33")


@pytest.mark.clause("A-33", "A-60")
@pytest.mark.parametrize(("place", "gone"), [("C", "C-red"), ("D", "wrench-red"), ("E", "X-red")])
def test_what_lay_under_a_wrench_goes_on_the_discard_pile(place: str, gone: str) -> None:
    state = position(
        "hand 1 wrench-blue", "roof 1 C-red wrench-red@D X-red@E", "discards A-red sabotage"
    )
    view = seen(after(state, f"lay wrench-blue own {place}"))
    assert view.roofs[0].cards[EMPTY.index(place)] == "wrench-blue"
    assert view.discards == ("A-red", "sabotage", gone)
    assert view.history[0].params["gone"] == gone


@pytest.mark.clause("A-34", "A-60")
def test_demontage_takes_a_card_off_the_own_roof() -> None:
    state = position("hand 1 demontage", "roof 1 C-red X-red@E", "roof 2 A-red")
    assert legal(state, "demontage") == {"demontage own C", "demontage own E"}
    view = seen(after(state, "demontage own E"))
    assert view.roofs[0].cards == (None, None, "C-red", None, None, None, None, None, None)
    assert view.discards == ("X-red", "demontage")
    assert refused(state, "demontage other A") == ("demontage-on-other-roof", "A-34")
    assert refused(state, "demontage own A") == ("nothing-there", "A-34")


@pytest.mark.clause("A-35", "A-60")
def test_sabotage_takes_a_card_off_either_roof() -> None:
    state = position("hand 1 sabotage", "roof 1 C-red", "roof 2 wrench-red@A X-blue@I")
    assert legal(state, "sabotage") == {
        "sabotage own C",
        "sabotage other A",
        "sabotage other I",
    }
    view = seen(after(state, "sabotage other A"))
    assert view.roofs[1].cards == (None,) * 8 + ("X-blue",)
    assert view.roofs[0].cards[2] == "C-red"
    assert view.discards == ("wrench-red", "sabotage")
    assert refused(state, "sabotage other C") == ("nothing-there", "A-35")


@pytest.mark.clause("A-36")
def test_any_card_may_be_discarded() -> None:
    hand = ["A-red", "I-purple", "X-blue", "wrench-yellow", "demontage", "sabotage"]
    state = position(f"hand 1 {' '.join(hand)}", "roof 1 A-blue", "roof 2 I-blue")
    assert legal(state, "discard") == {f"discard {card}" for card in hand}
    for card in hand:
        view = seen(after(state, f"discard {card}"))
        assert view.discards == (card,)
        assert view.roofs == seen(state).roofs


@pytest.mark.clause("A-37")
def test_closing_needs_a_system_worth_five() -> None:
    assert "close" in legal(position(f"roof 1 {FIVE}"))
    assert "close" in legal(position(f"roof 1 {SEVEN}"))
    state = position(f"roof 1 {FOUR}", f"roof 2 {FIVE.replace('A-red', 'A-yellow')}")
    assert seen(state).roofs[0].worth == 4
    assert "close" not in legal(state)
    assert refused(state, "close") == ("worth-too-little", "A-37")


@pytest.mark.clause("A-37")
def test_the_worth_of_the_other_roof_does_not_help() -> None:
    state = position(f"roof 2 {SEVEN}")
    assert refused(state, "close") == ("worth-too-little", "A-37")


@pytest.mark.clause("A-37")
def test_one_closes_before_playing_not_after() -> None:
    state = position(f"roof 1 {FIVE}", "hand 1 A-red B-red", "hand 2 A-blue")
    assert refused(state.view(0), "close") is None
    state = after(state, "discard A-red")
    assert refused(state.view(0), "close") == ("card-is-played", "A-37")
    state = after(state, "discard A-blue")
    assert refused(state.view(0), "close") is None
    assert refused(state.view(1), "close") == ("card-is-played", "A-37")


@pytest.mark.clause("A-37")
def test_who_has_not_played_yet_is_just_not_on_turn() -> None:
    assert refused(dealt(first=0).view(1), "close") == ("not-your-turn", "A-30")


@pytest.mark.clause("A-37", "A-30")
def test_the_card_is_drawn_before_closing() -> None:
    state = position(f"roof 2 {FIVE}", "hand 1 B-red", "hand 2 A-blue", "pile C-red C-blue")
    state = after(state, "discard B-red")
    assert seen(state, 1).drawn == "C-red"
    assert "close" in legal(state)


@pytest.mark.clause("A-38")
def test_with_nothing_to_take_off_they_can_only_be_discarded() -> None:
    state = position("hand 1 demontage sabotage")
    assert legal(state) == {"discard demontage", "discard sabotage"}
    assert refused(state, "demontage own A") == ("own-roof-empty", "A-38")
    assert refused(state, "sabotage own A") == ("both-roofs-empty", "A-38")
    assert refused(state, "sabotage other A") == ("both-roofs-empty", "A-38")


@pytest.mark.clause("A-38")
def test_with_cards_on_the_other_roof_only_demontage_is_discarded() -> None:
    state = position("hand 1 demontage sabotage", "roof 2 A-red")
    assert legal(state) == {"discard demontage", "discard sabotage", "sabotage other A"}
    assert refused(state, "demontage own A") == ("own-roof-empty", "A-38")
    assert refused(state, "sabotage own A") == ("nothing-there", "A-35")
    state = position("hand 1 sabotage", "roof 1 A-red")
    assert refused(state, "sabotage other A") == ("nothing-there", "A-35")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay A-red",
        "lay A-red mine",
        "lay A-green own",
        "lay Z-red own",
        "lay X-red own",
        "lay wrench-red own",
        "lay X-red own J",
        "lay X-red own AB",
        "lay demontage own A",
        "demontage own",
        "demontage A",
        "sabotage here A",
        "discard",
        "discard blank",
        "discard ?",
        "close now",
        "consent",
        "consent maybe",
        "pass A-red",
        "lay  A-red own",
        "lay A-red own ",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_move(text)


@pytest.mark.parametrize(
    "text",
    [
        "lay A-red own",
        "lay A-red other",
        "lay A-red other B",
        "lay X-red own E",
        "lay X-red other E",
        "lay wrench-blue own A",
        "demontage own E",
        "demontage other E",
        "sabotage other E",
        "discard A-red",
        "discard sabotage",
        "close",
        "consent yes",
        "consent no",
    ],
)
def test_moves_are_written_as_they_are_read(text: str) -> None:
    assert str(GAME.parse_move(text)) == text
