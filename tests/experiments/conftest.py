"""What takes processes or extras is left out where there is no `make test-lab`."""

from __future__ import annotations

from importlib.util import find_spec

HAS_EXTRA = all(map(find_spec, ("altair", "openskill", "pyarrow")))

# What begins with an s needs neither, and is run everywhere.
collect_ignore_glob = [] if HAS_EXTRA else ["test_[!s]*.py"]
