"""A table's game from its log."""

from __future__ import annotations

from typing import Any

from pitprop.core import public_table
from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State
from pitprop.core.installed.registry import find_game
from pitprop.core.records.headers import RULES
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, Progress, Stored, TableRow


class UnplayableError(PitpropError):
    """A game that can't be played on here.

    Attributes:
        key: why, for the page.
    """

    key: ErrorKey


class OtherDeckError(UnplayableError):
    """It was begun with another deck than the one here."""

    key = "other-deck"


class OtherRulesError(UnplayableError):
    """It was begun under other rules, by which the same moves may come to something else."""

    key = "other-rules"


class DamagedError(UnplayableError):
    """Its log can't have been written by a table."""

    key = "damaged"


DEALING = "dealing"
"""The phase in which a round waits to be dealt; every game uses this name."""


def start(row: TableRow) -> State:
    """The game before its first deal."""
    return find_game(row.game).start(
        row.players, edition=row.edition, options=row.options, seed=row.seed, first=row.first
    )


def replay(stored: Stored) -> State:
    """The game after all entries of the log; outcomes of chance are taken from there.

    Raises:
        UnplayableError: it can't be played on here; says why.
    """
    state = started(stored)
    game = find_game(stored.row.game)
    for entry in stored.log:
        carry_out(game, state, entry)
    return state


def started(stored: Stored) -> State:
    """The game before its first deal, if it can be carried out here.

    Raises:
        UnplayableError: it can't; says why.
    """
    row = stored.row
    if row.rules != RULES:
        raise OtherRulesError(
            f"this game was begun under rules {row.rules}; here are rules {RULES}"
        )
    try:
        deck = find_game(row.game).deck
        state = start(row)
    except PitpropError as error:
        raise DamagedError(f"the game can't be begun: {error}") from error
    if row.deck not in (None, deck):
        raise OtherDeckError("this game was begun with another deck than the one here")
    for number, entry in enumerate(stored.log, 1):
        if entry.number != number:
            raise DamagedError(f"entry {number} of the log is missing")
    return state


def carry_out(game: Game, state: State, entry: Entry) -> None:
    """Carry out an entry of the log on a state.

    Args:
        game: the game.
        state: the state, changed in place.
        entry: the entry.

    Raises:
        DamagedError: it can't be carried out there.
    """
    try:
        if entry.seat == CHANCE_SEAT:
            chance, _ = game.parse_chance(state, entry.text.split("\n"))
            state.apply_chance(chance)
        elif entry.seat != state.decider:
            raise DamagedError(f"seat {entry.seat} isn't the one to decide")
        else:
            state.play(game.parse_move(entry.text))
    except Exception as error:
        reason = str(error).partition("\n")[0] or type(error).__name__
        message = f"entry {entry.number} of the log can't be carried out: {reason}"
        raise DamagedError(message) from error


def progress(state: State) -> Progress:
    """How far a game has got."""
    view = state.view(SPECTATOR)
    return progress_of(
        state, view.public_wire() if isinstance(view, DescribedView) else view.wire()
    )


def progress_of(state: State, public: Any) -> Progress:
    """How far a game has got.

    Args:
        state: the state.
        public: what everybody is told of it.
    """
    return Progress(
        started=public.round > 0,
        over=state.decider == TERMINAL,
        round=public.round,
        rounds=public.rounds,
        phase=public.phase,
        decider=state.decider,
    )


def deals(entry: Entry) -> bool:
    """Whether an entry of the log deals hands: chance also takes single cards (D-42, D-66).

    Args:
        entry: the entry.
    """
    lines = entry.text.split("\n") if entry.seat == CHANCE_SEAT else []
    return any(line.startswith("hand ") for line in lines)


def waits_for_deal(state: State) -> bool:
    """Whether somebody has to ask for the next round."""
    if state.decider != CHANCE:
        return False
    if isinstance(state, DescribedState):
        return state.public.phase == public_table.DEALING
    return progress(state).phase == DEALING
