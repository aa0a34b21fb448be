"""The version that plays."""

from __future__ import annotations

from importlib.metadata import version


def own_version() -> str:
    """The version of Pitprop that is installed."""
    return version("pitprop")
