"""Four players in two partnerships (A-50 to A-54)."""

from __future__ import annotations

import pytest

from pitprop.core.clauses import LANGUAGES
from pitprop.core.errors import IllegalMoveError, PitpropError
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import MOVES
from tests.sabotage.positions import (
    FIVE,
    FOUR,
    SEVEN,
    after,
    dealt,
    discarding,
    legal,
    played,
    position,
    refused,
    seen,
)


@pytest.mark.clause("A-50")
@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 5, 6, 100])
def test_two_or_four_play_and_no_other_number(seats: int) -> None:
    assert tuple(GAME.seat_counts) == (2, 4)
    with pytest.raises(PitpropError, match=r"2 or 4 players.*A-50"):
        GAME.start(seats)


@pytest.mark.clause("A-50")
def test_partners_sit_opposite_and_share_a_roof() -> None:
    state = position("hand 1 A-red", "hand 2 B-red", "hand 3 C-red", "hand 4 D-red", seats=4)
    state = after(state, "lay A-red own", "lay B-red own", "lay C-red own", "lay D-red other")
    view = seen(state)
    assert [roof.seats for roof in view.roofs] == [(0, 2), (1, 3)]
    assert [player.roof for player in view.players] == [0, 1, 0, 1]
    assert view.roofs[0].cards[:4] == ("A-red", None, "C-red", "D-red")
    assert view.roofs[1].cards[:4] == (None, "B-red", None, None)


@pytest.mark.clause("A-50")
def test_each_of_four_is_dealt_eight_cards() -> None:
    state = dealt(4, first=2)
    assert [player.hand for player in seen(state).players] == [8, 8, 9, 8]
    assert seen(state).pile == 71


@pytest.mark.clause("A-50", "A-32", "A-34")
def test_the_partners_roof_is_ones_own() -> None:
    state = position("turn 3", "roof 1 A-red", "hand 3 X-red demontage", seats=4)
    assert "lay X-red own B" in legal(state)
    assert legal(state, "demontage") == {"demontage own A"}
    assert refused(state, "lay X-red other B") == ("x-on-other-roof", "A-32")


@pytest.mark.clause("A-51")
def test_no_move_says_anything_but_the_game() -> None:
    """There is nothing in the game by which partners could talk: its moves can be listed."""
    for form in MOVES.forms():
        assert form.all_codes(), form.grammar


@pytest.mark.clause("A-51", "A-52")
def test_question_and_answer_carry_no_words_of_ones_own() -> None:
    state = after(position(f"roof 1 {FIVE}", seats=4), "close", "consent no")
    assert [(event.key, event.seat, dict(event.params)) for event in seen(state).history] == [
        ("asked", 0, {}),
        ("answered", 2, {"answer": "no"}),
    ]


@pytest.mark.clause("A-52")
@pytest.mark.parametrize("seat", range(4))
def test_the_partner_is_asked(seat: int) -> None:
    state = position(f"turn {seat + 1}", f"roof {seat % 2 + 1} {FIVE}", seats=4)
    asked = after(state, "close")
    assert asked.decider == (seat + 2) % 4
    assert seen(asked).on_turn == seat
    assert seen(asked).phase == "answering"
    assert (state.view(0).is_response, asked.view(0).is_response) == (False, True)
    assert legal(asked) == {"consent yes", "consent no"}


@pytest.mark.clause("A-52", "A-40")
def test_with_consent_the_game_is_closed_by_who_asked() -> None:
    state = after(position(f"roof 1 {FIVE}", seats=4), "close", "consent yes")
    assert state.decider == -1
    assert seen(state).results[0].closed_by == 0
    assert state.scores() == [4, 0, 4, 0]


@pytest.mark.clause("A-52")
def test_refused_the_turn_goes_on_and_a_card_must_be_played() -> None:
    state = position(f"roof 1 {FIVE}", "hand 1 A-red wrench-red", seats=4)
    state = after(state, "close", "consent no")
    assert state.decider == 0
    assert seen(state).asked
    assert legal(state) == {
        "discard A-red",
        "discard wrench-red",
        "lay A-red other",
        *(f"lay wrench-red own {place}" for place in "ABCDEFGHI"),
    }
    assert refused(state, "close") == ("asked-already", "A-52")
    state = after(state, "lay wrench-red own A")
    assert state.decider == 1


