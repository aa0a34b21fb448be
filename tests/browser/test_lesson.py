"""First games, played to their end by doing what is said, where it is said, in each language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import LOCALES, Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser

_FAR = 60
PHONE = (390, 664)
DESKTOP = (1440, 900)

#: What a learner needs who is neither quick nor slow, and has for the sentences and taps of a whole
#: first game of Saboteur; a minute more is for secret cards, ends and what moves
#: (`python -m benchmarks.first_game` measures all of it).
SECONDS_A_WORD = 60 / 200
SECONDS_A_TAP = 3
MOST_SECONDS = 4 * 60

#: What is said when the guided part of each game is over.
LAST = {"saboteur": "end-won", "sabotage": "end-closed", "dark_cave": "end-won"}

#: What is told there of the roof.
COUNTED = {"worth": 8, "counted": 11, "score": 10}

#: Secrets that are put away, by the last button; questions that the game asks in between.
SECRET = "[data-moment] .ways button, .peek button, [data-look] button"
ASKED = "[data-ask] .button-first, [data-close-yes]"

#: What is said anew, and where; nothing as long as something is on its way.
SAID = """([before, aside]) => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
  const hint = document.querySelector('[data-hint]:not(.unplaced)');
  const sentence = document.querySelector('[data-last-said]');
  if (!hint && !sentence) return document.querySelector(aside) && {kind: 'aside'};
  const ring = box('[data-ring]');
  const { textContent: text } = hint?.querySelector('p') ?? sentence;
  if (text === before || (hint && !ring && !hint.querySelector('[data-next]'))) return null;
  if (!hint && !ring && !document.querySelector('.over footer .button-first')) return null;
  return { kind: hint?.dataset.hint ?? 'last-said', text };
}"""

#: The same sentence in each language, the one of the page first, and where it stands then.
IN_EACH = """async (languages) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const select = document.querySelector('.bar .quiet select');
  const sentence = () => document.querySelector('[data-hint] p, [data-last-said]')?.textContent;
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
  const look = (language) => ({
    language,
    text: sentence(),
    box: box('[data-hint]'),
    ring: box('[data-ring]'),
    kept: ['[data-hand]', '[data-prompt]'].map(box),
  });
  const { lang } = document.documentElement;
  const found = [look(lang)];
  for (const language of languages.filter((each) => each !== lang)) {
    const before = sentence();
    select.value = language;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    while (!sentence() || sentence() === before) await frame();
    // It is laid out and measured, then put in its place.
    await frame();
    do await frame();
    while (document.querySelector('[data-hint].unplaced'));
    found.push(look(language));
  }
  return found;
}"""

# Cards have arrived where they fly; what glows goes on for ever.
SETTLED = """() => document.getAnimations().every(
  (each) => each.playState !== 'running' || each.effect.getTiming().iterations === Infinity
)"""

#: Where the focus is, seen from what has the ring; how the card there is taken.
FROM_RING = """() => {
  const boxOf = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2, left, right, top, bottom };
  };
  const ring = boxOf(document.querySelector('[data-ring]'));
  const cards = [...document.querySelectorAll('[data-hand] button')].map(boxOf);
  const has = ({ x, y }) => ring.left < x && x < ring.right && ring.top < y && y < ring.bottom;
  const focus = document.activeElement;
  const at = boxOf(focus);
  return {
    card: cards.findIndex(has) + 1,
    there: focus !== document.body && has(at),
    across: ring.x - at.x,
    down: ring.y - at.y,
    walks: focus.matches('[data-target], [data-place]'),
  };
}"""


class Fingers:
    """Does what is said by touching what has the ring."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def go_on(self) -> None:
        """Ask for the next sentence."""
        self.person.press(self.page.locator("[data-next]"))

    def do(self) -> None:
        """Do what is said."""
        ring = self.page.locator("[data-ring]").bounding_box()
        assert ring is not None
        x, y = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
        self.page.touchscreen.tap(x, y)

    def press(self, selector: str) -> None:
        """Press the last of these buttons."""
        self.person.press(self.page.locator(selector).last)


