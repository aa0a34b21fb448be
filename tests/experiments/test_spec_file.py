"""Specs of tournaments: what they hold, and what is said of those that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from pitprop.core.errors import PitpropError
from pitprop.experiments.agents import Agent
from pitprop.experiments.sequential import SequentialTest
from pitprop.experiments.spec import tasks_of
from pitprop.experiments.spec_file import parse_spec, read_spec
from tests.test_docs import blocks

AGENTS = """
deals = 3
[agents.standard]
opponent = "standard"
[agents.other]
opponent = "random"
"""
GAME = """
[[games]]
game = "saboteur"
players = 5
"""
TEST = """
[test]
better = "standard"
than = "other"
by = 0.1
"""


def test_a_spec_says_who_plays_what_and_how_often() -> None:
    spec = parse_spec(
        """
        deals = 7
        seed = 12
        decisions = true
        pairs = [["mine", "theirs"], ["mine", "mine"]]
        [agents.mine]
        python = "agents:First"
        seconds = 2
        [agents.theirs]
        program = ["./theirs", "--fast"]
        fresh = true
        [agents.standard]
        opponent = "standard"
        [[games]]
        game = "saboteur"
        edition = "nl"
        options = { attach = "start" }
        compositions = ["4v1", "3v2", "4v2"]
        [[games]]
        game = "sabotage"
        players = [2, 4]
        """,
        "here",
    )
    assert (spec.deals, spec.seed, spec.decisions) == (7, "12", True)
    assert spec.pairs == [("mine", "theirs"), ("mine", "mine")]
    assert spec.agents["mine"] == Agent(python="agents:First", seconds=2, folder="here")
    assert spec.agents["theirs"].program == ("./theirs", "--fast")
    assert spec.agents["theirs"].fresh
    assert [setting.title for setting in spec.settings] == [
        "saboteur nl attach=start 5 players 4v1",
        "saboteur nl attach=start 5 players 3v2",
        "saboteur nl attach=start 6 players 4v2",
        "sabotage franjos 2 players",
        "sabotage franjos 4 players",
    ]


def test_the_specs_in_the_document_are_some_and_the_first_needs_no_file() -> None:
    document = (Path(__file__).parents[2] / "docs" / "tournament.md").read_text(encoding="utf-8")
    short, long = [parse_spec(block.text) for block in blocks(document, "toml")]
    assert all(agent.opponent for agent in short.agents.values())
    assert (len(short.settings), len(long.settings)) == (2, 5)


def test_everybody_plays_everybody_unless_pairs_are_named() -> None:
    more = '[agents.third]\nopponent = "random"\n'
    assert parse_spec(AGENTS + more + GAME).pairs == [
        ("standard", "other"),
        ("standard", "third"),
        ("other", "third"),
    ]
    one = parse_spec('deals = 1\n[agents.a]\nopponent = "random"\n' + GAME)
    assert one.pairs == [("a", "a")]


def test_a_game_may_have_pairs_and_a_number_of_deals_of_its_own() -> None:
    agents = AGENTS + "[agents.third]\nopponent = 'easy'\n"
    own = GAME.replace("= 5", "= 4") + "pairs = [['third', 'other']]\ndeals = 1\n"
    spec = parse_spec(agents + GAME.replace("= 5", "= 3") + own)
    assert spec.games_of("standard") == ["saboteur"]
    of_four = [(each.deal, spec.pairs[each.pair]) for each in tasks_of(spec) if each.setting == 1]
    assert of_four == [(0, ("other", "third"))]
    of_three = [each for each in tasks_of(spec) if each.setting == 0]
    assert len(of_three) == 3 * 3
    alone = parse_spec(agents + own)
    assert alone.pairs == [("third", "other")]
    assert [each.deal for each in tasks_of(alone)] == [0]
    assert alone.games_of("standard") == []


def test_no_more_deals_than_are_asked_for_now_are_a_beginning_of_the_same_tournament() -> None:
    whole = parse_spec(AGENTS + GAME + GAME.replace("= 5", "= 6") + "deals = 9")
    some = whole.at_most(4)
    assert some.mark == whole.mark
    assert [some.deals_in(setting) for setting in (0, 1)] == [3, 4]
    assert set(tasks_of(some)) < set(tasks_of(whole))


def test_a_test_is_read() -> None:
    spec = parse_spec(AGENTS + GAME + TEST + 'measure = "wins"\nerrors = [0.1, 0.01]\n')
    assert spec.test == SequentialTest("standard", "other", 0.1, "wins", (0.1, 0.01))


def test_only_the_number_of_deals_and_the_test_may_change_when_a_run_is_gone_on_with() -> None:
    whole = AGENTS + GAME
    mark = parse_spec(whole).mark
    assert parse_spec(whole.replace("deals = 3", "deals = 9") + TEST, "there").mark == mark
    for old, new in (("= 5", "= 6"), ("deals", "seed = 2\ndeals"), ('"random"', '"standard"')):
        assert parse_spec(whole.replace(old, new)).mark != mark


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("deals = ", "this is not TOML: "),
        (GAME + "[agents]", "'deals' is missing"),
        ("deals = 1\n[agents]" + GAME, "agents: name at least one, such as [agents.standard]"),
        (AGENTS + "[games]", "games: a list of tables is wanted, each under [[games]]"),
        (AGENTS.replace("3", "0") + GAME, "deals: at least 1 is played, not 0"),
        (
            AGENTS.replace("3", "'3'") + GAME,
            "deals: a whole number is wanted, not a text",
        ),
        ("deels = 1\n" + AGENTS + GAME, "there is no 'deels'; there are agents, games, deals,"),
        (AGENTS + GAME + "player = 3", "games, number 1: there is no 'player'; there are game, p"),
        (AGENTS + "opponant = ''" + GAME, "agents.other: there is no 'opponant'; there are"),
        (AGENTS + "[agents.x]" + GAME, "agents.x: nothing is given; say just one of opponent, p"),
        (
            AGENTS + "python = 'a:b'" + GAME,
            "agents.other: opponent and python are given; say just one of",
        ),
        (AGENTS + "[agents.x]\npython = 'a'" + GAME, "agents.x.python: 'a' is not module:name"),
        (AGENTS + "seconds = 0" + GAME, "agents.other.seconds: from above 0 to 3600, not 0"),
        (AGENTS + "[agents.\"a\\u202eb\"]\nopponent = 'random'" + GAME, "isn't a name"),
        (
            AGENTS + GAME.replace("saboteur", "saboteer"),
            "games, number 1: there is no game 'saboteer'; the games are",
        ),
        (
            AGENTS + GAME + GAME.replace("= 5", "= 11"),
            "games, number 2: Saboteur is for 3 to 10 players, not 11 [",
        ),
        (
            AGENTS + GAME.replace("players = 5", ""),
            "games, number 1: players is missing; say how many play, such as players = 5",
        ),
        (AGENTS + GAME + "edition = 'x'", "games, number 1: there is no edition 'x'; the editions"),
        (AGENTS + GAME + "options = {a = 'b'}", "games, number 1: there is no option 'a'"),
        (AGENTS + GAME + "rounds = 2", "games, number 1: rounds is 1, for single rounds, or left"),
        (AGENTS + GAME + "compositions = ['5v0']", "games, number 1: 5 players are 4v1 or 3v2"),
        (AGENTS + GAME + "compositions = ['4v2']", "4v2 is for 6 players, and players is 5"),
        (AGENTS + GAME + "compositions = ['4-1']", "'4-1' is not a composition; 4v1 is four"),
        (
            AGENTS
            + GAME.replace("saboteur", "sabotage").replace("5", "4")
            + "compositions=['3v1']",
            "sabotage has no compositions",
        ),
        (
            AGENTS + GAME.replace("saboteur", "dark_cave") + "rounds = 1",
            "The Dark Cave has no rounds",
        ),
        (
            "pairs = [['standard', 'nobody']]" + AGENTS + GAME,
            "pairs, number 1: there is no agent 'nobody'; the agents are standard, other",
        ),
        (
            "pairs = [['standard', 'other'], ['other', 'standard']]" + AGENTS + GAME,
            "pairs: two of them are the same",
        ),
        (
            AGENTS + GAME + "pairs = [['standard', 'nobody']]",
            "games, number 1, pairs, number 1: there is no agent 'nobody'",
        ),
        (AGENTS + GAME + "deals = 0", "games, number 1, deals: at least 1 is played, not 0"),
        (AGENTS + GAME + TEST.replace("other", "x"), "test.than: there is no agent 'x'"),
        (AGENTS + GAME + TEST.replace("other", "standard"), "can't be better than itself"),
        (AGENTS + GAME + TEST.replace("0.1", "-1"), "test.by: a number above 0, not -1"),
        (AGENTS + GAME + TEST.replace("0.1", "inf"), "test.by: a number above 0, not inf"),
        (AGENTS + GAME + TEST + "measure = 'luck'", "test.measure: points or wins, not 'luck'"),
        (
            AGENTS + GAME + TEST.replace("0.1", "5") + "measure = 'wins'",
            "test.by: wins are shares, 0.05 is 5 in a hundred; not 5",
        ),
        (AGENTS + GAME + TEST + "errors = [0.5, 0.1]", "test.errors: two shares above 0 and below"),
        (
            AGENTS + GAME + GAME.replace("saboteur", "dark_cave") + TEST,
            "test.measure: points of several games don't add up; say 'wins'",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place_in_one_line(text: str, says: str) -> None:
    with pytest.raises(PitpropError) as refused:
        parse_spec(text)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PitpropError, match=r"can't read .*no\.toml: No such file"):
        read_spec(tmp_path / "no.toml")
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff")
    with pytest.raises(PitpropError, match=r"bad\.toml is not text in UTF-8"):
        read_spec(bad)
    bad.write_text("deals = 1")
    with pytest.raises(PitpropError, match=r"bad\.toml: 'agents' is missing"):
        read_spec(bad)


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    standing = Path(__file__).parents[2] / "benchmarks" / "strength.toml"
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbf" + standing.read_bytes())
    assert read_spec(marked).settings == read_spec(standing).settings


def test_the_standing_tournament_can_be_played() -> None:
    spec = read_spec(Path(__file__).parents[2] / "benchmarks" / "strength.toml")
    for name, agent in spec.agents.items():
        assert spec.games_of(name)
        for game in spec.games_of(name):
            agent.check(game)
