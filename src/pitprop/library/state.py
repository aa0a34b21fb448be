"""Games as people and programs use them: a game at one moment, and the record of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from pitprop.core.asked import checked_number, checked_text
from pitprop.core.chance import FastRandom
from pitprop.core.errors import IllegalMoveError, PitpropError
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Chance
from pitprop.core.game import Game as EngineGame
from pitprop.core.game import Move as EngineMove
from pitprop.core.game import State as EngineState
from pitprop.core.game import View as EngineView
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.core.playouts.choosing import checked_weights, chooser
from pitprop.core.playouts.playout import playable, playouts
from pitprop.core.playouts.policy import Policy
from pitprop.core.playouts.sums import Sums
from pitprop.core.records.record import Header
from pitprop.core.records.record import Record as EngineRecord
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import Step, replay, steps, until_decision
from pitprop.library.journal import Journal, journal_of
from pitprop.library.moves import Moves, Why, as_move, why, with_reason
from pitprop.library.outcomes import check_origin
from pitprop.library.readers import Seat, reader_of
from pitprop.library.record_facts import RecordFacts
from pitprop.library.seeds import seed_of
from pitprop.library.terms import terms_of

if TYPE_CHECKING:
    from pitprop.library.reviewing import Decision

M = TypeVar("M", bound=EngineMove)
V = TypeVar("V")


class State(Generic[M, V]):
    """One game at one moment. It changes in place; `copy.copy` and `copy.deepcopy` make another.

    Attributes:
        engine: the state as the engine has it, for search.

    Args:
        engine: the state as the engine has it.
        game: the game.
        shown: what makes a view of the library of an engine's one.
        journal: how it came about; None where that isn't known.
        past: the engine's state before each move so far, with the length of the journal then.
    """

    __slots__ = ("_game", "_journal", "_past", "_shown", "engine")

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __init__(
        self,
        engine: EngineState,
        game: EngineGame,
        shown: Callable[[EngineView], V],
        journal: Journal | None = None,
        past: Sequence[tuple[EngineState, int]] = (),
    ) -> None:
        self.engine = engine
        self._game = game
        self._shown = shown
        self._journal = journal
        self._past = list(past)

    # --- What is played -------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def edition(self) -> str:
        """The name of the edition.

        Raises:
            PitpropError: it is a position of another package's game, which doesn't tell it.
        """
        return terms_of(self._game, self.engine, self._header)[0]

    @property
    def options(self) -> dict[str, str]:
        """The value of every option, as views tell it.

        Raises:
            PitpropError: it is a position of another package's game, which doesn't tell them.
        """
        return terms_of(self._game, self.engine, self._header)[1]

    @property
    def seed(self) -> str | None:
        """Where all that chance has yet to decide comes from; no view tells it.

        It is what the position shows (`[seed …]`). In a game that was started or replayed all
        earlier deals come from it, too. A world that was drawn from a view (`sample`) has a seed of
        its own, which follows from the one that it was drawn with and says nothing of the real
        game's. None where there is no seed, as in a position or a record that doesn't tell it: what
        chance decides then has to be said (`apply_chance`).
        """
        seed: str | None = getattr(self.engine, "seed", None)  # another package's may have none
        return seed

    @property
    def names(self) -> list[str]:
        """The players' names by seat, as the game or its record was given them; empty ones else."""
        return list(self._header.seats if self._header is not None else [""] * self.players)

    @property
    def _header(self) -> Header | None:
        """How the game was started; None where that isn't known."""
        return self._journal.header if self._journal is not None else None

    @property
    def commitment(self) -> str | None:
        """The hash that fixes all deals, to be shown before the first; None without a salt."""
        return self._header.commit if self._header is not None else None

    # --- Who decides ----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of players."""
        return self.engine.seats

    @property
    def decider(self) -> Seat | None:
        """The seat that has to decide; None where chance has to, and at the end."""
        seat = self.engine.decider
        return seat if seat >= 0 else None

    @property
    def is_chance(self) -> bool:
        """Whether chance has to decide: `deal` lets it, `apply_chance` says what it decided."""
        return self.engine.decider == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.engine.decider == TERMINAL

    # --- Chance ---------------------------------------------------------------------------------

    def draw(self) -> Chance:
        """What chance decides now according to the seed, shown in notation. Changes nothing.

        Raises:
            PitpropError: chance has nothing to decide.
        """
        return self.engine.draw()

    def deal(self) -> None:
        """Let chance decide, by the seed.

        Raises:
            PitpropError: chance has nothing to decide.
        """
        self._apply(self.engine.draw())

    def apply_chance(self, outcome: Chance | str) -> None:
        """Carry out what chance decided.

        Args:
            outcome: what `draw` gives, or its lines in notation.

        Raises:
            PitpropError: chance has nothing to decide, or could not have decided this.
        """
        if not self.is_chance:
            self.engine.draw()  # an error that says who decides instead
        if isinstance(outcome, str):
            self._apply(self._parsed_chance(outcome.strip().split("\n")))
            return
        if not callable(getattr(outcome, "lines", None)):
            raise PitpropError(
                f"what chance decided is what draw() gives, or its lines, not {cited(outcome)}"
            )
        try:
            self._apply(self._parsed_chance(outcome.lines()))
        except PitpropError:
            check_origin(outcome, self._game, self.players)
            raise

    def _apply(self, outcome: Chance) -> None:
        self.engine.apply_chance(outcome)
        if self._journal is not None:
            self._journal.log.append((CHANCE, "\n".join(outcome.lines())))

    def _parsed_chance(self, lines: Sequence[str]) -> Chance:
        """An outcome from its lines, read by this game wherever they come from."""
        chance, used = self._game.parse_chance(self.engine, lines)
        if used != len(lines):
            raise PitpropError(f"there is more after what chance decided: {cited(lines[used])}")
        return chance

    # --- Moves ----------------------------------------------------------------------------------

    @property
    def legal_moves(self) -> Moves[M]:
        """The moves of whoever decides; none where chance decides, and at the end.

        A list, in which `in` finds a move by its notation, too. It says False of a forbidden move
        and of a text that isn't a move at all: `refusal` tells these apart.
        """
        return Moves(cast(Sequence[M], self.engine.legal_moves()))

    def parse_move(self, text: str) -> M:
        """A move of whoever decides from its notation, which isn't made yet.

        Raises:
            NotationError: the text is not a move of the game.
            IllegalMoveError: a rule forbids the move; its text names the clause.
        """
        checked_text(text, "the notation of a move")
        move = as_move(self._game, text, self.players)
        self._carry_out(self.engine.clone(), move)
        return cast(M, move)

    def refusal(self, move: M | str) -> Why | None:
        """Why whoever decides may not make a move, or None where it may be made.

        Args:
            move: a move, or its notation.

        Raises:
            NotationError: the text is not a move of the game.
        """
        return why(self._game, self.engine.refusal(as_move(self._game, move, self.players)))

    def play(self, move: M | str) -> None:
        """Carry out a move of whoever decides.

        Args:
            move: a move, or its notation.

        Raises:
            NotationError: the text is not a move of the game.
            IllegalMoveError: a rule forbids the move; its text names the clause.
        """
        asked = as_move(self._game, move, self.players)
        before = self.engine.clone()
        self._carry_out(self.engine, asked)
        self._past.append((before, len(self._journal.log) if self._journal is not None else 0))
        if self._journal is not None:
            self._journal.log.append((before.decider, str(asked)))

    def _carry_out(self, engine: EngineState, move: EngineMove) -> None:
        try:
            engine.play(move)
        except IllegalMoveError as error:
            hint = " (chance decides now: call deal())" if self.is_chance else ""
            raise with_reason(self._game, error, hint) from None

    def undo(self) -> None:
        """Take back the last move, and what chance decided or was done to `engine` after it.

        Where the move comes from a record, the game is replayed up to there.

        Raises:
            PitpropError: no move has been made since the start, or since a position was set up.
        """
        if not self._past:
            journal = self._known().before_last_move()
            self.engine, self._journal = replay(journal.record()), journal
            return
        before, length = self._past.pop()
        self.engine = before.clone()  # copies of this state may go back to it, too
        if self._journal is not None:
            self._journal = self._journal.until(length)

    # --- Playing on -----------------------------------------------------------------------------

    def play_out(
        self,
        games: int = 1,
        *,
        seed: int | float | str | None = None,
        weights: Mapping[str, int] | None = None,
        policy: Policy | None = None,
    ) -> Sums:
        """Play from here to the end, inside the engine and on copies, and count. Changes nothing.

        A draw pile is drawn as it lies here: a player who searches plays out worlds that its view
        gives (`sample`).

        Args:
            games: how many games.
            seed: where their choices and later deals come from, any number or text; one is drawn
                where None.
            weights: how likely kinds of moves are relative to each other, from 0 to 1,000 each,
                such as `{"lay": 3, "pass": 0}`, and 1 for kinds that are left out; all legal moves
                are equally likely where None.
            policy: how the players choose, instead of by weights; an object of a class derived
                from `pitprop.library.Policy`.

        Raises:
            PitpropError: a number, a seed, a weight or a policy is wrong, the policy chose
                something else than one of the codes, or the game is another package's that can't
                be played out.
        """
        games = checked_number(games, "the number of games", least=1)
        weights = checked_weights(weights, policy)
        drawn = seed_of(seed)
        start = playable(self.engine.clone(), self._game.name)
        start.seed = drawn
        random = FastRandom(int.from_bytes(drawn.encode()))
        return playouts(start, games, random, chooser(self._game.name, weights, policy))

    # --- What is known --------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> V:
        """What a seat may know, and nothing else.

        Args:
            seat: the seat; None stands for a spectator.

        Raises:
            PitpropError: the game has no such seat.
        """
        return self._shown(self.engine.view(reader_of(seat, self.players)))

    def events(self, seat: Seat | None = None, since: int = 0) -> Sequence[Event]:
        """What happened since the last deal, as a seat may know it.

        Args:
            seat: the seat; None stands for a spectator.
            since: the number of the first event to give.

        Raises:
            PitpropError: the game has no such seat, or there is no such number.
        """
        since = checked_number(since, "the number of the first event", least=0)
        events = self.engine.events(reader_of(seat, self.players), 0)
        if since > len(events):
            raise PitpropError(
                f"the number of the first event is at most {len(events)}, not {cited(since)}: that"
                " many have happened since the last deal"
            )
        return events[since:]

    @property
    def scores(self) -> list[int]:
        """Each seat's score so far, secret ones included."""
        return list(self.engine.scores())

    @property
    def winners(self) -> list[Seat]:
        """The seats that have won; none while the game goes on."""
        return list(self.engine.winners())

    def record(self) -> Record[M, V]:
        """The record of the game so far; `record().state(5)` is the state after its fifth move.

        Raises:
            PitpropError: nobody knows how the state came about, since it was set up as a position,
                drawn from a view (`sample`), or changed through `engine`.
        """
        return Record(self._known().record(), self._game, self._shown)

    def _known(self) -> Journal:
        """How the state came about.

        Raises:
            PitpropError: nobody knows.
        """
        if self._journal is None:
            raise PitpropError(
                "this state was set up as a position or drawn from a view: how it came about isn't"
                " known"
            )
        try:
            is_known = replay(self._journal.record()).encode() == self.engine.encode()
        except PitpropError:
            is_known = False
        if not is_known:
            raise PitpropError("this state was changed through `engine`, which keeps no record")
        return self._journal

    # --- How it shows itself --------------------------------------------------------------------

    def position(self) -> str:
        """The position in notation: `game.position` turns it into a state again.

        It leaves out what happened since the last deal, by which players judge one another; so
        that state is seldom equal to this one, but has the same position.
        """
        return self._game.print_position(self.engine)

    def __repr__(self) -> str:
        return self.position()

    def __str__(self) -> str:
        return self._game.draw_text(self.engine)

    def _repr_svg_(self) -> str | None:
        """A picture of what everybody sees, for notebooks; None where the game has none."""
        from pitprop.library.showing import show_table  # for notebooks alone

        return show_table(self.engine.view(SPECTATOR).wire())

    # --- Copies ---------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Whether all of it is the same, what happened since the last deal included.

        A position says nothing of what happened: to compare two positions compare their texts
        (`position`).
        """
        if not isinstance(other, State):
            return NotImplemented
        is_same_game = self._game.name == other._game.name
        return is_same_game and self.engine.encode() == other.engine.encode()

    def __copy__(self) -> State[M, V]:
        journal = self._journal.clone() if self._journal is not None else None
        return State(self.engine.clone(), self._game, self._shown, journal, self._past)

    def __deepcopy__(self, memo: Any) -> State[M, V]:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        engine = self.engine.encode()
        # Where there is a journal, that tells what can be undone.
        past = [(before.encode(), length) for before, length in self._past]
        if self._journal is not None:
            past = []
        return _decoded, (self._game.name, engine, self._shown, self._journal, past)


def _decoded(
    name: str,
    data: bytes,
    shown: Callable[[EngineView], V],
    journal: Journal | None,
    past: Sequence[tuple[bytes, int]] = (),
) -> State[Any, V]:
    """The state that was pickled."""
    game = find_game(name)
    before = [(game.decode(each), length) for each, length in past]
    return State(game.decode(data), game, shown, journal, before)


class Record(RecordFacts, Generic[M, V]):
    """A game, or as much of it as was played. In a notebook it shows itself.

    Args:
        engine: the record as the engine has it.
        game: the game.
        shown: what makes a view of the library of an engine's one.
    """

    __slots__ = ("_shown",)

    def __init__(
        self, engine: EngineRecord, game: EngineGame, shown: Callable[[EngineView], V]
    ) -> None:
        super().__init__(engine, game)
        self._shown = shown

    def state(self, until: int | None = None) -> State[M, V]:
        """The state at the end, or after one of the moves, where the next one is due.

        What chance decided in between has happened, such as the deal of the next round.

        Args:
            until: the number of the last move that is made, 0 for before the first; all where None.

        Raises:
            RecordError: there is no such move, or the record tells only what one seat knows.
        """
        if until is not None:
            until = checked_number(until, "the number of a move")
        record = until_decision(self.engine, until)
        return State(replay(record), self._game, self._shown, journal_of(record))

    def states(self) -> Iterator[State[M, V]]:
        """Replay the game, to look at it wherever somebody has to decide, and at the end.

        Yields:
            the state then. It can be kept and played on: the replay goes on without it.

        Raises:
            RecordError: at once where the record tells only what one seat knows.
        """
        return self._replayed(steps(self.engine))

    def _replayed(self, replayed: Iterator[Step]) -> Iterator[State[M, V]]:
        journal = Journal(self.engine.header, [])
        for step in replayed:
            journal.add(step)
            if step.state.decider != CHANCE and step.seat != TERMINAL:
                yield State(step.state.clone(), self._game, self._shown, journal.clone())

    def redacted(self, seat: Seat | None = None) -> Record[M, V]:
        """The record as one seat knows it at its end, with `?` for what it doesn't know.

        Args:
            seat: the seat; None stands for a spectator, who knows what everybody knows.

        Raises:
            PitpropError: the game has no such seat.
            RecordError: the record has already been redacted for one reader.
        """
        known = redacted(self.engine, reader_of(seat, self.players))
        return Record(known, self._game, self._shown)

    def review(self, seat: Seat | None = None) -> Iterator[Decision[M]]:
        """Decisions beside the best of the other moves, by what their players could know.

        The game's strongest computer player judges them, as on the page of a game that is over;
        what was claimed at the table counts. Where the engine isn't compiled a decision takes it
        many seconds; `PITPROP_EFFORT=5` in the environment makes it look at a twentieth as much.

        Args:
            seat: whose decisions; everybody's where None.

        Yields:
            those beside which another move was better, or came close.

        Raises:
            PitpropError: at once where the game has no such seat, or nobody who judges its moves.
            RecordError: at once where the record tells only what one seat knows.
        """
        from pitprop.library.reviewing import review  # for whoever looks back alone

        if seat is not None:
            reader_of(seat, self.players)
        return review(self.engine, self._game, seat)
