"""A game as you type it: its rules by name, and new states of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from typing import Generic, TypeVar, cast

from pitprop.core.asked import (
    HALF_A_PAIR,
    checked_number,
    checked_options,
    checked_players,
    checked_text,
    is_whole,
)
from pitprop.core.clauses import ClauseBook
from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.game import Game as EngineGame
from pitprop.core.game import Move as EngineMove
from pitprop.core.game import State as EngineState
from pitprop.core.notation import cited
from pitprop.core.options.faults import naming_edition_faults
from pitprop.core.records.commitment import commitment
from pitprop.core.records.headers import split_header
from pitprop.core.records.record import Header
from pitprop.core.records.text import parse_record
from pitprop.core.wording.names import check_names
from pitprop.library.cards import Card, card_named, cards_of
from pitprop.library.journal import Journal
from pitprop.library.moves import as_move
from pitprop.library.players import Player, opponents_of
from pitprop.library.readers import Seat
from pitprop.library.seeds import seed_of
from pitprop.library.state import Record, State
from pitprop.library.views.finding import view_of
from pitprop.opponents import Opponent, opponent_names
from pitprop.opponents.whose import add_who_decided

M = TypeVar("M", bound=EngineMove)
V = TypeVar("V")


class Game(Generic[M, V]):
    """One of the games.

    Attributes:
        engine: the game as the engine has it.
    """

    __slots__ = ("engine",)

    def __init__(self, engine: EngineGame) -> None:
        if isinstance(engine, str):
            raise PitpropError(f"a game is found by its name: pitprop.game({cited(engine)})")
        self.engine = engine

    @property
    def name(self) -> str:
        """Its name: `saboteur`, `sabotage` or `dark_cave`."""
        return self.engine.name

    @property
    def editions(self) -> list[str]:
        """The names of its editions, the default one first."""
        return [edition.name for edition in self.engine.options.editions]

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """The values that each option can have."""
        return {option.name: option.values for option in self.engine.options.options}

    @property
    def player_counts(self) -> list[int]:
        """How many can play."""
        return list(self.engine.seat_counts)

    @property
    def opponents(self) -> list[str]:
        """The names of the computer players that play it, the default one first."""
        return opponent_names(self.name)

    @property
    def clauses(self) -> ClauseBook:
        """The rules, clause by clause."""
        return self.engine.clauses

    @naming_edition_faults()
    def cards(self, edition: str = "", options: Mapping[str, str] | None = None) -> list[Card]:
        """All kinds of cards, counted as they are played with.

        Args:
            edition: an edition's name; the default edition where empty.
            options: changes to the edition.

        Raises:
            PitpropError: the game has no such edition or option.
        """
        checked_options(options)
        return cards_of(self.engine, edition, options)

    def card(self, name: str) -> Card:
        """The card of that name, such as `rockfall` or `goal:treasure`; `SW` is `NE`, too.

        Raises:
            PitpropError: the game has no such card.
        """
        return card_named(self.engine, name)

    def parse_move(self, text: str) -> M:
        """A move from its notation, whether or not it could be made anywhere.

        `State.parse_move` also asks the rules.

        Raises:
            NotationError: the text is not a move of the game.
        """
        checked_text(text, "the notation of a move")
        return cast(M, as_move(self.engine, text, self.engine.max_seats))

    @naming_edition_faults()
    def start(
        self,
        players: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | float | str | None = None,
        salt: str | None = None,
        first: Seat | None = None,
        names: Sequence[str] | None = None,
    ) -> State[M, V]:
        """A new game, before chance has decided anything: that is what `deal` is for.

        Args:
            players: the number of players.
            edition: an edition's name; the default edition where empty.
            options: changes to the edition.
            seed: where all chance comes from, any number or text; one is drawn where None. A number
                is the same seed as its text, and 7.0 the same as 7; a text may be empty or have
                several lines.
            salt: hides the seed in a commitment to all deals (`State.commitment`), so that whoever
                was shown that before the first deal can check the record afterwards
                (`Record.verify`); a long random text, such as `secrets.token_hex(16)`. No
                commitment where None.
            first: the seat that begins; drawn where None.
            names: the players' names by seat, which the record keeps; an empty one is no name, and
                nobody has one where None.

        Raises:
            PitpropError: the game has no such number of players, edition, option or seat, the seed
                is none, or has several lines and is to be committed to, or the names aren't one for
                each seat.
            NotationError: a name can't be in a record.
        """
        return self._start(players, names, edition, options, seed_of(seed), salt, first)

    def _start(
        self,
        players: int,
        names: Sequence[str] | None,
        edition: str,
        options: Mapping[str, str] | None,
        seed: str,
        salt: str | None,
        first: Seat | None,
    ) -> State[M, V]:
        """A new game, perhaps of players who have names; see `start`."""
        players = checked_players(players)
        checked_options(options)
        first = _checked_first(first, players)
        engine = self.engine.start(
            players, edition=edition, options=options, seed=seed, first=first
        )
        name = self.editions[0] if edition == "" else str(edition)
        called = ("",) * players if names is None else _checked_names(names, players)
        changes = self._changes(name, options)
        commit = _commitment(seed, salt)
        header = Header(
            self.name, name, changes, called, first=first, commit=commit, seed=seed, salt=salt
        )
        return State(engine, self.engine, view_of, Journal(header, []))

    def _changes(self, edition: str, options: Mapping[str, str] | None) -> dict[str, str]:
        """The options that differ from the edition's, as a record tells them."""
        book = self.engine.options
        return dict(book.changes(edition, book.resolve(edition, options or {})))

    @naming_edition_faults()
    def position(self, text: str) -> State[M, V]:
        """The state of a position in notation (`repr` of a state).

        How a state came about isn't part of a position: it has no events and no record, and is
        seldom equal (`==`) to the state that the position was made from. Their positions are equal,
        and so are their seeds, if the text tells one (`[seed …]`).

        Raises:
            NotationError: the text is not a position.
            PositionError: the position cannot arise.
        """
        checked_text(text, "a position")
        try:
            return State(self.engine.parse_position(text), self.engine, view_of)
        except PitpropError:
            if _is_record(text):
                raise NotationError(
                    "this is the record of a game, not a position; game.record(text) reads it"
                ) from None
            if _is_seen(text):
                raise NotationError(
                    "this is what one seat sees, not the whole position; game.view(text) reads it"
                ) from None
            raise

    @naming_edition_faults()
    def view(self, text: str) -> V:
        """The view of a position as one seat sees it, in notation (`repr` of a view).

        It shows what the view does that it was printed from, but for what happened since the last
        deal; so it is seldom equal (`==`) to that one. `sample` draws worlds that agree with it.

        Raises:
            NotationError: the text is not a position as a seat or a spectator sees it.
            PositionError: the position cannot arise, or isn't told in full.
        """
        checked_text(text, "a position")
        try:
            return cast(V, view_of(self.engine.parse_view(text)))
        except PitpropError:
            if _is_record(text):
                raise NotationError(
                    "this is the record of a game, not a position; game.record(text) reads it"
                ) from None
            if not _is_seen(text) and self._is_position(text):
                raise NotationError(
                    "this is a whole position, not what one seat sees; game.position(text) reads it"
                ) from None
            raise

    @naming_edition_faults()
    def record(self, text: str) -> Record[M, V]:
        """The record of a game in notation (`repr` of a record), whole or as one seat knows it.

        Raises:
            NotationError: the text is not a record of this game.
            RecordError: the record breaks a rule, or says something that wasn't so.
        """
        checked_text(text, "a record")
        try:
            return self._record(text)
        except PitpropError:
            if self._is_position(text):
                reader = "view" if _is_seen(text) else "position"
                raise NotationError(
                    f"this is a position, not the record of a game; game.{reader}(text) reads it"
                ) from None
            raise

    def _record(self, text: str) -> Record[M, V]:
        record = parse_record(text)
        if record.header.game != self.name:
            line = record.header.line_of("game")
            raise NotationError(f"this is a game of {record.header.game}, not {self.name}", line)
        return Record(record, self.engine, view_of)

    def _is_position(self, text: str) -> bool:
        """Whether it is a position, perhaps as one seat sees it."""
        for parse in (self.engine.parse_position, self.engine.parse_view):
            with suppress(PitpropError):
                parse(text)
                return True
        return False

    @naming_edition_faults()
    def play(
        self,
        opponents: Sequence[Player],
        *,
        players: int | None = None,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | float | str | None = None,
        salt: str | None = None,
        first: Seat | None = None,
    ) -> Iterator[State[M, V]]:
        """Let players play a game, and look at it after each decision.

        Args:
            opponents: opponents by name, and bots; if there are fewer than players they repeat.
            players: the number of players; the number of `opponents` where None.
            edition: an edition's name; the default edition where empty.
            options: changes to the edition.
            seed: where all chance comes from, any number or text; one is drawn where None.
            salt: hides the seed in a commitment to all deals; see `start`.
            first: the seat that begins; drawn where None.

        Yields:
            the state then. It can be kept and played on: the game goes on without it.

        Raises:
            PitpropError: the game has no such opponent, number of players, edition or option.
            NotationError: a bot gave a text that is not a move of the game.
            IllegalMoveError: a bot made a move that a rule forbids.
        """
        seated, drawn = self._seated(opponents, players), seed_of(seed)
        state = self._start(len(seated), _names(seated), edition, options, drawn, salt, first)
        return (copy(each) for each in self._going_on(state, seated, drawn))

    def _going_on(
        self, state: State[M, V], opponents: Sequence[Opponent], seed: str
    ) -> Iterator[State[M, V]]:
        """The state after each decision, the same object all the time."""
        moves = 0
        while not state.is_over:
            if state.decider is None:
                state.deal()
            else:
                move = _chosen(opponents, state.engine, f"{seed} move {moves}")
                state.play(cast(M, move))
                moves += 1
            yield state

    @naming_edition_faults()
    def played(
        self,
        opponents: Sequence[Player],
        *,
        players: int | None = None,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | float | str | None = None,
        salt: str | None = None,
        first: Seat | None = None,
    ) -> Record[M, V]:
        """Let players play a whole game, and keep its record: the same game that `play` plays.

        Args:
            opponents: opponents by name, and bots; if there are fewer than players they repeat.
            players: the number of players; the number of `opponents` where None.
            edition: an edition's name; the default edition where empty.
            options: changes to the edition.
            seed: where all chance comes from, any number or text; one is drawn where None.
            salt: hides the seed in a commitment to all deals; see `start`.
            first: the seat that begins; drawn where None.

        Raises:
            PitpropError: the game has no such opponent, number of players, edition or option.
            NotationError: a bot gave a text that is not a move of the game.
            IllegalMoveError: a bot made a move that a rule forbids.
        """
        seated, drawn = self._seated(opponents, players), seed_of(seed)
        state = self._start(len(seated), _names(seated), edition, options, drawn, salt, first)
        for _ in self._going_on(state, seated, drawn):
            pass
        return state.record()

    def _seated(self, opponents: Sequence[Player], players: int | None) -> list[Opponent]:
        """The opponents on the seats, one on each."""
        if players is not None:
            players = checked_players(players)
        return opponents_of(self.name, opponents, players)

    def __eq__(self, other: object) -> bool:
        return self.engine is other.engine if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"pitprop.game({self.name!r})"


