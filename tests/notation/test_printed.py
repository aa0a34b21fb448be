"""Whatever is printed of a position is in the grammar, at every moment of whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Move, State
from pitprop.core.installed.registry import find_game
from pitprop.games.saboteur.rules.state import State as SaboteurState
from tests.dark_cave.caving import caving_pilot
from tests.notation.documented import CHAPTERS, blocks, grammar, misfit, rules
from tests.notation.games import chosen

Chooser = Callable[[State, RandomStream], Move]


def digging(state: State, draw: RandomStream) -> Move:
    """Mostly towards the goals, so that the diggers win as well."""
    assert isinstance(state, SaboteurState)
    return chosen(state, draw, 9)


def any_move(state: State, draw: RandomStream) -> Move:
    moves = state.legal_moves()
    return moves[draw.below(len(moves))]


def caving(state: State, draw: RandomStream) -> Move:
    """Where nobody is asked, no end is proposed but once in a hundred times."""
    if draw.below(100) == 0:
        return any_move(state, draw)
    return caving_pilot(state.view(state.decider), draw)


def moments(game: Game, seats: int, seed: str, choose: Chooser) -> Iterator[State]:
    """A whole game, from before the first deal."""
    state = game.start(seats, seed=seed)
    draw = RandomStream(seed, "choices")
    yield state
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            state.play(choose(state, draw))
        yield state


@pytest.mark.parametrize(
    ("name", "seats", "choose"),
    [
        ("saboteur", 3, digging),
        ("saboteur", 6, digging),
        ("saboteur", 4, any_move),
        ("sabotage", 2, any_move),
        ("sabotage", 4, any_move),
        ("dark_cave", 2, caving),
        ("dark_cave", 4, caving),
        ("dark_cave", 7, caving),
    ],
)
def test_positions_are_in_the_grammar_and_read_back(name: str, seats: int, choose: Chooser) -> None:
    texts = {CHAPTERS["saboteur"], CHAPTERS[name]}
    ordered = sorted(texts, key=lambda text: text != CHAPTERS["saboteur"])
    known = grammar(rules([block for text in ordered for block in blocks("ebnf", text)]))
    game = find_game(name)
    for number, state in enumerate(moments(game, seats, "printed", choose)):
        text = game.print_position(state)
        assert not misfit(known, "position", text)
        view = state.view(number % (seats + 1) - 1 if number else SPECTATOR)
        seen = game.print_position(view)
        assert not misfit(known, "known-position", seen)
        if number % 10 == 0:
            assert game.print_position(game.parse_position(text)) == text
            assert game.print_position(game.parse_view(seen)) == seen
