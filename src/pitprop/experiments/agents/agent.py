"""Who is entered in a tournament, as the spec says."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.experiments.agents.answer import FaultError, Player
from pitprop.experiments.agents.hosted import HostedPlayer
from pitprop.experiments.agents.own import OwnPlayer
from pitprop.experiments.agents.program import ProgramPlayer
from pitprop.opponents import check_named, find_opponent
from pitprop.opponents.finding import players_of

SECONDS: Final = 10.0
"""How long a decision may take unless the spec says otherwise."""


@dataclass(frozen=True, slots=True)
class Agent:
    """An agent; exactly one of the first three attributes says who it is.

    Attributes:
        opponent: the name of an opponent, ours or that of an installed package.
        python: a Python object, `module:name`.
        program: a program and its arguments.
        seconds: how long a decision of a program or an object may take.
        fresh: whether it gets a new process for each match.
        folder: where it runs, and where its modules are looked for first.
    """

    opponent: str = ""
    python: str = ""
    program: tuple[str, ...] = ()
    seconds: float = SECONDS
    fresh: bool = False
    folder: str = ""

    def check(self, game: str) -> None:
        """Check that it can play a game: that it is known, or gets ready when it is started.

        Raises:
            PitpropError: it can't; says why.
        """
        if self.opponent:
            check_named(self.opponent, game)
            return
        self._check_that_it_gets_ready(game)

    def check_named(self, name: str, game: str) -> None:
        """The same, with the agent's name in what is said.

        Args:
            name: the agent's name in the spec.
            game: what it is to play.

        Raises:
            PitpropError: it can't.
        """
        try:
            self.check(game)
        except PitpropError as error:
            raise PitpropError(f"agents.{name}: {error}") from error

    def _check_that_it_gets_ready(self, game: str) -> None:
        if self.program and shutil.which(self.program[0], path=None) is None:
            place = Path(self.folder, self.program[0])
            if not place.is_file():
                raise PitpropError(
                    f"there is no program {cited(self.program[0])}, neither in {self.folder or '.'}"
                    " nor where programs are looked for (PATH)"
                )
        player = open_player(self, game)
        try:
            player.start()
        except FaultError as fault:
            named = cited(self.python or self.program[0])
            raise PitpropError(f"{named} doesn't get ready: {fault.message}") from fault
        finally:
            player.stop()


class _Startable(Player, Protocol):
    def start(self) -> None: ...


def open_player(agent: Agent, game: str) -> _Startable:
    """An agent, to be put on a seat.

    Args:
        agent: who plays.
        game: the game that it plays.
    """
    if agent.program:
        return ProgramPlayer(agent.program, agent.folder, agent.seconds, agent.fresh)
    if agent.python:
        return HostedPlayer(agent.python, agent.folder, agent.seconds, agent.fresh)
    foreign = players_of(game).get(agent.opponent)
    if foreign is not None and not type(foreign).__module__.startswith("pitprop."):
        return HostedPlayer(agent.opponent, agent.folder, agent.seconds, agent.fresh)
    return OwnPlayer(find_opponent(agent.opponent))
