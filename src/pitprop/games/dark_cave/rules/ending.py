"""The end of the game (D-80 to D-87)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.game import TERMINAL
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import cards_are_gone, clan_is_out
from pitprop.games.dark_cave.rules.scoring import score
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.table import BY_CARDS, BY_CLAN, OUT, OVER


def ends(state: StateData) -> bool:
    """D-80, D-85, D-87: whether the game is over; asked after each effect, step and loss."""
    table = state.table
    if clan_is_out(table, state.characters):
        end_game(state, BY_CLAN)
        return True
    return not table.options.last_move and ends_after_movement(state)


def ends_after_movement(state: StateData) -> bool:
    """D-80, D-87: whether all cards are gone; the game is over then."""
    if cards_are_gone(state.table):
        end_game(state, BY_CARDS)
        return True
    return False


def end_game(state: StateData, ending: i64) -> None:
    """D-83: all turn up their clan cards, and whoever is still in the cave puts all gold back."""
    table = state.table
    table.phase = OVER
    table.decider = TERMINAL
    table.steps = 0
    table.moved = False
    table.is_arriving = False
    table.is_closing = False
    table.asked = 0
    table.shown = state.characters[:]
    state.log_event(log.entry(log.GAME_OVER, card=ending))
    table.result = score(
        ending,
        list(table.clans),
        list(state.characters),
        list(table.gold),
        list(table.left),
    )
    _put_gold_back(state)


def _put_gold_back(state: StateData) -> None:
    table = state.table
    seat: i64
    for seat in range(table.seats):
        if table.dwarves[seat] != OUT:
            table.supply += table.gold[seat]
            table.gold[seat] = 0
