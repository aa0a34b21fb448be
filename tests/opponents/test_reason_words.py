"""Reasons are sentences about the game: what is estimated is said in words."""

from __future__ import annotations

import re

import pytest

from pitprop.core.clauses import LANGUAGES
from pitprop.core.installed.registry import find_game, game_names
from pitprop.core.wording.grading import graded
from pitprop.opponents import reason_texts
from pitprop.opponents.base import Reason

#: Estimates, and how much was tried: no player at a table says such a number.
ESTIMATES = ("percent", "gold", "turns", "worlds", "moves", "cards", "ahead")
PARAM = re.compile(r"\{ \$(\w+) \}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_no_reason_tells_an_estimate_as_a_number(game: str, language: str) -> None:
    for text in reason_texts(game):
        sentence = text.template.in_language(language)
        assert "%" not in sentence
        # The cards of The Dark Cave and the gold that somebody carries aren't estimates.
        counted = {"leaves": {"gold"}, "passed": {"cards"}}.get(text.key, set())
        assert not (set(PARAM.findall(sentence)) - counted) & set(ESTIMATES), text.key


@pytest.mark.parametrize(
    ("percent", "chance"),
    [
        (0, "hardly"),
        (12, "hardly"),
        (13, "unlikely"),
        (38, "open"),
        (50, "open"),
        (61, "open"),
        (62, "likely"),
        (87, "nearly-sure"),
        (97, "nearly-sure"),
        (98, "sure"),
        (100, "sure"),
    ],
)
def test_a_chance_has_a_word(percent: int, chance: str) -> None:
    assert graded({"percent": percent}) == {"percent": percent, "chance": chance}


def test_gold_turns_and_leads_have_words() -> None:
    assert graded({"gold": "0.1"})["amount"] == "little"
    assert graded({"gold": "0.4"})["amount"] == "some"
    assert graded({"gold": "2.0"})["amount"] == "much"
    assert graded({"turns": "1.0"})["far"] == "next"
    assert graded({"turns": "7.5"})["far"] == "distant"
    assert graded({"ahead": 0})["margin"] == "hair"
    assert graded({"ahead": 30})["margin"] == "far"


def test_what_is_no_number_is_left_alone() -> None:
    """Opponents from elsewhere may call their params as they like."""
    assert graded({"gold": "a heap", "seat": 1}) == {"gold": "a heap", "seat": 1}


def test_it_sounds_like_a_player() -> None:
    words, texts = find_game("saboteur").words, reason_texts("saboteur")
    reason = Reason("suspected", {"seat": 1, "percent": 91})
    said = {
        language: texts.explain(reason, words, language, ["Ada", "Bo"]) for language in LANGUAGES
    }
    assert said == {
        "en": "I am nearly sure that Bo is a saboteur.",
        "de": "Ich bin fast sicher, dass Bo Saboteur ist.",
        "nl": "Ik weet bijna zeker dat Bo een saboteur is.",
    }
