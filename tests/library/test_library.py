"""What one types first works, and what one sees is what it is."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import pitprop
from pitprop.core.chance import RandomStream
from pitprop.core.errors import IllegalMoveError, NotationError, PitpropError
from pitprop.core.fault import message_in
from pitprop.games.dark_cave import moves as dark_cave_moves
from pitprop.games.sabotage import moves as sabotage_moves
from pitprop.games.saboteur import moves as saboteur_moves
from pitprop.library import Game, Player, State
from pitprop.tunnels.places import Place
from tests.library.bots import Cheat, FirstMove, LastMoveInWords, OwnError, Raises, Stumbles

GAMES = pitprop.game_names()


def begun(name: str, players: int = 4, seed: int | float | str = 7) -> State[Any, Any]:
    state = pitprop.game(name).start(players, seed=seed)
    state.deal()
    return state


def middle(name: str, decisions: int = 25) -> State[Any, Any]:
    for at, state in enumerate(pitprop.game(name).play(["standard"], players=4, seed="middle")):
        if at >= decisions and state.decider is not None:
            return state
    raise AssertionError("the game was over too early")


def test_all_games_are_found_by_name() -> None:
    assert GAMES == ["dark_cave", "sabotage", "saboteur"]
    assert repr(pitprop.game("saboteur")) == "pitprop.game('saboteur')"
    with pytest.raises(PitpropError, match="dark_cave, sabotage, saboteur"):
        pitprop.game("chess")
    with pytest.raises(AttributeError, match="pitprop"):
        pitprop.chess  # noqa: B018  # that is what is tested


@pytest.mark.parametrize("name", GAMES)
def test_whoever_plays_a_game_waits_for_no_other(name: str) -> None:
    """Nor for what counts many games, nor for what draws pictures."""
    script = (
        f"import sys, pitprop; state = pitprop.game({name!r}).start(4, seed=7); state.deal()\n"
        "state.play(state.legal_moves[0]); repr(state.view(0))\n"
        "print(*(name for name in sys.modules if name.startswith('pitprop.')))"
    )
    ran = subprocess.run((sys.executable, "-c", script), capture_output=True, text=True, check=True)
    needless = {f"pitprop.games.{other}" for other in GAMES if other != name}
    needless |= {"pitprop.lab", "pitprop.printing", "pitprop.server"}
    assert not needless & set(ran.stdout.split())


def test_each_name_that_the_library_offers_is_there() -> None:
    for name in pitprop.library.__all__:
        assert getattr(pitprop.library, name) is not None
    assert dir(pitprop.library) == pitprop.library.__all__
    with pytest.raises(AttributeError, match="offers Bot, Card"):
        pitprop.library.Cards  # noqa: B018  # that is what is tested


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers() | st.text(st.characters(exclude_categories=["Cs"])))
def test_any_number_and_any_text_is_a_seed(name: str, seed: int | str) -> None:
    assert begun(name, seed=seed) == begun(name, seed=seed)


def test_a_seed_may_be_a_long_text() -> None:
    one, other = "x" * 5_000 + "1", "x" * 5_000 + "2"
    state = pitprop.game("saboteur").start(5, seed=one)
    assert state.play_out(3, seed=one) == state.play_out(3, seed=one)
    assert state.play_out(3, seed=one) != state.play_out(3, seed=other)


@pytest.mark.parametrize("name", GAMES)
def test_without_a_seed_games_differ(name: str) -> None:
    game = pitprop.game(name)
    one, other = game.start(4), game.start(4)
    one.deal()
    other.deal()
    assert one != other


@pytest.mark.parametrize("name", GAMES)
def test_a_state_before_the_deal_is_chance_s(name: str) -> None:
    state = pitprop.game(name).start(4, seed=1)
    assert state.is_chance
    assert not state.is_over
    assert state.decider is None
    assert state.legal_moves == []
    dealt = state.draw()
    state.deal()
    assert not state.is_chance
    assert state.decider in range(4)
    assert state.legal_moves
    for outcome in (dealt, "round 1", ""):
        with pytest.raises(PitpropError, match=r"nothing to decide now: seat \d does"):
            state.apply_chance(outcome)
    with pytest.raises(PitpropError):
        state.deal()


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_decides_can_be_told(name: str) -> None:
    game = pitprop.game(name)
    drawn, given, in_words = (game.start(4, seed=3) for _ in range(3))
    outcome = drawn.draw()
    drawn.deal()
    given.apply_chance(outcome)
    assert repr(outcome) == str(outcome) == "\n".join(outcome.lines())
    in_words.apply_chance(str(outcome))
    assert drawn == given == in_words
    with pytest.raises(PitpropError):
        game.start(4, seed=3).apply_chance("\n".join([*outcome.lines(), "and a spoon"]))


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_pickles_are_equal_and_independent(name: str) -> None:
    state = middle(name)
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        other.play(other.legal_moves[0])
        assert other != state


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_taken_back_in_copies_and_pickles_of_a_position_too(name: str) -> None:
    position = pitprop.game(name).position(middle(name).position())
    before = position.position()
    position.play(position.legal_moves[0])
    for other in (
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
    ):
        other.undo()
        assert other.position() == before


@pytest.mark.parametrize("name", GAMES)
def test_what_equals_anything_equals_what_the_library_gives(name: str) -> None:
    """Another object may know better whether the two are equal."""
    game = pitprop.game(name)
    state = middle(name)
    for thing in (game, state, state.view(0), state.record()):
        assert thing == mock.ANY
        assert not thing != mock.ANY  # noqa: SIM202  # the two operators are asked for one by one
        assert thing != 5


@pytest.mark.parametrize("name", GAMES)
def test_what_is_played_shows_states_that_can_be_kept_and_played_on(name: str) -> None:
    game = pitprop.game(name)
    how: Any = {"players": 4, "seed": 5}
    whole = game.played(["random"], **how)
    for states in (game.play(["random"], **how), whole.states()):
        kept = []
        for number, state in enumerate(states):
            if number % 5 and not state.is_over:
                continue
            kept.append(repr(state.record()))
            if not state.is_chance and not state.is_over:
                state.play(state.legal_moves[-1])
        assert kept[-1] == repr(whole)
        assert len({*kept}) == len(kept)


def test_a_view_tells_whether_chance_decides_and_whether_the_game_is_over() -> None:
    states = list(pitprop.game("sabotage").play(["random"], players=2, seed=1))
    for state in states:
        for view in (state.view(0), state.view()):
            assert (view.is_chance, view.is_over) == (state.is_chance, state.is_over)
    assert states[-1].view().is_over


def test_a_game_is_made_by_its_name() -> None:
    name: Any = "saboteur"
    with pytest.raises(PitpropError, match=r"pitprop\.game\('saboteur'\)"):
        pitprop.library.Game(name)


@pytest.mark.parametrize("name", GAMES)
def test_views_and_moves_are_values(name: str) -> None:
    state, same = middle(name), middle(name)
    assert state.decider is not None
    view, equal = state.view(state.decider), same.view(state.decider)
    assert view == equal
    assert not view != equal  # noqa: SIM202  # the two operators are asked for one by one
    assert hash(view) == hash(equal)
    moves = state.legal_moves
    assert pickle.loads(pickle.dumps(moves)) == moves
    assert copy.deepcopy(moves) == moves
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_shows_itself_as_its_position(name: str) -> None:
    state = middle(name)
    again = pitprop.game(name).position(repr(state))
    assert repr(again) == repr(state)
    assert str(state).strip()
    view = state.view(0)
    assert repr(view) == view.position() != repr(state)
    assert str(view) == state._game.draw_text(view.engine) != str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_a_picture_of_what_everybody_sees(name: str) -> None:
    state = middle(name)
    drawing = ElementTree.fromstring(state._repr_svg_() or "")
    assert drawing.tag.endswith("svg")
    assert len(list(drawing)) >= 5
    for seat in range(state.players):
        assert state.view(seat).engine.wire() != state.view().engine.wire()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_view_shows_can_be_changed(name: str) -> None:
    """It is shared by all who look: a bot that sorts its hand in place must not deal it anew."""
    state = middle(name)
    assert state.decider is not None
    view = state.view(state.decider)
    for field in msgspec.structs.fields(type(view)):
        for held in _all_held_by(getattr(view, field.name)):
            assert not isinstance(held, list | set), field.name
    with pytest.raises(TypeError, match="shared by all who read it"):
        state.events(0)[0].params["card"] = "NESW"
    view.options["attach"] = "nothing like that"
    assert "nothing like that" not in repr(state.view(0))


def _all_held_by(value: Any) -> Iterator[Any]:
    yield value
    if isinstance(value, tuple):
        for each in value:
            yield from _all_held_by(each)
    elif isinstance(value, msgspec.Struct):
        for each in msgspec.structs.astuple(value):
            yield from _all_held_by(each)


@pytest.mark.parametrize("name", GAMES)
def test_the_help_of_a_view_leads_to_what_its_fields_hold(name: str) -> None:
    view = pitprop.game(name).start(4, seed=1).view(0)
    docstring = inspect.getdoc(type(view)) or ""
    named = [pkgutil.resolve_name(each) for each in re.findall(r"`(pitprop[\w.]+)`", docstring)]
    described = "\n".join([docstring, *(inspect.getdoc(each) or "" for each in named)])
    fields = {field.name for field in msgspec.structs.fields(type(view))}
    assert fields <= set(re.findall(r"^    (\w+): ", described, re.MULTILINE))


def test_cards_are_names() -> None:
    state = pitprop.game("saboteur").start(5, edition="nl", seed=7)
    state.deal()
    view = state.view(state.decider)
    assert view.hand == ("NES", "NEW", "NS", "break-cart", "break-pickaxe", "cart")
    assert view.role == "saboteur"
    assert state.view().hand == ()


@pytest.mark.parametrize("name", ["dark_cave", "saboteur"])
def test_a_card_is_found_by_its_place(name: str) -> None:
    view = middle(name).view()
    cards = view.maze if name == "saboteur" else view.net
    assert len(cards) > 2
    assert all(view.card_at(card.x, card.y) is card for card in cards)
    assert view.card_at(40, 40) is None


@pytest.mark.clause("A-31")
def test_a_card_on_a_roof_is_found_by_the_letter_of_its_place() -> None:
    view = middle("sabotage").view(1)
    for seat, player in enumerate(view.players):
        cards = view.roofs[player.roof].cards
        assert any(cards)
        assert [view.card_at(place, seat) for place in "ABCDEFGHI"] == list(cards)
    assert view.card_at("E") == view.card_at("E", 1)


def test_whoever_watches_and_nobody_are_none_and_no_number() -> None:
    for name, players in (("saboteur", 5), ("sabotage", 2), ("dark_cave", 4)):
        state = pitprop.game(name).start(players, seed=1, first=1)
        view = state.view()
        assert [view.seat, view.decider, view.on_turn, view.starter] == [None] * 4
        state.deal()
        seen = state.view(1)
        assert [seen.seat, seen.on_turn, seen.starter] == [1, 1, 1]
        assert seen.decider == state.decider
        for reader in (None, 0, 1):
            assert state.view(state.view(reader).seat) == state.view(reader)


@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_did_has_no_seat(name: str) -> None:
    seats = {
        event.key: event.seat
        for seed in (1, 2)
        for state in pitprop.game(name).play(["standard"], players=4, seed=seed)
        for event in state.events()
    }
    nobodys = {"saboteur": {"round-won", "offered", "game-over"}}.get(name, {"game-over"})
    assert {key for key, seat in seats.items() if seat is None} == nobodys
    assert {seat for key, seat in seats.items() if key not in nobodys} <= {0, 1, 2, 3}
    kinds = import_module(f"pitprop.games.{name}.events").EVENTS.kinds
    assert {kind.key for kind in kinds if kind.is_nobodys} == nobodys


def test_a_seat_that_is_not_there_has_no_view() -> None:
    state = begun("saboteur")
    for seat in (99, 4, -1, -2):
        with pytest.raises(PitpropError, match="seats are 0 to 3"):
            state.view(seat)
        with pytest.raises(PitpropError, match="seats are 0 to 3"):
            state.events(seat)


def test_moves_are_played_as_text_or_as_moves() -> None:
    state, same = begun("saboteur"), begun("saboteur")
    move = state.legal_moves[0]
    state.play(move)
    same.play(str(move))
    assert state == same
    with pytest.raises(IllegalMoveError, match=r"You have no card .* that you hold\. \[S-20\]"):
        state.play("lay NESW 30,30")
    with pytest.raises(NotationError, match="is not a move"):
        state.play("dance")
    assert state == same


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_read_from_its_notation_without_being_made(name: str) -> None:
    state = middle(name)
    before = copy.copy(state)
    assert state.decider is not None
    for shown in (state, state.view(state.decider)):
        assert [shown.parse_move(str(move)) for move in state.legal_moves] == state.legal_moves
        assert all(str(move) in shown.legal_moves for move in state.legal_moves)
        assert all(move in shown.legal_moves for move in state.legal_moves)
        assert "dance" not in shown.legal_moves
        texts = [str(move) for move in shown.legal_moves]
        assert [shown.legal_moves.index(text) for text in texts] == list(range(len(texts)))
        assert (shown.legal_moves.count(texts[0]), shown.legal_moves.count("dance")) == (1, 0)
        for part in (shown.legal_moves[:1], shown.legal_moves[::-1], shown.legal_moves.copy()):
            assert texts[0] in part
            assert part.index(texts[0]) == part.index(state.legal_moves[0])
            assert "dance" not in part
        assert texts[-1] not in shown.legal_moves[:-1]
        assert str(shown.legal_moves[-1]) == texts[-1]
    assert state == before


@pytest.mark.parametrize(
    ("name", "asked", "found"),
    [
        ("saboteur", "SW", "NE"),
        ("saboteur", "S.W", "N.E"),
        ("saboteur", "goal:SW", "goal:NE"),
        ("dark_cave", "I:SW", "I:NE"),
        ("dark_cave", "I:ESW+hole", "I:NEW+hole"),
    ],
)
def test_a_path_card_is_found_either_way_round(name: str, asked: str, found: str) -> None:
    assert pitprop.game(name).card(asked) == pitprop.game(name).card(found)


def test_what_may_be_meant_is_asked_in_every_language() -> None:
    with pytest.raises(NotationError) as raised:
        begun("saboteur").play("lya NEW 1,0")
    said = {language: message_in(raised.value, language) for language in ("de", "nl")}
    assert said["de"].endswith("; ist 'lay' gemeint?")
    assert said["nl"].endswith("; is 'lay' bedoeld?")


def test_a_clause_is_told_in_english_where_no_language_is_asked_for() -> None:
    for clause in pitprop.game("saboteur").clauses:
        assert clause.text() == clause.text("en") != clause.text("de")
        assert clause.why() == clause.why("en")


def test_type_checkers_let_a_text_be_looked_for_among_moves() -> None:
    """`make types` says whether they do: here the moves are known to be Saboteur's."""
    state = pitprop.game("saboteur").start(3, seed=1)
    state.deal()
    assert str(state.legal_moves[0]) in state.legal_moves
    assert "dance" not in state.legal_moves


