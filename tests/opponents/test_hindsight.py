"""What could be believed at a moment, said afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, State, View
from pitprop.core.registry import find_game
from pitprop.core.replay import steps
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import GOALS
from pitprop.opponents import find_opponent, hindsight_of
from pitprop.opponents.saboteur.hindsight import suspicion
from pitprop.opponents.saboteur.hindsight import why as reason_of
from pitprop.puzzles import calendar, parse_puzzles

#: The diggers have won after all goals had been turned up, and the gold is being picked.
PICKING = """
[game saboteur]
[edition amigo]
[seats 6]
[view 5]
round 1
turn 5
starter 4
last 5
maze ES@6,-2 EW@7,-2 SW@2,-1 NS@6,-1 NESW@-1,0 NESW@1,0 NEW@2,0 NEW@3,0 NESW@4,0 EW@5,0 NEW@6,0 \
EW@7,0 NW@0,1 NS@4,1 NES@8,1 N.W@9,1 NE@4,2
goals treasure:NESW NE:SW NW:NW
broken - - - - - -
roles saboteur saboteur digger digger digger digger | digger
hand 1 ? ? ? ? ?
hand 2 ? ? ? ? ?
hand 3 ? ? ? ? ?
hand 4 ? ? ? ? ?
hand 5 E break-cart break-pickaxe break-pickaxe
hand 6 ? ? ? ? ?
pile ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
discards map map ?4
stack ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
offer 5 1 1 1 2
result 1 diggers by 5 · roles saboteur saboteur digger digger digger digger | digger
"""


@pytest.mark.clause("S-57")
def test_when_a_round_is_over_everybody_knows_the_roles() -> None:
    assert list(suspicion(GAME.parse_view(PICKING.lstrip()))) == [1, 1, 0, 0, 0, 0]


def test_before_that_nobody_is_sure() -> None:
    state = GAME.start(6, seed="hindsight")
    state.apply_chance(state.draw())
    seat = state.decider
    believed = suspicion(state.view(seat))
    assert all(0 < each < 1 for other, each in enumerate(believed) if other != seat)


def test_when_the_dark_cave_is_over_everybody_knows_the_saboteurs() -> None:
    """With all outside who worked for a clan, no guess would fit any more."""
    hindsight = hindsight_of("dark_cave")
    assert hindsight is not None
    listed = next(each for each in calendar() if each.question == "traitor")
    (puzzle,) = parse_puzzles(listed.text)
    *_, last = steps(puzzle.record)
    assert last.state.decider == TERMINAL
    for seat in (SPECTATOR, *range(last.state.seats)):
        view = last.state.view(seat)
        known = [float(hindsight.is_saboteur(last.state.view(each))) for each in range(view.seats)]
        assert list(hindsight.suspicion(view)) == known
        assert sum(known) > 0


def told(game: str, seats: int, seed: int) -> Iterator[tuple[str, View, View, Any]]:
    """Each move of a game played at random, what all saw before and after it, and what it tells."""
    random, hindsight = Random(seed), hindsight_of(game)
    assert hindsight is not None
    state: State = find_game(game).start(seats, seed=f"{seed}")
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        before, moves = state.view(SPECTATOR), state.legal_moves()
        calm = [move for move in moves if not str(move).startswith(("end", "close"))]
        move = random.choice(calm or moves)
        state.play(move)
        after = state.view(SPECTATOR)
        if after.wire().round == before.wire().round:
            yield str(move), before, after, hindsight.why(before, after)


def test_in_the_dark_cave_equipping_others_helps_them_whoever_they_are() -> None:
    keys = {
        why and why.key
        for seed in range(3)
        for text, before, _, why in told("dark_cave", 4, seed)
        if re.fullmatch(rf"\w+:(boots|axe) (?!{before.decider + 1})\d", text)
    }
    # Whoever paces to and fro plays without a purpose, and tells nothing.
    assert {None} < keys | {None} <= {"helps-mate", "helps-foe", None}


def test_in_sabotage_is_told_what_became_of_a_system() -> None:
    changes = 0
    for text, before, after, why in told("sabotage", 2, 1):
        worth = [[roof.worth for roof in view.wire().roofs] for view in (before, after)]
        if why.key == "discards":
            assert text.startswith("discard")
        side = why.params["side"]
        assert worth[0][1 - side] == worth[1][1 - side]
        if worth[0] != worth[1]:
            changes += 1
            assert (why.params["before"], why.params["after"]) == (worth[0][side], worth[1][side])
    assert changes


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_the_page_has_words_for_all_that_is_told(root: Path, game: str) -> None:
    page = (root / "client/src/shell/replay/why.ts").read_text(encoding="utf-8")
    words = set(re.findall(r"^    '?([a-z-]+)'?: ", page, re.MULTILINE))
    keys = {why.key for *_, why in told(game, 4, 3) if why is not None}
    assert keys
    assert keys <= words


def test_what_can_be_believed_is_told_when_all_goals_are_turned_up() -> None:
    """The last one is the treasure, and gold is still to be picked after that."""
    game = find_game("saboteur")
    found = 0
    for number in range(200):
        state: Any = game.start(3, seed=f"turned {number}")
        before: Any = None
        while state.decider != TERMINAL:
            if state.decider == CHANCE:
                state.apply_chance(state.draw())
                continue
            state.play(find_opponent("easy").choose(state.view(state.decider), seed="turn").move)
            view = state.view(SPECTATOR)
            turned = sum(log.event_of(entry) == log.REVEALED for entry in view.log)
            if before is not None and turned == GOALS:
                reason_of(before, view)
                assert len(suspicion(view)) == view.seats
                found += 1
            before = view
        if found:
            return
    raise AssertionError("no round turned up all goals")
