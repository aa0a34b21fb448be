"""A server without rate limits: all people of the benchmark come from one address."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from pitprop.server.http.limits import Limit, Limits

_MANY: Final = 1_000_000


def unlimited() -> Limits:
    """Limits that nobody reaches."""
    many: dict[str, Any] = {}
    for each in fields(Limits):
        if isinstance(each.default, Limit):
            many[each.name] = Limit(_MANY, _MANY)
        elif each.name in ("connections", "connections_of_person", "sockets"):
            many[each.name] = _MANY
    return Limits(**many)
