"""What programs write with annotations: `make types` holds it against the library's types."""

from __future__ import annotations

from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

import pitprop
from pitprop.games.dark_cave import moves as dark_cave
from pitprop.games.dark_cave.moves import Edge, Field
from pitprop.games.dark_cave.moves import Lay as LayInCave
from pitprop.games.dark_cave.moves import Place as PlaceInCave
from pitprop.games.sabotage import moves as sabotage
from pitprop.games.saboteur import moves as saboteur
from pitprop.games.saboteur.moves import Lay, Place
from pitprop.library import DarkCaveMove, SaboteurMove


def test_moves_are_made_of_what_their_modules_offer() -> None:
    move: SaboteurMove = Lay("NEW", Place(1, 0))
    in_cave: DarkCaveMove = LayInCave("I:NES", PlaceInCave(1, 0))
    web: DarkCaveMove = dark_cave.Web("web", Edge(PlaceInCave(0, 0), "N"))
    step: DarkCaveMove = dark_cave.Step(Field(0, 0, "NES"))
    texts = [str(each) for each in (move, in_cave, web, step)]
    assert texts == ["lay NEW 1,0", "lay I:NES 1,0", "web 0,0 N", "step 0,0:NES"]


def classes_in(hint: Any) -> set[type]:
    """The classes that a field's type names, but for Python's own."""
    parts = get_args(hint)
    if parts:
        return set().union(*map(classes_in, parts))
    return {hint} if isinstance(hint, type) and hint.__module__ != "builtins" else set()


@pytest.mark.parametrize("module", [saboteur, sabotage, dark_cave])
def test_the_module_of_a_game_s_moves_has_all_that_their_fields_hold(module: ModuleType) -> None:
    for kind in get_args(module.Move):
        for name, hint in get_type_hints(kind).items():
            for each in classes_in(hint) - {type(None)}:
                assert getattr(module, each.__name__, None) is each, f"{kind.__name__}.{name}"


def test_what_a_simulation_finds_in_one_game_alone_is_there_for_type_checkers_too() -> None:
    found = pitprop.simulate("saboteur", players=3, games=1, opponents=["random"], processes=1)
    rows = [(row.opponent, row.role) for row in found.report.findings.by_role]
    assert {opponent for opponent, _ in rows} == {"random"}
