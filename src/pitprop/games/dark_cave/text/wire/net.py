"""The net, its goals, webs and creatures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from pitprop.core.public_table import DEALING
from pitprop.games.dark_cave.rules.allowed import ways_to_lie
from pitprop.games.dark_cave.rules.cards import (
    CREATURE_NAMES,
    EXIT_SLOT,
    FACE_NAMES,
    GOAL_NAMES,
    HOLE,
    KIND_NAMES,
    LADDER,
    SLOT_NAMES,
    SLOTS,
    VEIN,
)
from pitprop.games.dark_cave.rules.net import (
    START_PLACE,
    Net,
    place_of,
    web_edge,
    web_kind,
    web_number,
    web_owner,
)
from pitprop.games.dark_cave.rules.paths import lit_openings
from pitprop.games.dark_cave.rules.table import HIDDEN, OUT, TURNING, Table
from pitprop.games.dark_cave.text.spelling import edge_name, field_name, place_name
from pitprop.games.dark_cave.text.wire import Known, WireCard, WireCreature, WireGoal, WireWeb

_KEPT: Final = 1 << 12
"""How many structures of one kind are kept: more than the tables in play have."""


def cards(table: Table) -> tuple[WireCard, ...]:
    """Each face-up card, with those of its openings that paths join to the start."""
    net = table.net
    gold = {place_of(field) for field in net.gold}
    openings = lit_openings(net)
    return tuple(_card(net, place, lit, place in gold) for place, lit in openings.items())


def _card(net: Net, place: int, lit: str, gold: bool) -> WireCard:
    kind: Literal["start", "path", "goal"] = "goal" if net.is_goal(place) else "path"
    return _wire_card(
        net.maze.x(place),
        net.maze.y(place),
        net.faces[place],
        "start" if place == START_PLACE else kind,
        lit,
        gold,
    )


@lru_cache(maxsize=_KEPT)
def _wire_card(
    x: int, y: int, face: int, kind: Literal["start", "path", "goal"], lit: str, gold: bool
) -> WireCard:
    """A card; most are as they were before the move."""
    name = FACE_NAMES[face]
    group, colon, rest = name.partition(":")
    openings, _, feature = (rest if colon else name).partition("+")
    word, _, upper = feature.partition("-")
    names = SLOT_NAMES[SLOTS * face : SLOTS * face + SLOTS]
    return WireCard(
        x=x,
        y=y,
        card=name,
        kind=kind,
        group=group if colon else None,
        openings=openings,
        lit=lit,
        fields=tuple(field for field in names if field),
        feature=word or None,
        at=_feature_at(face, word),
        upper=upper if word == "bridge" else None,
        gold=gold,
    )


def _feature_at(face: int, feature: str) -> str | None:
    if feature == "tunnel":
        return "T"
    slots = {"hole": HOLE, "ladder": LADDER, "vein": VEIN, "exit": EXIT_SLOT}
    return SLOT_NAMES[SLOTS * face + slots[feature][face]] if feature in slots else None


def goals(table: Table, known: Sequence[int]) -> tuple[WireGoal, ...]:
    """The goals as a reader with this knowledge sees them; none before the deal.

    Args:
        table: the table.
        known: what each goal is, or `HIDDEN`.
    """
    if table.phase == DEALING:
        return ()
    maze = table.net.maze
    return tuple(
        WireGoal(
            x=maze.x(place),
            y=maze.y(place),
            face=None if shown == HIDDEN else GOAL_NAMES[shown],
            known=None if knows == HIDDEN else GOAL_NAMES[knows],
        )
        for place, shown, knows in zip(table.goal_place, table.goal_shown, known, strict=True)
    )


def goals_seen(view: Known, public: tuple[WireGoal, ...]) -> tuple[WireGoal, ...]:
    """What the reader sees of the goals.

    Args:
        view: the view.
        public: what everybody sees of them.
    """
    known, shown = view.known_goals, view.table.goal_shown
    return public if known == [*shown] else goals(view.table, known)


def wire_web(table: Table, web: int) -> WireWeb:
    """A web, by its code."""
    place, side = edge_name(table.net, web_edge(web))
    return WireWeb(
        x=place.x,
        y=place.y,
        side=side,
        number=web_number(web),
        seat=web_owner(web),
        card=KIND_NAMES[web_kind(web)],
    )


def creatures(table: Table) -> tuple[WireCreature, ...]:
    """The creatures on the board."""
    return tuple(
        WireCreature(
            name=CREATURE_NAMES[creature],
            field=str(field_name(table.net, field)),
            seat=table.creature_owner[creature],
            card=KIND_NAMES[table.creature_kind[creature]],
        )
        for creature, field in enumerate(table.creatures)
        if field != OUT
    )


def turning(table: Table) -> str | None:
    """The place of the goal that waits to be turned; None where none does."""
    if table.turning < 0:
        return None
    return str(place_name(table.net, table.goal_place[table.turning]))


def ways_of_turning(table: Table) -> tuple[str, ...]:
    """How the goal that waits may lie."""
    if table.phase != TURNING:
        return ()
    return tuple(FACE_NAMES[face].partition("+")[0] for face in ways_to_lie(table))
