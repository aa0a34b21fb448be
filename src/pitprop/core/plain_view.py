"""A view as JSON for the page's plain table, which shows any game that brings no page of its own.

The table shows a drawing in text, the hand, the moves as buttons, and the events. Words for moves
and events are in the folder `words` of the game's clauses, where it has them:

    # params of the event; $seat is who did it
    event-played = { $seat } plays { $card }.
    # by the first word of the notation; $words are the others
    move-play = Play { $words }
    # or a whole move
    move-play_space_7 = Play the middle card

Without such words the page shows the notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import msgspec

from pitprop.core.events import Event
from pitprop.core.game import Move
from pitprop.core.wire_view import seat_or_none

DEALING: Final = "dealing"
"""The phase in which chance deals a round that somebody has to ask for."""

OVER: Final = "over"
"""The phase in which the game is over."""


class PlainEvent(msgspec.Struct, frozen=True):
    """Something that happened, as the reader may know it.

    Attributes:
        key: what kind of thing.
        seat: who did it; None where nobody did.
        params: what everybody saw.
        secret: what the reader saw as well.
    """

    key: str
    seat: int | None
    params: dict[str, str | int]
    secret: dict[str, str | int]


class PlainView(msgspec.Struct, frozen=True):
    """All that one reader may know of a game that brings no page of its own.

    Attributes:
        game: the name of the game.
        titles: what it is called, by language.
        seat: the reader's seat; None for a spectator.
        seats: the number of players.
        round: the number of the round, 0 before the first deal.
        rounds: the number of rounds in a game.
        phase: what has to be decided; `dealing` where chance deals a round, `over` at the end.
        decider: who has to decide; None where chance has to, and when the game is over.
        drawing: the table as text art.
        hand: the reader's hand.
        legal: the moves that the reader may make now.
        history: what happened since the deal.
        scores: what each seat has scored as far as the reader knows; empty where that is secret.
        winners: the seats that have won the game.
    """

    game: str
    titles: dict[str, str]
    seat: int | None
    seats: int
    round: int
    rounds: int
    phase: str
    decider: int | None
    drawing: str
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    history: tuple[PlainEvent, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Shown(Protocol):
    """The parts of a `core.game.View` that the plain table shows."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def decider(self) -> int: ...
    def legal_moves(self) -> Sequence[Move]: ...
    def history(self) -> Sequence[Event]: ...


def plain_view(
    view: Shown,
    titles: Mapping[str, str],
    *,
    phase: str,
    drawing: str,
    hand: Sequence[str],
    scores: Sequence[int] = (),
    winners: Sequence[int] = (),
    rounds: tuple[int, int] = (1, 1),
) -> PlainView:
    """What `View.wire` gives in a game that brings no page of its own.

    Args:
        view: the view.
        titles: what the game is called, by language.
        phase: what has to be decided: `DEALING`, `OVER`, or a word of the game's own.
        drawing: the table as text art.
        hand: the cards in the hand of the view's seat, in notation.
        scores: what each seat has scored, as far as the seat knows.
        winners: the seats that have won; none while the game goes on.
        rounds: the number of the round, 0 before the first deal, and how many rounds a game has.
    """
    number, all_rounds = rounds
    return PlainView(
        game=view.game,
        titles=dict(titles),
        seat=seat_or_none(view.seat),
        seats=view.seats,
        round=number,
        rounds=all_rounds,
        phase=phase,
        decider=seat_or_none(view.decider),
        drawing=drawing,
        hand=tuple(hand),
        legal=tuple(str(move) for move in view.legal_moves()),
        history=tuple(
            PlainEvent(event.key, event.seat, event.params, event.secret)
            for event in view.history()
        ),
        scores=tuple(scores),
        winners=tuple(winners),
    )
