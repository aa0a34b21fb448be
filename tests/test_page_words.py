"""What the page says, where it stands beside what the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pitprop.core.installed.registry import find_game, game_names
from pitprop.opponents import reason_texts
from pitprop.server.typescript.protocol_types import generate
from tests.happenings import event_keys

KINDS = re.compile(r"^export const KINDS\b.*?^};", re.MULTILINE | re.DOTALL)
KIND = re.compile(r"^  '?([a-z][a-z-]*)'?: \{", re.MULTILINE)


@pytest.mark.parametrize("game", game_names())
def test_the_page_has_words_for_all_that_happens(root: Path, game: str) -> None:
    """What has words of its own in `clauses/words` needs no entry of the page."""
    worded = find_game(game).words.groups.get("event", {})
    text = (root / "client" / "src" / "games" / game / "telling" / "events.ts").read_text()
    kinds = KINDS.search(text)
    assert kinds
    assert set(KIND.findall(kinds[0])) == set(event_keys(game)) - set(worded)


# What the pile that is drawn from is called in German, at all tables alike; and what else is meant
# by words that might be taken for a second name of the same thing.
DRAW_PILE = "Nachziehstapel"
ANY_DRAW_PILE = re.compile(r"\b(?:Zug|Zieh|Nachzieh)stapel|verdeckte[rn]? Stapel")
GOLD_STACK = re.compile(r"Goldkarten [^.]*als verdeckter Stapel")
A_SEAT_OR_RANK = re.compile(
    r"[Ii]n plaats |volgorde van de plaatsen|Eén plaats verder|Plaats \{ \$rank \}"
)


def texts(root: Path, game: str, language: str) -> Iterator[str]:
    """All that a game says in a language, in its rules, on its page and by its opponents."""
    found = find_game(game)
    for clause in found.clauses:
        for text in clause.all_texts():
            yield text.in_language(language)
    for refusal in found.refusal_texts:
        yield refusal.template.in_language(language)
    for reason in reason_texts(game):
        yield reason.template.in_language(language)
    for group in found.words.groups.values():
        for text in group.values():
            yield text.in_language(language)
    for option in found.words.options.values():
        yield option.title.in_language(language)
        yield option.explanation.in_language(language)
        for value in option.values.values():
            yield value.title.in_language(language)
            yield value.explanation.in_language(language)
    page = root / "client" / "src" / "games" / game / "i18n" / f"{language}.ftl"
    yield from page.read_text().splitlines()


@pytest.mark.parametrize("game", game_names())
def test_a_pile_has_one_name_in_german(root: Path, game: str) -> None:
    everywhere = (root / "client" / "src" / "i18n" / "de.ftl").read_text()
    names = {
        name
        for text in (*texts(root, game, "de"), everywhere)
        for name in ANY_DRAW_PILE.findall(GOLD_STACK.sub("", text))
    }
    assert names == {DRAW_PILE}


# What the page says at all tables alike: the names of piles, keys and ends among it.
SAID_AT_ALL_TABLES = ("keys", "seats", "table")
ONE_LINE = re.compile(r"^([a-z]\w*)-([\w-]+) = (.+)$", re.MULTILINE)


def messages_in(folder: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    """The messages of a folder that fit a line, by group and word, in every language."""
    languages = [dict(_messages(folder / f"{language}.ftl")) for language in ("en", "de", "nl")]
    keys = set(languages[0]).intersection(*languages)
    return {key: tuple(messages[key] for messages in languages) for key in keys}


def _messages(file: Path) -> Iterator[tuple[tuple[str, str], str]]:
    for group, word, text in ONE_LINE.findall(file.read_text()):
        yield (group, word), text


@pytest.mark.parametrize("game", game_names())
def test_a_game_leaves_to_the_page_what_is_said_at_all_tables(root: Path, game: str) -> None:
    page = root / "client" / "src"
    shared = messages_in(page / "i18n").items()
    at_all_tables = {said_so for (group, _), said_so in shared if group in SAID_AT_ALL_TABLES}
    assert len(at_all_tables) > 20
    own = messages_in(page / "games" / game / "i18n").items()
    assert {key for key, said_so in own if said_so in at_all_tables} == set()


def test_ending_a_game_of_sabotage_does_not_sound_like_leaving_it(root: Path) -> None:
    """In English, to close is what one does to a dialog or a window."""
    for text in texts(root, "sabotage", "en"):
        said = re.sub(r"^[A-Za-z]+-[A-Za-z]+ =", "", text)
        if not text.startswith(("help-escape", "#")):
            assert not re.search(r"\b[Cc]los(?:e|es|ed|ing)\b", said), f"{text}: one finishes here"


@pytest.mark.parametrize("game", game_names())
def test_a_place_has_one_name_in_dutch(root: Path, game: str) -> None:
    for text in texts(root, game, "nl"):
        assert "plaats" not in A_SEAT_OR_RANK.sub("", text).casefold(), text


MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
QUOTED = re.compile(r"\{ ([a-zA-Z][\w-]*) \}")
NAME = re.compile(r"[A-Za-z_]\w*")


def test_every_message_of_the_page_is_said_somewhere(root: Path) -> None:
    """A message `waiting-begin` is asked for as `.waiting.begin`, or by a text as `begin`.

    Or another message quotes it.
    """
    page = root / "client" / "src"
    written = [path.read_text() for kind in ("ts", "svelte") for path in page.rglob(f"*.{kind}")]
    # Words that the server says are in the types that are made of its structures.
    code = "\n".join([*written, *generate().values()])
    names = set(NAME.findall(code))
    files = [path.read_text() for path in page.rglob("en.ftl")]
    messages = {key for text in files for key in MESSAGE.findall(text)}
    quoted = {key for text in files for key in QUOTED.findall(text)}
    assert len(messages) > 500
    assert {key for key in messages - quoted if key.rpartition("-")[2] not in names} == set()
