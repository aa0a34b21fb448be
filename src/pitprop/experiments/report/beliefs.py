"""What could be believed: how suspicion grows over a round, and how far it can be trusted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pitprop.experiments.report.plots import SERIES, lines
from pitprop.experiments.report.section import (
    Part,
    Section,
    bundles,
    from_to,
    game_title,
    percent,
)
from pitprop.experiments.rows import Row

WANTED = ("match", "number", "round", "seat", "agent", "beliefs", "beliefs_by", "saboteurs")
"""The columns of `decisions.parquet` that this needs."""

_TENTHS = 10
_IN = {True: "saboteurs", False: "the others"}


@dataclass(slots=True)
class _Mean:
    total: float = 0.0
    count: int = 0

    def add(self, value: float) -> None:
        self.total += value
        self.count += 1

    @property
    def value(self) -> float:
        return self.total / self.count


@dataclass(slots=True)
class _Gathered:
    """Beliefs about the seats of others, held by those who aren't saboteurs.

    Attributes:
        over: by whom the belief is about, and tenth of the round.
        trusted: by who believed, and tenth of the belief: the beliefs, and whether they were true.
    """

    over: defaultdict[tuple[str, int], _Mean] = field(default_factory=lambda: defaultdict(_Mean))
    trusted: defaultdict[tuple[str, int], tuple[_Mean, _Mean]] = field(
        default_factory=lambda: defaultdict(lambda: (_Mean(), _Mean()))
    )


def beliefs(decisions: Iterable[Row], games: Mapping[int, str]) -> Iterator[Section]:
    """The sections that follow from the decisions; none where no beliefs were recorded.

    Args:
        decisions: rows of `decisions.parquet`, with the columns that are wanted.
        games: the game of each match.
    """
    gathered = _Gathered()
    several = len(set(games.values())) > 1
    titles = {game: f" ({game_title(game)})" if several else "" for game in games.values()}
    for course in _rounds(decisions):
        for at, row in enumerate(course):
            _gather(gathered, row, titles[games[row["match"]]], at * _TENTHS // len(course))
    if gathered.over:
        yield _over_a_round(gathered)
        yield _calibration(gathered)


def _rounds(decisions: Iterable[Row]) -> Iterator[list[Row]]:
    """The decisions of each round, in order."""
    course: list[Row] = []
    for row in decisions:
        if course and (row["match"], row["round"]) != (course[0]["match"], course[0]["round"]):
            yield course
            course = []
        course.append(row)
    if course:
        yield course


def _gather(gathered: _Gathered, row: Row, game: str, tenth: int) -> None:
    """Count what was believed at a decision; `game` is its name as it appears in mid-sentence."""
    believed, truth = row["beliefs"], row["saboteurs"]
    if not believed or not truth or truth[row["seat"]]:
        return
    who = row["agent"] if row["beliefs_by"] == "agent" else "a careful player"
    for seat, (belief, is_one) in enumerate(zip(believed, truth, strict=True)):
        if seat == row["seat"]:
            continue
        gathered.over[_IN[bool(is_one)] + game, tenth].add(belief)
        said, was = gathered.trusted[who + game, min(int(belief * _TENTHS), _TENTHS - 1)]
        said.add(belief)
        was.add(float(is_one))


def _over_a_round(gathered: _Gathered) -> Section:
    return Section(
        "suspicion",
        "Suspicion over a round",
        "How likely those who aren't saboteurs could think it, at each of their decisions, that"
        " somebody else is one: for those who are and for the others. A round is cut into ten parts"
        " with equal numbers of decisions.",
        [_suspicion(whom, gathered.over) for whom in _bundles(gathered.over)],
    )


def _suspicion(whom: Sequence[str], over: Mapping[tuple[str, int], _Mean]) -> Part:
    found = [(each, mean) for each, mean in sorted(over.items()) if each[0] in whom]
    return Part(
        ("of whom", "part of the round", "beliefs", "believed"),
        [
            (each, f"{10 * tenth} to {10 * tenth + 10} %", f"{mean.count}", percent(mean.value))
            for (each, tenth), mean in found
        ],
        left=2,
        plot=lines(
            [
                {"series": each, "x": 10 * tenth + 5, "y": mean.value}
                for (each, tenth), mean in found
            ],
            "per cent of the round",
            "believed likelihood",
        ),
        title=from_to(whom),
    )


def _calibration(gathered: _Gathered) -> Section:
    return Section(
        "calibration",
        "How far beliefs can be trusted",
        "All beliefs of those who aren't saboteurs about somebody else, in ten classes: how likely"
        " it was thought on average that somebody is a saboteur, and how often it was true. On the"
        " dashed line both are the same.",
        [_trust(who, gathered.trusted) for who in _bundles(gathered.trusted)],
    )


def _trust(who: Sequence[str], trusted: Mapping[tuple[str, int], tuple[_Mean, _Mean]]) -> Part:
    found = [(each, means) for each, means in sorted(trusted.items()) if each[0] in who]
    return Part(
        ("who", "class", "beliefs", "believed", "was so"),
        [
            (
                each,
                f"{10 * tenth} to {10 * tenth + 10} %",
                f"{said.count}",
                percent(said.value),
                percent(was.value),
            )
            for (each, tenth), (said, was) in found
        ],
        left=2,
        plot=lines(
            [{"series": each, "x": said.value, "y": was.value} for (each, _), (said, was) in found],
            "believed",
            "was so",
            diagonal=True,
        ),
        title=from_to(who),
    )


def _bundles(found: Iterable[tuple[str, int]]) -> Iterator[Sequence[str]]:
    """Groups whose lines can be told apart in one plot."""
    return bundles(sorted({each for each, _ in found}), SERIES)
