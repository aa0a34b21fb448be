"""Seeds as callers give them, and seeds of games that are started without one."""

from __future__ import annotations

import secrets

from pitprop.core.asked import named_seed


def seed_of(seed: object) -> str:
    """A seed as the engines keep it (`core.asked.as_seed`); one is drawn for None.

    Raises:
        PitpropError: it is neither a number nor a string, or can't be written into a record.
    """
    return secrets.token_hex(16) if seed is None else named_seed(seed)
