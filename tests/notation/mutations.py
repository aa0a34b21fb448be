"""Texts in notation of all games, and what mistakes make of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, TERMINAL, Game, State
from pitprop.core.installed.registry import find_game
from pitprop.core.records.commitment import commitment
from pitprop.core.records.record import Header
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.text import print_record

GAMES = ("saboteur", "sabotage", "dark_cave")
TESTS = Path(__file__).parents[1]
ODD = (
    *("?", "-", "|", "·", "{", "}", "{?}", "[view 1]", "[view -]", "", "x", "0", "00", "16", "100"),
    *(
        "-0,1",
        "99999,0",
        "²",
        "\x1b[31m",
        "\x00",
        "\u2028",
        "\x85",
        "\r",
        "é",
        "'",
        '"',
        "\\",
        "I:?",
    ),
    *(
        "a" * 5000,
        "\x01" * 300,
        "lay",
        "pass",
        "round",
        "hand",
        "end",
        "1.",
        "[",
        "]",
        "@",
        ":",
        "=",
    ),
)


@dataclass(frozen=True)
class Texts:
    """What is written down of one game.

    Attributes:
        game: the game.
        records: whole and redacted records.
        positions: positions of states.
        views: positions as a seat sees them.
        moves: moves.
    """

    game: Game
    records: tuple[str, ...]
    positions: tuple[str, ...]
    views: tuple[str, ...]
    moves: tuple[str, ...]


@cache
def texts(name: str) -> Texts:
    """Texts of a game: the records that are kept, and a game that is played at random."""
    game = find_game(name)
    header = Header(
        name,
        game.options.editions[0].name,
        seats=("",) * 4,
        seed="mistakes",
        salt="salt",
        commit=commitment("mistakes", "salt"),
    )
    recorder = Recorder(header)
    states: list[State] = []
    for number in range(10_000):
        state = recorder.state
        if number % 9 == 0:
            states.append(state.clone())
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            recorder.apply_chance(state.draw())
        else:
            moves = state.legal_moves()
            recorder.play(moves[RandomStream("mistakes", str(number)).below(len(moves))])
    record = recorder.record()
    kept = sorted((TESTS / "notation" / "records").glob("*.txt"))
    kept += sorted((TESTS / "dark_cave" / "records").glob("*.txt"))
    records = [path.read_text("utf-8") for path in kept]
    return Texts(
        game,
        (
            print_record(record),
            print_record(redacted(record, 1)),
            *(text for text in records if text.startswith(f"[game {name}]")),
        ),
        tuple(game.print_position(state) for state in states),
        tuple(game.print_position(state.view(1)) for state in states),
        tuple(sorted({str(move) for state in states for move in state.legal_moves()})),
    )


def mistaken(text: str, random: Random) -> str:
    """The text with some mistakes in it."""
    lines = text.split("\n")
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        random.choice((_line, _word, _word, _word, _letter))(lines, random)
    return "\n".join(lines)


def _line(lines: list[str], random: Random) -> None:
    """A line is missing, comes twice, or stands elsewhere."""
    at, other = (random.randrange(len(lines)) for _ in range(2))
    match random.randrange(4):
        case 0 if len(lines) > 1:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines.insert(at, "")


def _word(lines: list[str], random: Random) -> None:
    """A word is missing, is added, or is another."""
    at = random.randrange(len(lines))
    words = lines[at].split(" ")
    word = random.randrange(len(words))
    others = random.choice((ODD, random.choice(lines).split(" "), random.choice(lines).split(" ")))
    words[word : word + random.randrange(2)] = random.sample(others, random.randrange(2))
    lines[at] = " ".join(words)


def _letter(lines: list[str], random: Random) -> None:
    """A letter is missing, or is another."""
    at = random.randrange(len(lines))
    letter = random.randrange(len(lines[at]) + 1)
    put = random.choice(("", random.choice(("x", "7", " ", "\x07", "\t", "\x0b", ",", "?"))))
    lines[at] = lines[at][:letter] + put + lines[at][letter + 1 :]
