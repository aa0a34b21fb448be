"""`pitprop show`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from pitprop.cli import output
from pitprop.cli.own_deck import RECORDED_DECK

if TYPE_CHECKING:
    from pitprop.core.recorded import Record

BREAKS_A_RULE: Final = 1

# A record has moves, or a header that positions don't have.
_RECORD: Final = re.compile(r"^\s*(?:\[(?:rules|commit|salt)\b|[0-9]+\. )", re.MULTILINE)
_VIEW: Final = re.compile(r"^\s*\[view\b", re.MULTILINE)
_GAME: Final = re.compile(r"\s*\[game +([a-z_]+)\]")


@click.command(short_help="Show a position or a record.")
@click.argument("file")
@RECORDED_DECK
@click.pass_context
def show(context: click.Context, file: str) -> None:
    """Show the position or record in FILE, even one that shows what a single seat knows."""
    from pitprop.cli.files import read_text, shown
    from pitprop.core.errors import NotationError, PitpropError, PositionError
    from pitprop.core.records import parse_record
    from pitprop.core.replay import RecordError

    text = read_text(file)
    try:
        if _RECORD.search(text):
            _show_record(parse_record(text))
        else:
            _show_position(text)
    except RecordError as error:
        click.echo(f"pitprop: {shown(file)}: {error}", err=True)
        context.exit(BREAKS_A_RULE)
    except (NotationError, PositionError) as error:
        raise PitpropError(f"{shown(file)}: {error}") from error


def _show_position(text: str) -> None:
    from pitprop.core.errors import NotationError
    from pitprop.core.registry import find_game

    match = _GAME.match(text)
    if match is None:
        raise NotationError("it has to begin with a line such as [game saboteur]", 1)
    game = find_game(match[1])
    if _VIEW.search(text):
        output.drawing(game.draw_text(game.parse_view(text)))
        return
    state = game.parse_position(text)
    output.drawing(game.draw_text(state))
    for line in state.result_lines():
        output.say(line)


def _show_record(record: Record) -> None:
    from pitprop.cli.replay import print_replay

    if record.is_redacted:
        _show_redacted(record)
    else:
        print_replay(record)


def _show_redacted(record: Record) -> None:
    from pitprop.cli.replay import move_line, print_moves, print_score, said_lines, title
    from pitprop.core.game import SPECTATOR
    from pitprop.core.recorded import ResultEntry
    from pitprop.core.registry import find_game

    reconstruction = find_game(record.header.game).reconstruct(record)
    reader = record.header.view
    output.heading(title(record, SPECTATOR if reader is None else reader))
    output.say()
    movers = zip(record.moves, reconstruction.movers, strict=True)
    lines: list[str] = []
    for move, seat in movers:
        lines += [move_line(record, move, seat, move.text, move.note)]
        lines += said_lines(record, move.number)
    print_moves(lines)
    output.drawing(reconstruction.drawing)
    for entry in record.entries:
        if isinstance(entry, ResultEntry):
            output.say(entry.text)
    if reconstruction.scores is not None:
        print_score(record, reconstruction.scores, reconstruction.winners)
