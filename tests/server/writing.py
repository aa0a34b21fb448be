"""A process that writes into a log: `python -m tests.server.writing DATA TABLE NAME COUNT`.

Begins when it is sent a line; prints the numbers and requests that were acknowledged.
"""

from __future__ import annotations

import sys

from pitprop.cli.data import data_source
from pitprop.server.storage.refusals import ConflictError
from pitprop.server.storage.rows import Entry, Progress
from pitprop.server.storage.store import Store

PROGRESS = Progress(True, False, 1, 3, "playing", 0)


def write(store: Store, table: str, name: str, count: int) -> dict[int, str]:
    """Add so many entries, each to the end of the log as it is then."""
    acknowledged: dict[int, str] = {}
    while len(acknowledged) < count:
        stored = store.load(table)
        assert stored is not None
        number, request = len(stored.log) + 1, f"{name}:{len(acknowledged)}"
        try:
            store.append(table, Entry(number, 0, "pass NS", request, None, number), PROGRESS)
        except ConflictError:
            continue
        acknowledged[number] = request
    return acknowledged


def main(data: str, table: str, name: str, count: str) -> None:
    """Say that it's ready, wait, write."""
    source = data_source(data)
    assert source is not None
    store = Store(source)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    for number, request in write(store, table, name, int(count)).items():
        sys.stdout.write(f"{number} {request}\n")
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
