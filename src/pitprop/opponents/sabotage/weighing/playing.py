"""What it is worth to play a card: build, disturb, take off, or just discard."""

from __future__ import annotations

from typing import Final

from pitprop.games.sabotage.rules.cards import (
    COLOURS,
    DEMONTAGE,
    KIND_NAMES,
    PIPE_KINDS,
    PLACE_NAMES,
    PLACES,
    SABOTAGE,
    WRENCH,
    letter_of,
)
from pitprop.games.sabotage.rules.move_codes import (
    DISCARD,
    LAY,
    OTHER,
    card_of,
    kind_of,
    place_of,
    roof_of,
)
from pitprop.games.sabotage.rules.roof import card_at
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.sabotage.situation import Side, Situation
from pitprop.opponents.sabotage.weighing.neighbours import of_cleared, of_laid, of_spoiled, of_torn

# What it is worth to keep a card for later, in points.
_KEEP_WRENCH: Final = 0.45
_KEEP_X: Final = 0.3
_KEEP_REMOVER: Final = {DEMONTAGE: 0.35, SABOTAGE: 0.5}
_KEPT_PART: Final = 0.35
"""The share of what a letter can do now that it can still do later."""

# Disturbing the others is worth a little less than building: they repair what they need.
_DISTURB: Final = 0.85

_NOTICED: Final = 0.005
"""Less than this is told as no change."""

_USELESS: Final = 0.1
"""A card whose keeping is worth less is told to be of no more use."""

# The partner laid it with a hand in mind that this player doesn't know.
_PARTNERS_PLAN: Final = 1.0


def weigh_card(situation: Situation, code: int) -> Candidate:
    """What playing a card is worth."""
    move = Candidate(code)
    kind = kind_of(code)
    if kind == DISCARD:
        _weigh_discard(situation, move)
        return move
    if roof_of(code) == OTHER:
        _weigh_other_roof(situation, move, kind)
    else:
        _weigh_own_roof(situation, move, kind)
    _weigh_card_used(situation, move)
    return move


def _after(side: Side, code: int, kind: int) -> float:
    if kind == LAY:
        return side.with_card(place_of(code), card_of(code))
    return side.without_card(place_of(code))


def _weigh_own_roof(situation: Situation, move: Candidate, kind: int) -> None:
    after = _after(situation.own, move.code, kind)
    gain = after - situation.own.expected
    roof, place = situation.own.roof, place_of(move.code)
    if gain >= _NOTICED:
        lays = kind == LAY
        card = card_of(move.code)
        said = of_laid(roof, place, card, situation.hand) if lays else of_cleared(roof, place)
        move.add(gain, said.key, points=round(after), **said.params)
    elif gain > -_NOTICED:
        _count_unnoticed(move, gain, "own-same", after)
    else:
        fewer = "own-ties" if card_at(roof, place) < 0 else "own-worse"
        move.add(gain, fewer, points=round(after))
    if place in situation.partners:
        move.add(-_PARTNERS_PLAN, "partners-card", place=PLACE_NAMES[place])


def _weigh_other_roof(situation: Situation, move: Candidate, kind: int) -> None:
    after = _after(situation.other, move.code, kind)
    gain = _DISTURB * (situation.other.expected - after)
    roof, place = situation.other.roof, place_of(move.code)
    if gain >= _NOTICED:
        said = of_spoiled(roof, place, card_of(move.code)) if kind == LAY else of_torn(roof, place)
        move.add(gain, said.key, points=round(after), **said.params)
    elif gain > -_NOTICED:
        _count_unnoticed(move, gain, "other-same", after)
    else:
        move.add(gain, "other-better", points=round(after))


def _count_unnoticed(move: Candidate, gain: float, key: str, after: float) -> None:
    """Count what changes nothing that anybody would notice, and say that it doesn't."""
    move.score += gain
    move.remark(0.0, key, points=round(after))


def _weigh_card_used(situation: Situation, move: Candidate) -> None:
    """Count that the card is gone afterwards."""
    card = card_of(move.code)
    if card < PIPE_KINDS and letter_of(card) < PLACES:
        if (kept := _KEPT_PART * move.score) > 0 and situation.hand[card] < 2:
            # Told of nearly every letter, it would say nothing of this one.
            move.score -= kept
        return
    move.add(-_kept(situation, card), "card-used", card=KIND_NAMES[card])


def _weigh_discard(situation: Situation, move: Candidate) -> None:
    card = card_of(move.code)
    worth = _kept(situation, card)
    move.score -= worth
    # It says why this card rather than another, not what is lost: nothing speaks against the move.
    key = "drop-useless" if worth < _USELESS else "drop-least"
    if key == "drop-least" and any(_kept(situation, each) < worth for each in situation.held):
        key = "drop-useful"
    move.remark(-worth if key == "drop-useful" else 0.0, key, card=KIND_NAMES[card])


def _kept(situation: Situation, card: int) -> float:
    """What it is worth to keep a card."""
    if card >= PIPE_KINDS:
        return _KEEP_REMOVER[card]
    letter = letter_of(card)
    if letter >= PLACES:
        return _KEEP_WRENCH if letter == WRENCH else _KEEP_X
    return _kept_letter(situation, card) / situation.hand[card]


def _kept_letter(situation: Situation, card: int) -> float:
    """A letter is of use on either roof while its place there is free, and a little otherwise."""
    place = card // COLOURS
    best = 0.05
    if card_at(situation.own.roof, place) < 0:
        best = max(best, situation.own.with_card(place, card) - situation.own.expected)
    if card_at(situation.other.roof, place) < 0:
        harm = situation.other.expected - situation.other.with_card(place, card)
        best = max(best, _DISTURB * harm)
    return best
