"""A table's game from its log."""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State
from pitprop.core.registry import find_game
from pitprop.server.rows import CHANCE_SEAT, Entry, Progress, Stored, TableRow


class OtherDeckError(PitpropError):
    """A game that was begun with another deck than the one here: it can't be played on."""


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
        OtherDeckError: its cards are not those of the deck here.
    """
    check_deck(stored)
    game = find_game(stored.row.game)
    state = start(stored.row)
    for entry in stored.log:
        carry_out(game, state, entry)
    return state


def check_deck(stored: Stored) -> None:
    """See that a game can be played on with the deck here.

    Raises:
        OtherDeckError: its cards are not those of the deck here.
    """
    if stored.row.deck not in (None, find_game(stored.row.game).deck):
        raise OtherDeckError("this game was begun with another deck than the one here")


def carry_out(game: Game, state: State, entry: Entry) -> None:
    """Carry out an entry of the log on a state.

    Args:
        game: the game.
        state: the state, changed in place.
        entry: the entry.
    """
    if entry.seat == CHANCE_SEAT:
        chance, _ = game.parse_chance(state, entry.text.split("\n"))
        state.apply_chance(chance)
    else:
        state.play(game.parse_move(entry.text))


def progress(state: State) -> Progress:
    """How far a game has got."""
    public = state.view(SPECTATOR).wire()
    return Progress(
        started=public.round > 0,
        over=state.decider == TERMINAL,
        round=public.round,
        rounds=public.rounds,
        phase=public.phase,
        decider=state.decider,
    )


def waits_for_deal(state: State) -> bool:
    """Whether somebody has to ask for the next round."""
    return state.decider == CHANCE and progress(state).phase == DEALING
