"""Plays The Dark Cave with the deck in a file, and prints the record: `own_game.py FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

import pitprop
from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.records.record import Header
from pitprop.core.records.recording import Recorder
from pitprop.core.records.text import print_record


def main() -> None:
    pitprop.choose_deck("dark_cave", Path(sys.argv[1]).read_text("utf-8"))
    recorder = Recorder(Header("dark_cave", "amigo", seats=("", ""), seed="1"))
    state, draw = recorder.state, RandomStream("1", "choices")
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            recorder.apply_chance(state.draw())
        else:
            moves = state.legal_moves()
            recorder.play(moves[draw.below(len(moves))])
    sys.stdout.write(print_record(recorder.record()))


if __name__ == "__main__":
    main()
