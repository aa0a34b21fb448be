"""What is measured, with pyperf; `make bench` runs it with the compiled engine and the sources.

A value is always the time of one operation (a step, a copy, a world, a start), in seconds. Play is
random and legal, by the rules of the default edition, in whole games with all their rounds, on one
core. Processor time is measured, so that whatever else a machine does disturbs less; only starts
are measured by the clock.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import pyperf

from pitprop import engine_mode
from pitprop import game as game_named
from pitprop.core.chance import FastRandom
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.playouts.playout import clones, playouts, single_steps
from pitprop.core.playouts.policy import UNIFORM, Policy, Weighted
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.knowledge.sample import Worlds
from pitprop.games.saboteur.rules.cards import GOALS
from pitprop.games.saboteur.rules.state import State
from pitprop.tunnels.card import SHAPES
from pitprop.tunnels.maze import NO_PLACE, TUNNEL

SEATS = (3, 5, 10)
SABOTAGE_SEATS = (2, 4)
DARK_CAVE_SEATS = (2, 5, 8)
HANABI_SEATS = (3, 5)
CARDS = (5, 40)
MAZES = 50

#: About how many steps a game has. It only tells pyperf how long a loop may take.
STEPS = {"saboteur": 200, "sabotage": 370, "dark_cave": 240}
HANABI_STEPS = 20
#: The middle of a game: this many decisions after that deal.
MIDWAY = {"saboteur": (2, 25), "sabotage": (2, 25), "dark_cave": (1, 100)}

Timer = Callable[..., float]


_chance = random.Random(1).random


def at_random(of: int) -> int:
    """A number below another: how a program that plays at random chooses from a list."""
    return int(_chance() * of)


# --- The engine ---------------------------------------------------------------------------------


def policy_of(name: str) -> Policy:
    """How random players choose: any legal move, but nobody proposes to end The Dark Cave.

    They would soon all agree to it (D-82), and there would be no whole games to measure.
    """
    if name != "dark_cave":
        return UNIFORM
    moves = import_module(f"pitprop.games.{name}.moves")
    return Weighted(moves.MOVES.words, moves.MOVES.kind_mask, {"propose": 0})


def time_playouts(loops: int, name: str, seats: int) -> float:
    """Whole games inside the engine: copied, dealt and played by one call."""
    state: Any = find_game(name).start(seats, seed="playouts")
    policy = policy_of(name)
    chooser = FastRandom(1)
    began = process_time()
    steps = playouts(state, loops, chooser, policy).steps
    return (process_time() - began) * loops * STEPS[name] / steps


def time_codes(loops: int, name: str, seats: int) -> float:
    """Whole games that interpreted Python plays, choosing from the list of legal moves' codes."""
    game = find_game(name)
    steps = 0
    began = process_time()
    for number in range(loops):
        state: Any = game.start(seats, seed=f"codes {number}")
        while state.decider != TERMINAL:
            if state.decider == CHANCE:
                state.deal()
                continue
            codes = state.codes()
            state.advance(codes[at_random(len(codes))])
            steps += 1
    return (process_time() - began) * loops * STEPS[name] / steps


def time_typed(loops: int, seats: int) -> float:
    """The same with moves as typed values, each checked against the rules when it is played."""
    steps = 0
    began = process_time()
    for number in range(loops):
        state = GAME.start(seats, seed=f"typed {number}")
        while state.decider != TERMINAL:
            if state.decider == CHANCE:
                state.apply_chance(state.draw())
                continue
            moves = state.legal_moves()
            state.play(moves[at_random(len(moves))])
            steps += 1
    return (process_time() - began) * loops * STEPS["saboteur"] / steps


@cache
def midway(name: str, seats: int) -> Any:
    """A state in the middle of a game; in a game of rounds, in the middle of the second one."""
    state: Any = find_game(name).start(seats, seed="midway")
    policy = policy_of(name)
    chooser = FastRandom(seats)
    dealt = decided = 0
    deals, decisions = MIDWAY[name]
    while dealt < deals or decided < decisions:
        if state.decider != CHANCE:
            state.advance(policy.choose(state, state.codes(), chooser))
            decided += 1
            continue
        state.deal()
        dealt += 1
        if dealt <= deals:
            decided = 0
    return state


