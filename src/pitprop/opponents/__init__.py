"""Opponents: players that aren't persons. They see views only, and give reasons for each move.

from pitprop.opponents import find_opponent

choice = find_opponent("standard").choose(state.view(seat), seed="game 7 move 12")
state.play(choice.move)
"""

from __future__ import annotations

from pitprop.opponents.base import Choice, Heard, Opponent, Reason, Talker
from pitprop.opponents.finding import check_named, opponent_faults, opponent_names
from pitprop.opponents.hearing import Moment, heard_at, review_seed
from pitprop.opponents.hindsight import Hindsight, doubts, hindsight_of
from pitprop.opponents.judgement import Judge, Judgement
from pitprop.opponents.judges import judge_name, judge_of
from pitprop.opponents.levels import CHARACTERS, LEVELS, level_and_character, with_character
from pitprop.opponents.measured import wins_of
from pitprop.opponents.registry import (
    check_plays,
    check_seated,
    find_opponent,
    offered_names,
    plays,
    strongest_name,
    usual_name,
)
from pitprop.opponents.sides import sides_of
from pitprop.opponents.talking import choice_of, claim_of
from pitprop.opponents.texts import ReasonText, ReasonTexts, opponent_title, reason_texts
from pitprop.opponents.why import Why

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Choice",
    "Heard",
    "Hindsight",
    "Judge",
    "Judgement",
    "Moment",
    "Opponent",
    "Reason",
    "ReasonText",
    "ReasonTexts",
    "Talker",
    "Why",
    "check_named",
    "check_plays",
    "check_seated",
    "choice_of",
    "claim_of",
    "doubts",
    "find_opponent",
    "heard_at",
    "hindsight_of",
    "judge_name",
    "judge_of",
    "level_and_character",
    "offered_names",
    "opponent_faults",
    "opponent_names",
    "opponent_title",
    "plays",
    "reason_texts",
    "review_seed",
    "sides_of",
    "strongest_name",
    "usual_name",
    "wins_of",
    "with_character",
]
