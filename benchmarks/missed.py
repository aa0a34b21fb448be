"""How far opponents of Sabotage and The Dark Cave fall short of the best move that is found.

    python -m benchmarks.missed --game sabotage --players 2
    python -m benchmarks.missed --game dark_cave --players 5 --opponents expert,standard

Decisions are taken from games of `standard`. What each opponent chooses, and what a search with
eight times as many worlds as `expert` finds, are compared in fresh worlds: it prints by what share
of the match, or of the game, each falls short of the best of these on average. This is a move's
value to the search, by its quick players and its estimate, so it tells how well one searches and
not how well one plays; a few decisions tell as much about that as hundreds of games would.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any, Final, cast

from librt.vecs import vec

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.core.chance import FastRandom
from pitprop.core.game import CHANCE, TERMINAL, Game
from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.knowledge.view import View as CaveView
from pitprop.games.dark_cave.moves import MOVES as CAVE_MOVES
from pitprop.games.dark_cave.rules.move_codes import PROPOSE, pack
from pitprop.games.dark_cave.rules.table import MOVING
from pitprop.games.sabotage.knowledge.view import View as RoofView
from pitprop.games.sabotage.moves import decode
from pitprop.opponents import find_opponent
from pitprop.opponents.comparing import Trials
from pitprop.opponents.dark_cave.players.expert import plan_for
from pitprop.opponents.dark_cave.search.lookahead import Search as CaveSearch
from pitprop.opponents.dark_cave.search.worlds import Worlds as CaveWorlds
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.rules_of_thumb import weigh_all
from pitprop.opponents.halving import Stage
from pitprop.opponents.racing import race
from pitprop.opponents.sabotage.players.expert import STAGES, horizon_of, policy_of
from pitprop.opponents.sabotage.search.lookahead import Search as RoofSearch
from pitprop.opponents.sabotage.search.match_equity import MatchEquity
from pitprop.opponents.sabotage.search.worlds import Worlds as RoofWorlds

_LONGER: Final = 8
_LOOKED_AT: Final = 0.05
"""How likely a decision is to be looked at: few of each game, so that they are of many games."""

_WORLDS: Final = {"sabotage": 8000, "dark_cave": 600}
"""In how many worlds choices are compared."""


@dataclass(frozen=True)
class Trying:
    """Where the moves of a decision can be tried.

    Attributes:
        trials: tries them.
        moves: what it calls each move, by notation, those that look best first.
        stages: how `expert` tries them.
    """

    trials: Trials
    moves: Mapping[str, int]
    stages: Sequence[Stage]


@dataclass
class Missed:
    """What an opponent's choices miss.

    Attributes:
        shares: for each decision, by how much the choice falls short of the best one.
    """

    shares: list[float] = field(default_factory=list)

    def summary(self) -> str:
        """All of it on a line."""
        count = len(self.shares)
        spread = 1.96 * stdev(self.shares) / count**0.5 if count > 1 else float("nan")
        best = sum(share == 0 for share in self.shares)
        return (
            f"{100 * fmean(self.shares):.2f} ± {100 * spread:.2f} % behind · {best} of {count} best"
        )


def try_sabotage(view: RoofView, seed: int) -> Trying | None:
    """Where the moves of a decision in Sabotage can be tried.

    Args:
        view: what the decider knows.
        seed: where the worlds come from.
    """
    codes = view.codes()
    policy = policy_of(view.seats)
    worlds = RoofWorlds(view, policy)
    horizon = horizon_of(view.seats, int(worlds.left))
    equity = MatchEquity(view, int(horizon.spread))
    likes = vec[float]([0.0] * len(codes))
    search = RoofSearch(worlds, codes, equity, policy, horizon, seed, likes)
    moves = {str(decode(codes[at])): at for at in search.at_first_sight()}
    return Trying(search, moves, STAGES)


def try_dark_cave(view: CaveView, seed: int) -> Trying | None:
    """The same in The Dark Cave; None for a step, which nobody searches.

    Args:
        view: what the decider knows.
        seed: where the worlds come from.
    """
    if view.table.phase == MOVING:
        return None
    at, source = Situation(view, closely=True), FastRandom(seed)
    scores = {each.code: each.score for each in weigh_all(at, [int(code) for code in view.codes()])}
    scores.pop(pack(PROPOSE), None)
    plan = plan_for(view.table)
    search = CaveSearch(CaveWorlds(at, source), scores, at.side, plan, source)
    best = sorted(scores, key=lambda code: -scores[code])
    moves = {str(CAVE_MOVES.decode(code, view.table)): code for code in best}
    return Trying(search, moves, plan.stages)


_TRY: Final[Mapping[str, Callable[[Any, int], Trying | None]]] = {
    "sabotage": try_sabotage,
    "dark_cave": try_dark_cave,
}


def decisions(game: Game, players: int, seed: str) -> Iterator[Any]:
    """What the decider knows, now and then in games of `standard`.

    Args:
        game: the game.
        players: the number of players.
        seed: where the deals come from.
    """
    source = random.Random(seed)
    while True:
        state = game.start(players, seed=str(source.random()))
        while state.decider != TERMINAL:
            if state.decider == CHANCE:
                state.apply_chance(state.draw())
                continue
            view = state.view(state.decider)
            if source.random() < _LOOKED_AT and len(state.legal_moves()) > 1:
                yield view
            choice = find_opponent("standard").choose(cast(Any, view), seed=str(source.random()))
            state.play(choice.move)


def missed(
    game: str, view: Any, opponents: Sequence[str], seed: int, worlds: int
) -> Mapping[str, float] | None:
    """How far each opponent's choice falls short of the best one; None where nothing is searched.

    Args:
        game: the game.
        view: what the decider knows.
        opponents: the opponents.
        seed: where all chance comes from.
        worlds: in how many worlds their choices are compared.
    """
    found = _TRY[game](view, seed)
    compared = _TRY[game](view, seed + 1)
    if found is None or compared is None or len(found.moves) < 2:
        return None
    longer = [Stage(stage.moves, _LONGER * stage.worlds) for stage in found.stages]
    chosen = {
        name: str(find_opponent(name).choose(view, seed=str(seed)).move) for name in opponents
    }
    if not set(chosen.values()) <= set(found.moves):
        return None
    picks = {name: found.moves[text] for name, text in chosen.items()}
    tried = {race(found.trials, list(found.moves.values()), longer, 0.0)[0], *picks.values()}
    for _ in range(worlds if len(tried) > 1 else 0):
        compared.trials.play(list(tried))
    best = max(compared.trials.won(each) for each in tried)
    return {name: (best - compared.trials.won(pick)) / worlds for name, pick in picks.items()}


def main() -> None:
    parser = asking.Parser("missed", "Tell what opponents miss.")
    parser.add_argument("--game", choices=sorted(_TRY), default="sabotage")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=asking.count, default=100)
    parser.add_argument("--opponents", type=asking.opponents, default="expert,standard")
    parser.add_argument("--seed", default="missed")
    arguments = parser.asked()
    asking.check_players(parser, arguments.game, arguments.players)
    print(measured_on(), flush=True)
    names = arguments.opponents
    results = {name: Missed() for name in names}
    views = decisions(find_game(arguments.game), arguments.players, arguments.seed)
    seeds = random.Random(arguments.seed)
    worlds = _WORLDS[arguments.game]
    while len(results[names[0]].shares) < arguments.decisions:
        behind = missed(arguments.game, next(views), names, seeds.randrange(2**30), worlds)
        for name, share in (behind or {}).items():
            results[name].shares.append(share)
    for name in names:
        print(f"{name}, {arguments.players} players: {results[name].summary()}", flush=True)


if __name__ == "__main__":
    main()
