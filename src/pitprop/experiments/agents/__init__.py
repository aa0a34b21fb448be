"""Agents: whatever can be entered in a tournament, and what happens when one fails.

An agent is one of our opponents by name, any Python object by `module:name`, or any program that
speaks the line protocol (`docs/agents.md`). All but our own opponents run in processes of their
own, so that nothing they do or fail to do stops the tournament.
"""

from __future__ import annotations

from pitprop.experiments.agents.agent import Agent, open_player
from pitprop.experiments.agents.answer import Answer, FaultError
from pitprop.experiments.agents.seat import FAULTS, SeatDecision, SeatPlayer

__all__ = ["FAULTS", "Agent", "Answer", "FaultError", "SeatDecision", "SeatPlayer", "open_player"]
