"""What a reason says and whether it counts for a move or against it are one and the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import pytest

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.rules.move_codes import TAKE_VEIN, USE_AXE, VOTE
from pitprop.games.dark_cave.rules.move_codes import is_yes as is_yes_in_the_cave
from pitprop.games.dark_cave.rules.move_codes import kind_of as kind_in_the_cave
from pitprop.games.sabotage.rules.move_codes import ANSWER
from pitprop.games.sabotage.rules.move_codes import card_of as card_in_sabotage
from pitprop.games.sabotage.rules.move_codes import kind_of as kind_in_sabotage
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents import find_opponent, reason_texts
from pitprop.opponents.base import Reason
from pitprop.opponents.dark_cave.situation import Situation as InTheCave
from pitprop.opponents.dark_cave.weighing.rules_of_thumb import weigh_all
from pitprop.opponents.sabotage.move_reasons import reasons_for
from pitprop.opponents.saboteur.situation import Situation as InSaboteur
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons
from tests.thorough import IS_THOROUGH


class Directions(NamedTuple):
    """Where the reasons of a game point to.

    Attributes:
        good: these never count against a move.
        bad: these never count for a move.
        good_if_yes: good for a yes and bad for a no, to whatever is asked or could be done.
        bad_if_yes: the other way round.
        plain: these say how things stand, and count for nothing.
        by_params: which way these point depends on what they speak of.
    """

    good: str
    bad: str
    good_if_yes: str = ""
    bad_if_yes: str = ""
    plain: str = ""
    by_params: str = ""


DIRECTIONS: Final = {
    "saboteur": Directions(
        good=(
            "nearer easier reaches spreads blocks lengthens no-help rockfall-clears"
            " rockfall-tears rockfall-idle suspected stop-digger stop-longer mend-own mend-mate"
            " mend-friend map-tells drop drop-dead-end drop-good hides turn turn-away most-gold"
        ),
        bad=(
            "no-nearer farther dead-end builds hands-over rockfall-harms rockfall-helps trusted"
            " own-tool breaks-friend no-mending own-first mends-stranger map-known map-seen shows"
            " keep"
        ),
        plain=(
            "only-move looked-ahead better-than-next as-good no-better random waits"
            " treasure-seen"
            " treasure-told"
            " treasure-guessed treasure-doubted treasure-distrusts treasure-unlikely"
            " treasure-trusts treasure-likely treasure-before"
        ),
    ),
    "sabotage": Directions(
        good=(
            "own-better own-row own-row-held own-misfit other-worse other-row other-misfit"
            " other-part drop-useless drop-least next-builds-less"
        ),
        bad="own-ties own-worse other-better partners-card card-used drop-useful next-spoils",
        good_if_yes="lead-enough others-grow others-may-close wins-match partner-wants",
        bad_if_yes="lead-small grows-on loses-match",
        plain=(
            "own-covers own-same other-same next-builds only-move looked-ahead calculated"
            " game-ahead game-behind better-than-next as-good next-best brings-less no-better"
            " random"
        ),
        by_params="own-system other-system",
    ),
    "dark_cave": Directions(
        good=(
            "own-nearer mates-good others-good draws passed look-at-goal look-at-clan equip-self"
            " equip-other swap-better bars-way hits-other cut-worth-it lead-stays gold-here"
            " way-to-gold gold-near way-nearer way-left way-from-here nearer-costs"
            " no-way-nearer leaves ends-well may-end-well turns-up-goal turned-so"
        ),
        bad=(
            "own-farther mates-bad others-bad no-difference giveaway spent goal-known look-too-late"
            " dwarf-is-out equip-rival swap-worse hits-nobody hits-self hits-mate cut-not-worth-it"
            " still-hope was-refused goes-nowhere pays-cards pays-gold meets-creature would-show"
            " ends-badly may-end-badly"
        ),
        good_if_yes="we-would-win no-hope-left axe-worth-it vein-worth-it",
        bad_if_yes="they-would-win nobody-would-win axe-kept vein-would-show",
        plain=(
            "only-move looked-ahead better-than-next as-good better-now goal-left"
            " goal-taken-over goal-changed no-better random"
        ),
    ),
}

MoveReasons = tuple[bool, Sequence[Reason]]
"""Whether a move is anything but a no, and what is said of it."""


def in_saboteur(view: Any) -> Iterator[MoveReasons]:
    """What is said of each move in Saboteur."""
    if view.table.phase != PLAYING:
        return
    belief = InSaboteur(view).belief_state
    for code in view.codes():
        reasons = Reasons()
        give_reasons(belief, code, reasons)
        yield True, reasons.reasons


def in_sabotage(view: Any) -> Iterator[MoveReasons]:
    """What is said of each move in Sabotage."""
    for code in view.codes():
        is_no = kind_in_sabotage(code) == ANSWER and card_in_sabotage(code) != 1
        yield not is_no, reasons_for(view, code)


def in_the_cave(view: Any) -> Iterator[MoveReasons]:
    """What is said of each move in The Dark Cave."""
    for each in weigh_all(InTheCave(view), [int(code) for code in view.codes()]):
        asks = kind_in_the_cave(each.code) in (USE_AXE, TAKE_VEIN, VOTE)
        yield not asks or is_yes_in_the_cave(each.code), each.reasons


REASONS: Final[dict[str, Callable[[Any], Iterator[MoveReasons]]]] = {
    "saboteur": in_saboteur,
    "sabotage": in_sabotage,
    "dark_cave": in_the_cave,
}
SEATS: Final = {"saboteur": (3, 5, 8), "sabotage": (2, 4), "dark_cave": (2, 4, 7)}
EVERY: Final = 1 if IS_THOROUGH else 3
TABLES: Final = [(game, seats) for game, all_of_them in SEATS.items() for seats in all_of_them]


def decisions(game: str, seats: int) -> Iterator[Any]:
    """What whoever decides knows, in a game of `standard`."""
    state: Any = find_game(game).start(seats, seed=f"directions {seats}")
    player = find_opponent("standard")
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        view = state.view(state.decider)
        yield view
        state.play(player.choose(view, seed=str(len(state.log))).move)


@pytest.mark.parametrize("game", DIRECTIONS)
def test_it_is_known_of_every_reason_where_it_points_to(game: str) -> None:
    listed = [key for keys in DIRECTIONS[game] for key in keys.split()]
    assert sorted(listed) == sorted(text.key for text in reason_texts(game))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_reason_counts_the_way_it_speaks(game: str, seats: int) -> None:
    good, bad, good_if_yes, bad_if_yes, plain, _ = (set(keys.split()) for keys in DIRECTIONS[game])
    for number, view in enumerate(decisions(game, seats)):
        if number % EVERY:
            continue
        for is_yes, reasons in REASONS[game](view):
            for_it = good | (good_if_yes if is_yes else bad_if_yes)
            against_it = bad | (bad_if_yes if is_yes else good_if_yes)
            for reason in reasons:
                assert reason.weight >= 0 or reason.key not in for_it, reason
                assert reason.weight <= 0 or reason.key not in against_it, reason
                assert reason.weight == 0 or reason.key not in plain, reason


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_is_said_twice_of_a_move(game: str, seats: int) -> None:
    for number, view in enumerate(decisions(game, seats)):
        if number % EVERY:
            continue
        for _, reasons in REASONS[game](view):
            said = [(reason.key, *sorted(reason.params.items())) for reason in reasons]
            assert len(said) == len(set(said))


def test_what_a_system_is_worth_counts_for_whoever_gains_by_it() -> None:
    gains = {"own-system": 1, "other-system": -1}
    found = [
        reason
        for view in decisions("sabotage", 2)
        for _, reasons in in_sabotage(view)
        for reason in reasons
        if reason.key in gains
    ]
    assert {reason.key for reason in found} == set(gains)
    for reason in found:
        more = int(reason.params["after"]) - int(reason.params["before"])
        assert reason.weight * more * gains[reason.key] > 0, reason