class Clicks(Fingers):
    """Does what is said with a mouse."""

    def do(self) -> None:
        """Do what is said."""
        ring = self.page.locator("[data-ring]").bounding_box()
        assert ring is not None
        self.page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)


class Keys:
    """Does what is said without a pointer."""

    def __init__(self, person: Person) -> None:
        self.page = person.page

    def go_on(self) -> None:
        """Ask for the next sentence."""
        self.page.keyboard.press("n")

    def do(self) -> None:
        """Do what is said: a card by its number, all else by going to it."""
        tried: list[str] = []
        nearest = float("inf")
        for _ in range(_FAR):
            seen = self.page.evaluate(FROM_RING)
            if seen["card"]:
                self.page.keyboard.press(str(seen["card"]))
                return
            if seen["there"]:
                self.page.keyboard.press("Enter")
                return
            away = abs(seen["across"]) + abs(seen["down"])
            # Arrows as long as they lead nearer; then on with the tabulator.
            tried.append(_towards(seen) if seen["walks"] and away < nearest else "Tab")
            nearest = min(nearest, away) if seen["walks"] else nearest
            self.page.keyboard.press(tried[-1])
        raise AssertionError(f"by keys nobody comes to what has the ring: {tried}")

    def press(self, selector: str) -> None:
        """Press the last of these buttons."""
        wanted = self.page.locator(selector).last
        for _ in range(_FAR):
            if wanted.evaluate("(element) => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator never comes to {selector}")


class Enter(Keys):
    """Does what is said with the enter key alone, where the focus has come by itself."""

    def go_on(self) -> None:
        """Ask for the next sentence."""
        # Until a key is used the focus is left where it is.
        self.page.keyboard.press("Shift")
        self.page.wait_for_function("() => document.activeElement.matches('[data-next]')")
        self.page.keyboard.press("Enter")

    def do(self) -> None:
        """Do what is said."""
        if not self.page.locator("[data-hint]").count():
            super().do()
            return
        self.page.wait_for_function(f"() => ({FROM_RING})().there")
        self.page.keyboard.press("Enter")


def _towards(seen: dict[str, Any]) -> str:
    if abs(seen["across"]) > abs(seen["down"]):
        return "ArrowRight" if seen["across"] > 0 else "ArrowLeft"
    return "ArrowDown" if seen["down"] > 0 else "ArrowUp"


@pytest.mark.parametrize("game", LAST)
def test_a_lesson_is_played_to_its_end_on_a_phone(invite: Invite, root: Path, game: str) -> None:
    ada = invite(size=PHONE, touch=True, worker=False)
    follow(ada, Fingers(ada), root, game)


@pytest.mark.parametrize("game", LAST)
def test_a_lesson_is_played_to_its_end_by_keys(invite: Invite, root: Path, game: str) -> None:
    """In the longest of the languages: on a phone sentences have stood in each of them."""
    ada = invite(size=DESKTOP, language="de", worker=False)
    follow(ada, Keys(ada), root, game, languages=["de"])


@pytest.mark.parametrize("game", LAST)
def test_the_focus_goes_where_a_lesson_points(invite: Invite, root: Path, game: str) -> None:
    ada = invite(size=DESKTOP, language="nl", worker=False)
    follow(ada, Enter(ada), root, game, languages=["nl"])


def test_who_follows_no_hint_gets_through(invite: Invite) -> None:
    """A learner who only ever throws the first card away."""
    ada = invite(size=DESKTOP, worker=False)
    begin(ada, "saboteur")
    turns = 0
    ada.wait_for_turn()
    while not ada.round_end.count():
        before = ada.number
        if turns == 1:
            ada.page.locator("[data-hint=strayed]").wait_for()
        if turns == 2:
            # Told once, though nobody has answered, and somebody has come back since.
            ada.page.reload()
            ada.wait_for_turn()
            ada.page.locator("[data-hint]").wait_for()
            assert ada.page.locator("[data-hint=strayed]").count() == 0
        ada.page.keyboard.press("1")
        ada.page.keyboard.press("x")
        ada.wait_past(before)
        ada.wait_for_turn()
        turns += 1
    ada.page.locator("[data-last-said]").wait_for()
    assert ada.page.locator("[data-next]").count() == 0
    Keys(ada).press(".over footer .button-first")
    ada.page.locator("h1", has_text="2 of 3").wait_for()


