"""An opponent of Sabotage from another version, in a process of its own.

It is asked through standard input and output, a line each way. Versions store views differently, so
a view is sent number by number, each with its name, and what comes back is the move in notation and
the view as it was understood, in words: a version that understands it differently is an error.

    python -m benchmarks.elsewhere --former ENVIRONMENT     does it decide here as it does there?

This plays matches of the other version's `expert` twice, once entirely there and once from here by
questions, and compares all moves. ENVIRONMENT is where the other version is installed: a virtual
environment, or a folder (`pip install --target`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.options import Options
from pitprop.games.sabotage.rules.table import RoundResult, Table
from pitprop.opponents import Choice, Heard, Reason, find_opponent

_NUMBERS: Final = (
    *("round", "phase", "decider", "on_turn", "dealer", "last_seat"),
    *("hand_sizes", "pile_size", "asked"),
)
_LISTS: Final = ("roofs", "discards")
_ENTRY: Final = ("event", "seat", "card", "roof", "place", "gone", "secret")
_SCORED: Final = ("event", "seat", "worth", "score")


class Elsewhere:
    """An opponent from another environment.

    Args:
        name: what it is called here.
        opponent: what it is called there.
        place: the environment in which its `pitprop` is installed, or the folder.
    """

    def __init__(self, name: str, opponent: str, place: str) -> None:
        self.name = name
        self._opponent = opponent
        self._place = place
        self._process: subprocess.Popen[str] | None = None

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Opponent.choose`; it isn't told what was said, and its reasons aren't asked for."""
        move, *read = self._answer({"view": as_numbers(view), "seed": seed})
        if read != words(view):
            raise RuntimeError(f"{self.name} reads a view differently: {read}, not {words(view)}")
        return Choice(GAME.parse_move(move), (Reason("random"),))

    def played(self, seats: int, seed: str) -> list[str]:
        """The moves of a match that it plays against itself, without being asked for each.

        Args:
            seats: the number of players.
            seed: the seed of the match.
        """
        return self._answer({"seats": seats, "seed": seed})

    def close(self) -> None:
        """End the other process; the next question starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            process.communicate()

    def _answer(self, question: dict[str, Any]) -> list[str]:
        process = self._process or self._started()
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} has ended; it says above why")
        answer: list[str] = json.loads(line)
        return answer

    def _started(self) -> subprocess.Popen[str]:
        python = Path(self._place) / "bin" / "python"
        own = python.is_file()
        self._process = subprocess.Popen(
            (str(python) if own else sys.executable, __file__, "--serve", self._opponent),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": "" if own else self._place},
        )
        return self._process

    def __getstate__(self) -> dict[str, Any]:
        """Leave the process out: each process that plays starts its own."""
        return {**self.__dict__, "_process": None}


# --- A view, number by number ---------------------------------------------------------------------


def as_numbers(view: View) -> dict[str, Any]:
    """What a seat knows, each number with its name."""
    table = view.table
    options = table.options
    return {
        "options": [options.edition, options.values],
        **{name: int(getattr(table, name)) for name in ("seats", "first", *_NUMBERS)},
        **{name: [int(each) for each in getattr(table, name)] for name in _LISTS},
        "results": [[each.closed_by, each.worth, each.scores] for each in table.results],
        "seat": int(view.seat),
        "hand": [int(card) for card in view.hand],
        "log": [_entry(logged) for logged in view.log],
    }


def from_numbers(numbers: dict[str, Any]) -> View:
    """The view that was sent."""
    table = Table(Options(*numbers["options"]), numbers["seats"], numbers["first"])
    for name in _NUMBERS:
        setattr(table, name, type(getattr(table, name))(numbers[name]))
    for name in _LISTS:
        setattr(table, name, vec[i64](numbers[name]))
    table.results = tuple(
        RoundResult(closed_by, (worth[0], worth[1]), (scores[0], scores[1]))
        for closed_by, worth, scores in numbers["results"]
    )
    entries = vec[i64]([_logged(entry) for entry in numbers["log"]])
    return View(table=table, seat=numbers["seat"], hand=numbers["hand"], log=entries)


def words(view: View) -> list[str]:
    """A view in words: the table, the hand, what has happened and what may be done."""
    history = [
        f"{event.key} {event.seat} {dict(event.params)} {dict(event.secret)}"
        for event in view.history()
    ]
    table = as_numbers(view)
    del table["log"]
    return [json.dumps(table), *history, *sorted(str(move) for move in view.legal_moves())]


def _entry(logged: int) -> list[int]:
    names = _SCORED if log.event_of(logged) == log.SCORED else _ENTRY
    return [int(getattr(log, f"{name}_of")(logged)) for name in names]


def _logged(entry: list[int]) -> int:
    return log.scored(*entry[1:]) if entry[0] == log.SCORED else log.entry(*entry)


# --- The other version ----------------------------------------------------------------------------


def _serve(name: str) -> None:
    for line in sys.stdin:
        question = json.loads(line)
        if "view" in question:
            view = from_numbers(question["view"])
            move = find_opponent(name).choose(view, seed=question["seed"]).move
            answer = [str(move), *words(view)]
        else:
            answer = list(_moves(find_opponent(name), question["seats"], question["seed"]))
        print(json.dumps(answer), flush=True)


def _moves(opponent: Any, seats: int, seed: str) -> Iterator[str]:
    """The moves of a match that an opponent plays against itself."""
    state = GAME.start(seats, seed=seed)
    moves = 0
    while state.decider >= -1:
        if state.decider < 0:
            state.deal()
            continue
        move = opponent.choose(state.view(state.decider), seed=f"{seed} move {moves}").move
        state.play(move)
        moves += 1
        yield str(move)


def main() -> None:
    parser = argparse.ArgumentParser(description="See that another version decides as it does.")
    parser.add_argument("--former", help="where the other version is installed")
    parser.add_argument("--matches", type=int, default=5, help="of two players and of four")
    parser.add_argument("--seed", default="elsewhere")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        _serve(arguments.serve)
        return
    former = Elsewhere("former", "expert", arguments.former)
    for seats in (2, 4):
        for number in range(arguments.matches):
            seed = f"{arguments.seed} {number}"
            there, here = former.played(seats, seed), list(_moves(former, seats, seed))
            if there != here:
                sys.exit(f"{seats} players, {seed}: not the same moves")
            print(f"{seats} players, {seed}: the same {len(here)} moves", flush=True)


if __name__ == "__main__":
    main()