def time_clones(loops: int, name: str, seats: int) -> float:
    """Copies of one state, made inside the engine."""
    state = midway(name, seats)
    began = process_time()
    clones(state, loops)
    return process_time() - began


def time_worlds(loops: int, seats: int) -> float:
    """Worlds in which a seat would see just what it sees, drawn one after another."""
    state = midway("saboteur", seats)
    view = state.view(state.decider)
    chooser = FastRandom(1)
    began = process_time()
    worlds = Worlds(view)
    for _ in range(loops):
        worlds.draw(chooser)
    return process_time() - began


# --- The library --------------------------------------------------------------------------------


def time_library_views(loops: int, name: str, seats: int) -> float:
    """Views of seat 0 after the first deal, as the library makes them."""
    state = game_named(name).start(seats, seed="views")
    state.deal()
    began = process_time()
    for _ in range(loops):
        state.view(0)
    return process_time() - began


def time_library_steps(loops: int, name: str, seats: int) -> float:
    """A whole game played by the library, each move checked against the rules and written down.

    The moves are known beforehand: choosing them isn't timed.
    """
    moves = moves_of_a_game(name, seats)
    began = process_time()
    for _ in range(loops):
        state = game_named(name).start(seats, seed="steps")
        state.deal()
        for move in moves:
            state.play(move)
            while state.is_chance:
                state.deal()
    return (process_time() - began) * STEPS[name] / len(moves)


@cache
def moves_of_a_game(name: str, seats: int) -> list[Any]:
    """The moves of a game that random players have played; nobody proposes to end it."""
    state = game_named(name).start(seats, seed="steps")
    chooser = random.Random(seats)
    moves: list[Any] = []
    while not state.is_over:
        if state.is_chance:
            state.deal()
            continue
        moves.append(chooser.choice([one for one in state.legal_moves if str(one) != "propose"]))
        state.play(moves[-1])
    return moves


# --- Growth -------------------------------------------------------------------------------------


@cache
def grown(cards: int, seats: int, number: int) -> State:
    """A state with some tunnel cards, laid at random where they fit and not beside a goal."""
    chooser = random.Random(number)
    while True:
        state = GAME.start(seats, seed=f"grown {number}")
        state.deal()
        if all(lay_anywhere(state, chooser) for _ in range(cards)):
            return state


def lay_anywhere(state: State, chooser: random.Random) -> bool:
    """Lays any card that continues from the start; returns whether there was one."""
    maze = state.table.maze
    places = [place for place in range(maze.places()) if is_open(state, place)]
    if not places:
        return False
    place = chooser.choice(places)
    shape = chooser.choice([shape for shape in range(SHAPES) if maze.fits(place, shape)])
    maze.lay(maze.x(place), maze.y(place), shape, TUNNEL)
    return True


def is_open(state: State, place: int) -> bool:
    maze = state.table.maze
    return (
        not maze.occupant(place) and maze.lit_required(place) != 0 and not beside_goal(state, place)
    )


def beside_goal(state: State, place: int) -> bool:
    near = [state.table.maze.beside(place, side) for side in range(4)]
    goals = [state.table.goal_place[goal] for goal in range(GOALS)]
    return any(one in goals for one in near if one != NO_PLACE)


def time_grown(loops: int, cards: int, seats: int) -> float:
    """One step in each of many mazes of one size; making the copies isn't timed."""
    total = 0.0
    chooser = FastRandom(1)
    for _ in range(loops):
        numbers = [number % MAZES for number in range(STEPS["saboteur"])]
        states = [grown(cards, seats, number).clone() for number in numbers]
        began = process_time()
        single_steps(states, chooser)
        total += process_time() - began
    return total


# --- Starting -----------------------------------------------------------------------------------


def time_import(loops: int, module: str) -> float:
    """An import in a fresh interpreter, without the start of the interpreter itself."""
    code = f"from time import perf_counter as t; b = t(); import {module}; print(t() - b)"
    command = (sys.executable, "-c", code)
    return sum(float(subprocess.check_output(command)) for _ in range(loops))


def time_help(loops: int) -> float:
    """The whole of `pitprop --help`, from the start of the process to its end."""
    command = (str(Path(sys.executable).with_name("pitprop")), "--help")
    began = perf_counter()
    for _ in range(loops):
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - began


# --- The reference: OpenSpiel's hanabi, written in C++ -------------------------------------------


