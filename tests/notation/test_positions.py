"""Positions: printed, read back, filled in, refused."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.chance import RandomStream
from pitprop.core.errors import NotationError, PositionError
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.state import State
from tests.notation.games import Plan, chosen, plans, played
from tests.thorough import trials

HEAD = "[game saboteur]\n"
DIGGERS_WIN = 0
"""The seed of a game in which diggers played like this win a round."""


def moves_of(state: State) -> list[str]:
    return sorted(str(move) for move in state.legal_moves())


def played_on(state: State, seed: str, decisions: int) -> str:
    """The position after some more decisions, which depend on the legal moves alone."""
    state = state.clone()
    for number in range(decisions):
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            moves = moves_of(state)
            pick = moves[RandomStream(seed, str(number)).below(len(moves))]
            state.play(GAME.parse_move(pick))
    return GAME.print_position(state)


@given(plans())
def test_a_position_is_read_back_as_the_same_state(plan: Plan) -> None:
    """The same in all that it shows, hides, allows and comes to."""
    state = played(plan)
    text = GAME.print_position(state)
    read = GAME.parse_position(text)
    assert GAME.print_position(read) == text
    assert moves_of(read) == moves_of(state)
    assert (read.decider, read.scores(), read.winners()) == (
        state.decider,
        state.scores(),
        state.winners(),
    )
    assert (read.result_lines(), read.census()) == (state.result_lines(), state.census())
    assert played_on(read, text, 40) == played_on(state, text, 40)


@given(plans(), st.integers(SPECTATOR, 9))
def test_what_a_seat_sees_is_read_back_as_the_same_view(plan: Plan, seat: int) -> None:
    state = played(plan)
    view = state.view(min(seat, plan.seats - 1))
    text = GAME.print_position(view)
    read = GAME.parse_view(text)
    assert GAME.print_position(read) == text
    assert (read.seat, read.decider, read.picks) == (view.seat, view.decider, view.picks)
    assert sorted(map(str, read.legal_moves())) == sorted(map(str, view.legal_moves()))


@given(plans(), st.integers(SPECTATOR, 9))
def test_a_seat_sees_the_same_in_a_state_and_in_its_position(plan: Plan, seat: int) -> None:
    seat = min(seat, plan.seats - 1)
    state = played(plan)
    read = GAME.parse_position(GAME.print_position(state))
    assert GAME.print_position(read.view(seat)) == GAME.print_position(state.view(seat))


@given(plans(), st.integers(SPECTATOR, 9), st.integers(0, 99))
def test_what_a_seat_sees_tells_nothing_hidden(plan: Plan, seat: int, world: int) -> None:
    """Law 2: a world that the seat can't tell from this one has the same text for it."""
    seat = min(seat, plan.seats - 1)
    view = played(plan).view(seat)
    other = GAME.sample(view, RandomStream(str(world), "world"))
    assert GAME.print_position(other.view(seat)) == GAME.print_position(view)
    text = GAME.print_position(other)
    assert GAME.print_position(GAME.parse_position(text)) == text


def test_every_phase_of_a_game_is_told() -> None:
    """A game that reaches the treasure; for the stone that waits to be turned see below."""
    state = played(Plan(4, "web", DIGGERS_WIN, 0, 9))
    draw = RandomStream(str(DIGGERS_WIN), "choices")
    by_phase = {}
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            state.play(chosen(state, draw, 9))
        phase = state.view(SPECTATOR).wire().phase
        if phase not in by_phase:
            by_phase[phase] = GAME.print_position(state)
    assert set(by_phase) == {"dealing", "playing", "taking", "over"}
    for phase, text in by_phase.items():
        read = GAME.parse_position(text)
        assert read.view(SPECTATOR).wire().phase == phase
        assert GAME.print_position(read) == text


@pytest.mark.clause("S-65", "S-80")
def test_an_earlier_round_tells_who_played_its_last_card() -> None:
    """The current one has a line for that; where it isn't told, pay begins with seat 1."""
    paid = "saboteurs · roles digger digger saboteur | digger{} · cards 0 0 1 · gold 0 0 3\n"
    lines = f"{HEAD}round 2\nlast 2\ngold 3 3 3\nresult 1 {paid}result 2 {paid.format('')}"
    for stated, last in ((" · last 3", 2), ("", NO_SEAT)):
        state = GAME.parse_position(lines.format(stated))
        assert [result.last_seat for result in state.table.results] == [last, 1]
        for shown in (state, state.view(0)):
            assert f"result 1 {paid}".format(stated) in GAME.print_position(shown)
            assert f"result 2 {paid}".format("") in GAME.print_position(shown)
        assert GAME.parse_view(GAME.print_position(state.view(0))) == state.view(0)


