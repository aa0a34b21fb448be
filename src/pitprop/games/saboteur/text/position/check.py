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
)
from pitprop.games.saboteur.rules.table import DIGGERS_WON, ROUNDS
from pitprop.games.saboteur.text.position.fill import cards_told, gold_told
from pitprop.games.saboteur.text.position.told import UNKNOWN, Told
from pitprop.tunnels.card import OPEN, OPPOSITE, SIDE_BIT, SIDES, SPELLING, STEP_X, STEP_Y
from pitprop.tunnels.places import Place

_GOAL_PLACES = [Place(x, y) for x, y in zip(GOAL_X, GOAL_Y, strict=True)]


def complaints(told: Told, seats: int) -> Iterator[PositionError]:
    """What cannot be, as far as the lines themselves tell it.

    Args:
        told: a position in which everything is told or filled in.
        seats: the number of players.
    """
    yield from blame("broken", _seats(told, seats))
    yield from blame("roles", _roles(told, seats))
    yield from blame("goals", _goals(told))
    yield from blame("maze, broken, hand, pile, discards", _cards(told))
    yield from blame("maze", _maze(told))
    yield from blame("turn", _hands(told, seats))
    yield from blame("stack, gold, offer, result", _gold(told))
    yield from blame("goals, round", _rounds(told))


def _seats(told: Told, seats: int) -> Iterator[Complaint]:
    named: dict[str, Iterable[int | None]] = {
        "turn": [told.turn],
        "starter": [told.starter],
        "last": [told.last],
        "discards": [card.seat for card in told.discards],
        "offer": [told.offer[0]] if told.offer else [],
        **{f"hand {seat + 1}": [seat] for seat in told.hands},
        **{f"looked {seat + 1}": [seat] for seat in told.looked},
        **{f"gold {seat + 1}": [seat] for seat in told.gold},
    }
    yield from absent_seats(named, seats, "S-2")
    if told.broken is not None and len(told.broken) != seats:
        yield f"broken tools are told of {len(told.broken)} players, and there are {seats} [S-2]"


def _roles(told: Told, seats: int) -> Iterator[Complaint]:
    of_lines = {f"result {number}": result.roles for number, result in told.results.items()}
    for part, roles in {"roles": told.roles, **of_lines}.items():
        if roles is not None:
            yield from blame(part, _role_cards(roles, seats))


def _role_cards(roles: Sequence[int], seats: int) -> Iterator[Complaint]:
    if len(roles) != seats + 1:
        yield f"{seats} players have {seats + 1} dwarf cards, not {len(roles)} [S-10]"
    known = Counter(role for role in roles if role != UNKNOWN)
    for role, count in (known - Counter(dwarf_cards(seats))).items():
        name = ROLE_NAMES[role]
        yield f"{known[role]} {name}s are {count} more than {seats} players have [S-10]"


def _goals(told: Told) -> Iterator[Complaint]:
    known = [goal.goal for goal in told.goals or () if goal.goal != UNKNOWN]
    if len(set(known)) < len(known):
        yield "the goals are the treasure and the two stones, one each [S-4]"
    for seat, places in told.looked.items():
        if len(set(places)) < len(places):
            yield PositionError("a goal is told twice", f"looked {seat + 1}")
        for place in places:
            if place not in _GOAL_PLACES:
                message = f"no goal lies at {place} to look at [S-45]"
                yield PositionError(message, f"looked {seat + 1}")


def _cards(told: Told) -> Iterator[Complaint]:
    for kind, count in Counter(cards_told(told)).items():
        if count > COPIES[kind]:
            clause = "S-3" if kind < PATH_KINDS else "S-5"
            yield f"{count} cards {KIND_NAMES[kind]}, and there are {COPIES[kind]} [{clause}]"
    total = sum(len(hand) for hand in told.hands.values()) + len(told.pile or ())
    total += len(told.maze) + len(told.discards)
    total += sum(mask.bit_count() for mask in told.broken or ())
    if total > sum(COPIES):
        yield f"{total} cards, and there are {sum(COPIES)} [S-1]"


def _maze(told: Told) -> Iterator[Complaint]:
    lies = {Place(0, 0): START_SHAPE}
    for shape, place in told.maze:
        if place in lies or place in _GOAL_PLACES:
            yield f"two cards lie at {place} [S-30]"
        lies[place] = shape
    for place, shape in lies.items():
        for side in range(4):
            yield from _misfits(lies, place, shape, side)
    if told.laid is not None and (told.laid not in lies or told.laid == (0, 0)):
        message = f"no tunnel card lies at {told.laid}, where one has just been laid [S-52]"
        yield PositionError(message, "laid")


def _misfits(lies: dict[Place, int], place: Place, shape: int, side: int) -> Iterator[Complaint]:
    """S-31; a stone may misfit its neighbours (S-53), a laid card and the start may not."""
    beside = Place(place.x + STEP_X[side], place.y + STEP_Y[side])
    other = lies.get(beside)
    if other is None:
        return
    is_open = OPEN[shape] & SIDE_BIT[side] != 0
    if is_open and not OPEN[other] & SIDE_BIT[OPPOSITE[side]]:
        yield (
            f"{SPELLING[shape]}@{place} opens {SIDES[side]} to a wall of "
            f"{SPELLING[other]}@{beside} [S-31]"
        )


def _hands(told: Told, seats: int) -> Iterator[Complaint]:
    is_over = told.round in told.results
    for seat, hand in sorted(told.hands.items()):
        if len(hand) > HAND_SIZE[seats]:
            message = f"hand {seat + 1} has {len(hand)} cards, at most {HAND_SIZE[seats]} [S-14]"
            yield PositionError(message, f"hand {seat + 1}")
        in_mid_turn = seat == told.turn and (told.laid is not None or is_over)
        if not hand and told.pile and not in_mid_turn:
            message = f"hand {seat + 1} is empty while the draw pile is not [S-21, S-22]"
            yield PositionError(message, f"hand {seat + 1}")
    if told.turn is not None and not is_over and told.laid is None and not told.hands[told.turn]:
        yield f"seat {told.turn + 1} is on turn without a card [S-22]"


def _gold(told: Told) -> Iterator[Complaint]:
    values = gold_told(told)
    for value, count in Counter(values).items():
        if value != UNKNOWN and count > GOLD_COPIES[value]:
            yield f"{count} gold cards of value {value}, and there are {GOLD_COPIES[value]} [S-6]"
    if len(values) != len(GOLD_DECK):
        yield f"{len(values)} gold cards lie somewhere, and there are {len(GOLD_DECK)} [S-6]"


def _rounds(told: Told) -> Iterator[Complaint]:
    current = told.round or 0
    for number in told.results:
        if number > current:
            message = f"round {number} has a result, and this is round {current} of {ROUNDS} [S-70]"
            yield PositionError(message, f"result {number}")
    shown = any(goal.face_up and goal.goal == TREASURE for goal in told.goals or ())
    result = told.results.get(current)
    if shown and result is None:
        yield "the treasure is turned up, so that the round is over: its result is missing [S-51]"
    if result is not None and shown != (result.winner == DIGGERS_WON):
        yield "the diggers have won where the treasure is turned up, and only there [S-51]"
    for goal in told.goals or ():
        if goal.goal == TREASURE and goal.face_up and not goal.lies:
            yield "the treasure lies NESW when it is turned up [S-4]"
    if told.laid is not None and result is not None:
        yield "no stone is turned after the end of the round [S-55]"
