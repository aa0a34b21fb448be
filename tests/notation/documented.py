"""NOTATION.md: its chapters, the blocks in them, and its grammars as regular expressions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

_TEXT = (Path(__file__).parent.parent.parent / "NOTATION.md").read_text(encoding="utf-8")
_FIRST, _, _OTHERS = _TEXT.partition("\n## Sabotage\n")
_SECOND, _, _THIRD = _OTHERS.partition("\n## The Dark Cave\n")

CHAPTERS = {"saboteur": _FIRST, "sabotage": _SECOND, "dark_cave": _THIRD}
"""What the page says of each game; the first chapter has what is general, too."""


def blocks(kind: str, text: str) -> list[str]:
    """The blocks of a kind, such as `position`."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def column(heading: str, text: str) -> list[str]:
    """What stands in backquotes at the left of a table; one row may have several."""
    table = text.partition(heading)[2].partition("\n\n")[0]
    first = [line.split(" | ")[0] for line in table.split("\n") if line.startswith("| `")]
    return [written for cell in first for written in re.findall(r"`([^`]+)`", cell)]


_TOKEN = re.compile(
    r"""(?P<literal>"[^"\n]*"|'[^'\n]*')|(?P<set>\[(?:\\.|[^\]\\])+\])|(?P<name>[a-z][a-z-]*)"""
    r"""|(?P<sign>[()|?*+])|(?P<space>\s+)"""
)

Rules = Mapping[str, str]
"""The right sides of a grammar by the names on the left."""


def rules(grammars: Sequence[str]) -> Rules:
    """All rules; a later grammar replaces those of the same name."""
    found: dict[str, str] = {}
    for text in grammars:
        parts = re.split(r"^([a-z-]+) *::=", text, flags=re.MULTILINE)
        found |= dict(zip(parts[1::2], parts[2::2], strict=True))
    return found


def names_in(rules: Rules) -> set[str]:
    """The names on the right sides."""
    return {
        token["name"] for side in rules.values() for token in _TOKEN.finditer(side) if token["name"]
    }


def grammar(rules: Rules) -> dict[str, re.Pattern[str]]:
    """The rules as regular expressions; none of these grammars' rules contains itself."""
    known: dict[str, str] = {}
    return {name: re.compile(_as_regex(name, rules, known)) for name in rules}


def misfit(grammar: Mapping[str, re.Pattern[str]], name: str, text: str) -> str:
    """What of a text the grammar lacks: a line, if without those like it the text would follow it.

    Args:
        grammar: the rules as regular expressions.
        name: the rule that the text should follow.
        text: a text of one line, or of several with their ends.

    Returns:
        Nothing where the text follows the rule.
    """
    if grammar[name].fullmatch(text):
        return ""
    lines = text.splitlines(keepends=True)
    for line in lines:
        others = [other for other in lines if _first_word(other) != _first_word(line)]
        if grammar[name].fullmatch("".join(others)):
            return f"NOTATION.md, grammar of {name}: there is no line {line!r}"
    return f"NOTATION.md, grammar of {name}: it lacks {text!r}"


def _first_word(line: str) -> str:
    """What says which line it is; moves of records are counted before it."""
    return re.sub(r"^\d+\. ", "", line).split(" ")[0]


def _as_regex(name: str, rules: Rules, known: dict[str, str]) -> str:
    if name in known:
        return known[name]
    found = []
    at = 0
    side = rules[name]
    while at < len(side):
        token = _TOKEN.match(side, at)
        assert token is not None, f"{name}: {side[at:]!r} isn't EBNF"
        at = token.end()
        if token["literal"]:
            written = token["literal"][1:-1]
            found.append("\n" if written == r"\n" else re.escape(written))
        elif token["name"]:
            found.append(f"(?:{_as_regex(token['name'], rules, known)})")
        else:
            found.append((token["set"] or token["sign"] or "").replace("(", "(?:"))
    # A literal before a sign is repeated as a whole.
    known[name] = _grouped(found)
    return known[name]


def _grouped(parts: list[str]) -> str:
    return "".join(
        f"(?:{part})" if following in ("?", "*", "+") and len(part) > 1 else part
        for part, following in zip(parts, [*parts[1:], ""], strict=True)
    )
