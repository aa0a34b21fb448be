"""What `expert` of Sabotage takes the others to hold, held against all deals there may have been.

Here each deal is counted by itself: who was dealt which cards, who drew which, and how likely that
makes each card played.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from math import prod
from typing import NamedTuple

import pytest

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import decode
from pitprop.games.sabotage.rules.cards import KIND
from pitprop.games.sabotage.rules.move_codes import CLOSE, kind_of
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents.sabotage.beliefs.card_odds import CardOdds
from pitprop.opponents.sabotage.beliefs.past_turns import draws_of, past_turns
from pitprop.opponents.sabotage.search.rollout import RolloutState
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy, tuned
from pitprop.opponents.sabotage.search.rows import rows_of
from pitprop.opponents.sabotage.search.worlds import Worlds
from tests.sabotage.positions import after, dealt, few_cards

ROOFS = ("A-red B-red D-blue", "A-blue D-yellow E-yellow")
FIRST_KIND = "A-yellow D-yellow E-yellow"
OF_TWO = ("A-purple B-yellow C-red", "C-red F-yellow X-purple G-blue sabotage")
OF_FOUR = ("A-purple B-yellow", "C-red F-yellow G-blue", "D-red demontage", "H-red X-blue")
PILES = (
    "G-red H-blue wrench-red H-yellow demontage B-purple I-yellow D-purple F-blue",
    "X-red B-purple G-red wrench-red H-blue H-yellow C-blue F-purple I-yellow D-purple",
    "G-red G-blue wrench-red sabotage demontage sabotage I-yellow demontage F-blue",
)
PLAYED_BY_TWO = (
    ("discard G-blue", "discard A-purple", "lay X-purple own C"),
    ("discard B-yellow", "lay H-blue other", "discard C-red"),
)
# Cards of which seat 2 plays one and may hold another.
TWICE = ("A-purple B-yellow C-red", "C-red sabotage X-purple G-blue sabotage")
PLAYED_TWICE = (
    ("discard G-blue", "discard A-purple", "sabotage other A"),
    ("discard B-yellow", "lay G-blue other", "discard C-red"),
)
PLAYED_BY_FOUR = (
    ("discard G-blue", "discard D-red", "discard X-blue", "discard A-purple"),
    ("lay wrench-red own C", "discard demontage", "discard H-yellow", "discard B-yellow"),
)
DEALS = 20_000
SEAT = 0

Hands = tuple[tuple[int, ...], ...]


class Turn(NamedTuple):
    """A card that somebody played, the odds of all cards, and how many were drawn by then."""

    card: int
    odds: list[float]
    drawn: int


class Watched:
    """A game, and the turns of each seat in it.

    Attributes:
        state: where it stands.
        turns: what each seat played.
        drawn: how many cards each seat has drawn.
        reader: the seat that infers what the others hold.
    """

    def __init__(self, state: State, reader: int = SEAT) -> None:
        self.state = state
        self.reader = reader
        self.turns: dict[int, list[Turn]] = {seat: [] for seat in range(state.table.seats)}
        self.drawn: Counter[int] = Counter()
        policy = RolloutPolicy(tuned(state.table.seats))
        self._odds = CardOdds(state.table.seats, policy)

    def play(self, move: str) -> None:
        """Play a move, and note it."""
        state, seat = self.state, self.state.decider
        own, other = (rows_of(state.table.roofs[roof ^ seat & 1]) for roof in (0, 1))
        left = sum(len(unpacked(hand)) for hand in state.hands) + len(state.pile) - state.drawn
        odds = list(self._odds.of_all(own, other, left))
        verb, card, *_ = move.split()
        self.turns[seat].append(Turn(KIND.get(verb, KIND.get(card, -1)), odds, self.drawn[seat]))
        before = state.drawn
        state.play(GAME.parse_move(move))
        self.drawn[state.decider] += int(state.drawn - before)

    def others(self) -> list[int]:
        """The seats whose hands aren't known."""
        return [seat for seat in self.turns if seat != self.reader]

    def hidden(self) -> list[int]:
        """The cards that aren't known."""
        state = self.state
        cards = [card for seat in self.others() for card in unpacked(state.hands[seat])]
        return cards + list(state.pile[state.drawn :])

    def likelihood(self, seat: int, hand: Sequence[int]) -> float:
        """How likely a hand makes what its seat played, over all orders of drawing."""
        turns = self.turns[seat]
        cards = [*hand, *(turn.card for turn in turns)]
        orders = permutations(range(len(cards)), self.drawn[seat])
        return sum(_likelihood_of(cards, len(hand), turns, order) for order in orders)

    def posterior(self) -> dict[Hands, float]:
        """How likely each deal of the hidden cards to the others' hands is."""
        others, hidden = self.others(), self.hidden()
        sizes = [len(unpacked(self.state.hands[seat])) for seat in others]
        likelihood = cache(self.likelihood)
        weights: dict[Hands, float] = defaultdict(float)
        for places in splits(frozenset(range(len(hidden))), sizes):
            hands = tuple(tuple(sorted(hidden[at] for at in hand)) for hand in places)
            weights[hands] += prod(map(likelihood, others, hands))
        total = sum(weights.values())
        return {hands: weight / total for hands, weight in weights.items()}


