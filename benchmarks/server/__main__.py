"""Measures the server and writes docs/load.md: `make bench-server`, about ten minutes.

Real live connections over loopback to a server with new data. What is measured is the processor
time of the server's processes, so that what else the machine does disturbs little. With `--only`,
`--game` or `--tables` a part is measured and printed; of parts that are measured whole the page
shows what was measured last.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from benchmarks import machine
from benchmarks.server import measuring, page, sharing
from benchmarks.server.people import SEATS


def _parts(told: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    """Each part that is asked for, measured."""
    seconds = told.seconds
    only = told.only or page.PARTS
    for game in told.game or SEATS if "share" in only else ():
        for count in told.tables or measuring.COUNTS:
            yield "share", measuring.share(game, count, seconds)
    if "beside" in only:
        yield "beside", measuring.beside(seconds)
    if "idle" in only:
        yield from (("idle", row) for row in measuring.idle())
    if "several" in only:
        row = sharing.several(seconds)
        if row is not None:
            yield "several", row


def main() -> None:
    """Measure, print, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=page.PARTS, help="one part alone")
    parser.add_argument("--game", action="append", choices=[*SEATS], help="of one game alone")
    parser.add_argument("--tables", type=int, action="append", help="with so many tables alone")
    parser.add_argument("--seconds", type=float, default=4, help="of the processor, each time")
    told = parser.parse_args()
    result: dict[str, Any] = {
        "date": machine.now(),
        "machine": machine.machine(),
        "load": [machine.load()],
        **machine.commit(),
        **{part: [] for part in page.PARTS},
    }
    for part, row in _parts(told):
        result[part].append(row)
        print(page.LINES[part](row), flush=True)
    result["load"].append(machine.load())
    if not (told.game or told.tables):
        page.write(page.stored() | {part: rows for part, rows in result.items() if rows != []})


if __name__ == "__main__":
    main()
