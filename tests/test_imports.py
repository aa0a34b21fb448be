"""Imports go one way: core, tunnels, games, opponents, lab and server, library, envs, the cli.

No two modules import each other, for types neither.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

#: From the bottom up. Parts of one rank do not know each other.
RANKS = (
    ("core",),
    ("tunnels",),
    ("games",),
    ("opponents", "printing"),
    ("puzzles",),
    ("lab", "server"),
    ("library",),
    ("envs", "experiments"),
    ("",),  # the package itself: what `import pitprop` gives
    ("cli",),
    ("__main__",),
)
RANK_OF = {part: rank for rank, parts in enumerate(RANKS) for part in parts}

RULES = ("core", "tunnels", "games")
#: The suite that holds the games to the rules' promises isn't part of them: it starts processes.
SUITE = ["core", "conformance"]
#: What the rules know nothing of. (They draw from no generator but their own.)
OUTSIDE_THE_RULES = {
    "clocks": {"datetime", "sched", "time"},
    "files": {"io", "os", "pathlib", "platformdirs", "shutil", "sqlalchemy", "sqlite3", "tempfile"},
    "sockets": {"asyncio", "http", "select", "socket", "ssl", "starlette", "urllib", "uvicorn"},
    "processes": {"concurrent", "multiprocessing", "signal", "subprocess", "threading"},
    "chance from elsewhere": {"random", "secrets", "uuid"},
    "terminals": {"click", "logging", "rich"},
}


#: The modules that hold whole states, or what states are made of.
STATES = {"state", "state_data"}

#: The opponents' modules that hold worlds which a player draws for itself from its view, to play
#: them on by the rules; no state of a table ever comes to an opponent.
OWN_WORLDS = (
    ["opponents", "dark_cave", "search", "scene"],
    ["opponents", "dark_cave", "search", "worlds"],
)

#: What not every system has; a kept library does what is needed, where there is a way.
#: Who asks first which system it is, since no library does it.
ASKS_FIRST = {("pitprop.server.system.open_files", "resource")}
OF_ONE_SYSTEM = {"fcntl", "grp", "msvcrt", "pwd", "resource", "termios", "tty", "winreg"}


def complaint(importer: str, imported: str) -> str | None:
    """Why the module `importer` must not import `imported` (both in full), or `None` if it may."""
    source, target = importer.split(".")[1:], imported.split(".")
    part = source[0] if source else ""
    if target[0] != "pitprop":
        if target[0] in OF_ONE_SYSTEM and (importer, target[0]) not in ASKS_FIRST:
            return "not every system has it"
        in_rules = part in RULES and source[:2] != SUITE
        return _outer_complaint(target[0]) if in_rules else None
    return _inner_complaint(part, source, target[1:])


def _outer_complaint(target: str) -> str | None:
    unknown = (what for what, names in OUTSIDE_THE_RULES.items() if target in names)
    return next((f"the rules know nothing of {what}" for what in unknown), None)


def _inner_complaint(part: str, source: list[str], target: list[str]) -> str | None:
    other = target[0] if target else ""
    if other not in RANK_OF and not _is_module(other):
        other = ""  # a name that the package itself gives, as in `from pitprop import __version__`
    if other not in RANK_OF or part not in RANK_OF:
        return "a part without a rank"
    if part == other == "games":
        return "games do not know each other" if source[1:2] != target[1:2] else None
    if target[:2] == SUITE and part in RULES and source[:2] != SUITE:
        return "the rules know nothing of the suite"
    if part == other:
        return None
    if RANK_OF[part] <= RANK_OF[other]:
        return "against the arrows"
    holds_states = other == "games" and bool(STATES & set(target))
    if part == "opponents" and holds_states and source not in OWN_WORLDS:
        return "opponents see views only"
    inside = len(target) > 1 and _is_module(*target[:2])
    if part == "server" and other == "opponents" and inside:
        return "the server uses what the opponents' package offers"
    return None


def _is_module(*names: str) -> bool:
    place = SOURCES.joinpath("pitprop", *names)
    return (place / "__init__.py").is_file() or place.with_suffix(".py").is_file()


def imports_of(source: str, module: str, is_package: bool) -> Iterator[str]:
    """Whatever a module imports, in full, names included: `from a import b` gives `a.b`.

    What is imported for types only counts, and so does what a call of `import_module` names, where
    the text says it; of an f-string all modules that it may name.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name_of(node.func) in IMPORTERS and node.args:
            yield from _named_by(node.args[0])
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, module, is_package)
            yield from (f"{base}.{alias.name}" for alias in node.names)