@pytest.mark.clause("A-52")
def test_consent_is_asked_for_anew_in_every_turn() -> None:
    state = position(
        f"roof 1 {FIVE}",
        "hand 1 A-blue B-blue",
        "hand 2 A-yellow",
        "hand 3 A-purple C-red",
        "hand 4 B-yellow",
        seats=4,
    )
    state = after(state, "close", "consent no", "discard A-blue", "discard A-yellow")
    assert state.decider == 2
    assert not seen(state).asked
    state = after(state, "close")
    assert state.decider == 0
    assert after(state, "consent yes").decider == -1


@pytest.mark.clause("A-52")
def test_it_is_the_common_system_that_counts() -> None:
    state = position("turn 3", f"roof 1 {FOUR}", f"roof 2 {SEVEN}", seats=4)
    assert refused(state, "close") == ("worth-too-little", "A-37")
    state = position("turn 3", f"roof 1 {FIVE}", seats=4)
    assert refused(state, "close") is None


@pytest.mark.clause("A-52")
def test_the_partner_answers_before_anything_else() -> None:
    state = after(position(f"roof 1 {FIVE}", "hand 3 A-red", seats=4), "close")
    assert refused(state, "discard A-red") == ("answer-first", "A-52")
    assert refused(state, "close") == ("answer-first", "A-52")
    for seat in (0, 1, 3):
        for move in ("discard A-red", "close", "consent yes"):
            assert refused(state.view(seat), move) == ("waiting-for-answer", "A-52")
    with pytest.raises(IllegalMoveError, match="A-52"):
        after(state, "discard A-red")


@pytest.mark.clause("A-52")
def test_question_and_answer_are_public() -> None:
    state = after(position(f"roof 1 {FIVE}", seats=4), "close")
    for reader in (0, 1, 2, 3, -1):
        assert [event.key for event in seen(state, reader).history] == ["asked"]
        event = seen(after(state, "consent no"), reader).history[-1]
        assert (event.key, event.seat, event.params) == ("answered", 2, {"answer": "no"})


@pytest.mark.clause("A-52")
def test_nobody_consents_unasked() -> None:
    state = position(f"roof 1 {FIVE}", seats=4)
    for seat in range(4):
        assert refused(state.view(seat), "consent yes") == ("nothing-asked", "A-52")


@pytest.mark.clause("A-52")
def test_with_two_nobody_is_asked() -> None:
    state = position(f"roof 1 {FIVE}")
    for seat in range(2):
        assert refused(state.view(seat), "consent yes") == ("nobody-asks", "A-52")
    assert after(state, "close").decider == -1


@pytest.mark.clause("A-52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_two_the_answer_is_refused_without_a_word_of_a_partner(language: str) -> None:
    for move in ("consent yes", "consent no"):
        why = position(f"roof 1 {FIVE}").refusal(GAME.parse_move(move))
        assert why is not None
        said = GAME.refusal_texts.explain(why, GAME.words, language)
        assert "partner" not in said.casefold()


@pytest.mark.clause("A-53")
def test_each_player_deals_once_clockwise_and_the_next_opens() -> None:
    for seed in "abc":
        state = GAME.start(4, seed=seed)
        dealers = []
        for _ in range(4):
            state.apply_chance(state.draw())
            dealer = seen(state).dealer
            assert dealer is not None
            dealers.append(dealer)
            assert state.decider == (dealers[-1] + 1) % 4
            state = discarding(state)
        assert dealers == [(dealers[0] + number) % 4 for number in range(4)]
        assert state.decider == -2


@pytest.mark.clause("A-53")
def test_play_goes_clockwise() -> None:
    state = dealt(4, first=1)
    turns = [event.seat for event in seen(discarding(state)).history if event.key == "discarded"]
    assert turns == [(1 + number) % 4 for number in range(len(turns))]


@pytest.mark.clause("A-54", "A-15")
def test_the_lost_point_is_the_partnerships_and_counts_once() -> None:
    state = position("turn 4", f"roof 1 {FIVE}", f"roof 2 {SEVEN}", seats=4)
    state = after(state, "close", "consent yes")
    assert seen(state).results[0].scores == (5, 8)
    assert state.scores() == [5, 8, 5, 8]
    assert [roof.total for roof in seen(state).roofs] == [5, 8]


@pytest.mark.clause("A-54", "A-42")
def test_partners_win_together() -> None:
    state = position("round 4", "turn 4", f"roof 1 {FIVE}", f"roof 2 {SEVEN}", seats=4)
    assert after(state, "close", "consent yes").winners() == [1, 3]
    for seed in ("x", "y", "z"):
        match = played(4, seed)
        assert match.winners() in ([0, 2], [1, 3], [0, 1, 2, 3])
