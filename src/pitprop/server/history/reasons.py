"""Why opponents made their moves, what they said after them, and what they kept to themselves."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from pitprop.core.claims import Claim
from pitprop.core.game import SPECTATOR, Game, State, View
from pitprop.core.honesty import is_fact, truth_of, withheld
from pitprop.core.installed.registry import find_game
from pitprop.opponents import doubts
from pitprop.server.history.past_rounds import steps_of
from pitprop.server.history.replay import waits_for_deal
from pitprop.server.history.wire_reasons import wire_claim
from pitprop.server.protocol.histories import Reason, Reasons, SaidAfter
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, Stored, said_after


def reasons_of(stored: Stored) -> list[Reasons]:
    """Why opponents made their moves, and at which moves of which rounds.

    Args:
        stored: the table and its log.
    """
    reasons: list[Reasons] = []
    spoken = _Spoken(stored)
    move = 0
    made: _Made | None = None
    for state, entry in steps_of(stored):
        if made is not None:
            reasons.append(spoken.reasons_for(made, state))
            made = None
        if entry is None:
            break
        if entry.seat == CHANCE_SEAT:
            move = 0 if waits_for_deal(state) else move
            continue
        move += 1
        if entry.reasons is not None:
            public = state.view(SPECTATOR).wire()
            events = len(public.history)
            made = _Made(entry, public.round, move, events, state.view(entry.seat))
    return reasons


class _Made(NamedTuple):
    """An opponent's move, at which move of which round, after how many events, and what it knew."""

    entry: Entry
    round: int
    move: int
    events: int
    before: View


class _Spoken:
    """What opponents said after their moves."""

    def __init__(self, stored: Stored) -> None:
        self._game: Game = find_game(stored.row.game)
        self._said = {said.request: Claim(said.claim, said.params) for said in stored.talk}
        # Whoever may say nothing keeps nothing back, and nor do those who stand in for a person.
        may_talk = stored.row.talk != "none"
        self._talkers = {row.seat for row in stored.seats if may_talk and row.opponent}

    def reasons_for(self, made: _Made, state: State) -> Reasons:
        """The reasons for a move, and what came with it.

        Args:
            made: the move.
            state: the game after it.
        """
        entry = made.entry
        after, common = state.view(entry.seat), state.view(SPECTATOR)
        claim = self._said.get(said_after(entry.seat, entry.number))
        said = [] if claim is None else [claim]
        is_talker = entry.seat in self._talkers
        kept = withheld(self._game, [made.before, after, common], said) if is_talker else []
        return Reasons(
            entry.number,
            made.round,
            made.move,
            made.events,
            entry.seat,
            entry.text,
            msgspec.json.decode(entry.reasons or "[]", type=list[Reason]),
            [self._said_after(after, each) for each in said],
            [wire_claim(each) for each in kept],
        )

    def _said_after(self, view: View, claim: Claim) -> SaidAfter:
        truth = truth_of(self._game, view, claim) if is_fact(self._game, claim) else None
        known = None if truth is None else wire_claim(truth)
        return SaidAfter(claim.key, dict(claim.params), known, doubts(view, claim))
