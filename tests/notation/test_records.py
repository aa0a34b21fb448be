"""Records: written, read back, replayed, refused where they break a rule."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.errors import IllegalMoveError, NotationError, PitpropError
from pitprop.core.game import CHANCE
from pitprop.core.records.record import Header, MoveEntry, Record, ResultEntry
from pitprop.core.records.recording import Recorder, record_of_log, redacted
from pitprop.core.records.replay import RecordError, Step, replay, start_of, steps
from pitprop.core.records.text import parse_record, print_record
from pitprop.core.wording.names import can_be_shown
from pitprop.games.saboteur.game import GAME
from tests.notation.games import Plan, plans, recorded
from tests.thorough import trials

RECORDS = Path(__file__).parent / "records"
WHOLE = sorted(path.stem for path in RECORDS.glob("*.txt") if "[view" not in path.read_text())


def golden(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


GAME_OF_THREE = print_record(recorded(Plan(3, "amigo", 3, 400, 9), ("Ada", "Ben", "Cem")).record())


def line_of(text: str, start: str) -> int:
    """The number of the line that begins so."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def changed(text: str, start: str, line: str) -> str:
    """The text with another line in place of the one that begins so."""
    lines = text.split("\n")
    lines[line_of(text, start) - 1] = line
    return "\n".join(lines)


def text_of(step: Step) -> str:
    """What a log holds of a step; nothing of a result."""
    if step.outcome is not None:
        return "\n".join(step.outcome.lines())
    return step.entry.text if isinstance(step.entry, MoveEntry) else ""


# --- There and back -----------------------------------------------------------------------------


@settings(max_examples=trials(60))
@given(plans())
def test_a_record_is_read_back_and_replays_to_the_same_state(plan: Plan) -> None:
    recorder = recorded(plan)
    text = print_record(recorder.record())
    read = parse_record(text)
    assert read == recorder.record()
    assert print_record(read) == text
    assert replay(read).encode() == recorder.state.encode()


@settings(max_examples=trials(40))
@given(plans())
def test_a_record_replays_without_its_seed(plan: Plan) -> None:
    """It holds everything that chance decided."""
    recorder = recorded(plan)
    record = recorder.record()
    bare = replace(record, header=replace(record.header, seed=None, salt=None, commit=None))
    state = replay(parse_record(print_record(bare)))
    assert state.result_lines() == recorder.state.result_lines()
    assert state.scores() == recorder.state.scores()
    assert state.census() == recorder.state.census()


@settings(max_examples=trials(40))
@given(plans())
def test_a_log_of_texts_gives_the_same_record(plan: Plan) -> None:
    recorder = recorded(plan)
    log = [(step.seat, text) for step in steps(recorder.record()) if (text := text_of(step))]
    assert {seat for seat, _ in log} <= {CHANCE, *range(plan.seats)}
    assert record_of_log(recorder.record().header, log) == recorder.record()


@settings(max_examples=trials(20))
@given(plans(120), st.data())
def test_a_replay_can_stop_after_any_move(plan: Plan, data: st.DataObject) -> None:
    record = recorded(plan).record()
    until = data.draw(st.integers(0, len(record.moves)))
    states = {0: start_of(record).encode()}
    for step in steps(record):
        if not isinstance(step.entry, ResultEntry):
            moves = step.entry.number if isinstance(step.entry, MoveEntry) else 0
            states.setdefault(moves, b"")
            if moves or max(states) == 0:
                states[moves] = step.state.encode()
    assert replay(record, until).encode() == states[until]


@pytest.mark.parametrize("name", WHOLE)
def test_games_kept_as_records_still_replay(name: str) -> None:
    """They were written once and never change."""
    text = golden(name)
    record = parse_record(text)
    assert print_record(record) == text
    state = replay(record)
    results = [entry.text for entry in record.entries if isinstance(entry, ResultEntry)]
    assert state.result_lines() == results
    assert len(results) == 3
    assert state.winners()


