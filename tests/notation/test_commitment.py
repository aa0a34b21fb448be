"""Commit and reveal: that the deals were fixed before the first card."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pitprop
from pitprop.core.errors import PitpropError
from pitprop.core.records.commitment import commitment, is_commitment_to
from pitprop.core.records.record import ChanceEntry, Header, Record
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import RecordError
from pitprop.core.records.text import parse_record
from pitprop.core.records.verification import verify
from tests.notation.games import Plan, plans, recorded
from tests.thorough import trials

RECORDS = Path(__file__).parent / "records"
WHOLE = [path for path in sorted(RECORDS.glob("*.txt")) if "[view" not in path.read_text()]


def test_the_hash_is_what_anybody_can_work_out() -> None:
    expected = hashlib.sha256(b"pitprop 1\nseed\ns\xc3\xa4lz").hexdigest()
    assert commitment("seed", "sälz") == expected
    assert is_commitment_to(expected, "seed", "sälz")
    assert is_commitment_to(expected.upper(), "seed", "sälz")


LINES = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]))


@given(LINES, LINES, LINES)
def test_no_other_seed_or_salt_fits(seed: str, salt: str, other: str) -> None:
    commit = commitment(seed, salt)
    assert is_commitment_to(commit, seed, salt)
    assert is_commitment_to(commit, other, salt) == (other == seed)
    assert is_commitment_to(commit, seed, other) == (other == salt)


@pytest.mark.parametrize(("seed", "salt"), [("x\ny", "z"), ("x", "y\nz")])
def test_a_seed_and_a_salt_are_lines(seed: str, salt: str) -> None:
    """Otherwise one hash would be that of two games."""
    with pytest.raises(PitpropError, match="with line feeds can't be committed to"):
        commitment(seed, salt)
    hashed = hashlib.sha256(b"pitprop 1\nx\ny\nz").hexdigest()
    record = pitprop.game("saboteur").start(4, seed=seed).record().engine
    header = replace(record.header, salt=salt, commit=hashed)
    with pytest.raises(RecordError, match="with line feeds fixes nothing"):
        verify(replace(record, header=header))


@settings(max_examples=trials(20))
@given(plans())
def test_every_seeded_game_can_be_verified(plan: Plan) -> None:
    record = recorded(plan).record()
    found = verify(record)
    assert found.moves == len(record.moves)
    assert found.commitment == record.header.commit


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_kept_games_can_be_verified(path: Path) -> None:
    """The same seed gives the same deals as when they were written."""
    assert verify(parse_record(path.read_text(encoding="utf-8"))).outcomes == 3


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seed": "another"}, "isn't that of this seed"),
        ({"salt": "another"}, "isn't that of this seed"),
        ({"commit": "0" * 64}, "isn't that of this seed"),
        ({"commit": None}, "nothing was fixed"),
        ({"seed": None}, r"^\[seed …\] is missing"),
        ({"salt": None}, r"^\[salt …\] is missing"),
    ],
)
def test_what_does_not_fit_is_told(changes: dict[str, str | None], says: str) -> None:
    record = recorded(Plan(3, "amigo", 1, 30, 5)).record()
    header = replace(record.header, **changes)  # type: ignore[arg-type]  # of the right types
    with pytest.raises(RecordError, match=says):
        verify(replace(record, header=header))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[seed ", "[seed another]", "[commit "),
        ("[commit ", "", "[salt "),
        ("[seed ", "", "[salt "),
        ("pile ", "", "pile "),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(old: str, new: str, line: str) -> None:
    """A missing header is missing above the last one; of a deal the line that is another."""
    text = WHOLE[0].read_text(encoding="utf-8")
    lines = text[: text.index("\n1. ")].split("\n")
    at = next(at for at, each in enumerate(lines) if each.startswith(old))
    lines[at] = _last_two_swapped(lines[at]) if old == "pile " else new
    with pytest.raises(RecordError) as caught:
        verify(parse_record("\n".join(lines)))
    assert lines[caught.value.line - 1].startswith(line)


def test_another_deal_than_the_seeds_is_told() -> None:
    """Committed to one seed, dealt from another."""
    honest = recorded(Plan(3, "amigo", 1, 1, 5)).record()
    other = recorded(Plan(3, "amigo", 2, 1, 5)).record()
    with pytest.raises(RecordError, match="deal 1 isn't the one that the seed gives"):
        verify(Record(honest.header, other.entries))


def test_two_cards_swapped_in_the_pile_are_told() -> None:
    record = recorded(Plan(3, "amigo", 1, 1, 5)).record()
    deal = record.entries[0]
    assert isinstance(deal, ChanceEntry)
    lines = [
        line if not line.startswith("pile ") else _last_two_swapped(line) for line in deal.lines
    ]
    with pytest.raises(RecordError, match="deal 1"):
        verify(Record(record.header, (ChanceEntry(tuple(lines)), *record.entries[1:])))


def _last_two_swapped(line: str) -> str:
    words = line.split()
    at = next(number for number in range(2, len(words)) if words[number] != words[1])
    words[1], words[at] = words[at], words[1]
    return " ".join(words)


def test_who_was_named_to_begin_is_not_taken_for_drawn() -> None:
    header = Header(
        "saboteur", "amigo", seats=("",) * 4, seed="s", salt="t", commit=commitment("s", "t")
    )
    drawn = Recorder(header)
    drawn.apply_chance(drawn.state.draw())
    begins = drawn.state.decider
    named = Recorder(replace(header, first=(begins + 1) % 4))
    named.apply_chance(named.state.draw())
    assert verify(drawn.record()).outcomes == verify(named.record()).outcomes == 1
    hidden = replace(named.record(), header=replace(named.record().header, first=None))
    with pytest.raises(RecordError, match="deal 1"):
        verify(hidden)


def test_what_one_seat_knows_cannot_be_verified() -> None:
    with pytest.raises(RecordError, match="only a whole record"):
        verify(redacted(recorded(Plan(3, "amigo", 1, 30, 5)).record(), 0))
