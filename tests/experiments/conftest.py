"""The tests that take processes or extras are left out where there is no `make test-lab`."""

from __future__ import annotations

from importlib.util import find_spec

_QUICK = {"test_spec.py", "test_statistics.py"}

collect_ignore_glob = (
    [] if all(map(find_spec, ("altair", "openskill", "pyarrow"))) else ["test_[!s]*.py"]
)
