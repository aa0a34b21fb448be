"""Whether a deal is one that chance could have decided (S-3 to S-6, S-10 to S-16)."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.errors import DealError
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.deal_lines import check_cards, check_hands, hand_lines
from pitprop.games.saboteur.fault import fault
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    DECK,
    GOAL_NAMES,
    GOALS,
    HAND_SIZE,
    KIND_NAMES,
    ROLE_NAMES,
    dwarf_cards,
    left_over_role,
)
from pitprop.games.saboteur.rules.deal import VALUE_NAMES, Deal
from pitprop.games.saboteur.rules.table import Table


def check_deal(deal: Deal, table: Table, stack: Sequence[int] | None) -> None:
    """Check that a deal is one that chance could have decided.

    Args:
        deal: the deal.
        table: the table at which it is to be dealt.
        stack: the gold cards to be shuffled, or None where the stack stays as it is.

    Raises:
        DealError: it isn't; names the line that is wrong.
    """
    seats, saboteurs, named = table.seats, table.options.saboteurs, table.first
    due = table.round + 1
    if deal.round != due:
        raise DealError(fault("other-round", round=deal.round, due=due), "round")
    if (deal.first is not None) != (due == 1):
        raise DealError(fault("first-told-once"), "first")
    if deal.first is not None and not 0 <= deal.first < seats:
        raise DealError(fault("no-first", seat=deal.first + 1, seats=seats), "first")
    if deal.first is not None and named not in (NO_SEAT, deal.first):
        raise DealError(fault("other-first", seat=deal.first + 1, named=named + 1), "first")
    check_cards({"roles": deal.roles}, dwarf_cards(seats, saboteurs), ROLE_NAMES, "S-10")
    left = left_over_role(seats, saboteurs)
    if left not in (ANY_ROLE, deal.roles[-1]):
        raise DealError(fault("left-over", role=ROLE_NAMES[left]), "roles")
    check_cards({"goals": deal.goals}, range(GOALS), GOAL_NAMES, "S-4")
    check_hands(deal.hands, seats, HAND_SIZE[seats], "S-14")
    check_cards(hand_lines(deal.hands) | {"pile": deal.pile}, DECK, KIND_NAMES, "S-3, S-5")
    _check_gold(deal.gold, stack)


def _check_gold(gold: Sequence[int] | None, stack: Sequence[int] | None) -> None:
    if (gold is None) != (stack is None):
        key = "gold-not-shuffled" if stack is None else "gold-shuffled"
        raise DealError(fault(key), "gold")
    if gold is not None and stack is not None:
        check_cards({"gold": gold}, stack, VALUE_NAMES, "S-6, S-15")