#: The functions that import a module whose name they are given.
IMPORTERS = {"import_module", "__import__"}


def _name_of(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _named_by(name: ast.expr) -> Iterator[str]:
    """The modules that an expression may name, as far as its text tells."""
    if isinstance(name, ast.Constant):
        yield str(name.value)
    elif isinstance(name, ast.JoinedStr) and isinstance(name.values[0], ast.Constant):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^.]+"
            for part in name.values
        ]
        yield from (module for module, _ in modules() if re.fullmatch("".join(parts), module))


def _base(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if node.level == 0:
        return node.module or ""
    parts = module.split(".")
    kept = parts[: len(parts) - node.level + is_package]
    return ".".join([*kept, *filter(None, [node.module])])


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted((SOURCES / "pitprop").rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def graph() -> dict[str, set[str]]:
    """Which modules of the package each of them imports."""
    paths = dict(modules())
    found: dict[str, set[str]] = {}
    for module, path in paths.items():
        names = imports_of(path.read_text(), module, path.name == "__init__.py")
        found[module] = {known for name in names if (known := _known(name, paths))} - {module}
    return found


def _known(name: str, paths: Mapping[str, Path]) -> str:
    """The module that a name is or is in; nothing outside the package."""
    while name and name not in paths:
        name = name.rpartition(".")[0]
    return name


def circles(imports: Mapping[str, set[str]]) -> list[list[str]]:
    """The modules that import each other, in one step or in several: each such group."""
    reached = {module: _reached(module, imports) for module in imports}
    groups = {
        tuple(sorted(other for other in reached[module] if module in reached[other]))
        for module in imports
        if module in reached[module]
    }
    return sorted(map(list, groups))


def _reached(module: str, imports: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    ahead = [module]
    while ahead:
        new = imports[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def test_no_modules_import_each_other_for_types_neither() -> None:
    assert circles(graph()) == []


def test_a_circle_is_found() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}
    assert circles(imports) == [["b", "c"]]


def test_modules_that_are_imported_by_a_text_are_read_too() -> None:
    source = (
        "import importlib\nfrom importlib import import_module\n"
        "importlib.import_module('a.b')\nimport_module(f'pitprop.games.{game}.text.wire')\n"
        "__import__('c')\nimport_module(name)\n"
    )
    found = set(imports_of(source, "pitprop.core.game", is_package=False))
    wires = {f"pitprop.games.{game}.text.wire" for game in ("saboteur", "sabotage", "dark_cave")}
    assert found == {"importlib", "importlib.import_module", "a.b", "c", *wires}


def test_every_import_of_the_package_follows_the_arrows() -> None:
    wrong = [
        f"{module} imports {imported}: {reason}"
        for module, path in modules()
        for imported in imports_of(path.read_text(), module, path.name == "__init__.py")
        if (reason := complaint(module, imported))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("pitprop.core.game", "pitprop.tunnels.maze.Maze"),
        ("pitprop.core.game", "pitprop.games.saboteur"),
        ("pitprop.tunnels.maze", "pitprop.games.saboteur.rules.cards"),
        ("pitprop.games.saboteur.rules.allowed", "pitprop.games.dark_cave.rules.allowed"),
        ("pitprop.games", "pitprop.games.saboteur"),
        ("pitprop.games.saboteur.rules.allowed", "pitprop.opponents.Opponent"),
        ("pitprop.games.saboteur.rules.allowed", "pitprop.somewhere.else"),
        ("pitprop.games.saboteur.rules.allowed", "random.Random"),
        ("pitprop.core.game", "pathlib.Path"),
        ("pitprop.core.game", "pitprop.core.conformance.check_game"),
        ("pitprop.games.saboteur.rules.allowed", "pitprop.core.conformance"),
        ("pitprop.opponents.standard", "pitprop.games.saboteur.rules.state.State"),
        ("pitprop.opponents.standard", "pitprop.games.saboteur.rules.state"),
        ("pitprop.opponents.standard", "pitprop.games.saboteur.rules.state_data.StateData"),
        ("pitprop.opponents.standard", "pitprop.games.dark_cave.rules.state_data.StateData"),
        ("pitprop.opponents.standard", "pitprop.lab.match"),
        ("pitprop.lab.match", "pitprop.server.app"),
        ("pitprop.server.app", "pitprop.lab.match"),
        ("pitprop.server.app", "pitprop.cli.main"),
        ("pitprop.server.storage.lock", "fcntl"),
        ("pitprop", "pitprop.cli.main"),
        ("pitprop.core.game", "pitprop"),
    ],
)
def test_an_import_against_the_arrows_is_found(importer: str, imported: str) -> None:
    assert complaint(importer, imported) is not None


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("pitprop.core.game", "pitprop.core.wording.seats.Seat"),
        ("pitprop.core.game", "collections.abc.Iterator"),
        ("pitprop.core.conformance.fresh", "subprocess.run"),
        ("pitprop.games.saboteur.rules.allowed", "pitprop.games.saboteur.rules.state.State"),
        ("pitprop.games.saboteur.rules.allowed", "pitprop.tunnels.maze.Maze"),
        ("pitprop.opponents.standard", "pitprop.games.saboteur.knowledge.view.View"),
        ("pitprop.server.app", "pitprop.opponents"),
        ("pitprop.server.app", "pitprop.opponents.Opponent"),
        ("pitprop.cli.version", "pitprop.__version__"),
        ("pitprop.server.app", "asyncio"),
        ("pitprop.cli", "pitprop.server.app.create"),
        ("pitprop.__main__", "pitprop.cli.main"),
        ("pitprop", "pitprop.core.installed.registry.game"),
    ],
)
def test_an_import_along_the_arrows_is_let_be(importer: str, imported: str) -> None:
    assert complaint(importer, imported) is None


