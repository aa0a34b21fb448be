"""Saboteur and its relatives: rules engines, a table in the browser, opponents and a laboratory."""

from __future__ import annotations

from pitprop.core.engine import EngineMode, engine_mode

__all__ = ["EngineMode", "__version__", "engine_mode"]

__version__ = "0.1.0"
