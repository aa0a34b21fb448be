"""Positions that cannot arise.

Set-up positions may be odd: cards may be missing, pieces of the net may lie apart as after
rockfalls. What can't be is refused with its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from pitprop.core.description.complaints import Complaint, absent_seats, blame
from pitprop.core.errors import PositionError
from pitprop.core.notation import cited
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    ALL_GOLD,
    CLAN_CARD_NAMES,
    COPIES,
    CREATURE_NAMES,
    FACE_NAMES,
    FACE_SHAPE,
    GOAL_X,
    GOAL_Y,
    GOALS,
    HAND_SIZE,
    KIND_NAMES,
    RAT,
    START_FACE,
    clan_cards,
    goal_distance,
)
from pitprop.games.dark_cave.text.position.fill import cards_of
from pitprop.games.dark_cave.text.position.setup import (
    FACE_DOWN_GOAL,
    WAITS,
    Setup,
    group_of_card,
)
from pitprop.games.dark_cave.text.words import CLAN_ONLY
from pitprop.tunnels.card import OPEN, OPPOSITE, SIDE_BIT, SIDES, STEP_X, STEP_Y
from pitprop.tunnels.places import Place


def complaints(setup: Setup, seats: int) -> Iterator[PositionError]:
    """What cannot be, as far as the lines themselves tell it.

    Args:
        setup: a position in which everything is told or filled in.
        seats: the number of players.
    """
    yield from blame("", _seats(setup, seats))
    yield from blame("left, dwarves", _lists(setup, seats))
    yield from blame("clans", _clans(setup, seats))
    yield from blame("goals", _goals(setup, seats))
    yield from blame("net, hand, pile, box, discards, boots, axes, webs, creature", _cards(setup))
    yield from blame("", _in_front(setup))
    yield from blame("net", _net(setup, seats))
    yield from blame("gold, supply, veins", _gold(setup))


def _seats(setup: Setup, seats: int) -> Iterator[Complaint]:
    named: dict[str, Iterable[int | None]] = {
        "turn": [setup.turn],
        "starter": [setup.starter],
        "left": setup.left,
        "lying": setup.lying,
        "shown": setup.shown,
        "boots": [seat for seat, _ in setup.boots],
        "axes": [seat for seat, _ in setup.axes],
        "webs": [web.seat for web in setup.webs],
        "creature": [at.seat for at in setup.creatures.values()],
        "discards": [card.seat for card in setup.discards],
        **{f"looked {seat + 1}": [seat] for seat in setup.looked},
        **{f"met {seat + 1}": [seat, *others] for seat, others in setup.met.items()},
        **{f"hand {seat + 1}": [seat] for seat in setup.hands},
    }
    yield from absent_seats(named, seats, "D-1")
    for part, each in {"left": setup.left, "lying": setup.lying, "shown": setup.shown}.items():
        yield from blame(part, _twice(each))
    for seat, others in setup.met.items():
        yield from blame(f"met {seat + 1}", _twice(others))
        if seat in others:
            message = f"seat {seat + 1} doesn't look at its own clan card [D-51]"
            yield PositionError(message, f"met {seat + 1}")
    for seat, places in setup.looked.items():
        if len(set(places)) < len(places):
            yield PositionError("a goal is told twice", f"looked {seat + 1}")


def _twice(seats: Sequence[int]) -> Iterator[Complaint]:
    for seat, count in Counter(seats).items():
        if count > 1:
            yield f"seat {seat + 1} is told {count} times"


def _lists(setup: Setup, seats: int) -> Iterator[Complaint]:
    for name, values in (("dwarves", setup.dwarves), ("clans", setup.clans), ("gold", setup.gold)):
        if values is not None and len(values) != seats:
            message = f"{cited(name)} tells of {len(values)} players, and there are {seats} [D-1]"
            yield PositionError(message, name)
    out = {seat for seat, at in enumerate(setup.dwarves or ()) if at is None}
    if out != set(setup.left) or len(setup.left) != len(out):
        yield "who has left the cave is told in 'left', and 'out' in 'dwarves' [D-72]"
    if set(setup.lying) & out:
        yield PositionError("a dwarf that has left the cave doesn't lie in it [D-72]", "lying")
    if not out <= set(setup.shown):
        message = "who has left the cave has shown the character: 'shown' [D-72]"
        yield PositionError(message, "shown, left")


def _clans(setup: Setup, seats: int) -> Iterator[Complaint]:
    cards = [*(setup.clans or ()), *(setup.aside or ())]
    known = Counter(card for card in cards if 0 <= card < CLAN_ONLY)
    clans = range(2) if 3 <= seats <= 4 else range(1)
    decks = [Counter(clan_cards(seats, clan)) for clan in clans]
    if not any(known <= deck for deck in decks):
        names = ", ".join(CLAN_CARD_NAMES[card] for card in sorted(known.elements()))
        yield f"{names} are not the clan cards of {seats} players [D-11]"
    if len(cards) != sum(decks[0].values()):
        yield f"{seats} players have {sum(decks[0].values())} clan cards, aside included [D-11]"


def _goals(setup: Setup, seats: int) -> Iterator[Complaint]:
    known = [goal.goal for goal in setup.goals or () if goal.goal >= 0]
    if len(set(known)) < len(known):
        yield "the goals have exit, hole, ladder and vein, one each [D-2]"
    places = goal_places(seats)
    for seat, looked in setup.looked.items():
        for place in looked:
            if place not in places:
                message = f"no goal lies at {place} to look at [D-50]"
                yield PositionError(message, f"looked {seat + 1}")
    if sum(goal.face == WAITS for goal in setup.goals or ()) > 1:
        yield "one goal at most waits to be turned [D-70]"


def goal_places(seats: int) -> list[Place]:
    """Where the goals lie, row by row (D-10)."""
    distance = goal_distance(seats)
    return [Place(distance * GOAL_X[goal], distance * GOAL_Y[goal]) for goal in range(GOALS)]


def _cards(setup: Setup) -> Iterator[Complaint]:
    cards = cards_of(setup)
    for kind, count in Counter(kind for kind in cards if kind >= 0).items():
        if count > COPIES[kind]:
            yield f"{count} cards {KIND_NAMES[kind]}, and there are {COPIES[kind]} [D-5]"
    for seat, hand in setup.hands.items():
        if len(hand) > HAND_SIZE:
            message = f"seat {seat + 1} holds {len(hand)} cards, more than {HAND_SIZE} [D-14]"
            yield PositionError(message, f"hand {seat + 1}")
    groups = [group_of_card(kind) for kind in setup.pile or ()]
    if groups != sorted(groups):
        message = "the draw pile has group III at the bottom and group I on top [D-14]"
        yield PositionError(message, "pile")


def _in_front(setup: Setup) -> Iterator[Complaint]:
    """What lies in front of players."""
    for seat, count in Counter(seat for seat, _ in setup.boots).items():
        if count > 1:
            yield PositionError(f"seat {seat + 1} has one pair of boots at most [D-54]", "boots")
    for creature, at in setup.creatures.items():
        name = CREATURE_NAMES[creature]
        if ACTION[at.kind] != RAT + creature:
            message = f"the card {KIND_NAMES[at.kind]} doesn't bring the {name} [D-60]"
            yield PositionError(message, f"creature {name}")


def _net(setup: Setup, seats: int) -> Iterator[Complaint]:
    """D-30: no two cards in one place, openings meet openings and walls meet walls."""
    faces = {Place(0, 0): START_FACE}
    goals = goal_places(seats)
    for face, place in setup.net:
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


def _gold(setup: Setup) -> Iterator[Complaint]:
    total = sum(setup.gold or ()) + (setup.supply or 0) + len(setup.veins)
    if total != ALL_GOLD:
        yield f"{total} gold, and there are {ALL_GOLD} [D-1]"
    face_up = [goal for goal in setup.goals or () if goal.face != FACE_DOWN_GOAL]
    if any(goal.goal < 0 for goal in face_up):
        yield PositionError("a goal that lies face up is known [D-70]", "goals")
