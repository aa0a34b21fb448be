"""How the finished rounds of a position ended, and the gold that came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pitprop.core.description.complaints import Complaint, absent_seats, blame
from pitprop.core.description.lines import UNKNOWN
from pitprop.core.errors import PositionError
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.knowledge.secrets import Pick, Returned
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.gold import SABOTEUR_PAY, cards_for_diggers, pickers
from pitprop.games.saboteur.rules.table import (
    DIGGERS_WON,
    NOBODY_WON,
    SABOTEURS_WON,
    RoundResult,
    Table,
)
from pitprop.games.saboteur.text.position.lines import Setup
from pitprop.games.saboteur.text.position.result_line import SetupPick, SetupResult


class Results:
    """The results that a position tells.

    Raises:
        PositionError: one of them cannot arise; names the clause.
    """

    def __init__(self, setup: Setup, table: Table) -> None:
        self._setup = setup
        self._seats = table.seats
        self._gold_for_players = table.options.gold_for_players
        self._in_order = sorted(setup.results.items())
        for complaint in self._complaints():
            raise complaint

    def results(self) -> tuple[RoundResult, ...]:
        """As the table holds them."""
        return tuple(self._result(number, result) for number, result in self._in_order)

    def gained(self) -> tuple[tuple[int, ...], ...]:
        """Each round's gold pieces by seat; all of it has to be told."""
        return tuple(self._gold(result) for _, result in self._in_order)

    def picks(self) -> tuple[Pick, ...]:
        """The gold cards taken whose value is told, with those that they were picked from."""
        return tuple(
            Pick(number, pick.seat, self._offer(number, result, at), pick.value)
            for number, result in self._in_order
            for at, pick in enumerate(result.took or ())
            if pick.value != UNKNOWN
        )

    def returned(self) -> tuple[Returned, ...]:
        """The gold cards put back under the stack whose value is told."""
        return tuple(
            Returned(number, back.seat, back.value)
            for number, result in self._in_order
            for back in result.returned
            if back.value != UNKNOWN
        )

    # --- What a result comes to -----------------------------------------------------------------

    def _result(self, number: int, result: SetupResult) -> RoundResult:
        nothing = (0,) * self._seats
        is_paid = result.winner == SABOTEURS_WON
        return RoundResult(
            winner=result.winner,
            last_seat=self._last_seat(number, result),
            roles=result.roles,
            cards=self._cards(result),
            pay=self._gold(result) if is_paid else nothing,
            due=self._due(result) if is_paid else nothing,
            returned=self._counts([back.seat for back in result.returned]),
        )

    def _last_seat(self, number: int, result: SetupResult) -> int:
        """That of the current round has a line of its own."""
        if result.winner == DIGGERS_WON:
            return result.reached_by
        return self._setup.last if number == self._setup.round else result.last

    def _counts(self, seats: list[int]) -> tuple[int, ...]:
        return tuple(Counter(seats)[seat] for seat in range(self._seats))

    def _cards(self, result: SetupResult) -> tuple[int, ...]:
        if result.took is not None:
            return self._counts([pick.seat for pick in result.took])
        return tuple(result.cards or (0,) * self._seats)

    def _gold(self, result: SetupResult) -> tuple[int, ...]:
        gold = list(result.gold or (0,) * self._seats)
        for pick in result.took or ():
            gold[pick.seat] += pick.value
        return tuple(gold)

    def _roles(self, result: SetupResult) -> tuple[int, ...]:
        """Those of the players."""
        return result.roles[: self._seats]

    def _due(self, result: SetupResult) -> tuple[int, ...]:
        """S-64."""
        roles = self._roles(result)
        due = SABOTEUR_PAY[roles.count(SABOTEUR)]
        return tuple(due if role == SABOTEUR else 0 for role in roles)

    def _left(self, number: int) -> list[int]:
        """The gold cards that have not been taken yet."""
        is_now = number == self._setup.round and self._setup.offer is not None
        return self._setup.offer[1] if is_now and self._setup.offer else []

    def _offer(self, number: int, result: SetupResult, at: int) -> tuple[int, ...]:
        """S-61: what a card was picked from: all that were taken after it, and what is left."""
        took = (result.took or [])[at:]
        if took[0].offer:
            return tuple(sorted(took[0].offer))
        return tuple(sorted([*(pick.value for pick in took), *self._left(number)]))

    # --- What cannot be -------------------------------------------------------------------------

    def _complaints(self) -> Iterator[PositionError]:
        for number, result in self._in_order:
            line = f"result {number}"
            yield from blame(line, self._complaints_about_seats(number, result))
            yield from blame(line, self._complaints_about(number, result))
        if self._setup.offer is not None and not self._setup.offer[1]:
            yield PositionError("there is no gold card to pick [S-61]", "offer")
        yield from blame("gold, result", self._complaints_about_gold_held())

    def _complaints_about_seats(self, number: int, result: SetupResult) -> Iterator[Complaint]:
        picked = [pick.seat for pick in (*(result.took or ()), *result.returned)]
        named = {f"result {number}": [*picked, result.reached_by, result.last]}
        yield from absent_seats(named, self._seats, "S-2")
        for amounts in (result.cards, result.gold):
            if amounts is not None and len(amounts) != self._seats:
                yield f"the gold of round {number} is that of {self._seats} players [S-80]"
        if UNKNOWN in result.roles:
            yield f"all roles of round {number} are known to everybody [S-57]"

    def _complaints_about(self, number: int, result: SetupResult) -> Iterator[str]:
        if (result.reached_by != NO_SEAT) != (result.winner == DIGGERS_WON):
            yield f"round {number}: it is told whose card reached the treasure, if any did [S-50]"
            return
        if result.last != NO_SEAT and (result.winner == DIGGERS_WON or number == self._setup.round):
            yield f"round {number}: who played its last card is told already [S-65]"
        if (result.cards is None) != (result.gold is None) or (result.cards and result.took):
            yield f"round {number}: either cards and gold are told, or who took what [S-80]"
        if result.winner == DIGGERS_WON:
            yield from self._complaints_about_diggers(number, result)
        elif result.took or self._left(number):
            yield f"round {number}: gold is picked where the diggers have won [S-61]"
        if result.winner == NOBODY_WON and SABOTEUR in self._roles(result):
            yield f"round {number}: where the diggers haven't won, a saboteur has [S-67]"
        if result.winner == SABOTEURS_WON:
            yield from self._complaints_about_saboteurs(number, result)
        elif result.returned:
            yield f"round {number}: no saboteur has put back gold cards [S-65]"

    def _complaints_about_diggers(self, number: int, result: SetupResult) -> Iterator[str]:
        roles = self._roles(result)
        if any(
            role == SABOTEUR and count
            for role, count in zip(roles, self._cards(result), strict=True)
        ):
            yield f"round {number}: a saboteur gets nothing where the diggers have won [S-62]"
        due = cards_for_diggers(roles, self._gold_for_players)
        took = [pick.seat for pick in result.took or ()]
        count = sum(self._cards(result)) + len(self._left(number))
        if count > due or (0 < count < due and self._setup.stack):
            yield f"round {number}: {due} gold cards are shared out, not {count} [S-60]"
        order = pickers(roles, result.reached_by, len(took) + 1)
        if took != order[:-1]:
            yield f"round {number}: the diggers pick counter-clockwise, one after the other [S-61]"
        now = self._setup.offer[0] if self._left(number) and self._setup.offer else order[-1]
        if now != order[-1]:
            yield f"round {number}: it is for seat {order[-1] + 1} to pick a gold card [S-61]"
        for at, pick in enumerate(result.took or ()):
            yield from self._complaints_about_pick(number, result, at, pick)

    def _complaints_about_pick(
        self, number: int, result: SetupResult, at: int, pick: SetupPick
    ) -> Iterator[str]:
        if pick.value == UNKNOWN:
            return
        later = [other.value for other in (result.took or [])[at:]] + self._left(number)
        offer = list(self._offer(number, result, at))
        known = Counter(value for value in later if value != UNKNOWN)
        if UNKNOWN in offer or len(offer) != len(later) or known - Counter(offer):
            yield f"round {number}: seat {pick.seat + 1} can't have picked from those cards [S-61]"

    def _complaints_about_saboteurs(self, number: int, result: SetupResult) -> Iterator[str]:
        due = self._due(result)
        if not any(due):
            yield f"round {number}: there is no saboteur who could have won it [S-67]"
        for seat, worth in enumerate(self._gold(result)):
            if worth > due[seat] or (worth > 0) != (self._cards(result)[seat] > 0):
                yield f"round {number}: seat {seat + 1} is due {due[seat]} gold pieces [S-64]"
        for back in result.returned:
            if not due[back.seat]:
                yield f"round {number}: only saboteurs turn over gold cards [S-65]"

    def _complaints_about_gold_held(self) -> Iterator[str]:
        """What a seat got last comes last; gold of which no result tells comes before it."""
        for seat in range(self._seats):
            held = self._setup.gold[seat]
            given = sum(self._cards(result)[seat] for _, result in self._in_order)
            if given > len(held):
                yield f"seat {seat + 1} has got {given} gold cards but holds {len(held)} [S-70]"
                continue
            cards = held[len(held) - given :]
            for number, result in self._in_order:
                count = self._cards(result)[seat]
                got, cards = cards[:count], cards[count:]
                if not self._is_what_was_given(result, seat, got):
                    yield f"seat {seat + 1} holds other gold cards than round {number} gave [S-70]"

    def _is_what_was_given(self, result: SetupResult, seat: int, got: list[int]) -> bool:
        if UNKNOWN in got:
            return True
        if result.took is not None:
            took = [pick.value for pick in result.took if pick.seat == seat]
            return UNKNOWN in took or took == got
        return sum(got) == self._gold(result)[seat]
