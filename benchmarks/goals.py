"""What is promised of the engine, and whether a stored result keeps it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

SEATS = (3, 5, 10)
SABOTAGE_SEATS = (2, 4)
DARK_CAVE_SEATS = (2, 5, 8)
Result = dict[str, Any]


@dataclass(frozen=True)
class Goal:
    """Something that is promised of the engine.

    Attributes:
        what: what is measured.
        wanted: what is promised, in words.
        reached: what was measured, in words.
        is_met: whether that is enough.
    """

    what: str
    wanted: str
    reached: str
    is_met: bool


def median(result: Result, name: str) -> float:
    """The median of a row, in seconds."""
    value: float = result["times"][name]["median"]
    return value


def per_second(result: Result, name: str) -> float:
    """How often per second."""
    return 1 / median(result, name)


def ratio(result: Result, seats: int = 5) -> float:
    """How many times as fast as OpenSpiel's hanabi a playout is."""
    return median(result, f"hanabi-{seats}") / median(result, f"playout-{seats}")


def sabotage_goals(result: Result) -> list[Goal]:
    """What is promised of Sabotage, and what was measured."""
    return [
        goal
        for seats in SABOTAGE_SEATS
        for goal in (
            _often(
                result,
                f"steps a second inside the engine, {seats} players",
                f"sabotage-playout-{seats}",
                3_000_000,
            ),
            _often(
                result,
                f"copies a second, inside the engine, {seats} players",
                f"sabotage-clone-{seats}",
                2_000_000,
            ),
        )
    ]


def dark_cave_goals(result: Result) -> list[Goal]:
    """What is promised of The Dark Cave, and what was measured."""
    return [
        _often(
            result,
            "steps a second inside the engine, 5 players",
            "dark-cave-playout-5",
            300_000,
        ),
        _often(
            result, "copies a second, inside the engine, 5 players", "dark-cave-clone-5", 300_000
        ),
        _small(result, [f"dark-cave-copy-{seats}" for seats in DARK_CAVE_SEATS], 16_384),
    ]


def goals(result: Result) -> list[Goal]:
    """What is promised for five players, and what was measured."""
    growth = max(
        median(result, f"grown-40-{seats}") / median(result, f"grown-5-{seats}") for seats in SEATS
    )
    return [
        _at_least(
            "steps a second inside the engine, as a multiple of OpenSpiel’s C++ hanabi",
            ratio(result),
            4,
            lambda value: f"{value:.2f} ×",
        ),
        _often(
            result,
            "steps a second, driven from interpreted Python (`codes`, `advance`)",
            "codes-5",
            500_000,
        ),
        _often(result, "copies a second, inside the engine", "clone-5", 1_000_000),
        _often(result, "worlds a second, drawn from a view", "world-5", 200_000),
        _often(
            result,
            "steps a second of the same sources, not compiled",
            "playout-interpreted-5",
            60_000,
        ),
        _at_most(
            "time of a step among 40 cards, as a multiple of one among 5 (with 3, 5 or 10 players)",
            growth,
            2,
            lambda value: f"{value:.2f} ×",
        ),
        _small(result, [f"copy-{seats}" for seats in SEATS], 4096),
        _at_most("import of the package", median(result, "import-package"), 0.15, seconds),
        _at_most("`pitprop --help`", median(result, "help"), 0.25, seconds),
    ]


def _often(result: Result, what: str, name: str, least: float) -> Goal:
    if name not in result["times"]:
        return Goal(what, f"at least {amount(least)}", "not measured", is_met=False)
    return _at_least(what, per_second(result, name), least, amount)


def _small(result: Result, names: Sequence[str], most: int) -> Goal:
    what = "memory of one state as search makes them (a copy), in bytes"
    sizes = [result["memory"][name] for name in names if name in result["memory"]]
    if len(sizes) < len(names):
        return Goal(what, f"at most {most:,}", "not measured", is_met=False)
    return _at_most(what, max(sizes), most, lambda value: f"{value:,.0f}")


def _at_least(what: str, value: float, least: float, show: Callable[[float], str]) -> Goal:
    return Goal(what, f"at least {show(least)}", show(value), value >= least)


def _at_most(what: str, value: float, most: float, show: Callable[[float], str]) -> Goal:
    return Goal(what, f"at most {show(most)}", show(value), value <= most)


def amount(value: float) -> str:
    """A number to its significant digits."""
    return f"{float(f'{value:.3g}'):,.0f}"


def seconds(value: float) -> str:
    """A time that people wait for."""
    return f"{value:.3f} s"
