"""Draws the pictures that can't be drawn in the browser: icons, and what a link is shown with.

    python scripts/pictures.py

They are made from the page's own art and kept in client/public; run it when that art changes. It
needs what the tests of the page need: the packages of client/ and a Chromium.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import node_finder

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "client"
PUBLIC: Final = CLIENT / "public"
PORT: Final = 5197
ADDRESS: Final = f"http://127.0.0.1:{PORT}/art-proof.html?theme=dark&sheet="

#: Name, side, and which of the two is drawn: as it is, or with room to be cut to any shape.
ICONS: Final = (
    ("icon-180.png", 180, "mask"),
    ("icon-192.png", 192, "plain"),
    ("icon-512.png", 512, "plain"),
    ("icon-maskable-512.png", 512, "mask"),
)
PREVIEW: Final = ("preview.jpg", 1200, 630)
QUALITY: Final = 82


def main() -> int:
    from playwright.sync_api import sync_playwright

    chromium = subprocess.run(
        (sys.executable, str(ROOT / "scripts" / "chromium.py")),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    found = node_finder.find()
    if found is None:
        print(f"pictures: the art needs Node; install {node_finder.REQUIREMENT}", file=sys.stderr)
        return 1
    vite = CLIENT / "node_modules" / "vite" / "bin" / "vite.js"
    # A server of the art alone, for as long as it is drawn from.
    serving = subprocess.Popen(
        (str(found.program), str(vite), "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"),
        cwd=CLIENT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert serving.stdout is not None
        for line in serving.stdout:
            if "127.0.0.1" in line:
                break
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for name, side, kind in ICONS:
                shot(opened(browser, side, side, f"icon-{kind}"), name)
            name, width, height = PREVIEW
            shot(opened(browser, width, height, "preview"), name)
            browser.close()
    finally:
        serving.terminate()
    return 0


def opened(browser: Browser, width: int, height: int, sheet: str) -> Page:
    """A sheet of the art that fills a window of that size."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(ADDRESS + sheet)
    page.wait_for_selector("[data-picture]")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    return page


def shot(page: Page, name: str) -> None:
    """Keeps what the window shows."""
    path = PUBLIC / name
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
    else:
        page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    sys.exit(main())
