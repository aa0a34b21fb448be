"""Makes docs/load.md from page.md and the stored result.

python -m benchmarks.server.page        rewrites it, after a change to page.md
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
RESULT: Final = HERE.parent / "results" / "load.json"
TEMPLATE: Final = HERE / "page.md"
PAGE: Final = HERE.parent.parent / "docs" / "load.md"
MADE_FROM: Final = (
    "<!-- Made by `make bench-server` from benchmarks/server/page.md; change that one. -->\n\n"
)
PARTS: Final = ("share", "beside", "idle", "several")

Row = dict[str, Any]

_BUSY: Final = 2

_TITLES: Final = {"saboteur": "Saboteur", "dark_cave": "The Dark Cave", "sabotage": "Sabotage"}


def _share_line(row: Row) -> str:
    return (
        f"| {_TITLES[row['game']]}, {row['seats']} | {row['tables']} | {row['moves']:,} |"
        f" {row['bare']:,} | {row['share']:.2f} | {row['rate']:,} | {row['p50']} | {row['p99']} |"
        f" {row['bytes']:,} |"
    )


def _beside_line(row: Row) -> str:
    alone, crowded, reply = row["alone"], row["beside"], row["reply"]
    return (
        f"| {row['tables']} tables, {row['rate']} moves a second, p50 / p99 | {alone['p50']} /"
        f" {alone['p99']} ms | {crowded['p50']} / {crowded['p99']} ms |\n"
        f"| a computer player's reply, p50 / p99 | | {reply['p50']} / {reply['p99']} ms |"
    )


def _idle_line(row: Row) -> str:
    processes = row.get("processes", 1)
    return f"| {processes} | {row['connections']:,} | {row['alive']:,} | {row['kib']} |"


def _several_line(row: Row) -> str:
    one = {each["asked"]: each for each in row["cases"] if each["processes"] == 1}
    return "\n".join(_case_line(each, one[each["beside"]]) for each in row["cases"])


def _case_line(case: Row, one: Row) -> str:
    count = case["processes"]
    processes = "one process" if count == 1 else f"{count} processes"
    asked = f"{case['asked']:.0f}" if case["asked"] else "as many as can be"
    times = "" if case is one else f"{case['milliseconds'] / one['milliseconds']:.2f}"
    cells = (processes, asked, case["rate"], case["milliseconds"], case["database"], times)
    return f"| {' | '.join(map(str, cells))} |"


LINES: Final[dict[str, Callable[[Row], str]]] = {
    "share": _share_line,
    "beside": _beside_line,
    "idle": _idle_line,
    "several": _several_line,
}


def text(result: Row) -> str:
    """The whole page."""
    page = TEMPLATE.read_text(encoding="utf-8")
    for part, line in LINES.items():
        measured = result.get(part)
        conditions = "\n".join(_machine_lines(measured)) if measured else "Not measured yet."
        page = page.replace(f"{{{{{part} measured}}}}", conditions)
        page = page.replace(f"{{{{{part}}}}}", "\n".join(map(line, rows_of(result, part))))
    return MADE_FROM + page


def rows_of(result: Row, part: str) -> list[Row]:
    """What was measured for a part; nothing where it never was."""
    measured = result.get(part)
    return measured["rows"] if measured else []


def _machine_lines(measured: Row) -> Iterator[str]:
    machine = measured["machine"]
    changed = ", with changes" if measured["changed"] else ""
    before, after = measured["load"]
    yield f"- {measured['date']}, commit `{measured['commit']}`{changed}"
    yield (
        f"- {machine['processor']}, {machine['cores']} cores; {machine['system']};"
        f" {machine['python']}"
    )
    yield f"- load of the machine before and after: {before} and {after}"
    if max(before, after) > _BUSY * machine["cores"]:
        yield (
            "- other programs wanted most of the machine: these times say nothing, and people"
            " who could not answer the server within 2.5 seconds have lost their connections"
        )


def stored() -> Row:
    """The stored result: for each part its rows, and when and where they were measured."""
    if not RESULT.exists():
        return {}
    kept: Row = json.loads(RESULT.read_text(encoding="utf-8"))
    return kept


def write(result: Row) -> None:
    """Keep a result, and show it."""
    RESULT.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(text(result), encoding="utf-8")


if __name__ == "__main__":
    PAGE.write_text(text(stored()), encoding="utf-8")
