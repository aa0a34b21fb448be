"""The public course of a round, replayed from the log: the maze step by step, and the evidence.

What everybody saw is the same for all seats, so a replay is kept for a while and carried on by
whoever has to decide next. It depends on the log alone: kept or not, the result is the same.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

from pitprop.core.game import SPECTATOR
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOALS, TOOL_BIT
from pitprop.opponents.saboteur.beliefs import Beliefs, believe
from pitprop.opponents.saboteur.evidence import PASSED, Evidence
from pitprop.opponents.saboteur.frontier import Front
from pitprop.opponents.saboteur.lay_evidence import Change, fell, laid
from pitprop.opponents.saboteur.opening import Opening, goal_at, opening_of
from pitprop.opponents.saboteur.shapes import IS_DEAD_END
from pitprop.tunnels.maze import GOAL, Maze


class Replay:
    """What everybody has seen up to some moment of a round.

    Attributes:
        maze: the cards on the table.
        hidden: which goals lie face down.
        looked: for each seat the goals it has looked at by map.
        broken: for each seat the mask of its broken tools.
        evidence: what the players have done tells of them.
    """

    __slots__ = ("_front", "broken", "evidence", "hidden", "looked", "maze")

    def __init__(self, opening: Opening) -> None:
        seats = len(opening.broken)
        self.maze: Maze = opening.maze()
        self.hidden = list(opening.hidden)
        self.looked = [[False] * GOALS for _ in range(seats)]
        self.broken = list(opening.broken)
        self.evidence = Evidence(seats)
        self._front: Front | None = None

    def clone(self) -> Replay:
        """A replay that shares nothing changeable with this one."""
        copy = Replay.__new__(Replay)
        copy.maze = self.maze.clone()
        copy.hidden = self.hidden[:]
        copy.looked = [flags[:] for flags in self.looked]
        copy.broken = self.broken[:]
        copy.evidence = self.evidence.clone()
        copy._front = self._front
        return copy

    def front(self) -> Front:
        """How far the tunnel is from the goals."""
        if self._front is None:
            self._front = Front(self.maze, self.hidden)
        return self._front

    def public_beliefs(self) -> Beliefs:
        """What somebody believes who knows nothing but what everybody has seen."""
        return believe(self.evidence, len(self.broken), self.hidden)

    def see(self, entry: int) -> None:
        """Take in what happened next."""
        event = log.event_of(entry)
        seat = log.seat_of(entry)
        if event == log.LAID:
            self._see_laid(seat, entry)
        elif event == log.FELL:
            self._see_fell(seat, entry)
        elif event == log.BROKE:
            self._see_broken(seat, log.target_of(entry), log.tool_of(entry))
        elif event == log.MENDED:
            self._see_mended(seat, log.target_of(entry), log.tool_of(entry))
        elif event == log.LOOKED:
            self.looked[seat][_goal_at(entry)] = True
        elif event == log.PASSED and not self.broken[seat]:
            for treasure in range(GOALS):
                self.evidence.add(seat, treasure, PASSED)
        elif event == log.REVEALED:
            self.hidden[_goal_at(entry)] = False
            self._front = None
        elif event == log.TURNED:
            self.maze.lay(log.x_of(entry), log.y_of(entry), log.card_of(entry), GOAL)
            self._front = None

    def _see_laid(self, seat: int, entry: int) -> None:
        before = self.front().missing
        self.maze.lay(log.x_of(entry), log.y_of(entry), log.card_of(entry))
        self._front = None
        change = Change(before, self.front().missing, self.hidden, self.looked[seat])
        for treasure in self._possible():
            odds = laid(change, treasure, IS_DEAD_END[log.card_of(entry)])
            self.evidence.add(seat, treasure, odds)

    def _see_fell(self, seat: int, entry: int) -> None:
        before = self.front().missing
        self.maze.remove(self.maze.find(log.x_of(entry), log.y_of(entry)))
        self._front = None
        change = Change(before, self.front().missing, self.hidden, self.looked[seat])
        for treasure in self._possible():
            self.evidence.add(seat, treasure, fell(change, treasure))

    def _see_broken(self, seat: int, target: int, tool: int) -> None:
        if seat != target:
            self.evidence.add_broken(seat, target, self.public_beliefs().saboteur[target])
        self.broken[target] |= TOOL_BIT[tool]

    def _see_mended(self, seat: int, target: int, tool: int) -> None:
        if seat != target:
            self.evidence.add_mended(seat, target, self.public_beliefs().saboteur[target])
        self.broken[target] &= ~TOOL_BIT[tool]

    def _possible(self) -> list[int]:
        """The goals that can be the treasure, as far as everybody knows."""
        return [goal for goal in range(GOALS) if self.hidden[goal]]


def _goal_at(entry: int) -> int:
    return goal_at(log.x_of(entry), log.y_of(entry))


_KEPT: Final = 256
_kept: Final[OrderedDict[tuple[Opening, tuple[int, ...]], Replay]] = OrderedDict()
_lock: Final = Lock()


def replay(view: View) -> Replay:
    """The round up to now; nobody may change what is returned."""
    opening = opening_of(view)
    public = tuple([log.for_seat(entry, SPECTATOR) for entry in view.log])
    start, known = _longest_kept(opening, public)
    if known == len(public):
        return start
    course = start.clone()
    for entry in public[known:]:
        course.see(entry)
    _keep(opening, public, course)
    return course


def _longest_kept(opening: Opening, public: tuple[int, ...]) -> tuple[Replay, int]:
    """The kept replay that goes farthest, and how many entries of the log it has seen."""
    for known in range(len(public), 0, -1):
        found = _kept.get((opening, public[:known]))
        if found is not None:
            return found, known
    return Replay(opening), 0


def _keep(opening: Opening, public: tuple[int, ...], course: Replay) -> None:
    course.front()
    with _lock:
        _kept[opening, public] = course
        while len(_kept) > _KEPT:
            _kept.popitem(last=False)
