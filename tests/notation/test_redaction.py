"""Records as one seat knows them."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.chance import RandomStream
from pitprop.core.errors import NotationError
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.core.records.record import ChanceEntry, Entry, Header, MoveEntry, Record
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import RecordError, replay, steps
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.state import State
from tests.notation.games import Plan, chosen, plans, recorded
from tests.thorough import trials

RECORDS = Path(__file__).parent / "records"


def golden(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


def lines_of(record: Record, start: str) -> list[list[str]]:
    """The words of the lines that begin so."""
    return [
        line.split()[len(start.split()) :]
        for line in print_record(record).split("\n")
        if line.startswith(f"{start} ")
    ]


@settings(max_examples=trials(40))
@given(plans(), st.integers(SPECTATOR, 9))
def test_a_redacted_record_is_a_record(plan: Plan, seat: int) -> None:
    record = redacted(recorded(plan).record(), min(seat, plan.seats - 1))
    text = print_record(record)
    assert parse_record(text) == record
    assert print_record(parse_record(text)) == text
    assert record.header.view == min(seat, plan.seats - 1)
    with pytest.raises(RecordError, match="shown, not played"):
        replay(record)


@settings(max_examples=trials(40))
@given(plans(), st.integers(SPECTATOR, 9))
def test_it_tells_neither_seed_nor_salt(plan: Plan, seat: int) -> None:
    header = redacted(recorded(plan).record(), min(seat, plan.seats - 1)).header
    assert (header.seed, header.salt) == (None, None)
    assert header.commit is not None


@settings(max_examples=trials(40))
@given(plans(150), st.integers(SPECTATOR, 9))
def test_it_agrees_with_the_whole_record_word_by_word(plan: Plan, seat: int) -> None:
    whole = recorded(plan).record()
    part = redacted(whole, min(seat, plan.seats - 1))
    for one, other in zip(whole.entries, part.entries, strict=True):
        for line, known in zip(_lines(one), _lines(other), strict=True):
            words, known_words = line.split(), known.partition(" · total ")[0].split()
            assert len(words) == len(known_words)
            assert all(
                word in (known_word, "{" + known_word + "}") or known_word in ("?", "{?}")
                for word, known_word in zip(words, known_words, strict=True)
            )


def _lines(entry: Entry) -> tuple[str, ...]:
    if isinstance(entry, ChanceEntry):
        return entry.lines
    return (str(entry) if isinstance(entry, MoveEntry) else entry.text,)


@settings(max_examples=trials(30))
@given(plans(100), st.integers(SPECTATOR, 9), st.integers(0, 99))
def test_games_that_look_the_same_to_a_seat_give_it_the_same_record(
    plan: Plan, seat: int, world: int
) -> None:
    """Law 2: the cards left in the draw pile lie in another order, and the moves are the same."""
    seat = min(seat, plan.seats - 1)
    recorder = recorded(plan)
    record = recorder.record()
    if recorder.state.view(SPECTATOR).wire().round != 1:
        return
    other = _in_another_world(record, RandomStream(str(world), "world"))
    if other is not None:
        assert print_record(redacted(other, seat)) == print_record(redacted(record, seat))


def _in_another_world(record: Record, draw: RandomStream) -> Record | None:
    """The record with the cards that nobody has drawn in another order."""
    state = replay(record)
    deal = record.entries[0]
    assert isinstance(deal, ChanceEntry)
    left = state.view(SPECTATOR).wire().pile
    if left < 2:
        return None
    lines = list(deal.lines)
    at = next(number for number, line in enumerate(lines) if line.startswith("pile "))
    words = lines[at].split()
    end = words[-left:]
    order = list(range(left))
    draw.shuffle(order)
    lines[at] = " ".join([*words[:-left], *(end[place] for place in order)])
    return Record(record.header, (replace(deal, lines=tuple(lines)), *record.entries[1:]))


@pytest.mark.clause("S-81", "S-82")
def test_who_passed_a_card_and_who_took_gold_knows_which() -> None:
    whole = parse_record(golden("web-5"))
    deciders = {
        step.entry.number: step.seat for step in steps(whole) if isinstance(step.entry, MoveEntry)
    }
    for seat in (SPECTATOR, 0, 3):
        for move, known in zip(whole.moves, redacted(whole, seat).moves, strict=True):
            hidden = move.text.split()[0] in ("pass", "take") and deciders[move.number] != seat
            assert ("?" in known.text) == hidden
            assert hidden or known.text == move.text


@pytest.mark.clause("S-45", "S-81")
def test_what_a_map_showed_is_told_to_who_looked() -> None:
    whole = parse_record(golden("amigo-4"))
    deciders = {
        step.entry.number: step.seat for step in steps(whole) if isinstance(step.entry, MoveEntry)
    }
    for seat in range(4):
        for move, known in zip(whole.moves, redacted(whole, seat).moves, strict=True):
            if move.note:
                assert known.note == (move.note if deciders[move.number] == seat else "?")
            else:
                assert known.note == ""


@pytest.mark.clause("S-11", "S-57")
def test_the_roles_of_finished_rounds_are_told_and_of_others_only_ones_own() -> None:
    running = recorded(Plan(5, "amigo", 1, 30, 0)).record()
    (roles,) = lines_of(redacted(running, 2), "roles")
    assert roles[:2] + roles[3:] == ["?", "?", "?", "?", "|", "?"]
    assert roles[2] in ("digger", "saboteur")
    assert lines_of(redacted(running, SPECTATOR), "roles") == [["?"] * 5 + ["|", "?"]]
    finished = parse_record(golden("amigo-4"))
    assert lines_of(redacted(finished, SPECTATOR), "roles") == lines_of(finished, "roles")


@pytest.mark.clause("S-80", "S-81")
def test_a_seat_knows_its_own_hand_and_the_cards_that_it_drew() -> None:
    whole = recorded(Plan(4, "amigo", 5, 21, 3)).record()
    seat = 2
    known = redacted(whole, seat)
    state = replay(whole)
    for other in range(4):
        (hand,) = lines_of(known, f"hand {other + 1}")
        assert hand == (lines_of(whole, "hand 3")[0] if other == seat else ["?"] * 6)
    (pile,), (dealt,) = lines_of(known, "pile"), lines_of(whole, "pile")
    drawn = [card for card in pile if card != "?"]
    assert drawn == [card for card, shown in zip(dealt, pile, strict=True) if shown != "?"]
    assert len(drawn) == 5, "five of twenty cards were drawn by each of four players"
    held = state.view(seat).wire().hand
    assert len(set(held) - {*drawn, *lines_of(whole, "hand 3")[0]}) == 0


@pytest.mark.clause("S-80")
def test_goals_are_told_where_they_were_turned_up_or_looked_at() -> None:
    whole = parse_record(golden("amigo-4"))
    everybody = redacted(whole, SPECTATOR)
    rounds = zip(lines_of(whole, "goals"), lines_of(everybody, "goals"), strict=True)
    for goals, known in rounds:
        assert all(shown in (goal, "?") for goal, shown in zip(goals, known, strict=True))
        assert "treasure" in known, "the diggers have won every round"


@pytest.mark.parametrize(
    ("name", "part", "seat"),
    [
        ("amigo-4", "amigo-4-seat-2", 1),
        ("amigo-4", "amigo-4-everybody", SPECTATOR),
        ("web-5", "web-5-seat-1", 0),
    ],
)
def test_kept_records_are_redacted_as_they_were(name: str, part: str, seat: int) -> None:
    assert print_record(redacted(parse_record(golden(name)), seat)) == golden(part)


@settings(max_examples=trials(40))
@given(plans(), st.integers(SPECTATOR, 9))
def test_a_redacted_record_shows_the_table_that_its_reader_sees(plan: Plan, seat: int) -> None:
    """Of the gold what the record tells: how many pieces the reader has, and cards if it can."""
    seat = min(seat, plan.seats - 1)
    recorder = recorded(plan)
    reconstruction = GAME.reconstruct(redacted(recorder.record(), seat))
    state = recorder.state
    assert isinstance(state, State)
    seen = GAME.draw_text(state.view(seat))
    assert _without_gold(reconstruction.drawing) == _without_gold(seen)
    for stack in re.findall(r"gold stack (\S+)", reconstruction.drawing):
        assert stack in ("?", str(len(state.stack)))
    for owner, line in _seat_lines(reconstruction.drawing):
        cards = re.search(r" gold (\S+)", line)
        worth = re.search(r"\(worth (\d+)\)", line)
        assert (cards is None) == (not state.gold[owner])
        assert cards is None or cards[1] in ("?", str(len(state.gold[owner])))
        assert worth is None or int(worth[1]) == sum(state.gold[owner])
        if state.gold[owner] and (owner == seat or state.decider == TERMINAL):
            assert worth is not None
    if state.decider == TERMINAL:
        assert reconstruction.scores == tuple(state.scores())
        assert reconstruction.winners == tuple(state.winners())
    else:
        assert reconstruction.scores is None


def _seat_lines(drawing: str) -> list[tuple[int, str]]:
    """The line of each seat."""
    lines = re.findall(r"(?m)^[> ] +(\d+) (.*hand.*)$", drawing)
    return [(int(seat) - 1, line) for seat, line in lines]


def _without_gold(drawing: str) -> list[list[str]]:
    return [_words_without_gold(line) for line in drawing.split("\n")]


def _words_without_gold(line: str) -> list[str]:
    line = line.partition(" gold cards: ")[0].removesuffix(" gold cards")
    words = line.partition(" · gold stack")[0].split()
    if "gold" in words and "hand" in words:
        words = words[: words.index("gold")] + words[words.index("hand") :]
    return words


def test_a_redacted_record_that_breaks_a_rule_is_told() -> None:
    text = golden("amigo-4-everybody")
    first = next(line for line in text.split("\n") if line.startswith("1. "))
    with pytest.raises(RecordError, match="move 1") as caught:
        GAME.reconstruct(parse_record(text.replace(first, "1. lay NESW 30,30")))
    assert "S-34" in str(caught.value)


@pytest.mark.clause("S-72")
def test_what_all_have_in_total_is_told_once_the_game_is_over() -> None:
    text = golden("amigo-4-everybody")
    first, *_, last = results_of(text)
    total = replay(parse_record(golden("amigo-4"))).scores()
    stated = f" · total {' '.join(str(worth) for worth in total)}"
    assert last.endswith(stated)
    refused_as(text.replace(first, first + stated), r"only once the game is over \[S-72\]")
    more = f" · total {' '.join(str(worth + 20) for worth in total)}"
    refused_as(text.replace(stated, more), r"seat 1 can't have .* in total \[S-72\]")
    refused_as(text.replace(stated, f"{stated} 1"), "4 seats, not for 5")
    without = GAME.reconstruct(parse_record(text.replace(stated, "")))
    assert without.scores is None


# --- What its reader can't know -----------------------------------------------------------------


@pytest.mark.clause("S-80", "S-81", "S-82")
@pytest.mark.parametrize("line", ["roles", "goals", "pile", "gold"])
def test_what_the_reader_cannot_know_of_a_deal_is_refused(line: str) -> None:
    """The game stops in the first round, and the whole record tells what is hidden."""
    whole = recorded(Plan(4, "amigo", 1, 30, 0)).record()
    text = print_record(redacted(whole, 1))
    hidden, shown = (
        next(words for words in printed.split("\n") if words.startswith(f"{line} "))
        for printed in (text, print_record(whole))
    )
    at = hidden.split().index("?")
    word = shown.split()[at]
    words = [*hidden.split()[:at], word, *hidden.split()[at + 1 :]]
    error = refused_as(text.replace(hidden, " ".join(words)), f"seat 2 can't know the '{word}'")
    assert text.split("\n")[error.line - 1] == hidden


@pytest.mark.clause("S-82")
def test_what_others_passed_and_took_is_hidden() -> None:
    text = golden("amigo-4-everybody")
    refused_as(text.replace("1. pass ?", "1. pass break-pickaxe"), "only seat 3 knows all of pass")
    (took, *_) = re.findall(r"(?m)^\d+\. take \?", text)
    refused_as(text.replace(took, took.replace("?", "1")), "knows all of take 1: here it is take ?")


# --- Results that were not ----------------------------------------------------------------------


def refused_as(text: str, says: str) -> RecordError:
    """The text is a record that can't have been."""
    with pytest.raises(RecordError, match=says) as caught:
        GAME.reconstruct(parse_record(text))
    assert caught.value.line
    return caught.value


