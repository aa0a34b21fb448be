"""Agents: whoever can be entered in a tournament, and what becomes of those that fail.

An agent is one of our opponents by name, any Python object by `module:name`, or any program that
speaks the line protocol (`docs/agents.md`). All but our own opponents run in processes of their
own, so that what they do or leave undone stops nothing.
"""

from __future__ import annotations

from pitprop.experiments.agents.agent import Agent, open_player
from pitprop.experiments.agents.answer import Answer, FaultError
from pitprop.experiments.agents.seat import FAULTS, Decided, SeatPlayer

__all__ = ["FAULTS", "Agent", "Answer", "Decided", "FaultError", "SeatPlayer", "open_player"]
