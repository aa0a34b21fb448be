"""Games of hush that break one promise each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from itertools import count
from typing import Any, ClassVar

import msgspec

from pitprop.core.chance import RandomStream
from pitprop.core.errors import IllegalMoveError, Refusal
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from tests.conformance.hush import Hush
from tests.conformance.hush_state import (
    Deal,
    Drawn,
    HushState,
    HushView,
    LogEntry,
    Say,
    check_move,
    legal,
)

# --- Views that leak ----------------------------------------------------------------------------


class TellsTheCardAside(HushState):
    """The view shows the card aside from the beginning."""

    def view(self, seat: int) -> HushView:
        return msgspec.structs.replace(super().view(seat), aside=self.aside)


class PeekingView(HushView, frozen=True):
    """A view that holds more than it compares and shows."""

    peeked: tuple[int, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PeekingView) and self.plain() == other.plain()

    __hash__ = HushView.__hash__

    def plain(self) -> HushView:
        """The view as it should be."""
        fields = {name: getattr(self, name) for name in HushView.__struct_fields__}
        return HushView(**fields)

    def wire(self) -> dict[str, Any]:
        return self.plain().wire()


def peeking(view: HushView, kind: type[PeekingView], peeked: Iterable[int]) -> PeekingView:
    """The view with something that the seat may not know."""
    fields = {name: getattr(view, name) for name in HushView.__struct_fields__}
    return kind(**fields, peeked=tuple(peeked))


class HoldsThePile(HushState):
    """The view holds the pile in a field that its `==` leaves out, and shows it to nobody."""

    def view(self, seat: int) -> HushView:
        return peeking(super().view(seat), PeekingView, self.pile)


class PeekingMoves(PeekingView, frozen=True):
    """Jeering is listed only where a secret allows it."""

    def legal_moves(self) -> list[Say]:
        moves = super().legal_moves()
        return moves[: 1 + len(self.peeked) % 2] if self.asked >= 0 else moves


class MovesHangOnTheCardAside(HushState):
    """What a seat may do depends on what it can't know."""

    def view(self, seat: int) -> HushView:
        return peeking(super().view(seat), PeekingMoves, [0] * self.aside)

    def legal_moves(self) -> list[Say]:
        return list(self.view(max(self.decider, SPECTATOR)).legal_moves())


class PeekingWire(PeekingView, frozen=True):
    """The message has a number that depends on a secret."""

    def wire(self) -> dict[str, Any]:
        return {**self.plain().wire(), "luck": sum(self.peeked)}


class WireHangsOnOtherHands(HushState):
    """Only the bytes on the wire give something away."""

    def view(self, seat: int) -> HushView:
        held = [value for hand in self.hands for value in hand]
        return peeking(super().view(seat), PeekingWire, held)


class EventTellsTheDrawnCard(HushState):
    """Everybody is told which card was drawn."""

    def apply_chance(self, chance: Deal | Drawn) -> None:
        super().apply_chance(chance)
        if isinstance(chance, Drawn):
            drew = next(entry for entry in reversed(self.log) if entry.key == "drew")
            drew.params = {"value": chance.value}


class EventTellsTheHiddenCard(HushState):
    """Everybody is told which card was hidden."""

    def carry_out(self, move: Say) -> None:
        before = len(self.log)
        super().carry_out(move)
        if move.verb == "hide":
            self.log[before].params = {"value": move.value}


# --- Samplers -----------------------------------------------------------------------------------


class SamplesAnotherGame(Hush):
    """The sampler returns some game, whatever the view."""

    def sample(self, view: HushView, draw: RandomStream) -> HushState:
        state = super().start(view.seats, seed=str(draw.below(1_000)))
        state.apply_chance(state.draw())
        return state


class SamplesAnotherHand(Hush):
    """The sampler gives the seat another hand than it has."""

    def sample(self, view: HushView, draw: RandomStream) -> HushState:
        state = super().sample(view, draw)
        state.hands = state.hands[1:] + state.hands[:1]
        return state


class SamplesOneCardTooFew(Hush):
    """The sampler loses a card."""

    def sample(self, view: HushView, draw: RandomStream) -> HushState:
        state = super().sample(view, draw)
        state.pile = state.pile[1:]
        return state


class SamplesWithoutAStory(Hush):
    """The worlds don't tell the others what they have drawn."""

    def whole_story(self, state: HushState, view: HushView, draw: RandomStream) -> list[LogEntry]:
        return [LogEntry(entry.key, entry.seat, entry.params, entry.secret) for entry in view.log]


