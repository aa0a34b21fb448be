"""Counts what a person would call stupid in records of Saboteur, and shows where it is.

    python -m benchmarks.blunders --play 20 --opponent hard --players 5 --into FOLDER
    python -m benchmarks.blunders FOLDER/*.txt

With `--play` that many games are played and written down first; those whose record is in the folder
already aren't played again, so that a run can go on where another has ended.

These count as blunders, by what the player on turn can know: a digger lays a dead end, lengthens
the way to a treasure that it has seen, breaks a tool of somebody it takes for a digger, or throws
away the only card that reaches the treasure; a saboteur reaches it though it has other moves;
anybody takes away the card that they laid in their previous turn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, cast

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.records.record import Header, MoveEntry, Record
from pitprop.core.records.recording import Recorder
from pitprop.core.records.replay import steps
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.saboteur.events import TURN_EVENTS
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import encode
from pitprop.games.saboteur.rules.cards import SABOTEUR, SHAPE_KIND
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    PASS,
    ROCKFALL_ON,
    card_of,
    kind_of,
    seat_of,
    x_of,
    y_of,
)
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents import find_opponent
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.ways.shapes import IS_DEAD_END
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState

_SURE = 0.99
_LONGER = 0.9
"""How many more cards make a way longer."""

_TRUSTED = 0.5
"""A player suspected no more than this is taken for a digger."""


class Blunder(NamedTuple):
    """Something stupid.

    Attributes:
        what: what it is.
        move: the number of the move in its record.
        text: the move.
        seat: who made it.
    """

    what: str
    move: int
    text: str
    seat: int


def blunder(view: View, code: int) -> str:
    """What is stupid about a move; the empty text if nothing is.

    Args:
        view: what the player who makes it knows.
        code: the move.
    """
    if view.table.phase != PLAYING:
        return ""
    if _takes_own_card(view, code):
        return "takes away its own card"
    at = Situation(view).belief_state
    if view.role == SABOTEUR:
        return "reaches the treasure as a saboteur" if _finishes_needlessly(view, at, code) else ""
    kind = kind_of(code)
    if kind == LAY:
        return _bad_lay(at, code)
    if kind == ROCKFALL_ON and _makes_longer(at, code):
        return "tears the way to a treasure that it knows"
    if kind == BREAK_TOOL and at.guilt(seat_of(code)) <= _TRUSTED:
        return "breaks a tool of somebody it trusts"
    if kind == PASS and _throws_the_last_card_away(view, at, code):
        return "throws the only card away that reaches the treasure"
    return ""


def _bad_lay(at: BeliefState, code: int) -> str:
    if IS_DEAD_END[card_of(code)]:
        return "lays a dead end as a digger"
    return "buries the way to a treasure that it knows" if _makes_longer(at, code) else ""


def _makes_longer(at: BeliefState, code: int) -> bool:
    """Whether the way to a known treasure becomes longer."""
    at.try_move(code)
    return at.surest() >= _SURE and at.expected_then() > at.expected() + _LONGER


def _reaches(at: BeliefState, code: int) -> bool:
    if kind_of(code) != LAY:
        return False
    at.try_move(code)
    return at.reaches() >= _SURE


def _finishes_needlessly(view: View, at: BeliefState, code: int) -> bool:
    return len(view.codes()) > 1 and _reaches(at, code)


def _throws_the_last_card_away(view: View, at: BeliefState, code: int) -> bool:
    finishing = {int(SHAPE_KIND[card_of(other)]) for other in view.codes() if _reaches(at, other)}
    return finishing == {int(card_of(code))} and view.hand.count(int(card_of(code))) == 1


def _takes_own_card(view: View, code: int) -> bool:
    """Whether it is the card that the player laid in the previous turn, still lying there."""
    if kind_of(code) != ROCKFALL_ON:
        return False
    place = x_of(code), y_of(code)
    turns = [entry for entry in view.log if log.event_of(entry) in TURN_EVENTS]
    own = [entry for entry in turns if log.seat_of(entry) == view.seat][-1:]
    laid = [
        entry
        for entry in turns
        if log.event_of(entry) == log.LAID and (log.x_of(entry), log.y_of(entry)) == place
    ][-1:]
    return bool(own) and own == laid


def record_in(file: Path) -> Record:
    """The record in a file.

    Args:
        file: where a game of Saboteur is.

    Raises:
        OSError: the file can't be read.
        PitpropError: it holds no such record.
    """
    try:
        record = parse_record(file.read_text("utf-8"))
    except (PitpropError, UnicodeDecodeError) as error:
        raise PitpropError(f"{file}: {error}") from error
    if record.header.game != GAME.name:
        raise PitpropError(f"{file} is a record of {record.header.game}, not of {GAME.name}")
    return record


def blunders_in(record: Record, decisions: Counter[str]) -> Iterator[Blunder]:
    """All blunders in a record.

    Args:
        record: a game of Saboteur.
        decisions: counts the decisions that were looked at.
    """
    view: View | None = None
    for step in steps(record):
        if isinstance(step.entry, MoveEntry) and view is not None:
            decisions["all"] += 1
            what = blunder(view, encode(GAME.parse_move(step.entry.text)))
            if what:
                yield Blunder(what, step.entry.number, step.entry.text, view.seat)
        decider = step.state.decider
        view = cast(View, step.state.view(decider)) if decider >= 0 else None


def played(opponent: str, players: int, seed: str) -> Record:
    """The record of a game with an opponent on every seat.

    Args:
        opponent: the opponent.
        players: the number of players.
        seed: where the deals come from.
    """
    recorder = Recorder(
        Header(
            game=GAME.name, edition=GAME.options.editions[0].name, seats=("",) * players, seed=seed
        )
    )
    state = recorder.state
    moves = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            recorder.apply_chance(state.draw())
            continue
        view = state.view(state.decider)
        recorder.play(find_opponent(opponent).choose(view, seed=f"{seed} {moves}").move)
        moves += 1
    return recorder.record()


def _written(arguments: argparse.Namespace) -> Sequence[Path]:
    """The files of the games that were asked for; those that aren't there are played."""
    folder = Path(arguments.into)
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for number in range(arguments.play):
        file = folder / f"{arguments.opponent}-{arguments.players}-{number}.txt"
        if not file.exists():
            record = played(arguments.opponent, arguments.players, f"{arguments.seed} {number}")
            part = file.with_suffix(".part")
            part.write_text(print_record(record))
            part.replace(file)
        files.append(file)
    return files


