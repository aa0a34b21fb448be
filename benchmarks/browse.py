"""Measures the page in a browser, as Lighthouse and as players see it.

    python -m benchmarks.browse

Serves the package that this Python has and prints a table: the marks of Lighthouse for the first
page and for a table, on a phone and on a desktop, with the bytes of all requests; how much the page
shifts while it loads and during a whole game; and how long a move takes from a tap until it is on
another seat's screen. Lighthouse comes from npm (`benchmarks/lighthouse`), the browser is the one
that the tests use.
"""

from __future__ import annotations

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from benchmarks.chromium import chromium_path
from benchmarks.machine import ROOT, commit, load, machine, now
from tests.browser.conftest import CHROMIUM_ARGUMENTS
from tests.browser.person import Person
from tests.browser.shifting import SHIFTS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LIGHTHOUSE: Final = ROOT / "benchmarks" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
SIZES: Final = {"phone": (390, 664), "desktop": (1440, 900)}
MARKS: Final = ("performance", "accessibility", "best-practices", "seo")
PLAYERS: Final = 3

# Notes when the reader last touched anything, and when each move was on the screen.
_TIMES: Final = """window.touched = 0; window.shown = {};
const now = () => performance.timeOrigin + performance.now();
addEventListener('pointerdown', () => { window.touched = now(); }, true);
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const number = target.dataset?.number;
    if (number && !(number in window.shown)) {
      window.shown[number] = 0;
      requestAnimationFrame(() => { window.shown[number] = now(); });
    }
  }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-number'] });"""


def main() -> int:
    from playwright.sync_api import sync_playwright

    chromium = chromium_path()
    print(f"{now()}, load {load()}; {machine()}; {commit()}\n")
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as origin:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
            address, cookie = table_in_play(browser, origin)
            print_played(browser, origin)
            browser.close()
        print_marks(chromium, origin, address, cookie)
    return 0


@contextmanager
def served(data: Path) -> Iterator[str]:
    """A server on a folder; yields its origin."""
    command = ("-m", "pitprop", "serve", "--port", "0", "--no-browser", "--data", str(data))
    process = subprocess.Popen((sys.executable, *command), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://[^/]+", process.stdout.readline())
    assert found is not None
    try:
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def table_in_play(browser: Browser, origin: str) -> tuple[str, str]:
    """A table where it is somebody's turn: its address, and the cookie of the person there."""
    context = browser.new_context(locale="en-GB")
    ada = Person("Ada", context.new_page(), origin)
    address = ada.open_table(PLAYERS)
    ada.wait_for_turn()
    cookie = next(each["value"] for each in context.cookies() if each["name"] == "pitprop")
    context.close()
    return address, cookie


# --- Lighthouse -----------------------------------------------------------------------------------


def print_marks(chromium: str, origin: str, table: str, cookie: str) -> None:
    """Run Lighthouse on both pages for both devices."""
    print("| page | device | performance | accessibility | best practices | SEO | bytes | shift |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for page, address in (("first page", f"{origin}/"), ("table", table)):
        for device in SIZES:
            report = lighthouse(chromium, address, device, cookie if page == "table" else "")
            marks = [str(round(100 * report["categories"][mark]["score"])) for mark in MARKS]
            items = report["audits"]["network-requests"]["details"]["items"]
            weight = sum(item.get("transferSize") or 0 for item in items)
            shift = report["audits"]["cumulative-layout-shift"]["numericValue"]
            print(f"| {page} | {device} | {' | '.join(marks)} | {weight:,.0f} | {shift:.3f} |")
            for audit in lost(report):
                print(f"  {audit}", file=sys.stderr)


def lighthouse(chromium: str, address: str, device: str, cookie: str) -> dict[str, Any]:
    """One report."""
    width, height = SIZES[device]
    command = [
        str(LIGHTHOUSE),
        address,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(MARKS)}",
        f"--chrome-flags=--headless=new {' '.join(CHROMIUM_ARGUMENTS)}",
        f"--screenEmulation.width={width}",
        f"--screenEmulation.height={height}",
    ]
    if device == "desktop":
        command += ["--preset=desktop"]
    if cookie:
        # Tables ask search engines to leave them out, on purpose.
        command += ["--skip-audits=is-crawlable"]
        command += [f"--extra-headers={json.dumps({'Cookie': f'pitprop={cookie}'})}"]
    ran = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "CHROME_PATH": chromium},
    )
    if ran.returncode:
        raise SystemExit(f"lighthouse failed: {ran.stderr.strip()}")
    report: dict[str, Any] = json.loads(ran.stdout)
    return report


def lost(report: dict[str, Any]) -> list[str]:
    """The audits that cost marks, for whoever wants to fix them."""
    found = []
    for mark in MARKS:
        for reference in report["categories"][mark]["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 1:
                found.append(f"{mark}: {audit['id']} {audit.get('displayValue', '')}".rstrip())
    return found


# --- Playing --------------------------------------------------------------------------------------


def print_played(browser: Browser, origin: str) -> None:
    """A whole game of two people and an opponent: what shifts, and how long moves take."""
    people = []
    for name, size in (("Ada", SIZES["desktop"]), ("Ben", SIZES["phone"])):
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            has_touch=name == "Ben",
        )
        context.add_init_script(f"{SHIFTS} {{ {_TIMES} }}")
        people.append(Person(name, context.new_page(), origin, touch=name == "Ben"))
    ada, ben = people
    ben.sit_down(ada.open_table(PLAYERS, friends=1))
    taken = play(ada, ben)
    for person in people:
        shift = person.page.evaluate("window.shifts.most")
        print(f"shift of the page during a whole game, {person.name}: {shift:.4f}")
        person.page.context.close()
    print(
        f"tap to another screen, {len(taken)} moves: median {statistics.median(taken):.0f} ms, "
        f"95 % within {quantile(taken, 0.95):.0f} ms\n"
    )


def play(ada: Person, ben: Person) -> list[float]:
    """Both play to the end; returns how long moves took to reach the other's screen, in ms."""
    random = Random(1)
    taken: list[float] = []
    while not (ada.game_end.count() and ben.game_end.count()):
        for one, other in ((ada, ben), (ben, ada)):
            if one.round_end.count():
                continue_game(one)
            elif one.page.locator("[data-prompt].mine").count() and one.hand.count():
                before = one.number
                one.take_turn(random)
                taken += timed(one, other, before)
            else:
                one.page.wait_for_timeout(20)
    return taken


def continue_game(person: Person) -> None:
    """Go on from the end of a round, if the button for that is there."""
    from playwright.sync_api import TimeoutError as TooLate

    # The next round may begin, and the button disappear, before it is pressed.
    with suppress(TooLate):
        person.round_end.locator("footer button:enabled").first.click(timeout=1_000)


def timed(one: Person, other: Person, before: int) -> Iterator[float]:
    """The times from the tap to the other's screen; none where that wasn't drawn meanwhile."""
    touched = one.page.evaluate("window.touched")
    shown = other.page.evaluate("window.shown")
    after = [moment for number, moment in shown.items() if int(number) > before and moment]
    if after and min(after) > touched:
        yield min(after) - touched


def quantile(values: Sequence[float], part: float) -> float:
    """The quantile of some values."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


if __name__ == "__main__":
    sys.exit(main())
