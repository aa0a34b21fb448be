"""Moves of every kind that a game describes, made up of the words of moves that were seen.

A kind of move that is described, but that the rules neither list nor refuse, would be carried out
as some other kind; moves that were listed can't show that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from pitprop.core.description.game import DescribedGame
from pitprop.core.description.moves import DescribedMove, Form, form_of
from pitprop.core.description.words import Slot, Word
from pitprop.core.errors import PitpropError
from pitprop.core.game import Game, Move

_WORDS = 3
"""How many words are tried in each field."""


def made_up_moves(game: Game, seen: Iterable[Move]) -> list[Move]:
    """Some moves of every kind; none for a game that doesn't describe its moves.

    Args:
        game: the game.
        seen: moves that were listed; fields are filled with what their fields hold.
    """
    if not isinstance(game, DescribedGame):
        return []
    words = _words(seen)
    return [move for form in game.moves.forms() for move in _of_form(game, form, words)]


def _words(seen: Iterable[Move]) -> dict[int, list[Any]]:
    """What the fields of moves hold, by the word that describes the field."""
    found: dict[int, list[Any]] = {}
    for move in seen:
        if isinstance(move, DescribedMove):
            for name, slot in form_of(type(move)).slots.items():
                held = found.setdefault(id(slot.word), [])
                value = getattr(move, name)
                if len(held) < _WORDS and value not in held:
                    held.append(value)
    return found


def _of_form(
    game: DescribedGame[Any, Any, Any, Any], form: Form, words: dict[int, list[Any]]
) -> Iterator[Move]:
    fields = [list(_values(slot, words)) for slot in form.slots.values()]
    for values in product(*fields):
        try:
            made: Move = game.moves.checked(form.move(**dict(zip(form.slots, values, strict=True))))
        except PitpropError:
            continue  # words that don't go together
        yield made


def _values(slot: Slot[Any, Any], words: dict[int, list[Any]]) -> Iterator[Any]:
    word: Word[Any, Any] = slot.word
    seen = words.get(id(word), [])
    yield from seen
    texts = word.all() or [str(number) for number in range(_WORDS)]
    for text in texts[: _WORDS - len(seen)]:
        try:
            yield word.read(text)
        except PitpropError:
            continue
