"""The agents of a process: each seat has its own, started when needed."""

from __future__ import annotations

import atexit
from collections.abc import Mapping
from functools import partial

from pitprop.experiments.agents import Agent, SeatPlayer, open_player
from pitprop.experiments.agents.answer import Player
from pitprop.experiments.spec import TournamentSpec


class Seating:
    """Agents that are kept from match to match; each tournament has its own."""

    def __init__(self, agents: Mapping[str, Agent]) -> None:
        self._agents = agents
        self._players: dict[tuple[str, str, int], Player] = {}

    def seated(self, game: str, name: str, seat: int) -> SeatPlayer:
        """An agent on a seat, for one match.

        Args:
            game: what is played.
            name: the agent's name.
            seat: the seat.
        """
        key = (game, name, seat)
        if key not in self._players:
            self._players[key] = open_player(self._agents[name], game)
        return SeatPlayer(self._players[key])

    def for_game(self, game: str) -> partial[SeatPlayer]:
        """What puts an agent on a seat of a game."""
        return partial(self.seated, game)

    def close(self) -> None:
        """End all processes."""
        for player in self._players.values():
            player.stop()
        self._players.clear()


_here: list[tuple[Mapping[str, Agent], Seating]] = []


def seating_of(spec: TournamentSpec) -> Seating:
    """The agents of a tournament in this process."""
    if not _here or _here[0][0] != spec.agents:
        close_here()
        _here.append((spec.agents, Seating(spec.agents)))
    return _here[0][1]


def close_here() -> None:
    """End the processes of this process's agents."""
    while _here:
        _here.pop()[1].close()


atexit.register(close_here)
