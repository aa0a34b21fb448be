"""Sharing out the gold (S-60 to S-69)."""

from __future__ import annotations

from collections import Counter

import pytest

from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import GOLD_DECK
from pitprop.games.saboteur.rules.gold import pickers
from pitprop.games.saboteur.rules.state import State
from tests.saboteur.positions import EDITIONS, after, position, refused

DRAWN = {"saboteurs": "drawn"}
"""How many saboteurs play where `roles` deals them, whatever an edition has chosen."""


def roles(*saboteurs: int, seats: int, left_over: str = "digger") -> str:
    """The roles line with saboteurs at these seats (from 1)."""
    dealt = ["saboteur" if seat in saboteurs else "digger" for seat in range(1, seats + 1)]
    return f"roles {' '.join(dealt)} | {left_over}"


def stack(*top: int) -> str:
    """The gold line: these on top of the stack, the rest of the 28 cards below."""
    rest = Counter(GOLD_DECK)
    rest.subtract(top)
    return f"stack {' '.join(str(value) for value in [*top, *rest.elements()])}"


def treasure_reached(
    *lines: str, seats: int, edition: str = "amigo", by: int = 1, **options: str
) -> State:
    """The last card of a round won by the diggers has just been laid by seat `by`."""
    state = position(
        f"turn {by}",
        f"hand {by} NESW",
        "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0",
        "goals NE treasure NW",
        *lines,
        seats=seats,
        edition=edition,
        **DRAWN | options,
    )
    return after(state, "lay NESW 7,0")


def treasure_missed(*lines: str, seats: int, edition: str, last: int = 1, **options: str) -> State:
    """The last card of a round has just been passed by seat `last`."""
    hands = [f"hand {seat} {'EW' if seat == last else '-'}" for seat in range(1, seats + 1)]
    state = position(
        f"turn {last}", *hands, "pile -", *lines, seats=seats, edition=edition, **DRAWN | options
    )
    return after(state, "pass EW")


def take_best(state: State) -> list[int]:
    """Everybody picks the best card; returns who picked, in order."""
    order = []
    while state.view(-1).wire().phase == "taking":
        order.append(state.decider)
        best = max(state.view(state.decider).wire().offer)
        state.play(GAME.parse_move(f"take {best}"))
    return order


SABOTEURS_OF = {
    3: [1],
    4: [1],
    5: [1, 2],
    6: [1, 2],
    7: [1, 2, 3],
    8: [1, 2, 3],
    9: [1, 2, 3],
    10: [1, 2, 3, 4],
}


@pytest.mark.clause("S-60")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(3, 11))
def test_how_many_gold_cards_are_drawn(seats: int, edition: str) -> None:
    saboteurs = [seats + 1 - seat for seat in SABOTEURS_OF[seats]]
    state = treasure_reached(roles(*saboteurs, seats=seats), seats=seats, edition=edition)
    by_players = 9 if seats == 10 else seats
    counted = GAME.options.edition(edition).values["gold_draw"]
    due = {"diggers": seats - len(saboteurs), "players": by_players}[counted]
    view = state.view(-1).wire()
    assert view.offered == due
    assert view.stack == 28 - due


@pytest.mark.clause("S-60")
def test_the_card_left_over_is_not_counted_among_the_diggers() -> None:
    state = treasure_reached(roles(seats=3, left_over="saboteur"), seats=3)
    assert state.view(-1).wire().offered == 3


@pytest.mark.clause("S-61")
def test_who_reached_the_treasure_picks_first_then_counter_clockwise_past_saboteurs() -> None:
    state = treasure_reached(roles(2, 5, seats=6), seats=6, by=4)
    assert take_best(state) == [3, 2, 0, 5]


@pytest.mark.clause("S-61")
@pytest.mark.parametrize("edition", ["web", "nl"])
def test_with_a_card_for_each_player_some_diggers_get_more_than_one(edition: str) -> None:
    state = treasure_reached(roles(2, 5, seats=6), seats=6, by=4, edition=edition)
    assert take_best(state) == [3, 2, 0, 5, 3, 2]
    assert [player.gold_cards for player in state.view(-1).wire().players] == [1, 0, 2, 2, 0, 1]
    assert pickers(state.table.results[-1].roles[:6], 3, 6) == [3, 2, 0, 5, 3, 2]