@pytest.mark.parametrize("text", ["dance", "lay NESW 30,30", "pass ?", "break lamp 9"])
def test_a_text_that_cannot_be_played_is_refused_as_if_it_were_played(text: str) -> None:
    state = begun("saboteur")
    with pytest.raises(PitpropError) as read:
        state.parse_move(text)
    with pytest.raises(PitpropError) as played:
        state.play(text)
    assert (type(read.value), str(read.value)) == (type(played.value), str(played.value))
    with pytest.raises(type(played.value)) as seen:
        state.view(state.decider).parse_move(text)
    assert str(played.value).startswith(str(seen.value))
    assert text not in state.legal_moves


def test_a_refusal_explains_itself_in_three_languages() -> None:
    state = begun("saboteur")
    why = state.refusal("lay NESW 30,30")
    assert why is not None
    assert why.clause in str(why)
    explained = {language: why.explain(language) for language in ("en", "de", "nl")}
    assert len(set(explained.values())) == 3
    assert state.refusal(state.legal_moves[0]) is None
    assert state.decider is not None
    view = state.view(state.decider)
    assert view.refusal("lay NESW 30,30") == why
    assert {why, view.refusal("lay NESW 30,30")} == {why}
    for refuse in (state.play, state.parse_move, view.parse_move):
        with pytest.raises(IllegalMoveError) as raised:
            refuse("lay NESW 30,30")
        back = pickle.loads(pickle.dumps(raised.value))
        for error in (raised.value, back):
            assert error.why == why
            assert error.clause == why.clause
            assert {language: error.explain(language) for language in explained} == explained
    with pytest.raises(PitpropError, match="'fr'"):
        raised.value.explain("fr")
    with pytest.raises(IllegalMoveError) as by_engine:
        state.engine.play(saboteur_moves.Rockfall(Place(0, 0)))
    assert by_engine.value.explain() == str(by_engine.value.refusal)
    assert by_engine.value.clause == by_engine.value.refusal.clause


