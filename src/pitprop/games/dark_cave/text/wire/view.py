"""A view as typed structures for JSON: what everybody sees, and what the reader sees besides."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.public_table import DEALING
from pitprop.core.wire_view import common_public, discards_seen, seat_or_none
from pitprop.games.dark_cave.rules.allowed import steps_to_begin_with
from pitprop.games.dark_cave.rules.cards import (
    CLAN_CARD_NAMES,
    CLAN_NAMES,
    KIND_NAMES,
    clan_cards,
    full_pile,
)
from pitprop.games.dark_cave.rules.scoring import winners
from pitprop.games.dark_cave.rules.table import (
    CARD,
    ENDING_NAMES,
    NOBODY_WON,
    PHASE_NAMES,
    Result,
    Table,
)
from pitprop.games.dark_cave.text.wire import Known, OwnValues, WireResult, WireView, net, players
from pitprop.games.dark_cave.text.wire.reach import reach


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
        net=net.cards(table),
        goals=net.goals(table, list(table.goal_shown)),
        webs=tuple(net.wire_web(table, web) for web in table.net.webs),
        creatures=net.creatures(table),
        players=players.players(table, _characters(table)),
        piles=tuple(table.pile),
        full=full_pile(table.seats),
        supply=table.supply,
        discards=players.discards(table),
        clan_cards=_clan_cards(table) if is_dealt else (),
        aside=table.aside,
        aside_cards=(),
        character=None,
        steps=steps_to_begin_with(table) if table.phase == CARD else table.steps,
        blocked=table.blocked,
        draws=table.draws,
        drawer=seat_or_none(table.drawer),
        proposed=table.proposed,
        attack=players.attack(table),
        losing=table.seats_in(table.losing),
        turning=net.turning(table),
        ways=net.ways_of_turning(table),
        reach=(),
        result=None if table.result is None else _result(table.result),
    )


def own_values(view: Known, public: WireView) -> OwnValues:
    """What the reader is told in place of some of what everybody sees at the same moment."""
    return OwnValues(
        goals=net.goals_seen(view, public.goals),
        players=players.players_seen(view, public.players),
        discards=discards_seen(public.discards, view.seat, view.hidden, KIND_NAMES),  # D-91
        aside_cards=tuple(CLAN_CARD_NAMES[card] for card in view.aside),
        character=players.character_if_known(view.characters[view.seat])
        if view.seat >= 0
        else None,
        reach=reach(view),
    )


def _characters(table: Table) -> Sequence[int]:
    """D-12: the characters that everybody sees."""
    return list(table.shown) if table.result is None else table.result.characters


def _clan_cards(table: Table) -> tuple[str, ...]:
    """D-11: everybody knows which clan cards were dealt or laid aside, and not who has which."""
    return tuple(CLAN_CARD_NAMES[card] for card in clan_cards(table.seats, table.clans[0]))


def _result(result: Result) -> WireResult:
    winner = "nobody" if result.winner == NOBODY_WON else CLAN_NAMES[result.winner]
    return WireResult(
        ending=ENDING_NAMES[result.ending],  # type: ignore[arg-type]  # just these names
        saved=result.saved,
        workers=result.workers,
        treasures=result.treasures,
        winner=winner,  # type: ignore[arg-type]  # just these names
    )