def watched(
    hands: Sequence[str],
    pile: str,
    rounds: Sequence[Sequence[str]],
    reader: int = SEAT,
    roofs: Sequence[str] = ROOFS,
) -> Watched:
    """A game with few cards after some rounds."""
    game = Watched(few_cards(roofs, hands, pile), reader)
    for moves in rounds:
        for move in moves:
            game.play(move)
    return game


def _likelihood_of(
    cards: Sequence[int], in_hand: int, turns: Sequence[Turn], order: Sequence[int]
) -> float:
    """How likely the turns of a seat are.

    Args:
        cards: what it holds, and then what it played, in turn.
        in_hand: how many of them it holds.
        turns: its turns.
        order: which of the cards it drew, in turn.
    """
    dealt = [at for at in range(len(cards)) if at not in order]
    likelihood = 1.0
    for number, turn in enumerate(turns):
        gone = range(in_hand, in_hand + number)
        held = [at for at in (*dealt, *order[: turn.drawn]) if at not in gone]
        if in_hand + number not in held:
            return 0.0
        likelihood *= turn.odds[turn.card] / sum(turn.odds[cards[at]] for at in held)
    return likelihood


def splits(cards: frozenset[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to deal cards, by their numbers, into hands of some sizes."""
    if not sizes:
        yield ()
        return
    for hand in combinations(sorted(cards), sizes[0]):
        for rest in splits(cards - set(hand), sizes[1:]):
            yield (hand, *rest)


def shares(deals: dict[Hands, float]) -> dict[tuple[int, int], float]:
    """How many of each card are expected in each hand."""
    found: dict[tuple[int, int], float] = defaultdict(float)
    for hands, weight in deals.items():
        for number, hand in enumerate(hands):
            for card in hand:
                found[number, card] += weight
    return found


def drawn_deals(state: State, deals: int, reader: int = SEAT) -> dict[Hands, float]:
    """How often each deal comes in the worlds of the search."""
    worlds = Worlds(state.view(reader), RolloutPolicy(tuned(state.table.seats)))
    random = FastRandom(1)
    counts: Counter[Hands] = Counter()
    for _ in range(deals):
        hands = worlds.world(random).hands
        others = [tuple(unpacked(hand)) for seat, hand in enumerate(hands) if seat != reader]
        counts[tuple(others)] += 1
    return {hands: count / deals for hands, count in counts.items()}


@pytest.mark.parametrize(
    ("hands", "pile", "rounds", "reader"),
    [
        (OF_TWO, PILES[0], PLAYED_BY_TWO, 0),
        (OF_TWO, PILES[0], PLAYED_BY_TWO, 1),
        (TWICE, PILES[2], PLAYED_TWICE, 0),
        (OF_FOUR, PILES[1], PLAYED_BY_FOUR, 0),
    ],
    ids=["two", "two, the other", "the same cards twice", "four"],
)
def test_worlds_come_as_often_as_what_was_played_makes_them_likely(
    hands: Sequence[str], pile: str, rounds: Sequence[Sequence[str]], reader: int
) -> None:
    game = watched(hands, pile, rounds, reader)
    exact = shares(game.posterior())
    found = shares(drawn_deals(game.state, DEALS, reader))
    for place, likely in exact.items():
        assert found[place] == pytest.approx(likely, abs=0.02)
    unmoved = shares(dict.fromkeys(game.posterior(), 1 / len(game.posterior())))
    assert max(abs(exact[place] - unmoved[place]) for place in exact) > 0.06


@pytest.mark.parametrize(
    ("hands", "pile", "rounds", "roofs"),
    [
        (TWICE, PILES[2], PLAYED_TWICE, ROOFS),
        (TWICE, PILES[2], PLAYED_TWICE, (FIRST_KIND, ROOFS[1])),
        (OF_FOUR, PILES[1], PLAYED_BY_FOUR, ROOFS),
    ],
    ids=["two", "the first kind of card is taken off", "four"],
)
def test_past_turns_are_told_as_they_were(
    hands: Sequence[str], pile: str, rounds: Sequence[Sequence[str]], roofs: Sequence[str]
) -> None:
    game = watched(hands, pile, rounds, roofs=roofs)
    view = game.state.view(SEAT)
    left = len(game.hidden()) + len(view.hand)
    odds = CardOdds(len(hands), RolloutPolicy(tuned(len(hands))))
    turns: dict[int, list[Turn]] = {seat: [] for seat in game.others()}
    for turn in past_turns(view, left, odds):
        turns[turn.seat].append(Turn(turn.card, list(turn.odds), turn.drawn))
    assert turns == {seat: game.turns[seat] for seat in game.others()}
    assert draws_of(view) == [game.drawn[seat] for seat in range(len(hands))]


def test_draws_are_counted_until_the_pile_is_empty() -> None:
    game = watched(TWICE, "G-red", [("discard G-blue", "discard A-purple")])
    assert draws_of(game.state.view(SEAT)) == [1, 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_hold_what_the_seat_has_not_seen_at_every_moment(seats: int) -> None:
    state = dealt(seats, "every moment")
    random = FastRandom(2)
    draw = RandomStream("every moment", "moves")
    policy = RolloutPolicy(tuned(seats))
    moment = 0
    while state.decider >= 0:
        if moment % 5 == 0:
            for seat in range(seats):
                worlds = Worlds(state.view(seat), policy)
                for _ in range(3):
                    check_world(state, seat, worlds.world(random))
        codes = [code for code in state.codes() if kind_of(code) != CLOSE]
        state.play(decode(codes[draw.below(len(codes))]))
        moment += 1


def check_world(state: State, seat: int, world: RolloutState) -> None:
    """It has the seat's own hand, as many cards in the others, and the same cards in all."""
    assert world.hands[seat] == state.hands[seat]
    hands = [unpacked(hand) for hand in world.hands]
    assert [len(hand) for hand in hands] == [len(unpacked(hand)) for hand in state.hands]
    cards = [card for hand in hands for card in hand] + list(world.pile)
    everything = [card for hand in state.hands for card in unpacked(hand)]
    everything += list(state.pile[state.drawn :])
    assert sorted(cards) == sorted(everything)


def test_without_anything_played_every_deal_is_equally_likely() -> None:
    state = few_cards(ROOFS, OF_TWO, PILES[0])
    found = shares(drawn_deals(state, DEALS))
    hand = len(unpacked(state.hands[1]))
    cards = hand + len(state.pile) - state.drawn
    assert len(found) == cards
    for likely in found.values():
        assert likely == pytest.approx(hand / cards, abs=0.02)


def test_a_card_that_was_passed_up_is_probably_not_held() -> None:
    hands = ("A-purple B-yellow", "C-blue F-yellow G-blue", "C-purple H-blue", "H-red X-blue")
    game = few_cards(ROOFS, hands, "G-red I-red")
    likely = shares(drawn_deals(after(game, "discard G-blue"), DEALS))
    completes_a_row = likely[0, KIND["F-yellow"]]
    assert completes_a_row < likely[0, KIND["I-red"]] - 0.1