@pytest.mark.parametrize("name", GAMES)
def test_players_play_a_whole_game(name: str) -> None:
    game: Game[Any, Any] = pitprop.game(name)
    players: list[Player] = ["medium-bold", FirstMove(), "random", LastMoveInWords()]
    ends = []
    for seed in (1, 1, 2):
        *_, last = game.play(players, seed=seed)
        assert last.is_over
        assert last.decider is None
        ends.append(repr(last))
    assert ends[0] == ends[1] != ends[2]


def test_a_bot_that_breaks_a_rule_is_told_which() -> None:
    with pytest.raises(IllegalMoveError, match="rockfall 99,99"):
        list(pitprop.game("saboteur").play([Cheat()], players=3, seed=1))


@pytest.mark.parametrize("players", [[], ["random"] * 5, ["nobody we know"]])
def test_players_that_there_are_not_are_named(players: list[str]) -> None:
    with pytest.raises(PitpropError):
        list(pitprop.game("saboteur").play(players, players=4))


@pytest.mark.parametrize("processes", [None, 1, 2])
def test_a_bot_with_a_mistake_tells_how_to_see_it_again(processes: int | None) -> None:
    """Its traceback stays; the decision is told so that it can be asked for once more."""
    bots = [Stumbles()]

    def play() -> object:
        if processes is None:
            return list(pitprop.game("saboteur").play(bots, players=3, seed=1))
        return pitprop.simulate("saboteur", players=3, opponents=bots, processes=processes)

    with pytest.raises(IndexError) as raised:
        play()
    [note] = raised.value.__notes__
    line, _, position = note.partition("\n")
    assert re.fullmatch(r"Stumbles( 1)? had to decide with seed='.+' at the position", line)
    assert position.startswith("[game saboteur]\n")


