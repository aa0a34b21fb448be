"""Plays random games and tells, of each, one number for all that could be seen of it.

    python playing.py NAME SEATS FIRST GAMES   a line for each game: edition, number, sum
    python playing.py NAME SEATS EDITION GAME  a line for each step of one game

Which engine plays is the business of whoever starts it: the installed one, or the sources with
PYTHONPATH. It is told in the first line.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec

from pitprop import engine_mode
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Header
from pitprop.core.records.recording import record_of_log
from pitprop.core.records.text import print_record

#: At every step the whole state is looked at; every few steps what is made from it too,
#: and every few games the record that a recorder writes.
STEPS_BETWEEN_VIEWS = 32
GAMES_BETWEEN_RECORDS = 50

#: What would end most games of random players after a few moves.
SELDOM = ("end propose",)

Step = tuple[str, bytes]
"""What was decided, and what there was to be seen then."""


def steps(name: str, seats: int, edition: str, number: int) -> Iterator[Step]:
    """One game, the same wherever it is played."""
    chooser = random.Random(number)
    seed = f"agreement {number}"
    # An engine's states tell their moves as integers too, which isn't part of the protocol.
    state: Any = find_game(name).start(seats, edition=edition, seed=seed)
    log: list[tuple[int, str]] = []
    while state.decider != TERMINAL:
        seat = state.decider
        text, choices = _decide(state, chooser)
        log.append((seat, text))
        yield text, choices + state.encode()
        if len(log) % STEPS_BETWEEN_VIEWS == number % STEPS_BETWEEN_VIEWS:
            yield "(what the seats see)", b"".join(_seen(state, chooser))
        elif state.decider in (CHANCE, TERMINAL):
            yield "(how the round ended)", _lines(state)
    if number % GAMES_BETWEEN_RECORDS == 0:
        yield (
            "(the record)",
            print_record(record_of_log(_header(name, seats, edition, seed), log)).encode(),
        )


def _decide(state: Any, chooser: random.Random) -> tuple[str, bytes]:
    """Decides something, and tells what it was and among what it was chosen."""
    if state.decider == CHANCE:
        deal = state.draw()
        state.apply_chance(deal)
        return "\n".join(deal.lines()), b""
    codes = state.codes()
    code = chooser.choice(codes)
    text = str(state.spell(code))
    if text in SELDOM and chooser.random() < 0.95:
        code = chooser.choice(codes[:-1])  # a proposal stands last
        text = str(state.spell(code))
    state.advance(code)
    return text, str(codes).encode()


def _seen(state: Any, chooser: random.Random) -> Iterator[bytes]:
    """What is made from a state: moves, a view as it goes over the wire, another seat's events."""
    yield str(state.legal_moves()).encode()
    yield msgspec.json.encode(state.view(chooser.randrange(-1, state.seats)).wire())
    yield str(state.events(chooser.randrange(-1, state.seats))).encode()


def _lines(state: Any) -> bytes:
    facts = [str(state.scores()), str(state.winners()), str(state.census())]
    return "\n".join([*facts, *state.result_lines(), *state.result_lines(0)]).encode()


def _header(name: str, seats: int, edition: str, seed: str) -> Header:
    return Header(game=name, edition=edition, seats=("",) * seats, seed=seed)


def game_sum(name: str, seats: int, edition: str, number: int) -> int:
    """One number for a whole game."""
    total = 0
    for text, seen in steps(name, seats, edition, number):
        total = crc32(seen, crc32(text.encode(), total))
    return total


def main() -> None:
    name, seats, third, fourth = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    print(engine_mode())
    if not third.isdecimal():
        for text, seen in steps(name, seats, third, fourth):
            print(f"{text!r} {crc32(seen):08x} {seen!r}")
        return
    for edition in find_game(name).options.editions:
        for number in range(int(third), int(third) + fourth):
            found = game_sum(name, seats, edition.name, number)
            print(edition.name, number, f"{found:08x}", flush=True)


if __name__ == "__main__":
    main()
