"""Measures how long a first game takes somebody who reads everything and does what it says.

    python -m benchmarks.first_game [game …] [--beats]

Serves the package that this Python has and plays the guided part on a phone, at its own pace and
with all animations. What is counted: the words that have to be read (what the guide says, the
secret cards, what a map shows, the headlines of ends), the taps, and how long the page keeps
somebody waiting between a tap and what comes next. A reader of 200 words a minute who needs three
seconds for a tap is neither quick nor slow. `--beats` lists what is read, beat by beat.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from benchmarks.browse import SIZES, served
from benchmarks.chromium import chromium_path
from benchmarks.machine import ROOT, commit, load, machine, now
from tests.browser.conftest import CHROMIUM_ARGUMENTS, LOCALES
from tests.browser.test_lesson import ASKED, LAST, SECRET, said_last

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WORDS_A_MINUTE: Final = 200
SECONDS_A_TAP: Final = 3.0
PATIENCE: Final = 60_000

# What has appeared that has to be read or touched; nothing while something is still on its way.
_COME: Final = """([before, asked]) => {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const textOf = (all) => all.map((each) => each.innerText.trim()).filter(Boolean).join(' ');
  const questions = shown(asked).map((each) => each.closest('section, div'));
  const [aside] = [...shown('[data-moment], .peek, [data-look]'), ...questions];
  const [hint] = shown('[data-hint]:not(.unplaced)');
  const [lastSaid] = shown('[data-last-said]');
  const ring = document.querySelector('[data-ring]');
  const onward = document.querySelector('.over footer .button-first');
  if (!hint && !lastSaid) {
    const text = aside ? textOf([aside]) : '';
    return aside && text !== before ? { kind: 'aside', text, lines: [text] } : null;
  }
  const said = textOf([hint ? hint.querySelector('p') : lastSaid]);
  const around = lastSaid ? shown('.end h2, .end [data-decided], .taking h3') : [];
  const lines = [...around.map((each) => each.innerText), said];
  const text = lines.join(' ');
  if (text === before || (hint && !ring && !hint.querySelector('[data-next]'))) return null;
  if (!hint && !ring && !onward) return null;
  return { kind: hint?.dataset.hint ?? 'last-said', text, lines, step: hint?.dataset.step ?? '' };
}"""

# What is pointed at, once it has stopped gliding, which is before its sentence has been read.
_BOX: Final = """async () => {
  const look = () => document.querySelector('[data-ring]')?.getBoundingClientRect().toJSON();
  let [before, now] = [null, look()];
  while (now && JSON.stringify(before) !== JSON.stringify(now)) {
    await new Promise((done) => setTimeout(done, 200));
    [before, now] = [now, look()];
  }
  return now;
}"""


@dataclass(frozen=True, slots=True)
class Beat:
    """Something to read, and a tap after it.

    Attributes:
        step: the step of the lesson.
        kind: what it is for the page.
        text: what is read.
        waited: the seconds before it appeared.
    """

    step: str
    kind: str
    text: str
    waited: float

    @property
    def words(self) -> int:
        """How many words are read."""
        return len(re.findall(r"\w[\w’'-]*", self.text))

    @property
    def seconds(self) -> float:
        """How long it takes, with the tap that answers it."""
        return self.waited + self.words * 60 / WORDS_A_MINUTE + SECONDS_A_TAP


def main() -> int:
    """Measure the games that are asked for, or all."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(LAST))
    parser.add_argument("--beats", action="store_true")
    asked = parser.parse_args()
    chromium = chromium_path()
    print(f"{now()}, load {load()}; {machine()}; {commit()}\n")
    print("| game | language | words | taps | waiting, s | to the first move, s | in all, min |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as origin,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        for game in asked.games:
            for language in LOCALES:
                beats = played(browser, origin, game, language)
                print(row(game, language, beats), flush=True)
                if asked.beats:
                    print(*beat_lines(beats), sep="\n", file=sys.stderr, flush=True)
        browser.close()
    return 0


def row(game: str, language: str, beats: list[Beat]) -> str:
    """The figures of one first game."""
    first = next(number for number, beat in enumerate(beats, 1) if beat.kind == "again")
    figures = (
        str(sum(beat.words for beat in beats)),
        # There is no answering tap after the last sentence.
        str(len(beats) - 1),
        f"{sum(beat.waited for beat in beats):.0f}",
        f"{sum(beat.seconds for beat in beats[:first]):.0f}",
        f"{(sum(beat.seconds for beat in beats) - SECONDS_A_TAP) / 60:.1f}",
    )
    return f"| {game} | {language} | {' | '.join(figures)} |"


def beat_lines(beats: Iterable[Beat]) -> list[str]:
    """What was read, beat by beat."""
    return [
        f"{beat.step:>10} {beat.kind:>10} {beat.waited:5.1f} s {beat.words:3} words  "
        f"{' '.join(beat.text.split())}"
        for beat in beats
    ]


def played(browser: Browser, origin: str, game: str, language: str) -> list[Beat]:
    """The beats of the guided part."""
    last = said_last(ROOT, game, language)
    width, height = SIZES["phone"]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES[language], has_touch=True
    )
    page = context.new_page()
    page.goto(origin)
    page.locator(f"input[name=game][value={game}] + .game").click()
    page.locator(f"[data-learn={game}]").tap()
    page.wait_for_url("**/table/*")
    beats: list[Beat] = []
    step = before = ""
    lines: list[str] = []
    while not (beats and beats[-1].text.endswith(last)):
        since = time.perf_counter()
        come = page.wait_for_function(_COME, arg=[before, ASKED], timeout=PATIENCE).json_value()
        waited = time.perf_counter() - since
        step, before = come.get("step") or step, come["text"]
        # What stays in place isn't read again.
        text = " ".join(line for line in come["lines"] if line not in lines)
        beats.append(Beat(step, come["kind"], text, waited))
        lines = come["lines"]
        answer(page, come)
    context.close()
    return beats


def answer(page: Page, come: dict[str, Any]) -> None:
    """Tap what has to be tapped."""
    onward = page.locator(".over footer .button-first")
    if come["kind"] == "aside":
        turn = page.locator("[data-moment=covered] .ways .button-first")
        (turn if turn.count() else page.locator(f"{SECRET}, {ASKED}").last).tap()
    elif page.locator("[data-next]").count():
        page.locator("[data-next]").tap()
    elif box := page.evaluate(_BOX):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    elif onward.count():
        onward.tap()


if __name__ == "__main__":
    raise SystemExit(main())