def test_an_error_that_no_process_can_send_back_is_told_all_the_same() -> None:
    with pytest.raises(OwnError, match="out of ideas 7"):
        pitprop.simulate("saboteur", players=3, opponents=[Raises()], processes=1)
    with pytest.raises(PitpropError, match=r"^OwnError: out of ideas 7 \(from another") as raised:
        pitprop.simulate("saboteur", players=3, opponents=[Raises()], processes=2)
    assert raised.value.__notes__[0].startswith("Raises had to decide with seed=")


def test_a_bot_that_breaks_a_rule_is_named_and_so_it_comes_back_from_another_process() -> None:
    with pytest.raises(IllegalMoveError, match=r"99,99: Cheat chose this\. You have no") as raised:
        pitprop.simulate("saboteur", players=3, games=1, opponents=[Cheat()], processes=1)
    back = pickle.loads(pickle.dumps(raised.value))
    assert (type(back), str(back)) == (IllegalMoveError, str(raised.value))
    assert (back.move, back.refusal) == ("rockfall 99,99", raised.value.refusal)
    assert back.explain("de") == raised.value.explain("de") != back.explain("nl")


def local_bot() -> Player:
    class Local(Cheat):
        """Of a class that no other process can find."""

    return Local()


PLAYED: Any = pitprop.game("saboteur").played(["random"], players=3, seed=1)
SIMULATE: Any = pitprop.simulate
GAME: Any = pitprop.game


