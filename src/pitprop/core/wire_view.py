"""What the views of all games tell the page, as a typed structure for JSON and its values.

What everybody sees comes from the table alone, which holds nothing hidden, so that at any moment it
can be made once for all readers. A reader's own values then take the place of public ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, TypeVar

import msgspec

from pitprop.core.events import Event
from pitprop.core.public_table import PublicTable, TableOptions

V = TypeVar("V", bound=msgspec.Struct)
D = TypeVar("D", bound="CommonDiscard")


class CommonView(msgspec.Struct, frozen=True, kw_only=True):
    """What the structures of all games have.

    Attributes:
        edition: the edition that the options started from.
        options: the value of every option.
        seat: the reader's seat; None for a spectator.
        round: the number of the round, 0 before the first deal.
        rounds: the number of rounds that are played.
        decider: who has to decide; None where chance has to, and when all is over.
        on_turn: whose turn it is, also while somebody else decides; None before the first deal.
        starter: who began the round; None before the first deal.
        hand: the reader's hand.
        legal: the moves that the reader may make now.
        history: what happened since the deal; a message leaves out what its reader has been told.
        winners: the seats that have won in the end.
    """

    edition: str
    options: dict[str, str]
    seat: int | None
    round: int
    rounds: int
    decider: int | None
    on_turn: int | None
    starter: int | None
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    history: tuple[Event, ...]
    winners: tuple[int, ...]


class CommonDiscard(msgspec.Struct, frozen=True):
    """A card of a discard pile on which some lie face down (`core.face_down`).

    Attributes:
        card: the card, where it lies face up or is the reader's own; else None.
        seat: who put it there face down; None where it lies face up.
    """

    card: str | None
    seat: int | None


class CommonPublic(TypedDict):
    """The values of a `CommonView`, as everybody sees them."""

    edition: str
    options: dict[str, str]
    seat: int | None
    round: int
    rounds: int
    decider: int | None
    on_turn: int | None
    starter: int | None
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    history: tuple[Event, ...]
    winners: tuple[int, ...]


def common_public(
    table: PublicTable,
    options: TableOptions,
    *,
    rounds: tuple[int, int],
    starter: int,
    winners: Sequence[int],
) -> CommonPublic:
    """What the structures of all games say about a table, as told to a spectator.

    Args:
        table: the table.
        options: its options.
        rounds: the number of the round, 0 before the first deal, and how many are played.
        starter: who began the round, or -1.
        winners: the seats that have won; none while the game goes on.
    """
    number, all_rounds = rounds
    return CommonPublic(
        edition=options.edition,
        options=dict(options.values),  # a copy, so that nobody changes the table's own
        seat=None,
        round=number,
        rounds=all_rounds,
        decider=seat_or_none(table.decider),
        on_turn=seat_or_none(table.on_turn),
        starter=seat_or_none(starter),
        hand=(),
        legal=(),
        history=(),
        winners=tuple(winners),
    )


def seat_or_none(seat: int) -> int | None:
    """A seat, or None where the table has a number below 0 for nobody's."""
    return seat if seat >= 0 else None


def discards_seen(
    pile: tuple[D, ...], seat: int, own: Sequence[int], names: Sequence[str]
) -> tuple[D, ...]:
    """A discard pile with the reader's own face-down cards told.

    Args:
        pile: the pile as everybody sees it.
        seat: the reader.
        own: the kinds of the reader's own cards that lie face down, in their order.
        names: the names of the kinds of cards.
    """
    if not own:
        return pile
    kinds = iter(own)
    return tuple(
        msgspec.structs.replace(each, card=names[next(kinds)]) if each.seat == seat else each
        for each in pile
    )


def whole(public: V, own: Mapping[str, Any]) -> V:
    """The structure of a view: what everybody sees, with the reader's own values in its place."""
    return msgspec.structs.replace(public, **own)
