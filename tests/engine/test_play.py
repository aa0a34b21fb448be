"""Whole games, with everything that the rules say of a turn found anew after every decision."""

from __future__ import annotations

from typing import cast

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, View
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.options import OPTIONS
from pitprop.games.saboteur.rules.state import State
from tests.conformance.digging import digging_pilot
from tests.engine import reference
from tests.thorough import trials

MATERIAL = 67

all_options = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.values) for option in OPTIONS.options}
)


class Playing(RuleBasedStateMachine):
    """A game of any number of players with any options, played in any way."""

    state: State

    @initialize(seats=st.integers(3, 10), options=all_options, seed=st.integers(0, 10**6))
    def start(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.seats, self.options, self.seed = seats, options, str(seed)
        self.steps = 0
        self.begin()

    def begin(self) -> None:
        self.state = GAME.start(self.seats, options=self.options, seed=f"{self.seed} {self.steps}")
        self.go_on()

    def go_on(self) -> None:
        if self.state.decider == CHANCE:
            self.state.apply_chance(self.state.draw())

    def is_running(self) -> bool:
        return self.state.decider >= 0

    def play(self, text: str) -> None:
        seat, before = self.state.decider, self.state.view(SPECTATOR).wire()
        self.state.play(GAME.parse_move(text))
        self.check_turn(seat, before.pile, text)
        self.go_on()

    def check_turn(self, seat: int, pile: int, text: str) -> None:
        """S-16, S-21: a card is drawn while there are any, and the next player is on turn."""
        after = self.state.view(SPECTATOR).wire()
        verb = text.split(" ")[0]
        if verb in ("take", "turn") or after.phase != "playing":
            return
        assert after.pile == max(0, pile - 1)
        skipped = [event.seat for event in after.history if event.key == "skipped"]
        assert after.on_turn == (seat + 1) % self.state.seats or skipped

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def play_any(self, choice: int) -> None:
        moves = self.state.legal_moves()
        self.play(str(moves[choice % len(moves)]))

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def play_any_kind(self, choice: int) -> None:
        """Each verb as likely as any other: rockfalls and repairs as well as tunnels."""
        texts = [str(move) for move in self.state.legal_moves()]
        verbs = sorted({text.split(" ")[0] for text in texts})
        verb = verbs[choice % len(verbs)]
        texts = [text for text in texts if text.split(" ")[0] == verb]
        self.play(texts[choice // len(verbs) % len(texts)])

    @precondition(is_running)
    @rule(moves=st.integers(1, 12))
    def dig(self, moves: int) -> None:
        for _ in range(moves):
            if self.is_running():
                self.steps += 1
                view = cast(View, self.state.view(self.state.decider))
                self.play(str(digging_pilot(view, RandomStream(self.seed, f"dig {self.steps}"))))

    @precondition(is_running)
    @rule()
    def pass_the_round_away(self) -> None:
        """Down to the last cards, so that ends of rounds and gold come up."""
        while self.state.view(SPECTATOR).table.pile_size and self.state.decider >= 0:
            texts = [str(move) for move in self.state.legal_moves()]
            self.play(next((text for text in texts if text.startswith("pass")), texts[0]))

    @precondition(lambda self: not self.is_running())
    @rule()
    def play_again(self) -> None:
        self.begin()

    @invariant()
    def moves_are_those_of_the_clauses(self) -> None:
        if not self.is_running():
            return
        view = self.state.view(self.state.decider).wire()
        listed = sorted(map(str, self.state.legal_moves()))
        if view.phase == "playing":
            assert listed == sorted(reference.legal(view))
        elif view.phase == "taking":
            assert listed == sorted({f"take {value}" for value in view.offer})
        else:
            ways = {text.removeprefix("turn ") for text in listed}
            assert len(ways) == 2
            assert {reference.half_turn(way) for way in ways} == ways

    @invariant()
    def tunnels_lead_back_to_the_start(self) -> None:
        view = self.state.view(SPECTATOR).wire()
        if view.round:
            lit = reference.lit_openings(reference.cards_of(view))
            assert {(card.x, card.y): set(card.lit) for card in view.maze} == lit

    @invariant()
    def no_joined_goal_lies_face_down(self) -> None:
        view = self.state.view(SPECTATOR).wire()
        if view.phase == "playing":
            assert reference.faced_goals(view) == []

    @invariant()
    def tunnel_cards_fit_their_neighbours(self) -> None:
        """S-31; only a stone may misfit (S-53)."""
        view = self.state.view(SPECTATOR).wire()
        cards = {(card.x, card.y): card.card for card in view.maze if card.kind != "goal"}
        assert all(reference.fits(cards, place, card) for place, card in cards.items())

    @invariant()
    def nothing_is_lost(self) -> None:
        counted = self.state.census()
        if counted:
            kinds = [name for name in counted if "gold" not in name and "goal " not in name]
            dwarves = counted["digger"] + counted["saboteur"]
            assert dwarves == len(self.state.roles)
            assert sum(counted[name] for name in kinds) - dwarves == MATERIAL
            assert [counted[f"gold {value}"] for value in (1, 2, 3)] == [16, 8, 4]

    @invariant()
    def nobody_decides_at_the_end_only(self) -> None:
        view = self.state.view(SPECTATOR).wire()
        assert (self.state.decider == TERMINAL) == (view.phase == "over")
        assert bool(view.winners) == (view.phase == "over")


Playing.TestCase.settings = settings(max_examples=trials(30), stateful_step_count=40, deadline=None)
TestPlaying = Playing.TestCase
