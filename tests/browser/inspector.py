"""What axe objects to in what a person sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What is inside a drawing isn't for a screen reader; its name is.
DRAWINGS = (".card", ".dwarf", ".icon")

# The theme decides about colours and nothing else.
THEMES = [["dark", {}], ["light", {"runOnly": ["color-contrast"]}]]

# What lies behind a sheet can't be got at, and was looked at before the sheet was opened. Drawings
# are emptied meanwhile: axe compares each element with each one that it is told to leave out. Where
# the focus is, all stays.
LOOK = """async ([themes, drawings]) => {
    const found = [];
    const sheet = document.querySelector("dialog[open]");
    const focus = document.activeElement;
    const outer = [...document.querySelectorAll(drawings)].filter(
        (drawing) => !drawing.parentElement.closest(drawings) && drawing.hasChildNodes(),
    );
    const kept = outer.filter((drawing) => drawing !== focus && drawing.contains(focus));
    const emptied = outer.filter((drawing) => !kept.includes(drawing)).map((drawing) => {
        const inside = document.createDocumentFragment();
        inside.append(...drawing.childNodes);
        return { drawing, inside };
    });
    const exclude = kept.flatMap((drawing) => [...drawing.children]);
    const context = { include: [sheet ?? document], exclude };
    for (const [theme, options] of themes) {
        document.documentElement.dataset.theme = theme;
        const { violations } = await axe.run(context, { ...options, resultTypes: ["violations"] });
        const rows = violations.map(({ id, nodes }) => [theme, id, nodes.map(({ html }) => html)]);
        found.push(...rows);
    }
    for (const { drawing, inside } of emptied) drawing.prepend(inside);
    return found;
}"""


class Inspector:
    """Looks at a page in both themes.

    Args:
        page: the page.
        drawings: selectors of other drawings.

    Attributes:
        found: what axe objects to, by what was looked at.
    """

    def __init__(self, page: Page, *drawings: str) -> None:
        self.found: dict[str, list[str]] = {}
        self._page = page
        self._drawings = ", ".join((*DRAWINGS, *drawings))

    def look(self, state: str) -> None:
        """Note what axe finds in what is seen now."""
        if not self._page.evaluate("'axe' in window"):
            self._page.evaluate(AXE_SCRIPT)
        for theme, rule, nodes in self._page.evaluate(LOOK, [THEMES, self._drawings]):
            examples = [html[:160] for html in nodes[:3]]
            self.found.setdefault(f"{state}, {theme}", []).append(f"{rule} {examples}")
