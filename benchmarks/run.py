"""`make bench`: measures everything, stores it and shows it.

    python -m benchmarks.run [--rounds N]

Each round measures everything once, so that what disturbs a machine for a while disturbs all rows
alike. A row is the median over all rounds, with its quartiles.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pyperf

from benchmarks import machine, page, profiling, tables
from pitprop import engine_mode

ROOT = machine.ROOT

VALUES = 3


def measure(rounds: int, core: int) -> dict[str, dict[str, float]]:
    """All rows: median and quartiles, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", file=sys.stderr)
            for engine in machine.ENGINES:
                _run_pyperf(engine, core, Path(folder) / f"{engine}.json")
        suites = [pyperf.BenchmarkSuite.load(str(path)) for path in Path(folder).iterdir()]
    return {
        benchmark.get_name(): tables.quartiles(benchmark.get_values())
        for suite in suites
        for benchmark in suite.get_benchmarks()
    }


def _run_pyperf(engine: str, core: int, result: Path) -> None:
    measuring = ROOT / "benchmarks" / "measure.py"
    command = [
        *(sys.executable, str(measuring), "--quiet", "--append", str(result)),
        *("--processes", "1", "--values", str(VALUES), "--warmups", "1"),
        *(("--affinity", str(core)) if core >= 0 else ()),
        *("--inherit-environ", "PYTHONPATH"),
    ]
    package = ROOT / "src" if engine == "interpreted" else None
    subprocess.run(command, env=machine.finding(package), check=True, stdout=subprocess.DEVNULL)


def memory() -> dict[str, int]:
    """What states take, in bytes."""
    command = (sys.executable, "-m", "benchmarks.memory")
    sizes: dict[str, int] = json.loads(subprocess.check_output(command, cwd=ROOT))
    return sizes


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure everything, store it and show it.")
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured")
    rounds = parser.parse_args().rounds
    if engine_mode() != "compiled":
        print("bench: the engine is not compiled here; `make bench` compiles it", file=sys.stderr)
        return 1
    core = machine.core_to_use()
    load_before = machine.load()
    result: dict[str, Any] = {
        "date": machine.now(),
        **machine.commit(),
        "machine": machine.machine(),
        "rounds": rounds,
        "values": VALUES,
        "times": measure(rounds, core),
        "memory": memory(),
        "profile": profiling.profile(core),
        "load": [load_before, machine.load()],
    }
    page.RESULT.parent.mkdir(exist_ok=True)
    page.RESULT.write_text(json.dumps(result, indent=2) + "\n")
    page.write(result)
    print(page.summary(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
