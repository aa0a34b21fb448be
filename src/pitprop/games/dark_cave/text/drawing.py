"""The table as text art for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pitprop.core.face_down import unknown_card
from pitprop.core.hand import unpacked
from pitprop.core.notation import paragraphs
from pitprop.core.public_table import DEALING
from pitprop.core.wording.counted import counted
from pitprop.games.dark_cave.knowledge.given import Histories
from pitprop.games.dark_cave.knowledge.sample import unseen_cards
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.allowed import plays_until_both_are_out
from pitprop.games.dark_cave.rules.cards import (
    CHARACTER_NAMES,
    CLAN_NAMES,
    CREATURE_NAMES,
    FACE_NAMES,
    FACE_SHAPE,
    GOAL_NAMES,
    GROUP_OF,
    KIND_NAMES,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.net import NO_FACE, START_PLACE
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import (
    BY_CARDS,
    BY_CLAN,
    HIDDEN,
    NO_CREATURE,
    NOBODY_WON,
    OUT,
    OVER,
    PHASE_NAMES,
    Table,
    group_count,
)
from pitprop.games.dark_cave.text.notation import creature_words, web_words
from pitprop.games.dark_cave.text.position.lines import card_word
from pitprop.games.dark_cave.text.spelling import field_name
from pitprop.tunnels.art import Cell, boxed, card_cell, draw_grid, in_columns

_MARKS = {"exit": "◆", "hole": "●", "ladder": "‡", "vein": "$", "tunnel": "◎", "bridge": "≍"}
_START = "⌂"
_LEGEND = "⌂ start · ◆ exit · ● hole · ‡ ladder · $ vein · ◎ tunnel · ≍ bridge"

_WHAT = {
    "card": "plays a card",
    "moving": "moves",
    "turning": "turns a goal",
    "defending": "is asked for an axe",
    "taking": "is asked about a vein",
    "voting": "is asked to end the game",
}


def draw_table(shown: State | View, names: Sequence[str] = ()) -> str:
    """The net, the seats and the piles, with a line feed at the end of every line.

    Args:
        shown: what is drawn: a state in full, a view as far as it shows.
        names: the players' names by seat.
    """
    table = shown.table
    if table.phase == DEALING:
        return f"{_title(table)}\nbefore the deal · {table.seats} players\n"
    return paragraphs(
        [_title(table), _phase(table)],
        [*draw_grid(_cells(shown)), _LEGEND],
        _seats(shown, names),
        _piles(table),
    )


def _title(table: Table) -> str:
    return f"The Dark Cave · edition {table.options.edition}"


def _phase(table: Table) -> str:
    """What has to be decided."""
    result = table.result
    if table.phase == OVER and result is not None:
        winner = "nobody" if result.winner == NOBODY_WON else CLAN_NAMES[result.winner]
        return f"the game is over: {_ending(table, result.ending)} · {winner} has won"
    name = PHASE_NAMES[table.phase]
    what = f"seat {table.decider + 1} {_WHAT[name]}" if name in _WHAT else "a card is lost"
    parts = [f"turn {table.turns} · seat {table.on_turn + 1} is on turn · {what}"]
    if name == "moving":
        parts.append(f"{counted(table.steps, 'step')} left")
    if table.attacker != NO_CREATURE:
        parts.append(f"the {CREATURE_NAMES[table.attacker]} attacks")
    return " · ".join(parts)


def _ending(table: Table, ending: int) -> str:
    """D-80, D-82."""
    if ending == BY_CARDS:
        return "the last card has been played"
    if ending == BY_CLAN:
        is_both = plays_until_both_are_out(table)
        return "both are out" if is_both else "all who work for one clan are out"
    return "everybody agreed to end it"


# --- The net ------------------------------------------------------------------------------------


def _cells(shown: State | View) -> dict[tuple[int, int], Cell]:
    table = shown.table
    maze = table.net.maze
    cells = {
        (maze.x(place), maze.y(place)): _card(table, place)
        for place, face in enumerate(table.net.faces)
        if face != NO_FACE
    }
    known = shown.goals if isinstance(shown, State) else shown.known_goals
    for goal, place in enumerate(table.goal_place):
        if table.net.face(place) == NO_FACE:
            text = "?" if known[goal] == HIDDEN else _MARKS[GOAL_NAMES[known[goal]]]
            cells[maze.x(place), maze.y(place)] = boxed(text)
    return cells


def _card(table: Table, place: int) -> Cell:
    face = table.net.faces[place]
    feature = FACE_NAMES[face].partition("+")[2].partition("-")[0]
    mark = _START if place == START_PLACE else _MARKS.get(feature, "")
    return card_cell(FACE_SHAPE[face], 0, mark)


# --- Seats and piles ----------------------------------------------------------------------------


def _seats(shown: State | View, names: Sequence[str]) -> list[str]:
    """A line for each seat, in columns."""
    hands = _hands(shown)
    rows = [list(_seat(shown, seat, names, hands[seat])) for seat in range(shown.table.seats)]
    return in_columns(rows)


def _seat(
    shown: State | View, seat: int, names: Sequence[str], hand: Sequence[int]
) -> Iterator[str]:
    table = shown.table
    name = names[seat] if seat < len(names) else ""
    yield f"{'>' if seat == table.decider else ' '} {seat + 1:>2}" + (f" {name}" if name else "")
    characters = shown.characters
    character = CHARACTER_NAMES[characters[seat]] if characters[seat] != HIDDEN else "?"
    yield f"{CLAN_NAMES[table.clans[seat]]} {character}"
    field = table.dwarves[seat]
    yield "out" if field == OUT else str(field_name(table.net, field))
    yield "lying" if table.lying[seat] else ""
    yield f"gold {table.gold[seat]}"
    boots = [KIND_NAMES[table.boots[seat] - 1]] if table.boots[seat] else []
    yield " ".join([*boots, *(KIND_NAMES[kind] for kind in unpacked(table.axes[seat]))])
    cards = " ".join(card_word(kind) for kind in hand)
    yield f"hand {len(hand)}" + (f": {cards}" if cards else "")


def _hands(shown: State | View) -> list[Sequence[int]]:
    """Of other hands, the cards given and the backs of the rest (D-90, D-91, D-93)."""
    if isinstance(shown, State):
        return [unpacked(hand) for hand in shown.hands]
    ways = Histories(shown, unseen_cards(shown)) if shown.log else None
    return [
        shown.hand
        if seat == shown.seat
        else _others_hand(shown.table.backs[seat], ways.certain(seat) if ways else [])
        for seat in range(shown.seats)
    ]


def _others_hand(backs: int, given: Sequence[int]) -> list[int]:
    return [
        card
        for group in range(len(GROUPS))
        for card in _of_group(given, group, group_count(backs, group))
    ]


def _of_group(given: Sequence[int], group: int, count: int) -> list[int]:
    known = [kind for kind in given if GROUP_OF[kind] == group]
    return [*known, *[unknown_card(group)] * (count - len(known))]


def _piles(table: Table) -> Iterator[str]:
    one, two, three = table.pile
    yield (
        f"draw pile {table.pile_size()} (I {one}, II {two}, III {three})"
        f" · discards {len(table.discards)} · supply {table.supply} gold"
    )
    webs = web_words(table)
    if webs:
        yield " ".join(["webs", *webs])
    veins = [str(field_name(table.net, field)) for field in table.net.gold]
    if veins:
        yield " ".join(["gold at", *veins])
    creatures = creature_words(table)
    if creatures:
        yield " · ".join(creatures)
