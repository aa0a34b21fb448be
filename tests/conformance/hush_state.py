"""The states and views of hush, a small game made up for these tests.

Sixteen cards, four of each value 1 to 4; three to each player, one aside unseen, the rest is the
pile. Who is on turn shows a card or hides one. After a card that is shown the next player, who is
not on turn, cheers (the player gets a coin) or jeers. Then chance draws a card for the player. When
all hands are empty the card aside is opened; the most coins win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from pitprop.core.asked import check_seat
from pitprop.core.chance import RandomStream
from pitprop.core.errors import IllegalMoveError, PitpropError, Refusal
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL

DECK: Final = tuple(value for value in (1, 2, 3, 4) for _ in range(4))
HAND: Final = 3
COINS: Final = 16


@dataclass(frozen=True, slots=True)
class Say:
    """A move: `show 3`, `hide 3`, `cheer`, `jeer`; the value is 0 where none is told."""

    verb: str
    value: int = 0

    def __str__(self) -> str:
        return f"{self.verb} {self.value or '?'}" if self.verb in ("show", "hide") else self.verb


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides first."""

    hands: tuple[tuple[int, ...], ...]
    aside: int

    def lines(self, seat: int | None = None) -> list[str]:
        """Everything, or what a seat sees."""
        hands = [
            " ".join(str(value) if seat in (None, owner) else "?" for value in hand)
            for owner, hand in enumerate(self.hands)
        ]
        return [f"deal {' | '.join(hands)}", f"aside {self.aside if seat is None else '?'}"]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What chance decides in the middle of a turn."""

    seat: int
    value: int

    def lines(self, seat: int | None = None) -> list[str]:
        """The card, which only who draws it sees."""
        return [f"draws {self.seat} {self.value if seat in (None, self.seat) else '?'}"]


class LogEntry(msgspec.Struct):
    """An event, with what only who acted knows."""

    key: str
    seat: int | None
    params: dict[str, int | str]
    secret: dict[str, int | str]


class HushView(msgspec.Struct, frozen=True):
    """What one seat may know."""

    seat: int
    seats: int
    decider: int
    on_turn: int
    jeers: bool
    hand: list[int]
    sizes: list[int]
    shown: list[int]
    hiders: list[int]
    own_hidden: list[int]
    coins: list[int]
    pile: int
    aside: int
    asked: int
    log: list[LogEntry]

    @property
    def game(self) -> str:
        """The name of the game."""
        return "hush"

    @property
    def is_response(self) -> bool:
        """Whether somebody was asked."""
        return self.asked >= 0

    def legal_moves(self) -> list[Say]:
        """The moves that the seat may make now."""
        return legal(self) if self.seat == self.decider else []

    def refusal(self, move: Say) -> Refusal | None:
        """Why the seat may not make a move now."""
        check_move(move)
        if self.seat != self.decider or self.seat < 0:
            return Refusal("not-you", "H-1", {"seat": self.decider})
        return why_not(self, move)

    def history(self) -> list[Event]:
        """What the seat has seen."""
        return [Event(entry.key, entry.seat, entry.params, entry.secret) for entry in self.log]

    def wire(self) -> dict[str, Any]:
        """The view for JSON."""
        return {**msgspec.to_builtins(self), "legal": [str(move) for move in self.legal_moves()]}

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.hand), len(self.log)))


class HushState(msgspec.Struct):
    """Everything about a game."""

    seats: int
    jeers: bool
    seed: str | None
    decider: int = CHANCE
    on_turn: int = -1
    asked: int = -1
    hands: list[list[int]] = []
    pile: list[int] = []
    aside: int = 0
    shown: list[int] = []
    hidden: list[tuple[int, int]] = []
    coins: list[int] = []
    log: list[LogEntry] = []

    def clone(self) -> HushState:
        """A copy."""
        return msgspec.json.decode(msgspec.json.encode(self), type=type(self))

    def view(self, seat: int) -> HushView:
        """What a seat may know."""
        check_seat(seat, self.seats)
        return HushView(
            seat=seat,
            seats=self.seats,
            decider=self.decider,
            on_turn=self.on_turn,
            jeers=self.jeers,
            hand=self.hand_of(seat),
            sizes=[len(hand) for hand in self.hands],
            shown=self.shown[:],
            hiders=[owner for owner, _ in self.hidden],
            own_hidden=[value for owner, value in self.hidden if owner == seat],
            coins=self.coins[:],
            pile=len(self.pile),
            aside=self.aside if self.decider == TERMINAL else 0,
            asked=self.asked,
            log=[self.as_known_to(seat, entry) for entry in self.log],
        )

    def hand_of(self, seat: int) -> list[int]:
        """A seat's hand."""
        return self.hands[seat][:] if seat >= 0 and self.hands else []

    def as_known_to(self, seat: int, entry: LogEntry) -> LogEntry:
        """An event as a seat may know it."""
        return LogEntry(
            entry.key,
            entry.seat,
            dict(entry.params),
            dict(entry.secret) if entry.seat == seat else {},
        )

    def legal_moves(self) -> list[Say]:
        """The moves of whoever decides."""
        return legal(self.view(self.decider)) if self.decider >= 0 else []

    def refusal(self, move: Say) -> Refusal | None:
        """Why the decider may not make a move."""
        return self.view(max(self.decider, SPECTATOR)).refusal(move)

    def play(self, move: Say) -> None:
        """Carry out a move."""
        why = self.refusal(move)
        if why is not None:
            raise IllegalMoveError(why, str(move), "a game of hush")
        self.carry_out(move)

    def carry_out(self, move: Say) -> None:
        """Carry out a legal move."""
        seat = self.decider
        if move.verb in ("cheer", "jeer"):
            self.log.append(LogEntry(move.verb, seat, {}, {}))
            if move.verb == "cheer":
                self.coins[self.on_turn] += 1
                self.coins[-1] -= 1
            self.asked = -1
            self.go_on()
            return
        self.hands[seat].remove(move.value)
        if move.verb == "hide":
            self.hidden.append((seat, move.value))
            self.log.append(LogEntry("hid", seat, {}, {"value": move.value}))
            self.go_on()
        else:
            self.shown.append(move.value)
            self.log.append(LogEntry("showed", seat, {"value": move.value}, {}))
            self.asked = (seat + 1) % self.seats
            self.decider = self.asked

    def go_on(self) -> None:
        """After a card: chance draws, or the next player is on turn, or the game is over."""
        if self.pile:
            self.decider = CHANCE
            return
        self.next_turn()

    def next_turn(self) -> None:
        """The next player who has a card; with none left the card aside is opened."""
        for step in range(1, self.seats + 1):
            seat = (self.on_turn + step) % self.seats
            if self.hands[seat]:
                self.on_turn = self.decider = seat
                return
        self.decider = TERMINAL
        self.log.append(LogEntry("opened", None, {"value": self.aside}, {}))

    def draw(self) -> Deal | Drawn:
        """What chance decides now."""
        if self.decider != CHANCE:
            raise PitpropError("chance has nothing to decide")
        if self.seed is None:
            raise PitpropError("there is no seed")
        if not self.hands:
            cards = list(DECK)
            RandomStream(self.seed, "hush deal").shuffle(cards)
            ends = range(HAND, HAND * self.seats + 1, HAND)
            return Deal(tuple(tuple(sorted(cards[end - HAND : end])) for end in ends), cards[-1])
        at = RandomStream(self.seed, f"hush draw {len(self.pile)}").below(len(self.pile))
        return Drawn(self.on_turn, sorted(self.pile)[at])

    def apply_chance(self, chance: Deal | Drawn) -> None:
        """Carry out what chance decided."""
        if self.decider != CHANCE or isinstance(chance, Deal) != (not self.hands):
            raise PitpropError("chance does not decide this now")
        if isinstance(chance, Deal):
            self.hands = [list(hand) for hand in chance.hands]
            self.aside = chance.aside
            self.pile = list(DECK)
            for value in [*(value for hand in self.hands for value in hand), self.aside]:
                self.pile.remove(value)
            self.coins = [0] * self.seats + [COINS]
            self.on_turn = self.decider = 0
            self.log.append(LogEntry("dealt", None, {}, {}))
            return
        self.pile.remove(chance.value)
        self.hands[chance.seat] = sorted([*self.hands[chance.seat], chance.value])
        self.log.append(LogEntry("drew", chance.seat, {}, {"value": chance.value}))
        self.next_turn()

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, as a seat may know it."""
        return self.view(seat).history()[since:]

    def result_lines(self, seat: int | None = None) -> list[str]:
        """The coins."""
        if self.decider != TERMINAL:
            return []
        return [f"over · coins {' '.join(map(str, self.coins[:-1]))}"]

    def scores(self) -> list[int]:
        """The coins."""
        return self.coins[:-1] if self.coins else [0] * self.seats

    def winners(self) -> list[int]:
        """Who has the most coins."""
        scores = self.scores()
        over = self.decider == TERMINAL
        return [seat for seat, score in enumerate(scores) if over and score == max(scores)]

    def census(self) -> dict[str, int]:
        """The cards, by value, and the coins."""
        if not self.hands:
            return {}
        hidden = [value for _, value in self.hidden]
        cards = [
            *(value for hand in self.hands for value in hand),
            *self.pile,
            *self.shown,
            *hidden,
        ]
        counted = {f"card {value}": [*cards, self.aside].count(value) for value in set(DECK)}
        return {**counted, "coins": sum(self.coins)}

    def encode(self) -> bytes:
        """The state as bytes."""
        return msgspec.json.encode(self)


def legal(view: HushView) -> list[Say]:
    """What whoever decides may do."""
    if view.asked >= 0:
        return [Say("cheer"), Say("jeer")] if view.jeers else [Say("cheer")]
    values = sorted(set(view.hand))
    return [Say(verb, value) for verb in ("show", "hide") for value in values]


def check_move(move: object) -> None:
    """See that something is a move."""
    if not isinstance(move, Say):
        raise PitpropError(f"{move!r} is not a move of hush")


def why_not(view: HushView, move: Say) -> Refusal | None:
    """Why whoever decides may not make a move."""
    check_move(move)
    if (move.verb in ("cheer", "jeer")) != (view.asked >= 0):
        return Refusal("not-now", "H-2", {})
    if move.verb == "jeer" and not view.jeers:
        return Refusal("no-jeering", "H-2", {})
    if view.asked < 0 and move.value not in view.hand:
        return Refusal("not-in-hand", "H-1", {"value": move.value})
    return None