@pytest.mark.parametrize("game", LAST)
def test_what_is_advised_is_what_the_lesson_asks_for(invite: Invite, game: str) -> None:
    ada = invite(size=DESKTOP, worker=False)
    begin(ada, game)
    page = ada.page
    page.wait_for_function(SAID, arg=["", SECRET])
    while page.locator(SECRET).count():
        Keys(ada).press(SECRET)
    page.locator("[data-hint]").wait_for()
    step = page.locator("[data-hint]").get_attribute("data-step")
    page.keyboard.press("m")
    advised = page.locator("[data-lesson-asks]")
    advised.wait_for()
    assert page.locator("[data-ask-hint]").count() == 0
    assert len(advised.locator("p").all()) >= 2
    page.locator("[data-show-hint]").click()
    # It is shown where the lesson points, and the lesson says how it is done.
    page.locator("[data-hint=again]").wait_for()
    Clicks(ada).do()
    page.locator(f"[data-hint]:not([data-step={step}])").wait_for()


def follow(
    person: Person,
    hands: Fingers | Keys,
    root: Path,
    game: str,
    languages: Sequence[str] = tuple(LOCALES),
) -> None:
    """Do what is said until the guided game is over; sentences stand well in each language."""
    last = {language: said_last(root, game, language) for language in languages}
    begin(person, game)
    page = person.page
    kinds: list[str] = []
    before = ""
    taps = 0
    words = dict.fromkeys(languages, 0)
    while True:
        said = page.wait_for_function(SAID, arg=[before, f"{SECRET}, {ASKED}"]).json_value()
        if said["kind"] == "aside":
            hands.press(SECRET if page.locator(SECRET).count() else ASKED)
            taps += 1
            continue
        each = page.evaluate(IN_EACH, list(languages))
        assert {one["language"] for one in each} == set(languages)
        for one in each:
            words[one["language"]] += len(one["text"].split())
        if said["text"] in last.values():
            assert {one["language"]: one["text"] for one in each} == last
            assert not {"strayed", "other-card", "other-place"} & set(kinds)
            if game == "saboteur":
                needed = SECONDS_A_WORD * max(words.values()) + SECONDS_A_TAP * taps
                assert needed <= MOST_SECONDS, (words, taps)
            return
        for one in each:
            stands_free(one)
        kinds.append(said["kind"])
        taps += 1
        before = each[-1]["text"]
        if page.locator("[data-next]").count():
            page.wait_for_function(SETTLED)
            if page.locator(SECRET).count():
                hands.press(SECRET)
            hands.go_on()
        elif page.locator("[data-ring]").count():
            hands.do()
        else:
            hands.press(".over footer .button-first")


def said_last(root: Path, game: str, language: str) -> str:
    """What is said at the end of a guided game."""
    file = root / "client" / "src" / "games" / game / "lesson" / "i18n" / f"{language}.ftl"
    (line,) = (
        each
        for each in file.read_text(encoding="utf-8").splitlines()
        if each.startswith(f"{LAST[game]} = ")
    )
    text = line.partition(" = ")[2]
    for name, value in COUNTED.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text


def begin(person: Person, game: str) -> None:
    """Begin a first game with one tap, at no pace."""
    page = person.page
    person.come_in()

    def hasten(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        route.continue_(post_data=json.dumps(asked | {"pace": 0}))

    page.route("**/api/lessons", hasten)
    page.locator(f"input[name=game][value={game}] + .game").click()
    person.press(page.locator(f"[data-learn={game}]"))
    page.wait_for_url("**/table/*")


def stands_free(said: dict[str, Any]) -> None:
    """What is said hides neither what it is about nor the hand nor what there is to do."""
    box = said["box"]
    for other in [said["ring"], *said["kept"]] if box else []:
        assert not (other and overlap(box, other)), said


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share more than a hair."""
    return (
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    )
