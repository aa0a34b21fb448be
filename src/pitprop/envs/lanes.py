"""Many games side by side, each in a lane of its own; a game that is over is dealt anew."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Final, TypeAlias

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.description.state import DescribedState
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.public_table import DEALING, filled
from pitprop.envs.codec import NOTHING_CHOSEN, Codec
from pitprop.envs.rows import blank

_ACTION_BYTES: Final = 8

BLOCK: Final = 16
"""How many lanes are written at a time: few enough for a processor's nearer caches."""


Sink: TypeAlias = Callable[[int, int], None]
"""Takes over what is written about the lanes from the first number to before the second."""

Snapshot: TypeAlias = tuple[list[DescribedState], list[int], list[int], list[int], list[int]]
"""The states of games; which game of its lane each is; what has been chosen of a move already in
each; how many events each seat knew at its last decision; and each seat's score."""


class Lanes:
    """Games of one kind, advanced together.

    What takes a row for each lane is written block by block (`BLOCK`), so that it is taken over
    while it is still in cache. What may be chosen is given as the indexes of ones in rows of
    actions, a few out of thousands, so that nobody has to copy the zeros.

    Attributes:
        observations: what the decider of each lane knows; the rows of the current block.
        allowed: the actions that may be chosen, as indexes into rows of actions, one lane after
            the other.
        allowed_at: where those of each lane begin there, and where the last ones end.
        changes: what each seat's score has changed by, in rows of seats.
        counted: whether any score may have changed.
        won: the seats that have won a game that has just ended, as indexes into rows of seats.
        ended: the lanes whose games have just ended.
        deciders: the seat that decides in each lane.

    Args:
        codec: the actions and observations of the game.
        begin: makes a game before its first deal from a seed.
        seed: where the seeds of all games come from.
        lanes: how many games there are.
        seats: how many players each of them has.
    """

    def __init__(
        self,
        codec: Codec,
        begin: Callable[[str], DescribedState],
        seed: str,
        lanes: i64,
        seats: i64,
    ) -> None:
        self._codec = codec
        self._begin = begin
        self._seed = seed
        self._seats: i64 = seats
        self._states: list[DescribedState] = []
        self._games: vec[i64] = filled(lanes, 0)
        self._chosen: vec[i64] = filled(lanes, NOTHING_CHOSEN)
        self._since: vec[i64] = filled(lanes * seats, 0)
        self._scores: vec[i64] = filled(lanes * seats, 0)
        self._actions: i64 = len(codec.table.codes)
        self.allowed: vec[i64] = vec[i64]()
        self.allowed_at: vec[i64] = filled(lanes + 1, 0)
        rows: i64 = min(lanes, BLOCK)
        self._blank = blank(rows * codec.size)
        self.observations = self._blank
        self.deciders: vec[i64] = filled(lanes, 0)
        self.changes: vec[i64] = filled(lanes * seats, 0)
        self.counted = False
        self.won: list[int] = []
        self.ended: list[int] = []
        lane: i64 = 0
        while lane < lanes:
            self._states.append(self._dealt(lane))
            lane += 1
        self.write(_ignore)

    def seed_of(self, lane: int) -> str:
        """The seed of the game that is played in a lane."""
        return f"{self._seed} {lane} {self._games[lane]}"

    def state(self, lane: int) -> DescribedState:
        """The game that is played in a lane."""
        return self._states[lane]

    def snapshot(self) -> Snapshot:
        """Everything that the games hold between two steps, as `restore` takes it."""
        return (
            list(self._states),
            list(self._games),
            list(self._chosen),
            list(self._since),
            list(self._scores),
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go on from what `snapshot` gave, for as many games with as many seats.

        Args:
            snapshot: what `snapshot` gave.
        """
        states, games, chosen, since, scores = snapshot
        self._states = deepcopy(states)
        self._games = vec[i64](games)
        self._chosen = vec[i64](chosen)
        self._since = vec[i64](since)
        self._scores = vec[i64](scores)
        self.changes = filled(len(scores), 0)
        self.counted = False
        self.won = []
        self.ended = []
        self.write(_ignore)

    def write(self, sink: Sink) -> None:
        """Write how the games stand.

        Args:
            sink: takes over the rows of each block.
        """
        self._go_through(b"", sink)

    def step(self, actions: bytes, sink: Sink) -> None:
        """Make one decision in each lane, and write how the games then stand.

        Args:
            actions: the number of an action for each lane, eight bytes each, the lowest first.
            sink: takes over the rows of each block.

        Raises:
            PitpropError: an action may not be chosen; then nothing has changed.
        """
        self._check(actions)
        if self.counted:
            self.changes = filled(len(self._scores), 0)
            self.counted = False
        self.won = []
        self.ended = []
        self._go_through(actions, sink)

    def _go_through(self, actions: bytes, sink: Sink) -> None:
        """Make the decisions, if there are any, and write how the games stand, block by block."""
        lanes: i64 = len(self._states)
        first: i64 = 0
        while first < lanes:
            end = min(lanes, first + BLOCK)
            self.observations = self._blank[:]
            lane = first
            while lane < end:
                if actions:
                    self._advance(lane, read_i64_le(actions, _ACTION_BYTES * lane))
                self._write_lane(lane, lane - first)
                lane += 1
            sink(first, end)
            first = end

    def _check(self, actions: bytes) -> None:
        lanes: i64 = len(self._states)
        if len(actions) != _ACTION_BYTES * lanes:
            raise PitpropError(f"an action is needed for each of {lanes} games, and nothing else")
        allowed = self.allowed
        at: i64 = 0
        lane: i64 = 0
        while lane < lanes:
            wanted = read_i64_le(actions, _ACTION_BYTES * lane)
            end = self.allowed_at[lane + 1]
            base = lane * self._actions
            while at < end and allowed[at] - base != wanted:
                at += 1
            if at == end:
                raise PitpropError(
                    f"action {wanted} may not be chosen in game {lane}: its mask is 0 there"
                )
            at = end
            lane += 1

    def _advance(self, lane: i64, action: i64) -> None:
        state = self._states[lane]
        codec = self._codec
        code = codec.code(action, state.public, self._chosen[lane])
        if code < 0:
            self._chosen[lane] = -code
            return
        self._chosen[lane] = NOTHING_CHOSEN
        self._since[lane * self._seats + state.decider] = len(state.log)
        state.advance(code)
        decider: i64 = state.decider
        if decider >= 0:
            return
        while decider == CHANCE:
            self._deal(lane, state)
            decider = state.decider
        self._count(lane, state)
        if decider == TERMINAL:
            for seat in state.winners():
                self.won.append(lane * self._seats + seat)
            self.ended.append(lane)
            self._games[lane] += 1
            self._states[lane] = self._dealt(lane)

    def _dealt(self, lane: i64) -> DescribedState:
        """A new game in a lane, after its first deal."""
        state = self._begin(self.seed_of(lane))
        seat: i64 = 0
        while seat < self._seats:
            self._scores[lane * self._seats + seat] = 0
            seat += 1
        while state.decider == CHANCE:
            self._deal(lane, state)
        return state

    def _deal(self, lane: i64, state: DescribedState) -> None:
        """Let chance decide; if that begins a round, nobody has seen any of its events yet."""
        is_round = state.public.phase == DEALING
        state.deal()
        if is_round:
            seat: i64 = 0
            while seat < self._seats:
                self._since[lane * self._seats + seat] = 0
                seat += 1

    def _count(self, lane: i64, state: DescribedState) -> None:
        """Count what the scores have changed by since they were last counted."""
        self.counted = True
        at = lane * self._seats
        for score in state.scores():
            self.changes[at] = score - self._scores[at]
            self._scores[at] = score
            at += 1

    def _write_lane(self, lane: i64, row: i64) -> None:
        """Write what the decider of a lane knows, in a row of the block, and what it may choose."""
        codec = self._codec
        state = self._states[lane]
        decider: i64 = state.decider
        self.deciders[lane] = decider
        since = self._since[lane * self._seats + decider]
        chosen = self._chosen[lane]
        codec.observe(self.observations, codec.size * row, state, decider, since, chosen)
        allowed = self.allowed
        at = self.allowed_at[lane]
        base = lane * self._actions
        for action in codec.actions(state.codes(), state.public, chosen):
            if at < len(allowed):
                allowed[at] = base + action
            else:
                allowed = append(allowed, base + action)
            at += 1
        self.allowed = allowed
        self.allowed_at[lane + 1] = at


def _ignore(first: int, end: int) -> None:
    """Take over nothing."""
