"""On a Ray cluster: the same figures as on one core, whatever becomes of a worker."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.running import in_process_of_its_own, pitprop, refused

#: It is asked in a process of its own, and the first time it kills the worker that asks it.
KILLS = """
import os, signal
from pathlib import Path

class Kills:
    def choose(self, view, *, seed):
        mark = Path(__file__).with_name("killed")
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return view.legal_moves[0]
"""

SPEC = """
deals = 4
[agents.kills]
python = "kills:Kills"
[agents.random]
opponent = "random"
[[games]]
game = "saboteur"
compositions = ["2v1"]
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    (tmp_path / "kills.py").write_text(KILLS, encoding="utf-8")
    path = tmp_path / "spec.toml"
    path.write_text(SPEC, encoding="utf-8")
    return path


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray isn't installed")
def test_a_worker_that_is_killed_changes_no_figure(spec: Path) -> None:
    far, near = spec.parent / "far", spec.parent / "near"
    ran = in_process_of_its_own("tournament", str(spec), "-o", str(far), "--ray", "local")
    assert ran.status == 0, ran.err
    assert (spec.parent / "killed").exists()
    ran = pitprop("tournament", str(spec), "-o", str(near), "--processes", "1")
    assert ran.status == 0, ran.err
    for name in ("figures.json", "matches.parquet"):
        assert (far / name).read_bytes() == (near / name).read_bytes()


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray isn't installed")
@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("127.0.0.1:1", "no Ray cluster answers at 127.0.0.1:1"),
        ("ray://127.0.0.1:1", "no Ray cluster answers at ray://127.0.0.1:1"),
        ("somewhere", "'somewhere' is not a cluster's address; 192.0.2.1:6379 would be one"),
        (":80000", "':80000' is not a cluster's address"),
    ],
)
def test_where_no_cluster_is_one_line_says_so(spec: Path, address: str, says: str) -> None:
    spec.write_text(SPEC.replace('python = "kills:Kills"', 'opponent = "random"'), encoding="utf-8")
    place = spec.parent / "results"
    ran = pitprop("tournament", str(spec), "-o", str(place), "--ray", address)
    assert says in refused(ran)
    assert not place.exists()
