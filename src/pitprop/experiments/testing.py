"""The sequential test over deals that arrive in any order: they count in that of the spec."""

from __future__ import annotations

from collections import defaultdict

from pitprop.experiments.comparing import difference
from pitprop.experiments.journal import Played
from pitprop.experiments.sequential import SequentialState
from pitprop.experiments.spec import Task, TournamentSpec


class SequentialWatch:
    """What the test of a spec says of the deals played so far.

    A deal counts once it has been played in all its settings, and all deals before it have
    counted.

    Attributes:
        state: how the test goes; None where the spec has none.
    """

    def __init__(self, spec: TournamentSpec) -> None:
        self.state = None if spec.test is None else SequentialState(spec.test)
        self._spec = spec
        self._pair = -1
        if spec.test is not None:
            asked = {spec.test.better, spec.test.than}
            self._pair = next(at for at, pair in enumerate(spec.pairs) if set(pair) == asked)
        self._waiting: defaultdict[int, dict[int, float]] = defaultdict(dict)

    def see(self, deal: Played) -> None:
        """A deal has been played."""
        if self.state is None or deal.task.pair != self._pair:
            return
        task, test = deal.task, self.state.test
        self._waiting[task.deal][task.setting] = difference(
            deal.matches, test.better, test.than, test.measure
        )
        while self.state.decision is None and self._is_whole(self.state.deals):
            values = self._waiting.pop(self.state.deals)
            # In the order of the settings: floating-point sums depend on it.
            self.state.count(sum(values[at] for at in sorted(values)) / len(values))

    def wants(self, task: Task) -> bool:
        """Whether a deal still counts: not if everything about its pair is decided."""
        return (
            self.state is None
            or task.pair != self._pair
            or self.state.decision is None
            or task.deal < self.state.deals
        )

    def _is_whole(self, number: int) -> bool:
        wanted = sum(
            self._spec.plays(setting, self._pair) and number < self._spec.deals_in(setting)
            for setting in range(len(self._spec.settings))
        )
        return 0 < wanted == len(self._waiting[number])
