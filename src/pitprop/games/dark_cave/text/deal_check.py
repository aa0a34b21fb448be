"""Whether a deal is one that chance could have decided (D-1 to D-4, D-10 to D-15)."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.deal_lines import check_cards, hand_lines
from pitprop.core.errors import DealError
from pitprop.core.public_table import NO_SEAT
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
from pitprop.games.dark_cave.rules.deck import GROUPS


def check_deal(deal: Deal, seats: int, first: int, one_clan: int) -> None:
    """See that a deal is one that chance could have decided.

    Args:
        deal: the deal.
        seats: the number of players.
        first: who was named to begin; `NO_SEAT` where that is drawn.
        one_clan: the clan that three or four players belong to; 2 where that is drawn.

    Raises:
        DealError: it is none; names the line that is wrong.
    """
    if not 0 <= deal.first < seats:
        wrong = f"seat {deal.first + 1} is to begin, and there are {seats} players [D-15]"
        raise DealError(wrong, "first")
    if first not in (NO_SEAT, deal.first):
        wrong = f"seat {deal.first + 1} is to begin, and seat {first + 1} was named [D-15]"
        raise DealError(wrong, "first")
    _check_clans(deal, seats, one_clan)
    check_cards({"goals": deal.goals}, range(GOALS), GOAL_NAMES, "D-2")
    _check_hands(deal.hands, seats)
    if _by_group(deal.box) != [TAKEN_OUT] * len(GROUPS):
        raise DealError(f"{TAKEN_OUT} cards of each group are taken out [D-14]", "box")
    groups = [GROUP_OF[kind] for kind in deal.pile]
    if groups != sorted(groups):
        order = "the draw pile has group III at the bottom and group I on top [D-14]"
        raise DealError(order, "pile")
    told = hand_lines(deal.hands) | {"pile": deal.pile, "box": deal.box}
    check_cards(told, [kind for deck in DECKS for kind in deck], KIND_NAMES, "D-1")


def _check_clans(deal: Deal, seats: int, one_clan: int) -> None:
    cards = sorted([*deal.clans, *deal.aside])
    clans = range(2) if one_clan == DRAWN else [one_clan]
    possible = [sorted(clan_cards(seats, clan)) for clan in clans]
    if len(deal.clans) != seats or cards not in possible:
        sets = " or ".join(
            dict.fromkeys(" ".join(CLAN_CARD_NAMES[card] for card in each) for each in possible)
        )
        raise DealError(f"the clan cards of {seats} players are {sets} [D-11]", "clans")


def _check_hands(hands: Sequence[Sequence[int]], seats: int) -> None:
    drawn = [*DRAWN_BY_GROUP[seats], 0]
    cards = " and ".join(
        f"{count} of group {GROUPS[group]}" for group, count in enumerate(drawn) if count
    )
    each = f"each of {seats} players is dealt {cards} [D-14]"
    for name, hand in hand_lines(hands).items():
        if _by_group(hand) != drawn:
            raise DealError(each, name)
    if len(hands) != seats:
        raise DealError(each)


def _by_group(kinds: Sequence[int]) -> list[int]:
    """How many cards of each group there are; what isn't known is of none."""
    groups = [GROUP_OF[kind] for kind in kinds if kind >= 0]
    return [groups.count(group) for group in range(len(GROUPS))]
