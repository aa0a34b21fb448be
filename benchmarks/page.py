"""Makes docs/benchmarks.md from page.md and the stored results.

python -m benchmarks.page        rewrites it, after a change to page.md
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from benchmarks import tables
from benchmarks.goals import Goal, Result, dark_cave_goals, goals, sabotage_goals

HERE = Path(__file__).resolve().parent
RESULT = HERE / "results" / "latest.json"
AGAINST = HERE / "results" / "against.json"
TEMPLATE = HERE / "page.md"
PAGE = HERE.parent / "docs" / "benchmarks.md"
MADE_FROM = "<!-- Made by `make bench` from benchmarks/page.md; change that one. -->\n\n"


def text(result: Result) -> str:
    """The whole page."""
    parts = {
        "machine": _machine_lines(result),
        "goals": tables.goal_table("five players", goals(result)),
        "sabotage-goals": tables.goal_table("Sabotage", sabotage_goals(result)),
        "sabotage": tables.sabotage_table(result),
        "dark-cave-goals": tables.goal_table("The Dark Cave", dark_cave_goals(result)),
        "dark-cave": tables.dark_cave_table(result),
        "seats": tables.seats_table(result),
        "quoted": tables.quoted_table(),
        "times": tables.single_table(result),
        "memory": tables.memory_table(result),
        "profile": tables.profile_table(result),
        "against": against_lines(json.loads(AGAINST.read_text())),
        "rounds": [str(result["rounds"])],
        "values": [str(result["values"])],
    }
    page = TEMPLATE.read_text(encoding="utf-8")
    for name, lines in parts.items():
        page = page.replace(f"{{{{{name}}}}}", "\n".join(lines))
    return MADE_FROM + page


def _machine_lines(result: Result) -> Iterator[str]:
    machine = result["machine"]
    changed = ", with changes" if result["changed"] else ""
    yield f"- {result['date']}, commit `{result['commit']}`{changed}"
    yield (
        f"- {machine['processor']}, {machine['cores']} cores, of which one is used;"
        f" {machine['system']}"
    )
    yield f"- {machine['python']}; {machine['compiler'] or 'no compiler'}"
    before, after = result["load"]
    yield f"- load of the machine before and after: {before} and {after}"


def against_lines(result: Result) -> Iterator[str]:
    """What was measured against an earlier version."""
    yield from _machine_lines(result)
    yield f"- beside commit `{result['against']}`, {result['turns']} turns each"
    yield ""
    yield from tables.against_table(result)


def summary(result: Result) -> str:
    """What a person at a terminal wants to see."""
    parts = (
        ("five players", goals(result)),
        ("Sabotage", sabotage_goals(result)),
        ("The Dark Cave", dark_cave_goals(result)),
    )
    lines = [
        line
        for of, promised in parts
        for line in (f"Promised, for {of}:", *map(_goal_line, promised), "")
    ]
    by_game = (tables.seats_table, tables.sabotage_table, tables.dark_cave_table)
    return "\n".join([*lines, *(line for table in by_game for line in (*table(result), ""))])


def _goal_line(goal: Goal) -> str:
    return f"{'  ' if goal.is_met else '! '}{goal.what}: {goal.reached} ({goal.wanted})"


def write_stored() -> None:
    """Writes the page from what is stored."""
    write(json.loads(RESULT.read_text()))


def write(result: Result) -> None:
    """Writes the page."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text(result), encoding="utf-8")


if __name__ == "__main__":
    write_stored()
