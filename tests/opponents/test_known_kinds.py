"""Moves of kinds that opponents don't know are left out of what they weigh."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.move_codes import KIND_MASK, LAY, PASS, kind_of
from pitprop.games.saboteur.rules.state import State
from pitprop.opponents.known_kinds import any_move, of_kinds


def dealt() -> State:
    state: State = GAME.start(4, seed="known kinds")
    state.deal()
    return state


def test_the_moves_of_known_kinds_are_weighed_in_their_order() -> None:
    codes = list(dealt().codes())
    known = list(of_kinds(codes, frozenset((LAY, PASS)), KIND_MASK))
    assert known == [code for code in codes if kind_of(code) in (LAY, PASS)]
    assert 0 < len(known) < len(codes)
    assert not of_kinds(codes, frozenset(), KIND_MASK)


def test_where_no_kind_is_known_any_move_is_made() -> None:
    state = dealt()
    view = state.view(state.decider)
    chosen = {str(any_move(view, seed=f"{number}").move) for number in range(30)}
    assert chosen <= {str(move) for move in view.legal_moves()}
    assert len(chosen) > 1
    assert any_move(view, seed="1").move == any_move(view, seed="1").move
    with pytest.raises(PitpropError, match="a spectator has nothing to decide"):
        any_move(state.view(SPECTATOR), seed="1")