class Mute:
    """Chooses nothing."""

    def choose(self, view: Any, *, seed: str) -> None:
        return None


class Mumbler:
    """Says what isn't a move."""

    def choose(self, view: Any, *, seed: str) -> str:
        return "hm"


class Seedless:
    """Would rather not know the seed."""

    def choose(self, view: Any) -> Any:
        return view.legal_moves[0]


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (object(), "object is not a bot: it has no method choose"),
        (Cheat, r"Cheat is a class; a bot is an object: Cheat\(\)"),
        (Seedless(), r"Seedless.choose is called as choose\(view, seed=…\)"),
        (Mute(), "Mute chose no move: its choose returned None"),
        (Mumbler(), "Mumbler chose no move: 'hm' is not a move"),
    ],
)
def test_a_bot_that_cannot_be_asked_or_chooses_no_move_is_named(bot: Any, message: str) -> None:
    with pytest.raises(PitpropError, match=message):
        list(pitprop.game("saboteur").play([bot], players=3, seed=1))


class Unwritten:
    """Something that can't be shown."""

    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (lambda game: game.start("5"), "players is a whole number, not '5'"),
        (lambda game: game.start(5.0), "players is a whole number, not 5.0"),
        (
            lambda game: game.start(5, options=["attach"]),
            "options are given as a mapping of their names",
        ),
        (lambda game: game.start(5, options={"attach": 1}), "strings, not 'attach' and 1"),
        (lambda game: game.play("random", players=3).__next__(), r"a list, such as \['random'\]"),
        (
            lambda game: game.start(5).view("0"),
            "there is no seat '0': seats are 0 to 4, and None for a spectator",
        ),
        (lambda game: GAME(5), "there is no game 5; the games are"),
        (lambda game: game.start(5, edition=5), "there is no edition 5; the editions are"),
        (lambda game: game.start(5, first="me"), "seat that begins is a whole number, not 'me'"),
        (
            lambda game: game.start(5, seed=b"7"),
            "a float or a string, not b'7'",
        ),
        (lambda game: game.card(10**5000), "the name of a card is a string, not 0x"),
        (lambda game: game.clauses[10**5000], "there is no clause '0x"),
        (lambda game: game.clauses[-1], "there is no clause '-1'"),
        (lambda game: game.play(["random"], players=10**5000), "for 3 to 10 players, not 0x"),
        (lambda game: begun("saboteur").view().card_at("0", 0), "x is a whole number, not '0'"),
        (lambda game: begun("sabotage").view(0).card_at("K"), "the places A to I, not 'K'"),
        (lambda game: begun("sabotage").view(0).card_at(["A"]), r"the places A to I, not \['A'\]"),
        (lambda game: begun("sabotage").view(0).card_at("A", 9), "there is no seat 9"),
        (lambda game: begun("sabotage").view().card_at("A"), "a spectator has no roof"),
        (lambda game: game.position(5), "a position is a string, not 5"),
        (lambda game: game.record(None), "a record is a string, not None$"),
        (lambda game: game.record(Path("game.txt")), r"game.txt.*; its read_text\(\) gives one"),
        (lambda game: game.start(3, names="Ada"), r"a list, such as \['Ada', 'Ben'\], not 'Ada'"),
        (lambda game: game.start(3, names=["Ada"]), "3 players have 3 names, not 1"),
        (lambda game: game.start(3, names=["Ada", "Ben", 3]), "a name is a string, not 3"),
        (lambda game: game.start(3, names=["", "", "Ada\x1b"]), "characters that can't be shown"),
        (
            lambda game: game.start(5).parse_move(5),
            "the notation of a move is a string, not 5",
        ),
        (lambda game: game.play(None), "a list, such as .*, not None"),
        (lambda game: game.play(["nobody"]), "there is no computer player 'nobody'"),
        (lambda game: game.play(["standrad"]), r"; did you mean 'standard'\?$"),
        (lambda game: GAME("Saboteur"), r"the games are .*; did you mean 'saboteur'\?$"),
        (lambda game: game.start(3, edition="NL"), r"editions are .*; did you mean 'nl'\?$"),
        (lambda game: game.start(3, options={"atach": "start"}), r"; did you mean 'attach'\?$"),
        (lambda game: game.card("rokfall"), r"its cards: .*; did you mean 'rockfall'\?$"),
        (lambda game: game.start(3).play("lya NEW 1,0"), r"begins with .*; did you mean 'lay'\?$"),
        (lambda game: game.start(3).play("lay NEWS 1,0"), r"; did you mean 'NESW'\?$"),
        (lambda game: game.start(3).play("break lmap 2"), r"; did you mean 'lamp'\?$"),
        (
            lambda game: game.start(5).apply_chance(5),
            r"is what draw\(\) gives, or its lines, not 5",
        ),
        (lambda game: game.start(5).play(game.start(5)), r"^\S+ \S+ .{1,60} is not a move of this"),
        (lambda game: game.start(5).play("pass NS"), r"wait until .* \(.*: call deal\(\)\)"),
        (lambda game: pitprop.games(), r"pitprop.game_names\(\) lists the games"),
        (
            lambda game: game.play(["random"], players=10**12),
            "for 3 to 10 players, not 1000000000000",
        ),
        (lambda game: game.start(5).events(0, "all"), "first event is a whole number, not 'all'"),
        (lambda game: game.start(5).events(0, -1), "the first event is at least 0, not -1"),
        (
            lambda game: game.start(5).events(0, 7),
            "the first event is at most 0, not 7: that many have happened since the last deal",
        ),
        (lambda game: game.cards(edition=[]), r"there is no edition \[\]; the editions are"),
        (lambda game: game.cards(None), "there is no edition None; the editions are"),
        (lambda game: game.start(5, edition=[]), r"there is no edition \[\]; the editions are"),
        (
            lambda game: game.start(5, seed="\ud800"),
            "the seed '.ud800' contains half of a surrogate pair",
        ),
        (
            lambda game: game.start(4).apply_chance(GAME("sabotage").start(4).draw()),
            "drawn by Sabotage with 4 players; this is Saboteur with 4 players",
        ),
        (
            lambda game: game.start(4).apply_chance(game.start(5, seed=1).draw()),
            "drawn by Saboteur with 5 players; this is Saboteur with 4 players",
        ),
        (
            lambda game: game.start(4).apply_chance(GAME("dark_cave").start(3, seed=1).draw()),
            "drawn by Saboteur – The Dark Cave with 3 players; this is Saboteur with 4 players",
        ),
        (
            lambda game: game.start(5, seed=float("nan")),
            "a float or a string, not nan",
        ),
        (lambda game: game.start(5, seed=10**5000), "more than 4,300 digits can't be a seed"),
        (lambda game: game.start(Unwritten()), "a whole number, not <.*Unwritten object at"),
        (lambda game: game.start(10**5000), "for 3 to 10 players, not 0x"),
        (lambda game: game.start(5).view(10**5000), "there is no seat 0x"),
        (lambda game: game.start(5).events(0, 10**5000), "is at most 0, not 0x"),
        (lambda game: PLAYED.state(10**5000), "there is no move 0x"),
        (lambda game: SIMULATE([], players=4), r"there is no game \[\]; the games are"),
        (lambda game: SIMULATE("saboteur", players=0), "for 3 to 10 players, not 0"),
        (lambda game: SIMULATE("saboteur", players=10**12), "for 3 to 10 players, not 10000"),
        (lambda game: PLAYED.state("3"), "the number of a move is a whole number, not '3'"),
        (
            lambda game: SIMULATE("saboteur", players=4, games="2"),
            "games is a whole number",
        ),
        (
            lambda game: SIMULATE("saboteur", players=4, processes=0.5),
            "processes is a whole number, not 0.5",
        ),
        (
            lambda game: SIMULATE("saboteur", players=4, opponents=[local_bot()], processes=2),
            "Local can't be sent to other processes .*; play with processes=1",
        ),
    ],
)
def test_what_is_of_the_wrong_kind_is_told_in_a_line(asked: Any, message: str) -> None:
    with pytest.raises(PitpropError, match=message):
        asked(pitprop.game("saboteur"))


