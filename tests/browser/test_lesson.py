"""First games, played by doing what is said, where it is said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser

PHONE = (390, 664)

#: What is said anew, and where; nothing as long as something is on its way.
SAID = """(before) => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
  const hint = document.querySelector('[data-hint]:not(.unplaced)');
  const told = document.querySelector('[data-told]');
  const card = document.querySelector('[data-moment], .peek button');
  if (!hint && !told) return card && {kind: 'secret'};
  const ring = box('[data-ring]');
  const { textContent: text } = hint?.querySelector('p') ?? told;
  if (text === before || (hint && !ring && !hint.querySelector('[data-next]'))) return null;
  if (!hint && !ring && !document.querySelector('.over footer .button-first')) return null;
  return {
    kind: hint?.dataset.hint ?? 'told',
    text,
    box: hint && box('[data-hint]'),
    ring,
    kept: ['[data-hand]', '[data-prompt]'].map(box),
  };
}"""


# Cards have arrived where they fly; what glows goes on for ever.
SETTLED = """() => document.getAnimations().every(
  (each) => each.playState !== 'running' || each.effect.getTiming().iterations === Infinity
)"""


def test_the_lesson_of_saboteur_is_played_to_its_end(invite: Invite) -> None:
    ada = invite(size=PHONE, touch=True, language="de")
    begin(ada, "saboteur")
    kinds = follow(ada, "dritte Runde")
    assert "again" in kinds
    assert not {"strayed", "other-card", "other-place"} & set(kinds)
    assert ada.round_end.locator(".roles li").count() == 4


@pytest.mark.parametrize(
    ("game", "language", "last"),
    [("sabotage", "nl", "rode B"), ("dark_cave", "en", "End your turn")],
)
def test_the_first_move_of_another_lesson_is_made(
    invite: Invite, game: str, language: str, last: str
) -> None:
    ada = invite(size=PHONE, touch=True, language=language)
    begin(ada, game)
    assert follow(ada, last)[:3] == ["note", "note", "card"]


def begin(person: Person, game: str) -> None:
    """Begin a first game with one tap, at no pace."""
    page = person.page

    def hasten(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        route.continue_(post_data=json.dumps(asked | {"pace": 0}))

    page.route("**/api/lessons", hasten)
    page.locator(f"input[name=game][value={game}] + .game").click()
    person.press(page.locator(f"[data-learn={game}]").first)
    page.wait_for_url("**/table/*")


def follow(person: Person, last: str) -> list[str]:
    """Do what is said until something is said; returns the kinds of what was said before."""
    page = person.page
    kinds: list[str] = []
    before = ""
    while True:
        said = page.wait_for_function(SAID, arg=before).json_value()
        if last in said.get("text", ""):
            return kinds
        if said["kind"] == "secret":
            put_away(person)
            continue
        kinds.append(said["kind"])
        stands_free(said)
        before = said["text"]
        if page.locator("[data-next]").count():
            go_on(person)
        elif said["ring"]:
            tap(person, said["ring"])
        else:
            person.press(page.locator(".over footer .button-first"))


def go_on(person: Person) -> None:
    """Ask for the next sentence; a secret card that comes just then is put away first."""
    person.page.wait_for_function(SETTLED)
    person.put_back()
    person.press(person.page.locator("[data-next]"))


def put_away(person: Person) -> None:
    """Put away a card that only the learner sees."""
    if person.page.locator("[data-moment]").count():
        person.put_secret_away()
    person.put_back()


def tap(person: Person, ring: dict[str, float]) -> None:
    """Touch the middle of what has the ring."""
    x, y = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
    person.page.touchscreen.tap(x, y)


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