TURNING = """\
[game saboteur]
[edition web]
[seats 3]
round 1
turn 2
starter 1
last 2
maze NS@8,-1 NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 EW@7,0
laid 7,0
goals NW NE:- treasure
broken - - -
roles digger digger saboteur | digger
hand 1 NESW NESW NESW NESW NESW NES
hand 2 NES NES NES NES NS
hand 3 NS NS EW NE NE NE
pile -
stack 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3
"""


@pytest.mark.clause("S-54")
def test_a_stone_that_waits_to_be_turned() -> None:
    state = GAME.parse_position(TURNING)
    assert GAME.print_position(state) == TURNING
    assert moves_of(state) == ["turn NE", "turn SW"]
    view = state.view(1)
    assert GAME.print_position(GAME.parse_view(GAME.print_position(view))) == GAME.print_position(
        view
    )
    state.play(GAME.parse_move("turn SW"))
    assert state.decider == 2


# --- What is left out ---------------------------------------------------------------------------


@pytest.mark.clause("S-10", "S-14")
@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("saboteurs", ["drawn", "all", "fewer", "more"])
def test_what_is_left_out_is_as_after_a_deal(seats: int, saboteurs: str) -> None:
    dealt = GAME.start(seats, seed="x", first=0, options={"saboteurs": saboteurs})
    dealt.apply_chance(dealt.draw())
    set_up = GAME.parse_position(f"{HEAD}[options saboteurs={saboteurs}]\n[seats {seats}]\n")
    assert set_up.census() == dealt.census()
    shown, expected = set_up.view(SPECTATOR).wire(), dealt.view(SPECTATOR).wire()
    assert shown == msgspec.structs.replace(expected, history=())
    assert sorted(set_up.roles) == sorted(dealt.roles)


@pytest.mark.parametrize(
    ("lines", "seats"),
    [
        ("", 3),
        ("broken - - lamp - -", 5),
        ("roles digger digger saboteur digger | digger", 4),
        ("[seats Ada Ben Cem Dee]", 4),
        ("[seats 10]", 10),
    ],
)
def test_the_number_of_players_is_told_or_follows(lines: str, seats: int) -> None:
    assert GAME.parse_position(f"{HEAD}{lines}\n").seats == seats


def test_hands_are_filled_first_and_the_rest_is_the_pile() -> None:
    view = GAME.parse_position(f"{HEAD}hand 1 map\nhand 3 SW rockfall\n").view(2).wire()
    assert [player.hand for player in view.players] == [1, 6, 2]
    assert view.hand == ("NE", "rockfall"), "a path card may be spelled either way round"
    assert view.pile == 67 - 9


def test_cards_that_are_nowhere_lie_in_the_box() -> None:
    state = GAME.parse_position(f"{HEAD}hand 1 map\nhand 2 EW\nhand 3 EW\npile NS\n")
    assert sum(state.census().get(card, 0) for card in ("map", "EW", "NS")) == 4
    assert GAME.parse_position(GAME.print_position(state)).census() == state.census()


@pytest.mark.clause("S-22")
def test_nobody_needs_a_card_but_the_player_on_turn_when_the_pile_is_empty() -> None:
    state = GAME.parse_position(f"{HEAD}turn 2\nhand 1 -\nhand 2 EW\nhand 3 -\npile -\n")
    assert state.decider == 1


def test_pieces_of_the_maze_may_lie_apart() -> None:
    """As after rockfalls; they aren't joined to the start."""
    state = GAME.parse_position(f"{HEAD}maze EW@1,0 NESW@5,-3 NS@5,-2\n")
    lit = {(card.x, card.y): card.lit for card in state.view(SPECTATOR).wire().maze}
    assert (lit[1, 0], lit[5, -3], lit[5, -2]) == ("EW", "", "")


def test_lines_may_stand_in_any_order_with_blank_ones_between() -> None:
    one = GAME.parse_position(f"{HEAD}turn 2\nmaze EW@1,0\nhand 1 map\n")
    other = GAME.parse_position(f"\r\n{HEAD}\r\n hand 1 map\n\nmaze EW@1,0\r\nturn 2")
    assert GAME.print_position(one) == GAME.print_position(other)


