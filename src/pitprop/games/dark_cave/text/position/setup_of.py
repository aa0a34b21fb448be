"""What there is to tell of a state, and of a view."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.positions import position_header
from pitprop.core.public_table import DEALING
from pitprop.games.dark_cave.knowledge.census import cards_on_table
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.options import OPTIONS
from pitprop.games.dark_cave.rules.cards import (
    CREATURES,
    DECKS,
    GOAL_BIT,
    GOALS,
    GROUP_OF,
    SEAT_BIT,
    START_FACE,
)
from pitprop.games.dark_cave.rules.deck import GROUPS
from pitprop.games.dark_cave.rules.hand import unpacked
from pitprop.games.dark_cave.rules.net import (
    NO_FACE,
    web_edge,
    web_kind,
    web_number,
    web_owner,
)
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import (
    CARD,
    FACE_DOWN,
    HIDDEN,
    MOVING,
    NO_CREATURE,
    OUT,
    PHASE_NAMES,
    VOTING,
    Table,
    face_down_group,
    face_down_seat,
    group_count,
)
from pitprop.games.dark_cave.text.position.setup import (
    FACE_DOWN_GOAL,
    UNKNOWN,
    WAITS,
    Setup,
    SetupCreature,
    SetupDiscard,
    SetupGoal,
    SetupWeb,
    unknown_card,
)
from pitprop.games.dark_cave.text.spelling import edge_name, field_name, place_name
from pitprop.games.dark_cave.text.words import CLAN_ONLY

YES: Final = "yes"


def setup_of(shown: State | View) -> Setup:
    """All of a state, or of what a view shows of it."""
    return _setup_of_state(shown) if isinstance(shown, State) else _setup_of_view(shown)


def _setup_of_state(state: State) -> Setup:
    """All of a state."""
    table = state.table
    setup = _setup_of_table(table, state.seed, None)
    if setup.undealt:
        return setup
    setup.goals = [_goal(table, goal, state.goals[goal]) for goal in range(GOALS)]
    setup.clans = [
        2 * clan + character for clan, character in zip(table.clans, state.characters, strict=True)
    ]
    setup.aside = list(state.aside)
    for seat in range(table.seats):
        looked = [
            place_name(table.net, table.goal_place[goal])
            for goal in range(GOALS)
            if state.looked[seat] & GOAL_BIT[goal]
        ]
        met = [other for other in range(table.seats) if state.met[seat] & SEAT_BIT[other]]
        setup.looked[seat] = looked
        setup.met[seat] = met
        setup.hands[seat] = unpacked(state.hands[seat])
    setup.pile = list(state.pile[state.drawn :])
    setup.box = list(state.box)
    hidden = iter(state.hidden)
    setup.discards = [
        SetupDiscard(next(hidden), face_down_seat(card))
        if card >= FACE_DOWN
        else SetupDiscard(card)
        for card in table.discards
    ]
    return setup


def _setup_of_view(view: View) -> Setup:
    """What a view shows, with `?` for what its seat doesn't know."""
    table = view.table
    setup = _setup_of_table(table, None, view.seat)
    if setup.undealt:
        return setup
    setup.goals = [_goal(table, goal, view.known_goals[goal]) for goal in range(GOALS)]
    setup.clans = [
        CLAN_ONLY + clan if character == HIDDEN else 2 * clan + character
        for clan, character in zip(table.clans, view.characters, strict=True)
    ]
    setup.aside = list(view.aside) or [UNKNOWN] * table.aside
    for seat in range(table.seats):
        backs = [
            unknown_card(group)
            for group in range(len(GROUPS))
            for _ in range(group_count(table.backs[seat], group))
        ]
        setup.hands[seat] = view.hand if seat == view.seat else backs
    setup.pile = [
        unknown_card(group) for group in range(len(GROUPS)) for _ in range(table.pile[group])
    ]
    setup.box = _box_seen(view)
    setup.discards = _discards_seen(view)
    return setup


def _box_seen(view: View) -> list[int]:
    """D-92: of the cards taken out, the groups, as what is in no other place."""
    table = view.table
    seen = [GROUP_OF[kind] for kind in cards_on_table(table)]
    seen += [face_down_group(card) for card in table.discards if card >= FACE_DOWN]
    return [
        unknown_card(group)
        for group, deck in enumerate(DECKS)
        for _ in range(
            len(deck)
            - seen.count(group)
            - table.pile[group]
            - sum(group_count(backs, group) for backs in table.backs)
        )
    ]


def _discards_seen(view: View) -> list[SetupDiscard]:
    own = iter(view.hidden)
    seen = []
    for card in view.table.discards:
        if card < FACE_DOWN:
            seen.append(SetupDiscard(card))
            continue
        seat = face_down_seat(card)
        back = unknown_card(face_down_group(card))
        seen.append(SetupDiscard(next(own) if seat == view.seat else back, seat))
    return seen


def _goal(table: Table, goal: int, known: int) -> SetupGoal:
    if table.goal_shown[goal] == HIDDEN:
        return SetupGoal(known, FACE_DOWN_GOAL)
    face = table.net.face(table.goal_place[goal])
    return SetupGoal(known, WAITS if face == NO_FACE else face)


def _setup_of_table(table: Table, seed: str | None, view: int | None) -> Setup:
    """What everybody sees."""
    header = position_header("dark_cave", table, OPTIONS, seed=seed, view=view)
    setup = Setup(header, undealt=table.phase == DEALING)
    if setup.undealt:
        return setup
    net = table.net
    setup.turn = table.on_turn
    setup.starter = table.starter
    setup.now = _now(table)
    setup.net = [
        (face, place_name(net, place))
        for place, face in enumerate(net.faces)
        if NO_FACE < face < START_FACE
    ]
    setup.net.sort(key=lambda card: (card[1].y, card[1].x))
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
            field_name(net, table.creatures[creature]),
            table.creature_owner[creature],
            table.creature_kind[creature],
        )
        for creature in range(CREATURES)
        if table.creatures[creature] != OUT
    }
    setup.ending = None if table.result is None else table.result.ending
    return setup


def seats_word(table: Table, mask: int) -> str:
    """A set of seats, counted from 1."""
    return ",".join(str(seat + 1) for seat in range(table.seats) if mask & SEAT_BIT[seat])


def _now(table: Table) -> dict[str, str]:
    """What is going on in the turn; what is as it is by itself is left out."""
    now = {
        "phase": PHASE_NAMES[table.phase],
        "turns": str(table.turns),
        "losses": str(table.losses or ""),
        "steps": str(table.steps) if table.phase != CARD else "",
        "moved": YES if table.moved else "",
        "blocked": YES if table.blocked else "",
        "draws": str(table.draws) if table.phase != CARD else "",
        "drawer": str(table.drawer + 1) if table.drawer != table.on_turn else "",
        "proposed": YES if table.proposed else "",
        "vote": str(table.decider + 1) if table.phase == VOTING else "",
        "before": "moving" if table.before_vote == MOVING else "",
        "attacker": str(table.attacker + 1) if table.attacker != NO_CREATURE else "",
        "victims": seats_word(table, table.victims),
        "asked": seats_word(table, table.asked),
        "losing": seats_word(table, table.losing),
        "arriving": YES if table.is_arriving else "",
        "closing": YES if table.is_closing else "",
        "turning": str(table.turning + 1) if table.turning >= 0 else "",
    }
    return {name: value for name, value in now.items() if value}
