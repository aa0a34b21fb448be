"""Why something can't be written."""

from __future__ import annotations


class FullError(Exception):
    """There are as many tables as there may be."""


class ConflictError(Exception):
    """Something else has already written the number, the request or the seat."""


class OutrunError(ConflictError):
    """Another server has changed the table before, and is telling of it."""
