"""The table after a redacted record: what one seat knows of a game, played once more.

What the record doesn't tell is made up, so that the rules can carry out the moves: a hidden hand
holds whatever its player is about to play or lose. Nothing of what is made up is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from pitprop.core.deal_lines import NOT_TOLD
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, NOBODY, SPECTATOR
from pitprop.core.notation import UNKNOWN
from pitprop.core.records import ChanceEntry, MoveEntry, Record
from pitprop.core.registry import find_game
from pitprop.core.replay import check_chance_is_due, record_error
from pitprop.core.told_results import ToldResults
from pitprop.games.dark_cave.cards import (
    DECKS,
    DRAWN_BY_GROUP,
    FACE,
    GOALS,
    GROUP_OF,
    KIND,
    KIND_NAMES,
    TAKEN_OUT,
    clan_cards,
    kind_of_face,
)
from pitprop.games.dark_cave.deal import Deal, Loss
from pitprop.games.dark_cave.deal_text import CLAN_ONLY, parse_deal, parse_loss
from pitprop.games.dark_cave.deck import GROUPS
from pitprop.games.dark_cave.hand import packed, unpacked
from pitprop.games.dark_cave.moves import Lay, Move, Pass
from pitprop.games.dark_cave.notation import is_redacted, parse_known_move
from pitprop.games.dark_cave.state import State
from pitprop.games.dark_cave.table import DEALING
from pitprop.games.dark_cave.view import View

# The groups of the cards in the box, in order (D-14).
_BOX: Final = [group for group in range(len(DECKS)) for _ in range(TAKEN_OUT)]


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
                    used += _decide(state, entry.lines[used:])
            elif isinstance(entry, MoveEntry):
                _play(state, parse_known_move(entry.text))
            else:
                _check_characters(record)
                results.check(entry.text)
        except PitpropError as error:
            raise record_error(find_game(record.header.game), entry, error, used) from error
    return state.view(reader)


def _check_characters(record: Record) -> None:
    """D-83: on them hangs how the game ended, so they must not be made up then."""
    deals = [entry.lines for entry in record.entries if isinstance(entry, ChanceEntry)]
    clans = [line for line in deals[0] if line.startswith("clans ")] if deals else []
    if any(f"-{UNKNOWN}" in line for line in clans):
        raise PitpropError("all clan cards are turned up when the game is over [D-83]")


def _decide(state: State, lines: Sequence[str]) -> int:
    """The first outcome; returns the number of lines that tell of it."""
    check_chance_is_due(state.decider, lines[0])
    if state.table.phase == DEALING:
        deal = _made_up(parse_deal(lines, state.seats, is_redacted=True), state.seats)
        state.resolve(deal)
        return len(deal.lines())
    _lose(state, lines)
    return 1


def _lose(state: State, lines: Sequence[str]) -> None:
    seat = state.loser()
    loss = parse_loss(lines, seat, is_redacted=True)
    hand = unpacked(state.hands[seat])
    kind = loss.card
    if kind == NOT_TOLD:
        kind = next((held for held in hand if GROUP_OF[held] == loss.group), NOT_TOLD)
    elif kind not in hand:
        _put_into_hand(state, seat, kind)
    state.resolve(Loss(seat, kind, loss.group))


# --- The deal -----------------------------------------------------------------------------------


def _made_up(deal: Deal, seats: int) -> Deal:
    """The deal with something in place of what isn't told."""
    told = [*deal.pile, *deal.box, *(kind for hand in deal.hands for kind in hand)]
    left = [_left(cards, told) for cards in DECKS]
    one, two = DRAWN_BY_GROUP[seats]
    sizes = [len(DECKS[0]) - TAKEN_OUT - seats * one, len(DECKS[1]) - TAKEN_OUT - seats * two]
    groups = [0] * sizes[0] + [1] * sizes[1]
    groups += [2] * (len(deal.pile) - len(groups))
    return Deal(
        first=deal.first,
        clans=_clans(deal, seats),
        aside=_aside(deal, seats),
        goals=_filled(deal.goals, [0] * GOALS, [_left(range(GOALS), deal.goals)]),
        hands=tuple(
            tuple(sorted(_filled(hand, [0] * one + [1] * two, left))) for hand in deal.hands
        ),
        pile=_filled(deal.pile, groups, left),
        box=_filled(deal.box, _BOX, left),
    )


