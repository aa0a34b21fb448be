"""Plots as SVG that takes its colours from the page: one drawing is light, dark and printed.

Altair describes a plot, vl-convert draws it, both without a browser. Colours are drawn as stand-ins
that are replaced by the page's own (`var(--ink)`). No series is told by colour alone: points have
shapes, lines have dashes, bars stand in the order of the legend.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pitprop.core.extras import need

Rows = list[dict[str, Any]]

SERIES: Final = 6
"""So many series have colours, shapes and dashes of their own."""

WIDTH: Final = 420

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
_ROW: Final = 26
_TICKS: Final = 6
_LONGEST_LABEL: Final = 260

_CONFIG: Final[Mapping[str, Any]] = {
    "background": None,
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": _INK,
        "titleColor": _INK,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": _LONGEST_LABEL,
        "domainColor": _FAINT,
        "tickColor": _FAINT,
        "gridColor": _FAINT,
        "gridOpacity": 0.35,
    },
    "legend": {
        "labelColor": _INK,
        "labelFontSize": 12,
        "labelLimit": _LONGEST_LABEL,
        "orient": "top",
        "direction": "vertical",
        "title": None,
    },
}


def need_plots() -> None:
    """See that plots can be drawn.

    Raises:
        MissingExtraError: something of the extra `lab` isn't installed.
    """
    need("lab", "altair", "vl_convert")


def intervals(rows: Rows, what: str, middle: float | None = None, zero: bool = False) -> Any:
    """Means with their intervals, a line each.

    Args:
        rows: each with `row` (what the line tells of), `series`, `mean`, `low` and `high`.
        what: what the numbers are.
        middle: where a line is drawn that means "even".
        zero: whether the axis goes from 0 to 1, as shares do.
    """
    import altair

    order = list(dict.fromkeys(row["row"] for row in rows))
    series = list(dict.fromkeys(row["series"] for row in rows))
    base = altair.Chart(altair.Data(values=rows))
    scale = altair.Scale(domain=[0, 1], nice=False) if zero else altair.Scale(zero=False)
    axis = altair.Axis(format="%" if zero else "~r", tickCount=_TICKS)
    y: dict[str, Any] = {
        "y": altair.Y("row:N", sort=order, title=None),
        "yOffset": altair.YOffset("series:N", sort=series),
        "color": _colour("series", series),
    }
    layers = [
        base.mark_rule(strokeWidth=2).encode(
            x=altair.X("low:Q", title=what, scale=scale, axis=axis), x2="high:Q", **y
        ),
        base.mark_point(filled=True, size=70, opacity=1).encode(
            x="mean:Q", shape=_shape("series", series), **y
        ),
    ]
    if middle is not None:
        even = altair.Chart(altair.Data(values=[{"middle": middle}]))
        layers.insert(
            0, even.mark_rule(color=_FAINT, strokeDash=[4, 3]).encode(x=altair.X("middle:Q"))
        )
    height = max(_ROW * len(order), (_ROW - 10) * len(order) * len(series))
    return altair.layer(*layers).properties(width=WIDTH, height=height)


def lines(rows: Rows, x: str, y: str, *, shares: bool = True, diagonal: bool = False) -> Any:
    """Lines over something that goes on.

    Args:
        rows: each with `series`, `x` and `y`.
        x: what goes on.
        y: what is told of it.
        shares: whether what is told goes from 0 to 1.
        diagonal: whether a line is drawn where both are equal.
    """
    import altair

    series = list(dict.fromkeys(row["series"] for row in rows))
    base = altair.Chart(altair.Data(values=rows))
    scale = altair.Scale(domain=[0, 1]) if shares else altair.Scale()
    both: dict[str, Any] = {
        "x": altair.X("x:Q", title=x, axis=altair.Axis(format="%") if diagonal else altair.Axis()),
        "y": altair.Y(
            "y:Q", title=y, scale=scale, axis=altair.Axis(format="%" if shares else "~r")
        ),
        "color": _colour("series", series),
    }
    layers = [
        base.mark_line(strokeWidth=2).encode(strokeDash=_dash("series", series), **both),
        base.mark_point(filled=True, size=45, opacity=1).encode(
            shape=_shape("series", series), **both
        ),
    ]
    if diagonal:
        ends = altair.Chart(altair.Data(values=[{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
        layers.insert(
            0,
            ends.mark_line(color=_FAINT, strokeDash=[4, 3], strokeWidth=1).encode(x="x:Q", y="y:Q"),
        )
    return altair.layer(*layers).properties(width=WIDTH, height=260)


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
            y=altair.Y("row:N", sort=order, title=None),
            yOffset=altair.YOffset("series:N", sort=series),
            color=_colour("series", series),
        )
        .properties(width=WIDTH, height=max(_ROW, 12 * len(series)) * len(order))
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

    # Where the colours come round again, shapes and dashes come to others.
    turn = 0 if values is _SERIES else 1
    chosen = [
        values[(number + turn * (number // SERIES)) % len(values)] for number in range(len(series))
    ]
    return altair.Scale(domain=list(series), range=chosen)


def _legend(series: Sequence[str]) -> Any:
    """A single series needs none."""
    import altair

    return altair.Legend() if len(series) > 1 else None
