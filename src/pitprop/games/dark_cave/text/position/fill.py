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
from pitprop.games.dark_cave.text.position.setup import Setup, SetupGoal
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


def count_seats(setup: Setup) -> tuple[int, str]:
    """The number of players: that of a line that has something for each of them."""
    lines = {"clans": setup.clans, "dwarves": setup.dwarves, "gold": setup.gold}
    return next(((len(told), line) for line, told in lines.items() if told), (_DEFAULT_SEATS, ""))


def fill(setup: Setup, seats: int) -> None:
    """Fill in what a position of a whole state leaves out."""
    setup.turn = setup.turn or 0
    setup.starter = setup.turn if setup.starter is None else setup.starter
    setup.goals = setup.goals or [SetupGoal(goal) for goal in range(GOALS)]
    if setup.dwarves is None:
        setup.dwarves = [None if seat in setup.left else _START for seat in range(seats)]
    setup.gold = setup.gold or [FIRST_GOLD] * seats
    if setup.supply is None:
        setup.supply = max(ALL_GOLD - sum(setup.gold) - len(setup.veins), 0)
    _fill_clans(setup, seats)
    _fill_cards(setup, seats)


def _fill_clans(setup: Setup, seats: int) -> None:
    """D-11."""
    if setup.clans is None:
        setup.clans = sorted(clan_cards(seats, 0))[:seats] if seats <= 4 else None
    if setup.clans is None:
        setup.clans = list(_BOTH_CLANS[:seats])
    if setup.aside is None:
        in_play = clan_cards(seats, setup.clans[0] >> 1 if setup.clans else 0)
        setup.aside = left_over(in_play, setup.clans)


def cards_of(setup: Setup) -> list[int]:
    """All cards that a position tells."""
    return [
        *(kind_of_face(face) for face, _ in setup.net),
        *(kind for hand in setup.hands.values() for kind in hand),
        *(setup.pile or ()),
        *(setup.box or ()),
        *(card.kind for card in setup.discards),
        *(kind for _, kind in [*setup.boots, *setup.axes]),
        *(web.kind for web in setup.webs),
        *(creature.kind for creature in setup.creatures.values()),
    ]


def _fill_cards(setup: Setup, seats: int) -> None:
    """D-14: hands of five, five cards of each group in the box, the rest the draw pile."""
    known = cards_of(setup)
    left = [left_over(deck, known) for deck in DECKS]
    for seat in range(seats):
        if seat not in setup.hands:
            setup.hands[seat] = [
                kind
                for group, count in enumerate(DRAWN_BY_GROUP[seats])
                for kind in _taken(left[group], count)
            ]
    setup.hands = dict(sorted(setup.hands.items()))
    has_box = setup.box is not None
    if setup.pile is None:
        if not has_box:
            setup.box = [kind for cards in left for kind in _taken(cards, TAKEN_OUT)]
        setup.pile = [kind for cards in left for kind in cards]
    elif not has_box:
        setup.box = [kind for cards in left for kind in cards]


def _taken(cards: list[int], count: int) -> list[int]:
    """A number of cards off the end of a list, as far as there are any."""
    taken = cards[len(cards) - min(count, len(cards)) :]
    del cards[len(cards) - len(taken) :]
    return taken


def complete_view(setup: Setup, seats: int) -> None:
    """See that what a seat sees is told in full; no clan card need lie aside.

    Args:
        setup: what is told.
        seats: the number of players.

    Raises:
        PositionError: a line is missing.
    """
    refuse_missing(setup.lines, [*_NEEDED, *numbered("hand", range(1, seats + 1))])
    setup.aside = setup.aside or []
