"""Records of matches: written, read, replayed, and as one seat knows them."""

from __future__ import annotations

import pytest

from pitprop.core.chance import Draw
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, NOBODY
from pitprop.core.headers import Header
from pitprop.core.recording import Recorder, redacted
from pitprop.core.records import Record, parse_record, print_record
from pitprop.core.replay import RecordError, replay
from pitprop.games.sabotage.game import GAME
from tests.sabotage.positions import builder


def recorded(seats: int, seed: str) -> tuple[Record, Recorder]:
    """The record of a whole match."""
    recorder = Recorder(Header("sabotage", "franjos", seats=("",) * seats, seed=seed))
    number = 0
    while recorder.state.decider != NOBODY:
        number += 1
        if recorder.state.decider == CHANCE:
            recorder.resolve(recorder.state.draw())
        else:
            view = recorder.state.view(recorder.state.decider)
            recorder.play(builder(view, Draw(seed, f"{number}")))
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


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("dealer 2", "dealer x", "line 2: 'x' is no seat"),
        ("round 1", "round 9", "line 1: '9' is no number of a game"),
        ("hand 1", "hand 3", "line 3: the line 'hand 1' of a deal is expected here"),
        ("pile", "pile ?", "line 5: .* is a \\?"),
        ("pile", "pile A-green", "line 5: 'A-green' is no card"),
    ],
)
def test_a_deal_that_is_none_names_its_line(old: str, new: str, told: str) -> None:
    state = GAME.start(2, seed="deal", first=0)
    text = "\n".join(state.draw().lines())
    assert old in text
    with pytest.raises(PitpropError, match=told):
        GAME.parse_chance(state, text.replace(old, new, 1).split("\n"))
