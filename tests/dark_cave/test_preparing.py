"""Preparing the game (D-10 to D-15)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.options import OPTIONS
from tests.dark_cave.positions import dealt, draw_pile, seen, start

# The check figures of the rules: the draw pile after dealing, by group.
PILES = {
    2: [14, 22, 21],
    3: [9, 22, 21],
    4: [4, 22, 21],
    5: [4, 17, 21],
    6: [0, 16, 21],
    7: [3, 8, 21],
    8: [0, 6, 21],
}


@pytest.mark.clause("D-10")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_goals_lie_face_down_in_the_corners(seats: int) -> None:
    far = 4 if seats <= 5 else 3
    goals = seen(dealt(seats)).goals
    corners = [(-far, -far), (far, -far), (-far, far), (far, far)]
    assert [(goal.x, goal.y) for goal in goals] == corners
    assert {goal.face for goal in goals} == {None}
    orders = {tuple(dealt(seats, seed=f"{number}").goals) for number in range(40)}
    assert len(orders) > 10


@pytest.mark.clause("D-11", "D-12")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (2, ["blue-loyal", "yellow-loyal"]),
        (3, ["yellow-loyal"] * 2 + ["yellow-saboteur"] * 2),
        (8, ["blue-loyal"] * 3 + ["blue-saboteur"] + ["yellow-loyal"] * 3 + ["yellow-saboteur"]),
    ],
)
def test_everybody_is_told_how_many_of_each_there_are(seats: int, cards: list[str]) -> None:
    begun = dealt(seats, one_clan="yellow") if seats == 3 else dealt(seats)
    for seat in (-1, 0):
        assert seen(begun, seat).clan_cards == tuple(cards)
    assert seen(start(seats)).clan_cards == ()


@pytest.mark.clause("D-11")
def test_two_players_are_loyal_dwarves_of_both_clans() -> None:
    counted = dealt(2).census()
    clans = {name: count for name, count in counted.items() if name.startswith(("blue", "yellow"))}
    assert clans == {"blue-loyal": 1, "yellow-loyal": 1}
    assert seen(dealt(2)).aside == 0


@pytest.mark.clause("D-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_belong_to_one_clan(seats: int) -> None:
    drawn = set()
    for number in range(20):
        state = dealt(seats, seed=f"{number}")
        (clan,) = {player.clan for player in seen(state).players}
        drawn.add(clan)
        counted = state.census()
        assert counted[f"{clan}-loyal"] == counted[f"{clan}-saboteur"] == 2
        assert seen(state).aside == 4 - seats
    assert drawn == {"blue", "yellow"}


@pytest.mark.clause("D-11")
@pytest.mark.parametrize("clan", ["blue", "yellow"])
def test_who_opens_the_table_may_name_the_clan(clan: str) -> None:
    for number in range(6):
        state = dealt(3, seed=f"{number}", one_clan=clan)
        assert {player.clan for player in seen(state).players} == {clan}


@pytest.mark.clause("D-11")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_more_players_are_dealt_all_but_a_saboteur_of_each_clan(seats: int) -> None:
    counted = dealt(seats).census()
    assert counted["blue-loyal"] == counted["yellow-loyal"] == 3
    assert counted["blue-saboteur"] == counted["yellow-saboteur"] == 1
    assert seen(dealt(seats)).aside == 8 - seats


@pytest.mark.clause("D-12")
def test_everybody_sees_the_clans_and_only_the_own_character() -> None:
    state = dealt(6)
    clans = [player.clan for player in seen(state).players]
    for reader in range(6):
        players = seen(state, reader).players
        assert [player.clan for player in players] == clans
        assert [bool(player.character) for player in players] == [
            seat == reader for seat in range(6)
        ]
    assert not any(player.character for player in seen(state).players)


@pytest.mark.clause("D-13")
@pytest.mark.parametrize("seats", range(2, 9))
def test_dwarves_start_in_the_middle_with_three_gold(seats: int) -> None:
    view = seen(dealt(seats))
    assert {player.field for player in view.players} == {"0,0:NESW"}
    assert {player.gold for player in view.players} == {3}
    assert view.supply == 46 - 3 * seats


@pytest.mark.clause("D-11")
def test_the_clan_is_chosen_for_as_many_players_as_the_option_says() -> None:
    option = OPTIONS.option("one_clan")
    chosen = {
        seats
        for seats in GAME.seat_counts
        if len({tuple(dealt(seats, one_clan=clan).table.clans) for clan in option.values}) > 1
    }
    assert chosen == set(option.seat_counts)


@pytest.mark.clause("D-14")
@pytest.mark.parametrize("seats", range(2, 9))
def test_hands_and_the_draw_pile_are_dealt_by_group(seats: int) -> None:
    state = dealt(seats)
    view = seen(state)
    backs = (5, 0, 0) if seats <= 4 else (4, 1, 0) if seats <= 6 else (3, 2, 0)
    assert all(player.backs == backs for player in view.players)
    assert view.piles == tuple(PILES[seats])
    assert view.full == sum(PILES[seats])
    groups = [name.partition(":")[0] for name in draw_pile(state)]
    assert groups == sorted(groups)
    assert len(state.box) == 15


@pytest.mark.clause("D-15")
def test_who_begins_is_drawn_or_named_and_play_goes_clockwise() -> None:
    begun = {seen(dealt(5, seed=f"{number}", first=None)).on_turn for number in range(40)}
    assert begun == set(range(5))
    state = dealt(5, first=3)
    for seat in (3, 4, 0):
        assert state.decider == seat
        card = next(str(move) for move in state.legal_moves() if str(move).startswith("pass"))
        state.play(GAME.parse_move(card))
    with pytest.raises(PitpropError, match=r"seat 6 can't begin: .* \[D-15\]"):
        GAME.start(5, first=5)
