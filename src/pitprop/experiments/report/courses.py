"""How games go: how long they are, when the treasure is reached, which cards are played."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pitprop.experiments.report.plots import SERIES, bars, steps
from pitprop.experiments.report.section import (
    Part,
    Section,
    bundles,
    from_to,
    game_title,
    percent,
)
from pitprop.experiments.rows import Row

_MOST_STEPS = 100
"""The most steps of a curve; smaller ones wouldn't be seen."""

_WITH_TREASURE = "diggers"
"""How a round of Saboteur ends when the treasure is reached."""

_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)

Lengths = Mapping[tuple[str, str], list[int]]
"""How many decisions each contest took, by setting and ending."""

Used = Counter[tuple[str, str, str]]
"""How often a kind of move was made, by agent, side and move."""


def courses(matches: Iterable[Row]) -> Iterator[Section]:
    """The sections that follow from the matches.

    Args:
        matches: the rows of `matches.parquet`.
    """
    lengths: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    moves: defaultdict[str, Used] = defaultdict(Counter)
    for match in matches:
        for contest in match["contests"]:
            lengths[match["setting"], contest["ending"]].append(contest["decisions"])
        for used in match["moves"]:
            # The Dark Cave names action cards together with their backs, as in `II:axe`.
            kind = used["move"].rpartition(":")[2]
            moves[match["game"]][used["agent"], used["side"], kind] += used["count"]
    ordered = {key: sorted(counts) for key, counts in sorted(lengths.items())}
    yield _lengths(ordered)
    yield from _treasure(ordered)
    for game, counts in moves.items():
        yield _moves(game, counts)


def _lengths(lengths: Lengths) -> Section:
    return Section(
        "length",
        "How long they take",
        "The share of the contests (rounds of Saboteur, else matches) that are over after a number"
        " of decisions; the marks are the quartiles. The table has the shortest, the quartiles and"
        " the longest, by how they ended.",
        [_lengths_of(settings, lengths) for settings in _together(lengths)],
    )


def _lengths_of(settings: Sequence[str], lengths: Lengths) -> Part:
    every = {
        setting: sorted(
            count for (other, _), counts in lengths.items() if other == setting for count in counts
        )
        for setting in settings
    }
    return Part(
        ("setting", "ending", "contests", "least", "25 %", "50 %", "75 %", "most"),
        [
            (
                setting,
                ending or "–",
                f"{len(counts)}",
                *(f"{_quantile(counts, share)}" for share in _QUARTERS),
            )
            for (setting, ending), counts in lengths.items()
            if setting in every
        ],
        left=2,
        plot=_curves(every, {setting: len(counts) for setting, counts in every.items()}),
        title=from_to(settings),
    )


def _treasure(lengths: Lengths) -> Iterator[Section]:
    reached = {
        setting: counts for (setting, ending), counts in lengths.items() if ending == _WITH_TREASURE
    }
    if not reached:
        return
    rounds: Counter[str] = Counter()
    for (setting, _), counts in lengths.items():
        rounds[setting] += len(counts)
    yield Section(
        "treasure",
        "When the treasure is reached",
        "The share of all rounds of Saboteur in which the treasure has been reached after a number"
        " of decisions; the marks are the quartiles of those in which it is.",
        [
            _treasure_of({setting: reached[setting] for setting in settings}, rounds)
            for settings in bundles(list(reached), SERIES)
        ],
    )


def _treasure_of(reached: Mapping[str, list[int]], rounds: Mapping[str, int]) -> Part:
    return Part(
        ("setting", "rounds", "reached", "earliest", "half of them by", "latest"),
        [
            (
                setting,
                f"{rounds[setting]}",
                percent(len(counts) / rounds[setting]),
                f"{counts[0]}",
                f"{_quantile(counts, 0.5)}",
                f"{counts[-1]}",
            )
            for setting, counts in reached.items()
        ],
        plot=_curves(reached, rounds, "share of the rounds"),
        title=from_to(list(reached)),
    )


def _together(lengths: Lengths) -> Iterator[Sequence[str]]:
    """The settings drawn together: all if they can be told apart, else those of a game."""
    settings = list(dict.fromkeys(setting for setting, _ in lengths))
    if len(settings) <= SERIES:
        yield settings
        return
    games: defaultdict[str, list[str]] = defaultdict(list)
    for setting in settings:
        games[setting.partition(" ")[0]].append(setting)
    for of_one in games.values():
        yield from bundles(of_one, SERIES)


def _curves(
    counts: Mapping[str, Sequence[int]],
    totals: Mapping[str, int],
    what: str = "share that is over",
) -> Any:
    """The shares of totals that aren't above each number of decisions.

    Args:
        counts: the numbers, in order, by what they are of.
        totals: the totals, likewise.
        what: what they are shares of.
    """
    curves, marks = [], []
    for series, ordered in counts.items():

        def point(at: int, series: str = series, ordered: Sequence[int] = ordered) -> Row:
            return {"series": series, "x": at, "y": bisect_right(ordered, at) / totals[series]}

        distinct = sorted(set(ordered))
        kept = distinct[:: -(-len(distinct) // _MOST_STEPS)]
        curves += [point(at) for at in dict.fromkeys([0, *kept, distinct[-1]])]
        marks += [point(at) for at in {_quantile(ordered, share) for share in _QUARTERS[1:]}]
    return steps(curves, marks, "decisions", what)


def _moves(game: str, counts: Used) -> Section:
    return Section(
        f"moves-{game}",
        f"What is played in {game_title(game)}",
        "The share of each kind of move among all that an agent made on a side, by the first word"
        " of the notation. Moves that chance made in an agent's place, after a fault, aren't among"
        " them.",
        [_moves_of(who, counts) for who in _drawn_together(counts)],
    )


Who = Mapping[tuple[str, str], str]
"""Agents on sides, and what they are called."""


def _drawn_together(counts: Used) -> Iterator[Who]:
    """All agents on all sides if they can be told apart, else one agent after the other."""
    has_sides = len({side for _, side, _ in counts}) > 1
    who = {
        (agent, side): f"{agent} as {side}" if has_sides else agent
        for agent, side in sorted({(agent, side) for agent, side, _ in counts})
    }
    if len(who) <= SERIES:
        yield who
        return
    for agent in dict.fromkeys(agent for agent, _ in who):
        yield {each: called for each, called in who.items() if each[0] == agent}


def _moves_of(who: Who, counts: Used) -> Part:
    totals: Counter[tuple[str, str]] = Counter()
    for (agent, side, _), count in counts.items():
        totals[agent, side] += count
    kinds = sorted({move for _, _, move in counts})
    shares = {move: {each: counts[*each, move] / totals[each] for each in who} for move in kinds}
    return Part(
        ("move", *who.values()),
        [
            ("all, in numbers", *(f"{totals[each]}" for each in who)),
            *((move, *map(percent, shares[move].values())) for move in kinds),
        ],
        plot=bars(
            [
                {"row": move, "series": called, "value": shares[move][each]}
                for move in kinds
                for each, called in who.items()
            ],
            "share of the moves",
        ),
        title=from_to(list(dict.fromkeys(agent for agent, _ in who))),
    )


def _quantile(ordered: Sequence[int], share: float) -> int:
    return ordered[round(share * (len(ordered) - 1))]
