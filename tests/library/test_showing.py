"""In a notebook a state, a view, a card and a record show themselves, with the page's drawings."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

import pitprop
from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import RecordError
from pitprop.core.records.text import print_record
from pitprop.library import Record, State
from pitprop.library.drawings import Drawings
from pitprop.library.picture import picture
from pitprop.library.showing import show_table, show_view

GAMES = pitprop.game_names()
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> Record[Any, Any]:
    return pitprop.game(request.param).played(["random"], players=4, seed="shown")


def drawn(svg: str | None) -> list[str]:
    """The names of the cards in a picture, each as often as it is there."""
    return [each.get("href", "") for each in ElementTree.fromstring(svg or "").iter(f"{SVG}use")]


def face_up(state: State[Any, Any]) -> int:
    """How many cards lie on the table of a game, goals included."""
    shown = state.view().engine.wire()
    if hasattr(shown, "roofs"):
        return sum(bool(card) for roof in shown.roofs for card in roof.cards)
    laid = shown.maze if hasattr(shown, "maze") else shown.net
    return len({(each.x, each.y) for each in (*laid, *shown.goals)})


def test_each_card_on_the_table_is_drawn_however_it_lies(record: Record[Any, Any]) -> None:
    moments = 0
    for state in record.states():
        moments += 1
        if moments % 20 == 1:
            assert len(drawn(state._repr_svg_())) == face_up(state)
            assert drawn(picture(state.view().engine.wire())) == []  # plain cards
    assert moments > len(record.moves)


@pytest.mark.parametrize("name", GAMES)
def test_before_the_deal_no_hand_is_shown(name: str) -> None:
    state = pitprop.game(name).start(4, seed=1)
    assert len(drawn(state.view(0)._repr_svg_())) == face_up(state)


def test_pictures_of_the_cave_show_each_dwarf_where_it_stands() -> None:
    state = pitprop.game("dark_cave").start(5, seed=1)
    state.deal()
    shown = state.view().engine.wire()
    assert all(player.field for player in shown.players)
    for svg in (picture(shown), state._repr_svg_()):
        texts = [text.text for text in ElementTree.fromstring(svg or "").iter(f"{SVG}text")]
        assert [text for text in texts if text and text.isdigit()] == ["1", "2", "3", "4", "5"]


def test_a_view_shows_the_table_and_what_the_seat_alone_knows(record: Record[Any, Any]) -> None:
    state = record.state(len(record.moves) // 2)
    table = drawn(state._repr_svg_())
    assert drawn(state.view()._repr_svg_()) == table
    pictures = {state.view(seat)._repr_svg_() for seat in range(state.players)}
    assert len(pictures) == state.players
    for seat in range(state.players):
        view = state.view(seat)
        role = getattr(view, "role", "") or getattr(view, "character", "")
        own = drawn(view._repr_svg_())[len(table) :]
        assert len(own) == len(view.hand) + bool(role)
        assert f"seat {seat + 1}" in view._repr_svg_()


def test_what_a_seat_knows_of_a_goal_is_shown_to_it_alone() -> None:
    game = pitprop.game("saboteur")
    for state in game.play(["standard"], players=5, seed=2):
        looked = [s for s in range(5) if any(goal.known for goal in state.view(s).goals)]
        if 0 < len(looked) < 5:
            break
    for seat in range(5):
        texts = ElementTree.fromstring(state.view(seat)._repr_svg_() or "").iter(f"{SVG}text")
        known = {text.text for text in texts} & {"treasure", "NE", "NW"}
        assert bool(known) == (seat in looked)


@pytest.mark.parametrize("name", GAMES)
def test_each_card_shows_itself_and_says_what_it_does(name: str) -> None:
    game = pitprop.game(name)
    for card in game.cards():
        assert len(drawn(card._repr_svg_())) == 1
        assert game.card(str(card)) == card
        assert card.explain().endswith(f" [{card.clause}]")
        assert card.explain("nl") != card.explain()
        assert card.copies > 0


def test_cards_are_counted_as_they_are_played_with() -> None:
    game = pitprop.game("sabotage")
    for value, count in {"no": 104, "yes": 100}.items():
        cards = game.cards("franjos", {"hundred_cards": value})
        assert sum(card.copies for card in cards) == count


def test_a_card_that_there_is_not_is_told_in_a_line() -> None:
    with pytest.raises(PitpropError, match="saboteur has no card 'spoon'; its cards: NESW, "):
        pitprop.game("saboteur").card("spoon")


def test_a_card_without_a_drawing_is_a_tile_with_its_name() -> None:
    drawings = Drawings("a game of somebody's")
    assert ">NE&amp;S</text>" in drawings.card("NE&S", 10, 10)
    assert drawings.definitions() == ""


def test_a_game_without_a_picture_shows_text() -> None:
    shown = PlainWire()
    assert show_table(shown) is None
    assert show_view(shown) is None


class PlainWire:
    """What is told of a game that has neither maze, net nor roofs."""

    seat = 0


# --- Records ------------------------------------------------------------------------------------


def test_a_game_that_was_played_is_its_record(record: Record[Any, Any]) -> None:
    game = pitprop.game(record.engine.header.game)
    *_, last = game.play(["random"], players=4, seed="shown")
    assert repr(record.state()) == repr(last)
    assert game.record(repr(record)) == record
    assert record.state(0).decider == record.movers[0]
    assert len(record.movers) == len(record.moves)
    assert record.results
    with pytest.raises(RecordError, match="there is no move 100000"):
        record.state(100_000)


def test_a_record_shows_table_results_and_moves(record: Record[Any, Any]) -> None:
    shown = ElementTree.fromstring(record._repr_html_())
    (table,) = (image.get("src", "") for image in shown.iter("img"))
    svg = b64decode(table.removeprefix("data:image/svg+xml;base64,")).decode()
    assert len(drawn(svg)) == face_up(record.state())
    assert len(list(shown.iter("li"))) == len(record.moves)
    codes = {code.text for code in shown.iter("code")}
    assert codes == {*record.moves, *record.results}


def test_what_one_seat_knows_of_a_game_shows_itself_too(record: Record[Any, Any]) -> None:
    game = pitprop.game(record.engine.header.game)
    known = game.record(repr(record_of_seat(record, 1)))
    assert known.movers == record.movers
    assert len(list(ElementTree.fromstring(known._repr_html_()).iter("li"))) == len(record.moves)
    with pytest.raises(RecordError, match="can be shown, not played"):
        known.state()


def record_of_seat(record: Record[Any, Any], seat: int) -> Record[Any, Any]:
    game = pitprop.game(record.engine.header.game)
    return game.record(print_record(redacted(record.engine, seat)))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("game saboteur", "game sabotage"), "."),
        (lambda text: text.replace("\n1. ", "\n1. rockfall 9,9\n1. ", 1), "line .*stands where"),
        (lambda text: "nothing", "."),
    ],
)
def test_what_is_no_record_of_the_game_is_told(change: Callable[[str], str], message: str) -> None:
    game = pitprop.game("saboteur")
    text = repr(game.played(["random"], players=3, seed=1))
    with pytest.raises((NotationError, RecordError), match=message):
        game.record(change(text))


def test_a_record_of_another_game_is_told() -> None:
    text = repr(pitprop.game("sabotage").played(["random"], players=2, seed=1))
    with pytest.raises(NotationError, match="this is a game of sabotage, not saboteur"):
        pitprop.game("saboteur").record(text)


def test_names_in_a_record_are_text() -> None:
    game = pitprop.game("saboteur")
    text = repr(game.played(["random"], players=3, seed=1))
    named = text.replace("[seats random random random]", "[seats <b>A</b> B C]")
    shown = game.record(named)._repr_html_()
    assert "<b>A" not in shown
    assert "1 (<b>A</b>)" in unescape(shown)