def test_the_kept_games_are_of_all_editions_and_play_all_moves() -> None:
    records = [parse_record(golden(name)) for name in WHOLE]
    assert {record.header.edition for record in records} == {"amigo", "web", "nl"}
    verbs = {move.text.split()[0] for record in records for move in record.moves}
    assert verbs == {"lay", "break", "mend", "rockfall", "map", "pass", "turn", "take"}
    assert any(record.header.options for record in records)
    assert any(record.header.first is not None for record in records)
    assert any(move.note for record in records for move in record.moves)


def test_numbers_run_through_the_whole_game() -> None:
    record = parse_record(GAME_OF_THREE)
    assert [move.number for move in record.moves] == list(range(1, len(record.moves) + 1))


def test_blank_lines_spaces_and_line_ends_of_windows_change_nothing() -> None:
    lines = GAME_OF_THREE.split("\n")
    loose = "\r\n".join(f"  {line}\t" if line else "\n" for line in lines)
    assert parse_record(loose) == parse_record(GAME_OF_THREE)


def test_a_record_before_the_first_deal() -> None:
    recorder = Recorder(Header("saboteur", "nl", seats=("Ada", "Ben", "Cem")))
    text = print_record(recorder.record())
    assert text == "[game saboteur]\n[edition nl]\n[seats Ada Ben Cem]\n[rules 1]\n"
    assert parse_record(text) == recorder.record()
    assert replay(parse_record(text)).encode() == start_of(recorder.record()).encode()


# --- What breaks a rule -------------------------------------------------------------------------


@pytest.mark.clause("S-34")
def test_an_illegal_move_is_told_with_line_move_and_clause() -> None:
    text = changed(GAME_OF_THREE, "2. ", "2. lay NESW 20,20")
    text = changed(text, "hand ", text.split("\n")[line_of(text, "hand ") - 1])
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text))
    error = caught.value
    assert (error.line, error.number) == (line_of(text, "2. "), 2)
    assert error.clause in ("S-34", "S-20", "S-30")
    assert str(error).startswith(f"line {error.line}, move 2: lay NESW 20,20: ")
    assert str(error).endswith(f"[{error.clause}]")
    assert isinstance(error.__cause__, IllegalMoveError)


@pytest.mark.parametrize(
    ("start", "line", "says"),
    [
        ("roles ", "roles digger digger saboteur | saboteur", "S-10"),
        ("goals ", "goals NE NE treasure", "S-4"),
        ("hand 2", "hand 2 NS", "hands of 6 cards each, not of 1 .*S-14"),
        ("pile ", "pile NS", "too few of the 67 cards .*S-3"),
        ("gold ", "gold 1 2 3", "too few .*S-6"),
        ("first ", "first 4", "4"),
        ("round 1", "round 2", "round 2"),
    ],
)
def test_a_deal_that_could_not_be_is_told_with_its_line(start: str, line: str, says: str) -> None:
    text = changed(GAME_OF_THREE, start, line)
    with pytest.raises(RecordError, match=says) as caught:
        replay(parse_record(text))
    assert caught.value.line == line_of(text, line)


@pytest.mark.parametrize(
    ("start", "line", "says"),
    [
        ("roles ", "roles digger digger saboteur", r"\|"),
        ("roles ", "roles digger digger thief | digger", "not a role"),
        ("goals ", "goals NE NW EW", "not a goal"),
        ("hand 2", "hand 3 NS", "'hand 2'"),
        ("hand 1", "hand 1 SW", "not a card"),
        ("pile ", "pile NS spoon", "not a card"),
        ("gold ", "gold 1 2 4", "not a gold card"),
        ("first ", "first Ada", "not a seat"),
        ("first ", "", "'first'"),
    ],
)
def test_a_line_that_is_none_of_a_deal_is_told_with_its_number(
    start: str, line: str, says: str
) -> None:
    text = changed(GAME_OF_THREE, start, line)
    with pytest.raises(RecordError, match=says) as caught:
        replay(parse_record(text))
    assert caught.value.line >= line_of(text, "round ")
    if line:
        assert caught.value.line == line_of(text, line)


