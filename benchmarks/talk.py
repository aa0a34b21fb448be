"""Whether talk helps those who talk.

    python -m benchmarks.talk                                  1,000 deals a row
    python -m benchmarks.talk --game saboteur --players 5 --deals 200
    python -m benchmarks.talk --opponent hard --deals 50

Every deal is played several times by the same opponent on all seats, with the same seeds for each
decision: nobody says anything; all speak; one side alone does. All listen. It prints how often each
side won, and how many deals in a hundred more than when nobody spoke, with the 95 % range by
bootstrap over deals; then how many of the players of each side said what, where all spoke: what one
side alone says gives it away. In Saboteur these are single rounds, with gold diggers and saboteurs
as sides; in The Dark Cave games, with the sides being those who work for the same clan, or loyal
dwarves and saboteurs. In Sabotage computer players say nothing. Run it where the engine is
compiled.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.games.dark_cave.game import GAME as DARK_CAVE
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.saboteur.game import GAME as SABOTEUR
from pitprop.games.saboteur.rules.table import WINNER_NAMES
from pitprop.lab.bootstrap import Estimate, interval
from pitprop.lab.saboteur import first_deal
from pitprop.opponents import Heard, Opponent, choice_of, claim_of, find_opponent

NOBODY: Final = "nobody"
ALL: Final = "all"

_FIRST: Final = 1
"""The round that is played: the first of a game of Saboteur, the only one of The Dark Cave."""

Sides = Mapping[str, Sequence[int]]
"""The seats of each side."""


@dataclass(frozen=True)
class Contest:
    """What is played.

    Attributes:
        game: the game, and what its sides are.
        players: how many play.
        deal: gives a state after the first deal, and the seed that its seeds come from.
        sides: the sides of a state that has been dealt.
        won: how much of a win a seat has had at the end, from 0 to 1.
        is_round: whether it ends with the round.
    """

    game: str
    players: int
    deal: Callable[[str], tuple[Any, str]]
    sides: Callable[[Any], Sides]
    won: Callable[[Any, int], float]
    is_round: bool


def rounds_of_saboteur(diggers: int, saboteurs: int) -> Contest:
    """Single rounds with these numbers of either role."""
    players = diggers + saboteurs

    def deal(seed: str) -> tuple[Any, str]:
        return first_deal(lambda own: SABOTEUR.start(players, seed=own), seed, (diggers, saboteurs))

    def sides(state: Any) -> Sides:
        roles = state.roles[:-1]
        return {
            "diggers": [seat for seat in range(players) if not roles[seat]],
            "saboteurs": [seat for seat in range(players) if roles[seat]],
        }

    def won(state: Any, seat: int) -> float:
        result = state.table.results[-1]
        side = "saboteurs" if result.roles[seat] else "diggers"
        return float(WINNER_NAMES[result.winner] == side)

    return Contest(f"Saboteur, {diggers}v{saboteurs}", players, deal, sides, won, is_round=True)


def games_of_dark_cave(players: int, *, by_clan: bool) -> Contest:
    """Games in which the sides are the clans, or the loyal and the saboteurs."""

    def deal(seed: str) -> tuple[Any, str]:
        state = DARK_CAVE.start(players, seed=seed)
        state.deal()
        return state, seed

    def sides(state: Any) -> Sides:
        names = ("blue", "yellow") if by_clan else ("loyal", "saboteurs")
        found: dict[str, list[int]] = {name: [] for name in names}
        for seat in range(players):
            clan, character = state.table.clans[seat], state.characters[seat]
            found[names[work_for(clan, character) if by_clan else character]].append(seat)
        return found

    def won(state: Any, seat: int) -> float:
        result = state.table.result
        if result.winner < 0:
            return 0.5
        return float(result.winner == work_for(state.table.clans[seat], state.characters[seat]))

    return Contest(f"The Dark Cave, {players} players", players, deal, sides, won, is_round=False)


CONTESTS: Final[Mapping[str, Sequence[Contest]]] = {
    "saboteur": [rounds_of_saboteur(*each) for each in ((3, 2), (5, 2), (7, 3))],
    "dark_cave": [
        games_of_dark_cave(players, by_clan=by_clan)
        for players in (4, 5, 8)
        for by_clan in (True, False)
    ],
}


@dataclass
class Found:
    """What came of a contest, by who spoke.

    Attributes:
        won: for each deal, what share of a win each side had; sides without members have none.
        claims: how many claims were made.
        players: how many players each side had, where all spoke.
        said: how many of these made each kind of claim, by kind and side.
    """

    won: dict[str, list[Mapping[str, float]]] = field(default_factory=lambda: defaultdict(list))
    claims: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    players: Counter[str] = field(default_factory=Counter)
    said: Counter[tuple[str, str]] = field(default_factory=Counter)


def talked(
    contest: Contest, state: Any, seed: str, opponent: Opponent, speakers: Sequence[int]
) -> Sequence[Heard]:
    """Play to the end; returns the claims that were made.

    Args:
        contest: what is played.
        state: dealt; changed in place.
        seed: each decision has a seed of its own, made from it.
        opponent: who plays on all seats.
        speakers: the seats that speak; all listen.
    """
    heard: list[Heard] = []
    moves = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            if contest.is_round:
                break
            state.deal()
            continue
        seat = int(state.decider)
        own = f"{seed} seat {seat} move {moves}"
        state.play(choice_of(opponent, state.view(seat), own, heard).move)
        moves += 1
        if seat in speakers:
            claim = claim_of(opponent, state.view(seat), f"{own} talk", heard)
            if claim is not None:
                heard.append(Heard(seat, _FIRST, len(state.view(SPECTATOR).log), claim))
    return heard


def play(contest: Contest, deal: int, seed: str, opponent: Opponent, found: Found) -> None:
    """Play a deal once for each choice of speakers.

    Args:
        contest: what is played.
        deal: which deal.
        seed: where deals come from.
        opponent: who plays on all seats.
        found: the results to add to.
    """
    dealt, own = contest.deal(f"{seed} {contest.players} deal {deal}")
    sides = contest.sides(dealt)
    speaking = {NOBODY: (), ALL: tuple(range(contest.players)), **sides}
    for speakers, seats in speaking.items():
        state = dealt.clone()
        heard = talked(contest, state, own, opponent, seats)
        found.claims[speakers] += len(heard)
        if speakers == ALL:
            _count_speakers(found, sides, heard)
        found.won[speakers].append(
            {
                side: sum(contest.won(state, seat) for seat in those) / len(those)
                for side, those in sides.items()
                if those
            }
        )


def _count_speakers(found: Found, sides: Sides, heard: Sequence[Heard]) -> None:
    said = {(each.claim.key, each.seat) for each in heard}
    for side, seats in sides.items():
        found.players[side] += len(seats)
        for key, seat in said:
            found.said[key, side] += seat in seats


def speakers_rows(contest: Contest, found: Found) -> Iterator[str]:
    """How many players of each side made which kind of claim, where all spoke, a line for each."""
    for key, side in sorted(found.said):
        players = found.players[side]
        share = 100 * found.said[key, side] / players
        yield f"| {contest.game} | {key} | {side} | {players} | {share:.0f} % |"


def table_rows(contest: Contest, found: Found, seed: str) -> Iterator[str]:
    """What came of it, a line for each choice of speakers and each side."""
    silent = found.won.pop(NOBODY)
    for speakers, won in found.won.items():
        sides = dict.fromkeys(side for each in won for side in each)
        for side in [speakers] if speakers in sides else sides:
            both = zip(won, silent, strict=True)
            pairs = [(one[side], two[side]) for one, two in both if side in one]
            more = interval([100 * (one - two) for one, two in pairs], seed)
            share = 100 * sum(one for one, _ in pairs) / len(pairs)
            yield (
                f"| {contest.game} | {speakers} | {found.claims[speakers] / len(won):.1f} | {side}"
                f" | {len(pairs)} | {share:.1f} % | {share - more.mean:.1f} % | {more.mean:+.1f}"
                f" ({_range(more)}) |"
            )


def _range(found: Estimate) -> str:
    if found.low is None or found.high is None:
        return "–"
    return f"{found.low:+.1f} to {found.high:+.1f}"


def main() -> None:
    """Play, and print a table."""
    parser = asking.Parser("talk", "Measure whether talk helps.")
    parser.add_argument("--game", action="append", choices=CONTESTS)
    sizes = sorted({each.players for row in CONTESTS.values() for each in row})
    parser.add_argument(
        "--players", action="append", type=int, choices=sizes, help="this number of players alone"
    )
    parser.add_argument("--deals", type=asking.count, default=1_000)
    parser.add_argument("--opponent", type=asking.opponent, default="medium")
    parser.add_argument("--seed", default="talk")
    arguments = parser.asked()
    contests = [
        contest
        for game in arguments.game or CONTESTS
        for contest in CONTESTS[game]
        if contest.players in (arguments.players or sizes)
    ]
    if not contests:
        parser.error("nothing is played with that number of players in that game")
    opponent = find_opponent(arguments.opponent)
    print(measured_on(), flush=True)
    print("| game | who speaks | claims | side | deals | won | without talk | more, 95 % range |")
    print("| --- | --- | ---: | --- | ---: | ---: | ---: | ---: |", flush=True)
    said: list[str] = []
    for contest in contests:
        found = Found()
        for deal in range(arguments.deals):
            play(contest, deal, arguments.seed, opponent, found)
        for line in table_rows(contest, found, arguments.seed):
            print(line, flush=True)
        said += speakers_rows(contest, found)
    print("\nHow many players make a claim, of each kind, where all speak:\n")
    print("| game | claim | side | players | said so |")
    print("| --- | --- | --- | ---: | ---: |")
    print("\n".join(said), flush=True)


if __name__ == "__main__":
    main()
