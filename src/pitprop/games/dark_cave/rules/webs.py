"""Webs: laid, turned and removed (D-53, D-56)."""

from __future__ import annotations

from librt.vecs import append, remove
from mypy_extensions import i64

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.move_codes import card_of, field_of
from pitprop.games.dark_cave.rules.net import web, web_edge, web_kind, web_number, web_owner
from pitprop.games.dark_cave.rules.state_data import StateData


def put_web(state: StateData, code: i64) -> None:
    """D-53: a web is laid by whoever is on turn, with its 2 up."""
    net = state.table.net
    seat = state.table.on_turn
    card = card_of(code)
    edge = field_of(code)
    net.webs = append(net.webs, web(edge, 2, seat, card))
    spot = log.side_spot(net.named_side(edge))
    state.log_event(log.entry(log.WEBBED, seat, card, spot=spot))


def _turn_web(state: StateData, at: i64) -> i64:
    """D-53, D-56: a 2 becomes 1, a 1 goes; returns what it shows then."""
    webs = state.table.net.webs
    packed = webs[at]
    if web_number(packed) == 1:
        remove_web(state, at)
        return 0
    webs[at] = web(web_edge(packed), 1, web_owner(packed), web_kind(packed))
    return 1


def remove_web(state: StateData, at: i64) -> None:
    """D-51, D-53: a web goes, and its card is discarded."""
    net = state.table.net
    packed = net.webs[at]
    net.webs = remove(net.webs, packed)
    state.discard(web_kind(packed))


def bring_down(state: StateData, at: i64) -> None:
    """D-51: a web goes when the card at whose open end it lies is taken away."""
    net = state.table.net
    packed = net.webs[at]
    spot = log.side_spot(net.named_side(web_edge(packed)))
    remove_web(state, at)
    state.log_event(log.entry(log.WEB_DOWN, web_owner(packed), target=0, spot=spot))


def cut_web(state: StateData, edge: i64) -> None:
    """D-55, D-56: an axe against a web."""
    table = state.table
    net = table.net
    seat = table.on_turn
    state.use_up_axe(seat)
    spot = log.side_spot(net.named_side(edge))
    number = _turn_web(state, net.web_at(edge))
    state.log_event(log.entry(log.CUT, seat, target=number, spot=spot))


def count_down(state: StateData, seat: i64) -> None:
    """D-23, D-53: the webs of whoever is on turn now."""
    net = state.table.net
    at: i64 = len(net.webs) - 1
    while at >= 0:
        packed = net.webs[at]
        if web_owner(packed) == seat:
            spot = log.side_spot(net.named_side(web_edge(packed)))
            number = _turn_web(state, at)
            state.log_event(log.entry(log.WEB_DOWN, seat, target=number, spot=spot))
        at -= 1
