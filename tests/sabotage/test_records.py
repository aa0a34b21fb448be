"""Records of matches: written, read, replayed, and as one seat knows them."""

from __future__ import annotations

import re

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.core.records.record import Header, Record
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import RecordError, replay
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.state import State
from tests.sabotage.positions import builder


def recorded(seats: int, seed: str, most: int = 10_000) -> tuple[Record, Recorder]:
    """The record of a match, or of its first decisions."""
    recorder = Recorder(Header("sabotage", "franjos", seats=("",) * seats, seed=seed))
    number = 0
    while recorder.state.decider != TERMINAL and number < most:
        number += 1
        if recorder.state.decider == CHANCE:
            recorder.apply_chance(recorder.state.draw())
        else:
            view = recorder.state.view(recorder.state.decider)
            recorder.play(builder(view, RandomStream(seed, f"{number}")))
    return recorder.record(), recorder


@pytest.mark.parametrize("seats", [2, 4])
def test_a_record_replays(seats: int) -> None:
    record, recorder = recorded(seats, "replay")
    text = print_record(record)
    again = parse_record(text)
    assert again == record
    assert print_record(again) == text
    state = replay(again)
    assert state.encode() == recorder.state.encode()
    assert state.result_lines() == recorder.state.result_lines()
    assert "\nround 1 closed " in text
    assert "\ndealer " in text
    if seats == 4:
        assert {". close", ". consent yes"} <= {line[line.find(".") :] for line in text.split("\n")}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_redacted_record_tells_what_one_seat_knows(seats: int) -> None:
    record, _ = recorded(seats, "redact")
    for seat in (*range(seats), -1):
        shown = redacted(record, seat)
        text = print_record(shown)
        assert parse_record(text) == shown
        assert [entry.text for entry in shown.moves] == [entry.text for entry in record.moves]
        for owner in range(seats):
            hands = [line for line in text.split("\n") if line.startswith(f"hand {owner + 1} ")]
            assert len(hands) == 4
            assert all(("?" in line) == (owner != seat) for line in hands)
        with pytest.raises(RecordError, match="can be shown, not played"):
            replay(shown)


@pytest.mark.parametrize("most", [0, 1, 30, 110, 10_000])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_redacted_record_shows_the_table_that_its_reader_sees(seats: int, most: int) -> None:
    record, recorder = recorded(seats, "draw", most)
    for seat in (*range(seats), -1):
        shown = parse_record(print_record(redacted(record, seat)))
        state = recorder.state
        assert isinstance(state, State)
        assert GAME.reconstruct(shown).drawing == GAME.draw_text(state.view(seat))


def test_a_redacted_record_that_breaks_a_rule_is_told() -> None:
    record, _ = recorded(2, "draw")
    text = print_record(redacted(record, SPECTATOR))
    first = next(line for line in text.split("\n") if line.startswith("1. "))
    for wrong, clause in (("close", "A-37"), ("lay A-red own B", "A-31"), ("consent yes", "A-52")):
        with pytest.raises(RecordError, match=f"move 1.*{clause}"):
            GAME.reconstruct(parse_record(text.replace(f"{first}\n", f"1. {wrong}\n", 1)))


def test_a_result_in_a_redacted_record_is_the_one_that_was() -> None:
    record, _ = recorded(2, "draw")
    text = print_record(redacted(record, 0))
    (first, *_) = [line for line in text.split("\n") if " · " in line]
    fifth = next(line for line in text.split("\n") if line.startswith("5. "))
    early = text.replace(fifth, f"round 1 unclosed · worth 9 0 · score 9 0\n{fifth}")
    with pytest.raises(RecordError, match=r"line \d+: nothing is over here"):
        GAME.reconstruct(parse_record(early))
    for other in (f"{first}0", first.replace("round 1", "round 2"), first.replace(" · ", " 1 · ")):
        with pytest.raises(RecordError, match=rf"line \d+: the result was {first!r}"):
            GAME.reconstruct(parse_record(text.replace(first, other)))


