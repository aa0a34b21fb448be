"""Reading a deal, and printing what one seat knows of it when the game is over."""

from __future__ import annotations

from pitprop.core.records.deal_lines import DealReader, drawn_by
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import KIND
from pitprop.games.sabotage.rules.deal import Deal
from pitprop.games.sabotage.rules.table import Table


def parse_deal(reader: DealReader, table: Table) -> Deal:
    """Read a deal; whether it is one that could be dealt is checked when it is carried out.

    Raises:
        NotationError: a line is missing or is the wrong one; `line` counts from the first of them.
    """
    is_first = table.round == 0  # it tells who deals
    return Deal(
        round=reader.number("round", table.options.games),
        dealer=reader.seat("dealer") if is_first else None,
        hands=tuple([tuple(sorted(hand)) for hand in reader.hands(KIND)]),
        pile=reader.all("pile", KIND, "card"),
    )


def known_deal_lines(deal: Deal, last: View) -> list[str]:
    """A deal as a reader knows it in the end: with the cards that the reader has drawn."""
    return deal.lines(last.seat, drawn_by(last.seat, last.log, [log.DREW]))
