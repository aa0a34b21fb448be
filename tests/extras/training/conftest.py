"""The test of the example of training is left out where its packages aren't (`make test-train`)."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = ["test_*.py"] if not all(map(find_spec, ("jax", "optax"))) else []
