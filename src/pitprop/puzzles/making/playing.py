"""Games of computer players, with all that each seat knew at each decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.public_table import DEALING
from pitprop.core.records.record import Header, Record
from pitprop.core.records.recording import Recorder
from pitprop.opponents import CHARACTERS, find_opponent, with_character

T = TypeVar("T")

NAMES: Final = (
    *("Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Greta", "Hugo", "Iris", "Jan"),
    *("Kaja", "Leo", "Mia", "Nils", "Olga", "Pim", "Rosa", "Sven", "Tess", "Udo"),
)
"""What players of puzzles are called."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which somebody had to decide.

    Attributes:
        after: how many moves had been made.
        seat: who had to decide.
        state: the whole state; it never changes any more.
        move: what was done.
    """

    after: int
    seat: int
    state: Any
    move: Any

    def view(self, seat: int) -> Any:
        """What a seat knew then; at `SPECTATOR` what everybody did."""
        return self.state.view(seat)

    @property
    def own(self) -> Any:
        """What whoever had to decide knew."""
        return self.state.view(self.seat)


@dataclass(frozen=True, slots=True)
class Played:
    """A game, or its first rounds.

    Attributes:
        seed: where it comes from.
        record: the game.
        decisions: its decisions, those of the last round that was played.
    """

    seed: str
    record: Record
    decisions: tuple[Decision, ...]


def played(game: str, seats: int, level: str, seed: str, rounds: int = 1) -> Played:
    """Let computer players play.

    Args:
        game: the name of the game.
        seats: the number of players.
        level: how well they play; each gets a character.
        seed: everything follows from it.
        rounds: how many rounds.
    """
    names, characters = shuffled(NAMES, f"{seed} names"), shuffled(CHARACTERS, f"{seed} characters")
    edition = _edition(game)
    recorder = Recorder(Header(game, edition, seats=tuple(names[:seats]), seed=seed))
    players = [
        find_opponent(with_character(level, characters[seat % len(characters)]))
        for seat in range(seats)
    ]
    state: Any = recorder.state
    decisions: list[Decision] = []
    begun = made = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            if state.view(0).table.phase == DEALING:
                if begun == rounds:
                    break
                begun += 1
                decisions.clear()
            recorder.apply_chance(state.draw())
            continue
        seat = state.decider
        choice = players[seat].choose(state.view(seat), seed=f"{seed} move {made}")
        decisions.append(Decision(made, seat, state.clone(), choice.move))
        recorder.play(choice.move)
        made += 1
    return Played(seed, recorder.record(), tuple(decisions))


def first_views(course: Played) -> list[Any]:
    """What each seat knew when the round began."""
    begin = course.decisions[0].state
    return [begin.view(seat) for seat in range(begin.seats)]


def _edition(game: str) -> str:
    return find_game(game).options.editions[0].name


def shuffled(items: Sequence[T], seed: str) -> list[T]:
    """Some things in an order that tells nothing.

    Args:
        items: the things.
        seed: where the order comes from.
    """
    order = list(range(len(items)))
    RandomStream(seed, "puzzle").shuffle(order)
    return [items[at] for at in order]
