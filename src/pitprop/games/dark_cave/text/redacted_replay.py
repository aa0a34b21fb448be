"""The table after a redacted record: what one seat knows of a game, played once more.

What the record doesn't tell is made up, so that the rules can carry out the moves: a hidden hand
holds whatever its player is about to play or lose. Nothing made up is shown: those cards of the
reader's hand that are told are kept apart, and what the reader gets to know has to be told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import PitpropError
from pitprop.core.face_down import unknown_card
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.hand import packed, unpacked
from pitprop.core.notation import UNKNOWN
from pitprop.core.public_table import DEALING
from pitprop.core.records.deal_lines import NOT_TOLD, DealReader, check_hidden_hands, left_over
from pitprop.core.records.record import MoveEntry, Record
from pitprop.core.records.redacted_replay import RedactedReplay
from pitprop.games.dark_cave.fault import fault
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.given import DRAWN, PLAYED, PUT_FACE_DOWN, card_played
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES, Lay, Move, Pass, Swap
from pitprop.games.dark_cave.rules.cards import (
    DECKS,
    DRAWN_BY_GROUP,
    FACE,
    GOALS,
    GROUP_OF,
    KIND,
    KIND_NAMES,
    TAKEN_OUT,
    kind_of_face,
)
from pitprop.games.dark_cave.rules.deal import Deal, Loss
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import HIDDEN
from pitprop.games.dark_cave.text.deal_text import parse_deal, parse_loss
from pitprop.games.dark_cave.text.notation import parse_taken
from pitprop.games.dark_cave.text.position.check import clan_cards_aside
from pitprop.games.dark_cave.text.words import UNKNOWN_CHARACTER, clan_of

# The groups of the cards in the box, in order (D-14).
_BOX: Final = [group for group in range(len(DECKS)) for _ in range(TAKEN_OUT)]


class CaveRedactedReplay(RedactedReplay[State, View]):
    def __init__(self, record: Record, state: State) -> None:
        super().__init__(record, state)
        self._deal: Deal | None = None
        self._hand: list[int] = []
        self._logged = 0
        self._drawn = 0
        self._is_swap_stated = False
        self._has_made_up_swaps = False

    def seen(self) -> View:
        """What the reader sees: the cards of its hand that are told, and the backs of the others.

        The log tells which cards were swapped, so it is left out where they are made up.
        """
        view = self.state.view(self.reader)
        made_up = Counter(view.hand) - Counter(self._hand)
        backs = [unknown_card(GROUP_OF[kind]) for kind in made_up.elements()]
        view.hand = [*sorted(self._hand), *sorted(backs, reverse=True)]
        if self._has_made_up_swaps:
            view.log = vec[i64]()
        return view

    def decide(self, lines: Sequence[str]) -> Deal | Loss:
        state = self.state
        if state.table.phase == DEALING:
            self._deal = parse_deal(DealReader(lines, state.seats, is_redacted=True))
            self._check_own(self._deal)
            made_up: Deal | Loss = _made_up(self._deal, state.seats)
        else:
            made_up = self._lost(lines)
        state.apply_chance(made_up)
        self._keep_up()
        return made_up

    def _check_own(self, deal: Deal) -> None:
        seat = self.reader
        check_hidden_hands(deal.hands, seat, "D-90")
        if 0 <= seat < len(deal.hands):
            self._hand = list(deal.hands[seat])
            if NOT_TOLD in self._hand or any(
                card >= UNKNOWN_CHARACTER for card in deal.clans[seat:][:1]
            ):
                raise PitpropError(fault("knows-own", seat=seat + 1))

    def _lost(self, lines: Sequence[str]) -> Loss:
        state = self.state
        seat = state.next_to_lose()
        loss = parse_loss(lines, seat, is_redacted=True)
        hand = unpacked(state.hands[seat])
        kind = loss.card
        if kind == NOT_TOLD:
            self._check_known_to(seat, lines[0])
            kind = next((held for held in hand if GROUP_OF[held] == loss.group), NOT_TOLD)
        elif seat != self.reader:
            known = loss.lines(self.reader)[0]
            raise PitpropError(fault("hidden-loss", seat=seat + 1, known=known))
        else:
            self._hold(seat, kind, 1)
        return Loss(seat, kind, loss.group)

    def _check_known_to(self, seat: int, text: str) -> None:
        if seat == self.reader:
            raise PitpropError(fault("knows-which", text=text, seat=seat + 1))

    def play(self, entry: MoveEntry) -> None:
        """Put what is played into the hand; then play it."""
        state, seat = self.state, self.state.decider
        move = MOVES.read_known(entry.text)
        if seat == CHANCE:
            raise PitpropError(fault("chance-missing"))
        if seat != TERMINAL:
            move = self._held(move)
            if isinstance(move, Swap):
                self._take(move, entry.note)
        state.play(move)
        self._keep_up()
        is_open = isinstance(move, Swap) and entry.note in ("", UNKNOWN)
        if not is_open:
            self.check_note(entry.note, seat, move, "D-50, D-90")

    # --- What is told ---------------------------------------------------------------------------

    def _keep_up(self) -> None:
        """The reader's hand as far as it is told, after what has happened since."""
        for logged in list(self.state.log)[self._logged :]:
            event = log.event_of(logged)
            is_own = log.seat_of(logged) == self.reader
            if event in DRAWN:
                self._draw(is_own)
            elif event in PLAYED and is_own:
                self._drop(card_played(logged))
            elif event in (*PUT_FACE_DOWN, log.GAVE) and is_own:
                self._drop(log.secret_of(logged))
            elif (
                event == log.GAVE and log.target_of(logged) == self.reader and self._is_swap_stated
            ):
                self._hand.append(log.secret_of(logged))
        self._logged = len(self.state.log)
        if self._deal is not None:
            self._check_completeness(self._deal)

    def _draw(self, is_own: bool) -> None:
        kind = NOT_TOLD if self._deal is None else self._deal.pile[self._drawn]
        self._drawn += 1
        if is_own and kind == NOT_TOLD:
            raise PitpropError(fault("knows-drawn", seat=self.reader + 1))
        if is_own:
            self._hand.append(kind)

    def _drop(self, kind: int) -> None:
        if kind in self._hand:
            self._hand.remove(kind)

    def _check_completeness(self, deal: Deal) -> None:
        """D-90: the deal has to tell what the reader has got to know."""
        view = self.state.view(self.reader)
        missing = [
            *(
                fault("goal-known", goal=goal + 1)
                for goal, known in enumerate(view.known_goals)
                if known != HIDDEN and deal.goals[goal] == NOT_TOLD
            ),
            *(
                fault("clan-known", seat=seat + 1)
                for seat, known in enumerate(view.characters)
                if deal.clans[seat] >= UNKNOWN_CHARACTER and (known != HIDDEN or view.table.result)
            ),
            *([fault("aside-known")] if view.aside and NOT_TOLD in deal.aside else []),
        ]
        if missing:
            raise PitpropError(missing[0])

    # --- What is made up ------------------------------------------------------------------------

    def _held(self, move: Move) -> Move:
        """D-90: what others hold isn't known; it was what they played."""
        seat = self.state.decider
        if isinstance(move, Pass):
            if MOVES.is_redacted(move):
                self._check_known_to(seat, str(move))
                return _passed(self.state, seat, move)
            for card in move.cards:
                self._hold(seat, KIND[card], move.cards.count(card))
            return move
        if isinstance(move, Lay):
            self._hold(seat, kind_of_face(FACE[move.card]), 1)
        elif hasattr(move, "card") and move.card in KIND:
            self._hold(seat, KIND[move.card], 1)
        return move

    def _hold(self, seat: int, kind: int, count: int) -> None:
        """Turn cards of the same group that aren't told into this one."""
        hand = unpacked(self.state.hands[seat])
        made_up = Counter(hand) - Counter(self._hand if seat == self.reader else ())
        for other in made_up.elements():
            if hand.count(kind) < count and GROUP_OF[other] == GROUP_OF[kind] and other != kind:
                hand[hand.index(other)] = kind
        self.state.hands[seat] = packed(hand)

    def _take(self, swap: Swap, note: str) -> None:
        """D-91: what the reader takes in a swap is told by the note; else it stays made up."""
        seat = self.state.decider
        if self.reader not in (seat, swap.seat):
            return
        giver = swap.seat if seat == self.reader else seat
        self._is_swap_stated = note not in ("", UNKNOWN)
        self._has_made_up_swaps = self._has_made_up_swaps or not self._is_swap_stated
        if not self._is_swap_stated or not 0 <= giver < self.state.seats:
            return
        taken = parse_taken(note)
        hand = unpacked(self.state.hands[giver])
        kept = [KIND[swap.card]] if giver == seat and KIND[swap.card] in hand else []
        backs = Counter([GROUP_OF[kind] for kind in hand])
        if backs != Counter([GROUP_OF[kind] for kind in (*taken, *kept)]):
            raise PitpropError(fault("gives-others", seat=giver + 1, note=note))
        self.state.hands[giver] = packed([*taken, *kept])


