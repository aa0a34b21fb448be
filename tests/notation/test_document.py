"""NOTATION.md: its examples are what it says they are, and its grammar is what is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.description.lines import HEADERS
from pitprop.core.errors import NotationError
from pitprop.core.game import SPECTATOR
from pitprop.core.records.record import Header, Record, ResultEntry
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import replay
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import MOVES, Move
from pitprop.games.saboteur.text.position.lines import LINES
from tests.notation.documented import CHAPTERS, blocks, grammar, misfit, names_in, rules
from tests.notation.games import Plan, plans, played, recorded
from tests.notation.test_moves import MADE, WORDS
from tests.thorough import trials

TEXT = CHAPTERS["saboteur"]
RULES = rules(blocks("ebnf", TEXT))
GRAMMAR = grammar(RULES)


def test_every_rule_of_the_grammar_is_used() -> None:
    files = {"record", "known-record", "position", "known-position", "known-move"}
    assert names_in(RULES) | files == set(RULES)


@pytest.mark.parametrize("kind", MADE)
@settings(max_examples=trials(40))
@given(data=st.data())
def test_moves_of_each_kind_are_in_the_grammar(kind: type[Move], data: st.DataObject) -> None:
    move = data.draw(MADE[kind])
    assert not misfit(GRAMMAR, "move", str(move))
    known = str(GAME.redacted(move))
    assert not misfit(GRAMMAR, "known-move", known)
    assert bool(GRAMMAR["move"].fullmatch(known)) == (known == str(move))


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
def test_what_is_in_the_grammar_is_a_move_and_what_is_not_is_none(text: str) -> None:
    try:
        GAME.parse_move(text)
    except NotationError:
        assert not GRAMMAR["known-move"].fullmatch(text)
    else:
        assert not misfit(GRAMMAR, "known-move", text)


@settings(max_examples=trials(30))
@given(plans(), st.integers(SPECTATOR, 9))
def test_records_are_in_the_grammar(plan: Plan, seat: int) -> None:
    record = recorded(plan).record()
    assert not misfit(GRAMMAR, "record", print_record(record))
    known = redacted(record, min(seat, plan.seats - 1))
    assert not misfit(GRAMMAR, "known-record", print_record(known))


@settings(max_examples=trials(50))
@given(plans(), st.integers(SPECTATOR, 9))
def test_positions_are_in_the_grammar(plan: Plan, seat: int) -> None:
    state = played(plan)
    assert not misfit(GRAMMAR, "position", GAME.print_position(state))
    view = state.view(min(seat, plan.seats - 1))
    assert not misfit(GRAMMAR, "known-position", GAME.print_position(view))


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=3, max_size=9))
def test_headers_with_any_names_are_in_the_grammar(names: list[str]) -> None:
    header = Header("saboteur", "amigo", seats=tuple(names), rules=1, seed=names[0])
    assert not misfit(GRAMMAR, "record", print_record(Record(header)))


@pytest.mark.parametrize("name", sorted((Path(__file__).parent / "records").glob("*.txt")))
def test_kept_records_are_in_the_grammar(name: Path) -> None:
    text = name.read_text(encoding="utf-8")
    kind = "known-record" if "[view" in text else "record"
    assert not misfit(GRAMMAR, kind, text)


# --- The examples -------------------------------------------------------------------------------


def test_the_moves_shown_are_moves() -> None:
    (text,) = blocks("moves", TEXT)
    lines = text.split("\n")[:-1]
    assert [str(GAME.parse_move(line)) for line in lines] == lines
    table = TEXT.partition("| move | means | clauses |")[2].partition("\n\n")[0]
    verbs = set(re.findall(r"^\| `(\w+) ", table, re.MULTILINE))
    assert verbs == set(MOVES.words), "the table of moves in NOTATION.md"
    assert {line.split()[0] for line in lines} == verbs, "the moves shown in NOTATION.md"


def test_the_records_shown_are_records() -> None:
    whole, known = (parse_record(text) for text in blocks("record", TEXT))
    assert [print_record(record) for record in (whole, known)] == blocks("record", TEXT)
    assert replay(whole).decider == 3
    assert redacted(whole, 1) == known


def test_the_results_shown_are_results() -> None:
    (text,) = blocks("results", TEXT)
    for line in text.split("\n")[:-1]:
        record = parse_record(f"[game saboteur]\n[seats 4]\n{line}\n")
        assert record.entries == (ResultEntry(line),)
        assert not misfit(GRAMMAR, "result", f"{line}\n")


def test_the_positions_shown_can_arise() -> None:
    whole, set_up = blocks("position", TEXT)
    assert GAME.print_position(GAME.parse_position(whole)) == whole
    assert not misfit(GRAMMAR, "position", whole)
    state = GAME.parse_position(set_up)
    assert {str(move) for move in state.legal_moves()} == {
        "rockfall 1,0",
        "rockfall 2,0",
        "pass rockfall",
    }


def test_all_lines_of_positions_are_explained() -> None:
    table = TEXT.partition("| line | tells | left out |")[2].partition("\n\n")[0]
    explained = re.findall(r"^\| `(\w+)", table, re.MULTILINE)
    assert explained == LINES.words, "the table of lines in NOTATION.md"
    untold = set(HEADERS).difference(re.findall(r"`\[(\w+) ", TEXT))
    assert not untold, "headers that NOTATION.md doesn't tell of"
