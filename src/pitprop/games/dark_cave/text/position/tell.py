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
from pitprop.games.dark_cave.text.position.told import (
    FACE_DOWN_GOAL,
    UNKNOWN,
    WAITS,
    Told,
    ToldCreature,
    ToldDiscard,
    ToldGoal,
    ToldWeb,
    unknown_card,
)
from pitprop.games.dark_cave.text.spelling import edge_name, field_name, place_name
from pitprop.games.dark_cave.text.words import CLAN_ONLY

YES: Final = "yes"


def tell(shown: State | View) -> Told:
    """All of a state, or of what a view shows of it."""
    return _told_of_state(shown) if isinstance(shown, State) else _told_of_view(shown)


def _told_of_state(state: State) -> Told:
    """All of a state."""
    table = state.table
    told = _told_of_table(table, state.seed, None)
    if told.undealt:
        return told
    told.goals = [_goal(table, goal, state.goals[goal]) for goal in range(GOALS)]
    told.clans = [
        2 * clan + character for clan, character in zip(table.clans, state.characters, strict=True)
    ]
    told.aside = list(state.aside)
    for seat in range(table.seats):
        looked = [
            place_name(table.net, table.goal_place[goal])
            for goal in range(GOALS)
            if state.looked[seat] & GOAL_BIT[goal]
        ]
        met = [other for other in range(table.seats) if state.met[seat] & SEAT_BIT[other]]
        told.looked[seat] = looked
        told.met[seat] = met
        told.hands[seat] = unpacked(state.hands[seat])
    told.pile = list(state.pile[state.drawn :])
    told.box = list(state.box)
    hidden = iter(state.hidden)
    told.discards = [
        ToldDiscard(next(hidden), face_down_seat(card)) if card >= FACE_DOWN else ToldDiscard(card)
        for card in table.discards
    ]
    return told


def _told_of_view(view: View) -> Told:
    """What a view shows, with `?` for what its seat doesn't know."""
    table = view.table
    told = _told_of_table(table, None, view.seat)
    if told.undealt:
        return told
    told.goals = [_goal(table, goal, view.known_goals[goal]) for goal in range(GOALS)]
    told.clans = [
        CLAN_ONLY + clan if character == HIDDEN else 2 * clan + character
        for clan, character in zip(table.clans, view.characters, strict=True)
    ]
    told.aside = list(view.aside) or [UNKNOWN] * table.aside
    for seat in range(table.seats):
        backs = [
            unknown_card(group)
            for group in range(len(GROUPS))
            for _ in range(group_count(table.backs[seat], group))
        ]
        told.hands[seat] = view.hand if seat == view.seat else backs
    told.pile = [
        unknown_card(group) for group in range(len(GROUPS)) for _ in range(table.pile[group])
    ]
    told.box = _box_seen(view)
    told.discards = _discards_seen(view)
    return told


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


def _discards_seen(view: View) -> list[ToldDiscard]:
    own = iter(view.hidden)
    seen = []
    for card in view.table.discards:
        if card < FACE_DOWN:
            seen.append(ToldDiscard(card))
            continue
        seat = face_down_seat(card)
        back = unknown_card(face_down_group(card))
        seen.append(ToldDiscard(next(own) if seat == view.seat else back, seat))
    return seen


def _goal(table: Table, goal: int, known: int) -> ToldGoal:
    if table.goal_shown[goal] == HIDDEN:
        return ToldGoal(known, FACE_DOWN_GOAL)
    face = table.net.face(table.goal_place[goal])
    return ToldGoal(known, WAITS if face == NO_FACE else face)


def _told_of_table(table: Table, seed: str | None, view: int | None) -> Told:
    """What everybody sees."""
    header = position_header("dark_cave", table, OPTIONS, seed=seed, view=view)
    told = Told(header, undealt=table.phase == DEALING)
    if told.undealt:
        return told
    net = table.net
    told.turn = table.on_turn
    told.starter = table.starter
    told.now = _now(table)
    told.net = [
        (face, place_name(net, place))
        for place, face in enumerate(net.faces)
        if NO_FACE < face < START_FACE
    ]
    told.net.sort(key=lambda card: (card[1].y, card[1].x))
    told.dwarves = [None if at == OUT else field_name(net, at) for at in table.dwarves]
    told.left = list(table.left)
    told.lying = [seat for seat in range(table.seats) if table.lying[seat]]
    told.shown = [seat for seat in range(table.seats) if table.shown[seat] != HIDDEN]
    told.gold = list(table.gold)
    told.supply = table.supply
    told.veins = [field_name(net, field) for field in net.gold]
    told.boots = [(seat, kind - 1) for seat, kind in enumerate(table.boots) if kind]
    told.axes = [(seat, kind) for seat, axes in enumerate(table.axes) for kind in unpacked(axes)]
    told.webs = [
        ToldWeb(*edge_name(net, web_edge(web)), web_number(web), web_owner(web), web_kind(web))
        for web in net.webs
    ]
    told.creatures = {
        creature: ToldCreature(
            field_name(net, table.creatures[creature]),
            table.creature_owner[creature],
            table.creature_kind[creature],
        )
        for creature in range(CREATURES)
        if table.creatures[creature] != OUT
    }
    told.ending = None if table.result is None else table.result.ending
    return told


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