def test_the_server_keeps_out_of_the_opponents_insides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "pitprop" / "opponents" / "standard.py"
    module.parent.mkdir(parents=True)
    module.touch()
    monkeypatch.setitem(globals(), "SOURCES", tmp_path)
    assert complaint("pitprop.server.app", "pitprop.opponents.standard.trust") is not None
    assert complaint("pitprop.server.app", "pitprop.opponents.standard") is not None
    assert complaint("pitprop.lab.match", "pitprop.opponents.standard") is None


def test_relative_imports_are_read_in_full() -> None:
    source = "from . import view\nfrom .rules import play\nfrom ..sabotage import cards\n"
    in_module = list(imports_of(source, "pitprop.games.hush.state", is_package=False))
    assert in_module == [
        "pitprop.games.hush.view",
        "pitprop.games.hush.rules.play",
        "pitprop.games.sabotage.cards",
    ]
    in_package = list(imports_of("from . import view", "pitprop.games.hush", is_package=True))
    assert in_package == ["pitprop.games.hush.view"]


def test_imports_inside_functions_and_for_types_only_are_read_too() -> None:
    source = "def f():\n    import a.b\nif TYPE_CHECKING:\n    from c import d\n"
    assert set(imports_of(source, "pitprop.core.game", is_package=False)) == {"a.b", "c.d"}


@pytest.mark.parametrize("package", ["pitprop", "pitprop.core.clauses", "pitprop.library"])
def test_what_is_loaded_late_is_not_hidden_by_a_module_of_its_name(package: str) -> None:
    folder = SOURCES.joinpath(*package.split("."))
    modules = {each.stem for each in folder.iterdir()}
    offered = import_module(package).__all__
    assert modules.isdisjoint(offered)