def results_of(text: str) -> list[str]:
    return [line for line in text.split("\n") if " · " in line]


def test_a_result_in_a_redacted_record_stands_where_its_round_is_over() -> None:
    text = golden("amigo-4-everybody")
    third = next(line for line in text.split("\n") if line.startswith("3. "))
    refused_as(text.replace(third, f"round 1 diggers · gold ? ? ? ?\n{third}"), "is over here")
    (first, *_) = results_of(text)
    refused_as(text.replace(first, f"{first}\n{first}"), "is over here")


@pytest.mark.clause("S-51", "S-62", "S-63")
def test_a_result_in_a_redacted_record_is_the_one_that_was() -> None:
    text = golden("amigo-4-seat-2")
    (first, *_) = results_of(text)
    words = first.split()
    own, saboteur = 4 + 1, 4 + first_saboteur(text)
    assert words[:4] == ["round", "1", "diggers", "·"]
    for at, other in ((1, "2"), (2, "saboteurs"), (2, "nobody")):
        refused_as(text.replace(first, " ".join([*words[:at], other, *words[at + 1 :]])), "was")
    for seat in (own, saboteur):
        changed = [*words[: seat + 1], "9", *words[seat + 2 :]]
        refused_as(text.replace(first, " ".join(changed)), re.escape(f"the result was {first!r}"))
    refused_as(text.replace(first, first + " 1"), "the result was")
    refused_as(text.replace(first, first.replace("?", "3")), "the result was")


