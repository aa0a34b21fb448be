"""The tests of what needs extras are left out where they aren't installed (`make test-env`)."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = (
    ["test_*.py"] if not all(map(find_spec, ("numpy", "pettingzoo", "pyspiel"))) else []
)
