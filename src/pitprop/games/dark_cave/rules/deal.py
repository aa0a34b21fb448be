"""What chance decides: the deal (D-10, D-11, D-14, D-15), and cards that are lost (D-93)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.hand import EMPTY_HAND, packed, unpacked, with_card
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.deal_lines import card_line, cards_of_hands
from pitprop.games.dark_cave.rules.cards import (
    CLAN_CARD_NAMES,
    DECKS,
    DRAWN_BY_GROUP,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    MAX_SEATS,
    TAKEN_OUT,
    clan_cards,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.table import Table

_PILES: Final[list[vec[i64]]] = [vec[i64](deck) for deck in DECKS]
_GOALS: Final[vec[i64]] = vec[i64](range(GOALS))
_CLANS: Final[list[vec[i64]]] = [
    vec[i64](clan_cards(seats, clan) if seats >= 2 else [])
    for clan in range(2)
    for seats in range(MAX_SEATS + 1)
]
DRAWN: Final = 2
"""The value of the option `one_clan` by which the clan is drawn."""


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """What chance decided before the game.

    Attributes:
        first: who begins (D-15).
        clans: each seat's clan card (D-11).
        aside: the clan cards laid aside, sorted.
        goals: the goals in the corners, row by row (D-10).
        hands: the kinds dealt to each seat, sorted (D-14).
        pile: the draw pile, the top first.
        box: the cards taken out, five of each group, sorted.
    """

    first: int
    clans: tuple[int, ...]
    aside: tuple[int, ...]
    goals: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    box: tuple[int, ...]

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(
        self,
        seat: int | None = None,
        characters: Collection[int] = (),
        has_seen_aside: bool = False,
        goals: Collection[int] = (),
        drawn: Collection[int] = (),
    ) -> list[str]:
        """The deal in notation; for a seat, with `?` where that seat doesn't know.

        Args:
            seat: the reader; None for the whole deal.
            characters: whose characters the reader knows by now, besides its own.
            has_seen_aside: whether the reader knows the clan cards laid aside.
            goals: which goals, row by row, the reader has seen since.
            drawn: which cards of the draw pile, from the top, the reader has drawn since.
        """
        whole = seat is None
        clans = [
            _clan(card, whole or owner == seat or owner in characters)
            for owner, card in enumerate(self.clans)
        ]
        aside = card_line("|", self.aside, CLAN_CARD_NAMES, whole or has_seen_aside)
        return [
            f"first {self.first + 1}",
            f"clans {' '.join(clans)} {aside if self.aside else '| -'}",
            card_line("goals", self.goals, GOAL_NAMES, whole or goals),
            *cards_of_hands(self.hands, KIND_NAMES, seat),
            card_line("pile", self.pile, KIND_NAMES, whole or drawn),
            card_line("box", self.box, KIND_NAMES, whole),
        ]


@dataclass(frozen=True, slots=True, repr=False)
class Loss:
    """A card that is lost on a bridge or to the rat (D-42, D-66).

    Attributes:
        seat: who loses it.
        card: its kind; -1 where the reader knows only its back.
        group: its group.
    """

    seat: int
    card: int
    group: int

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(self, seat: int | None = None) -> list[str]:
        """The loss in notation; everybody but the victim knows only the card's back (D-93)."""
        known = self.card >= 0 and seat in (None, self.seat)
        return [f"lose {KIND_NAMES[self.card] if known else f'{GROUPS[self.group]}:?'}"]


def _clan(card: int, known: bool) -> str:
    name = CLAN_CARD_NAMES[card]
    return name if known else f"{name.partition('-')[0]}-?"


class PackedDeal:
    """A deal in the form in which a state keeps it.

    Attributes:
        first, clans, aside, goals, pile, box: see `Deal`.
        hands: each seat's hand, packed.
    """

    __slots__ = ("aside", "box", "clans", "first", "goals", "hands", "pile")

    def __init__(
        self,
        first: i64,
        clans: vec[i64],
        aside: tuple[int, ...],
        goals: vec[i64],
        hands: vec[i64],
        pile: vec[i64],
        box: tuple[int, ...],
    ) -> None:
        self.first = first
        self.clans = clans
        self.aside = aside
        self.goals = goals
        self.hands = hands
        self.pile = pile
        self.box = box

    def as_deal(self) -> Deal:
        """The deal as others are told it."""
        return Deal(
            first=self.first,
            clans=tuple(self.clans),
            aside=self.aside,
            goals=tuple(self.goals),
            hands=tuple([tuple(unpacked(hand)) for hand in self.hands]),
            pile=tuple(self.pile),
            box=self.box,
        )


def packed_deal(deal: Deal) -> PackedDeal:
    """A deal that was told, in the form in which a state keeps it."""
    return PackedDeal(
        deal.first,
        vec[i64](deal.clans),
        deal.aside,
        vec[i64](deal.goals),
        vec[i64]([packed(hand) for hand in deal.hands]),
        vec[i64](deal.pile),
        deal.box,
    )


def draw_deal(seed: str, table: Table) -> PackedDeal:
    """The deal of a game: what the draw of that name gives."""
    seats = table.seats
    one_clan: i64 = table.options.one_clan
    draw = RandomStream(seed, "dark_cave deal")
    drawn_clan = draw.below(2)
    clan = drawn_clan if one_clan == DRAWN else one_clan
    cards = draw.shuffled(_CLANS[clan * (MAX_SEATS + 1) + seats])
    goals = draw.shuffled(_GOALS)
    drawn_first = draw.below(seats)
    piles = [draw.shuffled(pile) for pile in _PILES]
    from_one: i64 = DRAWN_BY_GROUP[seats][0]
    from_two: i64 = DRAWN_BY_GROUP[seats][1]
    hands = vec[i64](capacity=seats)
    seat: i64
    for seat in range(seats):
        hand = _with_cards(EMPTY_HAND, piles[0], TAKEN_OUT + seat * from_one, from_one)
        hands = append(hands, _with_cards(hand, piles[1], TAKEN_OUT + seat * from_two, from_two))
    return PackedDeal(
        drawn_first if table.first == NO_SEAT else table.first,
        cards[:seats],
        tuple(sorted(cards[seats:])),
        goals,
        hands,
        _one_pile(piles, TAKEN_OUT + seats * from_one, TAKEN_OUT + seats * from_two),
        tuple(sorted([kind for pile in piles for kind in pile[:TAKEN_OUT]])),
    )


def _with_cards(hand: i64, cards: vec[i64], start: i64, count: i64) -> i64:
    at = start
    while at < start + count:
        hand = with_card(hand, cards[at])
        at += 1
    return hand


def _one_pile(piles: list[vec[i64]], from_one: i64, from_two: i64) -> vec[i64]:
    """D-14: III at the bottom, II on it, what is left of I on top."""
    pile = piles[0][from_one:]
    for kind in piles[1][from_two:]:
        pile = append(pile, kind)
    for kind in piles[2][TAKEN_OUT:]:
        pile = append(pile, kind)
    return pile


def draw_loss(seed: str, number: i64, size: i64) -> i64:
    """D-93: which card of a hand, from its lowest, is lost; all are equally likely.

    Args:
        seed: the seed of the game.
        number: how many cards have been lost before.
        size: the number of cards in the hand.
    """
    return RandomStream(seed, f"dark_cave loss {number + 1}").below(size)
