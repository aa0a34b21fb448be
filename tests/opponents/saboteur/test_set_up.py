"""Computer players of Saboteur in positions that were set up, and what `easy` remembers."""

from __future__ import annotations

from collections import Counter

import pytest

from pitprop.core.chance import FastRandom
from pitprop.core.claims import Claim
from pitprop.games.saboteur.events import TURN_EVENTS
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.state import State
from pitprop.opponents import Heard, find_opponent
from pitprop.opponents.saboteur.beliefs.hearsay import claimed_goals
from pitprop.opponents.saboteur.players.easy import Easy
from pitprop.opponents.saboteur.players.expert import known, rollout_policy
from pitprop.opponents.saboteur.search.worlds import Worlds
from pitprop.opponents.saboteur.situation import Situation
from tests.opponents.test_hindsight import PICKING
from tests.saboteur.positions import after, position

SEATS = 3
ROLES = "roles digger digger saboteur | digger"
TRUNK = "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0"


def set_up(view: View) -> View:
    """The same view without what happened before."""
    parsed: View = GAME.parse_view(GAME.print_position(view))
    return parsed


def in_playouts(view: View) -> list[float]:
    """Where the treasure is, as the seat on turn believes in a world of the search."""
    situation = Situation(view)
    worlds = Worlds(situation.scene, known(situation), rollout_policy(view), FastRandom(1))
    return list(worlds.draw().belief_state().beliefs.treasure)


@pytest.mark.clause("S-45")
@pytest.mark.parametrize("goals", ["NE NW treasure", "treasure NE NW"])
def test_playouts_know_the_goals_that_a_seat_has_seen_though_no_log_tells_it(goals: str) -> None:
    lines = (ROLES, TRUNK, f"goals {goals}", "hand 1 map NE NW", "hand 2 NS", "hand 3 NES")
    state = after(position(*lines), "map 8,2", "pass NS", "pass NES")
    view = state.view(0)
    believed = in_playouts(view)
    assert believed == pytest.approx([0, 0, 1] if goals.endswith("treasure") else [0.5, 0.5, 0])
    bare = set_up(view)
    assert not list(bare.log)
    assert in_playouts(bare) == pytest.approx(believed)


@pytest.mark.parametrize("number", range(4))
def test_easy_remembers_two_turns_of_everybody(number: int) -> None:
    state: State = GAME.start(SEATS, seed=f"remembers {number}")
    state.deal()
    for _ in range(14):
        view = state.view(state.decider)
        heard = [Heard(0, 1, events, Claim("trust", {"seat": 1})) for events in range(30)]
        kept, claims = Easy().remembered(view, heard)
        entries = list(kept.log)
        turns = Counter(
            log.seat_of(entry) for entry in entries if log.event_of(entry) in TURN_EVENTS
        )
        played = Counter(
            log.seat_of(entry) for entry in view.log if log.event_of(entry) in TURN_EVENTS
        )
        assert turns == {seat: min(2, played[seat]) for seat in played}
        assert entries == list(view.log)[len(view.log) - len(entries) :]
        for before, now in zip(heard, claims, strict=True):
            # As many events have happened since.
            assert len(entries) - now.events == len(view.log) - before.events
        choice = find_opponent("easy").choose(view, seed=f"{number}")
        state.play(next(move for move in state.legal_moves() if str(move) == str(choice.move)))


def test_to_easy_only_claims_made_after_a_look_are_of_somebody_who_has_looked() -> None:
    lines = (
        ROLES,
        TRUNK,
        "hand 1 NS NES NE",
        "hand 2 map NS NES",
        "hand 3 NS NES NE",
    )
    passes = [f"pass {card}" for card in ("NS", "NS", "NS", "NES", "NES", "NES", "NE")]
    state = after(position(*lines), *passes, "map 8,-2", "pass NE")
    view = state.view(0)
    look = next(at for at, entry in enumerate(view.log) if log.event_of(entry) == log.LOOKED)
    assert look > 6
    claim = Claim("saw", {"goal": "north", "card": "treasure"})
    for events in range(len(view.log) + 1):
        said = [Heard(1, view.table.round, events, claim)]
        found = claimed_goals(*Easy().remembered(view, said))
        assert found == claimed_goals(view, said) == ({(1, 0): True} if events > look else {})


def test_a_round_that_is_over_can_be_weighed_without_its_log() -> None:
    """The treasure has been turned up, as have both stones."""
    view = GAME.parse_view(PICKING.lstrip())
    assert not list(view.log)
    beliefs = Situation(view).beliefs
    assert beliefs.treasure == (1, 0, 0)
    assert Situation(view).public.treasure == (1, 0, 0)
    assert sum(beliefs.saboteur) <= 2
