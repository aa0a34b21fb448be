"""The actions of a game: numbers of a fixed list, their codes, and what each of them says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import getdoc
from typing import Any

from pitprop.core.asked import checked_number
from pitprop.core.description.moves import Form, MoveSet
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited


@dataclass(frozen=True, slots=True)
class Action:
    """One action.

    Attributes:
        number: its place in the list.
        code: the code of the move, or of the part of a move that it chooses.
        text: the move in notation; where that depends on what lies on the table, or the action is a
            part of a move, words that say what is chosen.
        block: the name of its block.
    """

    number: int
    code: int
    text: str
    block: str


@dataclass(frozen=True, slots=True)
class Block:
    """Actions of one kind, which follow each other in the list.

    Attributes:
        name: what they are called.
        meaning: what they do.
        codes: their codes, in order.
        texts: what each of them says.
    """

    name: str
    meaning: str
    codes: tuple[int, ...]
    texts: tuple[str, ...]


def block_of(
    name: str, meaning: str, codes: Iterable[int], decode: Callable[[int], object]
) -> Block:
    """A block whose actions are whole moves, so that each says what its move does in notation.

    Args:
        name: what they are called.
        meaning: what they do.
        codes: the codes of the moves, in order.
        decode: gives the move of a code.
    """
    listed = tuple(codes)
    return Block(name, meaning, listed, tuple(str(decode(code)) for code in listed))


class Actions:
    """All actions of a game: the two-way table of numbers, codes and texts.

    Attributes:
        blocks: the actions by kinds.
    """

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        listed = [
            (code, text, block.name)
            for block in blocks
            for code, text in zip(block.codes, block.texts, strict=True)
        ]
        self._all = [Action(number, *facts) for number, facts in enumerate(listed)]
        self._by_code = {action.code: action for action in self._all}
        self._by_text = {action.text: action for action in self._all}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._by_code.get(action.code) == action

    def __getitem__(self, number: int) -> Action:
        """The action of that number.

        Raises:
            PitpropError: there is none.
        """
        number = checked_number(number, "the number of an action")
        if not 0 <= number < len(self._all):
            raise PitpropError(
                f"there is no action {cited(number)}; they are 0 to {len(self._all) - 1}"
            )
        return self._all[number]

    @property
    def codes(self) -> list[int]:
        """All codes, by the numbers of the actions."""
        return [action.code for action in self._all]

    def of_code(self, code: int) -> Action:
        """The action with a code.

        Raises:
            PitpropError: there is none.
        """
        if code not in self._by_code:
            raise PitpropError(f"no action has the code {code}")
        return self._by_code[code]

    def of_text(self, text: str) -> Action:
        """The action that says this.

        Raises:
            PitpropError: there is none.
        """
        if text not in self._by_text:
            raise PitpropError(f"there is no action {text!r}; one is {self._all[0].text!r}")
        return self._by_text[text]


def actions_of(moves: MoveSet[Any, Any], blocks: Sequence[Block]) -> Actions:
    """The actions of a game: those that are listed, and all moves of the other kinds.

    Args:
        moves: the kinds of moves that there are.
        blocks: the actions of some kinds, which leave out what is never possible, or choose parts
            of a move.

    Raises:
        PitpropError: of another kind not all moves can be listed, as it depends on the table.
    """
    listed = {code & moves.kind_mask for block in blocks for code in block.codes}
    others = [form for form in moves.forms() if form.move.base & moves.kind_mask not in listed]
    return Actions([*blocks, *(_all_of(form, moves) for form in others)])


def _all_of(form: Form, moves: MoveSet[Any, Any]) -> Block:
    """A block of all moves of a kind; what they do is the first paragraph of its class."""
    word, codes = form.move.word, form.all_codes()
    if not codes:
        raise PitpropError(f"the actions of {word!r} aren't listed in layout.py")
    meaning = " ".join((getdoc(form.move) or word).partition("\n\n")[0].split())
    return block_of(word, meaning, codes, partial(moves.decode, table=None))
