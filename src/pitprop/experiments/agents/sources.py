"""What the agents of a tournament are made of, so that a change to one is noticed."""

from __future__ import annotations

import hashlib
from pathlib import Path

from pitprop.experiments.agents.agent import Agent


def source_fingerprint(agent: Agent) -> str:
    """A fingerprint of the agent's files: its module, or the program and the files it is given.

    What these use in turn isn't looked at, nor is anything outside the agent's folder.

    Args:
        agent: who plays.

    Returns:
        the fingerprint, or nothing where the agent has no such file.
    """
    folder = Path(agent.folder)
    files = [folder / name for name in _names(agent)]
    held = [path.read_bytes() for path in files if path.is_file()]
    return hashlib.sha256(b"\0".join(held)).hexdigest()[:16] if held else ""


def _names(agent: Agent) -> tuple[str, ...]:
    if not agent.python:
        return agent.program
    path = agent.python.partition(":")[0].replace(".", "/")
    return f"{path}.py", f"{path}/__init__.py"
