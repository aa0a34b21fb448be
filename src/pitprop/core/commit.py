"""Commit and reveal: a hash shown before the first card fixes all deals of a game."""

from __future__ import annotations

import hashlib


def commitment(seed: str, salt: str) -> str:
    """The hash that is shown before the first card is dealt; anybody can work it out afterwards.

    Args:
        seed: where the deals come from.
        salt: keeps a short seed from being guessed.
    """
    return hashlib.sha256(f"pitprop 1\n{seed}\n{salt}".encode()).hexdigest()
