"""Without an extra, the examples that need it say in one line how to get it."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("example", "package", "extras"),
    [("agent.py", "gymnasium", "env"), ("self_play.py", "jax", "env,train")],
)
def test_what_is_missing_is_told_in_a_line(example: str, package: str, extras: str) -> None:
    if find_spec(package) is not None:
        pytest.skip("the extra is installed")
    ran = subprocess.run(
        (sys.executable, str(EXAMPLES / example)), capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    (line,) = ran.stderr.splitlines()
    assert f"installed: pip install 'pitprop[{extras}]'" in line


def test_none_is_forgotten() -> None:
    """Whoever writes an example that needs an extra adds it above."""
    needing = {path.name for path in EXAMPLES.glob("*.py") if "pip install" in path.read_text()}
    assert needing == {"agent.py", "self_play.py"}
