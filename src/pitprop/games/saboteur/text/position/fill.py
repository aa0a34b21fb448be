"""What a set-up position leaves out is as after a deal."""

from __future__ import annotations

from typing import Final

from pitprop.core.deal_lines import left_over
from pitprop.core.description.complaints import numbered, refuse_missing
from pitprop.core.errors import PositionError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.options import OPTIONS, Options
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    BREAK,
    DECK,
    DIGGER,
    GOAL_NAMES,
    GOLD_DECK,
    HAND_SIZE,
    MIN_SEATS,
    SABOTEUR,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
    dwarf_cards,
    left_over_role,
    saboteur_counts,
)
from pitprop.games.saboteur.rules.table import NOBODY_WON
from pitprop.games.saboteur.text.position.setup import UNKNOWN, Setup, SetupGoal, SetupResult

_NEEDED: Final = ("round", "turn", "goals", "broken", "roles", "pile", "stack")
_GOALS: Final = ("NE", "treasure", "NW")


def count_seats(setup: Setup) -> tuple[int, str]:
    """The number of players: that of the roles or the broken tools, or the least."""
    if setup.roles is not None:
        return len(setup.roles) - 1, "roles"
    return (MIN_SEATS, "") if setup.broken is None else (len(setup.broken), "broken")


def options_of(setup: Setup) -> Options:
    """The options of the table."""
    header = setup.header
    return Options(header.edition, OPTIONS.resolve(header.edition, header.options))


def default_roles(seats: int, saboteurs: int, result: SetupResult | None = None) -> tuple[int, ...]:
    """Diggers, then the saboteurs, and a digger left over unless it is a saboteur for certain.

    Args:
        seats: the number of players.
        saboteurs: how many saboteurs play, a value of the option (S-10).
        result: how the round ended; where nobody has won it, the only saboteur is left over (S-67).
    """
    roles = dwarf_cards(seats, saboteurs)
    nobody = result is not None and result.winner == NOBODY_WON
    lone = 0 in saboteur_counts(seats, saboteurs)
    left = SABOTEUR if nobody and lone else left_over_role(seats, saboteurs)
    if left == ANY_ROLE:
        left = DIGGER
    roles.remove(left)
    return (*roles, left)


def fill(setup: Setup, seats: int) -> None:
    """Put in what a position of a whole state leaves out.

    Args:
        setup: what is told, of a round that has been dealt.
        seats: the number of players, one that there can be.

    Raises:
        PositionError: more cards are told than there are, or a result is missing.
    """
    setup.round = setup.round or 1
    setup.turn = setup.turn or 0
    setup.starter = setup.turn if setup.starter is None else setup.starter
    setup.last = NO_SEAT if setup.last is None else setup.last
    setup.goals = setup.goals or [SetupGoal(GOAL_NAMES.index(name)) for name in _GOALS]
    setup.broken = [0] * seats if setup.broken is None else setup.broken
    setup.roles = setup.roles or default_roles(
        seats, options_of(setup).saboteurs, setup.results.get(setup.round)
    )
    _fill_cards(setup, seats)
    _fill_gold(setup, seats)
    _fill_results(setup, seats)


def cards_of(setup: Setup) -> list[int]:
    """All kinds that lie somewhere, as far as they are told."""
    tools = [
        BREAK + tool
        for mask in setup.broken or ()
        for tool in range(len(TOOLS))
        if mask & TOOL_BIT[tool]
    ]
    hidden = [kind for hand in setup.hands.values() for kind in hand] + (setup.pile or [])
    kinds = [SHAPE_KIND[shape] for shape, _ in setup.maze] + tools + hidden
    return [kind for kind in [*kinds, *(card.kind for card in setup.discards)] if kind != UNKNOWN]


def gold_of(setup: Setup) -> list[int]:
    """The values of all gold cards that are told, unknown ones included."""
    held = [value for cards in setup.gold.values() for value in cards]
    return held + (setup.stack or []) + (setup.offer[1] if setup.offer else [])


def _fill_cards(setup: Setup, seats: int) -> None:
    """Hands that aren't told are filled in the order of S-3 and S-5; the rest is the draw pile."""
    left = left_over(DECK, cards_of(setup))
    for seat in range(seats):
        if seat not in setup.hands:
            size = HAND_SIZE[seats] - (seat == setup.turn and _is_in_mid_turn(setup))
            setup.hands[seat], left = left[:size], left[size:]
    if setup.pile is None:
        setup.pile = left


def _is_in_mid_turn(setup: Setup) -> bool:
    """Whether the player on turn has played a card and not drawn yet."""
    return setup.laid is not None or setup.round in setup.results


def _fill_gold(setup: Setup, seats: int) -> None:
    """The gold cards that aren't told are the stack, in the order of S-6."""
    for seat in range(seats):
        setup.gold.setdefault(seat, [])
    if setup.stack is None:
        setup.stack = left_over(GOLD_DECK, gold_of(setup))


def _fill_results(setup: Setup, seats: int) -> None:
    """A finished round that isn't told is one that nobody has won, where that can be (S-67)."""
    saboteurs = options_of(setup).saboteurs
    got = sum(result.cards_got() for result in setup.results.values())
    held = sum(len(cards) for cards in setup.gold.values())
    for number in range(1, setup.round or 0):
        if number in setup.results:
            continue
        missing = f"the line 'result {number}' is missing"
        if 0 not in saboteur_counts(seats, saboteurs):
            raise PositionError(
                f"{missing}: one of {seats} players at least was a "
                f"saboteur, so that somebody has won round {number} [S-67]"
            )
        if held > got:
            raise PositionError(
                f"{missing}: more gold cards are held ({held}) than results tell of ({got}) [S-70]"
            )
        setup.results[number] = SetupResult(NOBODY_WON)
    for number, result in setup.results.items():
        if result.roles is None:
            is_now = number == setup.round
            result.roles = setup.roles if is_now else default_roles(seats, saboteurs, result)


def complete_view(setup: Setup, seats: int) -> None:
    """Put in what a position leaves out of what a seat sees: what nobody has.

    Args:
        setup: what is told.
        seats: the number of players.

    Raises:
        PositionError: a line is missing.
    """
    without_roles = numbered(
        "result", [at for at, each in setup.results.items() if each.roles is None]
    )
    needed = [*_NEEDED, *numbered("hand", range(1, seats + 1))]
    needed += numbered("result", range(1, setup.round or 0))
    refuse_missing(setup.lines.keys() - without_roles, needed)
    setup.starter = NO_SEAT if setup.starter is None else setup.starter
    setup.last = NO_SEAT if setup.last is None else setup.last
    for seat in range(seats):
        setup.gold.setdefault(seat, [])
