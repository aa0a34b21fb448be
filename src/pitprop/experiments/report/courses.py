"""How games go: how long they are, when the treasure is reached, which cards are played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from pitprop.experiments.report.plots import bars, lines
from pitprop.experiments.report.section import Section, percent
from pitprop.experiments.rows import Row

_STEP = 5
"""A point of a curve stands for so many decisions, or for a multiple of it."""

_MOST_POINTS = 20

_WITH_TREASURE = "diggers"
"""How a round of Saboteur ends when the treasure is reached."""


def courses(matches: Iterable[Row]) -> Iterator[Section]:
    """The sections that follow from the matches.

    Args:
        matches: the rows of `matches.parquet`.
    """
    lengths: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    moves: defaultdict[str, Counter[tuple[str, str, str]]] = defaultdict(Counter)
    for match in matches:
        for contest in match["contests"]:
            lengths[match["setting"], contest["ending"]].append(contest["decisions"])
        for used in match["moves"]:
            # The Dark Cave names action cards with their backs, as in `II:axe`.
            kind = used["move"].rpartition(":")[2]
            moves[match["game"]][used["agent"], used["side"], kind] += used["count"]
    yield _lengths(lengths)
    yield from _treasure(lengths)
    for game, counts in moves.items():
        yield _moves(game, counts)


def _lengths(lengths: dict[tuple[str, str], list[int]]) -> Section:
    rows = []
    curves = []
    for (setting, ending), counts in sorted(lengths.items()):
        ordered = sorted(counts)
        quarters = [f"{_quantile(ordered, share)}" for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
        rows.append((setting, ending or "–", f"{len(ordered)}", *quarters))
    for setting in dict.fromkeys(setting for setting, _ in sorted(lengths)):
        every = [
            count for (other, _), counts in lengths.items() if other == setting for count in counts
        ]
        curves += _curve(setting, every, len(every))
    return Section(
        "length",
        "How long they take",
        "The share of the contests (rounds of Saboteur, else matches) that are over after so many"
        " decisions; the table has the shortest, the quartiles and the longest, by how they ended.",
        ("setting", "ending", "contests", "least", "25 %", "50 %", "75 %", "most"),
        rows,
        left=2,
        plot=lines(curves, "decisions", "share that is over"),
    )


def _treasure(lengths: dict[tuple[str, str], list[int]]) -> Iterator[Section]:
    reached = {
        setting: sorted(counts)
        for (setting, ending), counts in sorted(lengths.items())
        if ending == _WITH_TREASURE
    }
    if not reached:
        return
    rounds: Counter[str] = Counter()
    for (setting, _), counts in lengths.items():
        rounds[setting] += len(counts)
    curves = [
        point
        for setting, counts in reached.items()
        for point in _curve(setting, counts, rounds[setting])
    ]
    yield Section(
        "treasure",
        "When the treasure is reached",
        "The share of all rounds of Saboteur in which the treasure has been reached after so many"
        " decisions.",
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
        plot=lines(curves, "decisions", "share of the rounds"),
    )


def _curve(series: str, counts: Sequence[int], total: int) -> list[dict[str, object]]:
    """The share of a total that isn't above each number of decisions."""
    ordered = sorted(counts)
    step = _STEP * (1 + (ordered[-1] - ordered[0]) // (_STEP * _MOST_POINTS))
    first = (ordered[0] - 1) // step * step
    last = -(-ordered[-1] // step) * step
    return [
        {
            "series": series,
            "x": at,
            "y": sum(count <= at for count in ordered) / total,
        }
        for at in range(first, last + 1, step)
    ]


def _moves(game: str, counts: Counter[tuple[str, str, str]]) -> Section:
    totals: Counter[tuple[str, str]] = Counter()
    for (agent, side, _), count in counts.items():
        totals[agent, side] += count
    kinds = sorted({move for _, _, move in counts})
    who = sorted(totals)
    values = [
        {
            "row": move,
            "series": f"{agent} as {side}",
            "value": counts[agent, side, move] / totals[agent, side],
        }
        for move in kinds
        for agent, side in who
    ]
    return Section(
        f"moves-{game}",
        f"What is played: {game}",
        "The share of each kind of move among all that an agent made on a side, by the first word"
        " of the notation.",
        ("move", *(f"{agent} as {side}" for agent, side in who)),
        [
            ("all, in numbers", *(f"{totals[each]}" for each in who)),
            *(
                (move, *(percent(counts[*each, move] / totals[each]) for each in who))
                for move in kinds
            ),
        ],
        plot=bars(values, "share of the moves"),
    )


def _quantile(ordered: Sequence[int], share: float) -> int:
    return ordered[round(share * (len(ordered) - 1))]
