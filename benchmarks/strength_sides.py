"""How much stronger an opponent of Saboteur is than `standard`, on each side, over the same deals.

Every deal of a composition is played three times: `standard` on both sides, the player as diggers
against it, and the player as saboteurs against it. What a player gains is the difference from the
first of these, deal by deal, with the 95 % range.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from time import monotonic

from benchmarks.kept import KeptDeal, KeptDeals
from pitprop.lab.saboteur import play_match
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally, milliseconds
from pitprop.opponents import Opponent

COMPOSITIONS = ((3, 2), (4, 1), (5, 2), (6, 3), (7, 3), (6, 4))
SIDES = ("digger", "saboteur")
BASE = "standard"


@dataclass(slots=True)
class Compared:
    """What came of a side's rounds, deal by deal.

    Attributes:
        won: whether the player's side won each deal.
        base: whether `standard` won it in the player's place.
        times: the player's decisions by class of time.
    """

    won: list[bool] = field(default_factory=list)
    base: list[bool] = field(default_factory=list)
    times: Counter[int] = field(default_factory=Counter)

    def add(self, deal: KeptDeal) -> None:
        """Count a deal."""
        self.won.append(deal.won)
        self.base.append(deal.base)
        self.times.update(deal.times)

    def line(self, player: str) -> str:
        """All of it on a line."""
        rounds = len(self.won)
        gains = [won - base for won, base in zip(self.won, self.base, strict=True)]
        gain = sum(gains) / rounds
        spread = sqrt(sum((each - gain) ** 2 for each in gains) / max(rounds - 1, 1) / rounds)
        return (
            f"{rounds} rounds: standard {_share(self.base)} · {player} {_share(self.won)} · "
            f"gain {100 * gain:+.1f} ± {196 * spread:.1f} points · "
            f"a decision: half within {self._time(0.5):.0f} ms, "
            f"95 % within {self._time(0.95):.0f} ms, "
            f"all within {self._time(1.0):.0f} ms"
        )

    def _time(self, share: float) -> float:
        times = sorted(self.times.items())
        wanted = share * self.times.total()
        for of_class, count in times:
            wanted -= count
            if wanted <= 0:
                return milliseconds(of_class)
        return milliseconds(times[-1][0])


def compare(
    player: str,
    composition: tuple[int, int],
    side: str,
    deals: Sequence[int],
    seed: str,
    edition: str,
    minutes: float,
    bots: Mapping[str, Opponent] | None = None,
    kept: KeptDeals | None = None,
) -> Compared:
    """Play the deals of a composition with the player on one side.

    Args:
        player: the opponent whose strength is measured.
        composition: the numbers of diggers and of saboteurs.
        side: the role that it plays.
        deals: the numbers of the deals.
        seed: where the deals come from.
        edition: the rules.
        minutes: the time after which no further deal is begun.
        bots: opponents that aren't registered, by name.
        kept: where deals are kept; those that are already there aren't played again.
    """
    until = monotonic() + 60 * minutes
    both = SimulationSpec(
        players=sum(composition),
        edition=edition,
        seed=seed,
        by_role=dict.fromkeys(SIDES, BASE),
        single_rounds=True,
        composition=composition,
        bots=bots or {},
    )
    asked = replace(both, by_role={**both.by_role, side: player})
    known = kept.read() if kept else {}
    found = Compared()
    for number in deals:
        if number not in known:
            if found.won and monotonic() > until:
                continue
            known[number] = _played(both, asked, number, side)
            if kept:
                kept.add(number, known[number])
        found.add(known[number])
    return found


def _played(both: SimulationSpec, asked: SimulationSpec, number: int, side: str) -> KeptDeal:
    base = _won(both, number, side, Tally())
    tally = Tally()
    won = _won(asked, number, side, tally)
    player = asked.by_role[side]
    times = {of_class: count for (name, of_class), count in tally.times.items() if name == player}
    return KeptDeal(won, base, times)


def _won(spec: SimulationSpec, deal: int, side: str, tally: Tally) -> bool:
    play_match(spec, deal, tally)
    return tally.found["role", spec.by_role[side], side, "won"] > 0


def _share(results: Sequence[bool]) -> str:
    return f"{100 * sum(results) / len(results):.1f} %"
