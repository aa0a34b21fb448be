"""How even the sides of Saboteur are with each number of saboteurs: what tables offer as even.

    python -m benchmarks.sides                                 all editions, 300 rounds a row
    python -m benchmarks.sides --edition amigo --deals 1000

It is `pitprop balance saboteur --numbers` for every number of players, one computer player on all
seats. What was played is kept (`--keep`), so that a run can be resumed, or extended with more
rounds later. It writes `opponents/sides.toml`, which the table reads, and the tables of
`docs/balance.md`; editions that aren't asked for stay as they are.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.strength_sabotage import measured_on
from pitprop.experiments.agents import Agent
from pitprop.experiments.balance import NUMBER, BalanceRow, balance, balance_spec
from pitprop.experiments.results import deals_of
from pitprop.experiments.tournament import play_tournament
from pitprop.games.saboteur.game import GAME

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "src" / "pitprop" / "opponents" / "sides.toml"
DOCUMENT: Final = ROOT / "docs" / "balance.md"

_TABLES: Final = re.compile(r"(<!-- sides -->\n).*?(<!-- end -->)", re.DOTALL)
_HEAD: Final = """\
# How many of a hundred rounds each side won, by game, edition, number of players and value of the
# option, with `low` and `high` at 95 %; written by `python -m benchmarks.sides`, shown by
# docs/balance.md.
"""

Measured = dict[str, Any]
"""By edition, its tables by number of players, and when and how they were measured (`measured`)."""


def measure(edition: str, arguments: argparse.Namespace) -> Measured:
    """Play those rows of an edition that haven't been played yet."""
    tables: Measured = {}
    for players in arguments.players or GAME.seat_counts:
        spec = balance_spec(
            GAME.name,
            players,
            edition=edition,
            agent=Agent(opponent=arguments.agent),
            name=arguments.agent,
            deals=arguments.deals,
            seed=arguments.seed,
            only_numbers=True,
        )
        folder = arguments.keep / f"{edition}-{players}-{arguments.agent}-{arguments.seed}"
        play_tournament(spec, folder, arguments.processes)
        rows = balance(spec, deals_of(spec, folder))
        tables[str(players)] = _table(edition, rows)
        print(edition, players, tables[str(players)], flush=True)
    return tables


def _table(edition: str, rows: Sequence[BalanceRow]) -> Mapping[str, Any]:
    usual = GAME.options.edition(edition).values[NUMBER]
    table: dict[str, Any] = {"option": NUMBER, "rounds": rows[0].rounds}
    for row in rows:
        table[row.options.get(NUMBER, usual)] = {
            "diggers": _of_hundred(row.diggers.mean),
            "low": _of_hundred(row.diggers.low),
            "high": _of_hundred(row.diggers.high),
            "saboteurs": _of_hundred(row.saboteurs),
        }
    return table


def _of_hundred(share: float) -> float:
    return round(100 * share, 1)


def written(measured: Mapping[str, Mapping[str, Any]], tables: Mapping[str, Measured]) -> str:
    """The file; its beginning tells when and how each edition was measured."""
    parts = [_HEAD]
    for edition, how in measured.items():
        parts.append(f"\n[measured.{edition}]\n")
        parts += [f"{name} = {_value(value)}\n" for name, value in how.items()]
    for edition, by_players in tables.items():
        for players, table in by_players.items():
            parts.append(f"\n[{GAME.name}.{edition}.{players}]\n")
            parts += [f"{name} = {_value(value)}\n" for name, value in table.items()]
    return "".join(parts)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_value(each)}" for name, each in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def document(stored: Mapping[str, Any]) -> Iterator[str]:
    """The tables for people, one for each edition, as lines."""
    for edition, by_players in stored[GAME.name].items():
        how = stored["measured"][edition]
        title = GAME.words.word("edition", edition, "en")
        yield f"### {title}"
        yield ""
        yield (
            f"{how['rounds']} rounds a row, `{how['agent']}` on all seats, seed `{how['seed']}`."
            f" Measured {how['on']}."
        )
        yield ""
        yield "| players | `saboteurs=` | gold diggers won | 95 % interval | saboteurs won |"
        yield "| ---: | --- | ---: | --- | ---: |"
        for players, table in by_players.items():
            rows = {name: row for name, row in table.items() if isinstance(row, dict)}
            nearest = min(
                rows, key=lambda name: abs(rows[name]["diggers"] - rows[name]["saboteurs"])
            )
            for name, row in rows.items():
                mark = "**" if name == nearest else ""
                yield (
                    f"| {players} | {mark}{name}{mark} | {mark}{row['diggers']} %{mark} "
                    f"| {row['low']} % to {row['high']} % | {row['saboteurs']} % |"
                )
        yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how even the sides of Saboteur are.")
    editions = [edition.name for edition in GAME.options.editions]
    parser.add_argument("--edition", action="append", choices=editions)
    parser.add_argument("--players", action="append", type=int, choices=list(GAME.seat_counts))
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--agent", default="standard")
    parser.add_argument("--seed", default="sides")
    parser.add_argument("--processes", type=int, help="how many processes (default: one per core)")
    parser.add_argument("--keep", type=Path, default=ROOT / ".cache" / "sides")
    arguments = parser.parse_args()
    stored: dict[str, Any] = tomllib.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}
    measured, tables = stored.setdefault("measured", {}), stored.setdefault(GAME.name, {})
    for edition in arguments.edition or editions:
        new = measure(edition, arguments)
        tables[edition] = {**tables.get(edition, {}), **new}
        measured[edition] = {
            "on": measured_on(),
            "agent": arguments.agent,
            "seed": arguments.seed,
            "rounds": arguments.deals,
        }
        TARGET.write_text(written(measured, tables), "utf-8")
        show("\n".join(document(stored)))


def show(tables: str) -> None:
    """Put the tables into the document."""
    text = DOCUMENT.read_text("utf-8")
    DOCUMENT.write_text(_TABLES.sub(lambda found: f"{found[1]}\n{tables}{found[2]}", text), "utf-8")


if __name__ == "__main__":
    main()
