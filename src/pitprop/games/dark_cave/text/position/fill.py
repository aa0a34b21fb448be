"""What a position leaves out: as after a deal, so that a set-up for a test is short."""

from __future__ import annotations

from typing import Final

from pitprop.core.deal_lines import left_over
from pitprop.core.description.complaints import numbered, refuse_missing
from pitprop.games.dark_cave.rules.cards import (
    ALL_GOLD,
    DECKS,
    DRAWN_BY_GROUP,
    FIRST_GOLD,
    GOALS,
    TAKEN_OUT,
    clan_cards,
    kind_of_face,
)
from pitprop.games.dark_cave.text.position.told import Told, ToldGoal
from pitprop.games.dark_cave.text.spelling import Field

_DEFAULT_SEATS: Final = 3
_NEEDED: Final = [
    "turn",
    "starter",
    "goals",
    "dwarves",
    "clans",
    "gold",
    "supply",
    "pile",
    "box",
    "now",
]
_START: Final = Field(0, 0, "NESW")

# The clan cards of five to eight players in the order in which they are given to seats.
_BOTH_CLANS: Final = (0, 2, 0, 2, 0, 2, 1, 3)


def count_seats(told: Told) -> int:
    """The number of players: that of a line that has something for each of them."""
    lines = (told.clans, told.dwarves, told.gold)
    return next((len(line) for line in lines if line), _DEFAULT_SEATS)


def fill(told: Told, seats: int) -> None:
    """Fill in what a position of a whole state leaves out."""
    told.turn = told.turn or 0
    told.starter = told.turn if told.starter is None else told.starter
    told.goals = told.goals or [ToldGoal(goal) for goal in range(GOALS)]
    if told.dwarves is None:
        told.dwarves = [None if seat in told.left else _START for seat in range(seats)]
    told.gold = told.gold or [FIRST_GOLD] * seats
    if told.supply is None:
        told.supply = max(ALL_GOLD - sum(told.gold) - len(told.veins), 0)
    _fill_clans(told, seats)
    _fill_cards(told, seats)


def _fill_clans(told: Told, seats: int) -> None:
    """D-11."""
    if told.clans is None:
        told.clans = sorted(clan_cards(seats, 0))[:seats] if seats <= 4 else None
    if told.clans is None:
        told.clans = list(_BOTH_CLANS[:seats])
    if told.aside is None:
        in_play = clan_cards(seats, told.clans[0] >> 1 if told.clans else 0)
        told.aside = left_over(in_play, told.clans)


def cards_told(told: Told) -> list[int]:
    """All cards that a position tells."""
    return [
        *(kind_of_face(face) for face, _ in told.net),
        *(kind for hand in told.hands.values() for kind in hand),
        *(told.pile or ()),
        *(told.box or ()),
        *(card.kind for card in told.discards),
        *(kind for _, kind in [*told.boots, *told.axes]),
        *(web.kind for web in told.webs),
        *(creature.kind for creature in told.creatures.values()),
    ]


def _fill_cards(told: Told, seats: int) -> None:
    """D-14: hands of five, five cards of each group in the box, the rest the draw pile."""
    known = cards_told(told)
    left = [left_over(deck, known) for deck in DECKS]
    for seat in range(seats):
        if seat not in told.hands:
            told.hands[seat] = [
                kind
                for group, count in enumerate(DRAWN_BY_GROUP[seats])
                for kind in _taken(left[group], count)
            ]
    told.hands = dict(sorted(told.hands.items()))
    has_box = told.box is not None
    if told.pile is None:
        if not has_box:
            told.box = [kind for cards in left for kind in _taken(cards, TAKEN_OUT)]
        told.pile = [kind for cards in left for kind in cards]
    elif not has_box:
        told.box = [kind for cards in left for kind in cards]


def _taken(cards: list[int], count: int) -> list[int]:
    """A number of cards off the end of a list, as far as there are any."""
    taken = cards[len(cards) - min(count, len(cards)) :]
    del cards[len(cards) - len(taken) :]
    return taken


def complete_view(told: Told, seats: int) -> None:
    """See that what a seat sees is told in full; no clan card need lie aside.

    Args:
        told: what is told.
        seats: the number of players.

    Raises:
        PositionError: a line is missing.
    """
    refuse_missing(told.lines, [*_NEEDED, *numbered("hand", range(1, seats + 1))])
    told.aside = told.aside or []
