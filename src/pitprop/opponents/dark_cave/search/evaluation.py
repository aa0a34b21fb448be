"""How a game stands: which clan is likely to win, by how far its dwarves still have to go."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.dark_cave.beliefs.odds import probability
from pitprop.opponents.dark_cave.search.scene import Scene

ESCAPE_BONUS: Final = 0.4
"""What getting out is worth without gold: it can end the game (D-80) and win ties (D-83)."""

_MOST_AHEAD: Final = 8.0

NEVER: Final = 1000.0
"""In how many turns a clan's first dwarf is out that has none left inside."""

LAST_CHANCE: Final = 1.5
"""With this few rounds left one leaves the cave, whoever wins by that."""


class Evaluation:
    """What counts how much.

    Attributes:
        slack: how many rounds beyond the turns needed it takes for an even chance of getting out.
        spread: how uncertain it is, in rounds, who is out in time.
        patience: gold that is carried out after this many turns counts a third.
        lead: how much each turn counts that a clan's first dwarf is ahead.
        gold: how much the share of all treasures counts.
    """

    __slots__ = ("gold", "lead", "patience", "slack", "spread")

    def __init__(
        self, slack: float, spread: float, patience: float, lead: float, gold: float
    ) -> None:
        self.slack = slack
        self.spread = spread
        self.patience = patience
        self.lead = lead
        self.gold = gold


def chance_to_win(scene: Scene, side: i64, by: Evaluation) -> float:
    """How likely a clan is to win, from 0 to 1.

    Args:
        scene: the world.
        side: the clan.
        by: what counts how much.
    """
    table = scene.state.table
    if table.result is not None:
        return 1.0 if table.result.winner == side else 0.0
    scene.look()
    latest = scene.rounds() - by.slack
    nobody = 1.0
    own = _Clan()
    others = _Clan()
    seat: i64 = 0
    while seat < table.seats:
        turns = scene.turns_truly_left(seat)
        out = 1.0
        if table.dwarves[seat] != OUT:
            out = probability((latest - turns) / by.spread)
        nobody *= 1.0 - out
        gold = out * (float(table.gold[seat]) + ESCAPE_BONUS) * exp(-turns / by.patience)
        if scene.side[seat] == side:
            own.add(turns, gold)
        else:
            others.add(turns, gold)
        seat += 1
    ahead = by.lead * max(-_MOST_AHEAD, min(others.first - own.first, _MOST_AHEAD))
    mine = own.gold * others.workers + ESCAPE_BONUS
    theirs = others.gold * own.workers + ESCAPE_BONUS
    ahead += by.gold * (mine - theirs) / (mine + theirs)
    return (1.0 - nobody) * probability(ahead)


class _Clan:
    """Those who work for one clan.

    Attributes:
        first: in how many turns the first of them is out.
        gold: what they will have carried out, discounted.
        workers: how many they are.
    """

    __slots__ = ("first", "gold", "workers")

    def __init__(self) -> None:
        self.first: float = NEVER
        self.gold: float = 0.0
        self.workers: float = 0.0

    def add(self, turns: float, gold: float) -> None:
        """Count one more dwarf."""
        self.first = min(self.first, turns)
        self.gold += gold
        self.workers += 1.0
