"""Hand-made positions in the notation, and what can be asked of them from the outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from pitprop.core.chance import RandomStream
from pitprop.core.conformance import random_pilot
from pitprop.core.game import CHANCE, TERMINAL, Move
from pitprop.core.game import View as AnyView
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.cards import COPIES, KIND
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.text.wire import WireView
from tests.moving import Moving

# A roof worth just 5, as the document scores it.
FIVE = "A-red B-purple C-purple D-red E-purple F-blue G-red X-purple@H X-blue@I"
# A roof worth 7 with room left, as the document scores it.
SEVEN = "A-yellow X-red@C D-yellow E-yellow X-red@F G-yellow I-yellow"
# A roof worth 4.
FOUR = "A-red B-red C-red D-blue E-blue F-blue"

_MOVING: Moving[State] = Moving(GAME.name)
after, refused = _MOVING.after, _MOVING.refused


def position(*lines: str, seats: int = 2, **options: str) -> State:
    """A position from lines of notation; what isn't named is as after a deal.

    Args:
        lines: lines such as `hand 1 A-red` or `roof 2 B-blue X-red@E`; seat 1 is on turn unless
            told.
        seats: the number of players.
        options: changes to the edition.
    """
    changes = " ".join(f"{name}={value}" for name, value in options.items())
    header = ["[game sabotage]", *([f"[options {changes}]"] if changes else [])]
    header.append(f"[seats {seats}]")
    words = {line.split()[0] for line in lines}
    defaults = [line for line in ("round 1", "turn 1") if line.split()[0] not in words]
    return GAME.parse_position("\n".join([*header, *defaults, *lines]) + "\n")


def few_cards(roofs: Sequence[str], hands: Sequence[str], pile: str, turn: int = 2) -> State:
    """A position with few cards to be played, those in hands and pile: all others are discarded.

    Args:
        roofs: what lies on them.
        hands: one for each seat.
        pile: the draw pile; empty for none.
        turn: which seat is on turn, counted from 1.
    """
    lines = [f"roof {number} {roof}" for number, roof in enumerate(roofs, 1)]
    lines += [f"hand {number} {hand}" for number, hand in enumerate(hands, 1)]
    used = Counter(" ".join([*roofs, *hands, pile]).replace("@", " ").split())
    rest = [card for card, kind in KIND.items() for _ in range(COPIES[0][kind] - used[card])]
    lines += [f"pile {pile or '-'}", f"discards {' '.join(rest)}", f"turn {turn}"]
    return position(*lines, seats=len(hands))


def legal(state: State, *verbs: str) -> set[str]:
    """The legal moves that begin with one of these words, or all."""
    moves = {str(move) for move in state.legal_moves()}
    return {move for move in moves if not verbs or move.split()[0] in verbs}


def seen(state: State, seat: int = 0) -> WireView:
    """What a seat is told."""
    wire: WireView = state.view(seat).wire()
    return wire


def dealt(seats: int = 2, seed: str = "dealt", first: int | None = None, **options: str) -> State:
    """A match just dealt."""
    state = GAME.start(seats, seed=seed, first=first, options=options)
    state.apply_chance(state.draw())
    return state


def discarding(state: State) -> State:
    """The same game when everybody always discards the first card, never closing, to its end."""
    state = state.clone()
    number = state.table.round
    while state.decider >= 0 and state.table.round == number:
        state.play(GAME.parse_move(f"discard {seen(state, state.decider).hand[0]}"))
    return state


def builder(view: AnyView, draw: RandomStream) -> Move:
    """Plays so that games are closed: closes or asks, mostly agrees, and lays what is worth most.

    Random play seldom brings a system to the worth that closing needs.
    """
    moves = [str(move) for move in view.legal_moves()]
    chosen = random_pilot(view, draw)
    if "close" in moves and draw.below(3):
        chosen = GAME.parse_move("close")
    elif "consent yes" in moves and draw.below(3):
        chosen = GAME.parse_move("consent yes")
    elif moves[0].split()[0] not in ("close", "consent") and draw.below(10):
        chosen = GAME.parse_move(_best_lay(view, moves) or str(chosen))
    return chosen


def _best_lay(view: AnyView, moves: list[str]) -> str:
    """The card that goes best with those that lie on the own roof already."""
    roof = view.wire().roofs[view.seat % 2]
    pair = {"yellow": "red", "red": "yellow", "blue": "purple", "purple": "blue"}
    wanted = ("blue", "yellow")[view.seat % 2]
    best = ""
    for move in moves:
        if not move.startswith("lay "):
            continue
        card, whose, *at = move.split()[1:]
        if whose == "other":
            continue
        colour = card.split("-")[1]
        place = "ABCDEFGHI".index(at[0] if at else card[0])
        if colour == wanted and wanted not in (roof.cards[place] or ""):
            return move
        if colour == pair[wanted] and not roof.cards[place]:
            best = move
    return best


def played(seats: int, seed: str, rounds: int = 4) -> State:
    """A match after so many games of builders, with all that happened in the last one."""
    state = GAME.start(seats, seed=seed)
    number = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            if state.table.round == rounds:
                break
            state.apply_chance(state.draw())
        else:
            state.play(
                GAME.parse_move(
                    str(
                        builder(
                            cast(AnyView, state.view(state.decider)),
                            RandomStream(seed, f"{number}"),
                        )
                    )
                )
            )
        number += 1
    return state
