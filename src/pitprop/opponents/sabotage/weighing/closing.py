"""When to close a game, and when to let a partner close it (A-37, A-52)."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.candidate import Candidate
from pitprop.opponents.sabotage.situation import Situation

_LEAD_ENOUGH: Final = 3.0
"""A lead with which one closes whatever may come."""

_SURE: Final = 100.0
_FOR_GROWTH: Final = 0.25
_THREAT: Final = 1.0
_TRUST: Final = 1.0


def weigh_closing(situation: Situation, code: int) -> Candidate:
    """What closing is worth; above 0 when it is time to."""
    move = Candidate(code)
    _weigh(situation, move)
    return move


def weigh_answer(situation: Situation, code: int, yes: bool) -> Candidate:
    """What letting the partner close is worth, or with the sign turned, refusing it.

    A partner who wants to close knows a hand that this player doesn't, and is trusted a little.

    Args:
        situation: the situation.
        code: the code of the answer.
        yes: whether the answer is yes.
    """
    weighed = Candidate(code)
    _weigh(situation, weighed)
    if abs(weighed.score) < _SURE:
        weighed.add(_TRUST, "partner-wants")
    if yes:
        return weighed
    refusal = Candidate(code, -weighed.score)
    for reason in weighed.reasons:
        refusal.reasons.append(type(reason)(reason.key, reason.params, -reason.weight))
    return refusal


def _weigh(situation: Situation, move: Candidate) -> None:
    if situation.is_last and _weigh_last_game(situation, move):
        return
    lead = situation.lead
    if lead >= _LEAD_ENOUGH:
        move.add(lead - _LEAD_ENOUGH + 1, "lead-enough", points=lead)
    else:
        move.add(lead - _LEAD_ENOUGH, "lead-small", points=lead)
    more = situation.own.expected - situation.other.expected - lead
    key = "others-grow" if more < 0 else "grows-on"
    move.add(-_FOR_GROWTH * more, key)
    if situation.is_threatened:
        move.add(_THREAT, "others-may-close", worth=situation.other.worth)


def _weigh_last_game(situation: Situation, move: Candidate) -> bool:
    """In the last game the match is what counts: closing wins it, or loses it (A-42)."""
    after = situation.before + situation.lead
    if after > 0:
        move.add(_SURE, "wins-match", points=after)
    elif after < 0:
        move.add(-_SURE, "loses-match", points=-after)
    return after != 0
