"""A view as typed structures for JSON. The page's TypeScript types are generated from these."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.public_table import DEALING
from pitprop.core.wire_view import CommonOwn, common_own, common_public
from pitprop.games.dark_cave.rules.allowed import steps_to_begin_with
from pitprop.games.dark_cave.rules.cards import (
    CLAN_CARD_NAMES,
    KIND_NAMES,
    clan_cards,
    full_pile,
)
from pitprop.games.dark_cave.rules.scoring import winners
from pitprop.games.dark_cave.rules.table import CARD, PHASE_NAMES, Table
from pitprop.games.dark_cave.text.wire.known import Known
from pitprop.games.dark_cave.text.wire.net import (
    cards,
    creatures,
    goals,
    goals_seen,
    turning,
    ways_of_turning,
    web_told,
)
from pitprop.games.dark_cave.text.wire.players import (
    attack,
    discards,
    discards_seen,
    players,
    players_seen,
)
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
    "OwnValues",
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
    "own_values",
    "public_view",
]


class OwnValues(CommonOwn):
    """What of a `WireView` is told to its reader alone."""

    goals: tuple[WireGoal, ...]
    players: tuple[WirePlayer, ...]
    discards: tuple[WireDiscard, ...]
    aside_cards: tuple[str, ...]
    character: str
    reach: tuple[WireStep, ...]


def public_view(table: Table) -> WireView:
    """What everybody sees: the structure of a spectator's view, without a history."""
    is_dealt = table.phase != DEALING
    return WireView(
        **common_public(
            table,
            table.options,
            rounds=(int(is_dealt), 1),
            starter=table.starter,
            winners=winners(table),
        ),
        game="dark_cave",
        phase=PHASE_NAMES[table.phase],  # type: ignore[arg-type]  # a list of just these names
        turns=table.turns,
        net=cards(table),
        goals=goals(table, list(table.goal_shown)),
        webs=tuple(web_told(table, web) for web in table.net.webs),
        creatures=creatures(table),
        players=players(table, _characters(table)),
        piles=tuple(table.pile),
        full=full_pile(table.seats),
        supply=table.supply,
        discards=discards(table),
        clan_cards=_clan_cards(table) if is_dealt else (),
        aside=table.aside,
        aside_cards=(),
        character="",
        steps=steps_to_begin_with(table) if table.phase == CARD else table.steps,
        blocked=table.blocked,
        draws=table.draws,
        drawer=table.drawer,
        proposed=table.proposed,
        attack=attack(table),
        losing=seats_of(table, table.losing),
        turning=turning(table),
        ways=ways_of_turning(table),
        reach=(),
        result=None if table.result is None else result_told(table.result),
    )


def own_values(view: Known, since: int, public: WireView) -> OwnValues:
    """What the reader is told in place of parts of what everybody sees.

    Args:
        view: the view.
        since: how many of the first events the history leaves out.
        public: what everybody sees of the same moment.
    """
    return OwnValues(
        **common_own(view, cards=KIND_NAMES, since=since),
        goals=goals_seen(view, public.goals),
        players=players_seen(view, public.players),
        discards=discards_seen(view, public.discards),
        aside_cards=tuple(CLAN_CARD_NAMES[card] for card in view.aside),
        character=character_told(view.characters[view.seat]) if view.seat >= 0 else "",
        reach=reach(view),
    )


def _characters(table: Table) -> Sequence[int]:
    """D-12: the characters that everybody sees."""
    return list(table.shown) if table.result is None else table.result.characters


def _clan_cards(table: Table) -> tuple[str, ...]:
    """D-11: everybody knows which clan cards were dealt or laid aside, and not who has which."""
    return tuple(CLAN_CARD_NAMES[card] for card in clan_cards(table.seats, table.clans[0]))
