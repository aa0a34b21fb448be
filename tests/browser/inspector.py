"""What axe objects to in what a person sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What is inside a drawing is no business of a screen reader; its name is.
DRAWINGS = (".card > *", ".dwarf > *", ".icon > *")

# The theme decides about colours and nothing else.
CONTRAST_ONLY = {"runOnly": ["color-contrast"]}

# What lies behind a sheet can't be got at, and was looked at before the sheet was opened.
LOOK = """async ([theme, exclude, options]) => {
    document.documentElement.dataset.theme = theme;
    const sheet = document.querySelector("dialog[open]");
    const context = sheet ? { include: [sheet], exclude } : { exclude };
    const found = await axe.run(context, { ...options, resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}"""


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
        self._exclude = [[each] for each in (*DRAWINGS, *drawings)]

    def look(self, state: str) -> None:
        """Note what axe finds in what is seen now."""
        if not self._page.evaluate("'axe' in window"):
            self._page.evaluate(AXE_SCRIPT)
        for theme, options in (("dark", {}), ("light", CONTRAST_ONLY)):
            for rule, nodes in self._page.evaluate(LOOK, [theme, self._exclude, options]):
                told = [html[:160] for html in nodes[:3]]
                self.found.setdefault(f"{state}, {theme}", []).append(f"{rule} {told}")