def test_a_result_that_was_another_is_told() -> None:
    end = next(line for line in GAME_OF_THREE.split("\n") if " · gold " in line)
    text = changed(GAME_OF_THREE, end, "round 1 nobody · gold 9 9 9")
    with pytest.raises(RecordError, match="the result was 'round 1 ") as caught:
        replay(parse_record(text))
    assert caught.value.line == line_of(text, "round 1 nobody")


def test_a_result_in_the_middle_of_a_round_is_told() -> None:
    text = changed(GAME_OF_THREE, "3. ", "round 1 diggers · gold 1 1 1\n" + "3. map 8,0")
    with pytest.raises(RecordError, match="no round is over here"):
        replay(parse_record(text))


def test_a_wrong_card_in_a_deal_is_named_with_its_line() -> None:
    """Whatever blank lines stand between the lines of a deal."""
    pile = GAME_OF_THREE.split("\n")[line_of(GAME_OF_THREE, "pile ") - 1].split()
    other = "map" if pile[1] != "map" else "NES"
    line = "\n \n" + " ".join(["pile", other, *pile[2:]])
    text = changed(GAME_OF_THREE, "pile ", line)
    says = rf"1 {other} too many and 1 {pile[1]} too few of the 67 cards \[S-3, S-5\]"
    with pytest.raises(RecordError, match=says) as caught:
        replay(parse_record(text))
    assert caught.value.line == line_of(text, "pile ")


def test_a_move_without_its_number_is_told_where_it_stands() -> None:
    record = parse_record(GAME_OF_THREE)
    text = changed(GAME_OF_THREE, "5. ", record.moves[4].text)
    with pytest.raises(NotationError, match=r"number of this move is missing: 5\. ") as caught:
        parse_record(text)
    assert caught.value.line == line_of(GAME_OF_THREE, "5. ")


def test_a_result_without_its_dots_is_told_as_such() -> None:
    end = next(line for line in GAME_OF_THREE.split("\n") if " · gold " in line)
    text = changed(GAME_OF_THREE, end, end.replace(" · ", " "))
    with pytest.raises(RecordError, match=r"one number .* not 6 words; a result has · ") as caught:
        replay(parse_record(text))
    assert caught.value.line == line_of(GAME_OF_THREE, end)


@pytest.mark.parametrize("left_out", [1, 2, 3])
def test_any_result_may_be_left_out(left_out: int) -> None:
    """What everybody knows of the others stays what it was."""
    record = parse_record(GAME_OF_THREE)
    results = [entry for entry in record.entries if isinstance(entry, ResultEntry)]
    entries = tuple(entry for entry in record.entries if entry is not results[left_out - 1])
    short = replace(record, entries=entries)
    assert replay(short).winners()
    known = [entry.text for entry in redacted(short, 0).entries if isinstance(entry, ResultEntry)]
    all_known = replay(record).result_lines(0)
    assert known == [line for at, line in enumerate(all_known) if at != left_out - 1]


def test_a_result_that_comes_twice_is_told() -> None:
    end = next(line for line in GAME_OF_THREE.split("\n") if " · gold " in line)
    with pytest.raises(RecordError, match="no round is over here"):
        replay(parse_record(changed(GAME_OF_THREE, end, f"{end}\n{end}")))


def test_results_may_be_left_out() -> None:
    lines = [line for line in GAME_OF_THREE.split("\n") if " · " not in line]
    assert replay(parse_record("\n".join(lines))).winners()


