"""Who is better: pairs, sides, ratings, faults, and what the test says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from pitprop.experiments.figures import Figures
from pitprop.experiments.ratings import Rating
from pitprop.experiments.report.plots import LINES, intervals
from pitprop.experiments.report.section import (
    Part,
    Section,
    bundles,
    from_to,
    game_title,
    percent,
)
from pitprop.lab.bootstrap import Estimate, Interval

_INTERVAL = (
    "Each line is the interval in which the figure for all deals lies in 95 of 100 cases, by"
    " bootstrap over the deals that were played."
)


@dataclass(frozen=True, slots=True)
class _Entry:
    """A line of a plot and the row of the table that has its numbers.

    Attributes:
        row: what the line is about.
        series: whom it is about.
        found: what was found.
        cells: the row of the table.
        game: what to split by where one plot of all would be too long.
        agent: what to split by where a plot of a game would be too long, too.
    """

    row: str
    series: str
    found: Estimate | Interval
    cells: Sequence[str]
    game: str
    agent: str


def standings(spec: dict[str, Any], figures: Figures) -> Iterator[Section]:
    """The sections that follow from the figures alone.

    Args:
        spec: what was played, as `figures.json` has it.
        figures: what came of it.
    """
    rivals = [row for row in figures.pairs if row.agent != row.against]
    if rivals:
        yield _won(figures)
        yield _points(figures)
    yield from _sides(figures)
    if rivals:
        yield from _ratings(figures)
    if figures.test is not None:
        yield _test(spec["test"], figures)
    if figures.faults:
        yield _faults(figures)


def _versus(agent: str, against: str) -> str:
    return f"{agent} v {against}" if agent != against else agent


def _played(row: Any, found: Estimate | Interval, *cells: str) -> _Entry:
    """What was found of a pair in a setting."""
    return _Entry(
        row.setting,
        _versus(row.agent, row.against),
        found,
        (row.setting, row.agent, row.against, *cells),
        game_title(row.setting.partition(" ")[0]),
        row.agent,
    )


def _parts(
    entries: Sequence[_Entry], headers: Sequence[str], plot: Callable[..., Any]
) -> list[Part]:
    """One plot where it isn't too long; else several, by game or by agent.

    Args:
        entries: what is shown.
        headers: the headings of the table.
        plot: draws lines.
    """

    def part(title: str, some: Sequence[_Entry]) -> Part:
        return Part(headers, [each.cells for each in some], 3, plot(_lines(some)), title)

    by: list[Callable[[_Entry], str]] = [lambda _: "", lambda one: one.game, lambda one: one.agent]
    for key in by:
        groups: dict[str, list[_Entry]] = {}
        for each in entries:
            groups.setdefault(key(each), []).append(each)
        if max(map(len, groups.values())) <= LINES:
            return [part(title, some) for title, some in groups.items()]
    return [
        part(from_to([f"{each.series}, {each.row}" for each in some]), some)
        for some in bundles(entries, LINES)
    ]


def _lines(entries: Sequence[_Entry]) -> list[dict[str, Any]]:
    return [
        {
            "row": each.row,
            "series": each.series,
            "mean": each.found.mean,
            "low": each.found.low,
            "high": each.found.high,
        }
        for each in entries
    ]


def _won(figures: Figures) -> Section:
    rows = [row for row in figures.pairs if row.agent != row.against]
    return Section(
        "won",
        "Who wins",
        "The first agent's share of the matches against the second, each deal played twice with"
        f" seats and sides exchanged; the dashed line is even. {_INTERVAL}",
        _parts(
            [_played(row, row.won, f"{row.deals}", *_shares(row.won)) for row in rows],
            ("setting", "agent", "against", "deals", "won", "interval"),
            partial(intervals, what="share of the matches won", middle=0.5, zero=True),
        ),
    )


def _points(figures: Figures) -> Section:
    rows = [row for row in figures.pairs if row.agent != row.against]
    return Section(
        "points",
        "By how much",
        "How many more points (gold in Saboteur, treasure in The Dark Cave) the first agent's seats"
        f" have on average than the second's, per seat and match. {_INTERVAL} Where"
        " all deals ended alike there is none (–).",
        _parts(
            [_played(row, row.points, *_numbers(row.points)) for row in rows],
            ("setting", "agent", "against", "points", "interval"),
            partial(intervals, what="points more, per seat and match", middle=0),
        ),
    )


def _sides(figures: Figures) -> Iterator[Section]:
    for side in dict.fromkeys(row.side for row in figures.sides):
        rows = [row for row in figures.sides if row.side == side]
        yield Section(
            f"side-{side}",
            f"As {side}",
            f"The share of its contests that an agent won as {side}, by setting and against whom;"
            f" where a contest has no winner it counts as half. {_INTERVAL}",
            _parts(
                [_played(row, row.won, f"{row.deals}", *_shares(row.won)) for row in rows],
                ("setting", "agent", "against", "deals", "won", "interval"),
                partial(intervals, what=f"share won as {side}", middle=0.5, zero=True),
            ),
        )


def _ratings(figures: Figures) -> Iterator[Section]:
    yield Section(
        "ratings",
        "Ratings",
        "By OpenSkill (Plackett-Luce), one for each agent on each side. Partners share what their"
        " team does. Everybody begins at 25; only ratings of one game and side can be compared. The"
        " lines are two deviations to each side.",
        _parts(
            [_rated(row, _several_sides(figures, row.game)) for row in figures.ratings],
            ("game", "side", "agent", "rating", "deviation", "contests"),
            partial(intervals, what="rating", middle=25),
        ),
    )


def _several_sides(figures: Figures, game: str) -> bool:
    """Whether a game has more than one side to be rated on."""
    return len({row.side for row in figures.ratings if row.game == game}) > 1


def _rated(row: Rating, with_side: bool) -> _Entry:
    title = game_title(row.game) + (f", as {row.side}" if with_side else "")
    return _Entry(
        title,
        row.agent,
        Interval(row.rating, row.rating - 2 * row.deviation, row.rating + 2 * row.deviation),
        (
            row.game,
            row.side,
            row.agent,
            f"{row.rating:.1f}",
            f"{row.deviation:.1f}",
            f"{row.contests}",
        ),
        title,
        row.agent,
    )


def _test(test: dict[str, Any], figures: Figures) -> Section:
    row = figures.test
    assert row is not None
    verdict = {True: "yes", False: "no", None: "not decided"}[row.decision]
    unit = "points per seat and match" if test["measure"] == "points" else "of the matches won"
    return Section(
        "test",
        "The test",
        f"Is {test['better']} better than {test['than']} by {test['by']:g} {unit}? A sequential"
        " probability ratio test on the lead of one over the other, deal by deal, ends as soon as"
        " that is decided. So the figures of this pair, if it has ended early, lean towards"
        " what was decided, on average.",
        [
            Part(
                ("better", "than", "by", "decided", "deals", "ratio", "no at", "yes at"),
                [
                    (
                        test["better"],
                        test["than"],
                        f"{test['by']:g}",
                        verdict,
                        f"{row.deals}",
                        f"{row.ratio:.2f}",
                        f"{row.low:.2f}",
                        f"{row.high:.2f}",
                    )
                ],
                left=4,
            )
        ],
    )


def _faults(figures: Figures) -> Section:
    return Section(
        "faults",
        "Faults",
        "Decisions that agents have lost because they failed, were late or answered nonsense; each"
        " was made by chance in their place.",
        [
            Part(
                ("agent", "fault", "the first of them", "decisions", "of"),
                [
                    (
                        row.agent,
                        row.fault,
                        row.told,
                        f"{row.decisions}",
                        f"{figures.decisions[row.agent]}",
                    )
                    for row in figures.faults
                ],
                left=3,
            )
        ],
    )


def _shares(found: Interval) -> tuple[str, ...]:
    return percent(found.mean), f"{100 * found.low:.1f} to {percent(found.high)}"


def _numbers(found: Estimate) -> tuple[str, ...]:
    if found.low is None or found.high is None:
        return f"{found.mean:+.2f}", "–"
    return f"{found.mean:+.2f}", f"{found.low:+.2f} to {found.high:+.2f}"
