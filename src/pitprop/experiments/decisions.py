"""A decision as a data set keeps it: what the seat saw and could do, what it did and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pitprop.core.installed.registry import find_game
from pitprop.experiments.agents import SeatDecision
from pitprop.opponents.hindsight import hindsight_of

BY_AGENT: Final = "agent"
BY_PITPROP: Final = "pitprop"


@dataclass(frozen=True, slots=True)
class Weighed:
    """A reason: what it was, what it speaks of, and how much it counted."""

    key: str
    params: dict[str, str | int]
    weight: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision.

    Attributes:
        number: which of the match's decisions, from 0.
        round: the number of the round, from 1.
        seat: who decided.
        agent: the agent on the seat.
        side: what the seat was, such as `digger`.
        view: what the seat saw, as a position in notation.
        legal: the legal moves in notation.
        move: the move that was made.
        nanoseconds: how long it took.
        fault: how the agent lost the decision; empty where it didn't.
        beliefs: how likely each seat was to be a saboteur; empty where nobody says, or all know.
        beliefs_by: who believed that: the agent, or a careful player there (`pitprop`).
        saboteurs: which seats were saboteurs; empty where a game has none, or the round is over.
        reasons: what the agent said for and against the move.
    """

    number: int
    round: int
    seat: int
    agent: str
    side: str
    view: str
    legal: list[str]
    move: str
    nanoseconds: int
    fault: str
    beliefs: list[float]
    beliefs_by: str
    saboteurs: list[bool]
    reasons: list[Weighed]


def decision(
    view: Any, made: SeatDecision, number: int, agent: str, side: str, saboteurs: list[bool]
) -> Decision:
    """A decision in the form that is kept.

    Args:
        view: what the seat saw.
        made: what was decided.
        number: which of the match's decisions.
        agent: the agent on the seat.
        side: what the seat was.
        saboteurs: which seats were saboteurs; empty where nobody has to guess.
    """
    beliefs, by = _beliefs(view, made) if saboteurs else ([], "")
    return Decision(
        number=number,
        round=int(view.wire().round),
        seat=view.seat,
        agent=agent,
        side=side,
        view=find_game(view.game).print_position(view),
        legal=[str(move) for move in view.legal_moves()],
        move=str(made.move),
        nanoseconds=made.answer.nanoseconds,
        fault=made.fault,
        beliefs=beliefs,
        beliefs_by=by,
        saboteurs=saboteurs,
        reasons=[
            Weighed(reason.key, dict(reason.params), reason.weight)
            for reason in made.answer.reasons
        ],
    )


def _beliefs(view: Any, made: SeatDecision) -> tuple[list[float], str]:
    if made.answer.beliefs is not None:
        return list(made.answer.beliefs), BY_AGENT
    hindsight = hindsight_of(view.game)
    found = [] if hindsight is None else [float(each) for each in hindsight.beliefs(view)]
    return found, BY_PITPROP if found else ""
