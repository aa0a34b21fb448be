"""Observations: what a seat knows and nothing else, in the fields that say so."""

from __future__ import annotations

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.errors import PitpropError
from pitprop.envs.codecs import GAMES, environment
from pitprop.envs.fields import Axis, Field, Fields
from pitprop.envs.play import Play
from tests.envs.helpers import TABLES, played
from tests.thorough import trials
from tests.varied import tables

EVERY = 7
"""How many decisions lie between two that are looked at."""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_states_that_differ_in_what_is_hidden_alone_give_equal_observations(
    game: str, players: int
) -> None:
    play = Play(game, players)
    codec = play.environment.codec
    for number, _ in enumerate(played(play, "twins", trials(250))):
        if number % EVERY:
            continue
        for seat in range(players):
            view = play.view(seat)
            twin = play.environment.game.sample(view, RandomStream("twin", f"{number} {seat}"))
            for since in (0, len(view.log) // 2):
                seen, seen_of_twin = codec.blank[:], codec.blank[:]
                codec.observe(seen, 0, play.state, seat, since, 0)
                codec.observe(seen_of_twin, 0, twin, seat, since, 0)
                assert bytes(seen) == bytes(seen_of_twin)
            assert list(codec.actions(view.codes(), view.public, 0)) == list(
                codec.actions(twin.view(seat).codes(), twin.public, 0)
            )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_state_and_the_view_of_it_give_the_same_observation(game: str, players: int) -> None:
    for edition, options in tables(environment(game).game.options):
        play = Play(game, players, edition=edition, options=options)
        codec = play.environment.codec
        for number, _ in enumerate(played(play, f"views {edition}", trials(200))):
            if number % EVERY:
                continue
            for seat in range(players):
                of_state, of_view = codec.blank[:], codec.blank[:]
                codec.observe(of_state, 0, play.state, seat, 3, play.chosen)
                codec.observe_view(of_view, play.view(seat), 3, play.chosen)
                assert bytes(of_state) == bytes(of_view)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_number_is_within_the_bounds_of_its_field(game: str, players: int) -> None:
    play = Play(game, players)
    fields = play.environment.fields
    bounds = {
        at: (field.low, field.high)
        for field in fields.fields
        for at in range(fields.at(field.name), fields.at(field.name) + field.size)
    }
    for _ in played(play, "bounds", trials(300)):
        for at, number in enumerate(play.observation(play.view(play.decider))):
            low, high = bounds[at]
            assert low <= number <= high, next(
                field for field in fields.fields if fields.at(field.name) + field.size > at
            )


@pytest.mark.parametrize("game", GAMES)
def test_fields_follow_each_other_without_gaps_and_fit_a_byte(game: str) -> None:
    fields = environment(game).fields
    at = 0
    for field in fields.fields:
        assert fields.at(field.name) == at
        assert -128 <= field.low <= 0 < field.high <= 127
        assert field.meaning.endswith(".")
        assert all(axis.size or len(set(axis.labels)) == len(axis) for axis in field.axes)
        at += field.size
    assert at == fields.size == environment(game).codec.size


def number_in(play: Play, seat: int, name: str, *labels: str | int) -> int:
    """The number of a field at labels or places of its axes."""
    fields = play.environment.fields
    field = next(each for each in fields.fields if each.name == name)
    at = 0
    for axis, label in zip(field.axes, labels, strict=True):
        at = at * len(axis) + (axis.labels.index(label) if isinstance(label, str) else label)
    return play.observation(play.view(seat))[fields.at(name) + at]


def test_a_seat_of_saboteur_is_told_its_hand_role_and_the_maze() -> None:
    play = Play("saboteur", 5)
    play.begin("7")
    seat = play.decider
    view = play.library_view(seat)
    for card in set(view.hand):
        assert number_in(play, seat, "hand", card) == view.hand.count(card)
    assert number_in(play, seat, "players", seat, f"known as {view.role}") == 1
    other = (seat + 1) % 5
    assert number_in(play, seat, "players", other, "known as digger") == 0
    assert number_in(play, seat, "players", other, "known as saboteur") == 0
    window = play.environment.window
    assert window is not None
    row, column = -window.north, -window.west
    assert number_in(play, seat, "maze", "start", row, column) == 1
    assert number_in(play, seat, "maze", "opening N joined to the start", row, column) == 1
    assert number_in(play, seat, "maze", "goal face down", row - 2, column + 8) == 1
    assert number_in(play, seat, "left", "pile") == 67 - 5 * 6


def test_the_events_since_a_seats_last_decision_are_told_newest_first() -> None:
    play = Play("saboteur", 3)
    play.begin("7")
    first = play.decider
    pass_card = play.environment.actions.of_text(f"pass {play.library_view(first).hand[0]}").number
    assert number_in(play, first, "events", 0, "kind, plus one") == 1  # the deal
    play.step(pass_card)
    # What was passed is known to who passed it, and to nobody else.
    secret = "what the seat alone knows of it, plus one"
    assert number_in(play, first, "events", 0, "kind, plus one") == 7
    assert number_in(play, first, "events", 0, secret) > 0
    other = play.decider
    assert number_in(play, other, "events", 0, "seat, plus one") == first + 1
    assert number_in(play, other, "events", 0, secret) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_can_be_played_and_is_told(game: str) -> None:
    book = environment(game).game.options
    for option in book.options:
        seen = set()
        for value in option.values:
            players = (option.seat_counts or environment(game).game.seat_counts)[0]
            play = Play(game, players, options={option.name: value})
            for _ in played(play, f"{option.name} {value}", 20):
                pass
            play.begin("options")
            fields = environment(game).fields
            at = fields.at("options")
            size = next(each.size for each in fields.fields if each.name == "options")
            seen.add(bytes(play.observation(play.view(0)))[at : at + size])
        assert len(seen) == len(option.values)


def test_a_field_that_is_not_there_is_said_in_one_line() -> None:
    fields = Fields([Field("hand", "Cards.", (Axis("card", ("a", "b")),))])
    assert fields.at("hand") == 0
    with pytest.raises(PitpropError, match="there is no field 'hands'; the fields are hand"):
        fields.at("hands")