def test_before_the_first_deal() -> None:
    state = GAME.start(4, edition="nl", options={"attach": "start"}, seed="a seed", first=2)
    text = GAME.print_position(state)
    assert text == (
        "[game saboteur]\n[edition nl]\n[options attach=start]\n[seats 4]\n[first 3]\n"
        '[seed "a seed"]\nround 0\n'
    )
    assert GAME.parse_position(text).encode() == state.encode()
    assert GAME.parse_view(GAME.print_position(state.view(1))) == state.view(1)


# --- What cannot be -----------------------------------------------------------------------------

RESULT = "result 1 diggers by 1 · roles digger digger saboteur | digger"
UP = "maze NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 ESW@6,0 EW@7,0\ngoals NE treasure:NESW NW\n"
ROLES = "roles digger digger saboteur | digger\n"
ROLES_OF_FIVE = "roles digger digger digger saboteur saboteur | digger\n"


@pytest.mark.clause("S-1", "S-3", "S-5", "S-6", "S-10", "S-14", "S-22", "S-30", "S-31")
@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        ("hand 1 NS NS NS\nhand 2 NS NS", "S-3"),
        ("hand 1 N\ndiscards N", "S-3"),
        ("maze N@0,1 N@0,-1", "S-3"),
        ("hand 1 lamp+cart\npile lamp+cart", "S-5"),
        ("broken lamp lamp lamp\nhand 1 break-lamp", "S-5"),
        ("hand 1 NS NS EW EW map map map", "S-14"),
        ("[seats 8]\nhand 1 NS NS EW EW map", "S-14"),
        ("hand 2 -", "S-22"),
        ("hand 1 -\npile -", "S-22"),
        ("maze EW@1,0 NESW@1,0", "S-30"),
        ("maze EW@0,0", "S-30"),
        ("maze NESW@8,2", "S-30"),
        ("maze NS@1,0", "S-31"),
        ("maze EW@1,0 NS@2,0", "S-31"),
        ("roles digger digger digger | digger", "S-10"),
        ("roles saboteur saboteur digger | digger", "S-10"),
        ("[seats 4]\nroles digger digger saboteur | digger", "S-10"),
        ("[options saboteurs=all]\nroles digger digger digger | saboteur", "S-10"),
        ("[options saboteurs=fewer]\n[seats 5]\n" + ROLES_OF_FIVE, "S-10"),
        ("[options saboteurs=more]\nroles digger digger digger | saboteur", "S-10"),
        ("broken - - - -\nroles digger digger saboteur | digger", "S-2"),
        ("[seats 3]\nturn 4", "S-2"),
        ("hand 4 EW", "S-2"),
        ("broken - -", "S-2"),
        ("discards ?5:EW", "S-2"),
        ("goals NE treasure NE", "S-4"),
        ("goals treasure treasure NW", "S-4"),
        ("looked 1 8,1", "S-45"),
        ("stack 1 1 1", "S-6"),
        ("gold 1 3 3 3 3 3", "S-6"),
        ("gold 2 1\nstack 1", "S-6"),
        (UP, "S-51"),
        (UP + "result 1 saboteurs", "S-51"),
        (RESULT, "S-51"),
        ("maze NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 ESW@6,0 EW@7,0", "S-50"),
        ("offer 1 1 2", "S-61"),
        ("laid 1,0", "S-52"),
        ("goals NE:- treasure NW", "S-52"),
        ("maze EW@1,0\nlaid 1,0", "S-52"),
        ("maze EW@1,0\nlaid 1,0\ngoals NE:- treasure NW", "S-50"),
        (ROLES + UP + RESULT + "\noffer 1 1 1 1", "S-60"),
        (ROLES + UP + RESULT + "\noffer 2 1 1", "S-61"),
        (ROLES + UP + RESULT + "\noffer 3 1 1", "S-61"),
        (ROLES + UP + RESULT + " · took 2:1 1:1\ngold 1 1\ngold 2 1", "S-61"),
        (ROLES + UP + RESULT + " · took 1:1 2:1\ngold 1 2\ngold 2 1", "S-70"),
        (ROLES + UP + RESULT + " · took 1:1 2:1", "S-70"),
        (ROLES + UP + RESULT + " · took 1:1/2+2 2:1\ngold 1 1\ngold 2 1", "S-61"),
        (ROLES + UP + RESULT + " · cards 0 0 1 · gold 0 0 1\ngold 3 1", "S-62"),
        (ROLES + UP + RESULT + " · cards 1 1 · gold 1 1", "S-80"),
        (ROLES + UP + RESULT + " · cards 1 1 0", "S-80"),
        (ROLES + UP + RESULT + " · returned 3:1", "S-65"),
        (ROLES + UP + RESULT.replace("by 1", "by 7"), "S-2"),
        (ROLES + UP + RESULT.replace(" by 1", ""), "S-50"),
        ("round 2\nresult 1 saboteurs · cards 1 0 0 · gold 3 0 0\ngold 1 3", "S-64"),
        ("round 2\nresult 1 saboteurs · cards 0 0 1 · gold 0 0 5\ngold 3 3", "S-64"),
        ("round 2\nresult 1 saboteurs · roles digger digger digger | saboteur", "S-67"),
        ("round 2\nresult 1 saboteurs by 2", "S-50"),
        ("round 2\nresult 1 saboteurs · last 4", "S-2"),
        ("round 2\nresult 1 diggers by 1 · last 1", "S-65"),
        ("round 1\nresult 1 saboteurs · last 1", "S-65"),
        ("round 2\nresult 1 saboteurs · returned 1:3", "S-65"),
        ("round 2\nresult 1 nobody · took 1:1\ngold 1 1", "S-61"),
        ("round 1\nresult 3 nobody", "S-70"),
        ("round 2\nresult 1 nobody · roles digger digger saboteur | digger", "S-67"),
        ("roles digger digger saboteur | digger\nresult 1 nobody", "S-67"),
        ("[seats 5]\nround 2\nresult 1 nobody", "S-67"),
        ("[seats 7]\nround 3", "S-67"),
        ("round 2\ngold 1 2", "S-70"),
        ("round 3\ngold 1 2\nresult 1 nobody", "S-70"),
        ("round 0\nturn 1", "S-70"),
        ("[seats 3]\n[first 3]\nround 0\nmaze EW@1,0", "S-70"),
    ],
)
def test_a_position_that_cannot_arise_is_refused_with_its_clause(lines: str, clause: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.parse_position(f"{HEAD}{lines}\n")
    assert f"[{clause}" in str(caught.value) or f"{clause}]" in str(caught.value)


@pytest.mark.clause("S-54")
def test_a_stone_with_one_way_to_lie_would_have_been_turned() -> None:
    text = TURNING.replace("NS@8,-1 ", "")
    with pytest.raises(PositionError, match="S-54"):
        GAME.parse_position(text)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, r"begin with a line such as \[game saboteur\]"),
        ("round 1", 1, "begin with"),
        ("[game chess]", 1, "no game 'chess'"),
        ("[edition nl]", 1, "first header"),
        (f"{HEAD}[edition gold]", 2, "no edition 'gold'"),
        (f"{HEAD}[edition nl]\n[edition nl]", 3, "twice"),
        (f"{HEAD}[options attach=air]", 2, "one of start, tunnel"),
        (f"{HEAD}[options attach]", 2, "not an option"),
        (f"{HEAD}[options attach=start attach=tunnel]", 2, "twice"),
        (f"{HEAD}[seats 2]", 2, "S-2"),
        (f"{HEAD}[seats Ada Ben]", 2, "S-2"),
        (f"{HEAD}[seats 3]\n[edition nl]", 3, "before"),
        (f"{HEAD}[seats 3]\n[first 4]", 3, "no seat 4"),
        (f"{HEAD}[seats 3]\n[view 0]", 3, "not a seat"),
        (f"{HEAD}[commit abc]", 2, "no header 'commit'"),
        (f"{HEAD}[edition nl", 2, "not a header"),
        (f"{HEAD}round 1\n[edition nl]", 3, "before everything"),
        (f"{HEAD}round 4", 2, "3 rounds"),
        (f"{HEAD}round", 2, "one word"),
        (f"{HEAD}\ndance 1", 3, "no line 'dance'"),
        (f"{HEAD}turn 1\nturn 2", 3, "twice"),
        (f"{HEAD}hand 1 EW\nhand 1 NS", 3, "twice"),
        (f"{HEAD}hand", 2, "has to follow"),
        (f"{HEAD}hand 1", 2, "has to follow"),
        (f"{HEAD}hand 1 NS.EW", 2, "not a card"),
        (f"{HEAD}hand 1 ?", 2, "below"),
        (f"{HEAD}pile ? ?", 2, "below"),
        (f"{HEAD}maze EW", 2, "not a card on a place"),
        (f"{HEAD}maze rockfall@1,0", 2, "not a card on a place"),
        (f"{HEAD}maze EW@32001,0", 2, "out of reach"),
        (f"{HEAD}goals NE NW", 2, "3 goals"),
        (f"{HEAD}goals NE NW EW", 2, "not a goal"),
        (f"{HEAD}goals NE:NW treasure NW", 2, "doesn't lie like that"),
        (f"{HEAD}broken cart+lamp - -", 2, "in this order"),
        (f"{HEAD}roles digger digger saboteur digger", 2, r"\|"),
        (f"{HEAD}roles digger thief digger | digger", 2, "not a role"),
        (f"{HEAD}discards ?", 2, "who passed it"),
        (f"{HEAD}gold 1 4", 2, "worth 1, 2 or 3"),
        (f"{HEAD}result 1 thieves", 2, "diggers, saboteurs, nobody"),
        (f"{HEAD}result 1 diggers at 2", 2, "by 2"),
        (f"{HEAD}result 1 nobody · pay 3", 2, "no part 'pay'"),
        (f"{HEAD}result 1 nobody · gold 1 1 1 · gold 1 1 1", 2, "once"),
        (f"{HEAD}result 1 diggers by 1 · took 1-2", 2, "2:3"),
        (f"{HEAD}[seats 3]\n[view 1]\nround 1", 3, "one seat sees"),
    ],
)
def test_what_is_no_position_is_refused_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(NotationError, match=says) as caught:
        GAME.parse_position(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("[view 2]\n", ""), "VIEW|view"),
        (("pile", "# pile"), "no line"),
        (("turn 2\n", ""), "'turn' is missing"),
        (("round 1\n", ""), "'round' is missing"),
        (("hand 2 NES NES NES NES NS", "hand 2 ? ? ? ? ?"), "S-81"),
        (("roles ? digger", "roles ? ?"), "S-81"),
        (("[view 2]", "[view 4]"), "seat 4"),
    ],
)
def test_what_a_seat_sees_has_to_be_told_in_full(change: tuple[str, str], says: str) -> None:
    text = GAME.print_position(GAME.parse_position(TURNING).view(1))
    assert change[0] in text
    with pytest.raises((NotationError, PositionError), match=says):
        GAME.parse_view(text.replace(*change))


