"""What a position leaves out, and what cannot be.

What a set-up position leaves out is as after a deal. It may be odd: cards may be missing, pieces of
the net may lie apart as after rockfalls. What can't be is refused with its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pitprop.core.description.complaints import Complaint, absent_seats, blame
from pitprop.core.errors import PositionError
from pitprop.core.notation import cited
from pitprop.core.records.deal_lines import left_over
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    ALL_GOLD,
    CLAN_CARD_NAMES,
    COPIES,
    CREATURE_NAMES,
    DECKS,
    DRAWN_BY_GROUP,
    FACE_NAMES,
    FACE_SHAPE,
    FIRST_GOLD,
    GOAL_X,
    GOAL_Y,
    GOALS,
    HAND_SIZE,
    KIND_NAMES,
    RAT,
    START_FACE,
    TAKEN_OUT,
    clan_cards,
    goal_distance,
    kind_of_face,
)
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.text.position.lines import WAITS, Setup, SetupGoal, group_of_card
from pitprop.games.dark_cave.text.spelling import Field
from pitprop.games.dark_cave.text.words import UNKNOWN_CHARACTER, clan_of
from pitprop.tunnels.card import SIDES
from pitprop.tunnels.places import Place, misfits

_DEFAULT_SEATS: Final = 3
_START: Final = Field(0, 0, "NESW")

# The clan cards of five to eight players in the order in which they are given to seats.
_BOTH_CLANS: Final = [0, 2, 0, 2, 0, 2, 1, 3]


# --- What is left out ---------------------------------------------------------------------------


def count_seats(setup: Setup) -> tuple[int, str]:
    """The number of players: that of a line that has something for each of them."""
    counts = {"clans": len(setup.clans), "dwarves": len(setup.dwarves), "gold": len(setup.gold)}
    return next(((count, line) for line, count in counts.items() if count), (_DEFAULT_SEATS, ""))


def fill(setup: Setup, state: State) -> None:
    """Put in what a position of a whole state leaves out."""
    seats = state.seats
    if "starter" not in setup.lines:
        setup.starter = setup.turn
    if "goals" not in setup.lines:
        setup.goals = [SetupGoal(goal) for goal in range(GOALS)]
    if "dwarves" not in setup.lines:
        setup.dwarves = [None if seat in setup.left else _START for seat in range(seats)]
    setup.gold = setup.gold or [
        0 if setup.ending is not None and dwarf is not None else FIRST_GOLD
        for dwarf in setup.dwarves
    ]
    if "supply" not in setup.lines:
        setup.supply = max(ALL_GOLD - sum(setup.gold) - len(setup.veins), 0)
    _fill_clans(setup, seats)
    _fill_cards(setup, seats)


def _fill_clans(setup: Setup, seats: int) -> None:
    """D-11."""
    if "clans" not in setup.lines:
        dealt = clan_cards(seats, 0) if seats <= 4 else _BOTH_CLANS
        setup.clans = list(dealt[:seats])
    if setup.aside is None:
        setup.aside = clan_cards_aside(setup.clans, seats)


def clan_cards_aside(clans: Sequence[int], seats: int) -> list[int]:
    """D-11: the clan cards in play that none of the players has.

    Args:
        clans: the players' clan cards.
        seats: the number of players.
    """
    return left_over(clan_cards(seats, clan_of(clans[0]) if clans else 0), clans)


def _stated_cards(setup: Setup) -> list[int]:
    """All cards that a position tells."""
    return [
        *(kind_of_face(face) for face, _ in setup.net),
        *(kind for hand in setup.hands.values() for kind in hand),
        *setup.pile,
        *setup.box,
        *(card.kind for card in setup.discards),
        *(kind for _, kind in [*setup.boots, *setup.axes]),
        *(web.kind for web in setup.webs),
        *(creature.kind for creature in setup.creatures.values()),
    ]


def _fill_cards(setup: Setup, seats: int) -> None:
    """D-14: hands of five, five cards of each group in the box, the rest the draw pile."""
    known = _stated_cards(setup)
    left = [left_over(deck, known) for deck in DECKS]
    for seat in range(seats):
        if seat not in setup.hands:
            setup.hands[seat] = [
                kind
                for group, count in enumerate(DRAWN_BY_GROUP[seats])
                for kind in _taken(left[group], count)
            ]
    setup.hands = dict(sorted(setup.hands.items()))
    has_box = "box" in setup.lines
    if "pile" not in setup.lines:
        if not has_box:
            setup.box = [kind for cards in left for kind in _taken(cards, TAKEN_OUT)]
        setup.pile = [kind for cards in left for kind in cards]
    elif not has_box:
        setup.box = [kind for cards in left for kind in cards]


def _taken(cards: list[int], count: int) -> list[int]:
    """A number of cards off the end of a list, or as many as there are."""
    taken = cards[len(cards) - min(count, len(cards)) :]
    del cards[len(cards) - len(taken) :]
    return taken


def goal_places(seats: int) -> list[Place]:
    """Where the goals lie, row by row (D-10)."""
    distance = goal_distance(seats)
    return [Place(distance * GOAL_X[goal], distance * GOAL_Y[goal]) for goal in range(GOALS)]


# --- What cannot be -----------------------------------------------------------------------------


def complaints(setup: Setup, state: State) -> Iterator[PositionError]:
    """What cannot be, judging by the lines alone, once they are filled in."""
    seats = state.seats
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
            message = f"seat {seat + 1} doesn't look at its own clan card [D-50]"
            yield PositionError(message, f"met {seat + 1}")
    for seat, places in setup.looked.items():
        if len(set(places)) < len(places):
            yield PositionError("a goal is told twice", f"looked {seat + 1}")


def _twice(seats: Sequence[int]) -> Iterator[Complaint]:
    for seat, count in Counter(seats).items():
        if count > 1:
            yield f"seat {seat + 1} is named {count} times"


def _lists(setup: Setup, seats: int) -> Iterator[Complaint]:
    for name, values in (("dwarves", setup.dwarves), ("clans", setup.clans), ("gold", setup.gold)):
        if len(values) != seats:
            message = f"{cited(name)} tells of {len(values)} players, but there are {seats} [D-1]"
            yield PositionError(message, name)
    out = {seat for seat, at in enumerate(setup.dwarves) if at is None}
    if out != set(setup.left) or len(setup.left) != len(out):
        yield "whoever has left the cave is in 'left', and is 'out' in 'dwarves' [D-72]"
    if set(setup.lying) & out:
        yield PositionError("a dwarf that has left the cave doesn't lie in it [D-72]", "lying")
    if not out <= set(setup.shown):
        message = "whoever has left the cave has shown their character: 'shown' [D-72]"
        yield PositionError(message, "shown, left")


def _clans(setup: Setup, seats: int) -> Iterator[Complaint]:
    cards = [*setup.clans, *(setup.aside or ())]
    known = Counter(card for card in cards if 0 <= card < UNKNOWN_CHARACTER)
    clans = range(2) if 3 <= seats <= 4 else range(1)
    decks = [Counter(clan_cards(seats, clan)) for clan in clans]
    if not any(known <= deck for deck in decks):
        names = ", ".join(CLAN_CARD_NAMES[card] for card in sorted(known.elements()))
        yield f"{names} are not the clan cards of {seats} players [D-11]"
    if len(cards) != sum(decks[0].values()):
        yield f"{seats} players have {sum(decks[0].values())} clan cards, aside included [D-11]"


def _goals(setup: Setup, seats: int) -> Iterator[Complaint]:
    known = [goal.goal for goal in setup.goals if goal.goal >= 0]
    if len(set(known)) < len(known):
        yield "the goals have exit, hole, ladder and vein, one each [D-2]"
    places = goal_places(seats)
    for seat, looked in setup.looked.items():
        for place in looked:
            if place not in places:
                message = f"no goal lies at {place} to look at [D-50]"
                yield PositionError(message, f"looked {seat + 1}")
    if sum(goal.face == WAITS for goal in setup.goals) > 1:
        yield "at most one goal waits to be turned [D-70]"


def _cards(setup: Setup) -> Iterator[Complaint]:
    cards = _stated_cards(setup)
    for kind, count in Counter(kind for kind in cards if kind >= 0).items():
        if count > COPIES[kind]:
            yield f"{count} cards {KIND_NAMES[kind]}, but the deck has {COPIES[kind]} [D-5]"
    for seat, hand in setup.hands.items():
        if len(hand) > HAND_SIZE:
            message = f"seat {seat + 1} holds {len(hand)} cards, more than {HAND_SIZE} [D-14]"
            yield PositionError(message, f"hand {seat + 1}")
    groups = [group_of_card(kind) for kind in setup.pile]
    if groups != sorted(groups):
        message = "the draw pile has group III at the bottom and group I on top [D-14]"
        yield PositionError(message, "pile")


def _in_front(setup: Setup) -> Iterator[Complaint]:
    """What lies in front of players."""
    for seat, count in Counter(seat for seat, _ in setup.boots).items():
        if count > 1:
            yield PositionError(f"seat {seat + 1} has at most one pair of boots [D-54]", "boots")
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
    for place, side, beside in misfits({at: FACE_SHAPE[face] for at, face in faces.items()}):
        name, other = FACE_NAMES[faces[place]], FACE_NAMES[faces[beside]]
        yield f"{name}@{place} opens {SIDES[side]} to a wall of {other} [D-30]"


def _gold(setup: Setup) -> Iterator[Complaint]:
    total = sum(setup.gold) + setup.supply + len(setup.veins)
    if total != ALL_GOLD:
        yield f"{total} gold, but there are {ALL_GOLD} [D-1]"
    if setup.ending is not None:
        yield from _gold_inside(setup)


def _gold_inside(setup: Setup) -> Iterator[str]:
    """D-83: at the end none is left."""
    for seat, (gold, dwarf) in enumerate(zip(setup.gold, setup.dwarves, strict=False)):
        if gold and dwarf is not None:
            yield (
                f"seat {seat + 1} has {gold} gold: the game is over, and whoever has not left the "
                "cave has put all gold back [D-83]"
            )
