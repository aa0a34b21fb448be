"""The rules as one reads them: all cards are told of, and what is shown is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from pitprop.core.catalogue import CardKind, catalogue_of
from pitprop.core.clauses import LANGUAGES, ClauseFileError, Figure, chapters_of, load_guide
from pitprop.core.game import Game, State
from pitprop.core.installed.registry import find_game, own_game_names
from pitprop.server.content.guide import cards_text, guide_text, position_of
from pitprop.tunnels.card import SHAPE, SPELLING, TURNED
from tests.test_rules_told import readings

GAMES = own_game_names()


def played(name: str) -> Iterator[tuple[Any, str, dict[str, str]]]:
    """A game by each edition, and with each value of each option."""
    game = find_game(name)
    for edition, changes in readings(name):
        yield game, edition, dict(game.options.resolve(edition, changes))


def kinds(game: Game, options: dict[str, str]) -> list[CardKind]:
    return [kind for group in catalogue_of(game, options) for kind in group.kinds]


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_that_are_told_of_are_those_that_are_played_with(name: str) -> None:
    for game, edition, options in played(name):
        state = game.start(game.max_seats, edition=edition, options=options, seed="census")
        state.apply_chance(state.draw())
        listed = {kind.card: kind.copies for kind in kinds(game, options)}
        census = state.census()
        hands = {card: copies for card, copies in listed.items() if card in game.cards}
        assert set(hands) == set(game.cards)
        assert hands == {card: census[card] for card in hands}


@pytest.mark.clause("S-1", "S-4", "S-6", "S-10")
def test_the_cards_that_lie_on_the_table_are_counted_too() -> None:
    game = find_game("saboteur")
    groups = catalogue_of(game, game.options.editions[0].values)
    assert {group.key: group.copies for group in groups} == {
        "tunnels": 31,
        "dead-ends": 9,
        "actions": 27,
        "layout": 4,
        "roles": 11,
        "gold": 28,
    }
    state = game.start(10, seed="gold")
    state.apply_chance(state.draw())
    gold = sum(
        int(kind.card.removeprefix("gold:")) * kind.copies
        for group in groups
        if group.key == "gold"
        for kind in group.kinds
    )
    assert gold == 44


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_each_card_has_its_sentence_and_a_clause_that_is_told(name: str, language: str) -> None:
    for game, edition, options in played(name):
        clauses = {
            clause.id for clause in game.clauses if clause.statements_in(edition, language, options)
        }
        for group in catalogue_of(game, options):
            assert game.words.word("deck", group.key, language)
            assert group.clause in clauses
        for kind in kinds(game, options):
            sentence = game.words.word("does", kind.does, language)
            assert sentence.endswith(".")
            assert sentence[0].isupper()
            assert kind.clause in clauses
        assert len({kind.card for kind in kinds(game, options)}) == len(kinds(game, options))


@pytest.mark.parametrize("name", GAMES)
def test_what_cards_do_is_said_differently_in_each_language(name: str) -> None:
    for text in find_game(name).words.groups["does"].values():
        assert len({text.in_language(language) for language in LANGUAGES}) == len(LANGUAGES)


def figures(name: str) -> Iterator[tuple[Any, str, dict[str, str], Figure]]:
    for game, edition, options in played(name):
        for chapter in chapters_of(game):
            for figure in chapter.figures:
                if figure.holds(options):
                    yield game, edition, options, figure


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_chapter_for_each_section_and_the_census_comes_last(name: str) -> None:
    game = find_game(name)
    sections = [chapter.section for chapter in chapters_of(game)]
    assert sorted(sections) == sorted(section.key for section in game.clauses.sections)
    assert sections[-1] == "cards"


@pytest.mark.parametrize("name", GAMES)
def test_each_figure_can_be_drawn_and_names_clauses_that_hold(name: str) -> None:
    shown = 0
    for game, edition, options, figure in figures(name):
        for clause in figure.clauses:
            assert game.clauses[clause].statements_in(edition, "en", options), clause
        if not figure.position:
            known = Counter(kind.card for kind in kinds(game, options))
            for card in figure.cards:
                assert known[card] or card.startswith("back") or _turned(card) in known, card
            continue
        state = position_of(game, figure, edition, options)
        _check_moves(game, state, figure)
        shown += 1
    assert shown


def _check_moves(game: Game, state: State, figure: Figure) -> None:
    """What is played is allowed; what is shown has places; what is refused is refused by a clause
    that the figure names."""
    for move in figure.moves:
        assert state.refusal(game.parse_move(move)) is None, move
        state.play(game.parse_move(move))
    if figure.shows:
        assert figure.shows in game.hand(state.view(0))
        assert len(state.legal_moves()) > 2
    if figure.refused:
        refusal = state.refusal(game.parse_move(figure.refused))
        assert refusal is not None
        assert refusal.clause in figure.clauses


def _turned(card: str) -> str:
    return SPELLING[TURNED[SHAPE[card]]] if card in SHAPE else ""


@pytest.mark.clause("S-32", "S-50", "S-51", "S-52")
def test_the_figures_of_saboteur_show_what_their_captions_say() -> None:
    by_caption = {
        figure.caption: figure.view
        for chapter in guide_text("saboteur", "en", "", {}).chapters
        for figure in chapter.figures
        if figure.view
    }

    def shown(words: str) -> Any:
        return next(view for caption, view in by_caption.items() if words in caption)

    treasure = shown("reached the treasure")
    assert [goal.face for goal in treasure.goals] == [None, "treasure", None]
    assert treasure.results[-1].winner == "diggers"
    stone = shown("Only a stone")
    assert [goal.face for goal in stone.goals] == [None, "NE", None]
    fallen = shown("A rockfall has taken")
    assert [card.lit for card in fallen.maze if card.x == 3] == [""]


@pytest.mark.clause("A-10", "A-11", "A-12", "A-13", "A-14", "A-15")
def test_the_figures_of_sabotage_are_worth_what_their_captions_say() -> None:
    views = {
        figure.caption: figure.view
        for chapter in guide_text("sabotage", "en", "", {}).chapters
        for figure in chapter.figures
        if figure.view
    }
    rows = next(view for caption, view in views.items() if "Three of one colour" in caption)
    worth = {row.places: row.worth for row in rows.roofs[0].rows}
    assert (worth["ABC"], worth["DEF"], worth["GHI"]) == (2, 1, 0)
    bonus = next(view for caption, view in views.items() if "counts twice" in caption)
    assert (bonus.roofs[0].worth, bonus.roofs[0].score) == (7, 9)
    ending = next(view for caption, view in views.items() if "You may finish" in caption)
    assert "close" in ending.legal
    assert (ending.roofs[0].closing_score, ending.roofs[1].score) == (8, 5)


@pytest.mark.clause("A-50", "A-52")
def test_the_figure_of_partners_shows_what_its_caption_says() -> None:
    chapters = {each.section: each for each in guide_text("sabotage", "en", "", {}).chapters}
    (figure,) = chapters["partners"].figures
    view: Any = figure.view
    assert len(view.players) == 4
    assert (view.on_turn, view.roofs[0].worth) == (0, 7)
    assert "close" in view.legal


@pytest.mark.clause("D-80", "D-83")
def test_the_figure_of_the_end_of_the_dark_cave_is_reckoned_as_its_caption_says() -> None:
    chapters = {each.section: each for each in guide_text("dark_cave", "en", "", {}).chapters}
    (figure,) = chapters["ending"].figures
    view: Any = figure.view
    result = view.result
    assert (result.ending, result.winner) == ("clan", "blue")
    assert (result.saved, result.workers, result.treasures) == ((5, 6), (2, 3), (15, 12))
    assert [player.works_for for player in view.players].count("blue") == 2


@pytest.mark.clause("A-3")
def test_a_table_is_told_of_the_cards_that_it_plays_with() -> None:
    def removals(changes: dict[str, str]) -> list[int]:
        groups = {group.key: group for group in cards_text("sabotage", "nl", "", changes).groups}
        return [card.copies for card in groups["removals"].cards]

    assert removals({}) == [8, 8]
    assert removals({"hundred_cards": "yes"}) == [4, 8]


GUIDE = """
[[chapter]]
section = "laying"
en = "a"
de = "b"
nl = "c"

