"""All that can happen to the gold in a few rounds, played out for every order of a small stack.

Nothing here calls the engine: the rules of S-60 to S-69 are written down once more, plainly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations

DECK = Counter({1: 16, 2: 8, 3: 4})
DUE = {1: 4, 2: 3, 3: 3, 4: 2}

Values = tuple[int, ...]


@dataclass(frozen=True)
class Round:
    """What is public of a round before the gold is shared out.

    Attributes:
        roles: `d` or `s` for each seat.
        winner: `d` or `s`.
        last: who played the last card, which reached the treasure if the diggers won.
        picked: how many cards have been picked so far, where it is the current round.
    """

    roles: str
    winner: str
    last: int
    picked: int | None = None


@dataclass(frozen=True)
class Options:
    """Whether saboteurs draw their pay, and whether the stack is shuffled before later rounds."""

    by_drawing: bool = False
    reshuffle: bool = False


@dataclass(frozen=True)
class Share:
    """What somebody got in a round.

    Attributes:
        round: the number of the round.
        seat: who got it.
        cards: the cards, in the order in which they came.
        offer: those that a digger picked from, sorted.
        returned: those that a saboteur put back.
    """

    round: int
    seat: int
    cards: Values
    offer: Values = ()
    returned: Values = ()


@dataclass(frozen=True)
class History:
    """What happened to the gold, and where the rest of it is."""

    stack: Values
    shares: tuple[Share, ...] = ()
    offer: Values = ()

    def gold(self, seats: int) -> tuple[Values, ...]:
        """Each seat's cards."""
        return tuple(
            tuple(value for share in self.shares if share.seat == seat for value in share.cards)
            for seat in range(seats)
        )

    def seen(self, seat: int, rounds: list[Round]) -> object:
        """All that a seat knows of it."""
        known = [
            share
            if share.seat == seat
            else (share.round, share.seat, len(share.cards), len(share.returned))
            + ((sum(share.cards),) if rounds[share.round - 1].winner == "s" else ())
            for share in self.shares
        ]
        picks_now = rounds[-1].picked is not None and seat == _pickers(rounds[-1])[-1]
        return known, self.offer if picks_now else len(self.offer)


def histories(
    small: Counter[int], rounds: list[Round], options: Options
) -> Iterator[tuple[Fraction, History]]:
    """All histories that begin with a small stack, each with its probability."""
    for chance, stack in _orders(small.elements()):
        yield from _play(chance, History(stack), rounds, 1, options)


def _orders(values: Iterable[int]) -> list[tuple[Fraction, Values]]:
    """All orders of the cards, each as likely as any other."""
    orders = _distinct(tuple(sorted(values)))
    return [(Fraction(1, len(orders)), order) for order in orders]


@cache
def _distinct(values: Values) -> list[Values]:
    """The orders of cards of which equal ones aren't told apart."""
    if not values:
        return [()]
    return [
        (value, *rest)
        for value in sorted(set(values))
        for rest in _distinct(_without(values, [value]))
    ]


def _without(values: Values, fewer: Iterable[int]) -> Values:
    left = list(values)
    for value in fewer:
        left.remove(value)
    return tuple(left)


def _play(
    chance: Fraction, history: History, rounds: list[Round], number: int, options: Options
) -> Iterator[tuple[Fraction, History]]:
    if number > len(rounds):
        yield chance, history
        return
    stacks = [(Fraction(1), history.stack)]
    if number > 1 and options.reshuffle:
        stacks = _orders(history.stack)
    share_out = _pick if rounds[number - 1].winner == "d" else _pay
    for likely, stack in stacks:
        begun = replace(history, stack=stack)
        for more, after in share_out(begun, rounds[number - 1], number, options):
            yield from _play(chance * likely * more, after, rounds, number + 1, options)


def _pickers(played: Round, number: int | None = None) -> list[int]:
    """Who picks: who reached the treasure, then counter-clockwise; the last one picks next."""
    seats = len(played.roles)
    order = [(played.last - step) % seats for step in range(seats)]
    diggers = [seat for seat in order if played.roles[seat] == "d"]
    picked = played.picked if number is None else number
    return [diggers[at % len(diggers)] for at in range((picked or 0) + 1)]


