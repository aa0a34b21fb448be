"""What is printed of The Dark Cave."""

from __future__ import annotations

from pitprop.printing.dark_cave.pieces import print_set

__all__ = ["print_set"]
