"""Measures the server and writes docs/load.md: `make bench-server`, about twelve minutes.

Real live connections over loopback to a server with new data. What is measured is the processor
time of the server's processes, so that whatever else the machine does disturbs little. With
`--only`, `--game` or `--tables` only a part is measured and printed; for parts measured in full the
page shows the latest results, and when they were measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from benchmarks import machine
from benchmarks.server import measuring, page, sharing
from benchmarks.server.people import SEATS


def _rows(part: str, arguments: argparse.Namespace) -> Iterator[page.Row]:
    """The rows to measure for a part."""
    match part:
        case "share":
            for game in arguments.game or SEATS:
                for count in arguments.tables or measuring.COUNTS:
                    yield measuring.share(game, count, arguments.seconds)
        case "beside":
            yield measuring.beside(arguments.seconds)
        case "idle":
            yield from measuring.idle()
        case "several":
            row = sharing.several(arguments.seconds)
            if row is not None:
                yield row


def _measured(part: str, arguments: argparse.Namespace) -> page.Row:
    """A part, measured and printed, with when, where and of what that was."""
    before = machine.load()
    rows: list[page.Row] = []
    for row in _rows(part, arguments):
        rows.append(row)
        print(page.LINES[part](row), flush=True)
    return {
        "date": machine.now(),
        "machine": machine.machine(),
        "load": [before, machine.load()],
        **machine.commit(),
        "rows": rows,
    }


def main() -> None:
    """Measure, print, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=page.PARTS, help="one part alone")
    parser.add_argument("--game", action="append", choices=[*SEATS], help="one game alone")
    parser.add_argument("--tables", type=int, action="append", help="this number of tables alone")
    parser.add_argument("--seconds", type=float, default=4, help="processor seconds, each time")
    arguments = parser.parse_args()
    for part in arguments.only or page.PARTS:
        measured = _measured(part, arguments)
        if measured["rows"] and not (arguments.game or arguments.tables):
            page.write(page.stored() | {part: measured})


if __name__ == "__main__":
    main()
