"""A view as typed structures for JSON. The page's TypeScript types are generated from these."""

from __future__ import annotations

from pitprop.core.public_table import DEALING
from pitprop.core.shared import Shared, once
from pitprop.core.wire_view import common_values
from pitprop.games.dark_cave.rules.allowed import steps_to_begin_with
from pitprop.games.dark_cave.rules.cards import (
    CLAN_CARD_NAMES,
    GOALS,
    KIND_NAMES,
    clan_cards,
    full_pile,
)
from pitprop.games.dark_cave.rules.scoring import winners
from pitprop.games.dark_cave.rules.table import CARD, PHASE_NAMES
from pitprop.games.dark_cave.text.wire.known import Known
from pitprop.games.dark_cave.text.wire.net import (
    cards,
    creatures,
    goal_told,
    turning,
    ways_of_turning,
    web_told,
)
from pitprop.games.dark_cave.text.wire.players import attack, discards, players
from pitprop.games.dark_cave.text.wire.reach import reach
from pitprop.games.dark_cave.text.wire.result import result_told
from pitprop.games.dark_cave.text.wire.structures import (
    WireAttack,
    WireCard,
    WireCreature,
    WireDiscard,
    WireGoal,
    WirePlayer,
    WireResult,
    WireStep,
    WireView,
    WireWeb,
)
from pitprop.games.dark_cave.text.wire.words import character_told, seats_of

__all__ = [
    "WireAttack",
    "WireCard",
    "WireCreature",
    "WireDiscard",
    "WireGoal",
    "WirePlayer",
    "WireResult",
    "WireStep",
    "WireView",
    "WireWeb",
    "wire_view",
]


def wire_view(view: Known, since: int = 0, shared: Shared | None = None) -> WireView:
    """The structure of a view.

    Args:
        view: the view.
        since: how many of the first events its history leaves out.
        shared: what all readers of the same moment are told alike.
    """
    table = view.table
    is_dealt = table.phase != DEALING
    return WireView(
        **common_values(
            view,
            table.options,
            cards=KIND_NAMES,
            rounds=(int(is_dealt), 1),
            starter=table.starter,
            winners=winners(table),
            since=since,
        ),
        game="dark_cave",
        phase=PHASE_NAMES[table.phase],  # type: ignore[arg-type]  # a list of just these names
        turns=table.turns,
        net=once(shared, "net", lambda: cards(table)),
        goals=[goal_told(view, goal) for goal in range(GOALS) if is_dealt],
        webs=once(shared, "webs", lambda: [web_told(table, web) for web in table.net.webs]),
        creatures=once(shared, "creatures", lambda: creatures(table)),
        players=players(view, shared),
        piles=list(table.pile),
        full=full_pile(table.seats),
        supply=table.supply,
        discards=discards(view, shared),
        clan_cards=_clan_cards(view) if is_dealt else [],
        aside=table.aside,
        aside_cards=[CLAN_CARD_NAMES[card] for card in view.aside],
        character=character_told(view.characters[view.seat]) if view.seat >= 0 else "",
        steps=steps_to_begin_with(table) if table.phase == CARD else table.steps,
        blocked=table.blocked,
        draws=table.draws,
        drawer=table.drawer,
        proposed=table.proposed,
        attack=once(shared, "attack", lambda: attack(table)),
        losing=seats_of(table, table.losing),
        turning=turning(table),
        ways=once(shared, "ways", lambda: ways_of_turning(table)),
        reach=reach(view),
        result=None if table.result is None else result_told(table.result),
    )


def _clan_cards(view: Known) -> list[str]:
    """D-11: everybody knows which clan cards were dealt or laid aside, and not who has which."""
    table = view.table
    return [CLAN_CARD_NAMES[card] for card in clan_cards(table.seats, table.clans[0])]
