"""Hand-made positions in the notation, and what can be asked of them from the outside."""

from __future__ import annotations

from pitprop.core.playouts.policy import Weighted
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.moves import MOVES
from pitprop.games.dark_cave.rules.cards import KIND_NAMES
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.text.wire import WireView
from tests.moving import Moving

TO_THE_END = Weighted(MOVES.words, MOVES.kind_mask, {"propose": 0})
"""Any move but a proposal to end the game: players at random would soon agree to it."""

_MOVING: Moving[State] = Moving(GAME.name)
after, refused = _MOVING.after, _MOVING.refused


def position(*lines: str, seats: int = 3, **options: str) -> State:
    """A position from lines of notation; what isn't named is as after a deal.

    Args:
        lines: lines such as `hand 1 I:NS I:rat` or `net I:EW@1,0`; seat 1 is on turn unless told.
        seats: the number of players.
        options: changes to the edition.
    """
    changes = " ".join(f"{name}={value}" for name, value in options.items())
    header = [
        "[game dark_cave]",
        *([f"[options {changes}]"] if changes else []),
        f"[seats {seats}]",
    ]
    return GAME.parse_position("\n".join([*header, *lines]) + "\n")


def start(seats: int, *, seed: str = "start") -> State:
    """A game before its deal."""
    return GAME.start(seats, seed=seed)


def dealt(seats: int, *, seed: str = "dealt", first: int | None = 0, **options: str) -> State:
    """A game just after its deal."""
    state = GAME.start(seats, seed=seed, first=first, options=options)
    state.apply_chance(state.draw())
    return state


def legal(state: State, start: str = "") -> set[str]:
    """The legal moves that begin so."""
    return {str(move) for move in state.legal_moves() if str(move).startswith(start)}


def seen(state: State, seat: int = -1) -> WireView:
    """What a seat (or everybody) sees."""
    wire: WireView = state.view(seat).wire()
    return wire


def draw_pile(state: State) -> list[str]:
    """The cards of the draw pile, the top first."""
    return [KIND_NAMES[kind] for kind in state.pile[state.drawn :]]


def keys(state: State, seat: int = -1) -> list[str]:
    """The keys of what has happened."""
    return [event.key for event in state.events(seat)]


def last(state: State, key: str, seat: int = -1) -> dict[str, str | int]:
    """The params of the last event of a kind, secret ones too where the seat knows them."""
    found = [event for event in state.events(seat) if event.key == key][-1]
    return {**found.params, **found.secret}
