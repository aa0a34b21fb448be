"""What has been played as rows of the tables in `schema.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

import msgspec

from pitprop.experiments.decisions import Decision
from pitprop.experiments.journal import Played
from pitprop.experiments.matches import Match
from pitprop.experiments.spec import Setting, TournamentSpec

Row = dict[str, Any]


def match_rows(spec: TournamentSpec, deals: Iterable[Played]) -> Iterator[Row]:
    """A row for each match.

    Args:
        spec: what was played.
        deals: what came of it, in the order of their tasks.
    """
    number = 0
    for deal in deals:
        for match in deal.matches:
            yield _match(number, spec.settings[deal.task.setting], deal.task.deal, match)
            number += 1


def decision_rows(deals: Iterable[Played]) -> Iterator[Row]:
    """A row for each decision.

    Args:
        deals: what was played, in the order of their tasks.
    """
    number = 0
    for deal in deals:
        for log in deal.decisions():
            for decision in log:
                yield _decision(number, decision)
            number += 1


def _match(number: int, setting: Setting, deal: int, match: Match) -> Row:
    return {
        "match": number,
        "deal": deal,
        "leg": match.leg,
        "setting": setting.title,
        "game": setting.game,
        "edition": setting.edition,
        "options": [{"name": name, "value": value} for name, value in setting.options.items()],
        "players": setting.players,
        "single": setting.single,
        "composition": setting.composition or None,
        "seed": match.seed,
        "agents": match.agents,
        "points": match.points,
        "winners": match.winners,
        "decisions": match.decisions,
        "contests": [msgspec.to_builtins(contest) for contest in match.contests],
        "moves": [asdict(used) for used in match.moves],
        "faults": [
            {"agent": agent, "fault": fault, "decisions": count, "told": match.told[agent][fault]}
            for agent, faults in match.faults.items()
            for fault, count in faults.items()
        ],
    }


def _decision(number: int, decision: Decision) -> Row:
    return {
        "match": number,
        "number": decision.number,
        "round": decision.round,
        "seat": decision.seat,
        "agent": decision.agent,
        "side": decision.side,
        "view": decision.view,
        "legal": decision.legal,
        "move": decision.move,
        "milliseconds": decision.nanoseconds / 1e6,
        "fault": decision.fault or None,
        "beliefs": decision.beliefs or None,
        "beliefs_by": decision.beliefs_by or None,
        "saboteurs": decision.saboteurs or None,
        "reasons": [
            {
                "key": reason.key,
                "params": msgspec.json.encode(reason.params).decode(),
                "weight": reason.weight,
            }
            for reason in decision.reasons
        ],
    }
