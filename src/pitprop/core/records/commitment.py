"""Commit and reveal: a hash shown before the first card fixes all deals of a game."""

from __future__ import annotations

import hashlib

from pitprop.core.errors import PitpropError


def commitment(seed: str, salt: str) -> str:
    """The hash that is shown before the first card is dealt; anybody can check it afterwards.

    Args:
        seed: where the deals come from.
        salt: keeps a short seed from being guessed.

    It fixes all that chance decides, and says nothing of players, edition, options and who begins:
    whoever is shown it has to be told those, too.

    Returns:
        The SHA-256, in hexadecimal, of three lines: `pitprop 1`, the seed, the salt (UTF-8, with a
        line feed between the lines and none at the end).

    Raises:
        PitpropError: one of them has several lines: the same hash would be that of another seed
            with another salt.
    """
    for what, text in (("seed", seed), ("salt", salt)):
        if "\n" in text:
            raise PitpropError(f"a {what} with line feeds can't be committed to; leave them out")
    return hashlib.sha256(f"pitprop 1\n{seed}\n{salt}".encode()).hexdigest()


def is_commitment_to(commit: str, seed: str, salt: str) -> bool:
    """Whether a hash shown before the game belongs to the seed and the salt revealed after it.

    Args:
        commit: the hash.
        seed: the seed.
        salt: the salt.
    """
    return commit.lower() == commitment(seed, salt)