def _left(there: Iterable[int], told: Iterable[int]) -> list[int]:
    return sorted((Counter(there) - Counter(told)).elements())


def _filled(
    told: Sequence[int], groups: Sequence[int], left: Sequence[list[int]]
) -> tuple[int, ...]:
    """Each thing that isn't told is one that is left of its group; what is too many stays."""
    filled = [
        left[group].pop() if kind == NOT_TOLD and left[group] else kind
        for kind, group in zip(told, groups, strict=False)
    ]
    return (*filled, *told[len(groups) :])


def _clans(deal: Deal, seats: int) -> tuple[int, ...]:
    """Clan cards of which only the clan is known are loyal as long as there are any."""
    left = clan_cards(seats, _clan_of(deal.clans))
    for card in deal.clans:
        if card < CLAN_ONLY and card in left:
            left.remove(card)
    cards = []
    for card in deal.clans:
        if card >= CLAN_ONLY:
            fitting = [other for other in left if other >> 1 == card - CLAN_ONLY]
            card = fitting[0] if fitting else 2 * (card - CLAN_ONLY)
            if fitting:
                left.remove(card)
        cards.append(card)
    return tuple(cards)


def _clan_of(clans: Sequence[int]) -> int:
    first = clans[0] if clans else 0
    return first - CLAN_ONLY if first >= CLAN_ONLY else first >> 1


def _aside(deal: Deal, seats: int) -> tuple[int, ...]:
    left = Counter(clan_cards(seats, _clan_of(deal.clans)))
    return tuple(sorted((left - Counter(_clans(deal, seats))).elements()))


# --- Moves --------------------------------------------------------------------------------------


def _play(state: State, move: Move) -> None:
    """Put what is played into the hand; then play it."""
    if state.decider == CHANCE:
        raise PitpropError("what chance decided is missing before this move")
    if state.decider != NOBODY:
        move = _held(state, move)
    state.play(move)


def _held(state: State, move: Move) -> Move:
    """D-90: what others hold isn't known; it was what they played."""
    seat = state.decider
    if isinstance(move, Pass):
        if is_redacted(move):
            return _passed(state, seat, move)
        for card in move.cards:
            _hold(state, seat, KIND[card], move.cards.count(card))
        return move
    if isinstance(move, Lay):
        _hold(state, seat, kind_of_face(FACE[move.card]), 1)
    elif hasattr(move, "card") and move.card in KIND:
        _hold(state, seat, KIND[move.card], 1)
    return move


def _hold(state: State, seat: int, kind: int, count: int) -> None:
    while unpacked(state.hands[seat]).count(kind) < count:
        if not _put_into_hand(state, seat, kind):
            return


def _put_into_hand(state: State, seat: int, kind: int) -> bool:
    """Change a card of the same group into this one; tells whether there was one."""
    hand = unpacked(state.hands[seat])
    for at, held in enumerate(hand):
        if GROUP_OF[held] == GROUP_OF[kind] and held != kind:
            state.hands[seat] = packed([*hand[:at], kind, *hand[at + 1 :]])
            return True
    return False


def _passed(state: State, seat: int, move: Pass) -> Move:
    """Any cards with these backs."""
    hand = unpacked(state.hands[seat])
    cards = []
    for back in move.cards:
        group = GROUPS.index(back.partition(":")[0])
        kind = next((held for held in hand if GROUP_OF[held] == group), None)
        if kind is None:
            raise PitpropError(f"seat {seat + 1} has no card of group {GROUPS[group]} to pass")
        hand.remove(kind)
        cards.append(kind)
    cards.sort(key=lambda kind: (GROUP_OF[kind], kind))
    return Pass(tuple(KIND_NAMES[kind] for kind in cards))