@settings(max_examples=trials(200))
@given(plans(60), st.data())
def test_a_damaged_position_is_read_or_refused(plan: Plan, data: st.DataObject) -> None:
    """Whatever is changed in a text, the answer is a position or a `PitpropError` of these two."""
    state = played(plan)
    seat = data.draw(st.sampled_from([None, SPECTATOR, 0]))
    text = GAME.print_position(state if seat is None else state.view(seat))
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    words[word : word + data.draw(st.integers(0, 1))] = data.draw(
        st.lists(st.sampled_from([*text.split(), "-", "?", "·", "1:3/1", "99", "|"]), max_size=2)
    )
    lines[at] = " ".join(words)
    damaged = "\n".join(lines)
    parse = GAME.parse_position if seat is None else GAME.parse_view
    try:
        read = parse(damaged)
    except (NotationError, PositionError):
        return
    again = GAME.print_position(read)
    assert GAME.print_position(parse(again)) == again


@pytest.mark.parametrize("untold", ["pile ? NS", "discards ?1"])
def test_the_line_that_hides_something_is_the_one_to_blame(untold: str) -> None:
    first, *_ = untold.split()
    known = "discards map ?2:NES" if first != "discards" else "hand 1 map"
    text = f"[game saboteur]\n[seats Who? Ann Bo]\nround 1\n{known}\n{untold}\n"
    with pytest.raises(NotationError, match="may appear only in what one seat sees") as refused:
        GAME.parse_position(text)
    assert refused.value.line == 5


@given(st.text(max_size=200))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    for parse in (GAME.parse_position, GAME.parse_view):
        with pytest.raises((NotationError, PositionError)):
            parse(text)
        with pytest.raises((NotationError, PositionError)):
            parse(f"{HEAD}x{text}")
