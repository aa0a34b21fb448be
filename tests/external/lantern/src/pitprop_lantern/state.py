"""States and views of Lantern: everything, and what one seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from pitprop.core.asked import check_seat
from pitprop.core.chance import RandomStream
from pitprop.core.errors import IllegalMoveError, PitpropError, Refusal
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.plain_view import DEALING, OVER, PlainView, plain_view

TITLES: Final = {"en": "Lantern", "de": "Laterne"}
CARDS: Final = 12
HAND: Final = 3

Entry = tuple[str, int | None, int]
"""What happened: `dealt`, `played` or `took`, the seat, and the card (0 where there is none)."""


@dataclass(frozen=True, slots=True)
class Play:
    """The only move: play a card."""

    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides: three cards for each seat."""

    hands: tuple[tuple[int, ...], ...]

    def lines(self, seat: int | None = None) -> list[str]:
        """All hands, or those that a seat sees."""
        return [deal_line(self, lambda owner, _card: seat in (None, owner))]


def deal_line(deal: Deal, is_known: Callable[[int, int], bool]) -> str:
    """The deal, with `?` for the cards that aren't known."""
    hands = [
        " ".join(str(card) if is_known(owner, card) else "?" for card in hand)
        for owner, hand in enumerate(deal.hands)
    ]
    return f"deal {' | '.join(hands)}"


class Table(msgspec.Struct, frozen=True):
    """What everybody sees (L-2 to L-4)."""

    seats: int
    low: bool
    leader: int = 0
    sizes: tuple[int, ...] = ()
    trick: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    log: tuple[Entry, ...] = ()

    @property
    def decider(self) -> int:
        """Who has to play now."""
        if not self.log:
            return CHANCE
        if not any(self.sizes):
            return TERMINAL
        return (self.leader + len(self.trick)) % self.seats

    @property
    def winners(self) -> list[int]:
        """L-4: whoever has taken most tricks."""
        if self.decider != TERMINAL:
            return []
        return [seat for seat, taken in enumerate(self.taken) if taken == max(self.taken)]

    @property
    def played(self) -> list[int]:
        """All cards that were played."""
        return [card for key, _, card in self.log if key == "played"]

    def events(self) -> list[Event]:
        """What happened, which everybody saw."""
        return [Event(key, seat, {"card": card} if card else {}) for key, seat, card in self.log]

    def drawing(self) -> str:
        """The table as text."""
        rows = [f"{seat + 1}  tricks {taken}" for seat, taken in enumerate(self.taken)]
        return "\n".join([*rows, f"trick  {' '.join(map(str, self.trick)) or '-'}"])

    def dealt(self) -> Table:
        """The table after the deal (L-1)."""
        sizes, taken = (HAND,) * self.seats, (0,) * self.seats
        log: tuple[Entry, ...] = (("dealt", None, 0),)
        return msgspec.structs.replace(self, sizes=sizes, taken=taken, log=log)

    def after(self, card: int) -> Table:
        """The table after whoever decides has played a card (L-2, L-3)."""
        seat = self.decider
        trick = (*self.trick, card)
        sizes = tuple(size - (at == seat) for at, size in enumerate(self.sizes))
        log = (*self.log, ("played", seat, card))
        if len(trick) < self.seats:
            return msgspec.structs.replace(self, sizes=sizes, trick=trick, log=log)
        best = trick.index(min(trick) if self.low else max(trick))
        taker = (self.leader + best) % self.seats
        taken = tuple(count + (at == taker) for at, count in enumerate(self.taken))
        log = (*log, ("took", taker, 0))
        return Table(self.seats, self.low, taker, sizes, (), taken, log)