@pytest.mark.clause("S-61")
def test_only_a_card_that_was_passed_on_can_be_picked_and_forced_ones_are_decisions_too() -> None:
    state = treasure_reached(roles(3, seats=3, left_over="digger"), stack(1, 1), seats=3)
    assert {str(move) for move in state.legal_moves()} == {"take 1"}
    assert refused(state, "take 3") == ("not-offered", "S-61")
    assert refused(state, "pass EW") == ("wrong-phase-take", "S-61")
    state = after(state, "take 1")
    assert {str(move) for move in state.legal_moves()} == {"take 1"}
    assert refused(position("hand 1 EW"), "take 1") == ("nothing-to-take", "S-61")


@pytest.mark.clause("S-61")
def test_were_there_fewer_cards_than_due_all_are_drawn() -> None:
    state = treasure_reached(
        roles(3, seats=3),
        "stack 2",
        "gold 1 " + " ".join(["1"] * 16 + ["2"] * 7),
        "gold 2 3 3 3 3",
        seats=3,
    )
    assert state.view(-1).wire().offered == 1
    assert take_best(state) == [0]
    assert state.view(-1).wire().phase == "dealing"


@pytest.mark.clause("S-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_saboteur_may_reach_the_treasure_and_gets_nothing(edition: str) -> None:
    state = treasure_reached(roles(4, seats=4), seats=4, by=4, edition=edition)
    view = state.view(-1).wire()
    assert view.results[-1].winner == "diggers"
    assert view.results[-1].last_seat == 3
    assert take_best(state)[:3] == [2, 1, 0]
    assert state.view(-1).wire().players[3].gold_cards == 0


@pytest.mark.clause("S-63", "S-81")
def test_picking_is_a_secret_decision_and_each_picker_sees_what_is_passed_on() -> None:
    state = treasure_reached(roles(4, seats=4), stack(3, 2, 1), seats=4, by=1)
    assert state.view(0).wire().offer == (1, 2, 3)
    assert state.view(1).wire().offer == ()
    state = after(state, "take 2")
    assert (state.decider, state.view(2).wire().offer) == (2, (1, 3))
    assert state.view(0).wire().offer == ()
    took = {
        reader: [event.secret for event in state.events(reader) if event.key == "took"]
        for reader in (0, 1, 2, 3, -1)
    }
    assert took == {0: [{"value": 2}], 1: [{}], 2: [{}], 3: [{}], -1: [{}]}
    gold = [player.gold for player in state.view(0).wire().players]
    assert gold == [(2,), None, None, None]


@pytest.mark.clause("S-61", "S-63")
def test_everybody_sees_how_many_cards_are_left_and_how_many_each_has_taken() -> None:
    state = treasure_reached(roles(4, seats=4), stack(3, 2, 1), seats=4, by=1)
    seen = []
    while state.view(-1).wire().phase == "taking":
        view = state.view(-1).wire()
        assert len(view.results) == 1
        seen.append((view.offered, view.results[-1].cards))
        state.play(state.legal_moves()[0])
    assert seen == [(3, (0, 0, 0, 0)), (2, (1, 0, 0, 0)), (1, (1, 0, 1, 0))]
    assert state.view(-1).wire().results[-1].cards == (1, 1, 1, 0)
    assert state.view(-1).wire().offered == 0


@pytest.mark.clause("S-64", "S-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("seats", "saboteurs", "worth"),
    [
        *((3, [1], 4), (4, [3], 4), (5, [2, 4], 3), (5, [2], 4), (6, [1, 6], 3), (7, [1, 2, 3], 3)),
        *((8, [1, 2, 3], 3), (9, [7, 8, 9], 3), (10, [1, 2, 3, 4], 2), (10, [1, 2, 3], 3)),
    ],
)
def test_what_each_saboteur_is_paid(
    seats: int, saboteurs: list[int], worth: int, edition: str
) -> None:
    """Counted among the players: at ten there may be three, the fourth lying aside."""
    in_play = len(SABOTEURS_OF[seats])
    left_over = "saboteur" if len(saboteurs) < in_play else "digger"
    state = treasure_missed(
        roles(*saboteurs, seats=seats, left_over=left_over), seats=seats, edition=edition
    )
    result = state.view(-1).wire().results[-1]
    expected = [worth if seat in saboteurs else 0 for seat in range(1, seats + 1)]
    assert list(result.pay) == expected
    assert state.scores() == expected


@pytest.mark.clause("S-65")
@pytest.mark.parametrize(
    ("top", "paid"),
    [
        ((1, 1, 1, 1, 2, 2, 3), [3, 1]),
        ((2, 2, 1, 3), [3, 1]),
    ],
)
def test_exact_pay_is_fewest_cards_largest_first(top: tuple[int, ...], paid: list[int]) -> None:
    state = treasure_missed(roles(2, seats=3), stack(*top), seats=3, edition="amigo")
    assert state.view(1).wire().players[1].gold == tuple(paid)


@pytest.mark.clause("S-65")
@pytest.mark.parametrize(
    ("left", "paid"),
    [
        ("2 2 2", [2, 2]),
        ("1 1 2", [2, 1, 1]),
        ("1 1 1 1", [1, 1, 1, 1]),
        ("2 2 1", [2, 2]),
    ],
)
def test_exact_pay_without_the_best_cards(left: str, paid: list[int]) -> None:
    state = treasure_missed(
        roles(2, seats=3), f"stack {left}", held_by_first(left), seats=3, edition="amigo"
    )
    assert state.view(1).wire().players[1].gold == tuple(paid)


@pytest.mark.clause("S-64", "S-65")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "left", "paid"),
    [
        (5, (2, 4), "1 1 1 1 1 1", [[1, 1, 1], [1, 1, 1]]),
        (5, (2, 4), "2 1 1 1 1", [[2, 1], [1, 1, 1]]),
        (5, (2, 4), "2 2 2 1 1", [[2, 1], [2, 1]]),
        (10, (2, 3, 4, 5), "1 1 1 1 1 1 1 1", [[1, 1]] * 4),
        (10, (2, 3, 4, 5), "2 3 1 1 1 1 2", [[2], [2], [1, 1], [1, 1]]),
    ],
)
def test_exact_pay_in_small_change(
    seats: int, saboteurs: tuple[int, ...], left: str, paid: list[list[int]]
) -> None:
    state = treasure_missed(
        roles(*saboteurs, seats=seats),
        f"stack {left}",
        held_by_first(left),
        seats=seats,
        edition="amigo",
    )
    found = [state.view(seat - 1).wire().players[seat - 1].gold for seat in saboteurs]
    assert found == [tuple(cards) for cards in paid]


