"""Reading what the things in a game are called.

The folder `words` has a Fluent file for each language (`fluent.py`) with groups of words, the
options with their values, and a line that explains each:

    tool-lamp = lamp
    card-lamp_plus_cart = repair: lamp or cart
    option-attach = Carrying tunnels on
    explanation-attach = Which tunnels a new path card may carry on.
    option-attach-start = From the start only
    explanation-attach-start = Only a tunnel that leads back to the start card without a break.
    event-played = { $seat } plays { $card }.
    move-play = Play { $words }

The first hyphen ends the name of the group, and the next that of an option. What a key can't hold
is spelled out: `_plus_`, `_dot_`, `_comma_`, `_space_`. Words for events and moves are sentences of
the plain table (`plain_view.py`); they may have params, and stay in the syntax of Fluent.

`words.toml` beside the folder, if there is one, says which group each param of a refusal or an
event takes its word from:

    [params]
    tools = "tool"
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Final

from pitprop.core.clauses.entry import Entry, languages_of, read_file
from pitprop.core.clauses.fluent import Messages, load_messages, params_of, say
from pitprop.core.clauses.text import LANGUAGES, Text
from pitprop.core.clauses.words import OptionWords, ValueWords, Words

_SPELLED: Final[Mapping[str, str]] = {"_plus_": "+", "_dot_": ".", "_comma_": ",", "_space_": " "}
_PARAMS: Final = "words.toml"
_OPTION: Final = "option"
_EXPLANATION: Final = "explanation"
_SENTENCES: Final = frozenset(("event", "move"))

Groups = dict[str, dict[str, Text]]


def load_words(folder: Traversable, more: Mapping[str, Mapping[str, Text]] | None = None) -> Words:
    """Read and check the words of a folder.

    Args:
        folder: the folder.
        more: groups of words that come from elsewhere.

    Raises:
        ClauseFileError: the text says which word, and what is wrong.
    """
    messages = load_messages(folder / "words", languages_of(folder))
    groups = _groups(messages)
    titles, explanations = (groups.pop(name, {}) for name in (_OPTION, _EXPLANATION))
    options = _options(messages, titles, explanations)
    groups |= {name: dict(texts) for name, texts in (more or {}).items()}
    return Words(groups, options, _group_of_param(folder, groups))


def _groups(messages: Messages) -> Groups:
    groups: Groups = {}
    for key, text in messages.items():
        group, _, word = key.partition("-")
        if not word:
            messages.fail(key, "it needs its group in front, as in tool-lamp")
        if group not in _SENTENCES:
            if params := params_of(text.en):
                messages.fail(key, f"it is never given ${params[0]}; its params: none")
            text = _plain(text)
        groups.setdefault(group, {})[_in_notation(word)] = text
    return groups


def _plain(text: Text) -> Text:
    """What the sentences say, each on one line."""
    said = {each: say(text.in_language(each), {}, each) for each in LANGUAGES}
    return Text.of({each: " ".join(sentence.split()) for each, sentence in said.items()})


def _in_notation(word: str) -> str:
    for spelled, character in _SPELLED.items():
        word = word.replace(spelled, character)
    return word


def _in_key(word: str) -> str:
    for spelled, character in _SPELLED.items():
        word = word.replace(character, spelled)
    return word


def _options(
    messages: Messages, titles: Mapping[str, Text], explanations: Mapping[str, Text]
) -> dict[str, OptionWords]:
    """The options with their values, in the order of the file."""
    _check_pairs(messages, titles, explanations)
    values: dict[str, dict[str, ValueWords]] = {name: {} for name in titles if "-" not in name}
    for name in titles:
        option, _, value = name.partition("-")
        if option not in values:
            messages.fail(_key(_OPTION, name), f"{_key(_OPTION, option)} is missing")
        if value:
            values[option][value] = ValueWords(titles[name], explanations[name])
    for name, own in values.items():
        if not own:
            messages.fail(_key(_OPTION, name), "the option has no values")
    return {
        name: OptionWords(titles[name], explanations[name], own) for name, own in values.items()
    }


def _check_pairs(
    messages: Messages, titles: Mapping[str, Text], explanations: Mapping[str, Text]
) -> None:
    """Check that each option and value has a title and an explanation."""
    for name in titles:
        if name not in explanations:
            messages.fail(_key(_OPTION, name), f"{_key(_EXPLANATION, name)} is missing")
    for name in explanations:
        if name not in titles:
            messages.fail(_key(_EXPLANATION, name), f"{_key(_OPTION, name)} is missing")


def _key(group: str, word: str) -> str:
    return f"{group}-{_in_key(word)}"


def _group_of_param(folder: Traversable, groups: Groups) -> dict[str, str]:
    if not (folder / _PARAMS).is_file():
        return {}
    file = read_file(folder, _PARAMS)
    params = file.optional_table("params")
    file.done()
    return {name: _known_group(params, name, groups) for name in params.names()}


def _known_group(params: Entry, name: str, groups: Groups) -> str:
    group = params.string(name)
    if group not in groups:
        params.fail(f"{name!r} takes its words from {group!r}, a group that doesn't exist")
    return group
