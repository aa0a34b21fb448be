"""What was played, by whom, and how it was measured."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitprop.experiments.figures import Figures
from pitprop.experiments.report.section import Section


def played(spec: dict[str, Any], figures: Figures) -> Iterator[Section]:
    """The sections that say what a report is about.

    Args:
        spec: what was played, as `figures.json` has it.
        figures: what came of it.
    """
    yield Section(
        "settings",
        "What was played",
        "Games and rules. In single rounds of Saboteur one agent has all diggers and the other all"
        " saboteurs; in The Dark Cave all who work for one clan; in Sabotage a roof; in whole games"
        " of Saboteur every other seat. Two agents play each deal twice, the second time with sides"
        " exchanged; one that is alone plays it once.",
        ("game", "edition", "changes", "composition", "who", "players"),
        [
            (
                setting["game"],
                setting["edition"],
                " ".join(f"{name}={value}" for name, value in setting["options"].items()) or "–",
                setting["composition"] or ("single rounds" if setting["single"] else "whole games"),
                ", ".join(" v ".join(pair) for pair in setting.get("pairs", ())) or "all pairs",
                f"{setting['players']}",
            )
            for setting in spec["settings"]
        ],
        left=5,
    )
    yield Section(
        "agents",
        "Who played",
        "Agents see the view of their seat and nothing else.",
        ("agent", "which is", "decisions"),
        [
            (name, _kind(agent), f"{figures.decisions[name]}")
            for name, agent in spec["agents"].items()
        ],
        left=2,
    )


def _kind(agent: dict[str, Any]) -> str:
    if agent["program"]:
        return f"the program {' '.join(agent['program'])}"
    if agent["python"]:
        return f"the Python object {agent['python']}"
    return f"the computer player {agent['opponent']}"
