"""One of two versions that are measured in turns (`benchmarks.against`).

    python benchmarks/turn.py MEASURE

Prints its engine and the names of all rows of a `measure.py`, on one line; then reads lines with a
row's name and a number of loops, and prints for each how many seconds one operation took.
"""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

from pitprop import engine_mode


def rows_of(path: str) -> dict[str, Any]:
    """The rows of a `measure.py`, by name: operations per loop, timer and its arguments."""
    spec = spec_from_file_location("measure", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} can't be imported")
    measure = module_from_spec(spec)
    spec.loader.exec_module(measure)
    return {name: rest for name, *rest in measure.benchmarks()}


def main() -> None:
    rows = rows_of(sys.argv[1])
    print(json.dumps([engine_mode(), list(rows)]), flush=True)
    for line in sys.stdin:
        name, loops = json.loads(line)
        things, timer, arguments = rows[name]
        print(timer(loops, *arguments) / loops / things, flush=True)


if __name__ == "__main__":
    main()
