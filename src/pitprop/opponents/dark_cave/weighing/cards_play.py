"""Weighing what to do with a card: laying it, playing it, passing it (D-20)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from pitprop.games.dark_cave.rules.allowed import victims_of
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    AXE,
    CREATURE_NAMES,
    KIND_NAMES,
    RAT,
    SEAT_BIT,
    SLOTS,
)
from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    LAY,
    LURE,
    PASS,
    PROPOSE,
    ROCKFALL_ON,
    SWAP_WITH,
    WEB_ON,
    card_of,
    end_of,
    field_of,
    kind_of,
    seat_of,
    second_of,
)
from pitprop.games.dark_cave.text.spelling import place_name
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.choosing import percent, percent_but_for_certain, tenths
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.cave_graph import cell_price
from pitprop.opponents.dark_cave.weighing.ending import weigh_proposal
from pitprop.opponents.dark_cave.weighing.information_value import gain_of_look
from pitprop.opponents.dark_cave.weighing.laying import Laying
from pitprop.opponents.dark_cave.weighing.webs import web_delays, weigh_cut
from pitprop.opponents.dark_cave.weighing.worth import (
    A_CARD,
    axe_ready,
    axe_share,
    drawing,
    harm,
    keeping,
)

_NOTICED: Final = 0.002
"""Less than this isn't worth mentioning."""

_WASTED: Final = 0.03
"""What it costs to spend a turn for nothing: to pass, or to play a card without effect.

What is laid may yet be of use to somebody; what is passed is gone.
"""

_LOOK_FACTOR: Final = 5.5
"""How many times more it is worth to have seen a goal than the steps saved at once.

What has been seen tells at each later turn which way to build; but the more others are searching,
too, the more one learns from them anyway. Found by play.
"""

_KNOWN_TO_OTHERS: Final = 0.9
"""How much less it is worth to look at a goal that another's movement will reveal."""

_LOOK_AT_CLAN: Final = 0.28
"""What it is worth to know whom somebody who knows what to do works for.

It is worth the more, the less one knows of all of them.
"""

_GIVEAWAY: Final = 0.2
_SPENT: Final = 0.7
"""How much of a card's worth in hand counts against playing it now."""

_CONFRONTATION_CHANCE: Final = 0.5
"""How likely a dwarf is to walk into a creature that bars its way, rather than around it."""

_ROCKFALLS_WEIGHED: Final = 2
"""How many cards are looked at closely as targets of a rockfall."""