[[chapter.figure]]
cards = ["NES"]
clauses = ["S-31"]
en = "a"
de = "b"
nl = "c"
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('cards = ["NES"]', "", "it shows either 'cards' or a 'position'"),
        ('cards = ["NES"]', 'cards = ["NES"]\nposition = "round 1"', "it shows either"),
        ('cards = ["NES"]', "position = 1", "'position' has to be a string"),
        ('cards = ["NES"]', 'cards = ["NES"]\nframe = [1, 2]', "'frame' has to be four"),
        ('clauses = ["S-31"]', "", "'clauses' is missing"),
        ('nl = "c"\n\n[', "\n[", "the Dutch text ('nl') is missing"),
        ('section = "laying"', 'section = "laying"\ncolour = "red"', "'colour' has no meaning"),
    ],
)
def test_a_broken_guide_is_told(tmp_path: Path, old: str, new: str, message: str) -> None:
    (tmp_path / "guide.toml").write_text(GUIDE)
    assert [chapter.section for chapter in load_guide(tmp_path)] == ["laying"]
    (tmp_path / "guide.toml").write_text(GUIDE.replace(old, new, 1))
    with pytest.raises(ClauseFileError) as raised:
        load_guide(tmp_path)
    assert "guide.toml" in str(raised.value)
    assert message in str(raised.value)


def test_a_game_without_a_guide_has_none(tmp_path: Path) -> None:
    copytree(Path(__file__).parent / "external" / "lantern" / "src", tmp_path / "src")
    assert load_guide(tmp_path / "src" / "pitprop_lantern" / "clauses") == ()
