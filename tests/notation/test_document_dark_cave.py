"""The chapter on The Dark Cave in NOTATION.md: its examples and its grammar."""

from __future__ import annotations

import pytest

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import replay
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.cards import FACE, KIND_NAMES, SLOT_NAMES
from pitprop.games.dark_cave.text.position.current_turn import NOW
from pitprop.games.dark_cave.text.position.lines import LINES
from tests.dark_cave.test_records import recorded
from tests.notation.documented import CHAPTERS, blocks, grammar, misfit, names_in, rules

TEXT = CHAPTERS["dark_cave"]
OWN_RULES = rules(blocks("ebnf", TEXT))
RULES = rules([*blocks("ebnf", CHAPTERS["saboteur"]), *blocks("ebnf", TEXT)])
GRAMMAR = grammar(RULES)


FILES = {"record", "known-record", "position", "known-position"}


def test_every_rule_of_the_grammar_is_used() -> None:
    assert set(OWN_RULES) <= names_in(RULES) | FILES


def test_cards_and_fields_are_in_the_grammar() -> None:
    fields = [f"1,-2:{name}" for name in SLOT_NAMES if name]
    for rule, written in {"dc-card": KIND_NAMES, "dc-lying": FACE, "field": fields}.items():
        assert [wrong for each in written if (wrong := misfit(GRAMMAR, rule, each))] == []


def test_the_moves_shown_are_moves_and_in_the_grammar() -> None:
    (shown,) = blocks("moves", TEXT)
    for text in shown.rstrip().split("\n"):
        assert str(GAME.parse_move(text)) == text
        assert not misfit(GRAMMAR, "move", text)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_what_is_printed_of_games_is_in_the_grammar(seats: int) -> None:
    record, recorder = recorded(seats, "grammar")
    text = print_record(record)
    assert not misfit(GRAMMAR, "record", text)
    for seat in (-1, 0, seats - 1):
        assert not misfit(GRAMMAR, "known-record", print_record(redacted(record, seat)))
    assert recorder.state.decider == TERMINAL


def test_all_moves_of_a_game_are_in_the_grammar() -> None:
    state = GAME.start(5, seed="all moves")
    for number in range(300):
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        moves = [move for move in state.legal_moves() if str(move) != "end propose"]
        for move in moves:
            assert not misfit(GRAMMAR, "move", str(move))
            assert not misfit(GRAMMAR, "known-move", str(GAME.redacted(move)))
        state.play(moves[number * 7 % len(moves)])


def test_the_record_and_the_results_shown_are_what_is_printed() -> None:
    (shown,) = blocks("record", TEXT)
    assert print_record(parse_record(shown)) == shown
    assert not misfit(GRAMMAR, "record", shown)
    assert replay(parse_record(shown)).decider >= 0
    (results,) = blocks("results", TEXT)
    for line in results.rstrip().split("\n"):
        assert not misfit(GRAMMAR, "dc-result", line + "\n")


def test_the_position_shown_is_one() -> None:
    (shown,) = blocks("position", TEXT)
    state = GAME.parse_position(shown)
    assert state.decider == 1
    text = GAME.print_position(state)
    for line in shown.rstrip().split("\n")[4:]:
        if not line.startswith("clans"):
            assert f"{line}\n" in text, line


def test_every_line_of_a_position_is_told() -> None:
    table = TEXT.partition("| line | tells | left out |")[2].partition("\n\n")[0]
    for line in LINES.words:
        assert f"`{line}" in table, line
    for word in NOW:
        assert f"`{word}`" in TEXT or f"`{word}=" in TEXT, word