def first_saboteur(text: str) -> int:
    """The seat, from 0, of the first saboteur of the first round."""
    roles = next(line for line in text.split("\n") if line.startswith("roles "))
    return roles.split()[1:].index("saboteur")


@pytest.mark.parametrize("left_out", [(0,), (1,), (2,), (0, 1), (0, 1, 2)])
@pytest.mark.parametrize("name", ["amigo-4-seat-2", "amigo-4-everybody", "web-5-seat-1"])
def test_results_may_be_left_out_and_each_other_is_that_of_its_own_round(
    name: str, left_out: tuple[int, ...]
) -> None:
    text = golden(name)
    results = results_of(text)
    short = text
    for at in left_out:
        short = short.replace(f"{results[at]}\n", "")
    shown, whole = (GAME.reconstruct(parse_record(each)).drawing for each in (short, text))
    assert _without_gold(shown) == _without_gold(whole)
    for at in {0, 1, 2}.difference(left_out):
        other = results[at].replace(f"round {at + 1}", f"round {(at + 1) % 3 + 1}")
        error = refused_as(
            short.replace(results[at], other), re.escape(results[at].partition(" · total")[0])
        )
        assert short.split("\n")[error.line - 1] == results[at]


@pytest.mark.clause("S-57")
def test_the_roles_of_a_round_with_a_result_are_told() -> None:
    text = golden("amigo-4-everybody")
    roles = next(line for line in text.split("\n") if line.startswith("roles "))
    refused_as(text.replace(roles, roles.replace("digger", "?", 1)), "S-57")


