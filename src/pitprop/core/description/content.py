"""What a class holds: said once, attribute by attribute; bytes, equality and hash follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

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


def _plain(of: Any) -> Kind[Any]:
    """A type whose values are plain data themselves."""
    return Kind(of, lambda value: value, lambda data: data)


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
        self._given = given
        self._later = later
        self._items = [*given, *later]
        self.plain: Final[Any] = tuple.__class_getitem__(
            tuple(item.kind.plain for item in self._items)
        )

    def write(self, value: object) -> tuple[Any, ...]:
        """The content of an instance as plain data."""
        return tuple([item.kind.write(getattr(value, item.name)) for item in self._items])

    def read(self, data: Sequence[Any], make: Callable[..., T]) -> T:
        """An instance with this content.

        Args:
            data: what `write` told.
            make: makes an instance of the attributes that are given; usually the class.
        """
        count = len(self._given)
        values = [item.kind.read(each) for item, each in zip(self._items, data, strict=True)]
        made = make(*values[:count])
        for item, each in zip(self._later, values[count:], strict=True):
            setattr(made, item.name, each)
        return made

    def kind(self, make: Callable[..., T]) -> Kind[T]:
        """Its instances as a type of attribute."""
        return Kind(self.plain, self.write, lambda data: self.read(data, make))

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
            content = msgspec.json.decode(data, type=self.plain)
        except msgspec.MsgspecError as error:
            raise PitpropError(f"these bytes are not {what}: {error}") from error
        return self.read(content, make)