def _pick(
    history: History, played: Round, number: int, options: Options
) -> Iterator[tuple[Fraction, History]]:
    """As many cards as players; each digger picks any of them, all alike."""
    count = min(len(played.roles), len(history.stack))
    offer, stack = history.stack[:count], history.stack[count:]
    picked = count if played.picked is None else played.picked
    ways = Counter(permutations(offer, picked))
    for values, often in ways.items():
        shares, left = history.shares, offer
        for seat, value in zip(_pickers(played, picked), values, strict=False):
            shares = (*shares, Share(number, seat, (value,), offer=tuple(sorted(left))))
            left = _without(left, [value])
        yield Fraction(often, ways.total()), History(stack, shares, tuple(sorted(left)))


def _pay(
    history: History, played: Round, number: int, options: Options
) -> Iterator[tuple[Fraction, History]]:
    """Clockwise from the player after the one who played the last card."""
    seats = len(played.roles)
    order = [(played.last + 1 + step) % seats for step in range(seats)]
    due = DUE[played.roles.count("s")]
    pay = _pay_by_drawing if options.by_drawing else _pay_exactly
    for seat in order:
        if played.roles[seat] == "s":
            kept, returned, stack = pay(history.stack, due)
            share = Share(number, seat, kept, returned=returned)
            history = replace(history, stack=stack, shares=(*history.shares, share))
    yield Fraction(1), history


def _pay_by_drawing(stack: Values, due: int) -> tuple[Values, Values, Values]:
    kept: Values = ()
    returned: Values = ()
    for _ in range(len(stack)):
        if sum(kept) == due:
            break
        top, stack = stack[0], stack[1:]
        if sum(kept) + top > due:
            stack, returned = (*stack, top), (*returned, top)
        else:
            kept = (*kept, top)
    return kept, returned, stack


def _pay_exactly(stack: Values, due: int) -> tuple[Values, Values, Values]:
    """The most that can be made, of the fewest cards, the largest first."""
    ways = [
        tuple(sorted(cards, reverse=True))
        for count in range(due + 1)
        for cards in combinations(stack, count)
        if sum(cards) <= due
    ]
    best = max(ways, key=lambda cards: (sum(cards), -len(cards), cards))
    return best, (), _without(stack, best)


# --- As a position ------------------------------------------------------------------------------


def lines(history: History, rounds: list[Round], hoard: Values) -> list[str]:
    """The lines of a position after a history; seat 1 holds the cards that were never in play."""
    seats = len(rounds[0].roles)
    gold = list(history.gold(seats))
    gold[0] = (*hoard, *gold[0])
    rest = [_result(history, played, number) for number, played in enumerate(rounds, 1)]
    rest += [f"gold {seat + 1} {_words(cards)}" for seat, cards in enumerate(gold) if cards]
    rest.append(f"stack {_words(history.stack) or '-'}")
    rest.append(f"broken{' -' * seats}")
    if rounds[-1].picked is None:
        return [f"round {len(rounds) + 1}", *rest]
    picker = _pickers(rounds[-1])[-1]
    roles = _roles(rounds[-1].roles)
    return [
        f"round {len(rounds)}",
        f"last {rounds[-1].last + 1}",
        f"roles {roles}",
        "goals treasure:NESW NE NW",
        *rest,
        f"offer {picker + 1} {_words(history.offer)}",
    ]


def _words(values: Iterable[int]) -> str:
    return " ".join(str(value) for value in values)


def _roles(roles: str) -> str:
    """S-10: three players have one saboteur's card, five have two."""
    left_over = "d" if roles.count("s") == {3: 1, 5: 2}[len(roles)] else "s"
    names = {"d": "digger", "s": "saboteur"}
    return f"{' '.join(names[role] for role in roles)} | {names[left_over]}"


def _result(history: History, played: Round, number: int) -> str:
    shares = [share for share in history.shares if share.round == number]
    roles = f"roles {_roles(played.roles)}"
    if played.winner == "d":
        took = [f"{share.seat + 1}:{share.cards[0]}" for share in shares]
        parts = [f"diggers by {played.last + 1}", roles]
        parts += [f"took {' '.join(took)}"] if took else []
        return f"result {number} {' · '.join(parts)}"
    got = {share.seat: share.cards for share in shares}
    cards = [got.get(seat, ()) for seat in range(len(played.roles))]
    returned = [f"{share.seat + 1}:{value}" for share in shares for value in share.returned]
    parts = [
        "saboteurs",
        roles,
        f"last {played.last + 1}",
        f"cards {_words(len(values) for values in cards)}",
        f"gold {_words(sum(values) for values in cards)}",
    ]
    parts += [f"returned {' '.join(returned)}"] if returned else []
    return f"result {number} {' · '.join(parts)}"
