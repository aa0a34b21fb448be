"""A stored result as tables."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import quantiles

from benchmarks.goals import DARK_CAVE_SEATS, SABOTAGE_SEATS, SEATS, Goal, Result, amount, ratio

QUOTED = Path(__file__).with_name("quoted.toml")

#: Title, name of the row.
LIBRARY = (
    ("steps of the library (`State.play`), without choosing moves", "library-step"),
    ("views of the library (`State.view`), after the first deal", "library-view"),
)
BY_SEATS = (
    ("steps, inside the engine", "playout"),
    ("steps, driven from interpreted Python (`codes`, `advance`)", "codes"),
    ("steps, driven from interpreted Python (`legal_moves`, `play`)", "typed"),
    ("copies, inside the engine", "clone"),
    ("worlds drawn from a view", "world"),
    *LIBRARY,
    ("steps of the same sources, not compiled", "playout-interpreted"),
)
OF_THE_OTHERS = (
    ("steps, inside the engine", "playout"),
    ("steps, driven from interpreted Python (`codes`, `advance`)", "codes"),
    ("copies, inside the engine", "clone"),
    *LIBRARY,
    ("steps of the same sources, not compiled", "playout-interpreted"),
)
HANABI = (
    ("OpenSpiel’s hanabi: steps, inside its C++", "hanabi"),
    ("OpenSpiel’s hanabi: the same, each card that is drawn counted too", "hanabi-with-draws"),
    ("OpenSpiel’s hanabi: steps, driven from interpreted Python", "hanabi-from-python"),
    ("OpenSpiel’s hanabi: copies, asked for from Python", "hanabi-clone"),
)

#: Title, name, what the seconds are multiplied by and what that is called.
SINGLE = (
    *(
        (f"a step in a maze of {cards} cards, {seats} players", f"grown-{cards}-{seats}", 1e9, "ns")
        for seats in SEATS
        for cards in (5, 40)
    ),
    ("`import pitprop`", "import-package", 1e3, "ms"),
    ("`import pitprop.games.saboteur.game`", "import-engine", 1e3, "ms"),
    ("`pitprop --help`, the whole process", "help", 1e3, "ms"),
)


def quartiles(values: Sequence[float]) -> dict[str, float]:
    """Median and quartiles of at least two values."""
    low, median, high = quantiles(values, n=4, method="inclusive")
    parts = {"low": low, "median": median, "high": high}
    return {name: float(f"{value:.4g}") for name, value in parts.items()}


def cell(result: Result, name: str) -> str:
    if name not in result["times"]:
        return "–"
    row = result["times"][name]
    return f"{amount(1 / row['median'])} ({amount(1 / row['high'])} – {amount(1 / row['low'])})"


def seats_table(result: Result) -> Iterator[str]:
    yield "| a second | 3 players | 5 players | 10 players |"
    yield "| --- | ---: | ---: | ---: |"
    yield from _measured(result, (*BY_SEATS, *HANABI), "", SEATS)
    cells = (
        f"{ratio(result, seats):.2f} ×" if f"hanabi-{seats}" in result["times"] else "–"
        for seats in SEATS
    )
    yield f"| **steps inside the engine ÷ hanabi’s inside C++** | {' | '.join(cells)} |"


def sabotage_table(result: Result) -> Iterator[str]:
    return _table_of(result, "sabotage-", SABOTAGE_SEATS)


def dark_cave_table(result: Result) -> Iterator[str]:
    return _table_of(result, "dark-cave-", DARK_CAVE_SEATS)


def _table_of(result: Result, prefix: str, counts: Sequence[int]) -> Iterator[str]:
    yield f"| a second | {' | '.join(f'{seats} players' for seats in counts)} |"
    yield f"| --- |{' ---: |' * len(counts)}"
    yield from _measured(result, OF_THE_OTHERS, prefix, counts)


def _measured(
    result: Result, rows: Sequence[tuple[str, str]], prefix: str, counts: Sequence[int]
) -> Iterator[str]:
    """The rows of which something was measured: a result may be older than a row."""
    for title, name in rows:
        names = [f"{prefix}{name}-{seats}" for seats in counts]
        if any(each in result["times"] for each in names):
            yield f"| {title} | {' | '.join(cell(result, each) for each in names)} |"


def memory_table(result: Result) -> Iterator[str]:
    yield "| bytes of the largest state of a game | 3 players | 5 players | 10 players |"
    yield "| --- | ---: | ---: | ---: |"
    for title, name in (("a copy", "copy"), ("a state that shares nothing", "alone")):
        cells = (f"{result['memory'][f'{name}-{seats}']:,}" for seats in SEATS)
        yield f"| {title} | {' | '.join(cells)} |"


def single_table(result: Result) -> Iterator[str]:
    yield "| | time | quartiles |"
    yield "| --- | ---: | ---: |"
    for title, name, scale, unit in SINGLE:
        row = {
            part: f"{value * scale:,.0f} {unit}" for part, value in result["times"][name].items()
        }
        yield f"| {title} | {row['median']} | {row['low']} – {row['high']} |"


def against_table(result: Result) -> Iterator[str]:
    """What `make bench-against` has measured: how much the time of each thing has changed."""
    yield "| time after ÷ before | players | median | quartiles |"
    yield "| --- | ---: | ---: | ---: |"
    for title, name, seats in _rows_against():
        row = result["times"].get(name)
        if row is not None:
            span = f"{row['low']:.2f} – {row['high']:.2f}"
            yield f"| {title} | {seats} | {row['median']:.2f} | {span} |"


def _rows_against() -> Iterator[tuple[str, str, str]]:
    """For each row its title, its name, and the number of players."""
    games = (
        ("Saboteur", "", BY_SEATS, SEATS),
        ("Sabotage", "sabotage-", OF_THE_OTHERS, SABOTAGE_SEATS),
        ("The Dark Cave", "dark-cave-", OF_THE_OTHERS, DARK_CAVE_SEATS),
    )
    for game, prefix, rows, counts in games:
        for title, name in rows:
            for seats in counts:
                yield f"{game}: {title}", f"{prefix}{name}-{seats}", str(seats)
    for title, name, *_ in SINGLE:
        yield title, name, ""


def goal_table(of: str, goals: Sequence[Goal]) -> Iterator[str]:
    yield f"| {of} | promised | measured | |"
    yield "| --- | ---: | ---: | --- |"
    for goal in goals:
        met = "yes" if goal.is_met else "**no**"
        yield f"| {goal.what} | {goal.wanted} | {goal.reached} | {met} |"


def quoted_table() -> Iterator[str]:
    yield "| measured elsewhere | steps a second | |"
    yield "| --- | ---: | --- |"
    for reference in tomllib.loads(QUOTED.read_text())["reference"]:
        yield f"| {reference['name']} | {reference['steps']:,} | {reference['note']} |"


def profile_table(result: Result) -> Iterator[str]:
    if not result["profile"]:
        yield "There was no `perf` on this machine to sample it with."
        return
    yield "| share of the time | function |"
    yield "| ---: | --- |"
    for entry in result["profile"]:
        yield f"| {entry['share']:.1f} % | `{entry['function']}` |"
