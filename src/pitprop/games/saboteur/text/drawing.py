"""The table as text art for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pitprop.core.description.lines import UNKNOWN
from pitprop.core.notation import paragraphs
from pitprop.core.public_table import DEALING, NO_SEAT
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOAL_NAMES, KIND_NAMES, ROLE_NAMES, TREASURE
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import OVER, TAKING, TURNING, WINNER_NAMES, Table
from pitprop.games.saboteur.text.notation import GOAL_PLACES, tool_words
from pitprop.games.saboteur.text.position.lines import Setup, SetupGoal
from pitprop.games.saboteur.text.position.setup_of import setup_of
from pitprop.games.saboteur.text.stated_gold import Held, KnownGold
from pitprop.tunnels.art import Cell, boxed, card_cell, draw_grid, in_columns
from pitprop.tunnels.maze import START, TUNNEL

_START = "⌂"
_UNTOLD = "?"
_TREASURE = "◆"
_LEGEND = f"{_START} start · {_TREASURE} treasure · ━ joined to the start · ─ cut off"


def draw_table(
    shown: State | View, names: Sequence[str] = (), gold: KnownGold | None = None
) -> str:
    """The maze, the seats and the piles, with a line feed at the end of every line.

    Args:
        shown: what is drawn: a state in full, a view as far as it shows.
        names: the players' names by seat.
        gold: what is known of the gold, where that is less than a view shows.
    """
    table = shown.table
    if not table.round:
        return f"{_options(table)}\nbefore the first round · {table.seats} players\n"
    setup = setup_of(shown)
    return paragraphs(
        [_options(table), _phase(table)],
        [*draw_grid(_cells(table, setup)), _LEGEND],
        _seats(table, setup, names, gold),
        _piles(setup, gold),
    )


def _options(table: Table) -> str:
    return f"Saboteur · edition {table.options.edition}"


def _phase(table: Table) -> str:
    """What has to be decided."""
    here = f"round {table.round} of {table.options.rounds}"
    if table.phase == OVER:
        return f"{here} · the game is over"
    if table.phase == DEALING:
        winner = WINNER_NAMES[table.results[-1].winner]
        return f"{here} · {winner} won it · the next round is to be dealt"
    what = {TURNING: "turns a stone", TAKING: "picks a gold card"}.get(table.phase, "is on turn")
    return f"{here} · seat {table.decider + 1} {what}"


# --- The maze -----------------------------------------------------------------------------------


def _cells(table: Table, setup: Setup) -> dict[tuple[int, int], Cell]:
    maze = table.maze
    cells = {
        (maze.x(place), maze.y(place)): card_cell(
            maze.shape(place), maze.lit(place), _START if maze.occupant(place) == START else ""
        )
        for place in range(maze.places())
        if maze.occupant(place) in (START, TUNNEL)
    }
    for at, goal in enumerate(setup.goals):
        cells[GOAL_PLACES[at]] = _goal(table, at, goal)
    return cells


def _goal(table: Table, at: int, goal: SetupGoal) -> Cell:
    if goal.face_up and goal.shape:
        middle = _TREASURE if goal.goal == TREASURE else ""
        return card_cell(goal.shape, table.maze.lit(table.goal_place[at]), middle)
    if goal.goal == UNKNOWN:
        return boxed("?")
    return boxed(_TREASURE if goal.goal == TREASURE else GOAL_NAMES[goal.goal])


# --- Seats and piles ----------------------------------------------------------------------------


def _seats(table: Table, setup: Setup, names: Sequence[str], gold: KnownGold | None) -> list[str]:
    """A line for each seat, in columns."""
    words = _gold_words(setup, gold, table.seats)
    rows = [list(_seat(table, setup, seat, names, words[seat])) for seat in range(table.seats)]
    return in_columns(rows)


def _seat(table: Table, setup: Setup, seat: int, names: Sequence[str], gold: str) -> Iterator[str]:
    name = names[seat] if seat < len(names) else ""
    yield f"{'>' if seat == table.decider else ' '} {seat + 1:>2}" + (f" {name}" if name else "")
    role = setup.roles[seat]
    yield "" if role == UNKNOWN else ROLE_NAMES[role]
    broken = setup.broken[seat]
    yield f"broken {tool_words(broken)}" if broken else ""
    yield gold
    hand = setup.hands[seat]
    shown = [KIND_NAMES[kind] for kind in hand if kind != UNKNOWN]
    yield f"hand {len(hand)}" + (f": {' '.join(shown)}" if shown else "")


def _gold_words(setup: Setup, gold: KnownGold | None, seats: int) -> list[str]:
    if gold is None:
        return [_gold(setup.gold[seat]) for seat in range(seats)]
    return [_held(held) for held in gold.held]


def _held(held: Held) -> str:
    if held.cards == 0:
        return ""
    worth = "" if held.worth is None else f" (worth {held.worth})"
    return f"gold {_UNTOLD if held.cards is None else held.cards}{worth}"


def _gold(cards: Sequence[int]) -> str:
    if not cards:
        return ""
    known = "" if UNKNOWN in cards else f" ({'+'.join(str(value) for value in cards)})"
    return f"gold {len(cards)}{known}"


def _piles(setup: Setup, gold: KnownGold | None) -> Iterator[str]:
    stack = len(setup.stack) if gold is None else gold.stack
    face_down = sum(card.seat != NO_SEAT for card in setup.discards)
    yield (
        f"draw pile {len(setup.pile)}"
        f" · discards {len(setup.discards)} ({face_down} face down)"
        f" · gold stack {_UNTOLD if stack is None else stack}"
    )
    if setup.offer is not None:
        seat, cards = setup.offer
        known = [str(value) for value in cards if value != UNKNOWN and gold is None]
        yield f"seat {seat + 1} picks from {len(cards)} gold cards" + (
            f": {' '.join(known)}" if known else ""
        )
