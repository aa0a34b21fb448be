"""What axe objects to in what a person sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What is inside a drawing is no business of a screen reader; its name is.
DRAWINGS = (".card > *", ".dwarf > *", ".icon > *")

# The theme decides about colours and nothing else.
CONTRAST_ONLY = {"runOnly": ["color-contrast"]}


class Inspector:
    """Looks at a page in both themes.

    Args:
        page: the page.
        drawings: selectors of what else is inside drawings.

    Attributes:
        found: what axe objects to, by what was looked at.
    """

    def __init__(self, page: Page, *drawings: str) -> None:
        self.found: dict[str, list[str]] = {}
        self._page = page
        self._without = {"exclude": [[each] for each in (*DRAWINGS, *drawings)]}

    def look(self, state: str) -> None:
        """Note what axe finds in what is seen now."""
        for theme, options in (("dark", {}), ("light", CONTRAST_ONLY)):
            self._page.evaluate(
                "(theme) => { document.documentElement.dataset.theme = theme; }", theme
            )
            found = Axe().run(self._page, self._without, options).response["violations"]
            for violation in found:
                nodes = [node["html"][:160] for node in violation["nodes"][:3]]
                self.found.setdefault(f"{state}, {theme}", []).append(f"{violation['id']} {nodes}")