def test_whatever_refers_to_a_game_can_be_pickled_and_copied() -> None:
    game = pitprop.game("saboteur")
    why = begun("saboteur").refusal("rockfall 0,0")
    for each in (game, PLAYED, game.card("map"), why):
        assert pickle.loads(pickle.dumps(each)) == each
        assert copy.deepcopy(each) == each
    assert game == pitprop.game("saboteur") != pitprop.game("sabotage")
    assert len({game, pitprop.game("saboteur")}) == 1


def test_a_script_that_starts_processes_without_a_guard_is_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import pitprop\npitprop.simulate('sabotage', players=2, games=2, processes=2)\n",
        encoding="utf-8",
    )
    ran = subprocess.run((sys.executable, str(script)), capture_output=True, check=False)
    *_, last = ran.stderr.decode().splitlines()
    assert ran.returncode == 1
    assert 'below `if __name__ == "__main__":`' in last
    assert ran.stderr.count(b"Traceback") == 1


def test_what_was_dealt_does_not_follow_from_a_bots_seed() -> None:
    class Seeds:
        def __init__(self) -> None:
            self.seen: list[str] = []

        def choose(self, view: Any, *, seed: str) -> Any:
            self.seen.append(seed)
            return view.legal_moves[0]

    first, again = Seeds(), Seeds()
    for bot in (first, again):
        list(pitprop.game("sabotage").play([bot], players=2, seed="the deal"))
    assert first.seen == again.seen
    assert len(set(first.seen)) == len(first.seen)
    assert not any("deal" in seed for seed in first.seen)


