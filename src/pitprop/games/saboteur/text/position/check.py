"""Positions that cannot arise.

Set-up positions may be odd: cards may be missing, pieces of the maze may lie apart as after
rockfalls, gold may have come from nowhere that is told. What can't be is refused with its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from pitprop.core.description.complaints import Complaint, absent_seats, blame
from pitprop.core.errors import PositionError
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    COPIES,
    GOAL_X,
    GOAL_Y,
    GOLD_COPIES,
    GOLD_DECK,
    HAND_SIZE,
    KIND_NAMES,
    PATH_KINDS,
    ROLE_NAMES,
    START_SHAPE,
    TREASURE,
    dwarf_cards,
    left_over_role,
)
from pitprop.games.saboteur.rules.table import DIGGERS_WON, ROUNDS
from pitprop.games.saboteur.text.position.fill import cards_of, gold_of, options_of
from pitprop.games.saboteur.text.position.setup import UNKNOWN, Setup
from pitprop.tunnels.card import OPEN, OPPOSITE, SIDE_BIT, SIDES, SPELLING, STEP_X, STEP_Y
from pitprop.tunnels.places import Place

_GOAL_PLACES = [Place(x, y) for x, y in zip(GOAL_X, GOAL_Y, strict=True)]


def complaints(setup: Setup, seats: int) -> Iterator[PositionError]:
    """What cannot be, as far as the lines themselves tell it.

    Args:
        setup: a position in which everything is told or filled in.
        seats: the number of players.
    """
    yield from blame("broken", _seats(setup, seats))
    yield from blame("roles", _roles(setup, seats))
    yield from blame("goals", _goals(setup))
    yield from blame("maze, broken, hand, pile, discards", _cards(setup))
    yield from blame("maze", _maze(setup))
    yield from blame("turn", _hands(setup, seats))
    yield from blame("stack, gold, offer, result", _gold(setup))
    yield from blame("goals, round", _rounds(setup))


def _seats(setup: Setup, seats: int) -> Iterator[Complaint]:
    named: dict[str, Iterable[int | None]] = {
        "turn": [setup.turn],
        "starter": [setup.starter],
        "last": [setup.last],
        "discards": [card.seat for card in setup.discards],
        "offer": [setup.offer[0]] if setup.offer else [],
        **{f"hand {seat + 1}": [seat] for seat in setup.hands},
        **{f"looked {seat + 1}": [seat] for seat in setup.looked},
        **{f"gold {seat + 1}": [seat] for seat in setup.gold},
    }
    yield from absent_seats(named, seats, "S-2")
    if setup.broken is not None and len(setup.broken) != seats:
        yield f"broken tools are told of {len(setup.broken)} players, and there are {seats} [S-2]"


def _roles(setup: Setup, seats: int) -> Iterator[Complaint]:
    of_lines = {f"result {number}": result.roles for number, result in setup.results.items()}
    for part, roles in {"roles": setup.roles, **of_lines}.items():
        if roles is not None:
            yield from blame(part, _role_cards(roles, seats, options_of(setup).saboteurs))


def _role_cards(roles: Sequence[int], seats: int, saboteurs: int) -> Iterator[Complaint]:
    if len(roles) != seats + 1:
        yield f"{seats} players have {seats + 1} dwarf cards, not {len(roles)} [S-10]"
    known = Counter(role for role in roles if role != UNKNOWN)
    for role, count in (known - Counter(dwarf_cards(seats, saboteurs))).items():
        name = ROLE_NAMES[role]
        yield f"{known[role]} {name}s are {count} more than {seats} players have [S-10]"
    left = left_over_role(seats, saboteurs)
    if left != ANY_ROLE and roles[seats:] and roles[seats] not in (left, UNKNOWN):
        yield f"a {ROLE_NAMES[left]} is left over at this table [S-10]"


def _goals(setup: Setup) -> Iterator[Complaint]:
    known = [goal.goal for goal in setup.goals or () if goal.goal != UNKNOWN]
    if len(set(known)) < len(known):
        yield "the goals are the treasure and the two stones, one each [S-4]"
    for seat, places in setup.looked.items():
        if len(set(places)) < len(places):
            yield PositionError("a goal is told twice", f"looked {seat + 1}")
        for place in places:
            if place not in _GOAL_PLACES:
                message = f"no goal lies at {place} to look at [S-45]"
                yield PositionError(message, f"looked {seat + 1}")


def _cards(setup: Setup) -> Iterator[Complaint]:
    for kind, count in Counter(cards_of(setup)).items():
        if count > COPIES[kind]:
            clause = "S-3" if kind < PATH_KINDS else "S-5"
            yield f"{count} cards {KIND_NAMES[kind]}, and there are {COPIES[kind]} [{clause}]"
    total = sum(len(hand) for hand in setup.hands.values()) + len(setup.pile or ())
    total += len(setup.maze) + len(setup.discards)
    total += sum(mask.bit_count() for mask in setup.broken or ())
    if total > sum(COPIES):
        yield f"{total} cards, and there are {sum(COPIES)} [S-1]"


def _maze(setup: Setup) -> Iterator[Complaint]:
    shapes = {Place(0, 0): START_SHAPE}
    for shape, place in setup.maze:
        if place in shapes or place in _GOAL_PLACES:
            yield f"two cards lie at {place} [S-30]"
        shapes[place] = shape
    for place, shape in shapes.items():
        for side in range(4):
            yield from _misfits(shapes, place, shape, side)
    if setup.laid is not None and (setup.laid not in shapes or setup.laid == (0, 0)):
        message = f"no tunnel card lies at {setup.laid}, where one has just been laid [S-52]"
        yield PositionError(message, "laid")


def _misfits(shapes: dict[Place, int], place: Place, shape: int, side: int) -> Iterator[Complaint]:
    """S-31; a stone may misfit its neighbours (S-53), a laid card and the start may not."""
    beside = Place(place.x + STEP_X[side], place.y + STEP_Y[side])
    other = shapes.get(beside)
    if other is None:
        return
    is_open = OPEN[shape] & SIDE_BIT[side] != 0
    if is_open and not OPEN[other] & SIDE_BIT[OPPOSITE[side]]:
        yield (
            f"{SPELLING[shape]}@{place} opens {SIDES[side]} to a wall of "
            f"{SPELLING[other]}@{beside} [S-31]"
        )


def _hands(setup: Setup, seats: int) -> Iterator[Complaint]:
    is_over = setup.round in setup.results
    for seat, hand in sorted(setup.hands.items()):
        if len(hand) > HAND_SIZE[seats]:
            message = f"hand {seat + 1} has {len(hand)} cards, at most {HAND_SIZE[seats]} [S-14]"
            yield PositionError(message, f"hand {seat + 1}")
        in_mid_turn = seat == setup.turn and (setup.laid is not None or is_over)
        if not hand and setup.pile and not in_mid_turn:
            message = f"hand {seat + 1} is empty while the draw pile is not [S-21, S-22]"
            yield PositionError(message, f"hand {seat + 1}")
    if (
        setup.turn is not None
        and not is_over
        and setup.laid is None
        and not setup.hands[setup.turn]
    ):
        yield f"seat {setup.turn + 1} is on turn without a card [S-22]"


def _gold(setup: Setup) -> Iterator[Complaint]:
    values = gold_of(setup)
    for value, count in Counter(values).items():
        if value != UNKNOWN and count > GOLD_COPIES[value]:
            yield f"{count} gold cards of value {value}, and there are {GOLD_COPIES[value]} [S-6]"
    if len(values) != len(GOLD_DECK):
        yield f"{len(values)} gold cards lie somewhere, and there are {len(GOLD_DECK)} [S-6]"


def _rounds(setup: Setup) -> Iterator[Complaint]:
    current = setup.round or 0
    for number in setup.results:
        if number > current:
            message = f"round {number} has a result, and this is round {current} of {ROUNDS} [S-70]"
            yield PositionError(message, f"result {number}")
    shown = any(goal.face_up and goal.goal == TREASURE for goal in setup.goals or ())
    result = setup.results.get(current)
    if shown and result is None:
        yield "the treasure is turned up, so that the round is over: its result is missing [S-51]"
    if result is not None and shown != (result.winner == DIGGERS_WON):
        yield "the diggers have won where the treasure is turned up, and only there [S-51]"
    for goal in setup.goals or ():
        if goal.goal == TREASURE and goal.face_up and not goal.shape:
            yield "the treasure lies NESW when it is turned up [S-4]"
    if setup.laid is not None and result is not None:
        yield "no stone is turned after the end of the round [S-55]"
