"""How positions are printed and read, as far as all games do it alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, Generic, Protocol, TypeVar, cast

from pitprop.core.description.complaints import absent_seats, numbered_lines, refuse_missing
from pitprop.core.description.lines import LineSet, PositionSetup
from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.errors import NotationError, PositionError
from pitprop.core.options.option import OptionBook
from pitprop.core.public_table import NO_SEAT, TableOptions
from pitprop.core.records.headers import is_header_line
from pitprop.core.records.record import Header
from pitprop.core.wording.seats import seat_range

T = TypeVar("T", bound=PositionSetup)
S = TypeVar("S", bound=DescribedState)
V = TypeVar("V", bound=DescribedView)
Begun = TypeVar("Begun", covariant=True)


_UNTOLD: Final = re.compile(r"(.*[:-])?\?([0-9]*|/.*)")
"""A word for what isn't told: `?`, `I:?`, `blue-?`, `?2` for a card that seat 2 put down, or
`2:?/1+3` for one that it took."""


def _nothing(_setup: object, _begun: object) -> None:
    """Nothing is left out of what a seat sees."""


class Beginning(Protocol[Begun]):
    """What reading a position asks of its game (see `core.game.Game`)."""

    @property
    def titles(self) -> Mapping[str, str]:
        """What it is called, by language."""

    @property
    def seat_counts(self) -> Sequence[int]:
        """How many players there can be."""

    @property
    def seats_clause(self) -> str:
        """The clause that says so."""

    def start(
        self,
        seats: int,
        *,
        edition: str,
        options: Mapping[str, str],
        seed: str | None,
        first: int | None,
    ) -> Begun:
        """A new game before chance has decided anything."""


class PositionSet(Generic[T, S, V]):
    """How the positions of a game are printed and read.

    Args:
        lines: all lines.
        setup_of: what a position tells of a state, or of what a view shows of it.
        count_seats: the number of players where the header doesn't tell it, and the beginning of
            the line that does; empty where none does.
        undealt: the message where anything lies on the table before the first deal.
        needed: the lines that can't be left out of what a seat sees; hands can't, either.

    The others are given what is told and the state before the first deal:

    Args:
        fill: puts in what a position of a whole state leaves out.
        complaints: what cannot be, once everything is told or filled in.
        build_state: makes the state that is told from that one.
        build_view: makes the view that is told, with its table.
        complete_view: puts in what is left out of what a seat sees; raises a `PositionError` where
            it isn't told in full.
    """

    def __init__(
        self,
        *,
        lines: LineSet[T],
        setup_of: Callable[[S | V], T],
        count_seats: Callable[[T], tuple[int, str]],
        undealt: str,
        needed: Sequence[str],
        fill: Callable[[T, S], None],
        complaints: Callable[[T, S], Iterable[PositionError]],
        build_state: Callable[[T, S], S],
        build_view: Callable[[T, S], V],
        complete_view: Callable[[T, S], None] = _nothing,
    ) -> None:
        self._lines = lines
        self._setup_of = setup_of
        self._count_seats = count_seats
        self._undealt = undealt
        self._needed = needed
        self._fill = fill
        self._complaints = complaints
        self._build_state = build_state
        self._build_view = build_view
        self._complete_view = complete_view

    def print(self, shown: S | V) -> str:
        """A state, or what a view shows of it, in notation."""
        return self._lines.write(self._setup_of(shown))

    def read_state(self, text: str, game: Beginning[S]) -> S:
        """The state that a position tells; what it leaves out is as after a deal.

        Args:
            text: the position.
            game: the game that it is one of.

        Raises:
            NotationError: the text is not a position, or is one as a single seat sees it.
            PositionError: the position cannot arise; names the clause.
        """
        setup = self._lines.read(text)
        if setup.is_view:
            line = setup.header.line_of("view")
            message = "this is what one seat sees: it can be shown, not played on from"
            raise NotationError(message, line)
        if unknown := _line_of_unknown(text):
            message = "a ? may appear only in what one seat sees, below [view SEAT]"
            raise NotationError(message, unknown)
        with _located(setup):
            start = self._start(setup, game)
            if not setup.is_dealt:
                return start
            self._fill(setup, start)
            self._refuse(setup, start)
            return self._build_state(setup, start)

    def read_view(self, text: str, game: Beginning[S]) -> V:
        """What one seat (or a spectator) sees of a position, printed from a view.

        Args:
            text: the position.
            game: the game that it is one of.

        Raises:
            NotationError: the text is not a position, or is one of a whole state.
            PositionError: the position cannot arise, or isn't told in full.
        """
        setup = self._lines.read(text)
        if not setup.is_view:
            line = setup.header.line_of("view")
            message = "this isn't told as one seat sees it: [view SEAT] is missing"
            raise NotationError(message, line)
        with _located(setup):
            start = self._start(setup, game)
            if not setup.is_dealt:
                return cast(V, start.view(setup.reader))
            refuse_missing(setup.lines, [*self._needed, *numbered_lines("hand", start.seats)])
            self._complete_view(setup, start)
            self._refuse(setup, start)
            return self._build_view(setup, start)

    def _start(self, setup: T, game: Beginning[S]) -> S:
        """The game before its first deal, with the players that the header or a line tells of."""
        header = setup.header
        seats, part = (len(header.seats), "[seats]") if header.seats else self._count_seats(setup)
        if seats not in game.seat_counts:
            players = f"{seat_range(game.seat_counts)} players, not {seats} [{game.seats_clause}]"
            raise PositionError(f"{game.titles['en']} is for {players}", part)
        named = {"[view]": [header.view], "[first]": [header.first]}
        for error in absent_seats(named, seats, game.seats_clause):
            raise error
        if not setup.is_dealt and len(setup.lines) > 1:
            raise PositionError(self._undealt)
        return game.start(
            seats,
            edition=header.edition,
            options=header.options,
            seed=header.seed,
            first=header.first,
        )

    def _refuse(self, setup: T, start: S) -> None:
        """Check that the position can arise."""
        for complaint in self._complaints(setup, start):
            raise complaint


@contextmanager
def _located(setup: PositionSetup) -> Iterator[None]:
    """Gives errors raised within the number of the line to blame.

    If several lines tell of it, that is the last of them; if none does, it is the last line of all,
    after which one is missing.
    """
    heads = {f"[{name}]": number for name, number in setup.header.lines.items()}
    lines = {**heads, **setup.lines}
    try:
        yield
    except PositionError as error:
        if error.line:
            raise
        parts = [part.strip() for part in error.part.split(",") if part.strip()]
        blamed = [
            number
            for name, number in lines.items()
            if any(name == part or name.startswith(f"{part} ") for part in parts)
        ]
        line = max(blamed or lines.values(), default=0)
        raise PositionError(error.message, error.part, line) from None


def _line_of_unknown(text: str) -> int:
    """The first line with a word for something that isn't told; 0 where there is none.

    `?2:NES` isn't such a word: the card is known, and lies face down.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if not is_header_line(line) and any(map(_UNTOLD.fullmatch, line.split())):
            return number
    return 0


def position_header(
    game: str, shown: DescribedState | DescribedView, options: TableOptions, book: OptionBook
) -> Header:
    """The header of a position.

    Args:
        game: the name of the game.
        shown: the state, or the view, that the position tells.
        options: the options of its table.
        book: the editions and options of the game.
    """
    table = shown.public
    return Header(
        game=game,
        edition=options.edition,
        options=book.changes(options.edition, options.values),
        seats=("",) * table.seats,
        first=None if table.first == NO_SEAT else table.first,
        seed=shown.seed if isinstance(shown, DescribedState) else None,
        view=shown.seat if isinstance(shown, DescribedView) else None,
    )
