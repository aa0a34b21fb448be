"""Actions: each has one code and one text, and each move in the window has actions."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.envs.actions import actions_of
from pitprop.envs.codec import NOTHING_CHOSEN
from pitprop.envs.codecs import GAMES, environment
from pitprop.envs.play import Play
from pitprop.games.dark_cave.moves import MOVES as CAVE_MOVES
from pitprop.games.sabotage.moves import MOVES as SABOTAGE_MOVES
from tests.envs.helpers import TABLES, played
from tests.spelled import spelled
from tests.thorough import trials
from tests.varied import tables


@pytest.mark.parametrize("game", GAMES)
def test_numbers_codes_and_texts_of_actions_lead_to_each_other(game: str) -> None:
    actions, table = environment(game).actions, environment(game).codec.table
    for number, action in enumerate(actions):
        assert actions[number] is action
        assert action in actions
        assert action.number == number
        assert actions.of_code(action.code) == action
        assert actions.of_text(action.text) == action
        assert table.number(action.code) == number, action.text
        assert table.codes[number] == action.code, action.text


@pytest.mark.parametrize("game", ["sabotage", "saboteur"])
def test_the_text_of_an_action_is_the_notation_of_its_move(game: str) -> None:
    actions, rules = environment(game).actions, environment(game).game
    for action in actions:
        move = rules.parse_move(action.text)
        assert str(move) == action.text
        assert rules.moves.encode(move, None) == action.code, action.text


def test_kinds_of_which_no_action_is_listed_have_all_their_moves() -> None:
    actions = actions_of(SABOTAGE_MOVES, [])
    assert [block.name for block in actions.blocks] == SABOTAGE_MOVES.words
    assert {action.text for action in environment("sabotage").actions} <= {
        action.text for action in actions
    }
    with pytest.raises(PitpropError, match=r"the actions of 'lay' aren't listed in layout\.py"):
        actions_of(CAVE_MOVES, [])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_action_is_said_in_one_line(game: str) -> None:
    actions = environment(game).actions
    with pytest.raises(PitpropError, match=f"they are 0 to {len(actions) - 1}"):
        actions[len(actions)]
    with pytest.raises(PitpropError, match="no action has the code"):
        actions.of_code(-1)
    with pytest.raises(PitpropError, match="there is no action 'fly'"):
        actions.of_text("fly")
    assert environment(game).codec.table.number(7_777_777_777_777) == -1


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_move_in_the_window_can_be_chosen_and_nothing_else(game: str, players: int) -> None:
    for edition, options in tables(environment(game).game.options):
        play = Play(game, players, edition=edition, options=options)
        for _ in played(play, f"moves {edition}", trials(150)):
            if play.chosen == NOTHING_CHOSEN:
                reached = spelled(play.state, set(reachable(play)))
                wanted = [code for code in play.state.codes() if is_inside(play, code)]
                assert reached == spelled(play.state, wanted)


def reachable(play: Play, chosen: int = NOTHING_CHOSEN) -> list[int]:
    """The codes of all moves that actions lead to."""
    state = play.state
    codec = play.environment.codec
    found: list[int] = []
    for action in codec.actions(state.codes(), state.public, chosen):
        code = codec.code(action, state.public, chosen)
        found += [code] if code >= 0 else reachable(play, -code)
    return found


def is_inside(play: Play, code: int) -> bool:
    """Whether all places that a move names are in the window."""
    window = play.environment.window
    if window is None:
        return True
    move = play.environment.game.moves.decode(code, play.state.public)
    named = [getattr(move, name, None) for name in ("place", "start", "end", "field", "edge")]
    places = [getattr(each, "place", each) for each in named if each is not None]
    return all(
        window.west <= place.x <= window.east and window.north <= place.y <= window.south
        for place in places
    )