SABOTEURS = print_record(redacted(recorded(Plan(7, "amigo", 1, 2000, 0)).record(), SPECTATOR))


@pytest.mark.clause("S-64", "S-66")
@pytest.mark.parametrize("change", [+1, -1, +90])
def test_saboteurs_get_what_is_due_if_the_stack_has_it(change: int) -> None:
    """The first round ends with a full stack, from which all can be paid."""
    (first, *_) = results_of(SABOTEURS)
    head, _, gold = first.partition(" · gold ")
    assert head == "round 1 saboteurs"
    pay = gold.split()
    at = next(seat for seat, worth in enumerate(pay) if worth != "0")
    pay[at] = str(int(pay[at]) + change)
    short = f" · short {at + 1}" if change < 0 else ""
    text = SABOTEURS.replace(first, f"{head} · gold {' '.join(pay)}{short}")
    refused_as(text, "S-66")
    digger = pay.index("0")
    changed = [*gold.split()[:digger], "1", *gold.split()[digger + 1 :]]
    refused_as(SABOTEURS.replace(first, f"{head} · gold {' '.join(changed)}"), "S-64")


@pytest.mark.clause("S-6", "S-61")
def test_nobody_takes_more_gold_cards_of_a_value_than_there_are() -> None:
    """Of three players one picks five gold cards; of the value 3 there are four."""
    options = {"gold_draw": "players"}
    recorder = Recorder(Header("saboteur", "amigo", options, seats=("",) * 3, seed="1"))
    state, draw = recorder.state, RandomStream("1", "choices")
    assert isinstance(state, State)
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            recorder.apply_chance(replace(state.draw(), roles=(DIGGER, SABOTEUR, DIGGER, DIGGER)))
        else:
            recorder.play(chosen(state, draw, 10))
    text = print_record(redacted(recorder.record(), 0))
    without_results = "\n".join(line for line in text.split("\n") if " · " not in line)
    greedy, takes = re.subn(r"(?m)^(\d+\. take) [123]$", r"\1 3", without_results)
    assert takes == 5
    refused_as(greedy, "fewer gold cards")
    spared = re.sub(r"(?m)^(\d+\. take) 3$", r"\1 2", greedy, count=1)
    assert GAME.reconstruct(parse_record(spared)).drawing


