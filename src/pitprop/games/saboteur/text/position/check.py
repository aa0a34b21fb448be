"""What a position leaves out, and what cannot be.

What a set-up position leaves out is as after a deal. It may be odd: cards may be missing, pieces of
the maze may lie apart as after rockfalls, gold may have come from nowhere that is told. What can't
be is refused with its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pitprop.core.description.complaints import (
    Complaint,
    absent_seats,
    blame,
    numbered_lines,
    refuse_missing,
)
from pitprop.core.description.lines import UNKNOWN
from pitprop.core.errors import PositionError
from pitprop.core.records.deal_lines import left_over
from pitprop.core.wording.counted import counted
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    BREAK,
    COPIES,
    DECK,
    DIGGER,
    GOAL_NAMES,
    GOLD_COPIES,
    GOLD_DECK,
    HAND_SIZE,
    KIND_NAMES,
    MIN_SEATS,
    PATH_KINDS,
    ROLE_NAMES,
    SABOTEUR,
    SHAPE_KIND,
    START_SHAPE,
    TREASURE,
    dwarf_cards,
    left_over_role,
    saboteur_counts,
    tools_in,
)
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import DIGGERS_WON, NOBODY_WON, Table
from pitprop.games.saboteur.text.notation import GOAL_PLACES
from pitprop.games.saboteur.text.position.lines import Setup, SetupGoal
from pitprop.games.saboteur.text.position.result_line import SetupResult
from pitprop.tunnels.card import SIDES, SPELLING
from pitprop.tunnels.places import Place, misfits

_GOALS: Final = ("NE", "treasure", "NW")


# --- What is left out ---------------------------------------------------------------------------


def count_seats(setup: Setup) -> tuple[int, str]:
    """The number of players: that of the roles or the broken tools, or else the smallest."""
    if "roles" in setup.lines:
        return len(setup.roles) - 1, "roles"
    return (len(setup.broken), "broken") if "broken" in setup.lines else (MIN_SEATS, "")


def _default_roles(table: Table, result: SetupResult | None) -> tuple[int, ...]:
    """Diggers, then the saboteurs, and a digger left over unless it is a saboteur for certain.

    Where nobody has won the round, the only saboteur is left over (S-67).
    """
    seats, saboteurs = table.seats, table.options.saboteurs
    roles = dwarf_cards(seats, saboteurs)
    nobody = result is not None and result.winner == NOBODY_WON
    lone = 0 in saboteur_counts(seats, saboteurs)
    left = SABOTEUR if nobody and lone else left_over_role(seats, saboteurs)
    if left == ANY_ROLE:
        left = DIGGER
    roles.remove(left)
    return (*roles, left)


def fill(setup: Setup, state: State) -> None:
    """Put in what a position of a whole state leaves out.

    Raises:
        PositionError: a result is missing.
    """
    if "starter" not in setup.lines:
        setup.starter = setup.turn
    if "goals" not in setup.lines:
        setup.goals = [SetupGoal(GOAL_NAMES.index(name)) for name in _GOALS]
    if "broken" not in setup.lines:
        setup.broken = [0] * state.seats
    if "roles" not in setup.lines:
        setup.roles = _default_roles(state.table, setup.results.get(setup.round))
    _fill_cards(setup, state.seats)
    if "stack" not in setup.lines:  # in the order of S-6
        setup.stack = left_over(GOLD_DECK, _stated_gold(setup))
    _fill_results(setup, state.table)


def _stated_cards(setup: Setup) -> list[int]:
    """All kinds that lie somewhere, as far as they are told."""
    tools = [BREAK + tool for mask in setup.broken for tool in tools_in(mask)]
    hidden = [kind for hand in setup.hands.values() for kind in hand] + setup.pile
    kinds = [SHAPE_KIND[shape] for shape, _ in setup.maze] + tools + hidden
    return [kind for kind in [*kinds, *(card.kind for card in setup.discards)] if kind != UNKNOWN]


def _stated_gold(setup: Setup) -> list[int]:
    """The values of all gold cards that are told, unknown ones included."""
    held = [value for cards in setup.gold.values() for value in cards]
    return held + setup.stack + (setup.offer[1] if setup.offer else [])


def _fill_cards(setup: Setup, seats: int) -> None:
    """Hands that aren't told are filled in the order of S-3 and S-5; the rest is the draw pile."""
    left = left_over(DECK, _stated_cards(setup))
    for seat in range(seats):
        if seat not in setup.hands:
            size = HAND_SIZE[seats] - (seat == setup.turn and _is_in_mid_turn(setup))
            setup.hands[seat], left = left[:size], left[size:]
    if "pile" not in setup.lines:
        setup.pile = left


