"""The first phase of a turn: a card is played, or one or two are passed (D-20)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.dark_cave.rules.creatures import lure
from pitprop.games.dark_cave.rules.effects import (
    equip,
    fall,
    lay,
    look_at_clan,
    look_at_goal,
    pass_cards,
    swap,
)
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
    end_of,
    face_of,
    field_of,
    seat_of,
    second_of,
)
from pitprop.games.dark_cave.rules.moving import finish_card, go_on_attacking
from pitprop.games.dark_cave.rules.state_data import StateData, discard, spend_card
from pitprop.games.dark_cave.rules.webs import put_web


def play_card(state: StateData, kind: i64, code: i64) -> None:
    """D-20, D-22: a card is laid, played or passed, and carried out.

    Args:
        state: the game, changed in place.
        kind: the kind of move.
        code: the code of the move.
    """
    table = state.table
    seat = table.on_turn
    card = card_of(code)
    spend_card(state, seat, card)
    table.draws = 1
    table.drawer = seat
    if kind == LAY:
        lay(state, seat, field_of(code), face_of(code))
    elif kind == PASS:
        pass_cards(state, seat, card, second_of(code))
    elif kind == LURE:
        if lure(state, seat, card, field_of(code), end_of(code)):
            go_on_attacking(state)
            return
    elif kind == WEB_ON:
        put_web(state, seat, card, field_of(code))
    elif kind == EQUIP:
        equip(state, seat, card, seat_of(code))
    else:
        discard(state, card)  # D-59
        _act(state, kind, seat, card, code)
    finish_card(state)


def _act(state: StateData, kind: i64, seat: i64, card: i64, code: i64) -> None:
    """D-50 to D-52: the immediate effects."""
    if kind == INFO_GOAL:
        look_at_goal(state, seat, card, field_of(code))
    elif kind == INFO_CLAN:
        look_at_clan(state, seat, card, seat_of(code))
    elif kind == ROCKFALL_ON:
        fall(state, seat, card, field_of(code))
    elif kind == SWAP_WITH:
        swap(state, seat, card, seat_of(code))