def test_a_reader_who_plays_a_card_that_was_never_theirs_is_told() -> None:
    record, _ = recorded(2, "draw")
    whole = print_record(record).split("\n")
    dealer = next(line for line in whole if line.startswith("dealer "))
    opener = 2 if dealer.endswith("1") else 1
    (others, *_) = [line.split() for line in whole if line.startswith(f"hand {3 - opener} ")]
    (own, *_) = [line.split() for line in whole if line.startswith(f"hand {opener} ")]
    (pile, *_) = [line.split() for line in whole if line.startswith("pile ")]
    card = next(card for card in others[2:] if card not in (*own, pile[1]))
    text = print_record(redacted(record, opener - 1))
    first = next(line for line in text.split("\n") if line.startswith("1. "))
    with pytest.raises(RecordError, match=r"move 1.*A-30"):
        GAME.reconstruct(parse_record(text.replace(f"{first}\n", f"1. discard {card}\n", 1)))


@pytest.mark.clause("A-60")
def test_a_redacted_record_tells_no_hand_and_no_note_that_its_reader_cannot_know() -> None:
    record, _ = recorded(2, "redact")
    text = print_record(redacted(record, 0))
    (hand,) = re.findall(r"(?m)^hand 2 .*$", text)[:1]
    revealed = text.replace(hand, hand.replace("?", "X-blue", 1), 1)
    with pytest.raises(RecordError, match=r"only seat 2 knows this hand: here it is \? \[A-60\]"):
        GAME.reconstruct(parse_record(revealed))
    noted = re.sub(r"(?m)^1\. .*$", r"\g<0> {X-blue}", text, count=1)
    with pytest.raises(RecordError, match=r"move 1: this move shows nothing; it has no note"):
        GAME.reconstruct(parse_record(noted))


@pytest.mark.clause("A-60")
def test_cards_of_the_pile_that_its_reader_has_not_drawn_are_refused() -> None:
    record, _ = recorded(2, "redact", 40)
    text = print_record(redacted(record, 0))
    hidden, *_ = re.findall(r"(?m)^pile .*$", text)
    shown, *_ = re.findall(r"(?m)^pile .*$", print_record(record))
    early = " ".join([*hidden.split()[:-1], shown.split()[-1]])
    with pytest.raises(RecordError, match="seat 1 can't know the") as caught:
        GAME.reconstruct(parse_record(text.replace(hidden, early)))
    assert text.split("\n")[caught.value.line - 1] == hidden


def test_of_the_pile_a_seat_knows_what_it_has_drawn() -> None:
    record, _ = recorded(2, "pile")
    whole = [line for line in print_record(record).split("\n") if line.startswith("pile ")]
    known = [
        [line for line in print_record(redacted(record, seat)).split("\n") if line[:5] == "pile "]
        for seat in (0, 1, -1)
    ]
    for number in range(4):
        cards = whole[number].split()
        mine, others, nobodys = (known[reader][number].split() for reader in range(3))
        assert set(nobodys[1:]) == {"?"}
        drawn = [at for at, card in enumerate(mine) if card != "?" and at]
        theirs = [at for at, card in enumerate(others) if card != "?" and at]
        assert {at % 2 for at in drawn} == {(theirs[0] + 1) % 2}
        assert all(mine[at] == cards[at] for at in drawn)
        assert sorted([*drawn, *theirs]) == list(range(1, len(drawn) + len(theirs) + 1))


def test_a_move_that_a_rule_forbids_is_told_with_its_clause() -> None:
    record, _ = recorded(2, "wrong")
    text = print_record(record)
    first = next(line for line in text.split("\n") if line.startswith("1. "))
    with pytest.raises(RecordError, match=r"move 1: close: .*\[A-37\]"):
        replay(parse_record(text.replace(f"{first}\n", "1. close\n", 1)))


def test_a_result_that_was_not_is_told() -> None:
    record, _ = recorded(2, "result")
    text = print_record(record)
    line = next(line for line in text.split("\n") if line.startswith("round 1 closed"))
    with pytest.raises(RecordError, match="the result was"):
        replay(parse_record(text.replace(line, line.replace("closed", "unclosed by"))))


@pytest.mark.clause("A-60")
@pytest.mark.parametrize(
    ("line", "message"),
    [("hand 1", "knows its own hand"), ("pile", "knows the cards that it draws")],
)
def test_a_redacted_record_that_hides_its_readers_cards_is_refused(line: str, message: str) -> None:
    record, _ = recorded(2, "draw")
    text = print_record(redacted(record, 0))
    (first, *_) = [words for words in text.split("\n") if words.startswith(f"{line} ")]
    head, count = line.split(), len(first.split()) - len(line.split())
    hidden = " ".join([*head, *["?"] * count])
    with pytest.raises(RecordError, match=message):
        GAME.reconstruct(parse_record(text.replace(first, hidden, 1)))
