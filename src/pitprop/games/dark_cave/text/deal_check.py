"""Whether a deal is one that chance could have decided (D-1 to D-4, D-10 to D-15)."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.errors import DealError
from pitprop.core.fault import both, either
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.deal_lines import check_cards, hand_lines
from pitprop.games.dark_cave.fault import fault
from pitprop.games.dark_cave.rules.cards import (
    CLAN_CARD_NAMES,
    DECKS,
    DRAWN_BY_GROUP,
    GOAL_NAMES,
    GOALS,
    GROUP_OF,
    KIND_NAMES,
    TAKEN_OUT,
    clan_cards,
)
from pitprop.games.dark_cave.rules.deal import DRAWN, Deal
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.table import Table


def check_deal(deal: Deal, table: Table) -> None:
    """Check that a deal is one that chance could have decided at a table.

    Raises:
        DealError: it isn't; names the line that is wrong.
    """
    seats, first = table.seats, table.first
    if not 0 <= deal.first < seats:
        raise DealError(fault("no-first", seat=deal.first + 1, seats=seats), "first")
    if first not in (NO_SEAT, deal.first):
        raise DealError(fault("other-first", seat=deal.first + 1, named=first + 1), "first")
    _check_clans(deal, seats, table.options.one_clan)
    check_cards({"goals": deal.goals}, range(GOALS), GOAL_NAMES, "D-2")
    _check_hands(deal.hands, seats)
    if _by_group(deal.box) != [TAKEN_OUT] * len(GROUPS):
        raise DealError(fault("taken-out", count=TAKEN_OUT), "box")
    groups = [GROUP_OF[kind] for kind in deal.pile]
    if groups != sorted(groups):
        raise DealError(fault("pile-order"), "pile")
    lines = hand_lines(deal.hands) | {"pile": deal.pile, "box": deal.box}
    check_cards(lines, [kind for deck in DECKS for kind in deck], KIND_NAMES, "D-1")


def _check_clans(deal: Deal, seats: int, one_clan: int) -> None:
    cards = sorted([*deal.clans, *deal.aside])
    clans = range(2) if one_clan == DRAWN else [one_clan]
    possible = [sorted(clan_cards(seats, clan)) for clan in clans]
    if len(deal.clans) != seats or cards not in possible:
        sets = dict.fromkeys(" ".join(CLAN_CARD_NAMES[card] for card in each) for each in possible)
        raise DealError(fault("other-clans", seats=seats, cards=either(list(sets))), "clans")


def _check_hands(hands: Sequence[Sequence[int]], seats: int) -> None:
    drawn = [*DRAWN_BY_GROUP[seats], 0]
    cards = [
        fault("of-group", count=count, group=GROUPS[group])
        for group, count in enumerate(drawn)
        if count
    ]
    each = fault("other-hand", seats=seats, cards=both(cards))
    for name, hand in hand_lines(hands).items():
        if _by_group(hand) != drawn:
            raise DealError(each, name)
    if len(hands) != seats:
        raise DealError(each)


def _by_group(kinds: Sequence[int]) -> list[int]:
    """How many cards of each group there are; unknown cards count for none."""
    groups = [GROUP_OF[kind] for kind in kinds if kind >= 0]
    return [groups.count(group) for group in range(len(GROUPS))]