@settings(max_examples=trials(200))
@given(st.sampled_from(["amigo-4-seat-2", "amigo-4-everybody", "web-5-seat-1"]), st.data())
def test_a_damaged_redacted_record_is_shown_or_refused(name: str, data: st.DataObject) -> None:
    text = golden(name)
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    words[word : word + data.draw(st.integers(0, 1))] = data.draw(
        st.lists(st.sampled_from([*text.split(), "?", "take", "pass"]), max_size=2)
    )
    lines[at] = " ".join(words)
    with suppress(NotationError, RecordError):
        record = parse_record("\n".join(lines))
        assert GAME.reconstruct(record).drawing.endswith("\n")


@pytest.mark.clause("S-57", "S-81")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hand 1", "seat 1 knows its own cards and role"),
        ("roles", "the deal has to tell"),
        ("goals", "the deal has to tell"),
        ("pile", "seat 1 knows the cards that it draws"),
    ],
)
def test_what_its_reader_has_to_know_is_told_or_the_record_is_refused(
    line: str, message: str
) -> None:
    """Nothing that a reader would take for known is made up."""
    text = print_record(redacted(parse_record(golden("web-5")), 0))
    (first, *_) = [words for words in text.split("\n") if words.startswith(f"{line} ")]
    kept = 1 if line == "roles" else 0
    head, words = line.split(), first.split()[len(line.split()) :]
    hidden = [word if at < kept or word == "|" else "?" for at, word in enumerate(words)]
    with pytest.raises(RecordError, match=message):
        GAME.reconstruct(parse_record(text.replace(first, " ".join([*head, *hidden]), 1)))


@pytest.mark.clause("S-81")
def test_a_reader_that_does_not_know_what_it_passed_is_refused() -> None:
    whole = parse_record(golden("web-5"))
    passed = next(
        (step.seat, step.entry)
        for step in steps(whole)
        if isinstance(step.entry, MoveEntry) and step.entry.text.startswith("pass ")
    )
    text = print_record(redacted(whole, passed[0]))
    hidden = f"{passed[1].number}. pass ?"
    with pytest.raises(RecordError, match="knows which card it passed"):
        GAME.reconstruct(parse_record(text.replace(str(passed[1]), hidden, 1)))


@pytest.mark.clause("S-45", "S-63", "S-81", "S-82")
@pytest.mark.parametrize(
    ("name", "line", "other", "message"),
    [
        ("amigo-4-seat-2", "35. map 8,-2 {NE}", "35. map 8,-2 {treasure}", "was seen is 'NE'"),
        ("amigo-4-seat-2", "35. map 8,-2 {NE}", "35. map 8,-2", "seat 2 knows what it saw"),
        ("amigo-4-seat-2", "35. map 8,-2 {NE}", "35. map 8,-2 {?}", "seat 2 knows what it saw"),
        ("amigo-4-seat-2", "5. map 8,0 {?}", "5. map 8,0 {NE}", "only seat . knows it"),
        ("amigo-4-everybody", "5. map 8,0 {?}", "5. map 8,0 {NE}", "only seat . knows it"),
        ("amigo-4-seat-2", "32. take 2", "32. take 2 {NE}", "this move shows nothing"),
        ("amigo-4-seat-2", "32. take 2", "32. take ?", r"which card it took \[S-63, S-81\]"),
        ("amigo-4-seat-2", "hand 1 ?", "hand 1 NS", r"only seat 1 knows this hand.*\[S-82\]"),
    ],
)
def test_what_its_reader_saw_and_only_that_is_told(
    name: str, line: str, other: str, message: str
) -> None:
    text = golden(name)
    assert text.count(f"\n{line}") >= 1
    error = refused_as(text.replace(f"\n{line}", f"\n{other}", 1), message)
    assert text.split("\n")[error.line - 1].startswith(line)
