"""Worlds that a seat can't tell from the real one, drawn at random (law 9).

Everything is built from a view: what the seat knows stays as it is, what it doesn't know is filled
in with the cards that it has not seen, each under a back of its group. Of the cards that it gave
away in a swap it knows where they went (D-91): into a hand, and from there nowhere but onto the
table or face down onto the discard pile. A world tells how it came about: its log has the private
parts of what the others did.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream, with_others
from pitprop.core.face_down import FACE_DOWN, face_down_group, known_face_down
from pitprop.core.hand import EMPTY_HAND, packed, with_card
from pitprop.core.public_table import DEALING, filled
from pitprop.core.records.deal_lines import left_over
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.census import cards_on_table
from pitprop.games.dark_cave.knowledge.given import PUT_FACE_DOWN, Histories, History
from pitprop.games.dark_cave.knowledge.sample_log import full_log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import (
    DECKS,
    GOAL_BIT,
    GOALS,
    GROUP_OF,
    SEAT_BIT,
    clan_cards,
)
from pitprop.games.dark_cave.rules.clans import possible_deals
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.state import State, new_state
from pitprop.games.dark_cave.rules.table import GROUP_UNIT, Table, group_count

_WORD_RANGE: Final = 2**30


def sample_state(view: View, draw: RandomStream) -> State:
    """A state in which the seat would see just this view.

    What chance decides later comes from a seed of its own, taken from `draw`. The draw pile holds
    what is left of it, as if nothing had been drawn yet.
    """
    random = FastRandom((draw.below(_WORD_RANGE) << 30) + draw.below(_WORD_RANGE))
    return _begun(view, random) if view.table.phase == DEALING else Worlds(view).draw(random)


def _begun(view: View, random: FastRandom) -> State:
    """A state with the view's table; what chance decides later comes from a seed of its own."""
    return new_state(view.table.clone(), f"{random.below(_WORD_RANGE)} {random.below(_WORD_RANGE)}")


class Worlds:
    """All that a view leaves open after the deal, prepared for drawing many worlds."""

    def __init__(self, view: View) -> None:
        unseen = unseen_cards(view)
        self._view = view
        self._seat: i64 = view.seat
        self._hand: i64 = packed(view.hand)
        self._histories = Histories(view, unseen)
        self._put = _put_face_down(view)
        self._unseen = [
            vec[i64]([kind for kind in unseen if GROUP_OF[kind] == group])
            for group in range(len(GROUPS))
        ]
        self._goals = vec[i64](left_over(range(GOALS), view.known_goals))
        self._hidden = vec[i64](known_face_down(view.table.discards, view.hidden, view.seat))
        self._clans = possible_clans(view)
        self._looked = _looked(view)
        self._met = _met(view)

    def draw(self, random: FastRandom) -> State:
        """One world."""
        view = self._view
        state = _begun(view, random)
        self._draw_clans(state, random)
        state.goals = self._draw_goals(random)
        history = self._histories.draw(random)
        self._deal(state, history, random)
        state.looked = self._looked[:]
        state.met = self._met[:]
        state.log = full_log(state, view, history, random)
        return state

    def _draw_clans(self, state: State, random: FastRandom) -> None:
        """D-11: every way in which the clan cards may have been dealt is as likely as another."""
        characters, state.aside = self._clans[random.below(len(self._clans))]
        state.characters = vec[i64](characters)

    def _draw_goals(self, random: FastRandom) -> vec[i64]:
        """D-10: the goals that the seat doesn't know are the others, in any order."""
        return vec[i64](with_others(self._view.known_goals, random.shuffled(self._goals)))

    # --- Cards ----------------------------------------------------------------------------------

    def _deal(self, state: State, history: History, random: FastRandom) -> None:
        """D-90: other hands, other face-down discards, the draw pile and the box, group by group.

        First the cards that the seat gave away are put where they may be; the rest is dealt out.
        """
        table = state.table
        state.hands = filled(table.seats, EMPTY_HAND)
        state.hidden = self._hidden[:]
        room = vec[i64](table.backs)
        if self._seat >= 0:
            state.hands[self._seat] = self._hand
            room[self._seat] = 0
        left = [random.shuffled(cards) for cards in self._unseen]
        self._put_given(state, room, left, history)
        used = vec[i64]([0, 0, 0])
        self._fill_hands(state, room, left, used)
        self._fill_hidden(state, left, used)
        pile = vec[i64]()
        box: list[int] = []
        group: i64
        for group in range(len(GROUPS)):
            end = used[group] + table.pile[group]
            for kind in left[group][used[group] : end]:
                pile = append(pile, kind)
            box.extend(left[group][end:])
        state.pile = pile
        state.box = tuple(sorted(box))

    def _fill_hands(
        self, state: State, room: vec[i64], left: list[vec[i64]], used: vec[i64]
    ) -> None:
        seat: i64
        for seat in range(state.table.seats):
            group: i64
            for group in range(len(GROUPS)):
                count = group_count(room[seat], group)
                while count > 0:
                    card = left[group][used[group]]
                    state.hands[seat] = with_card(state.hands[seat], card)
                    used[group] += 1
                    count -= 1

    def _fill_hidden(self, state: State, left: list[vec[i64]], used: vec[i64]) -> None:
        at: i64 = 0
        for card in state.table.discards:
            if card >= FACE_DOWN:
                if state.hidden[at] < 0:
                    group = face_down_group(card)
                    state.hidden[at] = left[group][used[group]]
                    used[group] += 1
                at += 1

    def _put_given(
        self, state: State, room: vec[i64], left: list[vec[i64]], history: History
    ) -> None:
        """D-91: the cards given away are in the hands that they went to, or were put face down."""
        for seat, kinds in enumerate(history.held):
            for kind in kinds:
                state.hands[seat] = with_card(state.hands[seat], kind)
                room[seat] -= GROUP_UNIT[GROUP_OF[kind]]
                left[GROUP_OF[kind]] = _without(left[GROUP_OF[kind]], kind)
        for at, kind in history.left.items():
            if at in self._put:
                state.hidden[self._put[at]] = kind
                left[GROUP_OF[kind]] = _without(left[GROUP_OF[kind]], kind)