class CardPlay:
    """Weighs the moves with cards of one decision."""

    __slots__ = ("_ahead", "_at", "_delays", "_laying", "_rockfalls")

    def __init__(self, situation: Situation, codes: list[int]) -> None:
        self._at = situation
        self._laying = Laying(situation)
        kinds = {kind_of(code) for code in codes}
        self._rockfalls = self._best_rockfalls(codes) if ROCKFALL_ON in kinds else {}
        self._delays = web_delays(situation) if WEB_ON in kinds else {}
        self._ahead = self._ways_ahead() if LURE in kinds else {}

    def weigh(self, code: int) -> Candidate:
        """What a move is worth."""
        candidate = Candidate(code)
        self._weigh(candidate, kind_of(code))
        if kind_of(code) not in (PROPOSE, CUT, PASS):
            self._explain_drawing(candidate)
        return candidate

    def _weigh(self, candidate: Candidate, kind: int) -> None:
        code = candidate.code
        if kind == PROPOSE:
            weigh_proposal(self._at, candidate)
            return
        if kind == CUT:
            weigh_cut(self._at, candidate)
            return
        if kind == PASS:
            self._pass(candidate)
            return
        self._spend(candidate)
        if kind == LAY:
            self._explain_changes(candidate, self._laying.changes(code))
        elif kind == INFO_GOAL:
            self._look_at_goal(candidate)
        elif kind == INFO_CLAN:
            self._look_at_clan(candidate)
        elif kind == ROCKFALL_ON:
            self._explain_changes(candidate, self._rockfalls.get(field_of(code), {}))
        elif kind == WEB_ON:
            self._explain_changes(candidate, self._delays.get(field_of(code), {}))
        elif kind == EQUIP:
            self._equip(candidate)
        elif kind == SWAP_WITH:
            self._swap(candidate)
        elif kind == LURE:
            self._lure(candidate)

    # --- What they have in common ---------------------------------------------------------------

    def _spend(self, candidate: Candidate) -> None:
        gain = self._gain_of_drawing(candidate.code)
        if gain < -_NOTICED:
            candidate.add(gain, "spent", card=KIND_NAMES[card_of(candidate.code)])
        else:
            candidate.score += gain

    def _gain_of_drawing(self, code: int) -> float:
        """How much more the next card is worth than the one that is played."""
        return drawing(self._at) - _SPENT * keeping(self._at, card_of(code))

    def _explain_drawing(self, candidate: Candidate) -> None:
        """Say that a card is drawn only where nothing else speaks for the move.

        It holds for whatever card is played, and has been counted (`_spend`).
        """
        gain = self._gain_of_drawing(candidate.code)
        if gain > _NOTICED and all(reason.weight <= 0 for reason in candidate.reasons):
            candidate.remark(gain, "draws", card=KIND_NAMES[card_of(candidate.code)])

    def _explain_changes(self, candidate: Candidate, changes: dict[int, float]) -> None:
        """Give own way, mates and others a sentence each; count what the move gives away."""
        at = self._at
        sums = {"mates": 0.0, "others": 0.0}
        for seat, change in changes.items():
            weighed = change * at.weights[seat]
            if seat == at.seat:
                if abs(weighed) > _NOTICED:
                    key = "own-nearer" if weighed > 0 else "own-farther"
                    candidate.add(weighed, key, gold=tenths_of(change))
                else:
                    candidate.score += weighed
                continue
            sums["mates" if at.weights[seat] > 0 else "others"] += weighed
            if change < -0.05:
                self._give_away(candidate, seat, change)
        for who, weighed in sums.items():
            if abs(weighed) > _NOTICED:
                key = f"{who}-{'good' if weighed > 0 else 'bad'}"
                candidate.add(weighed, key, gold=tenths_of(weighed))
            else:
                candidate.score += weighed
        if all(reason.key == "spent" for reason in candidate.reasons):
            candidate.add(-_WASTED, "no-difference")

    def _give_away(self, candidate: Candidate, seat: int, change: float) -> None:
        """An undetected saboteur doesn't harm those who take it for a mate."""
        at = self._at
        if not at.hides or at.weights[seat] > 0:
            return
        cost = _GIVEAWAY * at.looks_like_mate(seat) * at.earliness * min(1.0, -2 * change)
        if cost > _NOTICED:
            candidate.add(-cost, "giveaway", percent=percent(at.suspected))

    # --- Kinds of move --------------------------------------------------------------------------

    def _pass(self, candidate: Candidate) -> None:
        at = self._at
        cards = [card for card in (card_of(candidate.code), second_of(candidate.code)) if card >= 0]
        drawn = min(len(cards), int(at.view.table.pile_size())) * drawing(at)
        kept = sum(keeping(at, card) for card in cards)
        names = " ".join(KIND_NAMES[card] for card in cards)
        gain = drawn - kept - _WASTED
        candidate.score += gain
        # It says why these cards rather than others: that doesn't speak against passing.
        candidate.remark(max(gain, 0.0), "passed", cards=names)

    def _look_at_goal(self, candidate: Candidate) -> None:
        at = self._at
        goal = int(at.view.table.goal_at(field_of(candidate.code)))
        chance = at.exit[goal]
        open_goals = sum(1 for each in at.exit if each)
        node = at.at[at.seat]
        if open_goals <= 1 or not chance:
            candidate.add(-0.1, "goal-known")
            return
        if node < 0:
            candidate.add(0.0, "look-too-late")
            return
        others = [at.purposefulness[seat] for seat in at.inside() if seat != at.seat]
        searching = sum(others, 1.0)
        worth = _LOOK_FACTOR / searching * gain_of_look(at, goal) * at.gold(at.seat)
        worth *= 1 - _KNOWN_TO_OTHERS * at.informed_by_others(goal)
        place = str(place_name(at.view.table.net, field_of(candidate.code)))
        candidate.add(worth, "look-at-goal", place=place, percent=percent_but_for_certain(chance))

    def _look_at_clan(self, candidate: Candidate) -> None:
        at = self._at
        seat = seat_of(candidate.code)
        doubts = [
            4 * same * (1 - same) * purpose
            for same, purpose in zip(at.sides, at.purposefulness, strict=True)
        ]
        worth = _LOOK_AT_CLAN * doubts[seat] * sqrt(sum(doubts))
        chance = percent_but_for_certain(at.sides[seat])
        candidate.add(worth, "look-at-clan", seat=seat, percent=chance)

    def _equip(self, candidate: Candidate) -> None:
        at = self._at
        seat = seat_of(candidate.code)
        node = at.at[seat]
        weight = at.weights[seat]
        if node < 0:
            candidate.add(-0.1, "dwarf-is-out", seat=seat)
            return
        is_axe = ACTION[card_of(candidate.code)] == AXE
        worth = axe_ready(at) if is_axe else at.boots_worth(seat)
        if seat == at.seat:
            candidate.add(weight * worth, "equip-self", gold=tenths_of(worth))
        else:
            chance = percent_but_for_certain(at.sides[seat])
            key = "equip-rival" if weight < 0 else "equip-other"
            candidate.add(weight * worth, key, seat=seat, percent=chance)

    def _swap(self, candidate: Candidate) -> None:
        at = self._at
        seat = seat_of(candidate.code)
        rest = list(at.view.hand)
        rest.remove(card_of(candidate.code))
        given = sum(keeping(at, kind) for kind in rest)
        gained = A_CARD * int(at.view.table.hand_size(seat)) - given
        worth = gained - at.weights[seat] * gained / 2 - A_CARD
        key = "swap-better" if worth > 0 else "swap-worse"
        candidate.add(worth, key, seat=seat)

    def _lure(self, candidate: Candidate) -> None:
        at = self._at
        creature = int(ACTION[card_of(candidate.code)]) - RAT
        victims = self._victims(candidate.code, creature)
        if not victims:
            self._bar(candidate, creature)
            return
        share = axe_share(at, victims)
        for seat in victims:
            cost = harm(at, seat, creature) * share
            if seat != at.seat and at.weights[seat] > 0:
                cost += _WASTED  # not a card to play on mates, even if they have nothing to lose
            weighed = -at.weights[seat] * cost
            if seat == at.seat:
                candidate.add(weighed, "hits-self", creature=CREATURE_NAMES[creature])
            else:
                key = "hits-mate" if at.weights[seat] > 0 else "hits-other"
                chance = percent_but_for_certain(1 - at.sides[seat])
                candidate.add(
                    weighed, key, creature=CREATURE_NAMES[creature], seat=seat, percent=chance
                )
                self._give_away(candidate, seat, -1.0)

    def _bar(self, candidate: Candidate, creature: int) -> None:
        """D-65, D-67: for a round, whoever walks through its field is stopped and attacked."""
        at = self._at
        end = end_of(candidate.code) if end_of(candidate.code) >= 0 else field_of(candidate.code)
        weighed = 0.0
        for seat, ahead in self._ahead.items():
            if end in ahead:
                lost = at.pace(seat) - 1 - ahead.index(end)
                later = at.value_at(seat, at.at[seat]) - at.value_at(seat, at.at[seat], lost)
                cost = later * at.gold(seat) + harm(at, seat, creature)
                weighed -= at.weights[seat] * cost * axe_share(at, [seat])
        name = CREATURE_NAMES[creature]
        if weighed > _NOTICED:
            candidate.add(_CONFRONTATION_CHANCE * weighed, "bars-way", creature=name)
        else:
            candidate.add(_CONFRONTATION_CHANCE * weighed - _WASTED, "hits-nobody", creature=name)

    def _ways_ahead(self) -> dict[int, list[int]]:
        """The fields that each of the others is likely to walk over in its next turn."""
        at = self._at
        return {
            seat: at.route(seat, at.target(seat))[1 : 1 + at.pace(seat)]
            for seat in at.inside()
            if seat != at.seat
        }

    def _victims(self, code: int, creature: int) -> list[int]:
        table = self._at.view.table
        met = victims_of(table, creature, field_of(code), end_of(code))
        return [seat for seat in range(table.seats) if met & SEAT_BIT[seat]]

    # --- Rockfall -------------------------------------------------------------------------------

    def _best_rockfalls(self, codes: list[int]) -> dict[int, dict[int, float]]:
        """What the most promising rockfalls change for each seat."""
        at = self._at
        places = {field_of(code) for code in codes if kind_of(code) == ROCKFALL_ON}
        rough = dict.fromkeys(places, 0.0)
        for seat in at.inside():
            goal = at.target(seat)
            before = at.prices[goal][at.at[seat]]
            after = before + cell_price(at.view.seats)
            lost = at.value_towards(seat, goal, before) - at.value_towards(seat, goal, after)
            on_way = {node // SLOTS for node in at.route(seat, goal) if node < at.graph.first_cell}
            for place in on_way & places:
                rough[place] -= at.weights[seat] * lost * at.gold(seat)
        best = sorted(rough, key=lambda place: -rough[place])[:_ROCKFALLS_WEIGHED]
        return {place: self._after_rockfall(place) for place in best if rough[place] > 0}

    def _after_rockfall(self, place: int) -> dict[int, float]:
        at = self._at
        longer = at.blocked(range(SLOTS * place, SLOTS * place + SLOTS))
        detour = cell_price(at.view.seats)
        for goal, before in enumerate(at.prices):
            if before:
                longer[goal] = [
                    min(new, old + detour) for new, old in zip(longer[goal], before, strict=True)
                ]
        return {seat: at.changed(seat, longer) for seat in at.inside()}


def tenths_of(gold: float) -> str:
    """An amount of gold for people to read, at least a tenth."""
    return tenths(max(abs(gold), 0.1))
