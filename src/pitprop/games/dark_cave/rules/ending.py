"""The end of the game (D-80 to D-87)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.core.game import NOBODY
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import cards_are_gone, clan_is_out
from pitprop.games.dark_cave.rules.cave import Cave
from pitprop.games.dark_cave.rules.scoring import score
from pitprop.games.dark_cave.rules.table import BY_CARDS, BY_CLAN, OVER


def ends(cave: Cave) -> bool:
    """D-80, D-85, D-87: whether the game is over; asked after each effect, step and loss."""
    table = cave.table
    if clan_is_out(table, cave.characters):
        end_game(cave, BY_CLAN)
        return True
    return not table.options.last_move and ends_after_movement(cave)


def ends_after_movement(cave: Cave) -> bool:
    """D-80, D-87: whether all cards are gone; the game is over then."""
    if cards_are_gone(cave.table):
        end_game(cave, BY_CARDS)
        return True
    return False


def end_game(cave: Cave, ending: i64) -> None:
    """D-83: all turn up their clan cards."""
    table = cave.table
    table.phase = OVER
    table.decider = NOBODY
    table.steps = 0
    table.moved = False
    table.is_arriving = False
    table.is_closing = False
    table.asked = 0
    table.shown = cave.characters[:]
    log_event(cave, log.entry(log.GAME_OVER, card=ending))
    table.result = score(
        ending,
        list(table.clans),
        list(cave.characters),
        list(table.gold),
        list(table.left),
    )