def _checked_first(first: Seat | None, players: int) -> Seat | None:
    """The seat that begins, if one is named."""
    if first is None:
        return None
    return checked_number(first, "the seat that begins", least=0, most=players - 1)


def _names(seated: Sequence[Opponent]) -> list[str]:
    """What those on the seats are called."""
    return [each.name for each in seated]


def _checked_names(names: object, players: int) -> tuple[str, ...]:
    """The players' names, if they are one for each seat."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise PitpropError(f"names are given as a list, such as ['Ada', 'Ben'], not {cited(names)}")
    for name in names:
        checked_text(name, "a name")
    if len(names) != players:
        raise PitpropError(f"{players} players have {players} names, not {len(names)}")
    check_names(names)
    return tuple(names)


def _commitment(seed: str, salt: str | None) -> str | None:
    """The hash that fixes all deals; None without a salt."""
    if salt is None:
        return None
    checked_text(salt, "the salt")
    if not is_whole(salt):
        raise PitpropError(f"the salt {salt!a} {HALF_A_PAIR}")
    return commitment(seed, salt)


def _is_seen(text: str) -> bool:
    """Whether a text says that it is told as one seat sees it."""
    headers, _ = split_header(text)
    return any(line.startswith("[view") for _, line in headers)


def _is_record(text: str) -> bool:
    """Whether it is a record, beyond what a position might say, too."""
    try:
        record = parse_record(text)
    except PitpropError:
        return False
    return bool(record.moves) or "rules" in record.header.lines


def _chosen(opponents: Sequence[Opponent], state: EngineState, seed: str) -> EngineMove:
    """The move of whoever decides."""
    seat = state.decider
    view = state.view(seat)
    try:
        move: EngineMove = opponents[seat].choose(view, seed=seed).move
    except Exception as error:
        add_who_decided(error, opponents[seat].name, view, seed)
        raise
    return move
