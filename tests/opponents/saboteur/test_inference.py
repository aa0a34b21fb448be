"""How `python -m benchmarks.inference` measures what gold diggers believe."""

from __future__ import annotations

import pytest

from benchmarks.inference import Guess, auc, course, ece, guesses, reliability
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR


def said(*chances: tuple[float, bool], by: int = 0) -> list[Guess]:
    return [Guess((0, by), chance, is_so) for chance, is_so in chances]


def test_who_suspects_the_saboteurs_most_tells_them_apart_wholly() -> None:
    assert auc(said((0.9, True), (0.4, False), (0.1, False))) == 1
    assert auc(said((0.1, True), (0.4, False))) == 0
    assert auc(said((0.5, True), (0.5, False))) == 0.5


def test_what_one_player_says_is_not_held_against_what_another_says() -> None:
    assert auc([*said((0.3, True), (0.1, False)), *said((0.9, True), (0.5, False), by=1)]) == 1


def test_what_is_said_as_often_as_it_is_so_is_calibrated() -> None:
    assert ece(said((0.5, True), (0.5, False))) == 0
    assert ece(said((0.75, True), (0.75, False))) == pytest.approx(0.25)
    assert reliability(said((0.75, True), (0.75, False)))[7] == (2, 0.75, 0.5)


def test_every_gold_digger_is_asked_about_every_other_player() -> None:
    states = course("random", 4, "asked")
    state = states[len(states) // 2]
    found = list(guesses(state, 0))
    diggers = [seat for seat in range(4) if state.roles[seat] == DIGGER]
    assert len(found) == 3 * len(diggers)
    assert {each.by[1] for each in found} == set(diggers)
    assert sum(each.is_so for each in found) == len(diggers) * list(state.roles[:4]).count(SABOTEUR)
