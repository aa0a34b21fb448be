"""What is measured of opponents beside the tournament: times, gains, beliefs, fairness, blunders.

Each measurement of `evidence.toml` is a command of this folder. What it prints is kept with a
fingerprint of the sources of rules and opponents, and shown on docs/strength.md as it was printed.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
MEASUREMENTS: Final = ROOT / "benchmarks" / "evidence.toml"
RESULTS: Final = ROOT / "benchmarks" / "results" / "evidence.json"

ALL: Final = 100

_NOT_YET: Final = "`make strength` hasn't measured this yet."

Results = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Measurement:
    """Something that is measured by a command.

    Attributes:
        name: what its result is kept under.
        title: the heading on the page; empty where it continues the one before.
        about: what is measured, as Markdown.
        command: the module of this folder with its arguments; `{kept}` is a folder for its files.
        flag: the argument that says how much is measured.
        all: how much that is.
        environment: what its environment has in addition.
    """

    name: str
    title: str
    about: str
    command: str
    flag: str
    all: int
    environment: Mapping[str, str]

    def line(self, percent: int, kept: str) -> str:
        """The command as one types it in the project's folder.

        Args:
            percent: how much of `all` is measured; at least one is.
            kept: a folder for the files that it leaves.
        """
        count = max(1, self.all * percent // ALL)
        settings = "".join(f"{name}={value} " for name, value in self.environment.items())
        command = self.command.format(kept=kept)
        return f"{settings}python -m benchmarks.{command} {self.flag} {count}"


def measurements() -> list[Measurement]:
    """All of them, in the order of the page."""
    rows = tomllib.loads(MEASUREMENTS.read_text("utf-8"))["measurement"]
    return [
        Measurement(
            name=row["name"],
            title=row.get("title", ""),
            about=row["about"].strip(),
            command=row["command"],
            flag=row["count"]["flag"],
            all=row["count"]["all"],
            environment=row.get("environment", {}),
        )
        for row in rows
    ]


def stored() -> Results:
    """What was printed by each measurement that has been made; empty before the first."""
    if not RESULTS.exists():
        return {}
    found: Results = json.loads(RESULTS.read_text("utf-8"))
    return found


def measure(
    wanted: Sequence[str], percent: int, sources: str, kept: Path, processes: int | None
) -> Iterator[str]:
    """Measure what hasn't been measured with these sources; yields the name of each that is kept.

    Args:
        wanted: the names of the measurements.
        percent: how much of each.
        sources: the fingerprint of what is measured.
        kept: a folder for the files that they leave.
        processes: how many are measured at once; one per core where None.

    Raises:
        SystemExit: a measurement has failed; nothing is kept of it.
    """
    folder = kept.relative_to(ROOT).as_posix()
    lines = {each.name: each.line(percent, folder) for each in measurements()}
    due = [name for name in wanted if not _is_kept(name, lines[name], sources)]
    lock = Lock()

    def one(name: str) -> str:
        printed = _printed(lines[name])
        with lock:
            _keep(name, {"command": lines[name], "sources": sources, "printed": printed})
        return name

    with ThreadPoolExecutor(processes or os.cpu_count()) as pool:
        for done in as_completed([pool.submit(one, name) for name in due]):
            yield done.result()


def _is_kept(name: str, line: str, sources: str) -> bool:
    known = stored().get(name)
    return known is not None and (known["command"], known["sources"]) == (line, sources)


def _printed(line: str) -> str:
    """What a command prints."""
    words = shlex.split(line)
    at = words.index("python")
    settings = dict(word.split("=", 1) for word in words[:at])
    ended = subprocess.run(
        [sys.executable, *words[at + 1 :]],
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        text=True,
    )
    if ended.returncode:
        sys.exit(f"{line} failed, and had printed:\n{ended.stdout}")
    return ended.stdout


def _keep(name: str, result: Mapping[str, str]) -> None:
    rows = {**stored(), name: result}
    RESULTS.write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n", "utf-8")


# --- The page -----------------------------------------------------------------------------------


def sections(results: Results) -> Iterator[str]:
    """The lines of the page: of each measurement what it is, its command and what that printed.

    Args:
        results: what is stored.
    """
    for each in measurements():
        if each.title:
            yield from (f"## {each.title}", "")
        yield from (each.about, "")
        result: Mapping[str, Any] | None = results.get(each.name)
        if result is None:
            yield from (_NOT_YET, "")
            continue
        yield from ("```sh", result["command"], "```", "")
        yield from _shown(result["printed"].splitlines())


def _shown(lines: Sequence[str]) -> Iterator[str]:
    """Tables as tables, an empty line between two, and everything else as it was printed."""
    blocks: list[list[str]] = []
    before = ""
    for line in lines:
        is_table = line.startswith("|")
        goes_on = blocks and is_table == blocks[-1][-1].startswith("|")
        if goes_on and ((line and before) or not is_table):
            blocks[-1] += [line] if line else []
        elif line:
            blocks.append([line])
        before = line
    for block in blocks:
        yield from block if block[0].startswith("|") else ("```text", *block, "```")
        yield ""
