"""Whether a puzzle's answer is right: asked of the rules, of beliefs and of search once more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.records.replay import replay
from pitprop.games.dark_cave.rules.cards import SABOTEUR as TRAITOR
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.puzzles.making import (
    cave_traitors,
    cave_ways,
    sabotage_moves,
    saboteur_cards,
    saboteur_roles,
)
from pitprop.puzzles.puzzle import Puzzle, cut

GO_ON: Final = "go on"
"""What is done instead of closing."""

_WORLDS: Final = 60


class WrongPuzzleError(PitpropError):
    """A puzzle whose answer isn't so."""


def check(puzzle: Puzzle, worlds: int = _WORLDS) -> None:
    """Check that a puzzle can be asked, and that its answer is right.

    Args:
        puzzle: the puzzle.
        worlds: in how many worlds moves are played out.

    Raises:
        PitpropError: the record breaks a rule, or something else is right.
    """
    state = replay(cut(puzzle.record, puzzle.after))
    if state.decider != puzzle.seat:
        raise WrongPuzzleError(f"seat {puzzle.seat + 1} has nothing to decide there")
    for text in [*puzzle.line[:1], *(each.text for each in puzzle.candidates)]:
        _check_is_possible(puzzle, state, text)
    best = _BEST[puzzle.question](puzzle, state, worlds)
    answer = puzzle.candidates[puzzle.answer].text
    if best != answer:
        raise WrongPuzzleError(f"the answer is {answer}, and {best or 'nothing'} is right")


def _check_is_possible(puzzle: Puzzle, state: Any, text: str) -> None:
    if text[0].isdigit() or text == GO_ON:
        return
    refusal = state.view(puzzle.seat).refusal(find_game(puzzle.game).parse_move(text))
    if refusal is not None:
        raise WrongPuzzleError(f"{text} isn't allowed there")


def _likeliest(puzzle: Puzzle, believed: Mapping[tuple[int, ...], float], state: Any) -> str:
    """The likeliest answer, where it is the truth as well."""
    best = max(believed, key=lambda who: believed[who])
    roles = [_is_guilty(puzzle.game, state.view(seat)) for seat in best]
    return "+".join(str(seat + 1) for seat in best) if all(roles) else ""


def _is_guilty(game: str, view: Any) -> bool:
    if game == "saboteur":
        return bool(view.role == SABOTEUR)
    return bool(view.characters[view.seat] == TRAITOR)


def _saboteurs(puzzle: Puzzle, state: Any, _worlds: int) -> str:
    count = len(puzzle.candidates[0].seats)
    return _likeliest(puzzle, saboteur_roles.believed(state.view(puzzle.seat), count), state)


def _traitor(puzzle: Puzzle, state: Any, _worlds: int) -> str:
    believed = cave_traitors.believed(state.view(puzzle.seat), puzzle.facts["clan"])
    return _likeliest(puzzle, believed, state)


def _card(puzzle: Puzzle, state: Any, worlds: int) -> str:
    view = state.view(puzzle.seat)
    tries = saboteur_cards.Tries(view, "check")
    moves = {str(move): at for at, move in enumerate(view.legal_moves())}
    among = [moves[each.text] for each in puzzle.candidates]
    tries.look(among, worlds)
    best = tries.best(1)[0]
    return puzzle.candidates[among.index(best)].text


def _match(puzzle: Puzzle, state: Any, worlds: int) -> str:
    view = state.view(puzzle.seat)
    tries = sabotage_moves.Tries(view, "check")
    moves = {str(move): at for at, move in enumerate(view.legal_moves())}
    texts = [each.text for each in puzzle.candidates]
    if GO_ON in texts:
        # Going on is worth what the best move is worth; that one stands for it.
        texts[texts.index(GO_ON)] = puzzle.line[0] if puzzle.line[0] != "close" else ""
    among = [moves[text] for text in texts if text]
    if "" in texts:
        among += [at for text, at in moves.items() if text != "close"]
    tries.look(among, worlds)
    best = next(at for at in tries.best(len(moves)) if at in among)
    if best == among[0] or "" not in texts:
        return puzzle.candidates[among.index(best)].text
    return GO_ON


def _reached(puzzle: Puzzle, state: Any, _worlds: int) -> str:
    is_there = cave_ways.target_of(puzzle.question, state, puzzle.seat)
    moves = {str(state.spell(code)): int(code) for code in state.codes()}
    found = [
        each.text
        for each in puzzle.candidates
        if cave_ways.way(state, puzzle.seat, moves[each.text], is_there) is not None
    ]
    return found[0] if len(found) == 1 else ""


_BEST: Final[Mapping[str, Callable[[Puzzle, Any, int], str]]] = {
    "saboteur": _saboteurs,
    "saboteurs": _saboteurs,
    "card": _card,
    "close": _match,
    "move": _match,
    "traitor": _traitor,
    "way": _reached,
    "gold": _reached,
}
