"""What computer players state of others is what looking back shows of their beliefs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from pitprop.core.claims import Claim
from pitprop.core.game import SPECTATOR
from pitprop.core.installed.registry import find_game, game_names
from pitprop.core.wording.grading import graded
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents import find_opponent, hindsight_of
from pitprop.opponents.base import Heard, Reason
from pitprop.opponents.choosing import percent
from pitprop.opponents.saboteur.hindsight import beliefs
from pitprop.opponents.saboteur.players.expert import first_sight
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons

#: Reasons that say how likely somebody is to be a saboteur, or that they aren't.
GUILT: Final = ("suspected", "trusted", "no-mending")
TRUST: Final = ("mend-mate",)


def views(seats: int, seed: str) -> Iterator[View]:
    """What each player knows who has to decide, in a round of `standard`."""
    state, player = GAME.start(seats, seed=seed), find_opponent("standard")
    state.apply_chance(state.draw())
    while state.table.phase == PLAYING and state.table.round == 1:
        view = state.view(state.decider)
        yield view
        state.play(player.choose(view, seed=f"{seed} {len(view.log)}").move)


def stated(view: View, heard: list[Heard]) -> Iterator[tuple[Reason, float]]:
    """What the strongest player says of somebody's guilt, and how likely looking back shows it."""
    belief, shown = first_sight(Situation(view, heard)), beliefs(view, heard)
    for code in view.codes():
        reasons = Reasons()
        give_reasons(belief, code, reasons)
        for each in reasons.reasons:
            if each.key in GUILT:
                yield each, shown[int(each.params["seat"])]
            elif each.key in TRUST:
                yield each, 1 - shown[int(each.params["seat"])]


@pytest.mark.parametrize("seats", [5, 7])
@pytest.mark.parametrize("talks", [False, True])
def test_a_word_of_certainty_stands_beside_its_number(seats: int, talks: bool) -> None:
    words = set()
    for view in views(seats, f"stated {seats}"):
        claim = Claim("suspect", {"seat": (view.seat + 1) % seats})
        heard = [
            Heard(seat, view.table.round, len(view.log), claim)
            for seat in range(seats if talks else 0)
            if seat not in (view.seat, claim.params["seat"])
        ]
        for reason, shown in stated(view, heard):
            assert reason.params["percent"] == percent(shown)
            words.add(graded(reason.params)["chance"])
    assert len(words) > 3


def test_what_was_said_counts_for_who_hears_it_and_not_for_who_watches() -> None:
    view = list(views(5, "stated 5"))[6]
    other = (view.seat + 1) % 5
    heard = [
        Heard(
            (view.seat + 2) % 5, view.table.round, len(view.log), Claim("suspect", {"seat": other})
        )
    ]
    assert beliefs(view, heard)[other] > beliefs(view)[other]


@pytest.mark.parametrize("name", game_names())
def test_every_game_that_looks_back_hears_what_was_said(name: str) -> None:
    hindsight, game = hindsight_of(name), find_game(name)
    if hindsight is None:
        return
    state = game.start(game.seat_counts[-1], seed="heard")
    state.apply_chance(state.draw())
    heard = (
        [Heard(1, 1, 0, Claim("suspect", {"seat": 2}))] if hindsight.beliefs(state.view(0)) else []
    )
    for seat in (SPECTATOR, 0):
        view = state.view(seat)
        assert len(hindsight.beliefs(view, heard)) == len(hindsight.beliefs(view))
