"""What an eye would object to at a glance: what is cut off, and what lies over something else."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.browser.person import Person

EVERYTHING: Final = os.environ.get("PITPROP_THOROUGH") == "1"
"""Whether each size is looked at in each language, which takes minutes."""

# Small windows have the choice elsewhere.
_SPEAK: Final = """(language) => {
  const select = document.querySelector('.bar .quiet select');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}"""

_LOOK: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def objections(person: Person) -> list[str]:
    """What is cut off, or lies over something else, in what a person sees now."""
    found: list[str] = person.page.evaluate(_LOOK)
    return found


def speak(person: Person, language: str) -> None:
    """Have the page in another language, whatever is on it and however small the window is."""
    person.page.evaluate(_SPEAK, language)
    person.page.locator(f"html[lang={language}]").wait_for(state="attached")
