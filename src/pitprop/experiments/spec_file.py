"""Reading the spec of a tournament from TOML; `docs/tournament.md` describes it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited, listed
from pitprop.core.wording.names import can_be_shown
from pitprop.core.wording.text_file import read_text
from pitprop.core.wording.toml_text import parse_toml
from pitprop.experiments.agents import Agent
from pitprop.experiments.playing import check_setting, has_compositions
from pitprop.experiments.sequential import MEASURES, SequentialTest
from pitprop.experiments.spec import Setting, TournamentSpec, all_pairs
from pitprop.lab.spec import parse_composition

_WAYS: Final = ("opponent", "python", "program")
_LONGEST_NAME: Final = 40
_ANY_AGENT: Final = "$.agents[...]"
_KINDS: Final = {
    "array": "a list in brackets",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "object": "a table",
    "str": "a text in quotes",
}


class _AgentTable(msgspec.Struct, forbid_unknown_fields=True):
    opponent: str = ""
    python: str = ""
    program: list[str] = []
    seconds: float = 10.0
    fresh: bool = False


class _GameTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    players: int | list[int] = []
    edition: str = ""
    options: dict[str, str] = {}
    rounds: int = 0
    compositions: list[str] = []
    pairs: list[tuple[str, str]] = []
    deals: int | None = None


class _TestTable(msgspec.Struct, forbid_unknown_fields=True):
    better: str
    than: str
    by: float
    measure: str = "points"
    errors: tuple[float, float] = (0.05, 0.05)


class _SpecTable(msgspec.Struct, forbid_unknown_fields=True):
    agents: dict[str, _AgentTable]
    games: list[_GameTable]
    deals: int
    seed: str | int = "1"
    pairs: list[tuple[str, str]] = []
    decisions: bool = False
    test: _TestTable | None = None


def read_spec(path: Path) -> TournamentSpec:
    """The spec in a file.

    Args:
        path: the file.

    Raises:
        PitpropError: it can't be read, or something in it is wrong; one line says what, where, and
            what would be right.
    """
    text = read_text(path.read_bytes, str(path))
    try:
        return parse_spec(text, str(path.parent))
    except PitpropError as error:
        raise PitpropError(f"{path}: {error}") from error


def parse_spec(text: str, folder: str = "") -> TournamentSpec:
    """The spec in a text.

    Args:
        text: the text, in TOML.
        folder: where agents run.

    Raises:
        PitpropError: something in it is wrong.
    """
    read = parse_toml(text)
    try:
        table = msgspec.convert(read, _SpecTable)
    except msgspec.ValidationError as error:
        raise PitpropError(_in_terms_of_file(_named(str(error), read))) from error
    agents = {name: _agent(name, each, folder) for name, each in table.agents.items()}
    if not agents:
        raise PitpropError("agents: name at least one, such as [agents.standard]")
    if not table.games:
        raise PitpropError("games: name at least one, such as [[games]] with game = 'saboteur'")
    if table.deals < 1:
        raise PitpropError(f"deals: at least 1 is played, not {table.deals}")
    settings = [
        setting
        for number, each in enumerate(table.games, 1)
        for setting in _settings(f"games, number {number}", each, agents)
    ]
    test = None if table.test is None else _test(table.test, agents, settings)
    return TournamentSpec(
        agents=agents,
        settings=settings,
        pairs=_pairs(table.pairs, agents, settings, test),
        deals=table.deals,
        seed=str(table.seed),
        decisions=table.decisions,
        test=test,
    )


def _named(message: str, read: Mapping[str, Any]) -> str:
    """The same message with the name of the agent at fault, which msgspec leaves out."""
    for name, table in read["agents"].items() if _ANY_AGENT in message else ():
        try:
            msgspec.convert(table, _AgentTable)
        except msgspec.ValidationError:
            return message.replace(_ANY_AGENT, f"$.agents.{name}")
    return message


def _in_terms_of_file(message: str) -> str:
    """What msgspec says, in the terms of the file: the place first."""
    text, _, place = message.partition(" - at ")
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", text)
    missing = re.fullmatch(r"Object missing required field `(.*)`", text)
    where = _place(place)
    if unknown:
        return f"{where}there is no {cited(unknown[1])}; there are {listed(_fields(place))}"
    if missing:
        return f"{where}{cited(missing[1])} is missing"
    if place == "`$.games`":
        return "games: a list of tables is wanted, each under [[games]] in two pairs of brackets"
    expected = re.fullmatch(r"Expected `(.*)`, got `(.*)`", text)
    if expected:
        return f"{where}{_kinds(expected[1])} is wanted, not {_kinds(expected[2])}"
    return f"{where}{text[0].lower()}{text[1:]}"


def _kinds(kinds: str) -> str:
    """What msgspec calls types of values, as somebody who writes TOML would call them."""
    return " or ".join(_KINDS.get(kind, kind) for kind in kinds.split(" | "))


def _place(place: str) -> str:
    said = place.strip("`").removeprefix("$").removeprefix(".")
    said = re.sub(r"\[(\d+)\]", lambda found: f", number {int(found[1]) + 1}", said)
    said = said.replace("[...]", ", one of them")
    return f"{said}: " if said else ""


def _fields(place: str) -> tuple[str, ...]:
    tables = {"agents": _AgentTable, "games": _GameTable, "test": _TestTable}
    found = next((kind for name, kind in tables.items() if f".{name}" in place), _SpecTable)
    return tuple(found.__struct_fields__)


# --- Agents -------------------------------------------------------------------------------------


def _agent(name: str, table: _AgentTable, folder: str) -> Agent:
    where = f"agents.{name}"
    if not name or len(name) > _LONGEST_NAME or not can_be_shown(name):
        raise PitpropError(
            f"agents: {cited(name)} isn't a name; a name is a line of {_LONGEST_NAME} characters at"
            " most"
        )
    said = [way for way in _WAYS if getattr(table, way)]
    if len(said) != 1:
        given = f"{' and '.join(said)} are given" if said else "nothing is given"
        raise PitpropError(f"{where}: {given}; say just one of {', '.join(_WAYS)}")
    if not 0 < table.seconds <= 3600:
        raise PitpropError(f"{where}.seconds: from above 0 to 3600, not {table.seconds:g}")
    if table.python and not re.fullmatch(r"[\w.]+:[\w.]+", table.python):
        raise PitpropError(
            f"{where}.python: {cited(table.python)} is not module:name, such as agents:First"
        )
    return Agent(
        table.opponent,
        table.python,
        tuple(table.program),
        table.seconds,
        table.fresh,
        folder,
    )


def _pairs(
    asked: list[tuple[str, str]],
    agents: Mapping[str, Agent],
    settings: Sequence[Setting],
    test: SequentialTest | None,
) -> list[tuple[str, str]]:
    """All pairs that play anywhere: those for all games, and those of single games."""
    _check_pairs("pairs", asked, agents)
    own = [pair for setting in settings for pair in setting.pairs]
    everywhere = asked or ([] if all(each.pairs for each in settings) else all_pairs(list(agents)))
    pairs = list({frozenset(pair): pair for pair in [*own, *everywhere]}.values())
    if test is not None and {test.better, test.than} not in map(set, pairs):
        raise PitpropError(f"test: {test.better} and {test.than} are not one of the pairs")
    return pairs


def _check_pairs(where: str, asked: Sequence[tuple[str, str]], agents: Mapping[str, Agent]) -> None:
    for number, pair in enumerate(asked, 1):
        for name in pair:
            _check_name(f"{where}, number {number}", name, agents)
    if len({frozenset(pair) for pair in asked}) < len(asked):
        raise PitpropError(f"{where}: two of them are the same")


def _check_name(where: str, name: str, agents: Mapping[str, Agent]) -> None:
    if name not in agents:
        raise PitpropError(
            f"{where}: there is no agent {cited(name)}; the agents are {listed(agents)}"
        )


# --- What is played -----------------------------------------------------------------------------


def _settings(where: str, table: _GameTable, agents: Mapping[str, Agent]) -> Iterator[Setting]:
    _check_pairs(f"{where}, pairs", table.pairs, agents)
    if table.deals is not None and table.deals < 1:
        raise PitpropError(f"{where}, deals: at least 1 is played, not {table.deals}")
    try:
        game = find_game(table.game)
        counts = _counts(table)
        if table.rounds not in (0, 1):
            raise PitpropError(f"rounds is 1, for single rounds, or left out, not {table.rounds}")
        if table.compositions and not has_compositions(table.game):
            raise PitpropError(f"{table.game} has no compositions")
        edition = table.edition or game.options.editions[0].name
        for players in counts:
            for composition in _fitting(table.compositions, players):
                single = table.rounds == 1 or bool(composition)
                setting = Setting(
                    table.game,
                    players,
                    edition,
                    dict(table.options),
                    single,
                    composition,
                    tuple(table.pairs),
                    table.deals or 0,
                )
                check_setting(setting)
                yield setting
    except PitpropError as error:
        raise PitpropError(f"{where}: {error}") from error


def _counts(table: _GameTable) -> list[int]:
    compositions = [sum(parse_composition(text)) for text in table.compositions]
    asked = [table.players] if isinstance(table.players, int) else table.players
    counts = list(dict.fromkeys(asked or compositions))
    if not counts:
        raise PitpropError("players is missing; say how many play, such as players = 5")
    for text, players in zip(table.compositions, compositions, strict=True):
        if players not in counts:
            raise PitpropError(f"{text} is for {players} players, and players is {_listed(counts)}")
    return counts


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _fitting(compositions: list[str], players: int) -> list[str]:
    if not compositions:
        return [""]
    fitting = [text for text in compositions if sum(parse_composition(text)) == players]
    if not fitting:
        raise PitpropError(f"none of the compositions is for {players} players")
    return fitting


# --- What is decided ----------------------------------------------------------------------------


def _test(
    table: _TestTable, agents: Mapping[str, Agent], settings: list[Setting]
) -> SequentialTest:
    for field in ("better", "than"):
        _check_name(f"test.{field}", getattr(table, field), agents)
    if table.better == table.than:
        raise PitpropError(f"test: {table.better} can't be better than itself")
    if not 0 < table.by < math.inf:
        raise PitpropError(f"test.by: a number above 0, not {table.by:g}")
    if table.measure not in MEASURES:
        raise PitpropError(f"test.measure: {' or '.join(MEASURES)}, not {cited(table.measure)}")
    if table.measure == "wins" and table.by > 1:
        raise PitpropError(f"test.by: wins are shares, 0.05 is 5 in a hundred; not {table.by:g}")
    if not all(0 < error < 0.5 for error in table.errors):
        raise PitpropError("test.errors: two shares above 0 and below 0.5, such as [0.05, 0.05]")
    if table.measure == "points" and len({setting.game for setting in settings}) > 1:
        raise PitpropError("test.measure: points of several games don't add up; say 'wins'")
    return SequentialTest(table.better, table.than, table.by, table.measure, table.errors)
