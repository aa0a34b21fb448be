"""The rules of a turn once more, from the clauses, as plainly and slowly as can be.

Everything is found anew from what a view shows, with nothing kept up to date and no table of
shapes, so that the engine's quick ways can be held against it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pitprop.games.saboteur.text.wire import WireView

Place = tuple[int, int]
Cards = dict[Place, str]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
SIDES = "NESW"
TOOLS = ("lamp", "cart", "pickaxe")


def beside(place: Place, side: str) -> Place:
    """The place next to a place."""
    return place[0] + STEP[side][0], place[1] + STEP[side][1]


def is_open(card: str, side: str) -> bool:
    """Whether a card has an opening there."""
    return side in card


def joined(card: str, side: str) -> str:
    """The openings of a card that are joined to one of its openings, that one included."""
    return next(group for group in card.split(".") if side in group)


def half_turn(card: str) -> str:
    """A card turned by half a turn, its groups in the order in which they are written."""
    groups = [
        "".join(sorted((FACING[side] for side in group), key=SIDES.index))
        for group in card.split(".")
    ]
    return ".".join(sorted(groups, key=lambda group: SIDES.index(group[0])))


def lit_openings(cards: Cards, start: Place = (0, 0)) -> dict[Place, set[str]]:
    """S-32, S-50: the openings from which an unbroken tunnel leads back to the start card."""
    lit: dict[Place, set[str]] = {place: set() for place in cards}
    waiting = [(start, side) for side in cards[start] if side != "."]
    while waiting:
        place, side = waiting.pop()
        if side in lit[place]:
            continue
        lit[place].add(side)
        near = beside(place, side)
        if near in cards and is_open(cards[near], FACING[side]):
            waiting.extend((near, other) for other in joined(cards[near], FACING[side]))
    return lit


def fits(cards: Cards, place: Place, card: str) -> bool:
    """S-31: opening meets opening, wall meets wall."""
    return all(
        is_open(card, side) == is_open(cards[beside(place, side)], FACING[side])
        for side in SIDES
        if beside(place, side) in cards
    )


def continues(cards: Cards, lit: dict[Place, set[str]], place: Place, attach: str) -> bool:
    """S-32 to S-34, S-36: a tunnel that may be continued leads onto the place."""
    for side in SIDES:
        near, back = beside(place, side), FACING[side]
        if (
            near in cards
            and is_open(cards[near], back)
            and (attach == "tunnel" or back in lit[near])
        ):
            return True
    return False


def window(cards: Cards) -> Iterator[Place]:
    """All places round about the cards."""
    xs, ys = [x for x, _ in cards], [y for _, y in cards]
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            yield x, y


def cards_of(view: WireView) -> Cards:
    """The face-up cards of a view."""
    return {(card.x, card.y): card.card for card in view.maze}


def legal(view: WireView) -> set[str]:
    """S-20: what the reader may do when on turn, as texts."""
    return {*lays(view), *breaks(view), *mends(view), *others(view)}


def lays(view: WireView) -> Iterator[str]:
    """S-30 to S-36."""
    if view.seat is None or view.players[view.seat].broken:
        return
    cards = cards_of(view)
    lit = lit_openings(cards)
    taken = {*cards, *((goal.x, goal.y) for goal in view.goals)}
    held = {card for card in view.hand if set(card) <= set("NESW.")}
    shapes = {*held, *map(half_turn, held)}
    for place in window(cards):
        if place in taken or not continues(cards, lit, place, view.options["attach"]):
            continue
        yield from (
            f"lay {card} {place[0]},{place[1]}" for card in shapes if fits(cards, place, card)
        )


def breaks(view: WireView) -> Iterator[str]:
    """S-40, S-41."""
    for tool in TOOLS:
        for seat, player in enumerate(view.players):
            own = seat == view.seat and view.options["break_own_tool"] == "no"
            if f"break-{tool}" in view.hand and tool not in player.broken and not own:
                yield f"break {tool} {seat + 1}"


def mends(view: WireView) -> Iterator[str]:
    """S-42, S-43."""
    for card in set(view.hand):
        tools = [tool for tool in card.split("+") if tool in TOOLS]
        for tool in tools:
            for seat, player in enumerate(view.players):
                if tool in player.broken:
                    words = f"{card} {tool}" if len(tools) == 2 else tool
                    yield f"mend {words} {seat + 1}"


def others(view: WireView) -> Iterator[str]:
    """S-23, S-44, S-45."""
    yield from (f"pass {card}" for card in view.hand)
    if "rockfall" in view.hand:
        tunnels = [card for card in view.maze if card.kind == "tunnel"]
        yield from (f"rockfall {card.x},{card.y}" for card in tunnels)
    if "map" in view.hand:
        yield from (f"map {goal.x},{goal.y}" for goal in view.goals if not goal.face)


def faced_goals(view: WireView) -> list[Place]:
    """S-50: the face-down goals that a tunnel from the start leads to."""
    lit = lit_openings(cards_of(view))
    ends = {beside(place, side) for place, sides in lit.items() for side in sides}
    return [(goal.x, goal.y) for goal in view.goals if not goal.face and (goal.x, goal.y) in ends]
