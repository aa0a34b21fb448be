"""What is known of the cards of a swap (D-52, D-91): in records, and in sampled worlds."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import cast

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.conformance import impossible_story
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, State
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Entry, Header, MoveEntry, Record
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import RecordError, replay
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.dark_cave.rules.cards import DECKS, KIND_NAMES
from tests.dark_cave.caving import caving_pilot
from tests.dark_cave.positions import after, draw_pile, legal, position

pytestmark = pytest.mark.wheel

GAME = find_game("dark_cave")


@cache
def swapping(seats: int, seed: str, swaps: int = 2) -> Recorder:
    """A game in which hands are swapped whenever that can be done, until some time after."""
    recorder = Recorder(Header("dark_cave", "amigo", seats=("",) * seats, seed=seed))
    left = 20
    for number in range(2_000):
        state = recorder.state
        if state.decider == TERMINAL or not left:
            break
        if state.decider == CHANCE:
            recorder.apply_chance(state.draw())
            continue
        swap = [move for move in state.legal_moves() if is_swap(str(move))]
        recorder.play(
            swap[number % len(swap)]
            if swap
            else caving_pilot(state.view(state.decider), RandomStream(seed, f"{number}"))
        )
        swaps -= bool(swap)
        left -= swaps <= 0
    return recorder


def is_swap(move: str) -> bool:
    return ":swap " in move and not move.startswith("pass ")


def swaps_of(record: Record) -> list[MoveEntry]:
    return [entry for entry in record.moves if is_swap(entry.text)]


GAMES = [(2, "s6"), (3, "one"), (4, "three"), (5, "two")]


@pytest.mark.clause("D-91")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_record_tells_those_who_swapped_what_they_got(seats: int, seed: str) -> None:
    recorder = swapping(seats, seed)
    record = recorder.record()
    assert swaps_of(record)
    for seat in (*range(seats), SPECTATOR):
        shown = redacted(record, seat)
        assert parse_record(print_record(shown)) == shown
        for entry, got in zip(swaps_of(shown), _got(replay(record)), strict=True):
            assert entry.note == (" ".join(got[seat]) or "-" if seat in got else "?")
        assert GAME.reconstruct(shown).drawing == GAME.draw_text(recorder.state.view(seat))


def _got(state: State) -> list[dict[int, list[str]]]:
    """For each swap what those got who took part, as all seats together were told."""
    swaps: list[dict[int, list[str]]] = []
    for events in zip(*(state.events(seat) for seat in range(state.seats)), strict=True):
        params = events[0].params
        if events[0].key == "swapped":
            swaps.append({events[0].seat: [], int(params["target"]): []})
        if events[0].key == "gave":
            (card,) = {str(event.secret["card"]) for event in events if event.secret}
            swaps[-1][int(params["target"])].append(card)
    return swaps


def without_notes(record: Record) -> Record:
    """The record as one is that doesn't say what its reader got."""
    entries: list[Entry] = [
        replace(entry, note="") if isinstance(entry, MoveEntry) and is_swap(entry.text) else entry
        for entry in record.entries
    ]
    return replace(record, entries=tuple(entries))


@pytest.mark.clause("D-91")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_a_record_does_not_tell_is_shown_by_its_back(seats: int, seed: str) -> None:
    recorder = swapping(seats, seed, 1)
    found = 0
    for seat in range(seats):
        shown = redacted(recorder.record(), seat)
        known = _hand(GAME.draw_text(recorder.state.view(seat)), seat)
        hand = _hand(GAME.reconstruct(without_notes(shown)).drawing, seat)
        backs = [card for card in hand if card.endswith(":?")]
        fronts = [card for card in hand if card not in backs]
        assert all(fronts.count(card) <= known.count(card) for card in fronts)
        assert _groups(hand) == _groups(known)
        took_part = any(entry.note not in ("?", "-") for entry in swaps_of(shown))
        assert took_part or not backs
        found += bool(backs)
    assert found


def _hand(drawing: str, seat: int) -> list[str]:
    """The cards that are drawn for a seat."""
    lines = [line for line in drawing.split("\n") if "  hand " in line]
    return lines[seat].partition("  hand ")[2].partition(": ")[2].split()


def _groups(cards: list[str]) -> list[str]:
    return sorted(card.partition(":")[0] for card in cards)


@pytest.mark.clause("D-91", "D-93")
def test_of_other_hands_the_cards_given_and_the_backs_are_shown() -> None:
    state = position("net I:NESW@1,0", *GIVEN_TWO)
    assert _hand(GAME.draw_text(state.view(0)), 1) == ["I:?", "I:?"]
    swapped = after(state, "II:swap 2")
    assert _hand(GAME.draw_text(swapped.view(0)), 1) == ["I:NS", "II:NE"]
    assert _hand(GAME.draw_text(swapped.view(1)), 0) == ["I:EW", "I:NW"]
    assert _hand(GAME.draw_text(swapped.view(2)), 1) == ["I:?", "II:?"]
    passed = after(swapped, "stay", "pass I:NS")
    drawn = _hand(GAME.draw_text(passed.view(1)), 1)
    shown = _hand(GAME.draw_text(passed.view(0)), 1)
    assert shown == [
        "II:NE" if card == "II:NE" else f"{card[: card.index(':')]}:?" for card in drawn
    ]


GIVEN_TWO = ("hand 1 II:swap I:NS II:NE", "hand 2 I:EW I:NW", "hand 3 I:NES I:NEW")


