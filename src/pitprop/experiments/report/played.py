"""What was played, by whom, and how it was measured."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pitprop.experiments.figures import Figures
from pitprop.experiments.report.section import Part, Section


def played(spec: dict[str, Any], figures: Figures) -> Iterator[Section]:
    """The sections that say what a report is about.

    Args:
        spec: what was played, as `figures.json` has it.
        figures: what came of it.
    """
    yield Section(
        "settings",
        "What was played",
        " ".join(_shared_out(spec, figures)),
        [
            Part(
                ("game", "edition", "changes", "composition", "who", "players"),
                [
                    (
                        setting["game"],
                        setting["edition"],
                        " ".join(f"{name}={value}" for name, value in setting["options"].items())
                        or "–",
                        setting["composition"]
                        or ("single rounds" if setting["single"] else "whole games"),
                        ", ".join(" v ".join(pair) for pair in setting.get("pairs", ()))
                        or "all pairs",
                        f"{setting['players']}",
                    )
                    for setting in spec["settings"]
                ],
                left=5,
            )
        ],
    )
    yield Section(
        "agents",
        "Who played",
        "Agents see the view of their seat and nothing else.",
        [
            Part(
                ("agent", "which is", "decisions"),
                [
                    (name, _kind(agent), f"{figures.decisions[name]}")
                    for name, agent in spec["agents"].items()
                ],
                left=2,
            )
        ],
    )


def counted(figures: Figures) -> str:
    """How many deals were played, by each pair in each setting and in all, and how many matches."""
    deals = [row.deals for row in figures.pairs]
    matches = sum(row.deals * (1 + (row.agent != row.against)) for row in figures.pairs)
    text = _several(sum(deals), "deal")
    if len(deals) > 1:
        few, most = min(deals), max(deals)
        each = _several(most, "deal") if few == most else f"{few:,} to {_several(most, 'deal')}"
        text = f"{each} of each pair in each setting, {sum(deals):,} in all"
    return f"{text} · {_several(matches, 'match', 'matches')}"


def _several(number: int, one: str, several: str = "") -> str:
    return f"{number:,} {one if number == 1 else several or one + 's'}"


_SHARED_OUT: Final = {
    "single": "In single rounds of Saboteur one agent has all diggers and the other all saboteurs.",
    "saboteur": "In whole games of Saboteur every other seat is of one agent.",
    "dark_cave": "In The Dark Cave one agent has all who work for one clan.",
    "sabotage": "In Sabotage each agent has a roof.",
}


def _shared_out(spec: dict[str, Any], figures: Figures) -> Iterator[str]:
    """Who had which seats, and how often a deal was played."""
    rivals = {row.agent != row.against for row in figures.pairs}
    if True in rivals:
        kinds = [
            "single" if setting["game"] == "saboteur" and setting["single"] else setting["game"]
            for setting in spec["settings"]
        ]
        yield from (_SHARED_OUT[kind] for kind in dict.fromkeys(kinds) if kind in _SHARED_OUT)
        yield "Two agents play each deal twice, the second time with seats and sides exchanged."
    if False in rivals:
        yield "An agent that is alone has all seats, and plays each deal once."


def _kind(agent: dict[str, Any]) -> str:
    if agent["program"]:
        return f"the program {' '.join(agent['program'])}"
    if agent["python"]:
        return f"the Python object {agent['python']}"
    return f"the computer player {agent['opponent']}"