def held_by_first(left: str) -> str:
    """Seat 1 holds all gold cards that are not left in the stack."""
    rest = Counter(GOLD_DECK)
    rest.subtract(int(value) for value in left.split())
    return f"gold 1 {' '.join(str(value) for value in rest.elements())}"


@pytest.mark.clause("S-65")
def test_exact_pay_takes_of_equal_cards_the_one_nearest_the_top_and_keeps_the_order() -> None:
    left = "2 1 2 3 1 2"
    state = treasure_missed(
        roles(2, seats=3), f"stack {left}", held_by_first(left), seats=3, edition="amigo"
    )
    assert list(state.stack) == [2, 2, 1, 2]


@pytest.mark.clause("S-65")
def test_saboteurs_are_served_clockwise_from_the_player_after_the_last_card() -> None:
    """Only one exact 3 lies there: it goes to who is served first, 2+1 to the next."""
    left = "3 2 1"
    for last, first, second in ((1, 2, 4), (3, 4, 2), (4, 2, 4), (2, 4, 2)):
        state = treasure_missed(
            roles(2, 4, seats=5),
            f"stack {left}",
            held_by_first(left),
            seats=5,
            edition="amigo",
            last=last,
        )
        assert state.view(first - 1).wire().players[first - 1].gold == (3,)
        assert state.view(second - 1).wire().players[second - 1].gold == (2, 1)


