"""From what a position tells to states and views."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.description.complaints import blaming
from pitprop.core.description.lines import UNKNOWN
from pitprop.core.errors import PositionError
from pitprop.core.face_down import face_down
from pitprop.core.game import SPECTATOR
from pitprop.core.hand import EMPTY_HAND, packed, with_last
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import CREATURES, FACE_NAMES, GOAL_BIT, SEAT_BIT
from pitprop.games.dark_cave.rules.clans import possible_deals
from pitprop.games.dark_cave.rules.net import NO_FIELD, Net, contains, place_of, web
from pitprop.games.dark_cave.rules.preparing import lay_out
from pitprop.games.dark_cave.rules.scoring import score
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import GROUP_UNIT, HIDDEN, OUT, Table
from pitprop.games.dark_cave.text.position.check import clan_cards_aside, goal_places
from pitprop.games.dark_cave.text.position.lines import FACE_DOWN_GOAL, WAITS, Setup, group_of_card
from pitprop.games.dark_cave.text.position.now import set_phase
from pitprop.games.dark_cave.text.spelling import Edge, Field, find_edge, find_field
from pitprop.games.dark_cave.text.words import UNKNOWN_CHARACTER, clan_of
from pitprop.tunnels.maze import GOAL, pack


def build_state(setup: Setup, state: State) -> State:
    """The state that a position tells, made from the one before the deal.

    Raises:
        PositionError: it cannot arise.
    """
    table = state.table
    seats = table.seats
    _set_table(setup, table)
    state.characters = vec[i64]([card & 1 for card in setup.clans])
    table.shown = vec[i64](
        [state.characters[seat] if seat in setup.shown else HIDDEN for seat in range(seats)]
    )
    state.aside = tuple(sorted(setup.aside or ()))
    state.goals = vec[i64]([goal.goal for goal in setup.goals])
    state.hands = vec[i64]([packed(setup.hands[seat]) for seat in range(seats)])
    state.pile = vec[i64](setup.pile)
    state.box = tuple(sorted(setup.box))
    state.hidden = vec[i64]([card.kind for card in setup.discards if card.seat >= 0])
    state.looked = vec[i64]([_looked(setup, seat, seats) for seat in range(seats)])
    state.met = vec[i64]([_mask(setup.met.get(seat, [])) for seat in range(seats)])
    _set_end(setup, table, list(state.characters))
    return state


def build_view(setup: Setup, state: State) -> View:
    """The view that a position tells, with the table of the state before the deal.

    Raises:
        PositionError: it cannot arise, or what the reader must know isn't told.
    """
    seat = setup.reader
    table = state.table
    _set_table(setup, table)
    characters = [HIDDEN if card >= UNKNOWN_CHARACTER else card & 1 for card in setup.clans]
    shown = [characters[other] if other in setup.shown else HIDDEN for other in range(table.seats)]
    table.shown = vec[i64](shown)
    if any(characters[other] == HIDDEN for other in setup.shown):
        raise PositionError("a character that has been shown has to be told [D-12]", "clans")
    _set_end(setup, table, characters)
    own = seat != SPECTATOR
    view = View(
        table=table,
        seat=seat,
        hand=sorted(setup.hands.get(seat, [])) if own else [],
        characters=characters,
        known_goals=[goal.goal for goal in setup.goals],
        aside=_known_aside(setup),
        hidden=[card.kind for card in setup.discards if own and card.seat == seat],
        log=vec[i64](),
    )
    if own and (min([*view.hand, *view.hidden, 0]) < 0 or characters[seat] == HIDDEN):
        raise PositionError(
            f"seat {seat + 1} knows its own cards and character [D-90]", f"hand {seat + 1}"
        )
    return view


def _known_aside(setup: Setup) -> tuple[int, ...]:
    """D-81; at the end they follow from the others, which are all turned up (D-83)."""
    aside = list(setup.aside or ())
    if UNKNOWN in aside and setup.ending is not None:
        aside = clan_cards_aside(setup.clans, len(setup.clans))
    return () if UNKNOWN in aside else tuple(sorted(aside))


def _set_end(setup: Setup, table: Table, characters: list[int]) -> None:
    """D-80: in a game that goes on, each clan that anybody works for has somebody in the cave."""
    if setup.ending is not None:
        if HIDDEN in characters:
            raise PositionError("at the end everybody's character is known [D-83]", "clans")
        clans, gold, left = list(table.clans), list(table.gold), list(table.left)
        table.shown = vec[i64](characters)
        table.result = score(setup.ending, clans, characters, gold, left)
    elif not possible_deals(table, characters, ()):
        raise PositionError(
            "all who work for one clan have left the cave, so that the game is over, "
            "which the line 'over' tells [D-80]",
            "left, dwarves",
        )


def _looked(setup: Setup, seat: int, seats: int) -> int:
    places = goal_places(seats)
    return sum(GOAL_BIT[places.index(place)] for place in set(setup.looked.get(seat, ())))


def _mask(seats: list[int]) -> int:
    return sum(SEAT_BIT[seat] for seat in set(seats))


# --- The table ----------------------------------------------------------------------------------


def _set_table(setup: Setup, table: Table) -> None:
    seats = table.seats
    table.on_turn = setup.turn
    table.starter = setup.starter
    table.clans = vec[i64]([clan_of(card) for card in setup.clans])
    table.aside = len(setup.aside or ())
    table.left = vec[i64](setup.left)
    table.gold = vec[i64](setup.gold)
    table.supply = setup.supply
    boots = dict(setup.boots)
    table.boots = vec[i64]([boots.get(seat, -1) + 1 for seat in range(seats)])
    table.axes = vec[i64]([_axes(setup, seat) for seat in range(seats)])
    table.lying = vec[i64]([int(seat in setup.lying) for seat in range(seats)])
    for seat, hand in setup.hands.items():
        for kind in hand:
            table.backs[seat] += GROUP_UNIT[group_of_card(kind)]
    for kind in setup.pile:
        table.pile[group_of_card(kind)] += 1
    for card in setup.discards:
        group = group_of_card(card.kind)
        entry = card.kind if card.seat < 0 else face_down(card.seat, group)
        table.discards = append(table.discards, entry)
    _lay_out(setup, table)
    _place_figures(setup, table)
    with blaming("now, over"):
        set_phase(setup, table)


def _axes(setup: Setup, seat: int) -> int:
    """The axes in front of a seat as one number, the one laid first lowest."""
    axes: int = EMPTY_HAND
    for owner, kind in setup.axes:
        if owner == seat:
            axes = with_last(axes, kind)
    return axes


def _lay_out(setup: Setup, table: Table) -> None:
    lay_out(table)
    net = table.net
    for face, place in setup.net:
        net.lay_at(pack(place.x, place.y), face)
    for at, goal in enumerate(setup.goals):
        if goal.face == FACE_DOWN_GOAL:
            continue
        table.goal_shown[at] = goal.goal
        if goal.face == WAITS:
            table.turning = at
        else:
            net.lay_at(net.maze.coordinates[table.goal_place[at]], goal.face, GOAL)


def _place_figures(setup: Setup, table: Table) -> None:
    net = table.net
    with blaming("dwarves"):
        table.dwarves = vec[i64](
            [OUT if at is None else _standing(net, at) for at in setup.dwarves]
        )
    with blaming("veins"):
        _place_gold(setup, net)
    with blaming("creature"):
        _place_creatures(setup, table)
    with blaming("webs"):
        _place_webs(setup, net)


def _place_gold(setup: Setup, net: Net) -> None:
    for field in setup.veins:
        there = _standing(net, field)
        if not net.put_gold(place_of(there)) or not contains(net.gold, there):
            raise PositionError(f"there is no vein at {field} [D-44]")
        if len(net.gold) > len(set(net.gold)):
            raise PositionError(f"a vein has at most one gold, {field} too [D-44]")


def _place_creatures(setup: Setup, table: Table) -> None:
    for creature in range(CREATURES):
        at = setup.creatures.get(creature)
        if at is not None:
            table.creatures[creature] = _standing(table.net, at.field)
            table.creature_owner[creature] = at.seat
            table.creature_kind[creature] = at.kind


def _place_webs(setup: Setup, net: Net) -> None:
    for laid in setup.webs:
        edge = find_edge(net, Edge(laid.place, laid.side))
        if edge < 0:
            raise PositionError(f"there is no opening at {laid.place} {laid.side} [D-34]")
        if net.web_at(edge) >= 0:
            raise PositionError(f"two webs lie at {laid.place} {laid.side} [D-53]")
        net.webs = append(net.webs, web(edge, laid.number, laid.seat, laid.kind))


def _standing(net: Net, field: Field) -> int:
    there = find_field(net, field)
    if there == NO_FIELD:
        place = net.maze.find(field.x, field.y)
        face = net.face(place) if place >= 0 else -1
        what = f"{FACE_NAMES[face]} has no such field" if face >= 0 else "no card lies there"
        raise PositionError(f"nobody stands on {field}: {what} [D-4]")
    return there