def test_a_wrong_note_is_told() -> None:
    record = parse_record(golden("amigo-4"))
    noted = next(move for move in record.moves if move.note)
    other = {"treasure": "NE", "NE": "NW", "NW": "treasure"}[noted.note]
    text = changed(golden("amigo-4"), f"{noted.number}. ", str(replace(noted, note=other)))
    with pytest.raises(RecordError, match=f"what was seen is '{noted.note}'") as caught:
        replay(parse_record(text))
    assert caught.value.number == noted.number


def test_a_note_behind_a_move_that_shows_nothing_is_told() -> None:
    record = parse_record(golden("amigo-4"))
    blind = next(move for move in record.moves if not move.note)
    text = changed(golden("amigo-4"), f"{blind.number}. ", str(replace(blind, note="NE")))
    with pytest.raises(RecordError, match=r"this move shows nothing; it has no note$") as caught:
        replay(parse_record(text))
    assert caught.value.number == blind.number


def test_moves_before_the_deal_and_after_the_end_are_told() -> None:
    early = Record(Header("saboteur", "amigo", seats=("",) * 3), (MoveEntry(1, "map 8,0"),))
    with pytest.raises(RecordError, match="S-70"):
        replay(early)
    record = parse_record(GAME_OF_THREE)
    late = MoveEntry(len(record.moves) + 1, "map 8,0")
    with pytest.raises(RecordError, match="S-72"):
        replay(Record(record.header, (*record.entries, late)))


def test_a_deal_where_none_is_due_is_told() -> None:
    record = parse_record(GAME_OF_THREE)
    with pytest.raises(RecordError, match="nothing is dealt, drawn or lost here"):
        replay(Record(record.header, (record.entries[0], record.entries[0])))


def test_a_move_that_there_is_not_is_told() -> None:
    record = parse_record(GAME_OF_THREE)
    with pytest.raises(RecordError, match="no move 9999"):
        replay(record, 9999)


# --- What is not a record ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "begin with"),
        ("1. map 8,0", 1, "begin with"),
        ("[game saboteur]", 1, "who plays"),
        ("[game saboteur]\n[seats 3]\n[rules 2]", 3, "rules 1"),
        ("[game saboteur]\n[seats 3]\n[commit 123]", 3, "SHA-256"),
        ("[game saboteur]\n[seats 3]\n[seed a b]", 3, "not one word"),
        ("[game saboteur]\n[rules 1]\n[seats 3]", 3, "'seats' has to come before 'rules'"),
        ("[game saboteur]\n[seats ²]", 2, "'²' is neither a number of players nor"),
        ("[game saboteur]\n[seats -1]", 2, "'-1' is neither a number of players nor"),
        (f"[game saboteur]\n[seats {'9' * 5000}]", 2, "^line 2: '9{59}…' is neither a number"),
        ("[game saboteur]\n[seats 3]\n[seed a]\n[view 1]", 3, "neither .seed …. nor"),
        ("[game saboteur]\n[seats 3]\n[salt a]\n[view -]", 3, "neither .seed …. nor"),
        ("[game saboteur]\n[seats 3]\n[salt]", 3, "says nothing"),
        ("[game saboteur]\n[seats 3]\n2. map 8,0", 3, "where 1 is due"),
        ("[game saboteur]\n[seats 3]\n1. map 8,0\n1. map 8,0", 4, "where 2 is due"),
        ("[game saboteur]\n[seats 3]\n1 map 8,0", 3, "not a move"),
        ("[game saboteur]\n[seats 3]\n1. map", 3, "map PLACE"),
        ("[game saboteur]\n[seats 3]\n1. map 8,0 {NE", 3, "map PLACE"),
        ("[game saboteur]\n[seats 3]\n1. pass ?", 3, "VIEW|SEAT"),
        ("[game saboteur]\n[seats 3]\nround 1\npile ? ?", 4, "SEAT"),
        ("[game saboteur]\n[seats 3]\nround 1\n[edition nl]", 4, "before everything"),
        ('[game saboteur]\n[seats "Ada Ben Cem]', 2, "not a list of words"),
        ('[game saboteur]\n[seats Ada"Ben" Cem]', 2, "not a list of words"),
        (r"[game saboteur]" + "\n" + r'[seats "\ud800" Ben Cem]', 2, "half of a surrogate pair"),
        (r"[game saboteur]" + "\n" + r'[seats "\x" Ben Cem]', 2, "JSON"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(NotationError, match=says) as caught:
        parse_record(text)
    assert caught.value.line == line


NOT_SHOWN: Final = ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
names = st.text(st.characters(exclude_categories=NOT_SHOWN), max_size=60).filter(can_be_shown)


@given(st.lists(names, min_size=3, max_size=10).map(tuple), words, words)
def test_any_names_seeds_and_salts_are_read_back(
    seats: tuple[str, ...], seed: str, salt: str
) -> None:
    header = Header("saboteur", "amigo", seats=seats, rules=1, seed=seed, salt=salt)
    record = Record(header)
    assert parse_record(print_record(record)) == record


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        (("Ada", "Ben", "Cem"), "[seats Ada Ben Cem]"),
        (("Ada L.", "O'Neil", "3"), '[seats "Ada L." O\'Neil 3]'),
        (("", "", ""), "[seats 3]"),
        (("", "Ben", ""), '[seats "" Ben ""]'),
        (("[x]", '"', "\\"), r'[seats "[x]" "\"" "\\"]'),
        (("Jürgen", "Zoë", "名前"), "[seats Jürgen Zoë 名前]"),
        (("Ada\u3000L.", "", ""), r'[seats "Ada\u3000L." "" ""]'),
    ],
)
def test_how_names_are_quoted(seats: tuple[str, ...], line: str) -> None:
    record = Record(Header("saboteur", "amigo", seats=seats, rules=1))
    assert line in print_record(record).split("\n")
    assert parse_record(print_record(record)) == record


