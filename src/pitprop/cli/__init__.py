"""The command `pitprop`. Each command is one module; what is slow to load is loaded when needed."""

from __future__ import annotations

from pitprop.cli.main import main

__all__ = ["main"]
