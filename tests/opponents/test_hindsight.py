"""What could be believed at a moment, said afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, State, View
from pitprop.core.installed.registry import find_game
from pitprop.core.records.replay import steps
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.opponents import find_opponent, hindsight_of
from pitprop.opponents.saboteur.hindsight import beliefs
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


#: A last round: who lays a tunnel at 8,3 turns up the last of three goals.
REACHING = """
[game saboteur]
[edition amigo]
[seats 4]
round 3
turn 1
starter 3
last 4
maze ES@-1,-1 SW@1,-1 ES@4,-1 ESW@5,-1 EW@6,-1 NESW@7,-1 NESW@8,-1 NE@-2,0 NEW@-1,0 NEW@1,0 \
ESW@2,0 NSW@3,0 NS@4,0 SW@9,0 NE@3,1 NESW@4,1 NES@9,1 NESW@4,2 NS@9,2 NS@4,3 NW@9,3 NE@4,4
goals NW:ES NE:NE treasure
broken - - - -
roles digger digger saboteur digger | digger
hand 1 NES NS N.E.S N.E break-cart rockfall
hand 2 NEW EW N.S break-cart lamp+pickaxe map
hand 3 NES NES E.W break-lamp cart map
hand 4 break-pickaxe break-pickaxe lamp cart pickaxe map
pile EW
discards ?1:map ?2:break-pickaxe ?1:N.E.W map ?1:N N.E.S.W rockfall ?2:N.W ?3:NESW ?4:map ?1:NW \
break-lamp lamp break-lamp lamp+cart ?2:E ?4:pickaxe ?1:rockfall break-cart cart+pickaxe
looked 2 8,-2
stack 3 1 2 1 3 2 1 1 1 2 1 1 1 3 1 1 2 1 2 2 1
gold 1 2
gold 2 1 3
gold 3 2 1
gold 4 1 1
result 1 diggers by 3 · roles saboteur digger digger digger | digger · took 3:2 2:1 4:1
result 2 diggers by 2 · roles digger digger digger digger | saboteur · took 2:3 1:2 4:1 3:1
"""


@pytest.mark.clause("S-57")
def test_when_a_round_is_over_everybody_knows_the_roles() -> None:
    assert list(beliefs(GAME.parse_view(PICKING.lstrip()))) == [1, 1, 0, 0, 0, 0]


def test_before_that_nobody_is_sure() -> None:
    state = GAME.start(6, seed="hindsight")
    state.apply_chance(state.draw())
    seat = state.decider
    believed = beliefs(state.view(seat))
    assert all(0 < each < 1 for other, each in enumerate(believed) if other != seat)


@pytest.mark.clause("S-10")
def test_whoever_has_a_role_believes_what_goes_with_it() -> None:
    """Of five players one or two are saboteurs, by the cards that are dealt."""
    state: Any = GAME.start(5, seed="roles")
    state.apply_chance(state.draw())
    for _ in range(15):
        state.play(find_opponent("easy").choose(state.view(state.decider), seed="turn").move)
    for seat in range(5):
        view = state.view(seat)
        believed = beliefs(view)
        assert believed[seat] == (view.role == SABOTEUR)
        assert 0 < sum(believed) <= 2
    assert any(state.view(seat).role == SABOTEUR for seat in range(5))


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
        assert list(hindsight.beliefs(view)) == known
        assert sum(known) > 0


def random_moves(game: str, seats: int, seed: int) -> Iterator[tuple[str, View, View, Any]]:
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
        for text, before, _, why in random_moves("dark_cave", 4, seed)
        if re.fullmatch(rf"\w+:(boots|axe) (?!{before.decider + 1})\d", text)
    }
    # Whoever paces to and fro plays without a purpose, and tells nothing.
    assert {None} < keys | {None} <= {"helps-mate", "helps-foe", None}


def test_of_somebody_who_has_done_nothing_yet_nothing_is_known() -> None:
    firsts = [next(random_moves("saboteur", 4, seed)) for seed in range(40)]
    keys = {why.key for text, *_, why in firsts if text.startswith("break") and why is not None}
    assert keys == {"breaks-stranger"}


def test_in_sabotage_is_told_what_became_of_a_system() -> None:
    changes = 0
    for text, before, after, why in random_moves("sabotage", 2, 1):
        worth = [[roof.worth for roof in view.wire().roofs] for view in (before, after)]
        if why.key == "discards":
            assert text.startswith("discard")
        side = why.params["side"]
        assert worth[0][1 - side] == worth[1][1 - side]
        if worth[0] != worth[1]:
            changes += 1
            assert (why.params["before"], why.params["after"]) == (worth[0][side], worth[1][side])
    assert changes


@pytest.mark.parametrize("game", ["saboteur", "dark_cave"])
def test_before_the_first_deal_nothing_is_told_of_who_will_win_or_who_is_who(game: str) -> None:
    hindsight = hindsight_of(game)
    assert hindsight is not None
    state = find_game(game).start(4, seed="not dealt yet")
    assert state.decider == CHANCE
    views = [state.view(seat) for seat in range(4)]
    assert list(hindsight.chances(views)) == []
    assert not any(hindsight.is_saboteur(view) for view in views)


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_the_page_has_words_for_all_that_is_told(root: Path, game: str) -> None:
    page = (root / "client/src/shell/replay/why.ts").read_text(encoding="utf-8")
    words = set(re.findall(r"^    '?([a-z-]+)'?: ", page, re.MULTILINE))
    keys = {why.key for *_, why in random_moves(game, 4, 3) if why is not None}
    assert keys
    assert keys <= words


def test_what_can_be_believed_is_told_when_all_goals_are_turned_up() -> None:
    """The last one is the treasure, and gold is still to be picked after that."""
    state: Any = GAME.parse_position(REACHING.lstrip())
    before = state.view(SPECTATOR)
    state.play(GAME.parse_move("lay NES 8,3"))
    reasons = []
    while state.decider != TERMINAL:
        after = state.view(SPECTATOR)
        reasons.append(reason_of(before, after))
        assert list(beliefs(after)) == [0, 0, 1, 0]
        before = after
        state.play(state.legal_moves()[0])
    assert [why and why.key for why in reasons] == ["builds", None, None]
