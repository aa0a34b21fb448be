"""Play far outside the layout, in every direction (S-13): nothing changes there."""

from __future__ import annotations

import pytest

from pitprop.core.game import SPECTATOR
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.state import State
from tests.engine import reference
from tests.saboteur.positions import position, refused

#: All cards of the deck that go straight on, and what else they open.
DOWN = ["NS"] * 4 + ["NES"] * 5 + ["NESW"] * 5
ACROSS = ["EW"] * 3 + ["NEW"] * 5 + ["NESW"] * 5
LINES = {"N": (0, -1, DOWN), "S": (0, 1, DOWN), "E": (1, 0, ACROSS), "W": (-1, 0, ACROSS)}
PLAYED = 3


def line(direction: str) -> list[tuple[str, int, int]]:
    """All straight cards in a row; going east, below the goals."""
    step_x, step_y, cards = LINES[direction]
    down = 4 if direction == "E" else 0
    shaft = [("NS", 0, y) for y in range(1, down)] + ([("NES", 0, down)] if down else [])
    free = [card for card in cards if not down or card != "NESW"]
    return shaft + [
        (card, step_x * at, step_y * at + down) for at, card in enumerate(free, start=1)
    ]


def far(direction: str, attach: str) -> State:
    """A line of which the last cards are still in the hands."""
    laid = line(direction)
    maze = " ".join(f"{card}@{x},{y}" for card, x, y in laid[:-PLAYED])
    hands = [f"hand {seat + 1} {laid[seat - PLAYED][0]}" for seat in range(PLAYED)]
    return position(f"maze {maze}", *hands, "pile -", attach=attach)


@pytest.mark.clause("S-13", "S-32")
@pytest.mark.parametrize("attach", ["start", "tunnel"])
@pytest.mark.parametrize("direction", LINES)
def test_a_line_goes_on_to_its_end(direction: str, attach: str) -> None:
    state = far(direction, attach)
    for card, x, y in line(direction)[-PLAYED:]:
        view = state.view(state.decider).wire()
        assert set(map(str, state.legal_moves())) == reference.legal(view)
        state.play(GAME.parse_move(f"lay {card} {x},{y}"))
    table = state.view(SPECTATOR).wire()
    lit = {(card.x, card.y): set(card.lit) for card in table.maze}
    assert lit == reference.lit_openings(reference.cards_of(table))
    end = line(direction)[-1]
    assert lit[end[1], end[2]] == set(end[0])


@pytest.mark.clause("S-13", "S-34")
@pytest.mark.parametrize("place", ["31999,-31999", "-32000,0", "0,32000"])
def test_places_that_nothing_is_near_are_refused_with_their_clause(place: str) -> None:
    assert refused(position("hand 1 NESW"), f"lay NESW {place}") == ("in-the-air", "S-34")


@pytest.mark.clause("S-44", "S-46")
@pytest.mark.parametrize("direction", LINES)
def test_a_rockfall_at_the_start_cuts_off_the_far_end(direction: str) -> None:
    laid = line(direction)
    maze = " ".join(f"{card}@{x},{y}" for card, x, y in laid)
    state = position(f"maze {maze}", "hand 1 rockfall", "hand 2 N", "hand 3 E", "pile -")
    state.play(GAME.parse_move(f"rockfall {laid[0][1]},{laid[0][2]}"))
    table = state.view(SPECTATOR).wire()
    assert {(card.x, card.y) for card in table.maze if card.lit} == {(0, 0)}
    assert len(table.maze) == len(laid)