def main() -> None:
    parser = asking.Parser("blunders", "Count what a person would call stupid.")
    parser.add_argument("files", nargs="*", type=Path, help="records of Saboteur")
    parser.add_argument("--play", type=asking.count, default=0, help="play this many games first")
    parser.add_argument("--opponent", type=asking.opponent_for("saboteur"), default="hard")
    parser.add_argument("--players", type=int, choices=GAME.seat_counts, default=5)
    parser.add_argument("--into", default="blunders", help="where their records are written")
    parser.add_argument("--seed", default="blunders")
    arguments = parser.asked()
    if not arguments.files and not arguments.play:
        parser.error("name records, or say with --play how many games to play")
    try:
        records = [(file, record_in(file)) for file in arguments.files or _written(arguments)]
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    except PitpropError as error:
        parser.error(str(error))
    print(measured_on(), flush=True)
    decisions = Counter[str]()
    found = Counter[str]()
    for file, record in records:
        for each in blunders_in(record, decisions):
            found[each.what] += 1
            print(f"{file}, move {each.move}, seat {each.seat + 1}: {each.text}: {each.what}")
    for what, count in found.most_common():
        print(f"{count} · {what}")
    total = decisions["all"]
    print(
        f"{found.total()} in {total} decisions, {1000 * found.total() / max(total, 1):.2f} of 1,000"
    )


if __name__ == "__main__":
    main()
