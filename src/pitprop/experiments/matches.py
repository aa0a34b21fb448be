"""Playing a deal: two matches of two agents on the same cards, with seats and sides exchanged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.experiments.agents import SeatDecision, SeatPlayer
from pitprop.experiments.contest import Contest
from pitprop.experiments.decisions import Decision, decision
from pitprop.experiments.playing import Playing, playing
from pitprop.experiments.spec import LEGS, Setting, Task, TournamentSpec

Seated = Callable[[str, int], SeatPlayer]
"""Puts an agent, by its name, on a seat."""


@dataclass(frozen=True, slots=True)
class Used:
    """How often an agent made a kind of move on a side; `move` is its first word in notation.

    What chance did in its place isn't counted.
    """

    agent: str
    side: str
    move: str
    count: int


@dataclass(frozen=True, slots=True)
class Match:
    """What came of a match.

    Attributes:
        leg: 0 for sides as they come, 1 for sides exchanged.
        seed: the seed of its first deal.
        agents: the agent on each seat.
        contests: what was won and lost.
        points: what each seat gained, in gold, points or treasure.
        winners: the seats that have won.
        decisions: how many decisions were made.
        moves: how often agents made which kinds of moves themselves.
        faults: how often an agent lost a decision, by agent and kind.
        told: what happened at the first fault of each agent and kind, in the same way.
        nanoseconds: how long all decisions of an agent took.
        asked: how many decisions an agent made.
        log: each decision, where they are kept.
    """

    leg: int
    seed: str
    agents: list[str]
    contests: list[Contest]
    points: list[int]
    winners: list[int]
    decisions: int
    moves: list[Used]
    faults: dict[str, dict[str, int]] = field(default_factory=dict)
    told: dict[str, dict[str, str]] = field(default_factory=dict)
    nanoseconds: dict[str, int] = field(default_factory=dict)
    asked: dict[str, int] = field(default_factory=dict)
    log: list[Decision] = field(default_factory=list)


def play_deal(spec: TournamentSpec, task: Task, seated: Seated) -> list[Match]:
    """Play a deal; an agent that plays itself plays it once.

    Args:
        spec: what the tournament plays.
        task: which deal.
        seated: puts agents on seats.
    """
    setting, pair = spec.settings[task.setting], spec.pairs[task.pair]
    legs = 1 if pair[0] == pair[1] else LEGS
    seed = f"{spec.seed} {setting.cards} {task.deal}"
    return [
        _MatchInPlay(setting, pair, leg, seed, seated, spec.decisions).match()
        for leg in range(legs)
    ]


class _MatchInPlay:
    """A match while it is played."""

    def __init__(
        self,
        setting: Setting,
        pair: tuple[str, str],
        leg: int,
        seed: str,
        seated: Seated,
        keeps: bool,
    ) -> None:
        self.setting, self.leg, self.keeps = setting, leg, keeps
        self.playing: Playing = playing(setting.game)
        self.state, self.seed = self.playing.start(setting, seed)
        halves = self.playing.halves(setting, self.state)
        self.agents = [pair[half ^ leg] for half in halves]
        self.players = [seated(name, seat) for seat, name in enumerate(self.agents)]
        self.moves: Counter[tuple[str, str, str]] = Counter()
        self.faults: Counter[tuple[str, str]] = Counter()
        self.messages: dict[tuple[str, str], str] = {}
        self.nanoseconds: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.log: list[Decision] = []
        self.has_ended = False

    def match(self) -> Match:
        """Play it to its end."""
        lengths = self._play()
        return Match(
            leg=self.leg,
            seed=self.seed,
            agents=self.agents,
            contests=list(self.playing.contests(self.state, lengths)),
            points=[int(points) for points in self.state.scores()],
            winners=[int(seat) for seat in self.playing.winners(self.setting, self.state)],
            decisions=sum(self.asked.values()),
            moves=[Used(*key, count) for key, count in sorted(self.moves.items())],
            faults=_nested(self.faults),
            told=_nested(self.messages),
            nanoseconds=dict(self.nanoseconds),
            asked=dict(self.asked),
            log=self.log,
        )

    def _play(self) -> Sequence[int]:
        """Play; gives how many decisions each contest took."""
        lengths: list[int] = []
        decisions = 0
        while not self.playing.is_over(self.setting, self.state):
            if self.state.decider == CHANCE:
                self.state.apply_chance(self.state.draw())
                if self.has_ended:
                    decisions, self.has_ended = 0, False
                continue
            self._decide()
            decisions += 1
            if self.playing.rounds_over(self.state) > len(lengths):
                lengths.append(decisions)
                self.has_ended = True
        return lengths or [decisions]

    def _decide(self) -> None:
        state, seat = self.state, self.state.decider
        assert state.decider != TERMINAL
        name, side = self.agents[seat], self.playing.side(state, seat)
        view = state.view(seat)
        number = sum(self.asked.values())
        made = self.players[seat].decide(view, f"{self.seed} move {number}")
        self.asked[name] += 1
        self.nanoseconds[name] += made.answer.nanoseconds
        if made.fault:
            self.faults[name, made.fault] += 1
            self.messages.setdefault((name, made.fault), made.message)
        else:
            self.moves[name, side, str(made.move).split(" ", 1)[0]] += 1
        if self.keeps:
            self.log.append(self._kept(view, made, side, number))
        state.play(made.move)

    def _kept(self, view: Any, made: SeatDecision, side: str, number: int) -> Decision:
        # Once a contest is over there is nothing left to guess.
        truth = [] if self.has_ended else list(self.playing.truth(self.state))
        return decision(view, made, number, self.agents[view.seat], side, truth)


def _nested(counts: dict[tuple[str, str], Any]) -> dict[str, dict[str, Any]]:
    """Counts nested by the first of two keys, then by the second, in order."""
    found: dict[str, dict[str, Any]] = {}
    for (first, second), value in sorted(counts.items()):
        found.setdefault(first, {})[second] = value
    return found
