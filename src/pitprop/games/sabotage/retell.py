"""The table after a redacted record: what one seat knows of a match, played once more.

What the record doesn't tell is made up, so that the rules can carry out the moves: a hidden hand
holds whatever its player is about to play. Nothing of what is made up is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from pitprop.core.deal_lines import NOT_TOLD
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, SPECTATOR
from pitprop.core.hand import holds, packed, unpacked
from pitprop.core.records import ChanceEntry, MoveEntry, Record
from pitprop.core.registry import find_game
from pitprop.core.replay import check_chance_is_due, record_error
from pitprop.core.told_results import ToldResults
from pitprop.games.sabotage.deal import Deal
from pitprop.games.sabotage.deal_text import parse_deal
from pitprop.games.sabotage.moves import DISCARD, Move, card_of, encode, kind_of
from pitprop.games.sabotage.notation import parse_move
from pitprop.games.sabotage.state import State
from pitprop.games.sabotage.view import View


def retell(record: Record, state: State) -> View:
    """What the reader of a redacted record sees at its end.

    Args:
        record: the redacted record.
        state: the state before its first entry.

    Raises:
        RecordError: the record breaks a rule.
    """
    reader = SPECTATOR if record.header.view is None else record.header.view
    results = ToldResults(state, reader)
    for entry in record.entries:
        used = 0
        try:
            if isinstance(entry, ChanceEntry):
                while used < len(entry.lines):
                    used += _deal(state, entry.lines[used:])
            elif isinstance(entry, MoveEntry):
                _play(state, parse_move(entry.text), reader)
            else:
                results.check(entry.text)
        except PitpropError as error:
            raise record_error(find_game(record.header.game), entry, error, used) from error
    return state.view(reader)


def _deal(state: State, lines: Sequence[str]) -> int:
    """Prepare the game; returns the number of lines that tell of its deal."""
    check_chance_is_due(state.decider, lines[0])
    table = state.table
    deal = parse_deal(lines, table.seats, table.round == 0, is_redacted=True)
    state.resolve(_made_up(deal, list(table.options.deck())))
    return len(deal.lines())


def _made_up(deal: Deal, deck: Sequence[int]) -> Deal:
    """The deal with something in place of what isn't told."""
    told = Counter([*deal.pile, *(kind for hand in deal.hands for kind in hand)])
    left = list((Counter(deck) - told).elements())
    return replace(
        deal,
        hands=tuple([_filled(hand, left) for hand in deal.hands]),
        pile=_filled(deal.pile, left),
    )


def _filled(told: Sequence[int], left: list[int]) -> tuple[int, ...]:
    return tuple([left.pop() if kind == NOT_TOLD and left else kind for kind in told])


def _play(state: State, move: Move, reader: int) -> None:
    """Put what somebody else plays into the hand; then play it."""
    if state.decider == CHANCE:
        raise PitpropError("a deal is missing before this move")
    code = encode(move)
    if state.decider >= 0 and state.decider != reader and kind_of(code) <= DISCARD:
        _hold(state, card_of(code))
    state.play(move)


def _hold(state: State, card: int) -> None:
    """A-60: what others hold isn't known; it was what they played."""
    seat = state.decider
    hand = state.hands[seat]
    if hand and not holds(hand, card):
        state.hands[seat] = packed([*unpacked(hand)[1:], card])