@pytest.mark.clause("D-52")
def test_a_note_of_cards_with_other_backs_is_refused() -> None:
    shown = redacted(swapping(2, "s6").record(), 0)
    (note,) = {entry.note for entry in swaps_of(shown)[:1]}
    text = print_record(shown)
    for other, message in (
        (f"{note} I:NS", r"gives other cards than .*\[D-52\]"),
        ("I:nothing", "'I:nothing' is not a card"),
    ):
        with pytest.raises(RecordError, match=message):
            GAME.reconstruct(parse_record(text.replace(f"{{{note}}}", f"{{{other}}}")))


@pytest.mark.clause("D-90")
def test_what_its_reader_has_to_know_a_record_has_to_tell() -> None:
    record = redacted(swapping(4, "four", 99).record(), 0)
    text = print_record(record)
    lines = {line.split(" ")[0]: line for line in text.split("\n") if line}
    drawn = next(card for card in lines["pile"].split()[1:] if card != "?")
    hand = next(line for line in text.split("\n") if line.startswith("hand 1 "))
    goal = next(goal for goal in lines["goals"].split()[1:] if goal != "?")
    for old, new, message in (
        (hand, hand.replace(hand.split()[2], "?", 1), "seat 1 knows its own cards"),
        (lines["pile"], lines["pile"].replace(drawn, "?", 1), "knows the cards that it draws"),
        (lines["goals"], lines["goals"].replace(goal, "?"), "the deal has to tell it"),
    ):
        assert new != old
        with pytest.raises(RecordError, match=message):
            GAME.reconstruct(parse_record(text.replace(old, new)))


# --- Sampled worlds -----------------------------------------------------------------------------

OTHERS = ("hand 2 II:NE I:NEW", "hand 3 I:NE I:NW")
GIVEN = ("hand 1 II:swap I:NS I:EW", *OTHERS)
TAKEN = ("turn 2", "hand 1 I:NS I:EW", "hand 2 II:swap I:NES", OTHERS[1])
BOTH = ("hand 1 II:swap I:NS I:EW", "hand 2 III:swap I:NES", OTHERS[1])


def turns(*cards: str, hands: tuple[str, ...], seats: int = 3) -> State:
    """A position after turns in which nobody moves: a card each."""
    state = position(*hands, seats=seats)
    for card in cards:
        state = after(state, card)
        while legal(state, "stay"):
            state = after(state, "stay")
    return cast(State, state)


@pytest.mark.clause("D-91")
@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        (GIVEN, ("II:swap 2",)),
        (GIVEN, ("II:swap 2", "pass I:NS")),
        (GIVEN, ("II:swap 2", "pass I:NS I:EW", "pass I:NE")),
        (TAKEN, ("II:swap 1", "pass I:NE", "pass I:NES", "pass I:NS")),
        (TAKEN, ("II:swap 1", "pass I:NE", "pass I:NES", "lay I:NS 0,1", "pass I:NW")),
        (BOTH, ("II:swap 2", "pass I:NS", "pass I:NW", "III:swap 3")),
        (BOTH, ("II:swap 2", "pass I:NS", "pass I:NW", "III:swap 2", "pass I:NES")),
        (BOTH, ("II:swap 3", "III:swap 3", "pass I:NES", "pass I:NW", "pass I:EW")),
    ],
)
def test_sampled_worlds_could_have_come_about(
    hands: tuple[str, ...], cards: tuple[str, ...]
) -> None:
    state = turns(*cards, hands=hands)
    for seat in (*range(3), SPECTATOR):
        for number in range(50):
            world = GAME.sample(state.view(seat), RandomStream("came about", f"{number}"))
            assert impossible_story(GAME, world) == ""


@pytest.mark.clause("D-91")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_worlds_sampled_in_games_with_swaps_could_have_come_about(seats: int, seed: str) -> None:
    state = replay(swapping(seats, seed).record())
    assert impossible_story(GAME, state) == ""
    for seat in (*range(seats), SPECTATOR):
        for number in range(10):
            world = GAME.sample(state.view(seat), RandomStream("in games", f"{number}"))
            assert impossible_story(GAME, world) == ""


@pytest.mark.clause("D-91", "D-92")
def test_each_way_in_which_a_given_card_may_have_gone_is_as_likely_as_its_deals() -> None:
    """Of a given card and one drawn, one is passed; one more is drawn; the like is played openly.

    The card that lies face down is of that kind as often as in all deals, and choices of cards,
    that agree with what the giver has seen.
    """
    hands = ("hand 1 II:swap I:NES", "hand 2 II:NE")
    drawn = draw_pile(position(*hands, seats=2))[0]
    cards = ("II:swap 2", f"pass {drawn}", "pass II:NE", "lay I:NES 0,1")
    state = turns(*cards, hands=hands, seats=2)
    view = state.view(0)
    unseen = [KIND_NAMES[kind] for kind in DECKS[0]]
    for seen in ("I:NES", *view.wire().hand):
        unseen.remove(seen)
    fitting = [
        passed
        for first, second in permutations(unseen, 2)
        for passed, left in (("I:NES", [first, second]), (first, ["I:NES", second]))
        for played in left
        if played == "I:NES"
    ]
    worlds = 1_000
    passed = [
        GAME.sample(view, RandomStream("deals", f"{number}")).view(1).wire().discards
        for number in range(worlds)
    ]
    found = sum(any(card.card == "I:NES" for card in discards) for discards in passed)
    assert abs(found / worlds - fitting.count("I:NES") / len(fitting)) < 0.04
