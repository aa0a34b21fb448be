"""Plots as SVG that takes its colours from the page: one drawing is light, dark and printed.

Altair describes a plot, vl-convert draws it, both without a browser. Colours are drawn as stand-ins
that are replaced by the page's own (`var(--ink)`). No series is distinguished by colour alone:
points have shapes, lines have dashes, bars stand in the order of the legend.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pitprop.core.installed.extras import need

Rows = list[dict[str, Any]]

SERIES: Final = 6
"""How many series have colours, shapes and dashes of their own; no plot has more."""

LINES: Final = 40
"""The most lines in a plot of intervals: with more it would be longer than a page."""

_WIDTH: Final = 360
"""The total width of each drawing: a phone's, at which text of size `_TEXT` is legible. Where there
is room the drawing grows. This is why the names of rows stand above their lines, not beside."""

_TEXT: Final = 11

_INK: Final = "#010101"
_FAINT: Final = "#020202"
_SERIES: Final = [f"#0303{number:02x}" for number in range(1, SERIES + 1)]
_VARIABLES: Final = {
    _INK: "var(--ink)",
    _FAINT: "var(--faint)",
    **{stand_in: f"var(--series-{number})" for number, stand_in in enumerate(_SERIES, 1)},
}
_SHAPES: Final = ["circle", "square", "triangle-up", "diamond", "cross", "triangle-down"]
_DASHES: Final = [[1, 0], [6, 3], [2, 2], [8, 2, 2, 2], [4, 4], [1, 3]]
_HEAD: Final = 17
"""The height of the name of a row."""

_LINE: Final = 13
_BAR: Final = 10
_CURVES: Final = 230
_TICKS: Final = 6

_CONFIG: Final[Mapping[str, Any]] = {
    "background": None,
    "font": "sans-serif",
    "padding": 2,
    "autosize": {"type": "fit-x", "contains": "padding"},
    "view": {"stroke": None},
    "axis": {
        "labelColor": _INK,
        "titleColor": _INK,
        "labelFontSize": _TEXT,
        "titleFontSize": _TEXT,
        "titleFontWeight": "normal",
        "labelLimit": _WIDTH,
        # Else the first and the last number of an axis don't stand at their ticks.
        "labelFlush": False,
        "domainColor": _FAINT,
        "tickColor": _FAINT,
        "gridColor": _FAINT,
        "gridOpacity": 0.35,
    },
    "legend": {
        "labelColor": _INK,
        "labelFontSize": _TEXT,
        "labelLimit": _WIDTH - 40,
        "orient": "top",
        "direction": "vertical",
        "title": None,
    },
}


def need_plots() -> None:
    """Check that plots can be drawn.

    Raises:
        MissingExtraError: something of the extra `lab` isn't installed.
    """
    need("lab", "altair", "vl_convert")


def intervals(rows: Rows, what: str, middle: float | None = None, zero: bool = False) -> Any:
    """Means with their intervals, one line each.

    Args:
        rows: each with `row` (what the line is about), `series`, `mean`, `low` and `high`; these
            two are None where there is no interval.
        what: what the numbers are.
        middle: where a line is drawn that means "even".
        zero: whether the axis goes from 0 to 1, as shares do.
    """
    import altair

    if len({row["series"] for row in rows}) > SERIES:
        rows = _each_on_its_own(rows)
    order = list(dict.fromkeys(row["row"] for row in rows))
    series = list(dict.fromkeys(row["series"] for row in rows))
    base = altair.Chart(altair.Data(values=rows))
    scale = altair.Scale(domain=[0, 1], nice=False) if zero else altair.Scale(zero=False)
    axis = altair.Axis(format="%" if zero else "~r", tickCount=_TICKS)
    y = _rows(order, series, _LINE)
    y["color"] = _colour("series", series)
    wide = [row for row in rows if row["low"] is not None]
    layers = [
        altair.Chart(altair.Data(values=wide))
        .mark_rule(strokeWidth=2)
        .encode(x=altair.X("low:Q", title=what, scale=scale, axis=axis), x2="high:Q", **y),
        base.mark_point(filled=True, size=50, opacity=1).encode(
            x="mean:Q", shape=_shape("series", series), **y
        ),
    ]
    if middle is not None:
        even = altair.Chart(altair.Data(values=[{"middle": middle}]))
        layers.insert(
            0, even.mark_rule(color=_FAINT, strokeDash=[4, 3]).encode(x=altair.X("middle:Q"))
        )
    return altair.layer(*layers).properties(width=_WIDTH, height=_height(order, series, _LINE))


def _each_on_its_own(rows: Rows) -> Rows:
    """For more series than can be told apart: each line gets its full name instead."""
    several = len({row["row"] for row in rows}) > 1
    named = "{series} · {row}" if several else "{series}"
    return [{**row, "row": named.format_map(row), "series": ""} for row in rows]


def _rows(order: Sequence[str], series: Sequence[str], line: int) -> dict[str, Any]:
    """Where each row is, and each series within it: below the name of the row."""
    import altair

    band = line * len(series)
    gap = _HEAD / (_HEAD + band)
    axis = altair.Axis(
        labelAlign="left",
        labelBaseline="bottom",
        labelOffset=-band / 2 - 1,
        labelPadding=0,
        ticks=False,
        domain=False,
    )
    scale = altair.Scale(paddingInner=gap, paddingOuter=gap)
    return {
        "y": altair.Y("row:N", sort=list(order), title=None, axis=axis, scale=scale),
        "yOffset": altair.YOffset("series:N", sort=list(series)),
    }


def _height(order: Sequence[str], series: Sequence[str], line: int) -> int:
    return (_HEAD + line * len(series)) * len(order) + _HEAD


def lines(rows: Rows, x: str, y: str, *, shares: bool = True, diagonal: bool = False) -> Any:
    """Line plots.

    Args:
        rows: each with `series`, `x` and `y`.
        x: what the x-axis shows.
        y: what the y-axis shows.
        shares: whether the y-axis goes from 0 to 1.
        diagonal: whether a line is drawn where both are equal.
    """
    import altair

    series = list(dict.fromkeys(row["series"] for row in rows))
    both = _both(series, x, y, shares=shares, percent=diagonal)
    base = altair.Chart(altair.Data(values=rows))
    layers = [
        base.mark_line(strokeWidth=2).encode(strokeDash=_dash("series", series), **both),
        base.mark_point(filled=True, size=40, opacity=1).encode(
            shape=_shape("series", series), **both
        ),
    ]
    if diagonal:
        ends = altair.Chart(altair.Data(values=[{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
        layers.insert(
            0,
            ends.mark_line(color=_FAINT, strokeDash=[4, 3], strokeWidth=1).encode(x="x:Q", y="y:Q"),
        )
    return altair.layer(*layers).properties(width=_WIDTH, height=_CURVES)


def steps(rows: Rows, marks: Rows, x: str, y: str) -> Any:
    """Shares that grow in steps.

    Args:
        rows: each with `series`, `x`, and `y` from there on.
        marks: points on the lines that tell them apart, in the same form.
        x: what the x-axis shows.
        y: what the y-axis shows.
    """
    import altair

    series = list(dict.fromkeys(row["series"] for row in rows))
    both = _both(series, x, y)
    return altair.layer(
        altair.Chart(altair.Data(values=rows))
        .mark_line(strokeWidth=2, interpolate="step-after")
        .encode(strokeDash=_dash("series", series), **both),
        altair.Chart(altair.Data(values=marks))
        .mark_point(filled=True, size=40, opacity=1)
        .encode(shape=_shape("series", series), **both),
    ).properties(width=_WIDTH, height=_CURVES)


def _both(
    series: Sequence[str], x: str, y: str, *, shares: bool = True, percent: bool = False
) -> dict[str, Any]:
    """The axes of lines, and their colours."""
    import altair

    of_x = altair.Axis(format="%") if percent else altair.Axis(tickCount=_TICKS)
    scale = altair.Scale(domain=[0, 1]) if shares else altair.Scale()
    of_y = altair.Axis(format="%" if shares else "~r", tickCount=_TICKS)
    return {
        "x": altair.X("x:Q", title=x, axis=of_x),
        "y": altair.Y("y:Q", title=y, scale=scale, axis=of_y),
        "color": _colour("series", series),
    }


def bars(rows: Rows, what: str) -> Any:
    """Bars side by side.

    Args:
        rows: each with `row` (what is counted), `series` and `value`, a share.
        what: what the numbers are.
    """
    import altair

    order = list(dict.fromkeys(row["row"] for row in rows))
    series = list(dict.fromkeys(row["series"] for row in rows))
    return (
        altair.Chart(altair.Data(values=rows))
        .mark_bar(stroke=_INK, strokeWidth=0.5)
        .encode(
            x=altair.X("value:Q", title=what, axis=altair.Axis(format="%", tickCount=_TICKS)),
            color=_colour("series", series),
            **_rows(order, series, _BAR),
        )
        .properties(width=_WIDTH, height=_height(order, series, _BAR))
    )


def drawn(plot: Any) -> str:
    """A plot as SVG, with the page's colours."""
    import vl_convert

    svg: str = vl_convert.vegalite_to_svg({**plot.to_dict(), "config": _CONFIG})
    return re.sub("|".join(map(re.escape, _VARIABLES)), lambda found: _VARIABLES[found[0]], svg)


def _colour(field: str, series: Sequence[str]) -> Any:
    import altair

    return altair.Color(f"{field}:N", scale=_scale(series, _SERIES), legend=_legend(series))


def _shape(field: str, series: Sequence[str]) -> Any:
    import altair

    return altair.Shape(f"{field}:N", scale=_scale(series, _SHAPES), legend=_legend(series))


def _dash(field: str, series: Sequence[str]) -> Any:
    import altair

    return altair.StrokeDash(f"{field}:N", scale=_scale(series, _DASHES), legend=_legend(series))


def _scale(series: Sequence[str], values: Sequence[Any]) -> Any:
    import altair

    assert len(series) <= SERIES
    return altair.Scale(domain=list(series), range=list(values[: len(series)]))


def _legend(series: Sequence[str]) -> Any:
    """The legend; a single series needs none."""
    import altair

    return altair.Legend() if len(series) > 1 else None
