"""Weighing answers: an axe against a creature, a vein, how a goal is to lie."""

from __future__ import annotations

from typing import Final

from pitprop.games.dark_cave.rules.cards import CREATURE_NAMES, FACE_SHAPE, SEAT_BIT
from pitprop.games.dark_cave.rules.move_codes import (
    TAKE_VEIN,
    TURN,
    USE_AXE,
    face_of,
    is_yes,
    kind_of,
)
from pitprop.games.dark_cave.rules.net import NO_FIELD
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.ending import weigh_vote
from pitprop.opponents.dark_cave.weighing.veins import showing
from pitprop.opponents.dark_cave.weighing.worth import AN_AXE, harm
from pitprop.tunnels.card import OPEN, SIDE_BIT

_JOINT: Final = 0.1


def weigh_answer(situation: Situation, code: int) -> Candidate:
    """What an answer is worth."""
    candidate = Candidate(code)
    kind = kind_of(code)
    if kind == USE_AXE:
        _weigh_axe(situation, candidate)
    elif kind == TAKE_VEIN:
        _weigh_vein(situation, candidate)
    elif kind == TURN:
        _weigh_turn(situation, candidate)
    else:
        weigh_vote(situation, candidate)
    return candidate


def _weigh_axe(situation: Situation, candidate: Candidate) -> None:
    table = situation.view.table
    creature = int(table.attacker)
    saved = sum(
        situation.weights[seat] * harm(situation, seat, creature)
        for seat in situation.inside()
        if table.victims & SEAT_BIT[seat]
    )
    worth = saved - AN_AXE * situation.weights[situation.seat]
    name = CREATURE_NAMES[creature]
    sign = 1.0 if is_yes(candidate.code) else -1.0
    candidate.add(sign * worth, "axe-worth-it" if worth > 0 else "axe-kept", creature=name)


def _weigh_vein(situation: Situation, candidate: Candidate) -> None:
    worth = situation.value_at(situation.seat, situation.at[situation.seat])
    worth -= showing(situation)
    sign = 1.0 if is_yes(candidate.code) else -1.0
    candidate.add(sign * worth, "vein-worth-it" if worth > 0 else "vein-would-show")


def _weigh_turn(situation: Situation, candidate: Candidate) -> None:
    table = situation.view.table
    place = int(table.goal_place[table.turning])
    openings = OPEN[FACE_SHAPE[face_of(candidate.code)]]
    joints = sum(
        1
        for side in range(4)
        if openings & SIDE_BIT[side] and table.net.across(place, side) != NO_FIELD
    )
    candidate.add(_JOINT * joints, "turned-so", number=joints)
