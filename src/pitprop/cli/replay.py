"""`pitprop replay`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from pitprop.cli import output
from pitprop.cli.own_deck import RECORDED_DECK
from pitprop.cli.ranges import WholeRange
from pitprop.cli.shared import json_option
from pitprop.core.wording.counted import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pitprop.core.game import Game, State
    from pitprop.core.records.record import MoveEntry, Record
    from pitprop.core.records.replay import Step

BREAKS_A_RULE: Final = 1
LAST_MOVES: Final = 8


@click.command(short_help="Replay a record, and show the table.")
@click.argument("file")
@click.option("--seat", type=WholeRange(min=1), metavar="SEAT", help="Show what this seat knows.")
@click.option("--until", type=WholeRange(min=0), metavar="MOVE", help="Stop after this move.")
@RECORDED_DECK
@json_option()
@click.pass_context
def replay(
    context: click.Context, file: str, seat: int | None, until: int | None, as_json: bool
) -> None:
    """Replay the record in FILE by the rules, and show the table at the end.

    If the record breaks a rule, its line, move and clause are named, and the exit status is 1. A
    record of what one seat knows can't be played, only shown: the exit status is 2.
    """
    from pitprop.cli.files import read_whole_record, shown
    from pitprop.core.errors import PitpropError
    from pitprop.core.records.replay import RecordError, check_move_number

    record = read_whole_record(file)
    if seat is not None and seat > len(record.header.seats):
        raise PitpropError(f"there is no seat {seat}: there are {len(record.header.seats)} players")
    check_move_number(record, until)
    try:
        if as_json:
            _print_json(record, seat, until)
        else:
            print_replay(record, seat, until)
    except RecordError as error:
        click.echo(f"pitprop: {shown(file)}: {error}", err=True)
        context.exit(BREAKS_A_RULE)


def _print_json(record: Record, seat: int | None, until: int | None) -> None:
    from pitprop.cli.shown_json import replayed_json

    output.json_of(replayed_json(record, None if seat is None else seat - 1, until))


def print_replay(record: Record, seat: int | None = None, until: int | None = None) -> None:
    """Replay a record; then show its last moves, the table and the results.

    Args:
        record: a whole record.
        seat: whose knowledge is shown, from 1; None for everything.
        until: the number of the last move to make; None for all.

    Raises:
        RecordError: the record breaks a rule.
    """
    from pitprop.core.installed.registry import find_game
    from pitprop.core.records.replay import start_of, steps_until

    game = find_game(record.header.game)
    reader = None if seat is None else seat - 1
    state = start_of(record)
    moves: list[str] = []
    for step in steps_until(record, until):
        state = step.state
        moves += _move(record, game, step, reader)
    output.heading(title(record, reader))
    output.say()
    print_moves(moves)
    shown = state if reader is None else state.view(reader)
    output.drawing(game.draw_text(shown, record.header.seats))
    print_results(record, state, reader)


def print_moves(lines: Sequence[str]) -> None:
    """The last of the moves, one on each line."""
    for line in lines[-LAST_MOVES:]:
        output.say(line)
    if lines:
        output.say()


def title(record: Record, reader: int | None = None) -> str:
    """One line about a record, and whose knowledge of it is shown.

    Args:
        record: the record.
        reader: the seat, or `SPECTATOR`; None for everything.
    """
    header = record.header
    changes = "".join(f" · {name}={value}" for name, value in header.options.items())
    moves = len(record.moves)
    return (
        f"{header.game} · {header.edition}{changes} · {len(header.seats)} players · "
        f"{counted(moves, 'move')}{_knows(record, reader)}"
    )


def _knows(record: Record, reader: int | None) -> str:
    from pitprop.core.game import SPECTATOR

    if reader is None:
        return ""
    if reader == SPECTATOR:
        return " · what everybody knows"
    name = record.header.seats[reader]
    return f" · what seat {reader + 1}{f' ({name})' if name else ''} knows"


def print_results(record: Record, state: State, reader: int | None) -> None:
    """How the finished rounds ended, and who has won the game.

    Args:
        record: the record.
        state: the state at its end.
        reader: whose knowledge is shown; everything where None.
    """
    from pitprop.core.game import TERMINAL

    for line in state.result_lines(reader):
        output.say(line)
    if state.decider == TERMINAL:
        print_score(record, state.scores(), state.winners())


def print_score(record: Record, scores: Sequence[int], winners: Sequence[int]) -> None:
    """How the whole game ended.

    Args:
        record: the record.
        scores: each seat's score.
        winners: the seats that have won.
    """
    from pitprop.core.installed.registry import find_game

    names = ", ".join(player(record, seat) for seat in winners)
    whole = find_game(record.header.game).terms.whole
    output.say(
        f"{whole} · score {' '.join(str(score) for score in scores)} · won by {names or 'nobody'}"
    )


def player(record: Record, seat: int) -> str:
    """A player's name, or number; both where others have the name, too."""
    names = record.header.seats
    if names[seat] and names.count(names[seat]) > 1:
        return f"seat {seat + 1} ({names[seat]})"
    return names[seat] or f"seat {seat + 1}"


def _move(record: Record, game: Game, step: Step, reader: int | None) -> list[str]:
    """A move in one line, as the reader knows it; nothing for other steps."""
    from pitprop.cli.known import known_move
    from pitprop.core.records.record import MoveEntry

    if not isinstance(step.entry, MoveEntry):
        return []
    text, note = known_move(game, step.entry, step, reader)
    line = move_line(record, step.entry, step.seat, text, note)
    return [line, *said_lines(record, step.entry.number)]


def said_lines(record: Record, number: int) -> list[str]:
    """What was said after a move, a line each.

    Args:
        record: the record.
        number: the number of the move.
    """
    from pitprop.core.installed.registry import find_game
    from pitprop.core.records.said_lines import claim_words

    game = find_game(record.header.game)
    said = [each for each in record.said if each.after == number]
    words = [each.text if each.claim is None else claim_words(each.claim, game) for each in said]
    return [
        f"      {player(record, each.seat)} says: {text}"
        for each, text in zip(said, words, strict=True)
    ]


def move_line(record: Record, entry: MoveEntry, seat: int, text: str, note: str) -> str:
    """A move with its number and who made it.

    Args:
        record: the record.
        entry: the move's entry.
        seat: who made it.
        text: the move as the reader knows it.
        note: what the reader learned by it; may be empty.
    """
    line = f"{entry.number:>4}. {player(record, seat)}: {text}"
    return line + (f" {{{note}}}" if note else "")
