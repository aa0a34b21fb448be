"""What is in the box (A-1 to A-3)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.games.sabotage.game import GAME
from tests.sabotage.positions import dealt, position, seen

COLOURS = ("yellow", "red", "blue", "purple")
LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "X", "wrench")
PIPES = {f"{letter}-{colour}": 2 for letter in LETTERS for colour in COLOURS}


@pytest.mark.clause("A-1")
def test_two_roofs_of_nine_places() -> None:
    view = seen(dealt())
    assert [roof.cards for roof in view.roofs] == [(None,) * 9] * 2
    cards = " ".join(f"{letter}-red" for letter in "ABCDEFGHI")
    assert seen(position(f"roof 2 {cards}")).roofs[1].cards == tuple(cards.split())


@pytest.mark.clause("A-2")
@pytest.mark.parametrize("seats", [2, 4])
def test_88_pipe_cards_8_demontage_and_8_sabotage(seats: int) -> None:
    cards = dealt(seats).census()
    assert len(PIPES) == 44
    assert sum(PIPES.values()) == 88
    assert cards == {**PIPES, "demontage": 8, "sabotage": 8}
    assert sum(cards.values()) == 104


@pytest.mark.clause("A-3")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hundred_cards_have_four_demontage_cards_less(seats: int) -> None:
    cards = dealt(seats, hundred_cards="yes").census()
    assert cards == {**PIPES, "demontage": 4, "sabotage": 8}
    assert sum(cards.values()) == 100


@pytest.mark.clause("A-3")
def test_a_hundred_cards_are_off_by_default() -> None:
    assert seen(dealt()).options["hundred_cards"] == "no"
    assert GAME.options.changes("franjos", {"hundred_cards": "yes"}) == {"hundred_cards": "yes"}


@pytest.mark.clause("A-2", "A-3", "A-21")
@pytest.mark.parametrize(
    ("options", "number"), [({}, 104), ({"hundred_cards": "yes"}, 100)], ids=["104", "100"]
)
def test_a_deal_of_other_cards_is_refused(options: dict[str, str], number: int) -> None:
    state = GAME.start(2, options=options)
    other = GAME.start(2, seed="x", options={} if options else {"hundred_cards": "yes"})
    with pytest.raises(PitpropError, match=rf"4 demontage too (few|many) of the {number} cards"):
        state.apply_chance(other.draw())