def test_a_bot_called_like_a_computer_player_takes_none_of_its_seats() -> None:
    seats: set[int] = set()

    class standard:  # noqa: N801  # as somebody may call it
        def choose(self, view: Any, *, seed: str) -> Any:
            seats.add(view.seat)
            return view.legal_moves[-1]

    found = pitprop.simulate(
        "saboteur", players=4, games=1, opponents=[standard(), "standard"], processes=1
    )
    assert seats == {0, 2}
    assert [row["opponent"] for row in found.rows()] == ["standard 2", "standard"] * 2


def test_bots_are_simulated_and_counted_by_seat() -> None:
    found = [
        pitprop.simulate(
            "saboteur",
            players=4,
            games=3,
            opponents=[FirstMove(), "random", FirstMove()],
            processes=processes,
        )
        for processes in (1, 2)
    ]
    rows = found[0].rows()
    assert [row["opponent"] for row in rows] == ["FirstMove", "random", "FirstMove 2", "FirstMove"]
    assert all(row["games"] == 3 for row in rows)
    assert rows == found[1].rows()
    assert "FirstMove 2" in repr(found[0])


# --- Moves that programs make -------------------------------------------------------------------

# Programs that aren't type-checked get them wrong.
saboteur: Any = saboteur_moves
sabotage: Any = sabotage_moves
dark_cave: Any = dark_cave_moves
AT: Any = Place


@pytest.mark.parametrize(
    ("name", "made", "message"),
    [
        ("saboteur", saboteur.Pass(None), "card of Pass is a string, not None"),
        ("saboteur", saboteur.Lay("NESW", (1, 0)), r"place of Lay is Place\(x, y\), not \(1, 0\)"),
        ("saboteur", saboteur.Lay("NESW", AT(1.0, 0)), r"not Place\(x=1.0, y=0\)"),
        ("saboteur", saboteur.Break("lamp", "1"), "seat of Break is a whole number, not '1'"),
        ("saboteur", saboteur.Break("lamp", True), "seat of Break is a whole number, not True"),
        ("saboteur", saboteur.Break("lamp", -1), "a seat is from 0 to 9, not -1"),
        ("saboteur", saboteur.Take(9), "gold cards are worth 1, 2 or 3, not 9"),
        ("sabotage", sabotage.Consent("no"), "yes of Consent is True or False, not 'no'"),
        ("dark_cave", dark_cave.Pass("I:NES"), "cards of Pass is a tuple of strings, not 'I:NES'"),
        ("dark_cave", dark_cave.Pass((1,)), r"cards of Pass is a tuple of strings, not \(1,\)"),
        ("dark_cave", dark_cave.Turn("x"), "'x' are not openings"),
        ("dark_cave", dark_cave.Lay("I:NES", (1, 0)), r"place of Lay is Place\(x, y\)"),
        (
            "saboteur",
            sabotage.Lay("A-red", "own", "A"),
            r"of pitprop\.games\.sabotage\.moves is not a move of this game; its moves are Lay, .*"
            r"Take of pitprop\.games\.saboteur\.moves$",
        ),
    ],
)
def test_a_move_whose_field_holds_something_else_is_refused(
    name: str, made: Any, message: str
) -> None:
    state = begun(name)
    before = copy.deepcopy(state)
    for ask in (state.refusal, state.play):
        with pytest.raises(PitpropError, match=message):
            ask(made)
    assert state == before


@pytest.mark.parametrize(
    "made",
    [
        saboteur.Break("cart", None),
        saboteur.Break("cart", "2"),
        saboteur.Lay("NESW", (1, 0)),
        dark_cave.Pass((1,)),
        dark_cave.Pass(["I:NES"]),
    ],
)
def test_a_move_that_no_text_could_say_can_be_printed(made: Any) -> None:
    assert str(made) == repr(made)
    assert f"{made}".startswith(type(made).__name__)


@pytest.mark.parametrize("name", GAMES)
def test_a_legal_move_made_by_hand_is_the_same_move(name: str) -> None:
    state = middle(name)
    for move in state.legal_moves:
        fields = {field.name: getattr(move, field.name) for field in dataclasses.fields(move)}
        assert type(move)(**fields) == move
        assert state.refusal(type(move)(**fields)) is None


# --- What was played by hand --------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_was_played_by_hand_is_kept(name: str) -> None:
    state = pitprop.game(name).start(4, seed="by hand", first=2)
    moves: list[str] = []
    while len(moves) < 9:
        if state.is_chance:
            state.deal()
        else:
            moves.append(str(state.legal_moves[0]))
            state.play(moves[-1])
    record = state.record()
    assert record.moves == moves
    assert record.state() == state
    assert pitprop.game(name).record(repr(record)) == record
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), record.state()):
        assert other.record() == record
        assert len(record.state(4).record().moves) == 4


