"""The moves of a game: said once, as classes, from which notation, codes and redaction follow.

    @dataclass(frozen=True, slots=True)
    class Break(DescribedMove):
        \"\"\"Lay a broken tool in front of a player (S-40).\"\"\"

        word: ClassVar = "break"
        form: ClassVar = "break {tool} {seat}"
        base: ClassVar = pack(BREAK_TOOL)
        tool: Annotated[str, TOOL]
        seat: Annotated[int, SEAT]

The form is how the move is written: words, fields in braces, and at most one part in brackets that
is left out where it follows from the rest. The code of a move is its base and what its fields put
there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, TypeVar, get_args, get_type_hints

from pitprop.core.description.words import Slot
from pitprop.core.errors import NotationError
from pitprop.core.notation import cited, listed

_KEPT: Final = 1 << 14
"""So many texts, and so many moves that were read, are kept: more than a game has."""

_FIELD: Final = re.compile(r"\{(\w+)\}")

M = TypeVar("M", bound="DescribedMove")
W = TypeVar("W")


class DescribedMove:
    """What a move of a described game is: an immutable value whose `str` is its notation.

    Attributes:
        word: the word for its kind, as policies and statistics name it.
        form: how it is written.
        base: the code of its kind, with whatever else all its moves have.
    """

    __slots__ = ()

    word: ClassVar[str]
    form: ClassVar[str]
    base: ClassVar[int]

    def __str__(self) -> str:
        return _text_of(self)


@lru_cache(maxsize=_KEPT)
def _text_of(move: DescribedMove) -> str:
    """The notation of a move; what was written lately is kept."""
    return form_of(type(move)).write(move)


class Form:
    """How the moves of one class are written and read.

    Attributes:
        move: the class.
        slots: its fields, in order.
        ways: the ways to write it, the whole first: words, and fields in braces.
        optional: the field that may be left out; nothing where none may.
        secret: the fields that only who moves knows, with what they are.
        grammar: the ways to write it, such as `lay CARD PLACE`.
        heads: the words that these begin with.
    """

    def __init__(self, move: type[DescribedMove]) -> None:
        self.move = move
        self.slots: Mapping[str, Slot[Any, Any]] = _slots(move)
        self._in_order = list(self.slots.values())
        head, bracket, rest = move.form.partition("[")
        inner, _, tail = rest.partition("]")
        self.optional = _FIELD.findall(inner)[0] if bracket else ""
        whole = [*head.split(), *inner.split(), *tail.split()]
        short = [*head.split(), *tail.split()]
        self.ways = [whole, short] if bracket else [whole]
        self.secret = [(name, slot.word) for name, slot in self.slots.items() if slot.secret]
        self.grammar = [" ".join(map(self._grammar_word, way)) for way in reversed(self.ways)]
        self.heads = self._heads()

    def _heads(self) -> list[str]:
        first = self.ways[0][0]
        field = _FIELD.fullmatch(first)
        return self.slots[field[1]].word.examples() if field else [first]

    def _grammar_word(self, item: str) -> str:
        field = _FIELD.fullmatch(item)
        return self.slots[field[1]].word.name if field else item

    # --- Writing --------------------------------------------------------------------------------

    def write(self, move: DescribedMove) -> str:
        """The notation of a move."""
        way = self.ways[-1] if self._is_left_out(move) else self.ways[0]
        return " ".join(self._written(item, move) for item in way)

    def _is_left_out(self, move: DescribedMove) -> bool:
        if not self.optional:
            return False
        value = getattr(move, self.optional)
        return bool(value == self._implied(self.values(move)))

    def _implied(self, values: Mapping[str, Any]) -> Any:
        left_out = self.slots[self.optional].left_out
        return None if left_out is None else left_out(values)

    def _written(self, item: str, move: DescribedMove) -> str:
        field = _FIELD.fullmatch(item)
        if field is None:
            return item
        return self.slots[field[1]].word.write(getattr(move, field[1]))

    def values(self, move: DescribedMove) -> dict[str, Any]:
        """The fields of a move, by name."""
        return {name: getattr(move, name) for name in self.slots}

    # --- Reading --------------------------------------------------------------------------------

    def begins(self, word: str) -> bool:
        """Whether a move that begins with this word may be of this class."""
        first = self.ways[0][0]
        field = _FIELD.fullmatch(first)
        return self.slots[field[1]].word.fits(word) if field else first == word

    def split(self, words: Sequence[str]) -> dict[str, str] | None:
        """The text of each field, where the words are as many and such as the form has."""
        for way in self.ways:
            found = self._split(way, words)
            if found is not None:
                return found
        return None

    def _split(self, way: Sequence[str], words: Sequence[str]) -> dict[str, str] | None:
        texts: dict[str, str] = {}
        at = 0
        for index, item in enumerate(way):
            field = _FIELD.fullmatch(item)
            least, most = self.slots[field[1]].word.sizes if field else (1, 1)
            taken = min(most, len(words) - at - (len(way) - index - 1))
            if taken < least:
                return None
            text = " ".join(words[at : at + taken])
            if field:
                texts[field[1]] = text
            elif text != item:
                return None
            at += taken
        return texts if at == len(words) else None

    def looks_right(self, texts: Mapping[str, str]) -> bool:
        """Whether each text looks like its field."""
        return all(self.slots[name].word.fits(text) for name, text in texts.items())

    def read(self, texts: Mapping[str, str]) -> DescribedMove:
        """The move with these texts as its fields.

        Raises:
            NotationError: one of them is not such a word, or says what follows from the others.
        """
        values = {name: self._value(name, text) for name, text in texts.items()}
        if self.optional:
            self._complete(values)
        return self.move(**values)

    def _value(self, name: str, text: str) -> Any:
        slot = self.slots[name]
        value = slot.word.read_hidden(text) if slot.secret else None
        return slot.word.read(text) if value is None else value

    def _complete(self, values: dict[str, Any]) -> None:
        name = self.optional
        slot = self.slots[name]
        implied = self._implied(values)
        if name not in values:
            if implied is None and slot.left_out is not None:
                raise NotationError(self._missing(slot, values))
            values[name] = implied
        elif values[name] == implied and not slot.may_be_said:
            raise NotationError(f"{implied} needn't be said twice: it is written {self.grammar[0]}")

    def _missing(self, slot: Slot[Any, Any], values: Mapping[str, Any]) -> str:
        if slot.missing is not None:
            return slot.missing(values)
        return f"{slot.word.name} is missing: {self.grammar[-1]}"

    # --- Codes ----------------------------------------------------------------------------------

    def code(self, move: DescribedMove, table: Any) -> int:
        """The code of a move on a table; -1 where the table lacks what the move speaks of."""
        code = self.move.base
        for name, slot in self.slots.items():
            value = getattr(move, name)
            if value is None:
                continue
            number = slot.word.number(value, table)
            if number < 0:
                return -1
            code += slot.put(number)
        return code

    def decoded(self, code: int, table: Any) -> DescribedMove:
        """The move of a code on a table."""
        return self.move(*[_value(slot, slot.get(code), table) for slot in self._in_order])


def _value(slot: Slot[Any, Any], number: int, table: Any) -> Any:
    return None if number < 0 else slot.word.value(number, table)


def _slots(move: type[DescribedMove]) -> dict[str, Slot[Any, Any]]:
    hints = get_type_hints(move, include_extras=True)
    return {
        field.name: next(each for each in get_args(hints[field.name]) if isinstance(each, Slot))
        for field in fields(move)  # type: ignore[arg-type]  # all of them are dataclasses
    }


_FORMS: Final[dict[type[DescribedMove], Form]] = {}


def form_of(move: type[DescribedMove]) -> Form:
    """How the moves of a class are written; made when it is first asked for."""
    form = _FORMS.get(move)
    if form is None:
        form = _FORMS[move] = Form(move)
    return form


class MoveSet(Generic[M, W]):
    """All moves of a game.

    Args:
        moves: the classes, in the order of their kinds.
        kind_mask: the bits of a code that hold its kind.

    Attributes:
        words: the word for each kind, in order.
        kind_mask: the bits of a code that hold its kind.
    """

    def __init__(self, moves: Sequence[type[M]], kind_mask: int) -> None:
        self.kind_mask = kind_mask
        self._forms: dict[int, Form] = {move.base & kind_mask: form_of(move) for move in moves}
        self.words: Final[list[str]] = [move.word for move in moves]
        self._read: Final = lru_cache(maxsize=_KEPT)(self._read_anew)

    def forms(self) -> list[Form]:
        """How the moves of each kind are written, in the order of the kinds."""
        return list(self._forms.values())

    # --- Codes ----------------------------------------------------------------------------------

    def decode(self, code: int, table: W) -> M:
        """The typed move of a code."""
        return self._forms[code & self.kind_mask].decoded(code, table)  # type: ignore[return-value]

    def encode(self, move: M, table: W) -> int:
        """The code of a typed move; -1 where the table lacks what it speaks of.

        Raises:
            NotationError: a word that no table has.
        """
        return form_of(type(move)).code(move, table)

    # --- Notation -------------------------------------------------------------------------------

    def read(self, text: str) -> M:
        """Read a move that somebody wants to make.

        Args:
            text: its notation.

        Raises:
            NotationError: the text is not a move, or hides a word; says what it would have to be.
        """
        move = self.read_known(text)
        if self.is_redacted(move):
            ways = " or ".join(form_of(type(move)).grammar)
            raise NotationError(
                f"{cited(text)} is what others know of a move, which is written {ways}"
            )
        return move

    def read_known(self, text: str) -> M:
        """Read a move as a redacted record tells it, with `?` where others don't know a word.

        Args:
            text: its notation.

        Raises:
            NotationError: the text is not a move; says what it would have to be.
        """
        return self._read(text)

    def _read_anew(self, text: str) -> M:
        words = text.split(" ")
        forms = [form for form in self._forms.values() if form.begins(words[0])]
        if not forms:
            heads = listed(dict.fromkeys(head for form in self.forms() for head in form.heads))
            raise NotationError(f"{cited(text)} is not a move; a move begins with {heads}")
        split = [(form, texts) for form in forms if (texts := form.split(words)) is not None]
        if not split:
            ways = " or ".join(way for form in forms for way in form.grammar)
            raise NotationError(f"{cited(text)} is not a move; it is written {ways}")
        form, texts = next((each for each in split if each[0].looks_right(each[1])), split[0])
        return form.read(texts)  # type: ignore[return-value]

    # --- What others know -----------------------------------------------------------------------

    def redacted(self, move: M) -> M:
        """The move as those know it who don't know its secret fields."""
        form = form_of(type(move))
        if not form.secret:
            return move
        hidden = {name: word.hidden(getattr(move, name)) for name, word in form.secret}
        return type(move)(**form.values(move) | hidden)

    def is_redacted(self, move: M) -> bool:
        """Whether a move leaves open what the reader doesn't know; it can't be played."""
        return any(
            word.hidden(getattr(move, name)) == getattr(move, name)
            for name, word in form_of(type(move)).secret
        )