def _is_in_mid_turn(setup: Setup) -> bool:
    """Whether the player on turn has played a card and not drawn yet."""
    return setup.laid is not None or setup.round in setup.results


def _fill_results(setup: Setup, table: Table) -> None:
    """A finished round that isn't told is one that nobody has won, where that can be (S-67)."""
    seats = table.seats
    got = sum(result.cards_got() for result in setup.results.values())
    held = sum(len(cards) for cards in setup.gold.values())
    for number in range(1, setup.round):
        if number in setup.results:
            continue
        missing = f"the line 'result {number}' is missing"
        if 0 not in saboteur_counts(seats, table.options.saboteurs):
            raise PositionError(
                f"{missing}: at least one of {seats} players was a "
                f"saboteur, so somebody has won round {number} [S-67]"
            )
        if held > got:
            raise PositionError(
                f"{missing}: more gold cards are held ({held}) than results tell of ({got}) [S-70]"
            )
        setup.results[number] = SetupResult(NOBODY_WON)
    for number, result in setup.results.items():
        if not result.roles:
            is_now = number == setup.round
            result.roles = setup.roles if is_now else _default_roles(table, result)


def complete_view(setup: Setup, _state: State) -> None:
    """Check that what a seat sees is told in full.

    Raises:
        PositionError: a result is missing, or its roles are.
    """
    lines = [f"result {number}" for number, each in setup.results.items() if each.roles]
    refuse_missing(lines, numbered_lines("result", setup.round - 1))


# --- What cannot be -----------------------------------------------------------------------------


def complaints(setup: Setup, state: State) -> Iterator[PositionError]:
    """What cannot be, judging by the lines alone, once they are filled in."""
    seats = state.seats
    yield from blame("broken", _seats(setup, seats))
    yield from blame("roles", _roles(setup, state.table))
    yield from blame("goals", _goals(setup))
    yield from blame("maze, broken, hand, pile, discards", _cards(setup))
    yield from blame("maze", _maze(setup))
    yield from blame("turn", _hands(setup, seats))
    yield from blame("stack, gold, offer, result", _gold(setup))
    yield from blame("goals, round", _rounds(setup, state.table.options.rounds))


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
    if len(setup.broken) != seats:
        yield f"broken tools are told for {len(setup.broken)} players, but there are {seats} [S-2]"


def _roles(setup: Setup, table: Table) -> Iterator[Complaint]:
    of_lines = {f"result {number}": result.roles for number, result in setup.results.items()}
    for part, roles in {"roles": setup.roles, **of_lines}.items():
        if roles:
            yield from blame(part, _role_cards(roles, table))


def _role_cards(roles: Sequence[int], table: Table) -> Iterator[Complaint]:
    seats, saboteurs = table.seats, table.options.saboteurs
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
    known = [goal.goal for goal in setup.goals if goal.goal != UNKNOWN]
    if len(set(known)) < len(known):
        yield "the goals are the treasure and the two stones, one each [S-4]"
    for seat, places in setup.looked.items():
        if len(set(places)) < len(places):
            yield PositionError("a goal is told twice", f"looked {seat + 1}")
        for place in places:
            if place not in GOAL_PLACES:
                message = f"no goal lies at {place} to look at [S-45]"
                yield PositionError(message, f"looked {seat + 1}")


