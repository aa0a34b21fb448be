"""Who is better: pairs, sides, ratings, faults, and what the test says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitprop.experiments.bootstrap import Interval
from pitprop.experiments.figures import Figures
from pitprop.experiments.report.plots import intervals
from pitprop.experiments.report.section import Section, percent

_INTERVAL = (
    "Each line is the interval in which the figure of all deals lies in 95 of 100 cases, by"
    " bootstrap over the deals that were played."
)


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


def _won(figures: Figures) -> Section:
    rows = [row for row in figures.pairs if row.agent != row.against]
    return Section(
        "won",
        "Who wins",
        "The first agent's share of the matches against the second, each deal played twice with"
        f" seats and sides exchanged; the dashed line is even. {_INTERVAL}",
        ("setting", "agent", "against", "deals", "won", "interval"),
        [(row.setting, row.agent, row.against, f"{row.deals}", *_shares(row.won)) for row in rows],
        left=3,
        plot=intervals(
            [_line(row.setting, _versus(row.agent, row.against), row.won) for row in rows],
            "share of the matches won",
            middle=0.5,
            zero=True,
        ),
    )


def _points(figures: Figures) -> Section:
    rows = [row for row in figures.pairs if row.agent != row.against]
    return Section(
        "points",
        "By how much",
        "How many more points (gold in Saboteur, treasure in The Dark Cave) the first agent's seats"
        f" have on average than the second's, a seat and match. {_INTERVAL}",
        ("setting", "agent", "against", "points", "interval"),
        [
            (
                row.setting,
                row.agent,
                row.against,
                f"{row.points.mean:+.2f}",
                f"{row.points.low:+.2f} to {row.points.high:+.2f}",
            )
            for row in rows
        ],
        left=3,
        plot=intervals(
            [_line(row.setting, _versus(row.agent, row.against), row.points) for row in rows],
            "points more, a seat and match",
            middle=0,
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
            ("setting", "agent", "against", "deals", "won", "interval"),
            [
                (row.setting, row.agent, row.against, f"{row.deals}", *_shares(row.won))
                for row in rows
            ],
            left=3,
            plot=intervals(
                [_line(row.setting, _versus(row.agent, row.against), row.won) for row in rows],
                f"share won as {side}",
                middle=0.5,
                zero=True,
            ),
        )


def _ratings(figures: Figures) -> Iterator[Section]:
    rows = figures.ratings
    yield Section(
        "ratings",
        "Ratings",
        "By OpenSkill (Plackett-Luce), one for each agent on each side. Partners share what their"
        " team does. Everybody begins at 25; only ratings of one game and side can be compared. The"
        " lines are two deviations to each side.",
        ("game", "side", "agent", "rating", "deviation", "contests"),
        [
            (
                row.game,
                row.side,
                row.agent,
                f"{row.rating:.1f}",
                f"{row.deviation:.1f}",
                f"{row.contests}",
            )
            for row in rows
        ],
        left=3,
        plot=intervals(
            [
                _line(
                    f"{row.game}: {row.side}",
                    row.agent,
                    Interval(
                        row.rating, row.rating - 2 * row.deviation, row.rating + 2 * row.deviation
                    ),
                )
                for row in rows
            ],
            "rating",
            middle=25,
        ),
    )


def _test(test: dict[str, Any], figures: Figures) -> Section:
    row = figures.test
    assert row is not None
    verdict = {True: "yes", False: "no", None: "not decided"}[row.decision]
    unit = "points a seat and match" if test["measure"] == "points" else "of the matches won"
    return Section(
        "test",
        "The test",
        f"Is {test['better']} better than {test['than']} by {test['by']:g} {unit}? A sequential"
        " probability ratio test on what one has more than the other, deal by deal, ends as soon as"
        " that is decided.",
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


def _faults(figures: Figures) -> Section:
    return Section(
        "faults",
        "Faults",
        "Decisions that agents have lost because they failed, were late or answered nonsense; each"
        " was made by chance in their place.",
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


def _line(row: str, series: str, found: Interval) -> dict[str, Any]:
    return {
        "row": row,
        "series": series,
        "mean": found.mean,
        "low": found.low,
        "high": found.high,
    }


def _shares(found: Interval) -> tuple[str, ...]:
    return percent(found.mean), f"{100 * found.low:.1f} to {percent(found.high)}"
