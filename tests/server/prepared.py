"""Tables with a deal and first moves of the test's choosing, written before a server opens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Final

from pitprop.core.installed.registry import find_game
from pitprop.core.records.commitment import commitment
from pitprop.core.records.headers import RULES
from pitprop.games.dark_cave.rules.cards import (
    CLAN_CARD_NAMES,
    DECKS,
    DRAWN_BY_GROUP,
    GROUP_OF,
    KIND,
    KIND_NAMES,
    TAKEN_OUT,
    clan_cards,
)
from pitprop.server.history import replay
from pitprop.server.http.identity import hash_of
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, SeatRow, TableRow
from pitprop.server.storage.store import Store

_NAMES: Final = ("Ada", "Ben", "Cem", "Dan", "Eva", "Fay", "Gus", "Hal")
_EDITION: Final = "amigo"


@dataclass(frozen=True)
class CaveTable:
    """A table of The Dark Cave that has come so far.

    Attributes:
        hands: cards that each seat is dealt, separated by spaces; the others are any.
        moves: what was played, a line each.
        goals: the goals row by row.
        first: who began, from 0.
        opponent: what sits on all seats but Ada's; people where it is nothing.
        options: the options that are not the edition's.
    """

    hands: Sequence[str]
    moves: str = ""
    goals: str = "exit ladder vein hole"
    first: int = 1
    opponent: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


def token_of(name: str) -> str:
    """The token of whoever sits at prepared tables under this name."""
    return f"the token of {name}".replace(" ", "-")


def prepare(data: Path, tables: Mapping[str, CaveTable]) -> None:
    """Write tables into the data of a server that isn't open; their names are their ids."""
    store = Store(data)
    for name, table in tables.items():
        _write(store, name, table)
    store.close()


def _write(store: Store, name: str, table: CaveTable) -> None:
    game = find_game("dark_cave")
    row = TableRow(
        id=name,
        game=game.name,
        edition=_EDITION,
        options=game.options.resolve(_EDITION, table.options),
        players=len(table.hands),
        first=None,
        pace=0,
        auto_pick=False,
        rules=RULES,
        seed=name,
        salt=name,
        commitment=commitment(name, name),
        created=0,
    )
    state = replay.start(row)
    store.create(row, _seats(table), replay.progress(state))
    texts = ["\n".join(deal_lines(table)), *table.moves.split("\n")]
    for number, text in enumerate(filter(None, map(str.strip, texts)), 1):
        seat = CHANCE_SEAT if number == 1 else state.decider
        if number > 1:
            refusal = state.refusal(game.parse_move(text))
            assert refusal is None, f"{name}: {text}: {refusal}"
        entry = Entry(number, seat, text, None, None, number)
        replay.carry_out(game, state, entry)
        store.append(name, entry, replay.progress(state))


def _seats(table: CaveTable) -> list[SeatRow]:
    return [
        SeatRow(seat, name, "opponent", table.opponent, None)
        if seat and table.opponent
        else SeatRow(seat, name, "person", "", hash_of(token_of(name)))
        for seat, name in enumerate(_NAMES[: len(table.hands)])
    ]


def deal_lines(table: CaveTable) -> list[str]:
    """A deal with these hands, in notation; every card that isn't told lies where it may."""
    seats = len(table.hands)
    wanted = [[KIND[card] for card in hand.split()] for hand in table.hands]
    left = Counter(kind for deck in DECKS for kind in deck) - Counter(chain(*wanted))
    rest = [_of_group(left.elements(), group) for group in range(len(DECKS))]
    for hand in wanted:
        for group, count in enumerate(DRAWN_BY_GROUP[seats]):
            missing = count - len(_of_group(hand, group))
            hand += [rest[group].pop(0) for _ in range(missing)]
    box = [kind for cards in rest for kind in cards[:TAKEN_OUT]]
    pile = [kind for cards in rest for kind in cards[TAKEN_OUT:]]
    clans = [CLAN_CARD_NAMES[card] for card in clan_cards(seats, 0)]
    return [
        f"first {table.first + 1}",
        f"clans {' '.join(clans[:seats])} | {' '.join(clans[seats:]) or '-'}",
        f"goals {table.goals}",
        *(f"hand {seat + 1} {_names(sorted(hand))}" for seat, hand in enumerate(wanted)),
        f"pile {_names(pile)}",
        f"box {_names(box)}",
    ]


def _of_group(kinds: Iterable[int], group: int) -> list[int]:
    return [kind for kind in kinds if GROUP_OF[kind] == group]


def _names(kinds: Iterable[int]) -> str:
    return " ".join(KIND_NAMES[kind] for kind in kinds)
