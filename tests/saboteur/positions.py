"""Hand-made positions in the notation, and what can be asked of them from the outside."""

from __future__ import annotations

from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.state import State
from tests.moving import Moving

EDITIONS = [edition.name for edition in GAME.options.editions]
"""All editions that there are: for what holds in every one of them."""

_MOVING: Moving[State] = Moving(GAME.name)
after, refused = _MOVING.after, _MOVING.refused


def position(*lines: str, seats: int = 3, edition: str = "amigo", **options: str) -> State:
    """A position from lines of notation; what isn't named is as after a deal.

    Args:
        lines: lines such as `hand 1 EW NS` or `maze EW@1,0`; seat 1 is on turn unless told.
        seats: the number of players.
        edition: the edition's name.
        options: changes to it.
    """
    changes = " ".join(f"{name}={value}" for name, value in options.items())
    header = ["[game saboteur]", f"[edition {edition}]"]
    if changes:
        header.append(f"[options {changes}]")
    words = {line.split()[0] for line in lines}
    defaults = [line for line in ("round 1", "turn 1") if line.split()[0] not in words]
    return GAME.parse_position("\n".join([*header, *defaults, *lines]) + "\n")


def lays(state: State) -> set[str]:
    """The path cards that may be laid, as moves."""
    return {str(move) for move in state.legal_moves() if str(move).startswith("lay ")}


def kinds_of_move(state: State) -> set[str]:
    """The verbs of all legal moves."""
    return {str(move).split()[0] for move in state.legal_moves()}
