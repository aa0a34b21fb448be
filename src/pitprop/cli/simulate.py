"""`pitprop simulate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from pitprop.cli import output
from pitprop.cli.changes import OPTIONS, changes_to
from pitprop.cli.own_deck import OWN_DECK, check_game
from pitprop.cli.shared import EDITION, PROCESSES, json_option
from pitprop.core.errors import PitpropError
from pitprop.core.wording.counted import counted, noun

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pitprop.core.game import Game, Terms
    from pitprop.lab import SimulationReport, SimulationSpec
    from pitprop.lab.report import Spread

_DEFAULT_IN_ROLES = "standard"
_DEFAULT_PLAYERS = 5
_INDENT = "  "


@click.command(short_help="Let computer players play many games, and count the results.")
@click.argument("game")
@click.option(
    "--players", type=int, help="How many players. [default: 5, or fewer where 5 can't play]"
)
@EDITION
@OPTIONS
@OWN_DECK
@click.option(
    "--games",
    "--matches",
    "games",
    default=1000,
    show_default=True,
    help="How many games; in Sabotage, how many matches of four games each.",
)
@click.option(
    "--rounds",
    type=click.Choice(["1"]),
    help="1: that many single rounds instead of games of three rounds; in Sabotage, single games"
    " instead of matches. The Dark Cave has no rounds.",
)
@click.option("--seed", help="The seed of all chance. [default: drawn, and shown]")
@click.option(
    "--opponents",
    metavar="NAMES",
    help="The computer players on the seats, with commas; fewer names repeat. Bots of your own are"
    " module:name. [default: standard, or the first that pitprop games lists]",
)
@click.option(
    "--diggers", metavar="NAME", help="Saboteur only: who plays diggers, instead of --opponents."
)
@click.option(
    "--saboteurs",
    metavar="NAME",
    help="Saboteur only: who plays saboteurs, instead of --opponents.",
)
@click.option(
    "--composition",
    metavar="4v1",
    help="Saboteur only: single rounds with these numbers of diggers v saboteurs, such as 4v1.",
)
@PROCESSES
@json_option()
def simulate(
    game: str,
    players: int | None,
    edition: str,
    options: tuple[str, ...],
    own: str | None,
    games: int,
    rounds: str | None,
    seed: str | None,
    opponents: str | None,
    diggers: str | None,
    saboteurs: str | None,
    composition: str | None,
    processes: int | None,
    as_json: bool,
) -> None:
    """Let computer players play GAME many times, on all cores.

    The counts depend on nothing but what is given here: the same seed, the same counts.

    \b
    pitprop simulate saboteur --players 5 --games 1000 --seed 1
    pitprop simulate sabotage --players 2 --matches 500 --opponents standard,random
    pitprop simulate dark_cave --players 6 --options vein_optional=yes
    pitprop simulate dark_cave --players 6 --deck own.toml
    pitprop simulate saboteur --players 5 --rounds 1 --diggers standard --saboteurs random
    pitprop simulate saboteur --players 4 --games 20 --opponents my_bots:Careful,random
    """
    from pitprop.cli.own_bots import own_bots
    from pitprop.core.installed.registry import find_game
    from pitprop.lab import SimulationSpec, parse_composition
    from pitprop.lab import simulate as run

    check_game(own, game)
    found = find_game(game)
    by_seat = _opponents(game, opponents, bool(diggers or saboteurs))
    by_role = _by_role(diggers, saboteurs)
    spec = SimulationSpec(
        players=_players(found) if players is None else players,
        games=games,
        game=game,
        edition=edition,
        options=changes_to(found, options),
        seed=_fresh_seed() if seed is None else seed,
        opponents=by_seat,
        by_role=by_role,
        bots=own_bots([*by_seat, *by_role.values()]),
        single_rounds=rounds is not None or composition is not None,
        composition=None if composition is None else parse_composition(composition),
        processes=processes,
    )
    report = output.with_progress("playing", games, lambda progress: run(spec, progress))
    if as_json:
        output.json_of(report.to_json())
    else:
        _print(report)


def _fresh_seed() -> str:
    import secrets

    return secrets.token_hex(8)


def _players(game: Game) -> int:
    """The usual number of players, or the next lower one that the game is for."""
    return max(
        (count for count in game.seat_counts if count <= _DEFAULT_PLAYERS), default=game.min_seats
    )


def _opponents(game: str, given: str | None, has_roles: bool) -> tuple[str, ...]:
    from pitprop.opponents import opponent_names

    if given is None:
        return (opponent_names(game)[0],)
    if has_roles:
        raise PitpropError("computer players are given by seat or by role, not both")
    return tuple(name.strip() for name in given.split(","))


def _by_role(diggers: str | None, saboteurs: str | None) -> dict[str, str]:
    if diggers is None and saboteurs is None:
        return {}
    return {
        "digger": diggers or _DEFAULT_IN_ROLES,
        "saboteur": saboteurs or _DEFAULT_IN_ROLES,
    }


# --- What was found -----------------------------------------------------------------------------


def _print(report: SimulationReport) -> None:
    _print_spec(report.spec)
    output.say()
    for grid in report.findings.grids():
        output.table(grid.headers, grid.rows, left=grid.left)
        _print_meanings(grid.meanings)
        output.say()
    _print_seats(report)
    output.say()
    _print_length(report)
    _print_speed(report)


def _print_spec(spec: SimulationSpec) -> None:
    from pitprop.core.installed.registry import find_game
    from pitprop.core.options.own_deck import own_deck

    game = find_game(spec.game)
    terms = game.terms
    one, many = (terms.part, terms.parts) if spec.single_rounds else (terms.whole, terms.wholes)
    what = noun(spec.games, one, many)
    changes = "".join(f" · {name}={value}" for name, value in spec.options.items())
    who = ", ".join(f"{role}s {name}" for role, name in spec.by_role.items())
    who = who or "opponents " + ", ".join(spec.opponents)
    rules, seats = f"{spec.edition}{changes}", f"{spec.players} players"
    output.heading(f"{spec.game} · {rules} · {seats} · {spec.games} {what} · {who}")
    own = f" · own deck {game.deck[:8]}…" if own_deck(spec.game) is not None else ""
    output.say(f"seed {spec.seed}{own}")


def _terms(report: SimulationReport) -> Terms:
    from pitprop.core.installed.registry import find_game

    return find_game(report.spec.game).terms


def _print_seats(report: SimulationReport) -> None:
    from pitprop.lab.shares import share

    played = report.games or report.rounds
    terms = _terms(report)
    what = terms.whole if report.games else terms.part
    headers = ("seat", "computer player", f"{report.findings.unit} a {what}")
    rows = [
        (
            f"{row.seat + 1}",
            row.opponent or "by role",
            f"{row.points / played:.2f}",
            *(
                (share(row.won_alone, played), share(row.won_shared, played))
                if report.games
                else ()
            ),
        )
        for row in report.by_seat
    ]
    output.table((*headers, *(("won alone", "shared") if report.games else ())), rows, left=2)
    meanings = {
        "computer player": "who sat there; by role: who played the role that was dealt",
        headers[-1]: f"what the seat gained in a {what}, on average",
    }
    if report.games:
        meanings["won alone"] = f"the share of the {terms.wholes} that it won alone"
        meanings["shared"] = "the share that it won together with others"
    _print_meanings(meanings)


def _print_meanings(meanings: Mapping[str, str]) -> None:
    """What the columns of a table tell."""
    for head, meaning in meanings.items():
        output.paragraph(f"{head}: {meaning}", _INDENT * 2, _INDENT)


def _print_length(report: SimulationReport) -> None:
    terms = _terms(report)
    texts = []
    if terms.part:
        texts.append(f"a {terms.part} {_spread(report.moves_a_round, report.rounds)}")
    if report.moves_a_game is not None:
        texts.append(f"a {terms.whole} {_spread(report.moves_a_game, report.games)}")
    output.say("moves " + " · ".join(texts))


def _spread(spread: Spread, played: int) -> str:
    return f"{spread.least} to {spread.most}, {spread.total / played:.1f} on average"


def _print_speed(report: SimulationReport) -> None:
    for row in report.times:
        output.say(
            f"{row.opponent} decides in {row.mean:.2f} ms on average, half of the time within "
            f"{row.p50:.2f} ms, 95 % within {row.p95:.2f} ms, 99 % within {row.p99:.2f} ms"
        )
    processes = counted(report.processes, "process", "processes")
    output.say(
        f"{report.seconds:.1f} s in {processes}, {report.moves_a_second:,.0f} moves a second"
    )