class SamplesHandsThatNeverWere(Hush):
    """In the worlds somebody's hand has a card that was neither dealt nor drawn."""

    def sample(self, view: HushView, draw: RandomStream) -> HushState:
        state = super().sample(view, draw)
        other = (view.seat + 1) % view.seats
        if state.pile and state.hands[other]:
            state.pile[0], state.hands[other][0] = state.hands[other][0], state.pile[0]
            state.pile.sort()
            state.hands[other].sort()
        return state


# --- The past -----------------------------------------------------------------------------------


class SharesLists(HushState):
    """A copy that shares its lists with the state."""

    def clone(self) -> HushState:
        return copy(self)


class ShowsLiveLists(HushState):
    """A view whose list goes on growing with the state."""

    def view(self, seat: int) -> HushView:
        return msgspec.structs.replace(super().view(seat), shown=self.shown)


# --- Moves --------------------------------------------------------------------------------------


class RefusesWhatItLists(HushState):
    """Hiding a 4 is listed, and refused."""

    def refusal(self, move: Say) -> Refusal | None:
        if move == Say("hide", 4):
            return Refusal("not-now", "H-2")
        return super().refusal(move)


class AllowsWhatItDoesNotList(HushState):
    """Cards that are not in the hand can be shown."""

    def view(self, seat: int) -> HushView:
        view = super().view(seat)
        return AllowingView(**{name: getattr(view, name) for name in view.__struct_fields__})

    def refusal(self, move: Say) -> Refusal | None:
        return self.view(max(self.decider, SPECTATOR)).refusal(move)

    def carry_out(self, move: Say) -> None:
        if move.verb == "show" and move.value not in self.hands[self.decider]:
            move = Say("show", self.hands[self.decider][0])
        super().carry_out(move)


class AllowingView(HushView, frozen=True):
    """A view that allows any card to be shown."""

    def refusal(self, move: Say) -> Refusal | None:
        check_move(move)
        if move.verb == "show" and self.seat == self.decider >= 0 > self.asked:
            return None
        return super().refusal(move)

    __hash__ = HushView.__hash__


class RefusesTooLate(HushState):
    """A refused move has been half made already."""

    def play(self, move: Say) -> None:
        check_move(move)
        if self.decider >= 0 and move.verb == "show":
            self.shown.append(move.value)
        try:
            super().play(move)
        except IllegalMoveError:
            raise
        else:
            if move.verb == "show":
                self.shown.pop()


class NamesNoClause(HushState):
    """Refusals name a clause that there is not."""

    def view(self, seat: int) -> HushView:
        view = super().view(seat)
        return NamelessView(**{name: getattr(view, name) for name in view.__struct_fields__})


class NamelessView(HushView, frozen=True):
    """A view that names no clause that there is."""

    def refusal(self, move: Say) -> Refusal | None:
        why = super().refusal(move)
        return why and Refusal(why.key, "H-99", why.params)

    __hash__ = HushView.__hash__


class LetsOthersMove(HushState):
    """Everybody's view lists the moves of whoever decides."""

    def view(self, seat: int) -> HushView:
        view = super().view(seat)
        return EagerView(**{name: getattr(view, name) for name in view.__struct_fields__})


class EagerView(HushView, frozen=True):
    """A view that always lists moves."""

    def legal_moves(self) -> list[Say]:
        return super().legal_moves() or (legal(self) if self.decider >= 0 else [])

    __hash__ = HushView.__hash__


class ForgetsHistory(HushState):
    """The view doesn't show the last event."""

    def view(self, seat: int) -> HushView:
        view = super().view(seat)
        return ForgetfulView(**{name: getattr(view, name) for name in view.__struct_fields__})

    def events(self, seat: int, since: int = 0) -> list[Event]:
        return HushView.history(self.view(seat))[since:]


class ForgetfulView(HushView, frozen=True):
    """A view with a shorter history."""

    def history(self) -> list[Event]:
        return super().history()[:-1]

    __hash__ = HushView.__hash__


class NumbersNobody(HushState):
    """What nobody did is told as done by a number below 0."""

    def view(self, seat: int) -> HushView:
        view = super().view(seat)
        for entry in view.log:
            entry.seat = -1 if entry.seat is None else entry.seat
        return view


class GetsStuck(HushState):
    """Somebody has to decide and can do nothing."""

    def view(self, seat: int) -> HushView:
        view = super().view(seat)
        if len(self.log) > 10 and self.asked < 0:
            return msgspec.structs.replace(view, hand=[])
        return view


class TellsResultsThatNobodyReads(HushState):
    """A record of the game can't be read."""

    def result_lines(self, seat: int | None = None) -> list[str]:
        return [line.replace(" · ", " ") for line in super().result_lines(seat)]


class ForgetsTheValue(Hush):
    """The text of a move reads back as another move."""

    def parse_known_move(self, text: str) -> Say:
        move = super().parse_known_move(text)
        return Say(move.verb, 1) if move.value == 2 else move


