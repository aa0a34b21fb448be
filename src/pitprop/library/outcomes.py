"""Where an outcome of chance comes from, for whoever gives it to another game."""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.game import Chance, Game
from pitprop.core.installed.registry import find_game, game_names, package_of
from pitprop.core.wording.counted import counted


def check_origin(outcome: Chance, game: Game, players: int) -> None:
    """Refuse what chance decided in another game, or among another number of players.

    Args:
        outcome: what chance decided.
        game: the game that it is given to.
        players: the number of players there.

    Raises:
        PitpropError: it was drawn elsewhere.
    """
    other = _game_of(outcome)
    if other is None:
        return
    # Only a deal tells the number of players, by its hands.
    hands = sum(line.split()[:1] == ["hand"] for line in outcome.lines())
    drawn = _title(other, hands)
    own = _title(game, players)
    if other.name != game.name or (hands and hands != players):
        raise PitpropError(f"what chance decided was drawn by {drawn}; this is {own}")


def _game_of(outcome: Chance) -> Game | None:
    """The game whose package its class belongs to."""
    module = f"{type(outcome).__module__}."
    found = [name for name in game_names() if module.startswith(f"{package_of(name)}.")]
    return find_game(found[0]) if found else None


def _title(game: Game, players: int) -> str:
    return game.titles["en"] + (f" with {counted(players, 'player')}" if players else "")
