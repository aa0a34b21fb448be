"""What each player knows (S-80 to S-83)."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.text.wire import WireView
from tests.saboteur.positions import EDITIONS, after, position
from tests.saboteur.test_gold import roles, treasure_missed, treasure_reached

READERS = (0, 1, 2, -1)


def public_part(view: WireView) -> WireView:
    """A view without what S-81 calls private."""
    players = tuple(
        msgspec.structs.replace(player, gold=None, role=None) for player in view.players
    )
    goals = tuple(msgspec.structs.replace(goal, known=goal.face) for goal in view.goals)
    return msgspec.structs.replace(
        view,
        seat=None,
        players=players,
        goals=goals,
        hand=(),
        role=None,
        offer=(),
        legal=(),
        discards=tuple(
            msgspec.structs.replace(card, card=None if card.seat is not None else card.card)
            for card in view.discards
        ),
        history=tuple(dataclasses.replace(event, secret={}) for event in view.history),
    )


def midway() -> State:
    state = position(
        "hand 1 map break-lamp EW",
        "hand 2 EW NS map",
        "hand 3 NE rockfall lamp",
        "goals NE treasure NW",
        "roles digger saboteur digger | digger",
        "pile NESW NESW NESW NESW NESW NES NES",
    )
    return after(
        state, "map 8,0", "lay EW 1,0", "pass NE", "break lamp 2", "map 8,2", "rockfall 1,0"
    )


@pytest.mark.clause("S-80")
def test_all_see_the_same_table() -> None:
    state = midway()
    seen = [public_part(state.view(reader).wire()) for reader in READERS]
    assert all(other == seen[0] for other in seen)
    view = seen[0]
    assert [player.hand for player in view.players] == [3, 3, 3]
    assert view.pile == 1
    assert [player.broken for player in view.players] == [(), ("lamp",), ()]
    assert [(card.card, card.seat) for card in view.discards] == [
        ("map", None),
        (None, 2),
        ("map", None),
        ("EW", None),
        ("rockfall", None),
    ]
    assert [event.key for event in view.history if event.key != "drew"][-6:] == [
        "looked",
        "laid",
        "passed",
        "broke",
        "looked",
        "fell",
    ]
    assert view.stack == 28


@pytest.mark.clause("S-80")
def test_goals_hands_and_discards_stay_hidden_after_a_round() -> None:
    state = treasure_missed(
        roles(2, seats=3), "goals NE treasure NW", "discards ?2:map", seats=3, edition="amigo"
    )
    for reader in READERS:
        view = state.view(reader).wire()
        assert [goal.face for goal in view.goals] == [None, None, None]
        assert all(card.card is None for card in view.discards if card.seat != reader)


@pytest.mark.clause("S-80")
def test_the_number_of_gold_cards_is_public() -> None:
    state = treasure_missed(roles(2, seats=3), seats=3, edition="amigo")
    for reader in READERS:
        view = state.view(reader).wire()
        assert [player.gold_cards for player in view.players] == [0, 2, 0]
        assert view.stack == 26


@pytest.mark.clause("S-81")
def test_what_is_private_to_a_player() -> None:
    state = midway()
    views = [state.view(seat).wire() for seat in range(3)]
    assert [sorted(view.hand) for view in views] == [
        sorted(state_hand)
        for state_hand in (["EW", "NESW", "NESW"], ["NS", "NESW", "NESW"], ["NESW", "NES", "lamp"])
    ]
    assert [view.role for view in views] == ["digger", "saboteur", "digger"]
    assert [[goal.known for goal in view.goals] for view in views] == [
        [None, "treasure", None],
        [None, None, "NW"],
        [None, None, None],
    ]
    assert [[card.card for card in view.discards if card.seat is not None] for view in views] == [
        [None],
        [None],
        ["NE"],
    ]


@pytest.mark.clause("S-81")
def test_the_gold_cards_seen_while_picking_are_remembered_by_the_picker_only() -> None:
    state = treasure_reached(
        roles(3, seats=3), "stack 3 1 2 " + " ".join(["1"] * 15 + ["2"] * 7 + ["3"] * 3), seats=3
    )
    state = after(state, "take 1", "take 3")
    assert [list(offer) for _, offer, _ in state.view(0).picks] == [[1, 3]]
    assert [list(offer) for _, offer, _ in state.view(1).picks] == [[3]]
    assert state.view(2).picks == []


@pytest.mark.clause("S-82")
def test_what_is_hidden_from_a_player() -> None:
    """Two games that differ only in hidden things look alike to the player who can't know them."""
    lines = [
        "hand 1 map EW",
        "goals NE treasure NW",
        "roles digger saboteur digger | digger",
    ]
    one = position(*lines, "hand 2 NS NE", "hand 3 lamp cart", "pile NESW map")
    two = position(
        lines[0],
        "goals NW NE treasure",
        "roles digger digger saboteur | digger",
        *("hand 2 lamp NE", "hand 3 NS cart", "pile map NESW"),
    )
    for reader in (0, -1):
        assert one.view(reader) == two.view(reader)
        assert msgspec.json.encode(one.view(reader).wire()) == msgspec.json.encode(
            two.view(reader).wire()
        )
    assert one.view(1) != two.view(1)


@pytest.mark.clause("S-82")
def test_what_a_saboteur_was_paid_is_public_in_worth() -> None:
    state = treasure_missed(roles(2, seats=3), seats=3, edition="amigo")
    for reader in READERS:
        assert state.view(reader).wire().results[-1].pay == (0, 4, 0)
        shown = state.view(reader).wire().players[1].gold
        assert (shown is None) == (reader != 1)


@pytest.mark.clause("S-83")
def test_nothing_hidden_can_be_shown_or_proved() -> None:
    """There is no move that shows a card, a role or a goal to others."""
    verbs = set()
    for seed in range(12):
        state = GAME.start(3 + seed % 8, seed=str(seed), edition=EDITIONS[seed % len(EDITIONS)])
        while state.decider != -2:
            if state.decider == -1:
                state.apply_chance(state.draw())
                continue
            moves = state.legal_moves()
            verbs |= {str(move).split()[0] for move in moves}
            state.play(moves[len(state.log) * 7 % len(moves)])
    assert verbs <= {"lay", "break", "mend", "rockfall", "map", "pass", "turn", "take"}
