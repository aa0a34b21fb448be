"""Texts of positions and records, as people keep them and hand them over."""

from __future__ import annotations

import pytest

import pitprop
from pitprop.core.errors import NotationError
from pitprop.library import SaboteurView
from tests.library.test_library import GAMES, begun, middle

MARK = "\ufeff"
"""The byte order mark, which some editors put before a text."""


@pytest.mark.parametrize("name", GAMES)
def test_a_byte_order_mark_says_nothing(name: str) -> None:
    game, state = pitprop.game(name), middle(name)
    record = state.record()
    assert game.record(MARK + repr(record)) == record
    assert game.position(MARK + state.position()).position() == state.position()
    with pytest.raises(NotationError, match="it has to begin with a line such as"):
        game.position(MARK + MARK + state.position())


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_no_record_and_is_told_so(name: str) -> None:
    game, state = pitprop.game(name), middle(name)
    whole, start = state.position(), game.start(4, seed=1).position()
    for text, reader in (
        (whole, "position"),
        (start, "position"),
        (state.view(0).position(), "view"),
    ):
        with pytest.raises(NotationError, match=rf"this is a position, .*; game\.{reader}\(text\)"):
            game.record(text)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_is_read_from_its_text(name: str) -> None:
    game, state = pitprop.game(name), middle(name)
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        read = game.view(MARK + repr(view))
        assert type(read) is type(view)
        assert read.position() == view.position()
        assert read.legal_moves == view.legal_moves
        assert read.sample(1).view(seat).position() == view.position()
    start = game.start(4, seed=1).view(2)
    assert game.view(repr(start)) == start


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_and_the_whole_position_are_told_apart(name: str) -> None:
    game, state = pitprop.game(name), middle(name)
    with pytest.raises(NotationError, match=r"what one seat sees, .*; game\.view\(text\) reads it"):
        game.position(repr(state.view(1)))
    with pytest.raises(NotationError, match=r"a whole position, .*; game\.position\(text\) reads"):
        game.view(repr(state))
    with pytest.raises(NotationError, match=r"the record of a game, .*; game\.record\(text\)"):
        game.view(repr(state.record()))
    with pytest.raises(NotationError, match="it has to begin with a line such as"):
        game.view("nothing")


def test_what_is_read_of_a_seat_is_typed_by_game() -> None:
    """`make types` says whether it is: these are what Saboteur's views have."""
    view: SaboteurView = pitprop.game("saboteur").view(repr(begun("saboteur").view(0)))
    assert view.hand == begun("saboteur").view(0).hand


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_no_position_and_is_told_so(name: str) -> None:
    game, state = pitprop.game(name), middle(name)
    for record in (state.record(), game.start(4, seed=1).record()):
        with pytest.raises(NotationError, match=r"the record of a game, .*; game\.record\(text\)"):
            game.position(repr(record))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spelled", [" {}", "{} ", "{}\n", "{}\r\n", "\t{}", "{}\u00a0", "{}\n{}"])
def test_a_move_has_no_space_around_it_and_is_told_so(name: str, spelled: str) -> None:
    state = middle(name)
    text = spelled.format(*[state.legal_moves[0]] * 2)
    for read in (state.play, state.parse_move, state.refusal):
        with pytest.raises(NotationError, match="words are separated by one space, with none at"):
            read(text)
    assert text not in state.legal_moves


@pytest.mark.parametrize(
    ("read", "text", "message"),
    [
        ("record", "[game saboteur]\n[seats 4]\n1. dance\n", "'dance' is not a move"),
        ("position", "[game saboteur]\n[seats 4]\nround 9\n", "'9'"),
        ("record", "", "it has to begin with a line such as"),
        ("position", "nothing", "it has to begin with a line such as"),
    ],
)
def test_what_is_neither_is_told_what_is_wrong_with_it(read: str, text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        getattr(pitprop.game("saboteur"), read)(text)
