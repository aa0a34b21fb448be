"""How often opponents of Sabotage undo their own work without gain.

    python -m benchmarks.undone_sabotage                    1,000 matches of standard
    python -m benchmarks.undone_sabotage --matches 20 --opponents expert,standard

It counts pairs of moves that a player makes in two consecutive turns at the same place, which
nobody touches in between: a card laid and then taken off, or covered by a wrench that doesn't
improve the worth of the roof for the player; and a card taken off, where one of its colour is then
laid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.rules.cards import (
    KIND_NAMES,
    PIPE_KINDS,
    PLACE_NAMES,
    colour_of,
    roof_of,
)
from pitprop.games.sabotage.rules.roof import EMPTY_ROOF, with_pipe, without
from pitprop.games.sabotage.rules.scoring import worth
from pitprop.opponents import find_opponent
from pitprop.opponents.sabotage.weighing.roof_changes import changed_roof


def undone(logged: Iterable[int]) -> Iterator[str]:
    """The pairs of moves of one game with which somebody undid their own work, in words.

    Args:
        logged: the log of the game.
    """
    roofs = [EMPTY_ROOF, EMPTY_ROOF]
    latest: dict[int, tuple[int, int, int, int] | None] = {}
    for each in logged:
        event, seat = log.event_of(each), log.seat_of(each)
        if event == log.DISCARDED:
            latest[seat] = None
        if event not in (log.LAID, log.TOOK_OFF):
            continue
        roof, place = changed_roof(each), log.place_of(each)
        card, gone = log.card_of(each), log.gone_of(each)
        before = worth(roofs[roof])
        roofs[roof] = without(roofs[roof], place)
        if event == log.LAID:
            roofs[roof] = with_pipe(roofs[roof], card, place)
        gain = (worth(roofs[roof]) - before) * (1 if roof == roof_of(seat) else -1)
        if (last := latest.get(seat)) and last[:2] == (roof, place):
            card_before = f"{PLACE_NAMES[place]}: {KIND_NAMES[last[3]]}"
            if last[2] == log.LAID and (event == log.TOOK_OFF or gain <= 0):
                kind = "taken off" if event == log.TOOK_OFF else "covered"
                yield f"{kind}, {card_before} by {KIND_NAMES[card]}"
            if last[2] == log.TOOK_OFF and event == log.LAID and _is_alike(last[3], card):
                yield f"laid anew, {card_before} as {KIND_NAMES[card]}"
        for other, work in latest.items():
            if other != seat and work and work[:2] == (roof, place):
                latest[other] = None
        latest[seat] = (roof, place, event, card if event == log.LAID else gone)


def _is_alike(one: int, other: int) -> bool:
    return max(one, other) < PIPE_KINDS and colour_of(one) == colour_of(other)


def played(names: tuple[str, ...], players: int, seed: str, number: int) -> list[str]:
    """What was undone in one match.

    Args:
        names: the opponents, seat by seat, repeated where there are more seats.
        players: two or four.
        seed: the seed of all matches.
        number: which of them it is.
    """
    opponents = [find_opponent(names[at % len(names)]) for at in range(players)]
    state = GAME.start(players, seed=f"{seed} game {number}")
    found: list[str] = []
    moves = 0
    for _ in range(state.table.options.games):
        state.deal()
        while state.decider >= 0:
            view = state.view(state.decider)
            choice = opponents[state.decider].choose(view, seed=f"{seed} {number} move {moves}")
            state.play(choice.move)
            moves += 1
        found += undone(state.log)
    return found


def main() -> None:
    parser = asking.Parser("undone_sabotage", "Look for work that its own maker undoes.")
    parser.add_argument("--matches", type=asking.count, default=1000)
    parser.add_argument("--players", type=int, choices=(2, 4), default=2)
    parser.add_argument("--opponents", type=asking.opponents, default="standard")
    parser.add_argument("--seed", default="undone")
    parser.add_argument(
        "--processes", type=asking.count, help="how many processes (default: one per core)"
    )
    arguments = parser.asked()
    print(measured_on(), flush=True)
    names = tuple(arguments.opponents)
    with ProcessPoolExecutor(arguments.processes) as pool:
        play = partial(played, names, arguments.players, arguments.seed)
        found = [pair for pairs in pool.map(play, range(arguments.matches)) for pair in pairs]
    kinds = Counter(pair.split(",")[0] for pair in found)
    print(f"{arguments.matches} matches: {len(found)} pairs", dict(kinds))
    for pair in found[:10]:
        print(f"  {pair}")


if __name__ == "__main__":
    main()
