"""The page's types are those of the structures."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import protocol_build
from pitprop.core.installed.registry import game_names, own_game_names
from pitprop.server.protocol import answers, games, histories, requests, tables
from pitprop.server.typescript import __main__ as command
from pitprop.server.typescript.protocol_types import PROTOCOL, generate
from tests.server.driving import Browser

STRUCTS = [
    value
    for module in (games, tables, histories, requests, answers)
    for value in vars(module).values()
    if isinstance(value, type) and issubclass(value, msgspec.Struct)
]


def test_building_the_page_writes_the_types(root: Path) -> None:
    protocol_build.build()
    written = {path.name: path.read_text() for path in protocol_build.files()}
    assert written == generate()
    assert protocol_build.is_current()


def test_they_are_written_anew_when_anything_has_changed_that_they_follow_from(root: Path) -> None:
    script = (
        "import sys; from pitprop.server.typescript.protocol_types import generate; generate()"
        "; files = ("
        "module.__file__ for name, module in sys.modules.items() if name.startswith('pitprop.')"
        "); print(*files, sep='\\n')"
    )
    command = (sys.executable, "-c", script)
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    package = root / "src" / "pitprop"
    deciding = {package / name for name in protocol_build.DECIDING}
    read = [Path(line) for line in ran.stdout.splitlines() if not line.endswith("__init__.py")]
    assert read
    assert [path for path in read if deciding.isdisjoint((path, *path.parents))] == []


def test_how_moves_are_written_stands_in_a_file_for_each_game() -> None:
    files = generate()
    assert "MoveForm" not in files[PROTOCOL]
    for game in own_game_names():
        assert f"{game.upper()}_MOVES" in files[f"{game}.ts"]


def test_it_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([]) == 2
    assert "FOLDER" in capsys.readouterr().err


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: str(struct.__name__))
def test_each_structure_documents_just_its_fields(struct: type[msgspec.Struct]) -> None:
    documented = re.findall(r"^        (\w+): \S", struct.__doc__ or "", re.MULTILINE)
    inherited = getattr(struct.__base__, "__struct_fields__", ())
    assert tuple(documented) == struct.__struct_fields__[len(inherited) :]


def test_every_game_has_its_view(root: Path) -> None:
    text = generate()[PROTOCOL]
    for game in game_names():
        assert f"  game: '{game}';" in text


def declared(name: str) -> dict[str, str]:
    """The fields of a generated interface and their types."""
    found = re.search(
        rf"^export interface {name} \{{$(.*?)^\}}$",
        generate()[PROTOCOL],
        re.MULTILINE | re.DOTALL,
    )
    assert found
    return dict(re.findall(r"^  (\w+)\??: (.+);$", found[1], re.MULTILINE))


SPELLED = {str: "string", int: "number", bool: "boolean", dict: "Record<", list: "[]"}


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("StateMessage", ["state"]),
        ("TableInfo", ["state", "table"]),
        ("SeatInfo", ["state", "table", "seats", 0]),
        ("SaboteurView", ["state", "view"]),
        ("SaboteurPlayer", ["state", "view", "players", 0]),
        ("TableSummary", ["summaries", 0]),
        ("GameInfo", ["games", 0]),
        ("EditionInfo", ["games", 0, "editions", 0]),
        ("OptionInfo", ["games", 0, "options", 0]),
        ("GameTexts", ["texts"]),
        ("RulesText", ["rules"]),
        ("SectionText", ["rules", "sections", 0]),
        ("ClauseText", ["rules", "sections", 0, "clauses", 0]),
        ("WordedText", ["rules", "sections", 0, "clauses", 0, "parts", 0]),
        ("Problem", ["problem"]),
    ],
)
def test_what_is_sent_has_just_the_fields_that_are_declared(
    ada: Browser, name: str, path: list[Any]
) -> None:
    with ada.live(ada.create()) as live:
        state = live.state(lambda state: state["table"]["started"])
    sent: Any = {
        "state": state,
        "summaries": ada.get("/api/tables"),
        "games": ada.get("/api/games"),
        "texts": ada.get("/api/games/saboteur/texts"),
        "rules": ada.get("/api/games/saboteur/rules"),
        "problem": ada.get("/api/tables/nosuchtable", 404),
    }
    for step in path:
        sent = sent[step]
    fields = declared(name)
    assert sent.keys() == fields.keys()
    for field, value in sent.items():
        if type(value) in SPELLED and fields[field] in ("string", "number", "boolean"):
            assert fields[field] == SPELLED[type(value)], field
