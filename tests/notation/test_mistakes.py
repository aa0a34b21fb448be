"""What is told of a mistake: one line for people, in which they find it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pitprop
from pitprop.core.errors import (
    IllegalMoveError,
    NotationError,
    PitpropError,
    PositionError,
    Refusal,
)
from pitprop.core.game import CHANCE
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Header
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import RecordError, replay
from pitprop.core.records.text import parse_record, print_record
from pitprop.core.records.verification import verify
from tests.notation.mutations import GAMES, TESTS, Texts, mistaken, texts
from tests.thorough import trials

MOST = 400
INSIDE = re.compile(r"Traceback|\b0x[0-9a-f]{6}|<\w|\b\w+Error\b|\b[A-Z]\w+\(\w+=|\bNone\b")

seeds = st.integers(0, 2**32)
games = st.sampled_from(GAMES)


def raised(read: Callable[[], object]) -> PitpropError | None:
    """What is wrong, if anything is; anything else than a mistake goes through."""
    try:
        read()
    except PitpropError as error:
        return error
    return None


def check_message(error: PitpropError) -> None:
    message = str(error)
    assert message.isprintable(), message
    assert 0 < len(message) <= MOST, (len(message), message)
    assert not INSIDE.search(message), message


def use_record(game: Texts, text: str) -> None:
    """All that is done with a record."""
    record = parse_record(text)
    if record.is_redacted:
        game.game.reconstruct(record)
    else:
        replay(record)
        redacted(record, 0)
        verify(record)


@settings(max_examples=trials(400))
@given(games, seeds)
def test_a_mistake_in_a_record_is_told_in_one_short_line_that_names_its_line(
    name: str, seed: int
) -> None:
    random = Random(seed)
    game = texts(name)
    text = mistaken(random.choice(game.records), random)
    error = raised(lambda: use_record(game, text))
    if error is not None:
        check_message(error)
        assert isinstance(error, NotationError | RecordError)
        assert 1 <= error.line <= len(text.split("\n")), str(error)


@settings(max_examples=trials(400))
@given(games, seeds)
def test_a_mistake_in_a_position_is_told_in_one_short_line(name: str, seed: int) -> None:
    random = Random(seed)
    game = texts(name)
    text = mistaken(random.choice(game.positions), random)
    seen = mistaken(random.choice(game.views), random)
    for position, error in (
        (text, raised(lambda: game.game.parse_position(text))),
        (seen, raised(lambda: game.game.parse_view(seen))),
    ):
        if error is not None:
            check_message(error)
            assert isinstance(error, NotationError | PositionError)
            assert 1 <= error.line <= len(position.split("\n")), str(error)
            assert str(error).startswith(f"line {error.line}: ")


@pytest.mark.parametrize(
    ("lines", "line", "says"),
    [
        ("[game saboteur]|[seats 4]|turn 5|round 1", 3, "there is no seat 5: there are 4 players"),
        ("[game saboteur]|[seats 4]|turn 11|round 1", 3, "'11' is not a seat; .* from 1 to 4"),
        ("[game saboteur]|broken lamp -|round 1|turn 1", 2, "for 3 to 10 players, not 2"),
        ("[game dark_cave]|gold 1|turn 1", 2, "for 2 to 8 players, not 1"),
        ("[game saboteur]|maze EW@1,0 NS@2,0|turn 1", 2, "opens E to a wall"),
        ("[game saboteur]|hand 2 map map map map map map map|turn 1", 2, "7 cards map"),
        ("[game saboteur]|looked 1 8,0 8,0|turn 1", 2, "a goal is told twice"),
        ("[game sabotage]|consent asked|turn 1", 2, "nobody asks to close|nobody is asked"),
        ("[game sabotage]|[seats 3]|round 1", 2, "2 or 4 players"),
        ("[game sabotage]|[seats 4]|turn 5|round 1", 3, "'5' is not a seat|no seat 5"),
        ("[game dark_cave]|[seats 4]|shown 3 3|turn 1", 3, "seat 3 is named 2 times"),
        ("[game dark_cave]|[seats 4]|lying 2 2|turn 1", 3, "seat 2 is named 2 times"),
        ("[game dark_cave]|[seats 4]|met 1 2 2|turn 1", 3, "seat 2 is named 2 times"),
        ("[game dark_cave]|[seats 4]|met 1 1|turn 1", 3, "own clan card"),
        ("[game dark_cave]|[seats 4]|looked 1 0,4 0,4|turn 1", 3, "a goal is told twice"),
        ("[game dark_cave]|now phase=moving draws=3|turn 1", 2, "draws=3"),
        ("[game dark_cave]|dwarves 5,5:N 0,0:NESW|turn 1", 2, "nobody stands on 5,5:N"),
        ("[game dark_cave]|[seats 4]|shown 9|turn 1", 3, "'9' is not a seat; .* from 1 to 4"),
        ("[game saboteur]|[seats 04]|turn 1", 2, "'04' is neither a number of players"),
        ("[game saboteur]|[options ]|turn 1", 2, "the header 'options' says nothing"),
        ("[game saboteur]|[edition]|turn 1", 2, "the header 'edition' says nothing"),
    ],
)
def test_a_position_that_cannot_arise_is_told_with_its_line(
    lines: str, line: int, says: str
) -> None:
    text = lines.replace("|", "\n") + "\n"
    game = find_game(lines.split("]")[0].removeprefix("[game "))
    with pytest.raises((NotationError, PositionError), match=says) as caught:
        game.parse_position(text)
    assert str(caught.value).startswith(f"line {line}: ")


# --- Players ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("change", [-1, +1])
def test_a_record_with_a_wrong_number_of_players_says_so(name: str, change: int) -> None:
    game = texts(name)
    record = next(text for text in game.records if "[view" not in text)
    (seats,) = re.findall(r"(?m)^\[seats .*\]$", record)
    count = len(parse_record(record).header.seats)
    wrong = count + change if count + change in game.game.seat_counts else count + 2 * change
    if wrong not in game.game.seat_counts:
        return
    lines = [line for line in record.split("\n") if not line.startswith("[first")]
    first = next(at for at, line in enumerate(lines) if line.split()[:1] in (["first"], ["dealer"]))
    lines[first] = f"{lines[first].split()[0]} 1"
    text = "\n".join(lines).replace(seats, f"[seats {wrong}]")
    with pytest.raises(RecordError, match=rf"{count} hands are dealt, but there are {wrong} play"):
        replay(parse_record(text))


@pytest.mark.parametrize("name", GAMES)
def test_who_was_named_to_begin_begins(name: str) -> None:
    edition = find_game(name).options.editions[0].name
    recorder = Recorder(Header(name, edition, seats=("",) * 4, seed="1"))
    recorder.apply_chance(recorder.state.draw())
    text = print_record(recorder.record())
    begins = recorder.state.view(0).decider
    for seat in range(4):
        named = text.replace("[seed", f"[first {seat + 1}]\n[seed")
        if seat == begins:
            replay(parse_record(named))
            continue
        message = f"seat {begins + 1} is to begin, but seat {seat + 1} was named"
        with pytest.raises(RecordError, match=message):
            replay(parse_record(named))


def test_a_seat_of_a_move_is_one_of_the_table() -> None:
    text = (TESTS / "notation" / "records" / "amigo-4.txt").read_text(encoding="utf-8")
    (line,) = re.findall(r"(?m)^5\. .*$", text)
    with pytest.raises(NotationError, match=r"'11' is not a seat; seats count from 1 to 4$"):
        parse_record(text.replace(line, "5. break lamp 11"))
    state = pitprop.game("saboteur").start(5, seed=1)
    state.deal()
    with pytest.raises(NotationError, match=r"'11' is not a seat; seats count from 1 to 5$"):
        state.play("break lamp 11")


def test_a_record_without_its_version_of_the_rules_is_read_by_those_of_the_program() -> None:
    text = (TESTS / "notation" / "records" / "amigo-4.txt").read_text(encoding="utf-8")
    assert parse_record(text.replace("[rules 1]\n", "")) == parse_record(text)


@settings(max_examples=trials(400))
@given(games, seeds)
def test_a_move_that_is_read_can_be_made_or_is_refused_with_a_clause(name: str, seed: int) -> None:
    random = Random(seed)
    game = texts(name)
    state = game.game.parse_position(random.choice(game.positions))
    text = mistaken(random.choice(game.moves), random)
    error = raised(lambda: game.game.parse_move(text))
    if error is not None:
        check_message(error)
        assert isinstance(error, NotationError)
        return
    move = game.game.parse_move(text)
    why = state.refusal(move)
    if state.decider != CHANCE:
        assert state.view(max(state.decider, 0)).refusal(move) == why
    if why is not None:
        assert why.clause in game.game.clauses
        with pytest.raises(IllegalMoveError) as caught:
            state.play(move)
        assert caught.value.refusal == why
        check_message(caught.value)


# --- Mistakes that are easily made --------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "most"),
    [("saboteur", "break lamp {}", 10), ("dark_cave", "II:info clan {}", 8)],
)
def test_seats_that_no_table_has_are_all_told_in_the_same_way(
    name: str, text: str, most: int
) -> None:
    game = texts(name).game
    assert str(game.parse_move(text.format(most))) == text.format(most)
    for seat in (0, most + 1, 15, 16, 99, 100):
        with pytest.raises(NotationError) as caught:
            game.parse_move(text.format(seat))
        assert str(caught.value) == f"'{seat}' is not a seat; seats count from 1 to {most}"


@pytest.mark.parametrize(
    ("name", "text"),
    [("saboteur", "pass ?"), ("saboteur", "take ?"), ("dark_cave", "pass I:? II:?")],
)
def test_what_others_know_of_a_move_is_read_but_is_no_move_to_make(name: str, text: str) -> None:
    game = texts(name).game
    assert str(game.parse_known_move(text)) == text
    with pytest.raises(NotationError, match="what others know of a move, which is written "):
        game.parse_move(text)


@pytest.mark.parametrize(("name", "seats"), [("saboteur", 3), ("sabotage", 2), ("dark_cave", 2)])
@pytest.mark.parametrize("line", ["1 what now", "what now"])
def test_a_bad_line_is_answered_with_a_move_of_the_same_game(
    name: str, seats: int, line: str
) -> None:
    game = texts(name).game
    with pytest.raises(NotationError) as caught:
        parse_record(f"[game {name}]\n[seats {seats}]\n{line}\n")
    assert caught.value.line == 3
    assert f" 1. {game.example}" in str(caught.value)
    assert str(game.parse_move(game.example)) == game.example


@pytest.mark.clause("A-32", "A-33")
@pytest.mark.parametrize("card", ["X-blue", "wrench-red"])
@pytest.mark.parametrize("roof", ["own", "other"])
def test_the_place_that_is_missing_is_suggested_on_a_roof_that_is_allowed(
    card: str, roof: str
) -> None:
    with pytest.raises(NotationError, match=f"lay {card} own E"):
        texts("sabotage").game.parse_move(f"lay {card} {roof}")


def test_a_refusal_counts_seats_from_1_in_its_text() -> None:
    refusal = Refusal("not-broken", "S-42", {"seat": 0, "tool": "lamp", "steps": 2})
    assert str(refusal) == "not broken (seat 1, tool lamp, steps 2) [S-42]"


def test_a_wrong_move_in_a_redacted_record_is_told_in_words_with_its_line() -> None:
    text = next(text for text in texts("saboteur").records if "[view" in text)
    first = next(line for line in text.split("\n") if line.startswith("1. "))
    wrong = text.replace(f"{first}\n", "1. lay NESW 20,20\n", 1)
    with pytest.raises(RecordError, match=r"move 1: lay NESW 20,20: .*\[S-20\]$") as caught:
        texts("saboteur").game.reconstruct(parse_record(wrong))
    assert wrong.split("\n")[caught.value.line - 1].startswith("1. ")


@pytest.mark.parametrize("name", GAMES)
def test_lines_too_many_in_a_deal_of_a_redacted_record_are_told(name: str) -> None:
    game = texts(name)
    text = next(text for text in game.records if "[view" in text)
    lines = text.split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith("1. "))
    lines.insert(first, lines[first - 1])
    with pytest.raises(RecordError, match="nothing is dealt, drawn or lost here") as caught:
        game.game.reconstruct(parse_record("\n".join(lines)))
    assert caught.value.line == first + 1


@pytest.mark.parametrize(
    ("game", "old", "new", "message"),
    [
        ("dark_cave", "first 1", "first x", "line 1: 'x' is not a seat"),
        ("dark_cave", "goals", "goal", "line 3: the line 'goals' of a deal is expected here"),
        ("dark_cave", "blue-loyal", "blue-?", "line 2: a \\? stands for"),
        ("dark_cave", "blue-loyal", "red-loyal", "line 2: 'red-loyal' is not a clan card"),
        ("dark_cave", " | ", " ", "line 2: after the clan cards"),
        ("dark_cave", "pile", "pile ?", "a \\? stands for"),
        ("dark_cave", "box", "box I:NONE", "'I:NONE' is not a card"),
        ("sabotage", "dealer 2", "dealer x", "line 2: 'x' is not a seat"),
        ("sabotage", "round 1", "round 9", "line 1: '9' is not a number from 1 to 4"),
        ("sabotage", "hand 1", "hand 3", "line 3: the line 'hand 1' of a deal is expected here"),
        ("sabotage", "pile", "pile ?", "line 5: a \\? stands for"),
        ("sabotage", "pile", "pile A-green", "line 5: 'A-green' is not a card"),
    ],
)
def test_a_deal_that_is_none_names_its_line(game: str, old: str, new: str, message: str) -> None:
    rules = find_game(game)
    state = rules.start(2, seed="deal", first=0)
    text = "\n".join(state.draw().lines())
    assert old in text
    with pytest.raises(PitpropError, match=message):
        rules.parse_chance(state, text.replace(old, new, 1).split("\n"))
