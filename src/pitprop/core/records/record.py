"""What a record holds: its header, what chance decided, the moves, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pitprop.core.claims import Claim


@dataclass(frozen=True, slots=True)
class Header:
    """What stands above a position or a record.

    Attributes:
        game: the name of the game.
        edition: the name of the edition.
        options: what the table has changed in the edition.
        seats: the players' names by seat, empty ones where they have none; nothing where the
            number of players isn't told.
        rules: the version of the rules, or None.
        deck: which deck it was played with, where the rules leave that open; else None.
        first: the seat that was named to begin, or None where it was drawn.
        commit: the hash shown before the first deal, or None.
        seed: where the deals come from, or None.
        salt: what hid the seed in the hash, or None.
        view: the seat from whose view it is told, `SPECTATOR` for what is public; None where
            everything is told.
        lines: the numbers of the header lines in a text, by the names of the headers.
    """

    game: str
    edition: str
    options: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    rules: int | None = None
    deck: str | None = None
    first: int | None = None
    commit: str | None = None
    seed: str | None = None
    salt: str | None = None
    view: int | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    def line_of(self, name: str) -> int:
        """The line of a header; the last line of all where it is missing, 0 without a text."""
        return self.lines.get(name, max(self.lines.values(), default=0))


@dataclass(frozen=True, slots=True)
class ChanceEntry:
    """Something that chance decided, or several such things, line by line.

    Attributes:
        lines: the lines in notation.
        numbers: their numbers in the text; none where there is no text.
    """

    lines: tuple[str, ...]
    numbers: tuple[int, ...] = field(default=(), compare=False)

    @property
    def line(self) -> int:
        """The number of the first line in the text; 0 where there is no text."""
        return self.line_at(0)

    def line_at(self, at: int) -> int:
        """The number of one of the lines, of the last one if there are fewer; 0 without a text."""
        return self.numbers[min(at, len(self.numbers) - 1)] if self.numbers else 0


@dataclass(frozen=True, slots=True)
class MoveEntry:
    """A move.

    Attributes:
        number: its number in the whole game, from 1.
        text: the move in notation.
        note: what its maker learned from it, or, in a redacted record, what the reader learned;
            `?` where only others learned something; empty where there is nothing to learn.
        line: the number of its line in the text; 0 where there is no text.
    """

    number: int
    text: str
    note: str = ""
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.number}. {self.text}" + (f" {{{self.note}}}" if self.note else "")


@dataclass(frozen=True, slots=True)
class ResultEntry:
    """How a round ended.

    Attributes:
        text: the line in notation.
        line: its number in the text; 0 where there is no text.
    """

    text: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class SaidLine:
    """Something that was said at the table; replaying leaves it out.

    Attributes:
        after: the number of the move after which it was said, 0 before the first.
        seat: who said it.
        claim: what was claimed; None for free text.
        text: free text; empty for a claim.
    """

    after: int
    seat: int
    claim: Claim | None
    text: str = ""


Entry = ChanceEntry | MoveEntry | ResultEntry


@dataclass(frozen=True, slots=True)
class Record:
    """A game, or as much of it as has been played.

    Attributes:
        header: what stands above it.
        entries: what happened, in order.
        said: what was said, in order.
    """

    header: Header
    entries: tuple[Entry, ...] = ()
    said: tuple[SaidLine, ...] = ()

    @property
    def moves(self) -> tuple[MoveEntry, ...]:
        """The moves."""
        return tuple(entry for entry in self.entries if isinstance(entry, MoveEntry))

    @property
    def is_redacted(self) -> bool:
        """Whether it tells only what one seat (or a spectator) knows."""
        return self.header.view is not None
