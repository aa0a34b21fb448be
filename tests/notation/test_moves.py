"""Moves in notation."""

from __future__ import annotations

import re
from typing import cast, get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pitprop.core.errors import NotationError
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import (
    MOVES,
    Lay,
    Look,
    Mend,
    Move,
    Rockfall,
    decode,
    encode,
)
from pitprop.games.saboteur.rules.cards import KIND_NAMES, SHAPE_KIND, TOOLS
from pitprop.tunnels.card import SPELLING
from pitprop.tunnels.maze import REACH
from pitprop.tunnels.places import Place
from tests.notation.documented import CHAPTERS, blocks, rules

LYING = [spelling for shape, spelling in enumerate(SPELLING) if SHAPE_KIND[shape] >= 0]
PAIRS = [name for name in KIND_NAMES if "+" in name]

places = st.builds(Place, st.integers(-REACH, REACH), st.integers(-REACH, REACH))
seats = st.integers(0, 9)
MADE: dict[type[Move], st.SearchStrategy[Move]] = {
    Lay: st.builds(Lay, st.sampled_from(LYING), places),
    Mend: st.one_of(
        st.builds(lambda tool, seat: Mend(tool, tool, seat), st.sampled_from(TOOLS), seats),
        st.builds(Mend, st.sampled_from(PAIRS), st.sampled_from(TOOLS), seats),
    ),
    Rockfall: st.builds(Rockfall, places),
    Look: st.builds(Look, places),
}
"""How moves of each kind are made; the tests of grammar and notation go through all of them.

Where they can be listed, as they name no place, they follow from the description.
"""
for form in MOVES.forms():
    if codes := form.all_codes():
        MADE.setdefault(cast("type[Move]", form.move), st.sampled_from(codes).map(decode))

moves = st.one_of(*MADE.values())

HIDING = set(
    re.findall(r'"(\w+)[^"|]* \?', rules(blocks("ebnf", CHAPTERS["saboteur"]))["known-move"])
)
"""The moves of which others don't know everything, as the grammar in NOTATION.md has it."""


def test_moves_of_every_kind_are_made() -> None:
    missing = {kind.__name__ for kind in set(get_args(Move)) - set(MADE)}
    assert not missing, f"put these into MADE, so that they are tested: {sorted(missing)}"


@given(moves)
def test_a_move_is_read_back_as_the_same_move(move: Move) -> None:
    assert GAME.parse_move(str(move)) == move
    assert decode(encode(move)) == move


@given(moves)
def test_what_others_know_of_a_move_is_a_move_too(move: Move) -> None:
    redacted = GAME.redacted(move)
    assert GAME.parse_known_move(str(redacted)) == redacted
    is_hidden = str(move).split()[0] in HIDING
    assert MOVES.is_redacted(redacted) == ("?" in str(redacted)) == is_hidden
    assert (redacted == move) == (not is_hidden)
    assert GAME.redacted(redacted) == redacted


EXAMPLES = blocks("moves", CHAPTERS["saboteur"])[0].splitlines()


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_moves_of_the_notation(text: str) -> None:
    assert str(GAME.parse_move(text)) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a move"),
        ("dig 1,0", "begins with lay, break"),
        ("lay NSW", "lay CARD PLACE"),
        ("lay WSN 1,0", "clockwise from north"),
        ("lay NS.EW 1,0", "not a path card"),
        ("lay NES 1", "x,y"),
        ("lay NES 01,0", "x,y"),
        ("lay NES -0,0", "x,y"),
        ("lay NES +1,0", "x,y"),
        ("lay NES ٣,0", "x,y"),
        ("lay  NES 1,0", "words are separated by one space"),
        ("lay NES 1,0 ", "none at either end"),
        ("LAY NES 1,0", "begins with"),
        ("lay NES 32001,0", "out of reach"),
        (f"lay NES {'9' * 5000},0", "x,y"),
        ("break spoon 1", "lamp, cart, pickaxe"),
        ("break lamp 0", "seats count from 1"),
        ("break lamp 1.5", "seats count from 1"),
        ("mend lamp lamp 1", "mend CARD SEAT"),
        ("mend lamp+cart 1", "TOOL is missing"),
        ("mend cart+lamp cart 1", "not a card of the hand"),
        ("pass SW", "not a card of the hand"),
        ("pass", "pass CARD"),
        ("take 4", "worth 1, 2 or 3"),
        ("take 0", "worth 1, 2 or 3"),
        ("turn rockfall", "not a path card"),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_one(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        GAME.parse_move(text)


@given(st.text(max_size=40))
@example("lay ? 1,0")
@example("break ? 1")
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = GAME.parse_move(text)
    except NotationError:
        return
    assert str(move) == text


WORDS = [*MOVES.words, "NES", "lamp", "cart", "lamp+cart", "1", "0", "-1", "1,0", "8,-2", "?"]
words = st.sampled_from([*WORDS, "", "9" * 40])


@given(st.lists(words, max_size=5).map(" ".join))
def test_any_words_of_the_notation_are_a_move_or_refused(text: str) -> None:
    try:
        move = GAME.parse_move(text)
    except NotationError:
        return
    assert str(move) == text
