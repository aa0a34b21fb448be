"""Playing an experiment on the command line, and telling what came of it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from pitprop.cli import output
from pitprop.core.asked import checked_number
from pitprop.core.installed.extras import need

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pitprop.experiments.figures import Figures, PairRow
    from pitprop.experiments.spec import TournamentSpec
    from pitprop.lab.bootstrap import Estimate, Interval

_MARK = "*"


def run_experiment(
    spec: TournamentSpec, folder: Path, processes: int | None, as_json: bool = False, ray: str = ""
) -> None:
    """Play what isn't played yet, write the results, and tell them.

    Args:
        spec: what is played.
        folder: where the results go.
        processes: how many processes play; one per core where None.
        as_json: whether the figures are printed as JSON.
        ray: the address of a Ray cluster that plays instead.

    Raises:
        PitpropError: something can't be used or written.
    """
    from pitprop.experiments.finishing import FIGURES, finish, need_lab
    from pitprop.experiments.ray_cluster import check_address
    from pitprop.experiments.spec import tasks_of
    from pitprop.experiments.tournament import play_tournament

    if processes is not None:
        checked_number(processes, "the number of processes", least=1)
    need_lab()
    if ray:
        need("ray", "ray")
        check_address(ray)
    with kept_when_interrupted(folder):
        output.with_progress(
            "playing",
            len(tasks_of(spec)),
            lambda progress: play_tournament(spec, folder, processes, progress, ray),
        )
    found = finish(spec, folder)
    if as_json:
        output.say((folder / FIGURES).read_text(encoding="utf-8").rstrip("\n"))
    else:
        _print(spec, found, folder)


@contextmanager
def kept_when_interrupted(folder: Path) -> Iterator[None]:
    """Say that what was played until Ctrl+C or SIGTERM isn't lost.

    Args:
        folder: where the results go.
    """
    try:
        yield
    except (KeyboardInterrupt, SystemExit):
        output.aside(f"stopped; what was played is in {folder}, and the same command goes on there")
        raise


def _print(spec: TournamentSpec, found: Figures, folder: Path) -> None:
    _print_pairs(spec, found)
    _print_sides(found)
    _print_ratings(found)
    _print_faults(found)
    _print_test(spec, found)
    output.say(f"results in {folder}")


def _print_pairs(spec: TournamentSpec, found: Figures) -> None:
    # Nobody is better than themselves.
    rows = [row for row in found.pairs if row.agent != row.against]
    if not rows:
        return
    stopped = [row for row in rows if _is_stopped(spec, found, row)]
    output.heading("pairs, each deal played twice with sides exchanged")
    output.table(
        ("setting", "agent", "against", "deals", "won", "points"),
        [
            (
                row.setting,
                row.agent,
                row.against,
                f"{row.deals}{_MARK if row in stopped else ''}",
                _shares(row.won),
                _numbers(row.points),
            )
            for row in rows
        ],
        left=3,
    )
    output.paragraph(
        "won: the agent's share of the matches, and its 95 % interval by bootstrap over the deals;"
        " points: how many more it has than the other, per seat and match; – where all deals ended"
        " alike, which tells no interval",
        "  ",
    )
    if stopped:
        output.paragraph(
            f"{_MARK} stopped as soon as the test was decided, so that the pair's figures and"
            " intervals lean towards that, on average",
            "  ",
        )
    output.say()


def _is_stopped(spec: TournamentSpec, found: Figures, row: PairRow) -> bool:
    """Whether the test has ended a pair before all of its deals were played."""
    if spec.test is None or found.test is None or found.test.decision is None:
        return False
    wanted = {setting.title: spec.deals_in(at) for at, setting in enumerate(spec.settings)}
    is_tested = {row.agent, row.against} == {spec.test.better, spec.test.than}
    return is_tested and row.deals < wanted[row.setting]


def _print_sides(found: Figures) -> None:
    if not found.sides:
        return
    output.table(
        ("setting", "side", "agent", "against", "deals", "won"),
        [
            (row.setting, row.side, row.agent, row.against, f"{row.deals}", _shares(row.won))
            for row in found.sides
        ],
        left=4,
    )
    output.say()


def _print_ratings(found: Figures) -> None:
    output.table(
        ("game", "side", "agent", "rating", "±", "contests"),
        [
            (
                row.game,
                row.side,
                row.agent,
                f"{row.rating:.1f}",
                f"{row.deviation:.1f}",
                f"{row.contests}",
            )
            for row in found.ratings
        ],
        left=3,
    )
    output.paragraph(
        "rating: by OpenSkill; everybody begins at 25, and only those of one game and side can be"
        " compared",
        "  ",
    )
    output.say()


def _print_faults(found: Figures) -> None:
    if not found.faults:
        return
    rows: Sequence[tuple[str, ...]] = [
        (row.agent, row.fault, f"{row.decisions} of {found.decisions[row.agent]}", row.told)
        for row in found.faults
    ]
    output.table(("agent", "fault", "decisions", "the first of them"), rows, left=4)
    output.say()


def _print_test(spec: TournamentSpec, found: Figures) -> None:
    if spec.test is None or found.test is None:
        return
    test, row = spec.test, found.test
    by = f"{test.by:g} points" if test.measure == "points" else f"{100 * test.by:g} % of the wins"
    verdict = {
        True: f"{test.better} is better than {test.than}, by {by} rather than by nothing",
        False: f"{test.better} is not better than {test.than} by {by}",
        None: f"it is undecided whether {test.better} is better than {test.than} by {by}",
    }[row.decision]
    output.say(
        f"{verdict}: after {row.deals} deals the ratio is {row.ratio:.2f}"
        f" (bounds {row.low:.2f} and {row.high:.2f})"
    )
    output.say()


def _shares(found: Interval) -> str:
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


def _numbers(found: Estimate) -> str:
    if found.low is None or found.high is None:
        return f"{found.mean:+.2f} (–)"
    return f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"
