"""What a set-up position leaves out is as after a deal."""

from __future__ import annotations

from typing import Final

from pitprop.core.deal_lines import left_over
from pitprop.core.description.complaints import numbered, refuse_missing
from pitprop.core.errors import PositionError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    DECK,
    DIGGER,
    DIGGERS,
    GOAL_NAMES,
    GOLD_DECK,
    HAND_SIZE,
    MIN_SEATS,
    SABOTEUR,
    SABOTEURS,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
)
from pitprop.games.saboteur.rules.table import NOBODY_WON
from pitprop.games.saboteur.text.position.told import UNKNOWN, Told, ToldGoal, ToldResult

_NEEDED: Final = ("round", "turn", "goals", "broken", "roles", "pile", "stack")
_GOALS: Final = ("NE", "treasure", "NW")


def count_seats(told: Told) -> int:
    """The number of players: that of the roles or the broken tools, or the least."""
    if told.roles is not None:
        return len(told.roles) - 1
    return MIN_SEATS if told.broken is None else len(told.broken)


def default_roles(seats: int, result: ToldResult | None = None) -> tuple[int, ...]:
    """Diggers, then the saboteurs, and a digger left over.

    Args:
        seats: the number of players.
        result: how the round ended; where nobody has won it, the only saboteur is left over (S-67).
    """
    if result is not None and result.winner == NOBODY_WON and SABOTEURS[seats] == 1:
        return (*([DIGGER] * DIGGERS[seats]), SABOTEUR)
    diggers = [DIGGER] * (DIGGERS[seats] - 1)
    return (*diggers, *([SABOTEUR] * SABOTEURS[seats]), DIGGER)


def fill(told: Told, seats: int) -> None:
    """Put in what a position of a whole state leaves out.

    Args:
        told: what is told, of a round that has been dealt.
        seats: the number of players, one that there can be.

    Raises:
        PositionError: more cards are told than there are, or a result is missing.
    """
    told.round = told.round or 1
    told.turn = told.turn or 0
    told.starter = told.turn if told.starter is None else told.starter
    told.last = NO_SEAT if told.last is None else told.last
    told.goals = told.goals or [ToldGoal(GOAL_NAMES.index(name)) for name in _GOALS]
    told.broken = [0] * seats if told.broken is None else told.broken
    told.roles = told.roles or default_roles(seats, told.results.get(told.round))
    _fill_cards(told, seats)
    _fill_gold(told, seats)
    _fill_results(told, seats)


def cards_told(told: Told) -> list[int]:
    """All kinds that lie somewhere, as far as they are told."""
    tools = [
        BREAK + tool
        for mask in told.broken or ()
        for tool in range(len(TOOLS))
        if mask & TOOL_BIT[tool]
    ]
    hidden = [kind for hand in told.hands.values() for kind in hand] + (told.pile or [])
    kinds = [SHAPE_KIND[shape] for shape, _ in told.maze] + tools + hidden
    return [kind for kind in [*kinds, *(card.kind for card in told.discards)] if kind != UNKNOWN]


def gold_told(told: Told) -> list[int]:
    """The values of all gold cards that are told, unknown ones included."""
    held = [value for cards in told.gold.values() for value in cards]
    return held + (told.stack or []) + (told.offer[1] if told.offer else [])


def _fill_cards(told: Told, seats: int) -> None:
    """Hands that aren't told are filled in the order of S-3 and S-5; the rest is the draw pile."""
    left = left_over(DECK, cards_told(told))
    for seat in range(seats):
        if seat not in told.hands:
            size = HAND_SIZE[seats] - (seat == told.turn and _is_in_mid_turn(told))
            told.hands[seat], left = left[:size], left[size:]
    if told.pile is None:
        told.pile = left


def _is_in_mid_turn(told: Told) -> bool:
    """Whether the player on turn has played a card and not drawn yet."""
    return told.laid is not None or told.round in told.results


def _fill_gold(told: Told, seats: int) -> None:
    """The gold cards that aren't told are the stack, in the order of S-6."""
    for seat in range(seats):
        told.gold.setdefault(seat, [])
    if told.stack is None:
        told.stack = left_over(GOLD_DECK, gold_told(told))


def _fill_results(told: Told, seats: int) -> None:
    """A finished round that isn't told is one that nobody has won, where that can be (S-67)."""
    got = sum(result.cards_got() for result in told.results.values())
    held = sum(len(cards) for cards in told.gold.values())
    for number in range(1, told.round or 0):
        if number in told.results:
            continue
        missing = f"the line 'result {number}' is missing"
        if SABOTEURS[seats] > 1:
            raise PositionError(
                f"{missing}: one of {seats} players at least was a "
                f"saboteur, so that somebody has won round {number} [S-67]"
            )
        if held > got:
            raise PositionError(
                f"{missing}: more gold cards are held ({held}) than results tell of ({got}) [S-70]"
            )
        told.results[number] = ToldResult(NOBODY_WON)
    for number, result in told.results.items():
        if result.roles is None:
            result.roles = told.roles if number == told.round else default_roles(seats, result)


def complete_view(told: Told, seats: int) -> None:
    """Put in what a position leaves out of what a seat sees: what nobody has.

    Args:
        told: what is told.
        seats: the number of players.

    Raises:
        PositionError: a line is missing.
    """
    without_roles = numbered(
        "result", [at for at, each in told.results.items() if each.roles is None]
    )
    needed = [*_NEEDED, *numbered("hand", range(1, seats + 1))]
    needed += numbered("result", range(1, told.round or 0))
    refuse_missing(told.lines.keys() - without_roles, needed)
    told.starter = NO_SEAT if told.starter is None else told.starter
    told.last = NO_SEAT if told.last is None else told.last
    for seat in range(seats):
        told.gold.setdefault(seat, [])
