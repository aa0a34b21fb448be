"""`pitprop puzzles`."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from pitprop.cli import output
from pitprop.cli.shared import seed_option
from pitprop.core.asked import checked_number
from pitprop.core.errors import PitpropError
from pitprop.core.wording.counted import counted
from pitprop.core.wording.text_file import read_text
from pitprop.experiments.atomic_files import atomic_path

if TYPE_CHECKING:
    from pitprop.puzzles import Puzzle

WRONG: Final = 1
_PACKED: Final = ".gz"


@click.group(
    short_help="Make daily puzzles from games of computer players, and check them.",
    no_args_is_help=False,
)
def puzzles() -> None:
    """Make daily puzzles from games of computer players, and check them.

    Those that come with the program are in its folder puzzles/files, a file for each question.
    """


@puzzles.command(short_help="Find puzzles in games of computer players.")
@click.argument("question")
@click.option("--count", default=10, show_default=True, help="How many puzzles.")
@seed_option("pitprop")
@click.option(
    "--start",
    default=0,
    show_default=True,
    help="Which game to begin with; the number of the last one told, plus one, goes on from there.",
)
@click.option(
    "--output",
    "-o",
    "name",
    metavar="FILE",
    required=True,
    help="Where they are written; packed if the name ends in .gz. Puzzles that are there are kept.",
)
def make(question: str, count: int, seed: str, start: int, name: str) -> None:
    """Find puzzles that ask for QUESTION, and add them to FILE.

    QUESTION is saboteur, saboteurs or card (Saboteur), close or move (Sabotage), traitor, way or
    gold (The Dark Cave). The same seed finds the same puzzles. Each is told as it is found, with
    the number of its game; what was found before an interrupt is in FILE.

    \b
    pitprop puzzles make card --count 60 -o card.txt.gz
    pitprop puzzles make close --seed next --start 400 -o close.txt
    """
    from pitprop.puzzles import print_puzzle
    from pitprop.puzzles.making.collecting import SOURCES, collect

    if question not in SOURCES:
        raise PitpropError(f"there is no question {question!r}; there are {', '.join(SOURCES)}")
    checked_number(count, "--count", least=1)
    checked_number(start, "--start", least=0)
    texts = [_kept(name)] if Path(name).exists() else []
    _write(name, "".join(texts))  # told at once if it can't be written, as finding takes long
    for at, puzzle in collect(question, count, seed, start):
        texts.append(print_puzzle(puzzle))
        _write(name, "".join(texts))
        answer = puzzle.candidates[puzzle.answer].text
        output.say(f"game {at}: level {puzzle.level}, {answer}")


@puzzles.command(short_help="Check that answers are right.")
@click.argument("files", metavar="[FILE]...", nargs=-1)
@click.option(
    "--worlds", default=60, show_default=True, help="In how many worlds moves are played out."
)
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], worlds: int) -> None:
    """Check that the puzzles in FILEs, or all that come with the program, are right.

    Each has to be one that can be asked, and rules, beliefs and search have to give its answer.
    If one fails, the exit status is 1.
    """
    from pitprop.puzzles import calendar
    from pitprop.puzzles.making.checking import check as check_puzzle

    checked_number(worlds, "--worlds", least=1)
    texts = {name: _read(name) for name in files}
    if not files:
        texts = {f"puzzle {at}": each.text for at, each in enumerate(calendar(), start=1)}
    wrong = found = 0
    for name, text in texts.items():
        for at, puzzle in enumerate(_puzzles(name, text), start=1):
            found += 1
            try:
                check_puzzle(puzzle, worlds)
            except PitpropError as error:
                wrong += 1
                where = f"{name}, puzzle {at}" if files else name
                output.say(f"{where} ({puzzle.question}): {error}")
    output.say(f"{counted(found, 'puzzle')}, {wrong} of them wrong")
    context.exit(WRONG if wrong else 0)


@puzzles.command(short_help="Work out again what answers rest on.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def explain(files: tuple[str, ...]) -> None:
    """Work out again what the answers of the puzzles in FILEs rest on, and write it there.

    That is how often each card wins wherever the treasure may lie. Questions and answers stay.
    """
    from pitprop.puzzles import print_puzzle
    from pitprop.puzzles.making.explaining import explained

    for name in files:
        found = [explained(puzzle) for puzzle in _puzzles(name, _read(name))]
        _write(name, "".join(print_puzzle(puzzle) for puzzle in found))
        several = sum(bool(puzzle.cases) for puzzle in found)
        output.say(f"{name}: {counted(len(found), 'puzzle')}, {several} of them with several cases")


def _kept(name: str) -> str:
    """The puzzles that are in a file already, others to follow.

    Raises:
        PitpropError: it holds something else.
    """
    text = _read(name)
    if not text.strip():
        return ""
    _puzzles(name, text)
    return text if text.endswith("\n") else f"{text}\n"


def _read(name: str) -> str:
    return read_text(lambda: _unpacked(name), name)


def _unpacked(name: str) -> bytes:
    """What is in a file; one that can't be unpacked is told like one that can't be read."""
    content = Path(name).read_bytes()
    if not name.endswith(_PACKED):
        return content
    try:
        return gzip.decompress(content)
    except (EOFError, zlib.error) as error:
        raise OSError(str(error)) from error


def _puzzles(name: str, text: str) -> list[Puzzle]:
    """The puzzles of a file; refuse a text that holds something else by the file's name."""
    from pitprop.puzzles import parse_puzzles

    try:
        return parse_puzzles(text)
    except PitpropError as error:
        raise PitpropError(f"{name}: {error}") from error


def _write(name: str, text: str) -> None:
    content = text.encode()
    with atomic_path(Path(name)) as part:
        # Without the time, so that the same puzzles are the same file.
        part.write_bytes(gzip.compress(content, mtime=0) if name.endswith(_PACKED) else content)