def _put_face_down(view: View) -> dict[int, int]:
    """For each entry of the log that puts a card face down, the number of that discard.

    The lowest ones may have come there before the log begins (in a set-up position).
    """
    entries = [at for at, logged in enumerate(view.log) if log.event_of(logged) in PUT_FACE_DOWN]
    first = sum(card >= FACE_DOWN for card in view.table.discards) - len(entries)
    return {at: first + number for number, at in enumerate(entries)}


def _without(cards: vec[i64], kind: i64) -> vec[i64]:
    """The cards less one of a kind, the others in their order."""
    kept = vec[i64]()
    gone = False
    for card in cards:
        if card == kind and not gone:
            gone = True
        else:
            kept = append(kept, card)
    return kept


def unseen_cards(view: View) -> list[int]:
    """The cards that lie where the seat can't see them, sorted."""
    seen = [*cards_on_table(view.table), *view.hand, *view.hidden]
    return left_over([kind for deck in DECKS for kind in deck], seen)


def possible_clans(view: View) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """D-11, D-80: all that the players' characters and the cards laid aside may be.

    Each comes as often as there are ways to deal it; a game that is over shows all characters.
    """
    table = view.table
    if table.result is not None:
        characters = table.result.characters
        return [(characters, rest_of_clans(table, characters))]
    deals = possible_deals(table, view.characters, view.aside)
    return [
        world
        for characters, ways in sorted(deals, key=lambda deal: deal[0][::-1])
        for world in [(characters, rest_of_clans(table, characters))] * ways
    ]


def rest_of_clans(table: Table, characters: tuple[int, ...]) -> tuple[int, ...]:
    """D-11: the clan cards laid aside when the players have these characters."""
    left = clan_cards(table.seats, table.clans[0])
    for seat, character in enumerate(characters):
        left.remove(2 * table.clans[seat] + character)
    return tuple(sorted(left))


def _looked(view: View) -> vec[i64]:
    """D-50: who has looked at which goal is public."""
    table = view.table
    looked = filled(table.seats, 0)
    for logged in view.log:
        if log.event_of(logged) == log.LOOKED_GOAL:
            goal = table.goal_at(log.spot_of(logged) >> 6)
            looked[log.seat_of(logged)] |= GOAL_BIT[goal]
    if view.seat >= 0:
        for goal in range(GOALS):
            if view.known_goals[goal] != table.goal_shown[goal]:
                looked[view.seat] |= GOAL_BIT[goal]
    return looked


def _met(view: View) -> vec[i64]:
    """D-50: who has looked at whose clan card is public."""
    table = view.table
    met = filled(table.seats, 0)
    for logged in view.log:
        if log.event_of(logged) == log.LOOKED_CLAN:
            met[log.seat_of(logged)] |= SEAT_BIT[log.target_of(logged)]
    if view.seat >= 0:
        for seat in range(table.seats):
            if seat != view.seat and view.characters[seat] != table.shown[seat]:
                met[view.seat] |= SEAT_BIT[seat]
    return met
