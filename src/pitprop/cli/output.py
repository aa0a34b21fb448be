"""Text for people: styled and wrapped on a terminal, plain and in long lines in a pipe."""

from __future__ import annotations

import json
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import click

T = TypeVar("T")

_WIDEST: Final = 96
_HEAVY: Final = re.compile("[╹╺┗╻┃┏┣╸┛━┻┓┫┳╋]+")
_LIGHT: Final = re.compile("[╵╶└╷│┌├╴┘─┴┐┤┬┼╲╱]+")
_SIGNS: Final = re.compile("[⌂◆]")


def say(text: str = "") -> None:
    """One line or several, unchanged."""
    click.echo(text)


def json_of(value: object) -> None:
    """A value for programs, as JSON."""
    say(json.dumps(value, ensure_ascii=False, indent=2))


def aside(text: str) -> None:
    """One line for whoever watches, beside what the command gives."""
    click.echo(f"pitprop: {text}", err=True)


def heading(text: str) -> None:
    """A line that stands out on a terminal."""
    click.secho(text, bold=True)


def is_terminal() -> bool:
    """Whether somebody is watching."""
    return sys.stdout.isatty()


def bold(text: str) -> str:
    """Text that stands out on a terminal; click takes the style away in a pipe."""
    return click.style(text, bold=True)


def paragraph(text: str, indent: str = "", first: str | None = None) -> None:
    """Text in lines that fit the terminal; in a pipe, a single line.

    Args:
        text: the text.
        indent: what each line begins with.
        first: what the first line begins with instead, as wide as the others' indent.
    """
    lead = indent if first is None else first
    if not is_terminal():
        click.echo(lead + " ".join(text.split()))
        return
    width = min(shutil.get_terminal_size().columns, _WIDEST) - len(indent)
    lines = textwrap.wrap(text, max(width, 20), break_long_words=False, break_on_hyphens=False)
    for at, line in enumerate(lines or [""]):
        click.echo((indent if at else lead) + line)


def table(headers: Sequence[str], rows: Iterable[Sequence[str]], left: int = 1) -> None:
    """Columns under headings: the first few aligned left, the others right.

    Args:
        headers: the headings.
        rows: the cells.
        left: how many columns are aligned left.
    """
    cells = [list(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(headers, *cells, strict=True)]
    heading(_row(headers, widths, left))
    for row in cells:
        say(_row(row, widths, left))


def _row(row: Sequence[str], widths: Sequence[int], left: int) -> str:
    aligned = [
        word.ljust(width) if at < left else word.rjust(width)
        for at, (word, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(aligned).rstrip()


def drawing(text: str) -> None:
    """Text art; on a terminal, tunnels that are joined to the start are bright and others faint."""
    say(_coloured(text.rstrip("\n")))


def _coloured(text: str) -> str:
    text = _SIGNS.sub(lambda found: click.style(found[0], fg="yellow", bold=True), text)
    text = _HEAVY.sub(lambda found: click.style(found[0], fg="yellow"), text)
    return _LIGHT.sub(lambda found: click.style(found[0], dim=True), text)


def with_progress(
    what: str, total: int, work: Callable[[Callable[[int, int], None] | None], T]
) -> T:
    """Do some work, with a bar on the terminal's error stream that goes away when it is done.

    Args:
        what: what is being done.
        total: how much there is to do.
        work: gets a function to call with how much is done and how much there is in all, or None
            where nobody would see it.
    """
    if not sys.stderr.isatty():
        return work(None)
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total, start=False)

        def report(done: int, total: int) -> None:
            if not progress.tasks[0].started:
                # What was there before says nothing of how fast it goes.
                progress.reset(task, completed=done, total=total)
            progress.update(task, completed=done, total=total)

        return work(report)
