"""What a tournament plays: agents, settings, numbers of deals. Its figures follow from that."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
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
        pairs: who plays whom in it; all pairs of the tournament where it is empty.
        deals: how many deals each pair plays in it; 0 for as many as elsewhere.
    """

    game: str
    players: int
    edition: str
    options: Mapping[str, str]
    single: bool = False
    composition: str = ""
    pairs: tuple[tuple[str, str], ...] = ()
    deals: int = 0

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
        """What its deals are keyed by: the same cards are dealt under all rules."""
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
        pairs: who plays whom, by name; in a pair of equal names an agent plays itself.
        deals: how many deals each pair plays in each setting.
        seed: where all chance comes from.
        decisions: whether each decision is kept, with view, legal moves, beliefs and reasons.
        test: what is to be decided; play stops as soon as it is. None for no test.
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
        """A fingerprint of all that a deal's results depend on, which the number of deals isn't."""
        said = asdict(self)
        for name in ("deals", "test"):
            said.pop(name)
        for setting in said["settings"]:
            setting.pop("deals")
            if not setting["pairs"]:
                setting.pop("pairs")
        for agent in said["agents"].values():
            agent.pop("folder")
        return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]

    def plays(self, setting: int, pair: int) -> bool:
        """Whether a pair plays in a setting, both given by number."""
        own = self.settings[setting].pairs
        return not own or set(self.pairs[pair]) in map(set, own)

    def deals_in(self, setting: int) -> int:
        """How many deals each pair plays in a setting, given by number."""
        return self.settings[setting].deals or self.deals

    def games_of(self, agent: str) -> list[str]:
        """The games that an agent plays."""
        played = (
            setting.game
            for setting in self.settings
            if any(agent in pair for pair in setting.pairs or self.pairs)
        )
        return list(dict.fromkeys(played))

    def at_most(self, deals: int) -> TournamentSpec:
        """The same spec with at most this many deals; it can be continued later."""
        settings = [
            replace(each, deals=min(each.deals, deals)) if each.deals else each
            for each in self.settings
        ]
        return replace(self, settings=settings, deals=min(self.deals, deals))


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
        for deal in range(max(map(spec.deals_in, range(len(spec.settings)))))
        for setting in range(len(spec.settings))
        if deal < spec.deals_in(setting)
        for pair in range(len(spec.pairs))
        if spec.plays(setting, pair)
    ]


def to_json(spec: TournamentSpec) -> dict[str, Any]:
    """What figures and reports say about a spec."""
    said = asdict(spec)
    for agent in said["agents"].values():
        agent.pop("folder")
    return said


LEGS: Final = 2
"""How often a deal is played by two agents: with sides as they come, and exchanged."""
