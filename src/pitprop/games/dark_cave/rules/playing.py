"""The first phase of a turn: a card is played, or one or two are passed (D-20)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.errors import no_rule_for
from pitprop.games.dark_cave.rules import effects
from pitprop.games.dark_cave.rules.creatures import lure
from pitprop.games.dark_cave.rules.move_codes import (
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    LAY,
    LURE,
    PASS,
    ROCKFALL_ON,
    SWAP_WITH,
    WEB_ON,
    card_of,
    kind_of,
)
from pitprop.games.dark_cave.rules.moving import finish_card, go_on_attacking
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.webs import put_web


def play_card(state: StateData, code: i64) -> None:
    """D-20, D-22: a card is laid, played or passed, and carried out."""
    table = state.table
    kind = kind_of(code)
    state.spend_card(table.on_turn, card_of(code))
    table.draws = 1
    table.drawer = table.on_turn
    if kind == LAY:
        effects.lay(state, code)
    elif kind == PASS:
        effects.pass_cards(state, code)
    elif kind == LURE:
        if lure(state, code):
            go_on_attacking(state)
            return
    elif kind == WEB_ON:
        put_web(state, code)
    elif kind == EQUIP:
        effects.equip(state, code)
    else:
        state.discard(card_of(code))  # D-59
        _act(state, code)
    finish_card(state)


def _act(state: StateData, code: i64) -> None:
    """D-50 to D-52: the immediate effects."""
    kind = kind_of(code)
    if kind == INFO_GOAL:
        effects.look_at_goal(state, code)
    elif kind == INFO_CLAN:
        effects.look_at_clan(state, code)
    elif kind == ROCKFALL_ON:
        effects.fall(state, code)
    elif kind == SWAP_WITH:
        effects.swap(state, code)
    else:
        raise no_rule_for(kind)
