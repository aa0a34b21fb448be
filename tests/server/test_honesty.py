"""What somebody knew who said something else: told on looking back, and once the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from pitprop.core.claims import Claim, claims_of
from pitprop.core.game import SPECTATOR, TERMINAL, View
from pitprop.core.honesty import known_facts, truth_of, withheld
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Record, SaidLine
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import steps
from pitprop.core.records.text import print_record
from pitprop.server.lookback.course import course_of
from tests.server.driving import Browser
from tests.server.random_records import Case, cases, random_record
from tests.server.test_company import to_the_end, together
from tests.server.test_whole_game import play_to_the_end, record_at, settled

pytestmark = pytest.mark.wheel

SAW = {"saboteur": ("goal", "card"), "dark_cave": ("corner", "goal")}
"""What the claim to have seen a goal is about, and what it says of it."""

OWN = {"saboteur": "role", "dark_cave": "character"}


def learned(record: Record) -> Iterator[tuple[int, int, list[View], Claim]]:
    """When a seat alone learned what a goal is: after which move, who, what was known, and that."""
    game = find_game(record.header.game)
    before: dict[int, View] = {}
    number = 0
    for step in steps(record):
        number += step.seat >= 0
        after = {seat: step.state.view(seat) for seat in (SPECTATOR, *range(step.state.seats))}
        if step.seat >= 0 and step.state.decider != TERMINAL:
            seen = [before[step.seat], after[step.seat], after[SPECTATOR]]
            known, *_, common = (known_facts(game, view) for view in seen)
            for fact in known_facts(game, seen[1]):
                if fact.key == "saw" and fact not in known and fact not in common:
                    yield number, step.seat, seen, fact
        before = after


def words_for(record: Record, key: str, param: str) -> tuple[str, ...]:
    """What a param of a claim may be."""
    kinds = claims_of(find_game(record.header.game))
    return next(kind.params[param] for kind in kinds if kind.key == key)


def lie(record: Record, fact: Claim) -> Claim:
    """The claim that a goal is something else than it is."""
    _, says = SAW[record.header.game]
    other = next(word for word in words_for(record, "saw", says) if word != fact.params[says])
    return Claim("saw", {**fact.params, says: other})


LOOKS = [
    (record, *found)
    for case in (Case("saboteur", 5, 2), Case("dark_cave", 4, 1))
    for record in [random_record(case, 120)]
    for found in list(learned(record))[:2]
]


def test_goals_are_looked_at_in_both_games() -> None:
    assert {record.header.game for record, *_ in LOOKS} == set(SAW)


@pytest.mark.parametrize("case", cases(6), ids=str)
def test_what_seats_know_to_be_so_contradicts_nothing_that_another_knows(case: Case) -> None:
    game = find_game(case.game)
    for step in steps(random_record(case, 60)):
        views = [step.state.view(seat) for seat in (SPECTATOR, *range(step.state.seats))]
        for one in views:
            facts = [fact for fact in known_facts(game, one) if fact.key == "saw"]
            assert all(truth_of(game, other, fact) is None for other in views for fact in facts)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look[-1]))
def test_a_lie_about_a_goal_is_told_by_what_its_speaker_had_seen(look: Any) -> None:
    record, _, seat, seen, fact = look
    game = find_game(record.header.game)
    _, after, common = seen
    assert truth_of(game, after, lie(record, fact)) == fact
    assert truth_of(game, after, fact) is None
    # Nobody else knows better, and what somebody thinks isn't a fact.
    assert truth_of(game, common, lie(record, fact)) is None
    assert truth_of(game, after, Claim("suspect", {"seat": (seat + 1) % 2})) is None


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look[-1]))
def test_what_was_learned_is_withheld_unless_something_is_said_of_it(look: Any) -> None:
    record, _, _, seen, fact = look
    game = find_game(record.header.game)
    assert withheld(game, seen, []) == [fact]
    assert withheld(game, seen, [Claim("suspect", {"seat": 0}), Claim("hello")]) == [fact]
    assert withheld(game, seen, [lie(record, fact)]) == []
    assert withheld(game, seen, [fact]) == []
    known = [seen[1], *seen[1:]]
    assert withheld(game, known, []) == []


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look[-1]))
def test_looking_back_tells_lies_and_what_was_known(stranger: Browser, look: Any) -> None:
    record, number, seat, seen, fact = look
    own = OWN[record.header.game]
    role = next(
        each for each in known_facts(find_game(record.header.game), seen[1]) if own in each.params
    )
    false_role = Claim(own, {own: _other_role(record, str(role.params[own]))})
    said = tuple(
        SaidLine(number, seat, claim) for claim in (fact, lie(record, fact), role, false_role)
    )
    summary = stranger.post("/api/records", {"record": print_record(replace(record, said=said))})
    assert [each["truth"] for each in summary["said"]] == [
        None,
        {"claim": fact.key, "params": dict(fact.params)},
        None,
        {"claim": own, "params": dict(role.params)},
    ]


def _other_role(record: Record, role: str) -> str:
    own = OWN[record.header.game]
    return next(word for word in words_for(record, own, own) if word != role)


def test_a_record_of_one_reader_tells_nothing_of_what_others_knew() -> None:
    record, number, seat, _, fact = LOOKS[0]
    said = (SaidLine(number, seat, lie(record, fact)),)
    whole = replace(record, said=said)
    for reader in range(len(record.header.seats)):
        summary = course_of(print_record(redacted(whole, reader))).summary()
        assert [each.truth is not None for each in summary.said] == [reader == seat]


@pytest.mark.parametrize(
    "case",
    [
        {"game": "saboteur", "opponents": ["standard"] * 4},
        {"game": "dark_cave", "opponents": ["standard"] * 3},
    ],
    ids=lambda case: str(case["game"]),
)
def test_computer_players_tell_in_the_end_what_they_said_and_what_they_kept(
    ada: Browser, case: dict[str, Any]
) -> None:
    players = len(case["opponents"]) + 1
    table = ada.create(players=players, first=0, **case)
    with ada.live(table) as live:
        play_to_the_end(live, Random(3))
    record, reasons = settled(ada, table)
    summary = course_of(print_record(record)).summary()
    by_seat = {
        seat: [
            (each.claim, dict(each.params), each.truth)
            for each in summary.said
            if each.seat == seat
        ]
        for seat in range(1, players)
    }
    for seat, said in by_seat.items():
        own = [each for each in reasons if each["seat"] == seat]
        assert [(s["claim"], s["params"]) for each in own for s in each["said"]] == [
            (claim, params) for claim, params, _ in said
        ]
        # What is heard only when a round is over isn't held against what was known before.
        known = [s["truth"] for each in own for s in each["said"]]
        for truth, (_, _, in_hindsight) in zip(known, said, strict=True):
            assert in_hindsight is None or truth == msgspec.to_builtins(in_hindsight)
    spoken = [s for each in reasons for s in each["said"] + each["withheld"] if s["claim"] == "saw"]
    alone = [each for each in learned(record) if each[1] > 0]
    assert len(spoken) == len(alone)


def test_what_a_person_says_on_a_computer_player_s_seat_is_not_told_as_its_own(
    ada: Browser, cem: Browser
) -> None:
    table = ada.create(players=3, opponents=["standard"] * 2, first=1, late="yes")
    with ada.live(table) as hers:
        hers.state(lambda state: state["view"] and state["view"]["decider"] == 0)
        assert cem.post(f"/api/tables/{table}/seats", {"name": "Cem", "seat": 1})["seat"] == 1
        with cem.live(table) as his:
            claim = {"claim": "trust", "params": {"seat": 2}}
            assert his.ask({"type": "say", "request": "mine", **claim})["type"] == "accepted"
            together(to_the_end, hers, his)
    assert any(line.claim and line.claim.key == "trust" for line in record_at(ada, table).said)
    own = [each for each in ada.get(f"/api/tables/{table}/reasons") if each["seat"] == 1]
    assert own
    assert "trust" not in {said["claim"] for each in own for said in each["said"]}
    assert not any(each["withheld"] for each in own)
