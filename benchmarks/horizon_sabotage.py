"""What unfinished games of Sabotage are worth: fits the weights in its `horizon.py`.

    python -m benchmarks.horizon_sabotage --players 4 --minutes 20
    PITPROP_EFFORT=10 python -m benchmarks.horizon_sabotage --players 2 --minutes 10

`expert` plays matches on all seats. For each decision the features of the estimate are kept, how
many cards were still to be played, and how the game ended. The weights printed are least-squares
fits; the errors, of these and of the weights in use, are those on every fourth match, which is held
out. Needs NumPy, as in the environment of `make bench`.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.core.game import CHANCE
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents.sabotage.players.expert import Expert, policy_of
from pitprop.opponents.sabotage.search.horizon import FEATURES, Horizon, features_of
from pitprop.opponents.sabotage.search.match_equity import PARTS_PER_POINT
from pitprop.opponents.sabotage.search.rollout import RolloutState
from pitprop.opponents.sabotage.search.rows import rows_of

BANDS = (95, 86, 78, 70, 60, 48, 30, 0)
"""From these numbers of cards still to be played on, weights are fitted separately."""

_PER_CENT = 100
_HELD_OUT = 4


def quick_game(state: State) -> RolloutState:
    """The search's own game with the cards of a state."""
    table = state.table
    first, second = (rows_of(roof) for roof in table.roofs)
    hands, pile = state.hands[:], vec[i64](state.pile[state.drawn :])
    return RolloutState(first, second, hands, pile, table.on_turn)


def moments(players: int, seed: str) -> Iterator[tuple[int, int, list[int]]]:
    """The data of a match: at each decision the game's number, the cards left, and the features.

    Args:
        players: the number of players.
        seed: where the match comes from.

    Yields:
        those of each decision; at the end of each game its number, -1, and by how much it was won.
    """
    state: State = GAME.start(players, seed=seed)
    expert = Expert()
    policy = policy_of(players)
    ended = made = 0
    while state.decider >= 0 or state.decider == CHANCE:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        if state.decider == state.table.on_turn:
            game = quick_game(state)
            left = len(game.pile) + sum(len(unpacked(hand)) for hand in game.hands)
            yield ended, left, list(features_of(game, policy))
        choice = expert.choose(state.view(state.decider), seed=f"{seed} move {made}")
        state.play(choice.move)
        made += 1
        for result in state.table.results[ended:]:
            yield ended, -1, [result.scores[0] - result.scores[1]]
            ended += 1


class Seen:
    """Everything that was seen.

    Attributes:
        matches: how many matches were played.
        rows: for each decision the match, the cards left, by how much the first side won its game
            in hundredths of a point, and the features.
    """

    def __init__(self) -> None:
        self.matches = 0
        self.rows: list[list[int]] = []

    def add(self, match: list[tuple[int, int, list[int]]]) -> None:
        """Count a match."""
        won = {game: numbers[0] for game, left, numbers in match if left < 0}
        self.rows += [
            [self.matches, left, PARTS_PER_POINT * won[game], *numbers]
            for game, left, numbers in match
            if left >= 0
        ]
        self.matches += 1


def fit(seen: Seen, players: int) -> Iterator[str]:
    """The weights of each band, and their errors."""
    table = np.array(seen.rows, dtype=float)
    held_out = table[:, 0] % _HELD_OUT == 0
    most = np.inf
    for least in BANDS:
        here = (table[:, 1] >= least) & (table[:, 1] < most)
        most = least
        learn, check = table[here & ~held_out], table[here & held_out]
        if len(learn) <= len(FEATURES) or not len(check):
            yield f"# too few games from {least} cards on"
            continue
        found, *_ = np.linalg.lstsq(learn[:, 3:], learn[:, 2], rcond=None)
        weights = tuple(round(_PER_CENT * float(weight)) for weight in found)
        error = _error(check, weights)
        used = tuple(Horizon(players, 0, least).weights)
        yield (
            f"({least}, {weights}, {round(error)}),  # {int(here.sum())} decisions; "
            f"wrong by {error:.1f}, as it is by {_error(check, used):.1f}"
        )


def _error(table: np.ndarray[tuple[int, int], np.dtype[np.float64]], weights: object) -> float:
    """How far from the estimate games ended (root mean square), in hundredths."""
    estimates = table[:, 3:] @ np.array(weights, dtype=float) / _PER_CENT
    return float(np.sqrt(np.mean((table[:, 2] - estimates) ** 2)))


def main() -> None:
    parser = asking.Parser("horizon_sabotage", "Fit what unfinished games of Sabotage are worth.")
    parser.add_argument("--players", type=int, choices=(2, 4), default=4)
    parser.add_argument("--minutes", type=asking.minutes, default=20.0)
    parser.add_argument("--seed", default="horizon")
    arguments = parser.asked()
    print(measured_on(), flush=True)
    until = monotonic() + 60 * arguments.minutes
    seen = Seen()
    while not seen.matches or monotonic() < until:
        seen.add(list(moments(arguments.players, f"{arguments.seed} {seen.matches}")))
    print(f"{arguments.players} players, {seen.matches} matches: {', '.join(FEATURES)}; spread")
    for line in fit(seen, arguments.players):
        print(line)


if __name__ == "__main__":
    main()
