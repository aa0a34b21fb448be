"""A move that would be as good is named by what it hasn't in common with the one that is made."""

from __future__ import annotations

import pytest

from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.game import GAME as CAVE
from pitprop.games.dark_cave.moves import MOVES
from pitprop.games.saboteur.game import GAME as SABOTEUR
from pitprop.games.saboteur.moves import encode
from pitprop.opponents import Reason, reason_texts
from pitprop.opponents.dark_cave.naming import named as named_in_the_cave
from pitprop.opponents.saboteur.naming import named

SENTENCES = {"en": "would be about as good", "de": "twa ebenso gut wäre", "nl": "ven goed is"}


@pytest.mark.parametrize(
    ("made", "other", "instead"),
    [
        ("lay NE 1,0", "lay SW 1,0", "turned"),
        ("lay NE 1,0", "lay SW 1,-1", "lay"),
        ("lay NE 1,0", "lay NW 1,0", "lay"),
        ("mend lamp 1", "mend lamp+cart lamp 1", "mend-with"),
        ("mend lamp+cart lamp 1", "mend lamp+cart cart 1", "mend-own"),
        ("mend lamp 1", "mend lamp 2", "mend"),
        ("break lamp 2", "break cart 2", "break"),
    ],
)
def test_in_saboteur(made: str, other: str, instead: str) -> None:
    codes = [encode(SABOTEUR.parse_move(each)) for each in (other, made)]
    found = named(codes[0], 0, codes[1])
    assert found is not None
    assert found["instead"] == instead


@pytest.mark.parametrize(
    ("made", "other", "instead"),
    [
        ("lay I:NES 1,0", "lay I:NSW 1,0", "turned"),
        ("lay I:NES 1,0", "lay II:NES 1,0", "like"),
        ("lay I:NES 1,0", "lay I:NES 0,1", "lay"),
        ("I:axe 1", "I:axe 2", "play-otherwise"),
        ("I:axe 1", "II:axe 1", "play-otherwise"),
        ("I:axe 1", "I:boots 1", "play"),
        ("pass I:NES", "pass I:NES", "discard"),
    ],
)
def test_in_the_dark_cave(made: str, other: str, instead: str) -> None:
    state = CAVE.start(3, seed="named")
    state.deal()
    view = state.view(0)
    codes = [MOVES.encode(CAVE.parse_move(each), view.table) for each in (other, made)]
    found = named_in_the_cave(codes[0], view, codes[1])
    assert found is not None
    assert found["instead"] == instead


@pytest.mark.parametrize(
    ("game", "instead"),
    [
        ("saboteur", "turned"),
        ("saboteur", "mend-with"),
        ("sabotage", "build-at"),
        ("sabotage", "disturb-at"),
        ("dark_cave", "turned"),
        ("dark_cave", "like"),
        ("dark_cave", "play-otherwise"),
    ],
)
def test_there_is_a_sentence_for_it(game: str, instead: str) -> None:
    card = {"saboteur": "NES", "sabotage": "X-red", "dark_cave": "I:axe"}[game]
    params: dict[str, str | int] = {
        "instead": instead,
        "card": card,
        "seat": 0,
        "tool": "lamp",
        "ahead": 0,
    }
    params["place"] = "B" if game == "sabotage" else "0,0"
    words = find_game(game).words
    for language, sounds in SENTENCES.items():
        said = reason_texts(game).explain(Reason("as-good", params), words, language)
        usual = reason_texts(game).explain(
            Reason("as-good", {**params, "instead": "-"}), words, language
        )
        assert sounds in said
        assert said != usual
