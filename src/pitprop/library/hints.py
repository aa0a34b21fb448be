"""What a computer player would do in a seat's place, and what that seat could believe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar, cast

from pitprop.core.asked import checked_text
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, Move
from pitprop.core.game import View as EngineView
from pitprop.core.installed.registry import find_game
from pitprop.library.moves import begun, check_player_names
from pitprop.library.seeds import seed_of
from pitprop.opponents import (
    Reason,
    check_plays,
    find_opponent,
    hindsight_of,
    reason_texts,
    strongest_name,
)

M = TypeVar("M", bound=Move)

_DIGITS: Final = 12


@dataclass(frozen=True, slots=True)
class Hint(Generic[M]):
    """What a computer player would do.

    Attributes:
        move: its move.
        reasons: what spoke for and against it, in the order in which the player gives them.
        game: the name of the game.
    """

    move: M
    reasons: tuple[Reason, ...]
    game: str = field(repr=False, compare=False)

    def explain(self, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """The reasons, a sentence for each.

        Args:
            language: `en`, `de` or `nl`.
            names: the players' names by seat; without names they are numbered.

        Raises:
            PitpropError: the language is unknown, or the names aren't given as a list.
        """
        return sentences(self.game, self.reasons, language, names)

    def __str__(self) -> str:
        return " ".join([f"{self.move}:", *self.explain()])


def sentences(
    game: str, reasons: Sequence[Reason], language: str, names: Sequence[str]
) -> list[str]:
    """What reasons say, a sentence for each.

    Args:
        game: the name of the game.
        reasons: the reasons.
        language: `en`, `de` or `nl`.
        names: the players' names by seat.

    Raises:
        PitpropError: the language is unknown, or the names aren't given as a list.
    """
    check_player_names(names)
    texts, words = reason_texts(game), find_game(game).words
    found = [texts.explain(reason, words, language, names) for reason in reasons]
    return [begun(text, names) for text in found]


def hint_for(view: EngineView, player: str | None, seed: int | float | str | None) -> Hint[Move]:
    """What a computer player would do in the place of whoever sees a view.

    Args:
        view: what the seat may know.
        player: the computer player's name; the game's strongest where None.
        seed: decides between moves that are equally good, any number or text.

    Raises:
        PitpropError: it isn't this seat's turn to decide, or there is no such computer player.
    """
    name = strongest_name(view.game) if player is None else player
    checked_text(name, "the name of a computer player")
    check_plays(name, view.game)
    choice = find_opponent(name).choose(view, seed=seed_of(seed))
    return Hint(cast(Move, choice.move), choice.reasons, view.game)


def beliefs_of(view: EngineView) -> tuple[float, ...]:
    """How likely each seat is to be a saboteur, as a careful player with this view could judge.

    Args:
        view: what the seat, or a spectator, may know.

    Raises:
        PitpropError: nothing has been dealt yet, or the game is another package's.
    """
    hindsight = hindsight_of(view.game)
    if hindsight is None:
        title = find_game(view.game).titles["en"]
        raise PitpropError(f"there is no model of beliefs for {title}")
    found = hindsight.beliefs(view)
    if found and view.decider == CHANCE and not view.history():
        raise PitpropError("nothing has been dealt yet, so there is nothing to judge by")
    return tuple(_probability(each) for each in found)


def _probability(found: float) -> float:
    """What is certain is 0 or 1: sums of many chances may miss that by a little."""
    return min(1.0, max(0.0, round(found, _DIGITS)))
