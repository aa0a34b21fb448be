"""Records of games: written, read, replayed, verified, and as one seat knows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.records.commitment import commitment
from pitprop.core.records.record import Header, MoveEntry, Record
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import RecordError, replay, steps
from pitprop.core.records.text import parse_record, print_record
from pitprop.core.records.verification import verify
from tests.dark_cave.caving import caving_pilot

pytestmark = pytest.mark.wheel

GAME = find_game("dark_cave")
RECORDS_IN = Path(__file__).parent / "records"


def recorded(seats: int, seed: str, most: int = 10_000) -> tuple[Record, Recorder]:
    """The record of a game, or of its first decisions."""
    header = Header(
        "dark_cave",
        "amigo",
        seats=("",) * seats,
        seed=seed,
        salt="salt",
        commit=commitment(seed, "salt"),
    )
    recorder = Recorder(header)
    for number in range(most):
        if recorder.state.decider == TERMINAL:
            break
        if recorder.state.decider == CHANCE:
            recorder.apply_chance(recorder.state.draw())
        else:
            view = recorder.state.view(recorder.state.decider)
            recorder.play(caving_pilot(view, RandomStream(seed, f"{number}")))
    return recorder.record(), recorder


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_a_record_replays_and_verifies(seats: int) -> None:
    record, recorder = recorded(seats, "replay")
    text = print_record(record)
    again = parse_record(text)
    assert again == record
    assert print_record(again) == text
    state = replay(again)
    assert state.encode() == recorder.state.encode()
    assert text.rstrip().split("\n")[-1] == state.result_lines()[0]
    checked = verify(again)
    assert checked.moves == len(record.moves)
    assert checked.outcomes == 1 + text.count("\nlose ")


@pytest.mark.parametrize("most", [20, 90, 10_000])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_redacted_record_tells_what_one_seat_knows(seats: int, most: int) -> None:
    record, recorder = recorded(seats, "redact", most)
    whole = print_record(record)
    for seat in (*range(seats), -1):
        shown = redacted(record, seat)
        text = print_record(shown)
        assert parse_record(text) == shown
        drawing = GAME.draw_text(recorder.state.view(seat))
        assert GAME.reconstruct(shown).drawing == drawing
        for owner in range(seats):
            (line,) = [line for line in text.split("\n") if line.startswith(f"hand {owner + 1} ")]
            assert ("?" in line) == (owner != seat)
        assert ("lose " in text) == ("lose " in whole)
        with pytest.raises(RecordError, match="can be shown, not played"):
            replay(shown)


def test_of_the_deal_a_seat_knows_in_the_end_what_it_drew_and_saw() -> None:
    record, recorder = recorded(3, "pile")
    whole = {line.split()[0]: line.split() for line in print_record(record).split("\n") if line}
    for seat in range(3):
        text = print_record(redacted(record, seat))
        known = {line.split()[0]: line.split() for line in text.split("\n") if line}
        shown = [at for at, card in enumerate(known["pile"]) if card != "?" and at]
        assert all(known["pile"][at] == whole["pile"][at] for at in shown)
        drew = [
            e
            for e in recorder.state.events(seat)
            if e.key in ("drew", "received") and e.seat == seat
        ]
        assert len(shown) == len(drew) > 0
        assert known["clans"] == whole["clans"]


def test_a_move_that_a_rule_forbids_is_told_with_its_clause() -> None:
    record, _ = recorded(3, "wrong")
    text = print_record(record)
    first = next(line for line in text.split("\n") if line.startswith("1. "))
    with pytest.raises(RecordError, match=r"move 1: stay: .*\[D-20\]"):
        replay(parse_record(text.replace(f"{first}\n", "1. stay\n", 1)))


def test_a_result_that_was_not_is_told() -> None:
    record, _ = recorded(2, "result")
    text = print_record(record)
    with pytest.raises(RecordError, match="the result was"):
        replay(parse_record(re.sub(r"\nend \w+ ·", "\nend agreed ·", text)))


def test_a_deal_that_could_not_be_dealt_is_refused() -> None:
    state = GAME.start(2, seed="deal", first=0)
    lines = state.draw().lines()
    for at, old, new, message in (
        (1, "blue-loyal", "yellow-loyal", "D-11"),
        (2, "exit", "hole", "D-2"),
        (0, "first 1", "first 2", "D-15"),
    ):
        changed = list(lines)
        changed[at] = lines[at].replace(old, new)
        chance, _ = GAME.parse_chance(state, changed)
        with pytest.raises(PitpropError, match=message):
            state.clone().apply_chance(chance)


def test_a_result_in_a_redacted_record_is_the_one_that_was() -> None:
    record, recorder = recorded(5, "redact")
    text = print_record(redacted(record, 1))
    (result,) = recorder.state.result_lines()
    assert text.endswith(f"{result}\n")
    invented = "end clan · blue 99 x 9 = 891 · yellow 0 x 3 = 0 · blue"
    with pytest.raises(RecordError, match=r"line \d+: nothing is over here"):
        GAME.reconstruct(parse_record(text.replace("\n5. ", f"\n{invented}\n5. ")))
    for other in (invented, re.sub(r" x \d", " x 9", result), result.replace(" · ", " ·  ")):
        with pytest.raises(RecordError, match=rf"line \d+: the result was {result!r}"):
            GAME.reconstruct(parse_record(text.replace(result, other)))
    clans = next(line for line in text.split("\n") if line.startswith("clans "))
    hidden = re.sub("-(loyal|saboteur)", "-?", clans, count=1)
    with pytest.raises(RecordError, match="D-90"):
        GAME.reconstruct(parse_record(text.replace(clans, hidden)))


@pytest.mark.clause("D-50", "D-90")
@pytest.mark.parametrize("note", ["{vein}", "{exit}", "{hole}", "{ladder}", "{?}", ""])
def test_the_note_of_a_seat_that_looked_agrees_with_its_deal(note: str) -> None:
    whole = parse_record((RECORDS_IN / "five.txt").read_text(encoding="utf-8"))
    seat, number, seen = next(
        (step.seat, step.entry.number, step.entry.note)
        for step in steps(whole)
        if isinstance(step.entry, MoveEntry) and ":info goal" in step.entry.text
    )
    text = print_record(redacted(whole, seat))
    line = next(line for line in text.split("\n") if line.startswith(f"{number}. "))
    assert line.endswith(f" {{{seen}}}")
    other = parse_record(text.replace(line, line.replace(f"{{{seen}}}", note)))
    if note == f"{{{seen}}}":
        assert GAME.reconstruct(other).drawing
        return
    with pytest.raises(RecordError, match=rf"move {number}: .*\[D-50, D-90\]$"):
        GAME.reconstruct(other)


@pytest.mark.clause("D-90")
def test_a_hand_that_its_reader_does_not_know_is_refused() -> None:
    text = (RECORDS_IN / "five-seat-2.txt").read_text(encoding="utf-8")
    (hand,) = re.findall(r"(?m)^hand 3 .*$", text)
    revealed = text.replace(hand, hand.replace("?", "I:NS", 1))
    with pytest.raises(RecordError, match=r"only seat 3 knows this hand: here it is \? \[D-90\]"):
        GAME.reconstruct(parse_record(revealed))


@pytest.mark.clause("D-90")
@pytest.mark.parametrize("line", ["clans", "goals", "pile", "box"])
def test_what_the_reader_cannot_know_of_the_deal_is_refused(line: str) -> None:
    record, _ = recorded(5, "redact", 12)
    text = print_record(redacted(record, 1))
    (hidden,) = re.findall(rf"(?m)^{line} .*$", text)
    (shown,) = re.findall(rf"(?m)^{line} .*$", print_record(record))
    words = hidden.split()
    at = next(at for at, word in enumerate(words) if word.endswith("?"))
    words[at] = shown.split()[at]
    changed = parse_record(text.replace(hidden, " ".join(words)))
    with pytest.raises(RecordError, match=f"seat 2 can't know the '{words[at]}'") as caught:
        GAME.reconstruct(changed)
    assert text.split("\n")[caught.value.line - 1] == hidden


@pytest.mark.clause("D-91")
@pytest.mark.parametrize("hidden", [r"lose II?I?:\?", r"\d+\. pass .*\?"])
def test_what_others_lost_and_passed_is_hidden(hidden: str) -> None:
    text = (RECORDS_IN / "five-everybody.txt").read_text(encoding="utf-8")
    whole = (RECORDS_IN / "five.txt").read_text(encoding="utf-8").split("\n")
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if re.fullmatch(hidden, line))
    lines[at] = whole[at + 1]  # the whole record has a header more, [salt …]
    with pytest.raises(RecordError, match=r"here it is") as caught:
        GAME.reconstruct(parse_record("\n".join(lines)))
    assert caught.value.line == at + 1


# --- The deck -----------------------------------------------------------------------------------


def test_a_record_tells_the_deck_it_was_played_with() -> None:
    record, _ = recorded(3, "deck", 9)
    assert f"\n[deck {GAME.deck}]\n" in print_record(record)
    assert f"\n[deck {GAME.deck}]\n" in print_record(redacted(record, 1))


@pytest.mark.parametrize("seat", [None, 1])
def test_a_record_of_another_deck_is_not_read(seat: int | None) -> None:
    record, _ = recorded(3, "deck", 9)
    text = print_record(record if seat is None else redacted(record, seat))
    other = text.replace(f"[deck {GAME.deck}]", f"[deck {'0' * 64}]").replace("I:NS", "I:NE.S")
    message = rf"line 5: .* with a different deck of dark_cave \(0{{8}}…\).*{GAME.deck[:8]}…"
    with pytest.raises(NotationError, match=message):
        parse_record(other)
    with pytest.raises(NotationError, match="line 5: a deck is given as the 64"):
        parse_record(text.replace(GAME.deck, "0123"))


def test_a_record_without_a_deck_is_one_of_the_deck_here() -> None:
    """Records had no such header once."""
    record, recorder = recorded(3, "deck", 40)
    text = print_record(record)
    bare = text.replace(f"[deck {GAME.deck}]\n", "")
    assert print_record(parse_record(bare)) == bare
    assert replay(parse_record(bare)).encode() == recorder.state.encode()
    assert verify(parse_record(bare)).outcomes
    goals = next(line for line in text.split("\n") if line.startswith("goals "))
    first, second, *others = goals.split()[1:]
    swapped = " ".join(["goals", second, first, *others])
    with pytest.raises(RecordError, match=r"the seed gives with the deck here; .*\[deck …\]"):
        verify(parse_record(bare.split("\n1. ")[0].replace(goals, swapped)))
    with pytest.raises(RecordError, match=r"the seed gives$"):
        verify(parse_record(text.split("\n1. ")[0].replace(goals, swapped)))


@pytest.mark.parametrize("game", ["saboteur", "sabotage"])
def test_a_game_whose_rules_tell_all_cards_has_no_such_header(game: str) -> None:
    with pytest.raises(NotationError, match=f"line 3: the rules of {game} settle its deck"):
        parse_record(f"[game {game}]\n[seats 4]\n[deck {GAME.deck}]\n")


RECORDS = sorted(RECORDS_IN.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_records_kept_here_are_read_and_told_as_ever(path: Path) -> None:
    """Golden records: a change of rules, chance or notation changes one of them."""
    text = path.read_text("utf-8")
    record = parse_record(text)
    assert print_record(record) == text
    if not record.is_redacted:
        assert verify(record).moves == len(record.moves)
        return
    whole = parse_record((path.parent / "five.txt").read_text("utf-8"))
    assert record.header.view is not None
    assert print_record(redacted(whole, record.header.view)) == text


@pytest.mark.parametrize("line", ["goals", "hand 3", "pile", "box"])
def test_a_redacted_deal_with_a_card_too_many_is_refused(line: str) -> None:
    record, _ = recorded(5, "redact", 20)
    text = print_record(redacted(record, 1))
    (dealt,) = [each for each in text.split("\n") if each.startswith(f"{line} ")]
    with pytest.raises(RecordError, match="line "):
        GAME.reconstruct(parse_record(text.replace(dealt, f"{dealt} ?")))
