"""What the views of all games tell the page, as a typed structure for JSON and its values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypedDict

import msgspec

from pitprop.core.events import Event
from pitprop.core.game import Move
from pitprop.core.public_table import PublicTable, TableOptions


class CommonView(msgspec.Struct, frozen=True, kw_only=True):
    """What the structures of all games have.

    Attributes:
        edition: the edition that the options started from.
        options: the value of every option.
        seat: the reader's seat, or -1 for a spectator.
        round: the number of the round, 0 before the first deal.
        rounds: the number of rounds that are played.
        decider: who has to decide: a seat, -1 for chance, -2 when all is over.
        on_turn: whose turn it is, also while somebody else decides.
        starter: who began the round, or -1.
        hand: the reader's hand.
        legal: the moves that the reader may make now.
        history: what happened since the deal; a message leaves out what its reader has been told.
        winners: the seats that have won in the end.
    """

    edition: str
    options: dict[str, str]
    seat: int
    round: int
    rounds: int
    decider: int
    on_turn: int
    starter: int
    hand: list[str]
    legal: list[str]
    history: list[Event]
    winners: list[int]


class CommonValues(TypedDict):
    """The values of a `CommonView`."""

    edition: str
    options: dict[str, str]
    seat: int
    round: int
    rounds: int
    decider: int
    on_turn: int
    starter: int
    hand: list[str]
    legal: list[str]
    history: list[Event]
    winners: list[int]


class Seen(Protocol):
    """What of a view is told in all games."""

    seat: int
    hand: list[int]

    @property
    def public(self) -> PublicTable: ...
    def legal_moves(self) -> Sequence[Move]: ...
    def history(self, since: int = 0) -> list[Event]: ...


def common_values(
    view: Seen,
    options: TableOptions,
    *,
    cards: Sequence[str],
    rounds: tuple[int, int],
    starter: int,
    winners: list[int],
    since: int,
) -> CommonValues:
    """What the structures of all games tell of a view.

    Args:
        view: the view.
        options: the options of its table.
        cards: the names of the kinds of cards.
        rounds: the number of the round, 0 before the first deal, and how many are played.
        starter: who began the round, or -1.
        winners: the seats that have won; none while the game goes on.
        since: how many of the first events are left out.
    """
    table = view.public
    number, all_rounds = rounds
    return CommonValues(
        edition=options.edition,
        options=options.values,
        seat=view.seat,
        round=number,
        rounds=all_rounds,
        decider=table.decider,
        on_turn=table.on_turn,
        starter=starter,
        hand=[cards[kind] for kind in view.hand],
        legal=[str(move) for move in view.legal_moves()],
        history=view.history(since),
        winners=winners,
    )
