"""What an eye would object to at a glance: what is cut off, and what lies over something else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.browser.person import Person

_LOOK: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def objections(person: Person) -> list[str]:
    """What is cut off, or lies over something else, in what a person sees now."""
    found: list[str] = person.page.evaluate(_LOOK)
    return found


def speak(person: Person, language: str) -> None:
    """Have the page in another language, whatever is on it."""
    person.resize((1440, 900))
    person.page.locator(".bar .quiet select").select_option(language)
    person.page.locator(f"html[lang={language}]").wait_for(state="attached")
