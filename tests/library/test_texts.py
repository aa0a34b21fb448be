"""Texts of positions and records, as people keep them and hand them over."""

from __future__ import annotations

import pytest

import pitprop
from pitprop.core.errors import NotationError
from tests.library.test_library import GAMES, middle

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
    for text in (state.position(), state.view(0).position(), game.start(4, seed=1).position()):
        with pytest.raises(NotationError, match=r"this is a position, .*; game\.position\(text\)"):
            game.record(text)


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
