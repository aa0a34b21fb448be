"""The moves of a game, described once, as classes: notation, codes and redaction follow from them.

    @move("break", "break {tool} {seat}", pack(BREAK_TOOL))
    class Break(DescribedMove):
        \"\"\"Lay a broken tool in front of a player (S-40).\"\"\"

        tool: Annotated[str, TOOL]
        seat: Annotated[int, SEAT]

The form is how the move is written: words, fields in braces, and at most one part in brackets that
is left out where it follows from the rest. The code of a move is its base plus what its fields put
there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import product
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    TypeVar,
    dataclass_transform,
    get_args,
    get_type_hints,
)

from pitprop.core.description.kinds import is_of, type_name
from pitprop.core.description.words import Slot
from pitprop.core.errors import NotationError, PitpropError, Sentence
from pitprop.core.fault import either, fault
from pitprop.core.notation import cited, listed
from pitprop.core.wording.meant import with_meant

_KEPT: Final = 1 << 14
"""How many texts, and how many moves read from texts, are kept: more than a game has."""

_FIELD: Final = re.compile(r"\{(\w+)\}")

M = TypeVar("M", bound="DescribedMove")
W = TypeVar("W")


class DescribedMove:
    """What a move of a described game is: an immutable value whose `str` is its notation.

    One that was decoded or read holds its notation, and the part of its code that all tables share.
    One that no text could say, as a field doesn't hold what it is declared to hold, shows itself as
    Python would write it.

    Attributes:
        word: the word for its kind, as policies and statistics name it.
        form: how it is written.
        base: the code of its kind, with whatever else all its moves share.
    """

    __slots__ = ("_code", "_text")

    word: ClassVar[str]
    form: ClassVar[str]
    base: ClassVar[int]
    _code: int
    _text: str

    def __str__(self) -> str:
        try:
            return self._text
        except AttributeError:
            is_mistyped = form_of(type(self)).mistyped(self) is not None
            return repr(self) if is_mistyped else _text_of(self)

    # `move` makes both for each class. They are declared because type checkers that see what a move
    # may be equal to refuse `text in moves`; lists of moves find a text, too.
    if TYPE_CHECKING:

        def __eq__(self, other: object) -> bool: ...

        def __hash__(self) -> int: ...


@dataclass_transform(frozen_default=True)
def move(word: str, form: str, base: int) -> Callable[[type[M]], type[M]]:
    """Turns a class whose attributes are fields into a class of moves.

    Args:
        word: the word for its kind, as policies and statistics name it.
        form: how it is written.
        base: the code of its kind, with whatever else all its moves share.
    """

    def made(described: type[M]) -> type[M]:
        described.word, described.form, described.base = word, form, base
        return dataclass(frozen=True, slots=True)(described)

    return made


@lru_cache(maxsize=_KEPT)
def _text_of(move: DescribedMove) -> str:
    """The notation of a move; recently written ones are kept."""
    return form_of(type(move)).write(move)


class Form:
    """How the moves of one class are written and read.

    Attributes:
        move: the class.
        slots: its fields, in order.
        ways: the ways to write it, the longest first: words, and fields in braces.
        optional: the field that may be left out, if there is one.
        is_local: whether its codes hold for one table only.
        secret: the fields that only the mover knows, with what they are.
        grammar: the ways to write it, such as `lay CARD PLACE`.
        heads: the words that these ways begin with.
    """

    def __init__(self, move: type[DescribedMove]) -> None:
        self.move = move
        self.slots: Mapping[str, Slot[Any, Any]] = _slots(move)
        hints = get_type_hints(move)
        self._kinds = {name: hints[name] for name in self.slots}
        self._in_order = list(self.slots.values())
        self._local = [(name, slot) for name, slot in self.slots.items() if slot.word.is_local]
        self.is_local = bool(self._local)
        self._parts = [
            (slot.get, slot.word.key if slot.word.is_local else None) for slot in self._in_order
        ]
        head, bracket, rest = move.form.partition("[")
        inner, _, tail = rest.partition("]")
        self.optional = _FIELD.findall(inner)[0] if bracket else ""
        whole = [*head.split(), *inner.split(), *tail.split()]
        short = [*head.split(), *tail.split()]
        self.ways = [whole, short] if bracket else [whole]
        self.secret = [(name, slot.word) for name, slot in self.slots.items() if slot.secret]
        self.grammar = [
            " ".join(words)
            for way in reversed(self.ways)
            for words in product(*map(self._grammar_words, way))
        ]
        self.heads = self._heads()

    def _heads(self) -> list[str]:
        first = self.ways[0][0]
        field = _FIELD.fullmatch(first)
        return self.slots[field[1]].word.examples() if field else [first]

    def _grammar_words(self, item: str) -> list[str]:
        field = _FIELD.fullmatch(item)
        return self.slots[field[1]].word.grammar() if field else [item]

    def grammar_after(self, head: str) -> list[str]:
        """The ways to write it that begin with this word."""
        (first,) = self._grammar_words(self.ways[0][0])
        return [head + way.removeprefix(first) for way in self.grammar]

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
        """The text of each field, where number and kind of the words fit the form."""
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
            NotationError: one of them is not such a word, or says what follows from the rest.
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
            raise NotationError(fault("said-twice", word=str(implied), form=self.grammar[0]))

    def _missing(self, slot: Slot[Any, Any], values: Mapping[str, Any]) -> Sentence:
        if slot.missing is not None:
            return slot.missing(values)
        return fault("word-missing", word=slot.word.name, form=self.grammar[-1])

    # --- Moves that programs make ---------------------------------------------------------------

    def check_fields(self, move: DescribedMove) -> None:
        """Check that fields hold what they are declared to hold, and words that some table has.

        Raises:
            NotationError: one of them has a word that no table has.
            PitpropError: one of them holds something else.
        """
        name = self.mistyped(move)
        if name is not None:
            what = f"{name} of {self.move.__name__}"
            kind = type_name(self._kinds[name])
            raise PitpropError(f"{what} is {kind}, not {cited(getattr(move, name))}")
        self._shared_code(move)

    def mistyped(self, move: DescribedMove) -> str | None:
        """The first field that holds something else than it is declared to hold."""
        for name, kind in self._kinds.items():
            if not is_of(getattr(move, name), kind):
                return name
        return None

    # --- Codes ----------------------------------------------------------------------------------

    def code(self, move: DescribedMove, table: Any) -> int:
        """The code of a move on a table; -1 where the table lacks what the move refers to."""
        try:
            code = move._code
        except AttributeError:
            code = self._shared_code(move)
        for name, slot in self._local:
            value = getattr(move, name)
            if value is None:
                continue
            number = slot.word.number(value, table)
            if number < 0:
                return -1
            code += slot.put(number)
        return code

    def complete(self, move: DescribedMove) -> None:
        """Give a new move what it holds besides its fields."""
        object.__setattr__(move, "_text", self.write(move))
        object.__setattr__(move, "_code", self._shared_code(move))

    def _shared_code(self, move: DescribedMove) -> int:
        """The part of a code that all tables share: the kind, and the fields that aren't local."""
        code = self.move.base
        for name, slot in self.slots.items():
            value = getattr(move, name)
            if value is not None and not slot.word.is_local:
                code += slot.put(slot.word.number(value, None))
        return code

    def all_codes(self) -> list[int]:
        """The codes of all such moves that fields allow; none where they depend on the table."""
        parts = ([slot.put(number) for number in slot.word.numbers()] for slot in self._in_order)
        return [self.move.base + sum(put) for put in product(*parts)]

    def key(self, code: int, table: Any) -> tuple[int, ...]:
        """What a code says, independent of its table: equal keys, equal moves."""
        key = [self.move.base]
        for get, key_of in self._parts:
            number = get(code)
            key.append(number if number < 0 or key_of is None else key_of(number, table))
        return tuple(key)

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
    """How the moves of a class are written; made on first use."""
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
        self._classes: Final = tuple(moves)
        self.words: Final[list[str]] = [move.word for move in moves]
        self._made: Final[dict[int | tuple[int, ...], M]] = {}
        self._read: Final = lru_cache(maxsize=_KEPT)(self._read_anew)
        self._redacted: Final = lru_cache(maxsize=_KEPT)(self._redacted_anew)

    def forms(self) -> list[Form]:
        """How the moves of each kind are written, in the order of the kinds."""
        return list(self._forms.values())

    # --- Codes ----------------------------------------------------------------------------------

    def decode(self, code: int, table: W) -> M:
        """The typed move of a code; recently decoded ones are kept."""
        form = self._forms[code & self.kind_mask]
        key = form.key(code, table) if form.is_local else code
        move = self._made.get(key)
        if move is None:
            move = self._decode_anew(form, code, table)
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[key] = move
        return move

    def _decode_anew(self, form: Form, code: int, table: W) -> M:
        move: M = form.decoded(code, table)  # type: ignore[assignment]
        form.complete(move)
        return move

    def encode(self, move: DescribedMove, table: W) -> int:
        """The code of a typed move; -1 where the table lacks what it refers to.

        Raises:
            NotationError: it has a word that no table has.
            PitpropError: it isn't a move of the game.
        """
        return form_of(type(self.checked(move))).code(move, table)

    def checked(self, move: object) -> M:
        """Check that something is a move of the game, and return it.

        Raises:
            NotationError: it has a word that no table has.
            PitpropError: it isn't a move, or a field holds what it can't; says what would be right.
        """
        if isinstance(move, self._classes):
            return move if hasattr(move, "_code") else self._made_by_hand(move)
        if isinstance(move, str):
            raise PitpropError(f"{cited(move)} is a string; the game's parse_move reads it")
        names = listed(each.__name__ for each in self._classes)
        what = cited(move)
        if isinstance(move, DescribedMove):  # of another game, where it may be called the same
            what += f" of {type(move).__module__}"
            names += f" of {self._classes[0].__module__}"
        raise PitpropError(f"{what} is not a move of this game; its moves are {names}")

    def _made_by_hand(self, move: M) -> M:
        """The same move as its notation gives it: what can't be read back is not a move."""
        form_of(type(move)).check_fields(move)
        return self.read_known(str(move))

    # --- Notation -------------------------------------------------------------------------------

    def read(self, text: str) -> M:
        """Read a move that somebody wants to make.

        Args:
            text: its notation.

        Raises:
            NotationError: the text is not a move, or hides a word; says how it should look.
        """
        move = self.read_known(text)
        if self.is_redacted(move):
            ways = either(form_of(type(move)).grammar)
            raise NotationError(fault("move-of-others", move=cited(text), forms=ways))
        return move

    def read_known(self, text: str) -> M:
        """Read a move as a redacted record tells it, with `?` where others don't know a word.

        Args:
            text: its notation.

        Raises:
            NotationError: the text is not a move; says how it should look.
        """
        return self._read(text)

    def _read_anew(self, text: str) -> M:
        words = text.split(" ")
        if text and words != text.split():  # which also splits at line feeds, tabs and the like
            raise NotationError(fault("move-spaces", move=cited(text)))
        forms = [form for form in self._forms.values() if form.begins(words[0])]
        if not forms:
            heads = tuple(dict.fromkeys(head for form in self.forms() for head in form.heads))
            wrong = fault("no-move", move=cited(text), heads=heads)
            raise NotationError(with_meant(wrong, words[0], heads))
        split = [(form, texts) for form in forms if (texts := form.split(words)) is not None]
        if not split:
            ways = either([way for form in forms for way in form.grammar_after(words[0])])
            raise NotationError(fault("move-form", move=cited(text), forms=ways))
        form, texts = next((each for each in split if each[0].looks_right(each[1])), split[0])
        move: M = form.read(texts)  # type: ignore[assignment]
        if not self.is_redacted(move):
            form.complete(move)
        return move

    # --- What others know -----------------------------------------------------------------------

    def redacted(self, move: M) -> M:
        """The move as it is known to those who don't know its secret fields."""
        return self._redacted(move) if form_of(type(move)).secret else move

    def _redacted_anew(self, move: M) -> M:
        form = form_of(type(move))
        hidden = {name: word.hidden(getattr(move, name)) for name, word in form.secret}
        return type(move)(**form.values(move) | hidden)

    def is_redacted(self, move: M) -> bool:
        """Whether a move leaves open what the reader doesn't know, so that it can't be played."""
        return any(
            word.hidden(getattr(move, name)) == getattr(move, name)
            for name, word in form_of(type(move)).secret
        )
