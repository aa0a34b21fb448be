"""What isn't TOML is told with its line, and with what was probably meant."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.core.wording.toml_text import parse_toml


def test_what_is_toml_is_read() -> None:
    assert parse_toml('title = { en = "At home" }') == {"title": {"en": "At home"}}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "a = 1\nattach = tunnel",
            r"line 2, .*: 'attach = tunnel'; a string goes in quotes, such as",
        ),
        ("attach = yes", "'attach = yes'; a string goes in quotes"),
        (
            'title = "At home\nplace = 1',
            "'title = \"At home'; a string ends on its line, with the quote",
        ),
        ('title = "At home', "a string ends on its line, with the quote that it begins with"),
        ('values = {\n  attach = "tunnel",\n}', "'values = {'; what is in { } goes on one line"),
        ('values = { attach = "tunnel", }', "with commas between and none after the last"),
        ("place 1", "Expected '=' after a key .*: 'place 1'$"),
        ("place = 1\nplace = 2", "Cannot overwrite a value"),
    ],
)
def test_what_is_not_toml_is_told_with_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(PitpropError, match=f"^this is not TOML: .*{message}"):
        parse_toml(text)
