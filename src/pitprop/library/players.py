"""The players: opponents by name, and bots that somebody wrote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from pitprop.core.errors import PitpropError
from pitprop.core.game import Move
from pitprop.core.game import View as EngineView
from pitprop.core.registry import find_game
from pitprop.library.moves import as_move
from pitprop.library.views import view_of
from pitprop.opponents import Choice, Opponent, Reason, find_opponent, opponent_names


@runtime_checkable
class Bot(Protocol):
    """A player that somebody wrote: a function from a view to a move, as a method of a class."""

    def choose(self, view: Any, *, seed: str) -> Choice | Move | str:
        """The move for the seat that the view belongs to.

        Args:
            view: what the seat may know; `view.legal_moves` are its moves.
            seed: where chance comes from; a different one for each decision.

        Returns:
            a move, its notation, or a `Choice` that gives reasons too.
        """
        ...


Player: TypeAlias = str | Bot
"""An opponent by its name, or a bot."""


@dataclass(frozen=True)
class BotOpponent:
    """A bot as an opponent of the laboratory.

    Attributes:
        name: what it is called in reports.
        bot: who decides.
    """

    name: str
    bot: Bot

    def choose(self, view: EngineView, *, seed: str) -> Choice:
        """See `Opponent.choose`."""
        chosen = self.bot.choose(view_of(view), seed=seed)
        if isinstance(chosen, Choice):
            return chosen
        return Choice(as_move(find_game(view.game), chosen, view.seats), (Reason("own"),))


def opponents_of(game: str, players: Sequence[Player], seats: int) -> list[Opponent]:
    """The opponents on the seats; if there are fewer players than seats they repeat.

    Args:
        game: the name of the game.
        players: names and bots.
        seats: the number of seats.

    Raises:
        PitpropError: an opponent is unknown, nobody plays, or there are more players than seats.
    """
    if not players:
        raise PitpropError("name at least one opponent")
    if len(players) > seats:
        raise PitpropError(f"{len(players)} players are named for {seats} seats")
    found = _named([_opponent(game, player) for player in players])
    return [found[seat % len(found)] for seat in range(seats)]


def _named(opponents: list[Opponent]) -> list[Opponent]:
    """Bots of one class get different names, so that reports tell them apart."""
    taken: Counter[str] = Counter()
    named: list[Opponent] = []
    for each in opponents:
        if isinstance(each, BotOpponent):
            taken[each.name] += 1
            count = taken[each.name]
            each = BotOpponent(each.name if count == 1 else f"{each.name} {count}", each.bot)
        named.append(each)
    return named


def _opponent(game: str, player: Player) -> Opponent:
    if not isinstance(player, str):
        return BotOpponent(type(player).__name__, player)
    known = opponent_names(game)
    if player not in known:
        raise PitpropError(
            f"there is no opponent {player!r} for {game}; there are {', '.join(known)}"
        )
    return find_opponent(player)