@pytest.mark.parametrize("read", [parse_record, GAME.parse_position])
@pytest.mark.parametrize("char", ["\n", "\x00", "\x1b[31m", "\t", "\u202e", "\u2028", "\ue000"])
def test_a_name_that_breaks_hides_or_turns_a_line_is_refused(
    read: Callable[[str], object], char: str
) -> None:
    for name in (json.dumps(f"A{char}da"), json.dumps(f"A{char}da", ensure_ascii=False)):
        with pytest.raises(NotationError, match=r"^line 2: ") as caught:
            read(f"[game saboteur]\n[seats {name} Ben Cem]\n")
        assert str(caught.value).isprintable()


def test_a_name_is_no_longer_than_a_line_has_room_for() -> None:
    text = "[game saboteur]\n[seats {} Ben Cem]\n"
    assert parse_record(text.format("A" * 60)).header.seats[0] == "A" * 60
    with pytest.raises(NotationError, match="line 2: a name has at most 60 characters, not 61"):
        parse_record(text.format("A" * 61))


def test_nobody_plays_under_a_name_that_is_not_read_back() -> None:
    with pytest.raises(NotationError, match="can't be shown"):
        Recorder(Header("saboteur", "amigo", seats=("A\nda", "Ben", "Cem"), seed="1"))


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_record(text)
    with pytest.raises(NotationError):
        parse_record(f"[game saboteur]\n[seats 3]\n1{text}")


@settings(max_examples=trials(200))
@given(st.sampled_from(WHOLE), st.data())
def test_a_damaged_record_is_read_or_refused(name: str, data: st.DataObject) -> None:
    text = golden(name)
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    words[word : word + data.draw(st.integers(0, 1))] = data.draw(
        st.lists(st.sampled_from([*text.split(), "?", "·", "{", "}", "[view 1]", ""]), max_size=2)
    )
    lines[at] = " ".join(words)
    try:
        record = parse_record("\n".join(lines))
    except NotationError:
        return
    assert parse_record(print_record(record)) == record
    try:
        replay(record)
    except PitpropError as error:
        assert isinstance(error, RecordError)  # noqa: PT017
