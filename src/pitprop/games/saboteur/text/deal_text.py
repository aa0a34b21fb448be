"""Reading a deal, and printing what one seat knows of it when the round is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.errors import NotationError
from pitprop.core.records.deal_lines import DealReader, drawn_by
from pitprop.games.saboteur.fault import fault
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOAL_NAMES, KIND, ROLE_NAMES
from pitprop.games.saboteur.rules.deal import Deal
from pitprop.games.saboteur.rules.table import Table

_ROLE: Final = {name: role for role, name in enumerate(ROLE_NAMES)}
_GOAL: Final = {name: goal for goal, name in enumerate(GOAL_NAMES)}
_VALUE: Final = {"1": 1, "2": 2, "3": 3}


def parse_deal(reader: DealReader, table: Table) -> Deal:
    """Read a deal; whether it is one that could be dealt is checked when it is carried out.

    Raises:
        NotationError: a line is missing or is the wrong one; `line` counts from the first of them.
    """
    is_first = table.round == 0  # it tells who begins (S-16), and the stack is shuffled (S-15)
    has_gold = is_first or table.options.reshuffle_gold
    return Deal(
        round=reader.number("round", table.options.rounds),
        first=reader.seat("first") if is_first else None,
        roles=reader.take(
            "roles", lambda words: reader.numbers(_players_first(words), _ROLE, "role")
        ),
        goals=reader.all("goals", _GOAL, "goal"),
        hands=reader.hands(KIND),
        pile=reader.all("pile", KIND, "card"),
        gold=reader.all("gold", _VALUE, "gold") if has_gold else None,
    )


def known_deal_lines(deal: Deal, last: View) -> list[str]:
    """A deal as a reader knows it in the end: with the cards drawn, the goals and roles seen."""
    return deal.lines(
        last.seat,
        roles_shown=len(last.table.results) == deal.round,
        goals=[at for at, goal in enumerate(last.known_goals) if goal >= 0],
        drawn=drawn_by(last.seat, last.log, [log.DREW]),
    )


def _players_first(words: Sequence[str]) -> Sequence[str]:
    """The roles without the bar before the one left over."""
    if "|" not in words[-2:-1]:
        raise NotationError(fault("no-left-over"))
    return [*words[:-2], words[-1]]
