"""The players, the discard pile, and an attack on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pitprop.core.public_table import DEALING, NO_SEAT
from pitprop.core.shared import Shared, once
from pitprop.games.dark_cave.rules.cards import (
    CLAN_NAMES,
    CREATURE_NAMES,
    KIND_NAMES,
)
from pitprop.games.dark_cave.rules.deck import GROUPS
from pitprop.games.dark_cave.rules.hand import unpacked
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.table import (
    FACE_DOWN,
    HIDDEN,
    NO_CREATURE,
    Table,
    face_down_group,
    face_down_seat,
    group_count,
)
from pitprop.games.dark_cave.text.wire.known import Known
from pitprop.games.dark_cave.text.wire.structures import (
    WireAttack,
    WireDiscard,
    WirePlayer,
)
from pitprop.games.dark_cave.text.wire.words import character_told, field_told, seats_of


def players(view: Known, shared: Shared | None) -> list[WirePlayer]:
    """What everybody sees of the players, and what the reader knows besides.

    Args:
        view: the view.
        shared: what all readers of the same moment are told alike.
    """
    table = view.table
    result = table.result
    characters = view.characters if result is None else result.characters
    # Whoever knows the same of somebody is told the same.
    return [
        once(shared, f"player {seat} {characters[seat]}", partial(_player, table, seat, characters))
        for seat in range(table.seats)
    ]


def _player(table: Table, seat: int, characters: Sequence[int]) -> WirePlayer:
    is_dealt = table.phase != DEALING
    result = table.result
    character = characters[seat]
    left = list(table.left)
    known = is_dealt and character != HIDDEN
    return WirePlayer(
        clan=CLAN_NAMES[table.clans[seat]] if is_dealt else "",
        character=character_told(character),
        shown=result is not None or table.shown[seat] != HIDDEN,
        works_for=CLAN_NAMES[work_for(table.clans[seat], character)] if known else "",
        hand=table.hand_size(seat),
        backs=[group_count(table.backs[seat], group) for group in range(len(GROUPS))],
        gold=table.gold[seat],
        field=field_told(table, table.dwarves[seat]),
        lying=table.lying[seat] == 1,
        left=left.index(seat) + 1 if seat in left else 0,
        boots=KIND_NAMES[table.boots[seat] - 1] if table.boots[seat] else "",
        axes=[KIND_NAMES[kind] for kind in unpacked(table.axes[seat])],
    )


def discards(view: Known, shared: Shared | None) -> list[WireDiscard]:
    """The pile, with the reader's own face-down cards told (D-91).

    Args:
        view: the view.
        shared: what all readers of the same moment are told alike.
    """
    if not view.hidden:
        return once(shared, "discards", lambda: _discards(view))
    return _discards(view)


def _discards(view: Known) -> list[WireDiscard]:
    own = iter(view.hidden)
    pile = []
    for card in view.table.discards:
        if card < FACE_DOWN:
            name = KIND_NAMES[card]
            pile.append(WireDiscard(card=name, back=name.partition(":")[0], seat=NO_SEAT))
        else:
            seat = face_down_seat(card)
            known = KIND_NAMES[next(own)] if seat == view.seat else ""
            pile.append(WireDiscard(card=known, back=GROUPS[face_down_group(card)], seat=seat))
    return pile


def attack(table: Table) -> WireAttack | None:
    """A creature's attack that is going on, or None."""
    if table.attacker == NO_CREATURE:
        return None
    return WireAttack(
        creature=CREATURE_NAMES[table.attacker],
        field=field_told(table, table.creatures[table.attacker]),
        victims=seats_of(table, table.victims),
        asked=seats_of(table, table.asked),
        losing=seats_of(table, table.losing),
    )
