"""What follows from the descriptions of a game: from its moves, events, contents and positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pitprop.core import clauses
from pitprop.core.asked import as_seed, checked_number, checked_options, checked_players
from pitprop.core.catalogue import CardGroup, no_cards
from pitprop.core.chance import RandomStream
from pitprop.core.claims import COURTESIES, Claim, ClaimKind
from pitprop.core.clauses.text import Text
from pitprop.core.description.events import EventSet
from pitprop.core.description.moves import DescribedMove, MoveSet
from pitprop.core.description.positions import PositionSet
from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.errors import PitpropError
from pitprop.core.events import Event, Handled
from pitprop.core.fault import fault
from pitprop.core.game import Chance, Reconstruction, Terms
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.core.options.option import OptionBook
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.record import Record
from pitprop.core.records.redacted_replay import RedactedReplay
from pitprop.core.wording.seats import seat_range

if TYPE_CHECKING:
    from pitprop.core.clauses import Chapter, ClauseBook, RefusalTexts, Words

S = TypeVar("S", bound=DescribedState)
V = TypeVar("V", bound=DescribedView)
M = TypeVar("M", bound=DescribedMove)
C = TypeVar("C", bound=Chance)


def _nothing(_view: object, _move: object) -> str:
    return ""


def _nothing_known(_view: object) -> Sequence[Claim]:
    return ()


def _check_sampling(game: str, view: object, draw: object) -> None:
    if not isinstance(view, DescribedView) or view.game != game:
        raise PitpropError(
            f"worlds are drawn from a view of {game} that the engine gives, such as"
            f" state.engine.view(seat), not from {cited(type(view).__name__)}; a view of the"
            " library draws one itself: view.sample(seed)"
        )
    if not isinstance(draw, RandomStream):
        raise PitpropError(
            "a world is drawn from a pitprop.core.chance.RandomStream, such as"
            f" RandomStream('seed', 'world'), not from {cited(type(draw).__name__)}"
        )


@dataclass(frozen=True, kw_only=True, eq=False)
class DescribedGame(Generic[S, V, M, C]):
    """A game (see `core.game.Game`) whose parts are described.

    `S` are its states, `V` its views, `M` its moves, `C` what chance decides.

    Attributes:
        name: the name of its folder.
        package: the package of the game, in which its clauses and words lie.
        titles: what it is called, by language.
        seat_counts: how many players there can be, in order.
        seats_clause: the clause that says so.
        first_clause: the clause that says who begins.
        options: its editions and options.
        deck: a fingerprint of the cards, where the rules leave them open; else empty.
        terms: what its rules call a game and its rounds.
        example: a move, for messages.
        chance_words: the first words of the lines that say what chance decided.
        claims: what can be said ready-made at its tables.
        facts: all of these that a seat knows to be true, such as its own role.
        wordless: the numbers of players at which no free text is written during a game.
        cards: the names of the kinds of cards.
        catalogue: what cards there are, by the value of each option.
        positions: its positions.
        state: the class of its states, which knows its moves and events.
        begin: a new game, from an edition's name, the value of each option, the number of players,
            the seat that begins (`NO_SEAT` where it is drawn) and the seed.
        bound: an upper bound on the number of decisions in a whole game, by the number of players.
        sampler: a state that is consistent with all that a seat knows, drawn at random.
        chance_parser: reads what chance decided at a state, from the first lines of several.
        chance_printer: what chance decided as one reader knows it in the end, with a view of then.
        observer: what a seat learned from a move just made, as a record gives it in braces.
        drawer: the table as text art, with the players' names.
        redacted_replay: what carries out a redacted record.
    """

    name: str
    package: str
    titles: Mapping[str, str]
    seat_counts: Sequence[int]
    seats_clause: str
    first_clause: str
    options: OptionBook
    deck: str = ""
    terms: Terms
    example: str
    chance_words: Sequence[str]
    claims: Sequence[ClaimKind] = COURTESIES
    facts: Callable[[V], Sequence[Claim]] = _nothing_known
    wordless: Sequence[int] = ()
    cards: Sequence[str]
    catalogue: Callable[[Mapping[str, str]], Sequence[CardGroup]] = no_cards
    positions: PositionSet[Any, S, V]
    state: type[S]
    begin: Callable[[str, dict[str, str], int, int, str | None], S]
    bound: Callable[[int], int]
    sampler: Callable[[V, RandomStream], S]
    chance_parser: Callable[[S, Sequence[str]], C]
    chance_printer: Callable[[C, V], list[str]]
    observer: Callable[[V, M], str] = _nothing
    drawer: Callable[[V | S, Sequence[str]], str]
    redacted_replay: Callable[[Record, S], RedactedReplay[S, V]]

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one game of a name; what refers to it can be pickled, and copies share it."""
        return find_game, (self.name,)

    @property
    def min_seats(self) -> int:
        """The smallest number of players."""
        return self.seat_counts[0]

    @property
    def max_seats(self) -> int:
        """The largest number of players."""
        return self.seat_counts[-1]

    @property
    def moves(self) -> MoveSet[M, Any]:
        """Its moves."""
        return self.state.move_set

    @property
    def events(self) -> EventSet[Any]:
        """Its events."""
        return self.state.event_set

    # --- Rules and words ------------------------------------------------------------------------

    @property
    def clauses(self) -> ClauseBook:
        """The rules, clause by clause."""
        return clauses.clause_book(self.package, self.options.edition_names)

    @property
    def guide(self) -> Sequence[Chapter]:
        """The rules as running text, chapter by chapter; none where there is no guide."""
        return clauses.guide_of(self.package)

    @property
    def refusal_texts(self) -> RefusalTexts:
        """The sentences of refusals, in each language."""
        return clauses.refusal_texts(self.package)

    @property
    def words(self) -> Words:
        """The words for what there is in the game, its editions and options, in each language."""
        return clauses.word_book(self.package)

    # --- Beginning ------------------------------------------------------------------------------

    def start(
        self,
        seats: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        first: int | None = None,
    ) -> S:
        """A new game before chance has decided anything (see `core.game.Game.start`).

        Raises:
            PitpropError: the game has no such number of players, edition or option.
        """
        seats = checked_players(seats)
        checked_options(options)
        if seats not in self.seat_counts:
            players = seat_range(self.seat_counts)
            raise PitpropError(
                fault(
                    "other-number",
                    game=Text.of(self.titles),
                    players=players,
                    seats=cited(seats),
                    clause=self.seats_clause,
                )
            )
        if first is not None:
            first = checked_number(first, "the seat that begins")
        if first is not None and not 0 <= first < seats:
            clause = self.first_clause
            raise PitpropError(fault("no-first", seat=first + 1, seats=seats, clause=clause))
        if edition == "":
            edition = self.options.editions[0].name
        values = self.options.resolve(edition, options or {})
        starter = NO_SEAT if first is None else first
        return self.begin(edition, values, seats, starter, as_seed(seed))

    def max_decisions(self, seats: int) -> int:
        """An upper bound on the number of decisions in a whole game, those of chance included."""
        return self.bound(seats)

    # --- What is known --------------------------------------------------------------------------

    @property
    def revealing(self) -> frozenset[str]:
        """The keys of the events that tell seats other than the actor's something hidden."""
        return self.events.revealing

    def redacted(self, move: M) -> M:
        """The move as it is known to those who don't know its private part."""
        return self.moves.redacted(move)

    def sample(self, view: V, draw: RandomStream) -> S:
        """A state that is consistent with all that the seat knows, drawn at random (law 9).

        Raises:
            PitpropError: it is another game's view or not the engine's, or the draw is of another
                kind.
        """
        _check_sampling(self.name, view, draw)
        return self.sampler(view, draw)

    def hand(self, view: V) -> Sequence[str]:
        """The cards in the hand of a view's seat, in notation."""
        return [self.cards[kind] for kind in view.hand]

    def handled(self, event: Event) -> Sequence[Handled]:
        """The cards that an event took out of hands or brought into them, in order."""
        return self.events.handled(event)

    def observation(self, view: V, move: M) -> str:
        """What a record adds in braces for what a seat learned from a move just made."""
        return self.observer(view, move)

    # --- Notation -------------------------------------------------------------------------------

    def decode(self, data: bytes) -> S:
        """The state that `State.encode` wrote.

        Raises:
            PitpropError: the bytes are not those of a state.
        """
        return self.state.content.decode(data, self.state)

    def parse_move(self, text: str) -> M:
        """Read a move that somebody wants to make.

        Raises:
            NotationError: the text is not a move, or hides the part of it that others don't know.
        """
        return self.moves.read(text)

    def parse_known_move(self, text: str) -> M:
        """Read a move as a redacted record tells it.

        Raises:
            NotationError: the text is not a move.
        """
        return self.moves.read_known(text)

    def parse_chance(self, state: S, lines: Sequence[str]) -> tuple[C, int]:
        """Read what chance decided at this state; returns it and the number of lines used.

        Raises:
            NotationError: the lines aren't such an outcome (`line` counts from the first of them).
        """
        chance = self.chance_parser(state, lines)
        return chance, len(chance.lines())

    def chance_lines(self, chance: C, views: Sequence[V]) -> list[str]:
        """What chance decided as one reader knows it in the end, with `?` for the rest.

        Args:
            chance: the outcome.
            views: what the reader knew, from just after it until the next such outcome.
        """
        return self.chance_printer(chance, views[-1])

    def print_position(self, view_or_state: V | S) -> str:
        """A position (or what a view shows of it) in a few lines of notation."""
        return self.positions.print(view_or_state)

    def parse_position(self, text: str) -> S:
        """Read a position; what it leaves out is as after a deal.

        Raises:
            NotationError: the text is not a position.
            PositionError: the position cannot arise.
        """
        return self.positions.read_state(text, self)

    def parse_view(self, text: str) -> V:
        """Read what one seat sees of a position, as printed from a view.

        Raises:
            NotationError: the text is not a position, or is one of a whole state.
            PositionError: the position cannot arise, or isn't told in full.
        """
        return self.positions.read_view(text, self)

    # --- Drawings -------------------------------------------------------------------------------

    def draw_text(self, view_or_state: V | S, names: Sequence[str] = ()) -> str:
        """The table as text art: as a view shows it, or with everything hidden shown."""
        return self.drawer(view_or_state, names)

    def reconstruct(self, record: Record) -> Reconstruction:
        """What a redacted record says about its game.

        Raises:
            RecordError: the record breaks a rule, or doesn't say what its reader knows.
        """
        header = record.header
        state = self.start(
            len(header.seats), edition=header.edition, options=header.options, first=header.first
        )
        return self.redacted_replay(record, state).run()
