"""What a class holds: said once, attribute by attribute; bytes, equality and hash follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

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
        read: the value for plain data.
        content: what its values hold, where that is described.
    """

    plain: Any
    write: Callable[[T], Any]
    read: Callable[[Any], T]
    content: Content | None = None


def _same(value: Any) -> Any:
    return value


_Change = tuple[int, Callable[[Any], Any]]


def _changes(changes: Sequence[Callable[[Any], Any]]) -> list[_Change]:
    """Those that change something, each with its place."""
    return [(at, change) for at, change in enumerate(changes) if change is not _same]


def _changed(values: Sequence[Any], changes: Sequence[_Change]) -> list[Any]:
    """The values, with all changes made."""
    changed = list(values)
    for at, change in changes:
        changed[at] = change(changed[at])
    return changed


def plain(of: Any) -> Kind[Any]:
    """A type whose values are plain data themselves."""
    return Kind(of, _same, _same)


NUMBER: Final = plain(int)
FLAG: Final = plain(bool)
TEXT_OR_NONE: Final = plain(str | None)
LIST: Final = plain(list[int])
TUPLE: Final = plain(tuple[int, ...])
TUPLES: Final = plain(tuple[tuple[int, ...], ...])
# Called directly, which is faster than through a function of our own.
_VECTOR: Final[Callable[[list[int]], vec[i64]]] = vec[i64]
VECTOR: Final[Kind[vec[i64]]] = Kind(list[int], list, _VECTOR)


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
        make: makes them from an edition and the value of each option; usually the class.
    """
    return Kind(
        tuple[str, dict[str, str]],
        lambda options: (options.edition, options.values),
        lambda data: make(*data),
    )


@dataclass(frozen=True)
class Item:
    """An attribute.

    Attributes:
        name: its name.
        kind: its type.
        lasts: whether it goes on from one round to the next. All others begin each round as they
            begin a game, which the conformance suite checks.
    """

    name: str
    kind: Kind[Any]
    lasts: bool = False


def items(kind: Kind[Any], *names: str) -> list[Item]:
    """Attributes of one type that begin anew with each round."""
    return [Item(name, kind) for name in names]


def lasting(kind: Kind[Any], *names: str) -> list[Item]:
    """Attributes of one type that go on from one round to the next."""
    return [Item(name, kind, lasts=True) for name in names]


class Content:
    """What the instances of a class hold. It doesn't know the class, so the class may use it.

    Args:
        given: the attributes that the class is made with, in the order in which it takes them.
        later: the attributes that are set on an instance; together there are at least two.
        what: what its bytes should be, for messages.
    """

    def __init__(
        self, given: Sequence[Item], later: Sequence[Item] = (), what: str = "such a value"
    ) -> None:
        items = [*given, *later]
        self._items = items
        self._what = what
        self._attributes = attrgetter(*[item.name for item in items])
        self._later = [item.name for item in later]
        self._given = len(given)
        self._writing = _changes([item.kind.write for item in items])
        self._reading = _changes([item.kind.read for item in items])
        self.plain: Final[Any] = tuple.__class_getitem__(tuple(item.kind.plain for item in items))

    def write(self, value: object) -> tuple[Any, ...]:
        """The content of an instance as plain data."""
        return tuple(_changed(self._attributes(value), self._writing))

    def read(self, data: Sequence[Any], make: Callable[..., T]) -> T:
        """An instance with this content.

        Args:
            data: what `write` gave.
            make: makes an instance from the attributes that are given; usually the class.
        """
        values = _changed(data, self._reading)
        made = make(*values[: self._given])
        for name, each in zip(self._later, values[self._given :], strict=True):
            setattr(made, name, each)
        return made

    def kind(self, make: Callable[..., T]) -> Kind[T]:
        """Its instances as a type of attribute."""
        return Kind(self.plain, self.write, lambda data: self.read(data, make), self)

    def renewed(self, value: T, fresh: T, make: Callable[..., T]) -> T:
        """An instance as a new round has to find it, whatever the last one left behind.

        Args:
            value: an instance, for what lasts beyond a round.
            fresh: an instance in which nothing has happened yet, for all else.
            make: see `read`.
        """
        return self.read(self._renewed(self.write(value), self.write(fresh)), make)

    def _renewed(self, data: Sequence[Any], fresh: Sequence[Any]) -> list[Any]:
        found: list[Any] = []
        for item, held, anew in zip(self._items, data, fresh, strict=True):
            inner = item.kind.content
            if item.lasts:
                found.append(held)
            else:
                found.append(anew if inner is None else inner._renewed(held, anew))
        return found

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.plain)

    def encode(self, value: object) -> bytes:
        """An instance as bytes: equal bytes mean equal content."""
        return msgspec.json.encode(self.write(value))

    def decode(self, data: bytes, make: Callable[..., T]) -> T:
        """The instance that `encode` wrote.

        Args:
            data: the bytes.
            make: see `read`.

        Raises:
            PitpropError: these aren't bytes that it wrote.
        """
        try:
            content = self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise PitpropError(f"these bytes are not {self._what}: {error}") from error
        return self.read(content, make)


class _Described(Protocol):
    """A class whose instances have their content described."""

    content: ClassVar[Content]


def restored(kind: type[_Described], data: bytes) -> Any:
    """The instance of a class that has these bytes as its content; pickles are restored by it.

    Args:
        kind: the class.
        data: what its content's `encode` wrote.

    Raises:
        PitpropError: these aren't the bytes of such an instance.
    """
    return kind.content.decode(data, kind)
