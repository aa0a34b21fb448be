"""Positions that cannot arise.

Set-up positions may be odd: cards may be missing, pieces of the net may lie apart as after
rockfalls. What can't be is refused with its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pitprop.core.errors import PositionError
from pitprop.core.notation import cited
from pitprop.games.dark_cave.cards import (
    ALL_GOLD,
    CLAN_CARD_NAMES,
    COPIES,
    FACE_NAMES,
    FACE_SHAPE,
    GOAL_X,
    GOAL_Y,
    GOALS,
    HAND_SIZE,
    KIND_NAMES,
    START_FACE,
    clan_cards,
    goal_distance,
)
from pitprop.games.dark_cave.position.fill import cards_told
from pitprop.games.dark_cave.position.told import (
    CLAN_ONLY,
    FACE_DOWN_GOAL,
    WAITS,
    Told,
    group_of_card,
)
from pitprop.tunnels.card import OPEN, OPPOSITE, SIDE_BIT, SIDES, STEP_X, STEP_Y
from pitprop.tunnels.places import Place


def check(told: Told, seats: int) -> None:
    """Check all that can be seen from the lines themselves.

    Args:
        told: a position in which everything is told or filled in.
        seats: the number of players.

    Raises:
        PositionError: it cannot arise; names the clause.
    """
    for complaint in _complaints(told, seats):
        raise PositionError(complaint)


def _complaints(told: Told, seats: int) -> Iterator[str]:
    yield from _seats(told, seats)
    yield from _lists(told, seats)
    yield from _clans(told, seats)
    yield from _goals(told, seats)
    yield from _cards(told)
    yield from _net(told, seats)
    yield from _gold(told)


def _seats(told: Told, seats: int) -> Iterator[str]:
    named = {told.turn, told.starter, *told.left, *told.lying, *told.shown}
    named |= {*told.boots, *told.axes, *told.looked, *told.met, *told.hands}
    named |= {other for others in told.met.values() for other in others}
    named |= {web.seat for web in told.webs} | {at.seat for at in told.creatures.values()}
    named |= {card.seat for card in told.discards if card.seat >= 0}
    for seat in named:
        if seat is not None and seat >= seats:
            yield f"there is no seat {seat + 1}: there are {seats} players [D-1]"


def _lists(told: Told, seats: int) -> Iterator[str]:
    for name, values in (("dwarves", told.dwarves), ("clans", told.clans), ("gold", told.gold)):
        if values is not None and len(values) != seats:
            yield f"{cited(name)} tells of {len(values)} players, and there are {seats} [D-1]"
    out = {seat for seat, at in enumerate(told.dwarves or ()) if at is None}
    if out != set(told.left) or len(told.left) != len(out):
        yield "who has left the cave is told in 'left', and 'out' in 'dwarves' [D-72]"
    if set(told.lying) & out:
        yield "a dwarf that has left the cave doesn't lie in it [D-72]"
    if not out <= set(told.shown):
        yield "who has left the cave has shown the character: 'shown' [D-72]"


def _clans(told: Told, seats: int) -> Iterator[str]:
    cards = [*(told.clans or ()), *(told.aside or ())]
    known = Counter(card for card in cards if 0 <= card < CLAN_ONLY)
    clans = range(2) if 3 <= seats <= 4 else range(1)
    decks = [Counter(clan_cards(seats, clan)) for clan in clans]
    if not any(known <= deck for deck in decks):
        names = ", ".join(CLAN_CARD_NAMES[card] for card in sorted(known.elements()))
        yield f"{names} are no clan cards of {seats} players [D-11]"
    if len(cards) != sum(decks[0].values()):
        yield f"{seats} players have {sum(decks[0].values())} clan cards, aside included [D-11]"


def _goals(told: Told, seats: int) -> Iterator[str]:
    known = [goal.goal for goal in told.goals or () if goal.goal >= 0]
    if len(set(known)) < len(known):
        yield "the goals have exit, hole, ladder and vein, one each [D-2]"
    places = goal_places(seats)
    for looked in told.looked.values():
        for place in looked:
            if place not in places:
                yield f"no goal lies at {place} to look at [D-50]"
    if sum(goal.lies == WAITS for goal in told.goals or ()) > 1:
        yield "one goal at most waits to be turned [D-70]"


def goal_places(seats: int) -> list[Place]:
    """Where the goals lie, row by row (D-10)."""
    distance = goal_distance(seats)
    return [Place(distance * GOAL_X[goal], distance * GOAL_Y[goal]) for goal in range(GOALS)]


def _cards(told: Told) -> Iterator[str]:
    cards = cards_told(told)
    for kind, count in Counter(kind for kind in cards if kind >= 0).items():
        if count > COPIES[kind]:
            yield f"{count} cards {KIND_NAMES[kind]}, and there are {COPIES[kind]} [D-5]"
    for seat, hand in told.hands.items():
        if len(hand) > HAND_SIZE:
            yield f"seat {seat + 1} holds {len(hand)} cards, more than {HAND_SIZE} [D-14]"
    groups = [group_of_card(kind) for kind in told.pile or ()]
    if groups != sorted(groups):
        yield "the draw pile has group III at the bottom and group I on top [D-14]"


def _net(told: Told, seats: int) -> Iterator[str]:
    """D-30: no two cards in one place, openings meet openings and walls meet walls."""
    faces = {Place(0, 0): START_FACE}
    goals = goal_places(seats)
    for face, place in told.net:
        if place in faces or place in goals:
            yield f"there are two cards at {place} [D-30]"
        faces[place] = face
    for place, face in faces.items():
        for side in range(4):
            other = faces.get(Place(place.x + STEP_X[side], place.y + STEP_Y[side]))
            if other is None:
                continue
            opens = OPEN[FACE_SHAPE[face]] & SIDE_BIT[side] != 0
            meets = OPEN[FACE_SHAPE[other]] & SIDE_BIT[OPPOSITE[side]] != 0
            if opens and not meets:
                name = FACE_NAMES[face]
                told_other = FACE_NAMES[other]
                yield f"{name}@{place} opens {SIDES[side]} to a wall of {told_other} [D-30]"


def _gold(told: Told) -> Iterator[str]:
    total = sum(told.gold or ()) + (told.supply or 0) + len(told.veins)
    if total != ALL_GOLD:
        yield f"{total} gold, and there are {ALL_GOLD} [D-1]"
    face_up = [goal for goal in told.goals or () if goal.lies != FACE_DOWN_GOAL]
    if any(goal.goal < 0 for goal in face_up):
        yield "a goal that lies face up is known [D-70]"
