"""From what a position tells to its text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pitprop.core.headers import header_lines
from pitprop.games.sabotage.cards import KIND_NAMES
from pitprop.games.sabotage.notation import pipe_word
from pitprop.games.sabotage.position.told import CONSENT_NAMES, NOT_ASKED, UNKNOWN, Told, ToldResult
from pitprop.games.sabotage.table import NO_SEAT


def write(told: Told) -> str:
    """The text of a position, a line feed at the end of every line."""
    return "".join(f"{line}\n" for line in [*header_lines(told.header), *_body(told)])


def _body(told: Told) -> Iterator[str]:
    yield f"round {told.round or 0}"
    for word, seat in (("turn", told.turn), ("dealer", told.dealer), ("last", told.last)):
        if seat is not None and seat != NO_SEAT:
            yield f"{word} {seat + 1}"
    if told.consent != NOT_ASKED:
        yield f"consent {CONSENT_NAMES[told.consent]}"
    for at, pipes in sorted(told.roofs.items()):
        if pipes:
            yield _line(f"roof {at + 1}", [pipe_word(kind, place) for kind, place in pipes])
    for seat, hand in sorted(told.hands.items()):
        yield _line(f"hand {seat + 1}", [_kind(kind) for kind in hand])
    if told.pile is not None:
        yield _line("pile", [_kind(kind) for kind in told.pile])
    if told.discards:
        yield _line("discards", [_kind(kind) for kind in told.discards])
    for number, result in sorted(told.results.items()):
        yield f"result {number} {_result(result)}"


def _result(result: ToldResult) -> str:
    ending = "unclosed" if result.closed_by == NO_SEAT else f"closed {result.closed_by + 1}"
    return f"{ending} · worth {result.worth[0]} {result.worth[1]}"


def _line(word: str, words: Sequence[str]) -> str:
    return " ".join([word, *(words or ["-"])])


def _kind(kind: int) -> str:
    return "?" if kind == UNKNOWN else KIND_NAMES[kind]