@pytest.mark.clause("S-65")
def test_pay_by_drawing_turns_cards_until_the_worth_is_reached() -> None:
    left = "2 3 1 1 2"
    state = treasure_missed(
        roles(2, seats=3), f"stack {left}", held_by_first(left), seats=3, edition="web"
    )
    assert state.view(1).wire().players[1].gold == (2, 1, 1)
    assert list(state.stack) == [2, 3], "the 3 overshot and went face down to the bottom"


@pytest.mark.clause("S-65", "S-69")
def test_that_a_card_went_back_is_public_and_which_is_not() -> None:
    left = "2 3 1 1 2"
    state = treasure_missed(
        roles(2, seats=3), f"stack {left}", held_by_first(left), seats=3, edition="web"
    )
    secrets = {
        reader: [event.secret for event in state.events(reader) if event.key == "returned"]
        for reader in (0, 1, 2, -1)
    }
    assert secrets == {0: [{}], 1: [{"value": 3}], 2: [{}], -1: [{}]}


@pytest.mark.clause("S-66")
@pytest.mark.parametrize(
    ("edition", "left", "paid", "worth"),
    [
        ("amigo", "1", [1], 1),
        ("web", "1", [1], 1),
        ("amigo", "2", [2], 2),
        ("amigo", "3 3", [3], 3),
        ("amigo", "2 1", [2, 1], 3),
        ("web", "3 3", [3], 3),
        ("web", "3 2", [3], 3),
        ("nl", "3 3", [3], 3),
    ],
)
def test_pay_that_cannot_be_made(edition: str, left: str, paid: list[int], worth: int) -> None:
    state = treasure_missed(
        roles(2, seats=3), f"stack {left}", held_by_first(left), seats=3, edition=edition
    )
    result = state.view(-1).wire().results[-1]
    assert state.view(1).wire().players[1].gold == tuple(paid)
    assert (result.pay[1], result.due[1]) == (worth, 4)
    assert state.result_lines()[-1].endswith("short 2")


@pytest.mark.clause("S-67")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_nobody_gets_gold_when_the_treasure_is_missed(
    seats: int, edition: str
) -> None:
    state = treasure_missed(roles(seats=seats, left_over="saboteur"), seats=seats, edition=edition)
    view = state.view(-1).wire()
    assert view.results[-1].winner == "nobody"
    assert state.scores() == [0] * seats
    assert view.stack == 28


@pytest.mark.clause("S-67")
def test_with_a_saboteur_at_three_players_the_saboteur_is_paid_in_the_web_edition() -> None:
    state = treasure_missed(roles(3, seats=3), seats=3, edition="web")
    assert state.scores() == [0, 0, 4]


@pytest.mark.clause("S-68", "S-82")
def test_gold_values_are_kept_secret_until_the_end_of_the_game() -> None:
    state = treasure_reached(roles(4, seats=4), stack(3, 2, 1), seats=4, by=1)
    take_best(state)
    for reader in (0, 1, 2, 3, -1):
        players = state.view(reader).wire().players
        shown = [seat for seat, player in enumerate(players) if player.gold is not None]
        assert shown == ([reader] if reader >= 0 else [])
        assert [player.gold_cards for player in players] == [1, 1, 1, 0]


@pytest.mark.clause("S-69")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "left", "kept"),
    [
        (8, (2, 3, 4), "2 2 1 2 2 2 2 2 2 1", [[2, 1], [2, 1], [2]]),
        (10, (2, 3, 4, 5), "3 1 1 1 1 1 1 1 3 3", [[1, 1], [1, 1], [1, 1], [1]]),
    ],
)
def test_drawing_always_ends(
    seats: int, saboteurs: tuple[int, ...], left: str, kept: list[list[int]]
) -> None:
    """Ten gold cards that can't pay every saboteur: each turns over the stack once at most."""
    state = treasure_missed(
        roles(*saboteurs, seats=seats),
        f"stack {left}",
        held_by_first(left),
        seats=seats,
        edition="web",
    )
    paid = [state.view(seat - 1).wire().players[seat - 1].gold for seat in saboteurs]
    assert paid == [tuple(cards) for cards in kept]
    assert sum(len(cards) for cards in kept) + state.view(-1).wire().stack == 10