class LanternView(msgspec.Struct, frozen=True):
    """What one seat may know: the table and its hand."""

    table: Table
    seat: int
    hand: tuple[int, ...]

    @property
    def game(self) -> str:
        """The name of the game."""
        return "lantern"

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def decider(self) -> int:
        """Who has to decide."""
        return self.table.decider

    @property
    def is_response(self) -> bool:
        """Nobody is ever asked in the middle of a turn."""
        return False

    def legal_moves(self) -> list[Play]:
        """The moves that the seat may make now."""
        return [Play(card) for card in self.hand] if self.seat == self.decider else []

    def refusal(self, move: Play) -> Refusal | None:
        """Why the seat may not make a move now."""
        if not isinstance(move, Play):
            raise PitpropError(f"{move!r} isn't a move of Lantern; parse_move reads one")
        if self.seat != self.decider or self.seat < 0:
            return Refusal("not-your-turn", "L-2", {"seat": self.decider})
        if move.card not in self.hand:
            return Refusal("not-in-hand", "L-2", {"card": move.card})
        return None

    def history(self) -> list[Event]:
        """What the seat has seen."""
        return self.table.events()

    def wire(self) -> PlainView:
        """The view for the page."""
        table = self.table
        phase = {CHANCE: DEALING, TERMINAL: OVER}.get(self.decider, "playing")
        return plain_view(
            self,
            TITLES,
            phase=phase,
            drawing=table.drawing(),
            hand=[str(card) for card in self.hand],
            scores=table.taken,
            winners=table.winners,
            rounds=(1 if table.log else 0, 1),
        )


class LanternState(msgspec.Struct):
    """Everything about a game."""

    table: Table
    seed: str | None
    hands: list[list[int]]
    aside: list[int]

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def decider(self) -> int:
        """Who has to decide."""
        return self.table.decider

    def clone(self) -> LanternState:
        """A copy."""
        hands = [hand[:] for hand in self.hands]
        return LanternState(self.table, self.seed, hands, self.aside[:])

    def view(self, seat: int) -> LanternView:
        """What a seat may know."""
        check_seat(seat, self.seats)
        hand = tuple(self.hands[seat]) if seat >= 0 and self.hands else ()
        return LanternView(self.table, seat, hand)

    def legal_moves(self) -> list[Play]:
        """The moves of whoever decides."""
        return self.view(self.decider).legal_moves() if self.decider >= 0 else []

    def refusal(self, move: Play) -> Refusal | None:
        """Why the decider may not make a move."""
        return self.view(max(self.decider, -1)).refusal(move)

    def play(self, move: Play) -> None:
        """Carry out a move."""
        why = self.refusal(move)
        if why is not None:
            raise IllegalMoveError(why, str(move), self.table.drawing())
        self.hands[self.decider].remove(move.card)
        self.table = self.table.after(move.card)

    def draw(self) -> Deal:
        """The deal that the seed gives (L-1)."""
        if self.decider != CHANCE or self.seed is None:
            raise PitpropError("there is nothing to deal now, or no seed to deal from")
        cards = list(range(1, CARDS + 1))
        RandomStream(self.seed, "lantern deal").shuffle(cards)
        ends = range(HAND, HAND * self.seats + 1, HAND)
        return Deal(tuple(tuple(sorted(cards[end - HAND : end])) for end in ends))

    def apply_chance(self, chance: Deal) -> None:
        """Deal."""
        if self.decider != CHANCE or len(chance.hands) != self.seats:
            raise PitpropError("this is not dealt now")
        self.hands = [list(hand) for hand in chance.hands]
        self.aside = sorted(set(range(1, CARDS + 1)) - set().union(*self.hands))
        self.table = self.table.dealt()

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened."""
        return self.table.events()[since:]

    def result_lines(self, seat: int | None = None) -> list[str]:
        """The tricks of each seat."""
        return (
            [f"over · tricks {' '.join(map(str, self.table.taken))}"] if self.table.winners else []
        )

    def scores(self) -> list[int]:
        """The tricks so far."""
        return list(self.table.taken) or [0] * self.seats

    def winners(self) -> list[int]:
        """Who has won."""
        return self.table.winners

    def census(self) -> dict[str, int]:
        """All cards."""
        if not self.table.log:
            return {}
        return {"card": sum(map(len, self.hands)) + len(self.aside) + len(self.table.played)}

    def encode(self) -> bytes:
        """The state as bytes."""
        return msgspec.json.encode(self)
