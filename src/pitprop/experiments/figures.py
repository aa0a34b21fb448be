"""The figures of a tournament: they follow from its spec, whoever played it and in what order."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from pitprop.experiments.agents import FAULTS
from pitprop.experiments.comparing import difference, share, side_shares
from pitprop.experiments.journal import Played
from pitprop.experiments.ratings import Rating, Ratings
from pitprop.experiments.spec import TournamentSpec
from pitprop.experiments.testing import SequentialWatch
from pitprop.lab.bootstrap import Estimate, Interval, interval, share_interval


@dataclass(frozen=True, slots=True)
class PairRow:
    """How a pair did in a setting.

    Attributes:
        setting: what was played.
        agent: the first of the two.
        against: the other one.
        deals: how many deals they played, each twice with sides exchanged.
        won: the first one's share of the matches.
        points: how many more points per seat and match it has than the other; with no interval
            where it is the same in all deals.
    """

    setting: str
    agent: str
    against: str
    deals: int
    won: Interval
    points: Estimate


@dataclass(frozen=True, slots=True)
class SideRow:
    """How an agent did on a side.

    Attributes:
        setting: what was played.
        side: the side.
        agent: the agent.
        against: the other one.
        deals: in how many deals it had this side.
        won: its share of the contests that it had on this side.
    """

    setting: str
    side: str
    agent: str
    against: str
    deals: int
    won: Interval


@dataclass(frozen=True, slots=True)
class FaultRow:
    """Decisions that an agent has lost.

    Attributes:
        agent: the agent.
        fault: how.
        decisions: how many.
        told: what happened at the first of them.
    """

    agent: str
    fault: str
    decisions: int
    told: str


@dataclass(frozen=True, slots=True)
class TestRow:
    """What the sequential test says.

    Attributes:
        decision: whether the one is better; None where the deals didn't decide it.
        deals: after how many deals.
        ratio: the log-likelihood ratio at that point.
        low: at or below it, it is decided that it isn't better.
        high: at or above it, that it is.
    """

    decision: bool | None
    deals: int
    ratio: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Figures:
    """All figures of a tournament.

    Attributes:
        pairs: how each pair did.
        sides: how each agent did on each side.
        ratings: a rating of each agent on each side.
        faults: what was lost through faults.
        decisions: how many decisions each agent made.
        test: what the test says; None where there is none.
    """

    pairs: list[PairRow]
    sides: list[SideRow]
    ratings: list[Rating]
    faults: list[FaultRow]
    decisions: dict[str, int]
    test: TestRow | None


@dataclass(slots=True)
class _Gathered:
    """What the deals have told so far, by setting and pair."""

    shares: defaultdict[tuple[int, int], list[float]] = field(
        default_factory=lambda: defaultdict(list)
    )
    points: defaultdict[tuple[int, int], list[float]] = field(
        default_factory=lambda: defaultdict(list)
    )
    sides: defaultdict[tuple[int, int, str, str], list[list[float]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    messages: dict[tuple[str, str], str] = field(default_factory=dict)
    decisions: Counter[str] = field(default_factory=Counter)


def figures(spec: TournamentSpec, deals: Iterable[Played]) -> Figures:
    """The figures of some deals.

    Args:
        spec: what was played.
        deals: what came of it, in the order of their tasks.
    """
    gathered, ratings, watch = _Gathered(), Ratings(), SequentialWatch(spec)
    for number, of_one_deal in groupby(deals, lambda deal: deal.task.deal):
        played = list(of_one_deal)
        for deal in played:
            _gather(gathered, spec, deal)
            watch.see(deal)
        _rate(ratings, spec, number, played)
    return Figures(
        pairs=_pairs(spec, gathered),
        sides=_sides(spec, gathered),
        ratings=ratings.rows(),
        faults=[
            FaultRow(agent, fault, gathered.faults[agent, fault], gathered.messages[agent, fault])
            for agent in spec.agents
            for fault in FAULTS
            if gathered.faults[agent, fault]
        ],
        decisions={agent: gathered.decisions[agent] for agent in spec.agents},
        test=_test(watch),
    )


def _rate(ratings: Ratings, spec: TournamentSpec, number: int, played: list[Played]) -> None:
    """Count the contests of a deal in random order: in a rating the latest ones weigh more."""
    draw = random.Random(f"{spec.seed} ratings {number}").random
    contests = [
        (spec.settings[deal.task.setting].game, match.agents, contest)
        for deal in played
        for match in deal.matches
        for contest in match.contests
    ]
    for game, agents, contest in sorted(contests, key=lambda _: draw()):
        ratings.count(game, agents, contest)


def _gather(gathered: _Gathered, spec: TournamentSpec, deal: Played) -> None:
    task, matches = deal.task, deal.matches
    pair = spec.pairs[task.pair]
    at = (task.setting, task.pair)
    gathered.shares[at].append(sum(share(match, pair[0]) for match in matches) / len(matches))
    gathered.points[at].append(difference(matches, *pair, "points"))
    sides = {side for match in matches for each in match.contests for side in each.sides}
    # Where all seats are the same, sides would tell nothing that the pairs don't.
    for side in sorted(sides) if len(sides) > 1 else ():
        for agent in dict.fromkeys(pair):
            shares = [each for match in matches for each in side_shares(match, agent, side)]
            if shares:
                gathered.sides[*at, side, agent].append(shares)
    for match in matches:
        gathered.decisions.update(match.asked)
        for agent, faults in match.faults.items():
            for fault, count in faults.items():
                gathered.faults[agent, fault] += count
                gathered.messages.setdefault((agent, fault), match.told[agent][fault])


def _pairs(spec: TournamentSpec, gathered: _Gathered) -> list[PairRow]:
    rows = []
    for (setting, pair), shares in sorted(gathered.shares.items()):
        title, (agent, against) = spec.settings[setting].title, spec.pairs[pair]
        seed = f"{spec.seed} {title} {agent} {against}"
        points = gathered.points[setting, pair]
        rows.append(
            PairRow(
                title,
                agent,
                against,
                len(shares),
                share_interval(shares, f"{seed} wins"),
                interval(points, f"{seed} points"),
            )
        )
    return rows


def _sides(spec: TournamentSpec, gathered: _Gathered) -> list[SideRow]:
    rows = []
    for (setting, pair, side, agent), deals in sorted(gathered.sides.items()):
        title, names = spec.settings[setting].title, spec.pairs[pair]
        against = names[names[0] == agent]
        seed = f"{spec.seed} {title} {agent} {against} {side}"
        won = share_interval(
            [sum(shares) / len(shares) for shares in deals], seed, [len(each) for each in deals]
        )
        rows.append(SideRow(title, side, agent, against, len(deals), won))
    return rows


def _test(watch: SequentialWatch) -> TestRow | None:
    state = watch.state
    if state is None:
        return None
    return TestRow(state.decision, state.deals, state.ratio, *state.bounds)