def time_hanabi(loops: int, seats: int, draws_count: bool = False) -> float:
    """Whole games played by OpenSpiel's own loop over its own random players, all of it C++.

    A step is a decision of a player; with `draws_count`, so is each card that chance deals. Making
    the states before the first card isn't timed.
    """
    import pyspiel

    game = pyspiel.load_game("hanabi", {"players": seats})
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(seats)]
    states = [game.new_initial_state() for _ in range(loops)]
    began = process_time()
    for number, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, number)
    time = process_time() - began
    steps = sum(len(state.history()) if draws_count else decisions(state) for state in states)
    return time * loops * HANABI_STEPS / steps


def time_hanabi_from_python(loops: int, seats: int) -> float:
    """The same game played by interpreted Python, choosing from the list of legal actions."""
    import pyspiel

    game = pyspiel.load_game("hanabi", {"players": seats})
    steps = 0
    began = process_time()
    for _ in range(loops):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[at_random(len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[at_random(len(actions))])
                steps += 1
    return (process_time() - began) * loops * HANABI_STEPS / steps


def time_hanabi_clones(loops: int, seats: int) -> float:
    """Copies of one state in the middle of a game, asked for one by one from Python."""
    import pyspiel

    state = pyspiel.load_game("hanabi", {"players": seats}).new_initial_state()
    chooser = random.Random(seats)
    while decisions(state) < HANABI_STEPS // 2:
        state.apply_action(chooser.choice(state.legal_actions()))
    began = process_time()
    for _ in range(loops):
        state.clone()
    return process_time() - began


def decisions(state: Any) -> int:
    """How many of a game's actions were players'."""
    return sum(1 for action in state.full_history() if action.player >= 0)


# --- The list -----------------------------------------------------------------------------------


Row = tuple[str, int, Timer, tuple[Any, ...]]
"""Name, operations per loop, timer and its arguments."""

#: The games by the names of their rows: Saboteur's have no prefix.
GAMES = (
    ("", "saboteur", SEATS),
    ("sabotage-", "sabotage", SABOTAGE_SEATS),
    ("dark-cave-", "dark_cave", DARK_CAVE_SEATS),
)


def benchmarks() -> list[Row]:
    """All rows that this engine is measured for."""
    if engine_mode() == "interpreted":
        return [
            (f"{prefix}playout-interpreted-{seats}", STEPS[game], time_playouts, (game, seats))
            for prefix, game, counts in GAMES
            for seats in counts
        ]
    found: list[Row] = []
    for prefix, game, counts in GAMES:
        for seats in counts:
            found += [
                (f"{prefix}playout-{seats}", STEPS[game], time_playouts, (game, seats)),
                (f"{prefix}codes-{seats}", STEPS[game], time_codes, (game, seats)),
                (f"{prefix}clone-{seats}", 1, time_clones, (game, seats)),
                (f"{prefix}library-view-{seats}", 1, time_library_views, (game, seats)),
                (f"{prefix}library-step-{seats}", STEPS[game], time_library_steps, (game, seats)),
            ]
    for seats in SEATS:
        found += [
            (f"typed-{seats}", STEPS["saboteur"], time_typed, (seats,)),
            (f"world-{seats}", 1, time_worlds, (seats,)),
        ]
    for seats in HANABI_SEATS:
        found += [
            (f"hanabi-{seats}", HANABI_STEPS, time_hanabi, (seats,)),
            (f"hanabi-with-draws-{seats}", HANABI_STEPS, time_hanabi, (seats, True)),
            (f"hanabi-from-python-{seats}", HANABI_STEPS, time_hanabi_from_python, (seats,)),
            (f"hanabi-clone-{seats}", 1, time_hanabi_clones, (seats,)),
        ]
    found += [
        (f"grown-{cards}-{seats}", STEPS["saboteur"], time_grown, (cards, seats))
        for seats in SEATS
        for cards in CARDS
    ]
    found += [
        ("import-package", 1, time_import, ("pitprop",)),
        ("import-engine", 1, time_import, ("pitprop.games.saboteur.game",)),
        ("help", 1, time_help, ()),
    ]
    return found


def main() -> None:
    runner = pyperf.Runner()
    runner.metadata["engine"] = engine_mode()
    for name, things, timer, arguments in benchmarks():
        runner.bench_time_func(name, timer, *arguments, inner_loops=things)


if __name__ == "__main__":
    main()