def _cards(setup: Setup) -> Iterator[Complaint]:
    for kind, count in Counter(_stated_cards(setup)).items():
        if count > COPIES[kind]:
            clause = "S-3" if kind < PATH_KINDS else "S-5"
            yield f"{count} cards {KIND_NAMES[kind]}, but the deck has {COPIES[kind]} [{clause}]"
    total = sum(len(hand) for hand in setup.hands.values()) + len(setup.pile)
    total += len(setup.maze) + len(setup.discards)
    total += sum(mask.bit_count() for mask in setup.broken)
    if total > sum(COPIES):
        yield f"{total} cards, but the deck has {sum(COPIES)} [S-1]"


def _maze(setup: Setup) -> Iterator[Complaint]:
    shapes = {Place(0, 0): START_SHAPE}
    for shape, place in setup.maze:
        if place in shapes or place in GOAL_PLACES:
            yield f"two cards lie at {place} [S-30]"
        shapes[place] = shape
    for place, side, beside in misfits(shapes):
        # S-31; a stone may misfit its neighbours (S-53), a laid card and the start may not.
        yield (
            f"{SPELLING[shapes[place]]}@{place} opens {SIDES[side]} to a wall of "
            f"{SPELLING[shapes[beside]]}@{beside} [S-31]"
        )
    if setup.laid is not None and (setup.laid not in shapes or setup.laid == (0, 0)):
        message = f"no tunnel card lies at {setup.laid}, where one has just been laid [S-52]"
        yield PositionError(message, "laid")


def _hands(setup: Setup, seats: int) -> Iterator[Complaint]:
    is_in_mid_turn = _is_in_mid_turn(setup)
    for seat, hand in sorted(setup.hands.items()):
        if len(hand) > HAND_SIZE[seats]:
            message = f"hand {seat + 1} has {len(hand)} cards, at most {HAND_SIZE[seats]} [S-14]"
            yield PositionError(message, f"hand {seat + 1}")
        if not hand and setup.pile and not (seat == setup.turn and is_in_mid_turn):
            message = f"hand {seat + 1} is empty while the draw pile is not [S-21, S-22]"
            yield PositionError(message, f"hand {seat + 1}")
    if not is_in_mid_turn and not setup.hands[setup.turn]:
        yield f"seat {setup.turn + 1} is on turn without a card [S-22]"


def _gold(setup: Setup) -> Iterator[Complaint]:
    values = _stated_gold(setup)
    for value, count in Counter(values).items():
        if value != UNKNOWN and count > GOLD_COPIES[value]:
            yield f"{count} gold cards of value {value}, but there are {GOLD_COPIES[value]} [S-6]"
    if len(values) != len(GOLD_DECK):
        yield f"{len(values)} gold cards lie somewhere, but there are {len(GOLD_DECK)} [S-6]"


def _rounds(setup: Setup, rounds: int) -> Iterator[Complaint]:
    current = setup.round
    if current > rounds:
        message = f"this is round {current}, but a game has {counted(rounds, 'round')} here [S-70]"
        yield PositionError(message, "round")
    for number in setup.results:
        if number > current:
            message = f"round {number} has a result, but this is round {current} of {rounds} [S-70]"
            yield PositionError(message, f"result {number}")
    shown = any(goal.face_up and goal.goal == TREASURE for goal in setup.goals)
    result = setup.results.get(current)
    if shown and result is None:
        yield "the treasure is turned up, so the round is over: its result is missing [S-51]"
    if result is not None and shown != (result.winner == DIGGERS_WON):
        yield "the diggers have won if the treasure is turned up, and only then [S-51]"
    for goal in setup.goals:
        if goal.goal == TREASURE and goal.face_up and not goal.shape:
            yield "the treasure lies NESW when it is turned up [S-4]"
    if setup.laid is not None and result is not None:
        yield "no stone is turned after the end of the round [S-55]"
