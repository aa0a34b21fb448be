"""What was said at the table, in records: it is read back, and no part of the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pitprop.core.claims import COURTESIES, HINT, SEAT, Claim, claims_of
from pitprop.core.errors import NotationError
from pitprop.core.game import SPECTATOR
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Header, Record, SaidLine
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import replay
from pitprop.core.records.text import parse_record, print_record
from tests.cli.running import pitprop
from tests.notation.documented import CHAPTERS, blocks, grammar, misfit, rules

GAMES = ("saboteur", "sabotage", "dark_cave")


def played(game: str, moves: int) -> Record:
    names = ("A", "B", "C") if game == "saboteur" else ("A", "B")
    edition = find_game(game).options.editions[0].name
    recorder = Recorder(Header(game, edition, seats=names, seed="said"))
    for _ in range(moves and moves + 1):
        if recorder.state.decider < 0:
            recorder.apply_chance(recorder.state.draw())
        else:
            recorder.play(recorder.state.legal_moves()[0])
    return recorder.record()


def talkative(game: str, moves: int) -> Record:
    """A record in which everything that there is was said, and some free text."""
    claims = [
        Claim(kind.key, {name: 1 if of == SEAT else of[-1] for name, of in kind.params.items()})
        for kind in claims_of(find_game(game))
    ]
    record = played(game, moves)
    last = len(record.moves)
    said = [SaidLine(min(at // 4, last), at % 2, claim) for at, claim in enumerate(claims)]
    texts = ("Well, well.", 'He said: "Never · mind?" \\', "?", "1. pass NS", "[game x]")
    return replace(record, said=(*said, *(SaidLine(last, 0, None, text) for text in texts)))


@pytest.mark.parametrize("moves", [0, 1, 6])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_read_back_and_replays_to_the_same_state(game: str, moves: int) -> None:
    record = talkative(game, moves)
    again = parse_record(print_record(record))
    assert again == record
    silent = replace(record, said=())
    assert replay(again).encode() == replay(silent).encode()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_sees_the_game_has_heard_it(game: str) -> None:
    record = talkative(game, 6)
    for seat in (SPECTATOR, 0, 1):
        known = redacted(record, seat)
        assert known.said == record.said
        assert parse_record(print_record(known)) == known
        find_game(game).reconstruct(known)


@pytest.mark.parametrize("moves", [0, 1, 6])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_in_the_grammar(game: str, moves: int) -> None:
    chapters = [CHAPTERS["saboteur"], CHAPTERS[game]]
    known = grammar(rules([text for chapter in chapters for text in blocks("ebnf", chapter)]))
    record = talkative(game, moves)
    assert not misfit(known, "record", print_record(record))
    assert not misfit(known, "known-record", print_record(redacted(record, 0)))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_stands_in_the_record_of_who_has_asked_for_it(game: str) -> None:
    record = played(game, 2)
    move = record.moves[1].text
    hint = SaidLine(1, 1, Claim(HINT, {"by": "expert", "move": move}))
    record = replace(record, said=(hint, SaidLine(2, 0, Claim("hello"))))
    assert f"say 2 hint expert {move}\n" in print_record(record)
    assert parse_record(print_record(record)) == record
    chapters = [CHAPTERS["saboteur"], CHAPTERS[game]]
    known = grammar(rules([text for chapter in chapters for text in blocks("ebnf", chapter)]))
    assert not misfit(known, "record", print_record(record))
    for seat, said in ((1, record.said), (0, record.said[1:]), (SPECTATOR, record.said[1:])):
        seen = redacted(record, seat)
        assert seen.said == said
        assert not misfit(known, "known-record", print_record(seen))


@pytest.mark.parametrize("game", GAMES)
def test_the_document_names_every_claim(game: str) -> None:
    for kind in claims_of(find_game(game)):
        chapter = CHAPTERS["saboteur" if kind in COURTESIES else game]
        assert f"`{kind.key}" in chapter


def test_the_lines_shown_can_be_read() -> None:
    (block,) = blocks("said", CHAPTERS["saboteur"])
    record = parse_record(f"[game saboteur]\n[edition amigo]\n[seats 4]\n\n{block}")
    assert print_record(record).endswith(block)
    assert [each.seat for each in record.said] == [1, 0, 3]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("say 4 hello", "a seat is a number from 1 to 3, not '4'"),
        ("say Ada hello", "a seat is a number"),
        ("say 1", "there is no claim ''"),
        ("say 1 shout", "there is no claim 'shout'"),
        ("say 1 saw north", "the claim 'saw' says goal and card"),
        ("say 1 saw east stone", "goal is one of north, middle, south"),
        ("say 1 suspect 9", "a seat is a number from 1 to 3, not '9'"),
        ("say 1 hint expert", "a hint says by whom and which move"),
        ("say 1 hint expert dance", "'dance"),
        ('say 1 "a" "b"', "free text is one text"),
        ('say 1 " "', "free text is one text"),
        ('say 1 "a', "is not a list of words"),
    ],
)
def test_what_nobody_can_have_said_is_refused_with_its_line(line: str, says: str) -> None:
    with pytest.raises(NotationError, match=says) as caught:
        parse_record(f"[game saboteur]\n[edition amigo]\n[seats 3]\n\n{line}\n")
    assert caught.value.line == 5


@pytest.mark.parametrize("seat", [(), ("--seat", "2")])
def test_it_is_shown_with_the_moves(tmp_path: Path, seat: tuple[str, ...]) -> None:
    record = replace(
        played("saboteur", 2),
        said=(
            SaidLine(1, 1, Claim("suspect", {"seat": 2})),
            SaidLine(2, 0, None, "Well, well."),
        ),
    )
    file = tmp_path / "game.txt"
    file.write_text(print_record(record))
    lines = pitprop("replay", str(file), *seat).out.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("   1. "))
    assert lines[first + 1] == "      B says: suspect 3"
    assert lines[first + 3] == "      A says: Well, well."
