"""An opponent as another environment has it, such as an earlier version, in a process of its own.

It is asked through standard input and output, a line each way: the view, which both versions have
to hold alike, and the seed; the move in notation comes back.
"""

from __future__ import annotations

import base64
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from pitprop.core.registry import find_game
from pitprop.opponents import Choice, Heard, Reason, find_opponent


class Elsewhere:
    """An opponent of another environment.

    Args:
        name: what it is called here.
        opponent: what it is called there.
        path: the folder in which its `pitprop` is installed.
    """

    def __init__(self, name: str, opponent: str, path: str) -> None:
        self.name = name
        self._command = (sys.executable, __file__, opponent)
        self._path = path
        self._process: subprocess.Popen[str] | None = None

    def choose(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Opponent.choose`; it isn't told what was said, and its reasons aren't asked for."""
        process = self._process or self._started()
        assert process.stdin
        assert process.stdout
        asked = base64.b64encode(pickle.dumps((view, seed))).decode()
        process.stdin.write(asked + "\n")
        process.stdin.flush()
        move = process.stdout.readline().strip()
        if not move:
            raise RuntimeError(f"{self.name} has ended; it says above why")
        return Choice(find_game(view.game).parse_move(move), (Reason("random"),))

    def _started(self) -> subprocess.Popen[str]:
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": self._path},
        )
        return self._process

    def __getstate__(self) -> dict[str, Any]:
        """Each process that plays starts one of its own."""
        return {**self.__dict__, "_process": None}


def _serve(name: str) -> None:
    opponent = find_opponent(name)
    for line in sys.stdin:
        view, seed = pickle.loads(base64.b64decode(line))
        print(opponent.choose(view, seed=seed).move, flush=True)


if __name__ == "__main__":
    _serve(sys.argv[1])
