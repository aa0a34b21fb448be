"""The table after a redacted record: what one seat knows of a game, played once more.

What the record doesn't tell is made up, so that the rules can carry out the moves: a hidden hand
holds whatever its player is about to play. Nothing of what is made up is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from pitprop.core.deal_lines import NOT_TOLD
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, SPECTATOR
from pitprop.core.hand import packed, unpacked
from pitprop.core.notation import UNKNOWN
from pitprop.core.records import ChanceEntry, MoveEntry, Record, ResultEntry
from pitprop.core.registry import find_game
from pitprop.core.replay import check_chance_is_due, record_error
from pitprop.games.saboteur.cards import (
    DECK,
    GOALS,
    GOLD_DECK,
    KIND_NAMES,
    SHAPE_KIND,
    dwarf_cards,
)
from pitprop.games.saboteur.deal import Deal
from pitprop.games.saboteur.deal_text import parse_deal
from pitprop.games.saboteur.moves import LAY, Move, Pass, Take, Turn, card_of, encode, kind_of
from pitprop.games.saboteur.notation import is_redacted, parse_known_move
from pitprop.games.saboteur.state import State
from pitprop.games.saboteur.table import HIDDEN
from pitprop.games.saboteur.told_gold import ToldGold
from pitprop.games.saboteur.view import View


def retell(record: Record, state: State) -> View:
    """What the reader of a redacted record sees at its end; of gold nothing must be shown.

    Args:
        record: the redacted record.
        state: the state before its first entry.

    Raises:
        RecordError: the record breaks a rule.
    """
    reader = SPECTATOR if record.header.view is None else record.header.view
    gold = ToldGold(state, reader)
    for entry in record.entries:
        used = 0
        try:
            if isinstance(entry, ChanceEntry):
                gold.go_on()
                while used < len(entry.lines):
                    used += _deal(state, entry.lines[used:])
            elif isinstance(entry, MoveEntry):
                _play(state, parse_known_move(entry.text))
                gold.check_takes()
            else:
                _check_known(record, entry, state)
                gold.check(entry.text)
        except PitpropError as error:
            raise record_error(find_game(record.header.game), entry, error, used) from error
    return state.view(reader)


def _check_known(record: Record, result: ResultEntry, state: State) -> None:
    """What everybody knows of a round that is over must not be made up (S-50, S-57)."""
    before = record.entries[: record.entries.index(result)]
    deals = [entry.lines for entry in before if isinstance(entry, ChanceEntry)]
    told = {line.split()[0]: line.split()[1:] for line in deals[-1]} if deals else {}
    if UNKNOWN in told.get("roles", ()):
        raise PitpropError("everybody knows the roles of a round that is over [S-57]")
    for word, face in zip(told.get("goals", ()), state.table.goal_face, strict=False):
        if word == UNKNOWN and face != HIDDEN:
            raise PitpropError("everybody knows a goal that has been turned up [S-50]")


def _deal(state: State, lines: Sequence[str]) -> int:
    """Prepare the round; returns the number of lines that tell of its deal."""
    check_chance_is_due(state.decider, lines[0])
    table = state.table
    has_gold = table.round == 0 or table.options.reshuffle_gold
    deal = parse_deal(lines, table.seats, table.round == 0, has_gold, is_redacted=True)
    state.resolve(_made_up(deal, state))
    return len(deal.lines())


def _made_up(deal: Deal, state: State) -> Deal:
    """The deal with something in place of what isn't told."""
    cards = [*deal.pile, *(kind for hand in deal.hands for kind in hand)]
    left = _left(DECK, cards)
    hands = tuple(_filled(hand, left) for hand in deal.hands)
    seats = state.table.seats
    return replace(
        deal,
        roles=_filled(deal.roles, _left(dwarf_cards(seats), deal.roles)),
        goals=_filled(deal.goals, _left(range(GOALS), deal.goals)),
        hands=hands,
        pile=_filled(deal.pile, left),
        gold=None if deal.gold is None else state.stack or GOLD_DECK,
    )


def _left(there: Iterable[int], told: Iterable[int]) -> list[int]:
    return sorted((Counter(there) - Counter(told)).elements())


def _filled(told: Sequence[int], left: list[int]) -> tuple[int, ...]:
    return tuple(left.pop() if kind == NOT_TOLD and left else kind for kind in told)


def _play(state: State, move: Move) -> None:
    """Put what is played into the hand, or the gold taken into the offer; then play it."""
    if state.decider == CHANCE:
        raise PitpropError("a deal is missing before this move")
    if isinstance(move, Take):
        move = _taken(state, move)
    elif not isinstance(move, Turn) and state.decider >= 0:
        move = _held(state, move)
    state.play(move)


def _taken(state: State, move: Take) -> Take:
    if not state.offer:
        return replace(move, value=move.value or 1)
    if is_redacted(move):
        return Take(state.offer[0])
    if move.value not in state.offer:
        state.offer = tuple(sorted([*state.offer[1:], move.value]))
    return move


def _held(state: State, move: Move) -> Move:
    """S-82: what others hold isn't known; it was what they played."""
    seat = state.decider
    hand = unpacked(state.hands[seat])
    if not hand:
        return move
    if is_redacted(move):
        return Pass(KIND_NAMES[hand[0]])
    code = encode(move)
    kind = SHAPE_KIND[card_of(code)] if kind_of(code) == LAY else card_of(code)
    if kind not in hand:
        state.hands[seat] = packed([*hand[1:], kind])
    return move
