"""Whether a deal is one that chance could have decided (A-2, A-3, A-20, A-21)."""

from __future__ import annotations

from collections.abc import Iterable

from pitprop.core.deal_lines import check_cards, check_hands, hand_lines
from pitprop.core.errors import DealError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.fault import fault
from pitprop.games.sabotage.rules.cards import HAND_SIZE, KIND_NAMES
from pitprop.games.sabotage.rules.deal import Deal


def check_deal(deal: Deal, seats: int, round_number: int, deck: Iterable[int], named: int) -> None:
    """See that a deal is one that chance could have decided.

    Args:
        deal: the deal.
        seats: the number of players.
        round_number: the game to be dealt.
        deck: the cards that are played with.
        named: who was named to begin the match; `NO_SEAT` where that is drawn.

    Raises:
        DealError: it is none; names the line that is wrong.
    """
    if deal.round != round_number:
        raise DealError(fault("other-game", game=deal.round, due=round_number), "round")
    if (deal.dealer is not None) != (round_number == 1):
        raise DealError(fault("dealer-told-once"), "dealer")
    if deal.dealer is not None and not 0 <= deal.dealer < seats:
        raise DealError(fault("no-dealer", seat=deal.dealer + 1, seats=seats), "dealer")
    if deal.dealer is not None and named not in (NO_SEAT, (deal.dealer + 1) % seats):
        begins = (deal.dealer + 1) % seats + 1
        raise DealError(fault("other-first", seat=begins, named=named + 1), "dealer")
    check_hands(deal.hands, seats, HAND_SIZE, "A-21")
    check_cards(hand_lines(deal.hands) | {"pile": deal.pile}, deck, KIND_NAMES, "A-2, A-3")
