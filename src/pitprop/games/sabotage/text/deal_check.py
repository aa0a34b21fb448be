"""Whether a deal is one that chance could have decided (A-2, A-3, A-20, A-21)."""

from __future__ import annotations

from pitprop.core.errors import DealError
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.deal_lines import check_cards, check_hands, hand_lines
from pitprop.games.sabotage.fault import fault
from pitprop.games.sabotage.rules.cards import HAND_SIZE, KIND_NAMES
from pitprop.games.sabotage.rules.deal import Deal
from pitprop.games.sabotage.rules.table import Table


def check_deal(deal: Deal, table: Table) -> None:
    """Check that a deal is one that chance could have decided at a table.

    Raises:
        DealError: it isn't; names the line that is wrong.
    """
    seats, named = table.seats, table.first
    due = table.round + 1
    if deal.round != due:
        raise DealError(fault("other-game", game=deal.round, due=due), "round")
    if (deal.dealer is not None) != (due == 1):
        raise DealError(fault("dealer-told-once"), "dealer")
    if deal.dealer is not None and not 0 <= deal.dealer < seats:
        raise DealError(fault("no-dealer", seat=deal.dealer + 1, seats=seats), "dealer")
    if deal.dealer is not None and named not in (NO_SEAT, (deal.dealer + 1) % seats):
        begins = (deal.dealer + 1) % seats + 1
        raise DealError(fault("other-first", seat=begins, named=named + 1), "dealer")
    check_hands(deal.hands, seats, HAND_SIZE, "A-21")
    lines = hand_lines(deal.hands) | {"pile": deal.pile}
    check_cards(lines, table.options.deck(), KIND_NAMES, "A-2, A-3")
