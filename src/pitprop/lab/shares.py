"""Shares for people to read."""

from __future__ import annotations


def share(part: float, whole: int) -> str:
    """A part of a whole in per cent; a dash where the whole is nothing."""
    return f"{100 * part / whole:.1f} %" if whole else "–"
