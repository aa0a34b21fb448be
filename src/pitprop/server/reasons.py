"""Why opponents made their moves, what they said after them, and what they kept to themselves."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from pitprop.core.claims import HINT, Claim
from pitprop.core.game import SPECTATOR, Game, State, View
from pitprop.core.honesty import is_fact, truth_of, withheld
from pitprop.core.registry import find_game
from pitprop.opponents import doubts
from pitprop.server.history import steps_of
from pitprop.server.protocol.looking_back import Reason, Reasons, SaidAfter
from pitprop.server.replay import progress, waits_for_deal
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, Said, Stored
from pitprop.server.told_reasons import told_claim


def reasons_of(stored: Stored) -> list[Reasons]:
    """Why opponents made their moves, and at which moves of which rounds.

    Args:
        stored: the table and its log.
    """
    told: list[Reasons] = []
    spoken = _Spoken(stored)
    move = 0
    made: _Made | None = None
    for state, entry in steps_of(stored):
        if made is not None:
            told.append(spoken.told(made, state))
            made = None
        if entry is None:
            break
        if entry.seat == CHANCE_SEAT:
            move = 0 if waits_for_deal(state) else move
            continue
        move += 1
        if entry.reasons is not None:
            made = _Made(entry, progress(state).round, move, state.view(entry.seat))
    return told


class _Made(NamedTuple):
    """An opponent's move, at which move of which round, and what it knew before it."""

    entry: Entry
    round: int
    move: int
    before: View


class _Spoken:
    """What opponents said after their moves."""

    def __init__(self, stored: Stored) -> None:
        self._game: Game = find_game(stored.row.game)
        self._said = _by_entry(stored)
        # Where nobody may say anything, nobody keeps anything to themselves.
        self._is_silent = stored.row.talk == "none"

    def told(self, made: _Made, state: State) -> Reasons:
        """The reasons for a move, and what came with it.

        Args:
            made: the move.
            state: the game after it.
        """
        entry = made.entry
        after, common = state.view(entry.seat), state.view(SPECTATOR)
        said = self._said.get(entry.number, [])
        kept = () if self._is_silent else withheld(self._game, [made.before, after, common], said)
        return Reasons(
            entry.number,
            made.round,
            made.move,
            entry.seat,
            entry.text,
            msgspec.json.decode(entry.reasons or "[]", type=list[Reason]),
            [self._told(after, claim) for claim in said],
            [told_claim(each) for each in kept],
        )

    def _told(self, view: View, claim: Claim) -> SaidAfter:
        truth = truth_of(self._game, view, claim) if is_fact(self._game, claim) else None
        known = None if truth is None else told_claim(truth)
        return SaidAfter(claim.key, dict(claim.params), known, doubts(view, claim))


def _by_entry(stored: Stored) -> dict[int, list[Claim]]:
    """What each opponent said after each of its moves, and before the next one."""
    found: dict[int, list[Claim]] = {}
    moves = [entry for entry in stored.log if entry.reasons is not None]
    for said in stored.talk:
        before = [each for each in moves if each.seat == said.seat and each.number <= said.entry]
        if before and said.claim not in ("", HINT):
            found.setdefault(before[-1].number, []).append(_claim(said))
    return found


def _claim(said: Said) -> Claim:
    return Claim(said.claim, said.params)
