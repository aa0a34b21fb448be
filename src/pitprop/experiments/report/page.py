"""A report as one HTML file: no script, no network, light and dark, fit for printing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from pitprop.experiments.report.plots import drawn
from pitprop.experiments.report.section import Part, Section

_STYLE: Final = "report.css"
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(title: str, about: str, sections: Sequence[Section]) -> str:
    """The file.

    Args:
        title: its heading.
        about: a line below it.
        sections: what it says.
    """
    style = (files(__package__) / _STYLE).read_text(encoding="utf-8")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style>",
            "</head>",
            "<body>",
            "<main>",
            f"<h1>{escape(title)}</h1>",
            f'<p class="about">{escape(about)}</p>',
            *_contents(sections),
            *(line for section in sections for line in _section(section)),
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _contents(sections: Sequence[Section]) -> Iterator[str]:
    yield '<nav aria-label="Contents"><ul>'
    for section in sections:
        yield f'<li><a href="#{_key(section)}">{escape(section.title)}</a></li>'
    yield "</ul></nav>"


def _section(section: Section) -> Iterator[str]:
    yield f'<section id="{_key(section)}">'
    yield f"<h2>{escape(section.title)}</h2>"
    yield f"<p>{escape(section.text)}</p>"
    if len(section.parts) == 1:
        yield from _part(section.title, section.parts[0])
    else:
        for part in section.parts:
            yield f"<details><summary>{escape(part.title)}</summary>"
            yield from _part(f"{section.title}: {part.title}", part)
            yield "</details>"
    yield "</section>"


def _part(title: str, part: Part) -> Iterator[str]:
    yield '<div class="beside">'
    if part.plot is not None:
        label = escape(f"{title}; the table beside it has the numbers")
        yield f'<figure role="img" aria-label="{label}">{drawn(part.plot)}</figure>'
    yield from _table(title, part)
    yield "</div>"


def _table(title: str, part: Part) -> Iterator[str]:
    yield f'<div class="table" role="region" aria-label="{escape(title)}" tabindex="0"><table>'
    yield "<thead><tr>"
    for at, header in enumerate(part.headers):
        yield f'<th scope="col"{_side(at, part)}>{_cell(header)}</th>'
    yield "</tr></thead><tbody>"
    for row in part.rows:
        cells = (f"<td{_side(at, part)}>{_cell(cell)}</td>" for at, cell in enumerate(row))
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table></div>"


def _cell(text: str) -> str:
    """A cell may be narrow, but a number stays with its unit."""
    return escape(text).replace(" %", "&nbsp;%")


def _side(column: int, part: Part) -> str:
    return "" if column < part.left else ' class="number"'


def _key(section: Section) -> str:
    return escape(section.key.replace(" ", "-"), quote=True)