def test_a_record_tells_no_option_that_is_the_edition_s_own() -> None:
    game = pitprop.game("saboteur")
    assert "[options" not in repr(game.start(4, seed=1, options={"attach": "start"}).record())
    for options in ({"attach": "start"}, {}):
        record = game.played(["random"], players=4, seed=1, options=options)
        assert game.record(repr(record)) == record
        assert "[options" not in repr(record)


def test_a_copy_goes_on_with_a_record_of_its_own() -> None:
    state = begun("saboteur")
    other = copy.copy(state)
    other.play(other.legal_moves[0])
    assert (len(state.record().moves), len(other.record().moves)) == (0, 1)


def test_where_it_is_not_known_how_a_state_came_about_there_is_no_record() -> None:
    state = begun("saboteur")
    with pytest.raises(PitpropError, match="set up as a position"):
        pitprop.game("saboteur").position(repr(state)).record()
    state.engine.play(state.engine.legal_moves()[0])
    for _ in range(2):
        with pytest.raises(PitpropError, match="changed through `engine`"):
            state.record()
        state.play(state.legal_moves[0])


def test_a_game_that_is_looked_at_once_more_tells_how_far_it_has_come() -> None:
    counts = [len(state.record().moves) for state in PLAYED.states()]
    assert counts[:3] == [0, 1, 2]
    assert counts[-1] == len(PLAYED.moves)


# --- Taking back --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_all_moves_can_be_taken_back_and_made_again(name: str) -> None:
    kept: list[tuple[Any, str]] = []
    state: Any = pitprop.game(name).start(4, seed="back and forth", first=1)
    stream = RandomStream("back and forth", "moves")
    while not state.is_over and len(kept) < 60:
        if state.is_chance:
            state.deal()
        else:
            moves = state.legal_moves
            kept.append((copy.copy(state), str(moves[stream.below(len(moves))])))
            state.play(kept[-1][1])
    for before, move in reversed(kept):
        after = copy.copy(state)
        state.undo()
        assert state == before
        assert state.record() == before.record()
        again = copy.copy(state)
        again.play(move)
        while again.is_chance:
            again.deal()
        assert again == after or after.is_chance
    with pytest.raises(PitpropError, match="none has been made"):
        state.undo()
    assert state == kept[0][0]


def test_what_a_copy_takes_back_stays_with_the_other() -> None:
    state = begun("saboteur")
    state.play(state.legal_moves[0])
    other = copy.copy(state)
    other.undo()
    assert (len(state.record().moves), len(other.record().moves)) == (1, 0)


def test_moves_made_of_a_position_can_be_taken_back_but_nothing_before() -> None:
    state = pitprop.game("saboteur").position(begun("saboteur").position())
    before = copy.copy(state)
    for _ in range(2):
        state.play(state.legal_moves[0])
    other = copy.copy(state)
    for each in (state, other):
        each.undo()
        each.undo()
        assert each == before
        with pytest.raises(PitpropError, match="set up as a position"):
            each.undo()
        assert each == before


def test_a_move_of_a_record_can_be_taken_back() -> None:
    state = begun("sabotage")
    for _ in range(3):
        state.play(state.legal_moves[0])
    read = pitprop.game("sabotage").record(repr(state.record())).state()
    for _ in range(3):
        read.undo()
        state.undo()
    assert read == state == begun("sabotage")


@pytest.mark.parametrize("name", GAMES)
def test_the_text_of_a_position_reads_back_without_what_happened(name: str) -> None:
    state = middle(name)
    read = pitprop.game(name).position(state.position())
    assert read.position() == state.position()
    assert read.legal_moves == state.legal_moves
    assert state.events(0)
    assert not read.events(0)
    assert read != state


# --- What the package offers --------------------------------------------------------------------


def test_the_package_shows_what_it_offers() -> None:
    assert {"game", "simulate", "PitpropError", "IllegalMoveError"} <= set(dir(pitprop))
    assert all(getattr(pitprop, name) for name in dir(pitprop))
    assert issubclass(pitprop.RecordError, pitprop.PitpropError)


def test_clauses_are_found_however_they_are_written_and_show_themselves() -> None:
    book = pitprop.game("saboteur").clauses
    assert book["s-35"] is book[35] is book["35"] is book["S-35"]
    assert str(book["S-35"]).startswith("S-35: If one or more broken tools")
    assert book["S-35"] in book.search("broken tools")
    *_, last = book
    assert repr(book) == f"<{len([*book])} clauses, S-1 to {last.id}>"


def test_simulations_are_equal_where_all_counts_are() -> None:
    asked: Any = {"players": 3, "games": 2, "opponents": ["random"], "processes": 1}
    game = pitprop.game("saboteur")
    assert SIMULATE(game, **asked, seed=2) == SIMULATE("saboteur", **asked, seed=2)
    assert SIMULATE(game, **asked, seed=2) != SIMULATE(game, **asked, seed=3)
