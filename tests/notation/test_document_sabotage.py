"""The chapter on Sabotage in NOTATION.md: its examples and its grammar."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.errors import NotationError
from pitprop.core.records.record import ResultEntry
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import replay
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import MOVES, decode, encode
from pitprop.games.sabotage.rules.cards import KIND_NAMES
from pitprop.games.sabotage.text.position.lines import LINES
from tests.notation.documented import CHAPTERS, blocks, column, grammar, misfit, names_in, rules
from tests.sabotage.positions import FIVE, after, position
from tests.sabotage.test_records import recorded
from tests.thorough import trials

TEXT = CHAPTERS["sabotage"]
OWN_RULES = rules(blocks("ebnf", TEXT))
RULES = rules([*blocks("ebnf", CHAPTERS["saboteur"]), *blocks("ebnf", TEXT)])
GRAMMAR = grammar(RULES)

VERBS = {head for form in MOVES.forms() for head in form.heads}
WORDS = [
    *sorted(VERBS),
    *("own", "other", "A", "I", "J", "yes", "no", "?"),
    *("A-red", "I-purple", "X-blue", "wrench-yellow", "A-green", "Z-red", "X"),
]

move_texts = st.sampled_from(
    [str(decode(code)) for form in MOVES.forms() for code in form.all_codes()]
)


# --- The grammar --------------------------------------------------------------------------------


def test_every_rule_of_the_grammar_is_used() -> None:
    files = {"record", "known-record", "position", "known-position"}
    assert set(OWN_RULES) <= names_in(RULES) | files


@given(move_texts)
def test_moves_are_in_the_grammar(text: str) -> None:
    move = GAME.parse_move(text)
    assert str(move) == text
    assert decode(encode(move)) == move
    assert not misfit(GRAMMAR, "move", text)


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
def test_what_is_in_the_grammar_is_a_move_and_what_is_not_is_none(text: str) -> None:
    try:
        GAME.parse_move(text)
    except NotationError:
        assert not GRAMMAR["move"].fullmatch(text)
    else:
        assert not misfit(GRAMMAR, "move", text)


@pytest.mark.parametrize("seats", [2, 4])
def test_records_are_in_the_grammar(seats: int) -> None:
    record, _ = recorded(seats, "grammar")
    assert not misfit(GRAMMAR, "record", print_record(record))
    for seat in (*range(seats), -1):
        assert not misfit(GRAMMAR, "known-record", print_record(redacted(record, seat)))


@settings(max_examples=trials(30))
@given(st.sampled_from([2, 4]), st.integers(0, 500), st.integers(0, 99), st.integers(-1, 1))
def test_positions_are_in_the_grammar(seats: int, moves: int, number: int, seat: int) -> None:
    state = GAME.start(seats, seed=f"{number}")
    for _ in range(moves):
        if state.decider == -1:
            state.deal()
        if state.decider >= 0:
            legal = state.codes()
            state.advance(legal[number % len(legal)])
    assert not misfit(GRAMMAR, "position", GAME.print_position(state))
    assert not misfit(GRAMMAR, "known-position", GAME.print_position(state.view(seat)))


def test_positions_with_a_question_are_in_the_grammar() -> None:
    asked = after(position(f"roof 1 {FIVE}", seats=4), "close")
    for state in (asked, after(asked, "consent no"), after(asked, "consent yes")):
        assert not misfit(GRAMMAR, "position", GAME.print_position(state))


# --- The examples -------------------------------------------------------------------------------


def test_the_moves_shown_are_moves() -> None:
    (text,) = blocks("moves", TEXT)
    lines = text.split("\n")[:-1]
    assert [str(GAME.parse_move(line)) for line in lines] == lines
    explained = column("| move | means | clauses |", TEXT)
    where = "the table of moves in NOTATION.md"
    assert {move.split()[0] for move in explained} == VERBS, where
    assert {line.split()[0] for line in lines} == VERBS, "the moves shown in NOTATION.md"


def test_the_cards_shown_are_all_that_there_are() -> None:
    written = column("| written | is |", TEXT)
    assert set(written) <= set(KIND_NAMES)
    stamps = {name.split("-")[0] for name in KIND_NAMES}
    assert {name.split("-")[0] for name in written} == stamps - set("BCDEFGH")


def test_the_records_shown_are_records() -> None:
    whole, known = (parse_record(text) for text in blocks("record", TEXT))
    assert [print_record(record) for record in (whole, known)] == blocks("record", TEXT)
    assert replay(whole).decider == 0
    assert redacted(whole, 1) == known


def test_the_results_shown_are_results() -> None:
    (text,) = blocks("results", TEXT)
    for line in text.split("\n")[:-1]:
        record = parse_record(f"[game sabotage]\n[seats 4]\n{line}\n")
        assert record.entries == (ResultEntry(line),)
        assert not misfit(GRAMMAR, "result", f"{line}\n")


def test_the_positions_shown_can_arise() -> None:
    whole, set_up = blocks("position", TEXT)
    assert GAME.print_position(GAME.parse_position(whole)) == whole
    assert not misfit(GRAMMAR, "position", whole)
    state = GAME.parse_position(set_up)
    assert {str(move) for move in state.legal_moves()} == {
        "demontage own A",
        "demontage own B",
        "demontage own C",
        "discard demontage",
    }


def test_all_lines_of_positions_are_explained() -> None:
    lines = column("| line | tells | left out |", TEXT)
    explained = [line.split()[0] for line in lines if line.split()[0] in LINES.words]
    assert explained == LINES.words, "the table of lines in NOTATION.md"
