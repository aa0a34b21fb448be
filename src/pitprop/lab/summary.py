"""From counts to a report."""

from __future__ import annotations

from collections import Counter

from pitprop.lab.report import (
    Findings,
    SeatRow,
    SimulationReport,
    Spread,
    TimeRow,
)
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally, milliseconds


def summarise(
    spec: SimulationSpec, tally: Tally, findings: Findings, seconds: float, processes: int
) -> SimulationReport:
    """The report on what was counted.

    Args:
        spec: what was simulated.
        tally: what was counted.
        findings: what is found for this game alone.
        seconds: how long it took.
        processes: how many processes worked at once.
    """
    moves = _total(tally.round_moves)
    return SimulationReport(
        spec=spec,
        games=sum(tally.game_moves.values()),
        rounds=sum(tally.round_moves.values()),
        findings=findings,
        by_seat=_seats(spec, tally),
        moves_a_round=_spread(tally.round_moves),
        moves_a_game=_spread(tally.game_moves) if tally.game_moves else None,
        kept=tally.kept,
        times=_times(tally),
        seconds=seconds,
        moves_a_second=moves / seconds,
        processes=processes,
    )


def _seats(spec: SimulationSpec, tally: Tally) -> list[SeatRow]:
    return [
        SeatRow(
            seat,
            "" if spec.by_role else spec.opponent_at(seat),
            *(tally.seats[seat, what] for what in ("points", "alone", "shared")),
        )
        for seat in range(spec.players)
    ]


def _spread(counts: Counter[int]) -> Spread:
    return Spread(min(counts), _total(counts), max(counts))


def _total(counts: Counter[int]) -> int:
    return sum(number * count for number, count in counts.items())


def _times(tally: Tally) -> list[TimeRow]:
    rows = []
    for opponent in sorted(tally.nanoseconds):
        counts = sorted(
            (of_class, count) for (name, of_class), count in tally.times.items() if name == opponent
        )
        decisions = sum(count for _, count in counts)
        rows.append(
            TimeRow(
                opponent=opponent,
                decisions=decisions,
                mean=tally.nanoseconds[opponent] / decisions / 1e6,
                p50=_percentile(counts, 0.50),
                p95=_percentile(counts, 0.95),
                p99=_percentile(counts, 0.99),
                most=milliseconds(counts[-1][0]),
            )
        )
    return rows


def _percentile(counts: list[tuple[int, int]], share: float) -> float:
    """The time that this share of the decisions didn't exceed; `counts` is sorted."""
    wanted = share * sum(count for _, count in counts)
    seen = 0
    for of_class, count in counts:
        seen += count
        if seen >= wanted:
            return milliseconds(of_class)
    return milliseconds(counts[-1][0])
