"""How strong all opponents are: a tournament, all other evidence, and the page docs/strength.md.

    python -m benchmarks.standing               all deals of benchmarks/strength.toml
    python -m benchmarks.standing --part 4      a first look: 4 of a hundred deals of each row
    python -m benchmarks.standing --evidence    without the tournament
    python -m benchmarks.standing --only talk   one measurement of evidence.toml alone
    python -m benchmarks.standing --page        rewrites the page, after a change to standing.md

It plays in steps, and makes report and page after each; then it measures what `evidence.toml`
lists, and rewrites the page after each of these. What was played and measured is kept under a
fingerprint of the sources of rules and opponents, so that an interrupted run can be resumed, and no
run mixes versions. Run it where the engine is compiled (`make strength`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from benchmarks import asking, evidence, machine
from pitprop import engine_mode
from pitprop.core.installed.extras import MissingExtraError
from pitprop.core.installed.registry import find_game
from pitprop.lab.bootstrap import Interval, unvaried

if TYPE_CHECKING:
    from pitprop.experiments.spec import TournamentSpec

ROOT: Final = Path(__file__).resolve().parent.parent
SPEC: Final = ROOT / "benchmarks" / "strength.toml"
TEMPLATE: Final = ROOT / "benchmarks" / "standing.md"
RESULT: Final = ROOT / "benchmarks" / "results" / "strength.json"
PAGE: Final = ROOT / "docs" / "strength.md"
KEPT: Final = ROOT / ".cache" / "strength"
MADE_FROM: Final = (
    "<!-- Made by `make strength` from benchmarks/standing.md; change that one. -->\n\n"
)

ALL: Final = 100
STEPS: Final = (4, 20, ALL)
"""After how many per cent of the deals of each row figures are written."""

_PLAYED: Final = ("core", "tunnels", "games", "opponents", "experiments/games")
"""The packages that decide who wins."""

Result = Mapping[str, Any]
Rows = Sequence[Mapping[str, Any]]


def play(asked: int, processes: int | None) -> None:
    """Play what isn't played yet, and write report and page after each step.

    Args:
        asked: how many per cent of the deals of each row.
        processes: how many processes play; one per core where None.
    """
    from pitprop.cli import output
    from pitprop.experiments.finishing import finish, need_lab
    from pitprop.experiments.report.writing import write_report
    from pitprop.experiments.spec import tasks_of
    from pitprop.experiments.spec_file import read_spec
    from pitprop.experiments.tournament import play_tournament

    need_lab()
    whole = read_spec(SPEC)
    folder = KEPT / sources()
    for step in [*(each for each in STEPS if each < asked), asked]:
        spec = part(whole, step)
        output.with_progress(
            f"{step} of {ALL} deals of each row",
            len(tasks_of(spec)),
            partial(play_tournament, spec, folder, processes),
        )
        figures = finish(spec, folder)
        report = folder / "report.html"
        write_report(folder, report)
        RESULT.write_text(as_json(figures) + "\n", "utf-8")
        write_page()
        print(f"{step} of {ALL} deals: {report.relative_to(ROOT)}, {PAGE.relative_to(ROOT)}")


def measure(wanted: Sequence[str], asked: int, processes: int | None) -> None:
    """Measure what isn't measured yet beside the tournament, and write the page after each.

    Args:
        wanted: the names of the measurements.
        asked: how many per cent of each measurement.
        processes: how many are measured at once; one per core where None.
    """
    found = sources()
    for name in evidence.measure(wanted, asked, found, KEPT / found, processes):
        write_page()
        print(f"{name}: {PAGE.relative_to(ROOT)}", flush=True)


def part(spec: TournamentSpec, percent: int) -> TournamentSpec:
    """A tournament with a percentage of the deals of each row, and at least one."""

    def some(deals: int) -> int:
        return max(1, deals * percent // ALL)

    settings = [replace(each, deals=each.deals and some(each.deals)) for each in spec.settings]
    return replace(spec, settings=settings, deals=some(spec.deals))


def sources() -> str:
    """A fingerprint of all that decides who wins: it changes when rules or opponents do."""
    digest = hashlib.sha256()
    package = ROOT / "src" / "pitprop"
    paths = [path for name in _PLAYED for path in (package / name).rglob("*.py")]
    paths += [*(package / "games").rglob("*.toml"), package / "experiments" / "matches.py"]
    for path in sorted(paths):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def as_json(figures: Any) -> str:
    """The figures as they are kept, and how they were measured."""
    from dataclasses import asdict

    rows = asdict(figures)
    said = {
        "date": machine.now(),
        **machine.commit(),
        "engine": engine_mode(),
        "machine": machine.machine(),
        **{name: rows[name] for name in ("pairs", "sides", "ratings")},
    }
    return json.dumps(said, ensure_ascii=False, indent=1)


# --- The page -----------------------------------------------------------------------------------


def text(result: Result, measured: evidence.Results) -> str:
    """The whole page.

    Args:
        result: of the tournament.
        measured: what else was measured.
    """
    parts = {
        "measured": [_measured(result)],
        "pairs": _pairs(result["pairs"]),
        "sides": _sides(result["sides"]),
        "ratings": _ratings(result["ratings"]),
        "evidence": evidence.sections(measured),
    }
    page = TEMPLATE.read_text("utf-8")
    for name, lines in parts.items():
        page = page.replace(f"{{{{{name}}}}}", "\n".join(lines))
    return MADE_FROM + page


def write_page() -> None:
    """Write the page from what is stored."""
    result = json.loads(RESULT.read_text("utf-8"))
    PAGE.write_text(text(result, evidence.stored()), "utf-8")


def _measured(result: Result) -> str:
    on = result["machine"]
    changed = ", with changes" if result["changed"] else ""
    return (
        f"What `make strength` printed on {result['date']}: {on['processor']}, {on['cores']} cores,"
        f" {on['python']}, {result['engine']}, commit `{result['commit']}`{changed}."
    )


def _pairs(rows: Rows) -> Iterator[str]:
    for title, below in _by_game(rows):
        yield from (f"### {title}", "")
        yield "| | first | against | deals | won | 95 % range | points |"
        yield "| --- | --- | --- | ---: | ---: | --- | ---: |"
        for row in below:
            yield (
                f"| {_setting(row)} | {row['agent']} | {row['against']} | {row['deals']} |"
                f" {_share(row['won'])} | {_range(row)} | {row['points']['mean']:+.1f} |"
            )
        yield ""


def _sides(rows: Rows) -> Iterator[str]:
    for title, below in _by_game(rows):
        yield from (f"### {title}, by side", "")
        yield "| | side | agent | against | deals | won | 95 % range |"
        yield "| --- | --- | --- | --- | ---: | ---: | --- |"
        for row in below:
            yield (
                f"| {_setting(row)} | {row['side']} | {row['agent']} | {row['against']} |"
                f" {row['deals']} | {_share(row['won'])} | {_range(row)} |"
            )
        yield ""


def _by_game(rows: Rows) -> Iterator[tuple[str, Rows]]:
    """The rows of each game, with the game and its edition; a setting begins with both."""
    for (game, edition), below in groupby(rows, lambda row: tuple(row["setting"].split()[:2])):
        found = find_game(game)
        yield f"{found.titles['en']}, {found.words.word('edition', edition, 'en')}", list(below)


def _setting(row: Mapping[str, Any]) -> str:
    """The composition, or the number of players."""
    _, _, rest = row["setting"].partition(" players")
    return rest.strip() or f"{row['setting'].split()[2]} players"


def _ratings(rows: Rows) -> Iterator[str]:
    yield "| game | side | agent | rating | ± | contests |"
    yield "| --- | --- | --- | ---: | ---: | ---: |"
    for row in rows:
        yield (
            f"| {row['game']} | {row['side']} | {row['agent']} | {row['rating']:.1f} |"
            f" {row['deviation']:.1f} | {row['contests']} |"
        )


def _share(found: Mapping[str, float]) -> str:
    return f"{100 * found['mean']:.1f} %"


def _range(row: Mapping[str, Any]) -> str:
    """The interval of a share; for one that never varied it follows from the number of deals."""
    found = Interval(**row["won"])
    if found.low == found.high:
        found = unvaried(found.mean, row["deals"])
    return f"{100 * found.low:.1f} to {100 * found.high:.1f} %"


def main() -> None:
    parser = asking.Parser("standing", "Measure how strong all opponents are.")
    parser.add_argument(
        "--part", type=asking.count, default=ALL, help="how many of a hundred deals of each row"
    )
    parser.add_argument(
        "--processes", type=asking.count, help="how many processes (default: one per core)"
    )
    names = [each.name for each in evidence.measurements()]
    parser.add_argument("--evidence", action="store_true", help="without the tournament")
    parser.add_argument(
        "--only", action="append", choices=names, help="this measurement, without the tournament"
    )
    parser.add_argument("--page", action="store_true", help="only rewrite the page")
    arguments = parser.asked()
    if arguments.page:
        write_page()
        return
    asked = arguments.part
    if asked > ALL:
        parser.error(f"a part is so many of {ALL} deals, not {asked}")
    if not arguments.evidence and not arguments.only:
        try:
            play(asked, arguments.processes)
        except MissingExtraError as error:
            parser.error(str(error))
    measure(arguments.only or names, asked, arguments.processes)


if __name__ == "__main__":
    main()
