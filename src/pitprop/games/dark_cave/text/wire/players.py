"""The players, the discard pile, and an attack on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, cast

from msgspec.structs import replace

from pitprop.core.face_down import FACE_DOWN, face_down_group, face_down_seat
from pitprop.core.hand import unpacked
from pitprop.core.public_table import DEALING
from pitprop.games.dark_cave.rules.cards import (
    CHARACTER_NAMES,
    CLAN_NAMES,
    CREATURE_NAMES,
    KIND_NAMES,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.table import HIDDEN, NO_CREATURE, OUT, Table, group_count
from pitprop.games.dark_cave.text.spelling import field_name
from pitprop.games.dark_cave.text.wire import (
    Character,
    Clan,
    Known,
    WireAttack,
    WireDiscard,
    WirePlayer,
)

_KEPT: Final = 1 << 12
"""For how many players it is kept which axes they have: more than sit at the tables in play."""

_CLANS: Final = cast("list[Clan]", CLAN_NAMES)
_CHARACTERS: Final = cast("list[Character]", CHARACTER_NAMES)


def players(table: Table, characters: Sequence[int]) -> tuple[WirePlayer, ...]:
    """What a reader who knows these characters sees of the players.

    Args:
        table: the table.
        characters: each player's character, or `HIDDEN`.
    """
    return tuple(_player(table, seat, characters[seat]) for seat in range(table.seats))


def players_seen(view: Known, public: tuple[WirePlayer, ...]) -> tuple[WirePlayer, ...]:
    """What the reader sees of the players.

    Args:
        view: the view.
        public: what everybody sees of them.
    """
    table = view.table
    if view.seat < 0 or table.result is not None:
        return public
    return tuple(
        player if known == shown else _known_player(table, player, known, clan)
        for player, known, shown, clan in zip(
            public, view.characters, table.shown, table.clans, strict=True
        )
    )


def _known_player(table: Table, player: WirePlayer, character: int, clan: int) -> WirePlayer:
    works_for = _works_for(table, clan, character)
    return replace(player, character=character_if_known(character), works_for=works_for)


def _player(table: Table, seat: int, character: int) -> WirePlayer:
    is_dealt = table.phase != DEALING
    clan = table.clans[seat]
    left = [*table.left]
    boots = table.boots[seat]
    return WirePlayer(
        clan=_CLANS[clan] if is_dealt else None,
        character=character_if_known(character),
        shown=table.result is not None or table.shown[seat] != HIDDEN,
        works_for=_works_for(table, clan, character),
        hand=table.hand_size(seat),
        backs=_backs(table.backs[seat]),
        gold=table.gold[seat],
        field=_field_or_none(table, table.dwarves[seat]),
        lying=table.lying[seat] == 1,
        left=left.index(seat) + 1 if seat in left else None,
        boots=KIND_NAMES[boots - 1] if boots else None,
        axes=_axes(table.axes[seat]),
    )


def _works_for(table: Table, clan: int, character: int) -> Clan | None:
    is_known = table.phase != DEALING and character != HIDDEN
    return _CLANS[work_for(clan, character)] if is_known else None


@cache
def _backs(backs: int) -> tuple[int, ...]:
    return tuple(group_count(backs, group) for group in range(len(GROUPS)))


@lru_cache(maxsize=_KEPT)
def _axes(axes: int) -> tuple[str, ...]:
    return tuple(KIND_NAMES[kind] for kind in unpacked(axes))


def discards(table: Table) -> tuple[WireDiscard, ...]:
    """The pile as everybody sees it."""
    return tuple(_discard(card) for card in table.discards)


@cache
def _discard(card: int) -> WireDiscard:
    if card < FACE_DOWN:
        name = KIND_NAMES[card]
        return WireDiscard(card=name, back=name.partition(":")[0], seat=None)
    return WireDiscard(card=None, back=GROUPS[face_down_group(card)], seat=face_down_seat(card))


def attack(table: Table) -> WireAttack | None:
    """A creature's attack that is going on, or None."""
    if table.attacker == NO_CREATURE:
        return None
    return WireAttack(
        creature=CREATURE_NAMES[table.attacker],
        field=str(field_name(table.net, table.creatures[table.attacker])),
        victims=table.seats_in(table.victims),
        asked=table.seats_in(table.asked),
        losing=table.seats_in(table.losing),
    )


def _field_or_none(table: Table, field: int) -> str | None:
    """The name of a field; None for a dwarf that is out of the cave."""
    return None if field == OUT else str(field_name(table.net, field))


def character_if_known(character: int) -> Character | None:
    """A character in notation; None where it is hidden."""
    return None if character == HIDDEN else _CHARACTERS[character]
