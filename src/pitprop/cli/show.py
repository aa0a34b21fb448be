"""`pitprop show`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from pitprop.cli import output
from pitprop.cli.own_deck import RECORDED_DECK
from pitprop.cli.shared import json_option

if TYPE_CHECKING:
    from pitprop.core.game import Game, View
    from pitprop.core.records.record import Record

BREAKS_A_RULE: Final = 1

# A record has moves, or a header that positions don't have.
_RECORD: Final = re.compile(r"^\s*(?:\[(?:rules|commit|salt)\b|[0-9]+\. )", re.MULTILINE)
_VIEW: Final = re.compile(r"^\s*\[view\b", re.MULTILINE)
_GAME: Final = re.compile(r"\s*\[game +([a-z_]+)\]")


@click.command(short_help="Show a position or a record.")
@click.argument("file")
@RECORDED_DECK
@json_option()
@click.pass_context
def show(context: click.Context, file: str, as_json: bool) -> None:
    """Show the position or record in FILE, even one that shows what a single seat knows."""
    from pitprop.cli.files import read_text, shown
    from pitprop.core.errors import NotationError, PitpropError, PositionError
    from pitprop.core.records.replay import RecordError
    from pitprop.core.records.text import parse_record

    text = read_text(file)
    try:
        if _RECORD.search(text):
            _show_record(parse_record(text), as_json)
        else:
            _show_position(text, as_json)
    except RecordError as error:
        click.echo(f"pitprop: {shown(file)}: {error}", err=True)
        context.exit(BREAKS_A_RULE)
    except (NotationError, PositionError) as error:
        raise PitpropError(f"{shown(file)}: {error}") from error


def _show_position(text: str, as_json: bool) -> None:
    from pitprop.core.errors import NotationError
    from pitprop.core.installed.registry import find_game

    match = _GAME.match(text)
    if match is None:
        raise NotationError("it has to begin with a line such as [game saboteur]", 1)
    game = find_game(match[1])
    if _VIEW.search(text):
        _show_view(game, game.parse_view(text), as_json)
        return
    state = game.parse_position(text)
    if as_json:
        from pitprop.cli.shown_json import whole_position_json

        output.json_of(whole_position_json(game, state))
        return
    output.drawing(game.draw_text(state))
    for line in state.result_lines():
        output.say(line)


def _show_view(game: Game, view: View, as_json: bool) -> None:
    from pitprop.cli.shown_json import position_json

    if as_json:
        output.json_of({"game": game.name, **position_json(game, view)})
    else:
        output.drawing(game.draw_text(view))


def _show_record(record: Record, as_json: bool) -> None:
    from pitprop.cli.replay import print_replay
    from pitprop.cli.shown_json import redacted_json, replayed_json

    if as_json:
        shown = redacted_json(record) if record.is_redacted else replayed_json(record, None, None)
        output.json_of(shown)
    elif record.is_redacted:
        _show_redacted(record)
    else:
        print_replay(record)


def _show_redacted(record: Record) -> None:
    from pitprop.cli.replay import move_line, print_moves, print_score, said_lines, title
    from pitprop.core.game import SPECTATOR
    from pitprop.core.installed.registry import find_game
    from pitprop.core.records.record import ResultEntry

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
