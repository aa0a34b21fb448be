"""What is printed: as many of each as the game has, each with its picture, in each language."""

from __future__ import annotations

from collections import Counter

import pytest

from pitprop.games.dark_cave.rules.deck import load_deck
from pitprop.games.dark_cave.rules.deck_cards import ACTIONS, GROUPS, PathCard
from pitprop.games.dark_cave.rules.deck_checks import wrong_card
from pitprop.games.sabotage.rules.cards import COPIES as PIPES
from pitprop.games.sabotage.rules.cards import KIND_NAMES as PIPE_NAMES
from pitprop.games.saboteur.rules.cards import COPIES, GOLD_COPIES, KIND_NAMES
from pitprop.printing import Wanted
from pitprop.printing.art import pictures
from pitprop.printing.book import set_of
from pitprop.printing.pieces import Card, Figure
from pitprop.tunnels.card import FIRST, SPELLING
from tests.dark_cave.positions import dealt
from tests.printing.sheets import GAMES, LANGUAGES, cards, pages, pieces

FEATURES = ("", "hole", "ladder", "vein", "tunnel", "bridge-NS", "bridge-EW", "exit")


@pytest.mark.clause("D-1", "D-5")
def test_the_dark_cave_has_all_cards_of_its_deck_and_all_that_lies_on_the_table() -> None:
    deck, printed = load_deck(), cards("dark_cave")
    for card in (deck.start, *deck.goals, *deck.paths):
        assert printed.pop(card.name) == card.copies
    for group in GROUPS:
        for action, copies in deck.actions[group].items():
            assert printed.pop(f"{group}:{action}") == copies
    census = dealt(8).census()
    assert printed.pop("gold") == census["gold"]
    assert printed.pop("web") == 3
    assert (printed.pop("blue-loyal"), printed.pop("yellow-loyal")) == (3, 3)
    assert (printed.pop("blue-saboteur"), printed.pop("yellow-saboteur")) == (2, 2)
    assert printed == {f"dwarf {clan}-{at}": 1 for clan in ("blue", "yellow") for at in range(1, 5)}
    figures = [piece.name for piece in pieces("dark_cave") if isinstance(piece, Figure)]
    assert len(figures) == len(set(figures)) == 8 + 3


@pytest.mark.clause("D-12", "D-14")
def test_backs_tell_the_group_or_the_clan_and_nothing_else() -> None:
    for piece in pieces("dark_cave"):
        if not isinstance(piece, Card):
            continue
        group, colon, _ = piece.name.partition(":")
        clan, hyphen, _ = piece.name.partition("-")
        if colon and group in (*GROUPS, "goal"):
            assert piece.back.picture == f"back:{group}"
        elif hyphen and clan in ("blue", "yellow"):
            assert piece.back.picture == f"back:{clan}"
        assert piece.back.writings == () or piece.name.startswith("dwarf")


@pytest.mark.clause("D-1", "D-53")
def test_each_web_card_has_the_sign_of_another_web() -> None:
    printed = [piece for piece in pieces("dark_cave") if isinstance(piece, Card)]
    fronts = Counter(card.front.picture for card in printed)
    signs = [name.rpartition("-")[2] for name in fronts if ":web-" in name]
    assert sorted(signs) == ["1", "2", "3"]
    for sign in signs:
        assert fronts[f"web:{sign}-2"] == 1


@pytest.mark.clause("S-3", "S-4", "S-5", "S-6", "S-10")
def test_saboteur_has_all_its_cards() -> None:
    wanted = dict(zip(KIND_NAMES, COPIES, strict=True))
    wanted |= {f"gold {value}": copies for value, copies in enumerate(GOLD_COPIES) if copies}
    wanted |= {"start": 1, "goal treasure": 1, "goal NE": 1, "goal NW": 1}
    assert cards("saboteur") == wanted | {"digger": 7, "saboteur": 4}


@pytest.mark.clause("A-2")
def test_sabotage_has_all_its_cards() -> None:
    assert cards("sabotage") == dict(zip(PIPE_NAMES, PIPES[0], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_picture(game: str) -> None:
    drawn = pictures(game)
    used = {placed.face.picture for page in pages(game) for placed in page.placed}
    assert used <= drawn.keys()
    # They stand alone: without a stylesheet, and without properties of the page.
    ours = ("var(", "class=", "<style", "light-dark")
    assert [name for name in used if any(word in drawn[name] for word in ours)] == []


@pytest.mark.clause("D-5")
def test_whatever_deck_there_may_be_its_cards_have_pictures() -> None:
    drawn = pictures("dark_cave")
    spellings = [SPELLING[shape] for shape in sorted({*FIRST}) if shape]
    possible = [
        card.name
        for group in (*GROUPS, "goal")
        for openings in spellings
        for feature in FEATURES
        if not [*wrong_card(card := PathCard(group, openings, feature))]
    ]
    assert len(possible) > 300
    missing = [name for name in possible if name not in drawn]
    assert [name for name in missing if not name.startswith("goal")] == []
    # Of goals only those that have one of the four features (D-2).
    assert {name.partition("+")[2] for name in missing} <= {"", "tunnel"}
    actions = [f"{group}:{action}" for group in GROUPS for action in ACTIONS if action != "web"]
    webs = [f"{group}:web-{sign}" for group in GROUPS for sign in (1, 2, 3)]
    assert {*actions, *webs} <= drawn.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_lists_all_that_is_cut_out(game: str, language: str) -> None:
    printed = set_of(Wanted(game, language=language))
    assert sum(part.copies for part in printed.parts) == len(pieces(game))
    assert all(part.name for part in printed.parts)
