"""What a tournament plays: agents, settings, numbers of deals. Its figures follow from that."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, Final

from pitprop.experiments.agents import Agent
from pitprop.experiments.sequential import SequentialTest
from pitprop.lab.spec import parse_composition


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: a game with its rules and its number of players.

    Attributes:
        game: the name of the game.
        players: the number of players.
        edition: an edition's name.
        options: changes to the edition.
        single: whether single rounds are played instead of whole games.
        composition: only deals with these numbers of diggers and saboteurs, such as `4v1`; empty
            for all deals.
    """

    game: str
    players: int
    edition: str
    options: Mapping[str, str]
    single: bool = False
    composition: str = ""

    @property
    def numbers(self) -> tuple[int, int] | None:
        """The numbers of diggers and saboteurs that are asked for."""
        return parse_composition(self.composition) if self.composition else None

    @property
    def title(self) -> str:
        """All of it in a few words."""
        changes = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game, self.edition, *changes, *self._table])

    @property
    def cards(self) -> str:
        """What its deals are named after: the same cards are dealt under all rules."""
        return " ".join([self.game, *self._table])

    @property
    def _table(self) -> list[str]:
        rounds = self.composition or ("single rounds" if self.single else "")
        return [f"{self.players} players", *filter(None, [rounds])]


@dataclass(frozen=True, slots=True)
class TournamentSpec:
    """What a tournament plays.

    Attributes:
        agents: who plays, by name.
        settings: what is played.
        pairs: who plays whom, by name; a pair of the same name plays itself.
        deals: how many deals each pair plays in each setting.
        seed: where all chance comes from.
        decisions: whether each decision is kept, with view, legal moves, beliefs and reasons.
        test: what is to be decided, so that no more is played than that takes; None for nothing.
    """

    agents: Mapping[str, Agent]
    settings: Sequence[Setting]
    pairs: Sequence[tuple[str, str]]
    deals: int
    seed: str = "1"
    decisions: bool = False
    test: SequentialTest | None = None

    @property
    def mark(self) -> str:
        """A mark of all that a deal's results depend on; the number of deals is no such thing."""
        said = asdict(self)
        for name in ("deals", "test"):
            said.pop(name)
        for agent in said["agents"].values():
            agent.pop("folder")
        return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True, order=True)
class Task:
    """A deal that a pair of agents plays in a setting: two matches, with sides exchanged.

    Attributes:
        deal: the number of the deal, from 0.
        setting: the number of the setting.
        pair: the number of the pair.
    """

    deal: int
    setting: int
    pair: int


def all_pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody else; one alone against itself."""
    return list(combinations(names, 2)) or [(names[0], names[0])]


def tasks_of(spec: TournamentSpec) -> list[Task]:
    """All that is to be played, deal by deal."""
    return [
        Task(deal, setting, pair)
        for deal in range(spec.deals)
        for setting in range(len(spec.settings))
        for pair in range(len(spec.pairs))
    ]


def to_json(spec: TournamentSpec) -> dict[str, Any]:
    """What figures and reports tell of a spec."""
    said = asdict(spec)
    for agent in said["agents"].values():
        agent.pop("folder")
    return said


LEGS: Final = 2
"""How often a deal is played by two agents: with sides as they come, and exchanged."""