# --- Cards and the end --------------------------------------------------------------------------


class LosesACard(HushState):
    """A card that is hidden as the third goes out of the game."""

    def carry_out(self, move: Say) -> None:
        super().carry_out(move)
        if move.verb == "hide" and len(self.hidden) == 3:
            self.hidden.pop()


class NeverEnds(HushState):
    """A card that is played comes back at once."""

    def carry_out(self, move: Say) -> None:
        if move.value:
            self.hands[self.decider].append(move.value)
        super().carry_out(move)
        if move.verb == "hide":
            self.hidden.pop()
        if move.verb == "show":
            self.shown.pop()


class CrownsTheLast(HushState):
    """Who has the fewest coins is said to have won."""

    def winners(self) -> list[int]:
        scores = self.scores()
        over = self.decider == TERMINAL
        return [seat for seat, score in enumerate(scores) if over and score == min(scores)]


class WinsTooEarly(HushState):
    """There are winners all the time."""

    def winners(self) -> list[int]:
        return list(range(self.seats))


# --- Records, bytes and seeds -------------------------------------------------------------------


class ForgetsTheCardAside(Hush):
    """The record of a deal reads back as another deal."""

    def parse_chance(self, state: HushState, lines: Sequence[str]) -> tuple[Deal | Drawn, int]:
        chance, used = super().parse_chance(state, lines)
        return (Deal(chance.hands, 1) if isinstance(chance, Deal) else chance), used


class DrawsMoreThanItTells(HushState):
    """Something depends on the seed that is not an outcome of chance."""

    def apply_chance(self, chance: Deal | Drawn) -> None:
        super().apply_chance(chance)
        if isinstance(chance, Deal) and self.seed is not None:
            self.on_turn = self.decider = RandomStream(self.seed, "first").below(self.seats)


class ForgetsOnReading(Hush):
    """A state read from bytes lacks what was shown."""

    def decode(self, data: bytes) -> HushState:
        state = super().decode(data)
        state.shown = state.shown[1:]
        return state

    def parse_position(self, text: str) -> HushState:
        return super().decode(text.encode())


class ReadsAnything(Hush):
    """Any bytes are read as a state."""

    def decode(self, data: bytes) -> HushState:
        return super().decode(data) if data[-2:] == b"]}" else self.start(2)


class PrintsHalf(Hush):
    """A printed position lacks something."""

    def parse_position(self, text: str) -> HushState:
        state = super().parse_position(text)
        state.coins = []
        return state


class MisreadsViews(Hush):
    """What a seat sees reads back without its hand."""

    def parse_view(self, text: str) -> HushView:
        return msgspec.structs.replace(super().parse_view(text), hand=[])


class DealsAnew(Hush):
    """The same seed deals other cards each time."""

    games: ClassVar = count()

    def start(
        self,
        seats: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        first: int | None = None,
    ) -> HushState:
        mixed = None if seed is None else f"{seed} {next(self.games)}"
        return super().start(seats, edition=edition, options=options, seed=mixed, first=first)


class HangsOnTheOrderOfSets(HushState):
    """The bytes of a state hang on how this process hashes texts."""

    def encode(self) -> bytes:
        names = "".join({f"card {value}" for value in range(20)})
        return msgspec.json.encode({**msgspec.to_builtins(self), "names": names})


class TakesAnyChance(HushState):
    """Chance may decide at any time."""

    def apply_chance(self, chance: Deal | Drawn) -> None:
        if self.decider != CHANCE:
            self.log.append(LogEntry("dealt", -1, {}, {}))
            return
        super().apply_chance(chance)


class IsNeverEqual(HushState, eq=False):
    """A copy of a state is another one."""


class CountsBesides(HushState, dict=True):
    """It counts the moves, and neither copies nor bytes know of that."""

    moves: ClassVar[int] = 0

    def carry_out(self, move: Say) -> None:
        super().carry_out(move)
        self.__dict__["moves"] = self.moves + 1


class ShowsAnySeat(HushState):
    """There is a view of seats that there are not."""

    def view(self, seat: int) -> HushView:
        return super().view(seat if 0 <= seat < self.seats else SPECTATOR)


class SeatsAnybody(Hush):
    """Any number of players can sit down."""

    def start(
        self,
        seats: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        first: int | None = None,
    ) -> HushState:
        inside = min(max(seats, 2), 4)
        return super().start(inside, edition=edition, options=options, seed=seed, first=first)


class Unstable(Hush):
    """A game that differs from process to process."""

    state = HangsOnTheOrderOfSets


UNSTABLE = Unstable()


def with_states(kind: type[HushState]) -> Hush:
    """The game of hush with other states."""
    game = Hush()
    game.state = kind
    return game
