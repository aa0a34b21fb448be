"""What there is to tell of a state, and of a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pitprop.core.description.discards import setup_discards
from pitprop.core.description.lines import UNKNOWN
from pitprop.core.description.positions import position_header
from pitprop.core.face_down import FACE_DOWN, face_down_group, known_face_down, unknown_card
from pitprop.core.hand import unpacked
from pitprop.core.public_table import DEALING
from pitprop.games.dark_cave.knowledge.census import cards_on_table
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.options import OPTIONS
from pitprop.games.dark_cave.rules.cards import DECKS, GOAL_BIT, GOALS, GROUP_OF
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.net import NO_FACE, web_edge, web_kind, web_number, web_owner
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import HIDDEN, OUT, Table, group_count
from pitprop.games.dark_cave.text.notation import path_cards
from pitprop.games.dark_cave.text.position.current_turn import current_turn
from pitprop.games.dark_cave.text.position.lines import (
    FACE_DOWN_GOAL,
    WAITS,
    Setup,
    SetupCreature,
    SetupGoal,
    SetupWeb,
)
from pitprop.games.dark_cave.text.spelling import edge_name, field_name, place_name
from pitprop.games.dark_cave.text.words import UNKNOWN_CHARACTER


def setup_of(shown: State | View) -> Setup:
    """All of a state, or of what a view shows, except the log and the cards drawn earlier."""
    table = shown.table
    header = position_header("dark_cave", shown, table.options, OPTIONS)
    setup = Setup(header, undealt=table.phase == DEALING)
    if setup.undealt:
        return setup
    _set_up_table(setup, table)
    if isinstance(shown, State):
        _set_up_hidden(setup, shown)
    else:
        _set_up_known(setup, shown)
    return setup


def _set_up_hidden(setup: Setup, state: State) -> None:
    """What a state holds besides the table."""
    table = state.table
    setup.goals = _goals(table, list(state.goals))
    setup.clans = [
        2 * clan + character for clan, character in zip(table.clans, state.characters, strict=True)
    ]
    setup.aside = list(state.aside)
    for seat in range(table.seats):
        setup.looked[seat] = [
            place_name(table.net, table.goal_place[goal])
            for goal in range(GOALS)
            if state.looked[seat] & GOAL_BIT[goal]
        ]
        setup.met[seat] = list(table.seats_in(state.met[seat]))
        setup.hands[seat] = unpacked(state.hands[seat])
    setup.pile = list(state.pile[state.drawn :])
    setup.box = list(state.box)
    setup.discards = setup_discards(table.discards, state.hidden)


def _set_up_known(setup: Setup, view: View) -> None:
    """What a seat knows of that, and the backs of cards that it doesn't know."""
    table = view.table
    setup.goals = _goals(table, view.known_goals)
    setup.clans = [
        UNKNOWN_CHARACTER + clan if character == HIDDEN else 2 * clan + character
        for clan, character in zip(table.clans, view.characters, strict=True)
    ]
    setup.aside = list(view.aside) or [UNKNOWN] * table.aside
    setup.hands = {
        seat: view.hand if seat == view.seat else _backs(_of_groups(backs))
        for seat, backs in enumerate(table.backs)
    }
    setup.pile = _backs(table.pile)
    setup.box = _backs(_in_box(table))
    hidden = known_face_down(table.discards, view.hidden, view.seat)
    setup.discards = setup_discards(table.discards, hidden)


def _backs(counts: Iterable[int]) -> list[int]:
    """The given number of cards of each group, of which nothing else is known."""
    return [unknown_card(group) for group, count in enumerate(counts) for _ in range(count)]


def _of_groups(backs: int) -> list[int]:
    return [group_count(backs, group) for group in range(len(GROUPS))]


def _in_box(table: Table) -> list[int]:
    """D-92: how many cards of each group were taken out, as they are nowhere else."""
    seen = [GROUP_OF[kind] for kind in cards_on_table(table)]
    seen += [face_down_group(card) for card in table.discards if card >= FACE_DOWN]
    return [
        len(deck)
        - seen.count(group)
        - table.pile[group]
        - sum(group_count(backs, group) for backs in table.backs)
        for group, deck in enumerate(DECKS)
    ]


def _goals(table: Table, known: Sequence[int]) -> list[SetupGoal]:
    return [_goal(table, goal, known[goal]) for goal in range(GOALS)]


def _goal(table: Table, goal: int, known: int) -> SetupGoal:
    if table.goal_shown[goal] == HIDDEN:
        return SetupGoal(known, FACE_DOWN_GOAL)
    face = table.net.face(table.goal_place[goal])
    return SetupGoal(known, WAITS if face == NO_FACE else face)


def _set_up_table(setup: Setup, table: Table) -> None:
    """What everybody sees."""
    net = table.net
    setup.turn = table.on_turn
    setup.starter = table.starter
    setup.now = current_turn(table)
    setup.net = path_cards(table)
    setup.dwarves = [None if at == OUT else field_name(net, at) for at in table.dwarves]
    setup.left = list(table.left)
    setup.lying = [seat for seat in range(table.seats) if table.lying[seat]]
    setup.shown = [seat for seat in range(table.seats) if table.shown[seat] != HIDDEN]
    setup.gold = list(table.gold)
    setup.supply = table.supply
    setup.veins = [field_name(net, field) for field in net.gold]
    setup.boots = [(seat, kind - 1) for seat, kind in enumerate(table.boots) if kind]
    setup.axes = [(seat, kind) for seat, axes in enumerate(table.axes) for kind in unpacked(axes)]
    setup.webs = [
        SetupWeb(*edge_name(net, web_edge(web)), web_number(web), web_owner(web), web_kind(web))
        for web in net.webs
    ]
    setup.creatures = {
        creature: SetupCreature(
            field_name(net, at), table.creature_owner[creature], table.creature_kind[creature]
        )
        for creature, at in enumerate(table.creatures)
        if at != OUT
    }
    setup.ending = None if table.result is None else table.result.ending
