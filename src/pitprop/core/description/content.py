"""What a class holds: said once, attribute by attribute; bytes, equality and hash follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import PitpropError

T = TypeVar("T")


@dataclass(frozen=True)
class Kind(Generic[T]):
    """A type of attribute.

    Attributes:
        plain: the type of its values as plain data.
        write: a value as plain data.
        read: the value of plain data.
    """

    plain: Any
    write: Callable[[T], Any]
    read: Callable[[Any], T]


def _same(value: Any) -> Any:
    return value


def _unless_same(change: Callable[[Any], Any]) -> Callable[[Any], Any] | None:
    return None if change is _same else change


def _plain(of: Any) -> Kind[Any]:
    """A type whose values are plain data themselves."""
    return Kind(of, _same, _same)


PLAIN: Final = _plain(Any)
NUMBER: Final = _plain(int)
FLAG: Final = _plain(bool)
TEXT: Final = _plain(str)
TEXT_OR_NONE: Final = _plain(str | None)
LIST: Final = _plain(list[int])
TUPLE: Final = _plain(tuple[int, ...])
TUPLES: Final = _plain(tuple[tuple[int, ...], ...])
VECTOR: Final[Kind[vec[i64]]] = Kind(list[int], list, lambda data: vec[i64](data))


def many(kind: Kind[T]) -> Kind[tuple[T, ...]]:
    """Tuples of values of a type."""
    return Kind(
        tuple.__class_getitem__((kind.plain, ...)),
        lambda values: tuple(map(kind.write, values)),
        lambda data: tuple(map(kind.read, data)),
    )


def or_none(kind: Kind[T]) -> Kind[T | None]:
    """Values of a type, or None."""
    return Kind(
        kind.plain | None,
        lambda value: None if value is None else kind.write(value),
        lambda data: None if data is None else kind.read(data),
    )


class _Options(Protocol):
    """The options of a table, as every game has them."""

    @property
    def edition(self) -> str: ...

    @property
    def values(self) -> dict[str, str]: ...


AnyOptions = TypeVar("AnyOptions", bound=_Options)


def options_of(make: Callable[[str, dict[str, str]], AnyOptions]) -> Kind[AnyOptions]:
    """The options of a table.

    Args:
        make: makes them of an edition and of the value of each option; usually the class.
    """
    return Kind(
        tuple[str, dict[str, str]],
        lambda options: (options.edition, options.values),
        lambda data: make(*data),
    )


@dataclass(frozen=True)
class Item:
    """An attribute: its name and its type."""

    name: str
    kind: Kind[Any]


def items(kind: Kind[Any], *names: str) -> list[Item]:
    """Attributes of one type."""
    return [Item(name, kind) for name in names]


class Content:
    """What the instances of a class hold. It doesn't know the class, so that the class may use it.

    Args:
        given: the attributes that the class is made with, in the order in which it takes them.
        later: the attributes that are set on an instance.
    """

    def __init__(self, given: Sequence[Item], later: Sequence[Item] = ()) -> None:
        items = [*given, *later]
        self._names = [item.name for item in items]
        self._given = len(given)
        self._writing = [_unless_same(item.kind.write) for item in items]
        self._reading = [_unless_same(item.kind.read) for item in items]
        self.plain: Final[Any] = tuple.__class_getitem__(tuple(item.kind.plain for item in items))

    def write(self, value: object) -> tuple[Any, ...]:
        """The content of an instance as plain data."""
        names = zip(self._names, self._writing, strict=True)
        return tuple(
            [
                getattr(value, name) if write is None else write(getattr(value, name))
                for name, write in names
            ]
        )

    def read(self, data: Sequence[Any], make: Callable[..., T]) -> T:
        """An instance with this content.

        Args:
            data: what `write` told.
            make: makes an instance of the attributes that are given; usually the class.
        """
        values = [
            each if read is None else read(each)
            for each, read in zip(data, self._reading, strict=True)
        ]
        made = make(*values[: self._given])
        for name, each in zip(self._names[self._given :], values[self._given :], strict=True):
            setattr(made, name, each)
        return made

    def kind(self, make: Callable[..., T]) -> Kind[T]:
        """Its instances as a type of attribute."""
        return Kind(self.plain, self.write, lambda data: self.read(data, make))

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.plain)

    def encode(self, value: object) -> bytes:
        """An instance as bytes: equal bytes mean equal content."""
        return msgspec.json.encode(self.write(value))

    def decode(self, data: bytes, make: Callable[..., T], what: str) -> T:
        """The instance that `encode` wrote.

        Args:
            data: the bytes.
            make: see `read`.
            what: what they are to be, for the message.

        Raises:
            PitpropError: they aren't that.
        """
        try:
            content = self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise PitpropError(f"these bytes are not {what}: {error}") from error
        return self.read(content, make)
