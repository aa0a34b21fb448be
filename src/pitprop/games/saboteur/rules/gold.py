"""Sharing out the gold: what is drawn, who picks next, what a saboteur is paid (S-60 to S-69).

Everything here works on the stack as a list of values, the top first.
"""

from __future__ import annotations

from typing import Final

from pitprop.games.saboteur.rules.cards import DIGGER, MAX_SEATS, MAX_VALUE, SABOTEUR

# S-64: the worth of each saboteur's pay, by number of saboteurs among the players.
SABOTEUR_PAY: Final[list[int]] = [0, 4, 3, 3, 2]

# S-65: for each worth the ways to make it, fewest cards first, then the largest first.
_CHANGE: Final[list[list[tuple[int, ...]]]] = [
    [],
    [(1,)],
    [(2,), (1, 1)],
    [(3,), (2, 1), (1, 1, 1)],
    [(3, 1), (2, 2), (2, 1, 1), (1, 1, 1, 1)],
]

_NO_CARDS: Final[tuple[int, ...]] = ()


def cards_for_diggers(roles: tuple[int, ...], for_players: bool) -> int:
    """S-60: how many gold cards are drawn when the diggers have won.

    Args:
        roles: each player's role, without the card left over.
        for_players: whether there is a card for each player rather than for each digger.
    """
    if not for_players:
        return sum(role == DIGGER for role in roles)
    return len(roles) - 1 if len(roles) == MAX_SEATS else len(roles)


def next_digger(roles: tuple[int, ...], seat: int) -> int:
    """S-61, S-62: the first digger counter-clockwise from a seat, that seat asked last."""
    other = seat
    for _ in roles:
        other = other - 1 if other else len(roles) - 1
        if roles[other] == DIGGER:
            return other
    return seat


def first_picker(roles: tuple[int, ...], reached_by: int) -> int:
    """S-61, S-62: whoever reached the treasure; if that is a saboteur, the next digger."""
    return reached_by if roles[reached_by] == DIGGER else next_digger(roles, reached_by)


def pickers(roles: tuple[int, ...], reached_by: int, count: int) -> list[int]:
    """S-61, S-62: who takes the first `count` gold cards, in order.

    Args:
        roles: each player's role, without the card left over.
        reached_by: whose card reached the treasure.
        count: the number of cards.
    """
    seats: list[int] = []
    seat = first_picker(roles, reached_by)
    for _ in range(count):
        seats.append(seat)
        seat = next_digger(roles, seat)
    return seats


def saboteurs_in_order(roles: tuple[int, ...], last_seat: int) -> list[int]:
    """S-65: the saboteurs clockwise from the player after the one who played the last card."""
    order: list[int] = []
    seat = last_seat
    for _ in roles:
        seat = seat + 1 if seat + 1 < len(roles) else 0
        if roles[seat] == SABOTEUR:
            order.append(seat)
    return order


PayOut = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The cards paid, those turned over that went back, and the stack that is left."""


def pay_exactly(stack: tuple[int, ...], worth: int) -> PayOut:
    """S-65 `exact`, S-66: take the pay off the stack, or the most that can be made below it."""
    held = [0] * (MAX_VALUE + 1)
    for value in stack:
        held[value] += 1
    for lesser in range(worth, 0, -1):
        for cards in _CHANGE[lesser]:
            if _can_give(held, cards):
                return cards, _NO_CARDS, _without(stack, cards)
    return _NO_CARDS, _NO_CARDS, stack


def _can_give(held: list[int], cards: tuple[int, ...]) -> bool:
    """Whether there are that many cards of each value.

    Args:
        held: how many cards there are of each value.
        cards: the cards to give, equal ones beside each other.
    """
    last = 0
    more = 0
    for value in cards:
        more = more + 1 if value == last else 1
        if held[value] < more:
            return False
        last = value
    return True


def _without(stack: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The stack without these cards; of equal cards, the one nearest the top goes."""
    left = list(stack)
    for value in cards:
        left.remove(value)
    return tuple(left)


def pay_by_drawing(stack: tuple[int, ...], worth: int) -> PayOut:
    """S-65 `draw`, S-66, S-69: turn cards over until the worth is made.

    A card that overshoots goes to the bottom of the stack.
    """
    left = list(stack)
    kept: list[int] = []
    returned: list[int] = []
    for _ in range(len(stack)):
        if sum(kept) == worth:
            break
        value = left.pop(0)
        if sum(kept) + value > worth:
            left.append(value)
            returned.append(value)
        else:
            kept.append(value)
    return tuple(kept), tuple(returned), tuple(left)
