"""Many games side by side, each in a lane of its own; a game that is over is dealt anew."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.described_state import DescribedState
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.public_table import DEALING, filled
from pitprop.envs.codec import NOTHING_CHOSEN, Codec
from pitprop.envs.sink import Sink

_ACTION_BYTES: i64 = 8


class Lanes:
    """Games of one kind, advanced together.

    What a step gives is in its sinks, for arrays with a row for each lane.

    Attributes:
        observations: what the decider of each lane knows.
        masks: the actions that it may choose.
        changes: what each seat's score has changed by, in rows of seats.
        won: the seats that have won a game that has just ended, in rows of seats.
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
        # Where the mask of each lane begins among the marks, and where the last one ends.
        self._marks: vec[i64] = filled(lanes + 1, 0)
        self.deciders: vec[i64] = filled(lanes, 0)
        self.observations = Sink()
        self.masks = Sink()
        self.changes: vec[i64] = filled(lanes * seats, 0)
        self.won = Sink()
        self.ended = Sink()
        lane: i64 = 0
        while lane < lanes:
            self._states.append(self._dealt(lane))
            lane += 1
        self._tell()

    def seed_of(self, lane: int) -> str:
        """The seed of the game that is played in a lane."""
        return f"{self._seed} {lane} {self._games[lane]}"

    def state(self, lane: int) -> DescribedState:
        """The game that is played in a lane."""
        return self._states[lane]

    def step(self, actions: bytes) -> None:
        """Make one decision in each lane.

        Args:
            actions: the number of an action for each lane, eight bytes each, the lowest first.

        Raises:
            PitpropError: an action may not be chosen; then nothing has changed.
        """
        self._check(actions)
        self.changes = filled(len(self._scores), 0)
        self.won.empty()
        self.ended.empty()
        lane: i64 = 0
        while lane < len(self._states):
            self._advance(lane, read_i64_le(actions, _ACTION_BYTES * lane))
            lane += 1
        self._tell()

    def _check(self, actions: bytes) -> None:
        lanes: i64 = len(self._states)
        if len(actions) != _ACTION_BYTES * lanes:
            raise PitpropError(f"an action is needed for each of {lanes} games, and nothing else")
        marks = self.masks.entries
        row: i64 = len(self._codec.table.codes)
        lane: i64 = 0
        while lane < lanes:
            wanted = row * lane + read_i64_le(actions, _ACTION_BYTES * lane)
            at = self._marks[lane]
            end = self._marks[lane + 1]
            while at < end and marks[at] != wanted:
                at += 1
            if at == end:
                raise PitpropError(
                    f"action {wanted - row * lane} may not be chosen in game {lane}:"
                    " its mask is 0 there"
                )
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
                self.won.mark(lane * self._seats + seat)
            self.ended.mark(lane)
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
        """Let chance decide; where that begins a round, nobody has seen anything of it."""
        is_round = state.public.phase == DEALING
        state.deal()
        if is_round:
            seat: i64 = 0
            while seat < self._seats:
                self._since[lane * self._seats + seat] = 0
                seat += 1

    def _count(self, lane: i64, state: DescribedState) -> None:
        """What the scores have changed by since they were last counted."""
        at = lane * self._seats
        for score in state.scores():
            self.changes[at] = score - self._scores[at]
            self._scores[at] = score
            at += 1

    def _tell(self) -> None:
        """What each decider knows and may choose."""
        codec = self._codec
        row: i64 = len(codec.table.codes)
        self.observations.empty()
        self.masks.empty()
        masks = self.masks
        lane: i64 = 0
        while lane < len(self._states):
            state = self._states[lane]
            decider: i64 = state.decider
            self.deciders[lane] = decider
            since = self._since[lane * self._seats + decider]
            chosen = self._chosen[lane]
            codec.observe(self.observations, codec.size * lane, state, decider, since, chosen)
            self._marks[lane] = masks.used
            for action in codec.actions(state.codes(), state.public, chosen):
                masks.mark(row * lane + action)
            lane += 1
            self._marks[lane] = masks.used
