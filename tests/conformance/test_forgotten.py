"""A kind of move that the rules of a game have forgotten is neither carried out nor allowed."""

from __future__ import annotations

from typing import Any

import pytest

from pitprop.core.description.game import DescribedGame
from pitprop.games.dark_cave.game import GAME as DARK_CAVE
from pitprop.games.dark_cave.rules import move_codes as dark_cave
from pitprop.games.sabotage.game import GAME as SABOTAGE
from pitprop.games.sabotage.rules import move_codes as sabotage
from pitprop.games.saboteur.game import GAME as SABOTEUR
from pitprop.games.saboteur.rules import move_codes as saboteur

GAMES = [
    pytest.param(SABOTEUR, saboteur, id="saboteur"),
    pytest.param(SABOTAGE, sabotage, id="sabotage"),
    pytest.param(DARK_CAVE, dark_cave, id="dark_cave"),
]


PUT_AWAY = ("pass", "discard")


def dealt(game: DescribedGame[Any, Any, Any, Any]) -> Any:
    """A game whose first player decides."""
    state = game.start(4, seed="forgotten")
    state.deal()
    return state


def forgotten(state: Any, mask: int) -> int:
    """The code of putting a card away, but with a number of a kind that there isn't."""
    codes = zip(state.codes(), state.legal_moves(), strict=True)
    put_away = next(code for code, move in codes if str(move).startswith(PUT_AWAY))
    return int(put_away) | mask


@pytest.mark.parametrize(("game", "codes"), GAMES)
def test_it_is_not_carried_out(game: DescribedGame[Any, Any, Any, Any], codes: Any) -> None:
    state = dealt(game)
    with pytest.raises(AssertionError, match=f"of a move of kind {codes.KIND_MASK}"):
        state.advance(forgotten(state, codes.KIND_MASK))


@pytest.mark.parametrize(("game", "codes"), GAMES[:2])
def test_it_is_not_allowed(game: DescribedGame[Any, Any, Any, Any], codes: Any) -> None:
    """In The Dark Cave a type of move that the rules don't name is an error of types already."""
    state = dealt(game)
    with pytest.raises(AssertionError, match=f"of a move of kind {codes.KIND_MASK}"):
        state.why_not(state.legal_moves()[0], forgotten(state, codes.KIND_MASK))