# --- The deal -----------------------------------------------------------------------------------


def _made_up(deal: Deal, seats: int) -> Deal:
    """The deal with something in place of what isn't told."""
    given = [*deal.pile, *deal.box, *(kind for hand in deal.hands for kind in hand)]
    left = [left_over(cards, given) for cards in DECKS]
    one, two = DRAWN_BY_GROUP[seats]
    sizes = [len(DECKS[0]) - TAKEN_OUT - seats * one, len(DECKS[1]) - TAKEN_OUT - seats * two]
    groups = [0] * sizes[0] + [1] * sizes[1]
    groups += [2] * (len(deal.pile) - len(groups))
    clans = _clans(deal.clans, seats)
    return Deal(
        first=deal.first,
        clans=clans,
        aside=tuple(clan_cards_aside(clans, seats)),
        goals=_filled(deal.goals, [0] * GOALS, [left_over(range(GOALS), deal.goals)]),
        hands=tuple(
            tuple(sorted(_filled(hand, [0] * one + [1] * two, left))) for hand in deal.hands
        ),
        pile=_filled(deal.pile, groups, left),
        box=_filled(deal.box, _BOX, left),
    )


def _filled(
    given: Sequence[int], groups: Sequence[int], left: Sequence[list[int]]
) -> tuple[int, ...]:
    """Replace each thing that isn't told by one that is left of its group; any excess stays."""
    filled = [
        left[group].pop() if kind == NOT_TOLD and left[group] else kind
        for kind, group in zip(given, groups, strict=False)
    ]
    return (*filled, *given[len(groups) :])


def _clans(clans: Sequence[int], seats: int) -> tuple[int, ...]:
    """Clan cards of which only the clan is known are loyal, as long as loyal ones are left."""
    left = clan_cards_aside(clans, seats)
    cards = []
    for card in clans:
        if card >= UNKNOWN_CHARACTER:
            fitting = [other for other in left if other >> 1 == clan_of(card)]
            card = fitting[0] if fitting else 2 * clan_of(card)
            if fitting:
                left.remove(card)
        cards.append(card)
    return tuple(cards)


# --- Moves --------------------------------------------------------------------------------------


def _passed(state: State, seat: int, move: Pass) -> Move:
    """Any cards with these backs."""
    hand = unpacked(state.hands[seat])
    cards = []
    for back in move.cards:
        group = GROUPS.index(back.partition(":")[0])
        kind = next((held for held in hand if GROUP_OF[held] == group), None)
        if kind is None:
            raise PitpropError(fault("nothing-to-pass", seat=seat + 1, group=GROUPS[group]))
        hand.remove(kind)
        cards.append(kind)
    cards.sort(key=lambda kind: (GROUP_OF[kind], kind))
    return Pass(tuple(KIND_NAMES[kind] for kind in cards))
