"""Deals that a comparison has played, kept in a file per row, so that it can resume."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

import pitprop
from pitprop import engine_mode
from pitprop.opponents.effort import EFFORT

# What decides how a round is played: rules, opponents, and the code that lets them play.
_PLAYED_BY = (
    "core/**/*.py",
    "tunnels/**/*.py",
    "games/saboteur/**/*.py",
    "games/saboteur/editions/*.toml",
    "opponents/*.py",
    "opponents/saboteur/**/*.py",
    "lab/**/*.py",
)


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """What came of a deal.

    Attributes:
        won: whether the player's side won it.
        base: whether `standard` won it in the player's place.
        times: the player's decisions by class of time (`pitprop.lab.tally`).
    """

    won: bool
    base: bool
    times: dict[int, int]


class KeptDeals:
    """The deals of a row by their numbers.

    What is kept was played by the same rules and opponents on the same engine, whatever the
    commit: the folder is named after a digest of them.

    Args:
        folder: where all rows are kept.
        row: the name of the row, including the seed.
    """

    def __init__(self, folder: Path, row: str) -> None:
        self._path = folder / digest() / f"{row}.jsonl"

    def read(self) -> dict[int, KeptDeal]:
        """All that was kept; a line that was truncated when the program ended is ignored."""
        if not self._path.exists():
            return {}
        whole, end, _ = self._path.read_text("utf-8").rpartition("\n")
        self._path.write_text(whole + end, "utf-8")
        found = {}
        for line in whole.splitlines():
            fields = json.loads(line)
            times = {int(of_class): count for of_class, count in fields.pop("times").items()}
            number = fields.pop("deal")
            found[number] = KeptDeal(**fields, times=times)
        return found

    def add(self, number: int, deal: KeptDeal) -> None:
        """Keep a deal."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"deal": number, **asdict(deal)}) + "\n")


def digest() -> str:
    """A digest of the rules and opponents that play here, and of their search effort."""
    package = Path(pitprop.__file__).parent
    found = hashlib.sha256(f"{engine_mode()} {os.environ.get(EFFORT, '')}".encode())
    for pattern in _PLAYED_BY:
        for path in sorted(package.glob(pattern)):
            found.update(path.relative_to(package).as_posix().encode() + b"\0")
            found.update(path.read_bytes())
    return found.hexdigest()[:12]
