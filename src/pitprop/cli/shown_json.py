"""What `pitprop replay` and `pitprop show` tell with `--json`: a record, or a position.

Seats are indexes from 0 there, and null is nobody's.
"""

from __future__ import annotations

from typing import Any

from pitprop.cli.known import known_move
from pitprop.core.game import TERMINAL, Game, State, View
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import MoveEntry, Record, ResultEntry
from pitprop.core.records.replay import start_of, steps_until
from pitprop.core.records.said_lines import claim_words
from pitprop.core.wire_view import seat_or_none


def replayed_json(record: Record, reader: int | None, until: int | None) -> dict[str, Any]:
    """A whole record, replayed.

    Args:
        record: the record.
        reader: the seat whose knowledge is told; None for everything.
        until: the number of the last move to make; None for all.

    Raises:
        RecordError: the record breaks a rule.
    """
    game = find_game(record.header.game)
    state = start_of(record)
    moves: list[dict[str, Any]] = []
    for step in steps_until(record, until):
        state = step.state
        if isinstance(step.entry, MoveEntry):
            text, note = known_move(game, step.entry, step, reader)
            moves.append(_move(step.entry.number, step.seat, text, note))
    shown = state if reader is None else state.view(reader)
    made = len(moves) if until is not None else None
    return {
        **_begun(record),
        "moves": moves,
        "said": _said(record, game, made),
        **position_json(game, shown),
        "results": list(state.result_lines(reader)),
        **_ended(state),
    }


def redacted_json(record: Record) -> dict[str, Any]:
    """A record that tells what one seat, or everybody, knows.

    Args:
        record: the record.

    Raises:
        RecordError: it can't have come about.
    """
    game = find_game(record.header.game)
    found = game.reconstruct(record)
    entries = zip(record.moves, found.movers, strict=True)
    results = [entry.text for entry in record.entries if isinstance(entry, ResultEntry)]
    return {
        **_begun(record),
        "moves": [_move(move.number, seat, move.text, move.note) for move, seat in entries],
        "said": _said(record, game, None),
        **(position_json(game, found.known[-1].view) if found.known else {}),
        "results": results,
        "scores": None if found.scores is None else list(found.scores),
        "winners": list(found.winners),
    }


def whole_position_json(game: Game, state: State) -> dict[str, Any]:
    """A position of which everything is told.

    Args:
        game: the game.
        state: the state.
    """
    results = {"results": list(state.result_lines())}
    return {"game": game.name, **position_json(game, state), **results, **_ended(state)}


def position_json(game: Game, shown: State | View) -> dict[str, Any]:
    """A position, perhaps as one seat sees it.

    Args:
        game: the game.
        shown: the state, or the view of it.
    """
    reader = getattr(shown, "seat", None)
    return {
        "players": shown.seats,
        "redacted": reader is not None,
        "seat": None if reader is None else seat_or_none(reader),
        "position": game.print_position(shown),
        "decider": seat_or_none(shown.decider),
        "over": shown.decider == TERMINAL,
    }


def _begun(record: Record) -> dict[str, Any]:
    """How the game was started."""
    header = record.header
    options = find_game(header.game).options.resolve(header.edition, header.options)
    names = list(header.seats)
    return {"game": header.game, "edition": header.edition, "options": options, "names": names}


def _move(number: int, seat: int, text: str, note: str) -> dict[str, Any]:
    return {"number": number, "seat": seat, "move": text, "note": note}


def _said(record: Record, game: Game, until: int | None) -> list[dict[str, Any]]:
    """What was said, up to a move."""
    return [
        {
            "after": each.after,
            "seat": each.seat,
            "text": each.text if each.claim is None else claim_words(each.claim, game),
        }
        for each in record.said
        if until is None or each.after <= until
    ]


def _ended(state: State) -> dict[str, Any]:
    """How the game ended; scores may be secret until it is over."""
    is_over = state.decider == TERMINAL
    scores = list(state.scores()) if is_over else None
    return {"scores": scores, "winners": list(state.winners()) if is_over else []}
