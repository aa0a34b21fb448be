"""Playing by actions: mistakes are said in one line, and change nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pitprop.core.errors import IllegalMoveError, PitpropError
from pitprop.core.installed.extras import MissingExtraError, need
from pitprop.envs.codecs import environment
from pitprop.envs.play import Play, checked_illegal
from tests.envs.helpers import played


def test_an_action_that_is_not_allowed_is_refused() -> None:
    play = Play("saboteur", 5)
    play.begin("7")
    before = play.state.encode()
    take = play.environment.actions.of_text("take 1").number
    with pytest.raises(PitpropError, match=r"action \d+ \(take 1\) may not be chosen by seat"):
        play.step(take)
    assert play.state.encode() == before
    allowed = play.actions(play.view(play.decider))
    assert play.allowed(take, "first") == allowed[0]
    assert play.allowed(allowed[-1], "first") == allowed[-1]
    with pytest.raises(PitpropError, match="an action is a whole number, not"):
        play.allowed("lay", "refuse")
    with pytest.raises(PitpropError, match="illegal is refuse or first"):
        checked_illegal("never")


def test_a_move_that_is_refused_changes_nothing_that_is_observed() -> None:
    play = Play("saboteur", 3)
    play.begin("refused")
    for _ in range(7):
        play.step(play.actions(play.view(play.decider))[0])
    seat = play.decider
    before = list(play.observation(play.view(seat)))
    with pytest.raises(IllegalMoveError):
        play.make(play.environment.game.parse_move("take 1"))
    assert list(play.observation(play.view(seat))) == before


def test_what_a_game_does_not_have_is_said_in_one_line() -> None:
    with pytest.raises(PitpropError, match="no game"):
        Play("chess", 2)
    with pytest.raises(PitpropError, match="is for 3 to 10 players"):
        Play("saboteur", 2)
    with pytest.raises(PitpropError):
        Play("saboteur", 5, edition="none")


def test_a_creature_of_the_dark_cave_is_moved_in_three_actions() -> None:
    play = Play("dark_cave", 3)
    actions = environment("dark_cave").actions
    card = -1
    for seed in range(50):
        for _ in played(play, f"creatures {seed}", 200):
            allowed = play.actions(play.view(play.decider))
            card = next((each for each in allowed if actions[each].block == "lure"), -1)
            if card >= 0:
                break
        if card >= 0:
            break
    seat = play.decider
    size = len(play.view(seat).log)
    play.step(card)
    assert play.decider == seat
    assert len(play.view(seat).log) == size
    asked = play.actions(play.view(seat))
    assert {actions[action].block for action in asked} == {"start"}
    play.step(asked[0])
    blocks = {actions[action].block for action in play.actions(play.view(seat))}
    assert "stay-there" in blocks
    assert blocks <= {"stay-there", "end"}
    play.step(actions.of_text("… stay there").number)
    assert any("lured" in str(event) for event in play.view(seat).history())


def test_a_missing_extra_is_named() -> None:
    need("env", "json")
    with pytest.raises(MissingExtraError) as raised:
        need("env", "json", "no_such_package")
    assert str(raised.value) == "no_such_package isn't installed: pip install 'pitprop[env]'"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "env"),
        ("gymnasium", "gymnasium", "env"),
        ("batch", "numpy", "env"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_environment_without_its_extra_says_what_to_install(
    module: str, package: str, extra: str
) -> None:
    others = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
    code = (
        "import sys, importlib.machinery as m, types\n"
        f"for name in {others}:\n"
        "    sys.modules[name] = types.ModuleType(name)\n"
        "    sys.modules[name].__spec__ = m.ModuleSpec(name, None)\n"
        f"sys.modules[{package!r}] = None\n"
        "try:\n"
        f"    import pitprop.envs.{module}\n"
        "except ImportError as error:\n"
        "    print(error)\n"
    )
    ran = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    assert ran.stdout == f"{package} isn't installed: pip install 'pitprop[{extra}]'\n"
