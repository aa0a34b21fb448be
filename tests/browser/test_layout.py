"""Everything has its place at every size, and nothing jumps."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.cave import come_to
from tests.browser.conftest import Invite
from tests.browser.eye import EVERYTHING, objections, speak
from tests.browser.person import Person
from tests.browser.tables import Played

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = pytest.mark.browser

SIZES = {
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "tablet on its side": (1180, 820),
    "small laptop": (1280, 720),
    "desktop": (1440, 900),
}

Box = tuple[float, float, float, float]


def box_of(what: Locator) -> Box:
    box = what.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def are_apart(one: Box, other: Box) -> bool:
    x, y, width, height = one
    left, top, wide, high = other
    return left >= x + width or left + wide <= x or top >= y + height or top + high <= y


def assert_inside(person: Person, what: Locator) -> None:
    size = person.page.viewport_size
    assert size is not None
    for each in what.all():
        x, y, width, height = box_of(each)
        assert x >= -1
        assert y >= -1
        assert x + width <= size["width"] + 1
        assert y + height <= size["height"] + 1


@pytest.mark.parametrize("players", [5, 10])
def test_all_that_is_needed_to_play_is_in_sight(invite: Invite, players: int) -> None:
    ada = invite()
    ada.open_table(players=players)
    ada.wait_for_turn()
    for size in SIZES.values():
        ada.resize(size)
        assert_all_is_in_sight(ada, size, players)


def assert_all_is_in_sight(ada: Person, size: tuple[int, int], players: int) -> None:
    page = ada.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate("() => document.documentElement.scrollHeight") <= size[1]
    assert page.locator("[data-seat]").count() == players
    for selector in ("[data-seat]", "[data-hand] button", "[data-discard]", ".own button"):
        assert_inside(ada, page.locator(selector))
    piles = [box_of(pile) for pile in page.locator("[data-draw], [data-discard]").all()]
    for card in page.locator("[data-hand] button").all():
        assert all(are_apart(box_of(card), pile) for pile in piles), size
    _, _, width, height = box_of(page.locator("[data-maze]"))
    assert width * height > 0.3 * size[0] * size[1] * (0.8 if players == 10 else 1)


@pytest.mark.parametrize("size", [SIZES["phone"], SIZES["phone on its side"], SIZES["desktop"]])
def test_nothing_jumps_while_the_game_goes_on(invite: Invite, size: tuple[int, int]) -> None:
    ada = invite(size=size)
    ada.open_table(players=4)
    ada.wait_for_turn()
    fixed = [
        ada.page.locator(selector)
        for selector in ("[data-maze]", "[data-hand]", "[data-discard]", "[data-seat='3']")
    ]
    before = [box_of(what) for what in fixed]
    for turn in range(5):
        ada.take_turn(Random(turn))
        ada.wait_for_turn()
        if ada.round_end.count() or ada.hand.count() < 6:
            break
        assert [box_of(what) for what in fixed] == before


def test_the_tools_of_the_maze_lie_over_no_goal(invite: Invite) -> None:
    ada = invite()
    ada.open_table(players=5)
    ada.wait_for_turn()
    ada.put_secret_away()
    for size in REAL_SIZES:
        ada.resize(size)
        tools = box_of(ada.page.locator("[data-maze] .tools"))
        for goal in ada.page.locator("[data-goal]").all():
            assert are_apart(tools, box_of(goal)), size


def test_a_drag_lays_a_card(invite: Invite) -> None:
    ada = invite()
    ada.open_table()
    for turn in range(10):
        ada.wait_for_turn()
        number = ada.number
        ada.choose_useful(Random(turn))
        if ada.page.locator(".target").count():
            break
        ada.page.keyboard.press("Escape")
    target = box_of(ada.page.locator("[data-target]").first)
    card = box_of(ada.page.locator("[data-hand] [aria-pressed=true]"))
    ada.page.keyboard.press("Escape")
    mouse = ada.page.mouse
    mouse.move(card[0] + card[2] / 2, card[1] + card[3] / 2)
    mouse.down()
    mouse.move(card[0] + card[2] / 2, card[1] - 40, steps=3)
    mouse.move(target[0] + target[2] / 2, target[1] + target[3] / 2, steps=5)
    mouse.up()
    ada.wait_past(number)


def test_the_maze_is_moved_and_enlarged_by_hand_and_seen_whole_again(invite: Invite) -> None:
    ada = invite()
    ada.open_table()
    ada.wait_for_turn()
    ada.put_secret_away()
    start = ada.page.locator(".cell").first
    fitted = box_of(start)
    world = ada.page.locator(".world").first
    whole = world.get_attribute("style") or ""
    x, y, width, height = box_of(ada.page.locator("[data-maze]"))
    mouse = ada.page.mouse
    mouse.move(x + width * 0.6, y + height * 0.3)
    mouse.wheel(0, -300)
    expect(world).not_to_have_attribute("style", whole)
    assert box_of(start)[2] > fitted[2] * 1.2
    mouse.down()
    mouse.move(x + width * 0.5, y + height * 0.2, steps=4)
    mouse.up()
    assert ada.number == 1
    ada.page.get_by_role("button", name="See everything").click()
    expect(world).to_have_attribute("style", whole)
    assert box_of(start) == pytest.approx(fitted, abs=1)


def test_two_fingers_enlarge_the_maze(invite: Invite) -> None:
    ada = invite(size=SIZES["phone"], touch=True)
    ada.open_table()
    ada.wait_for_turn()
    ada.put_secret_away()
    start = ada.page.locator(".cell").first
    fitted = box_of(start)
    x, y, width, height = box_of(ada.page.locator("[data-maze]"))
    middle_x, middle_y = x + width / 2, y + height / 3
    world = ada.page.locator(".world").first
    whole = world.get_attribute("style") or ""
    touch = ada.page.context.new_cdp_session(ada.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 30), ("touchMove", 60), ("touchEnd", 0)):
        fingers = [
            {"x": middle_x - apart, "y": middle_y, "id": 1},
            {"x": middle_x + apart, "y": middle_y, "id": 2},
        ]
        points = fingers if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(world).not_to_have_attribute("style", whole)
    assert box_of(start)[2] > fitted[2] * 1.5
    assert ada.number == 1


def _chosen_for_the_maze(ada: Person, target: Locator) -> Locator:
    """A chosen card that can go into the maze; where none was dealt, ten sit down again."""
    for _ in range(5):
        ada.open_table(players=10)
        ada.wait_for_turn()
        ada.put_secret_away()
        for card in ada.hand.all():
            ada.press(card)
            if target.count():
                return card
            ada.page.keyboard.press("Escape")
    raise AssertionError("no card that can go into the maze was dealt five times")


def test_a_tap_on_what_is_too_small_for_a_finger_brings_it_nearer(invite: Invite) -> None:
    """Where ten play on a small phone; a second tap at the same spot does it."""
    ada = invite(size=(320, 568), touch=True)
    page = ada.page
    target = page.locator("[data-maze] [data-target]")
    card = _chosen_for_the_maze(ada, target)
    world = page.locator("[data-maze] .world").first
    whole = world.get_attribute("style") or ""
    name = target.first.get_attribute("data-target")
    x, y, width, height = box_of(target.first)
    assert width < 20
    spot = (x + width / 2, y + height / 2)
    page.touchscreen.tap(*spot)
    tried = page.locator(f"[data-maze] [data-target='{name}'].tried")
    expect(tried).to_be_visible()
    x, y, width, height = box_of(tried)
    assert width >= 40
    assert abs(x + width / 2 - spot[0]) < width / 2
    assert abs(y + height / 2 - spot[1]) < height / 2
    # Once the card is put back all is seen again.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(world).to_have_attribute("style", whole)
    ada.press(card)
    page.touchscreen.tap(*spot)
    expect(tried).to_be_visible()
    # So it is once another card is taken up, which may go elsewhere.
    ada.press(page.locator("[data-hand] button[aria-pressed=false]").last)
    expect(world).to_have_attribute("style", whole)
    ada.press(card)
    page.touchscreen.tap(*spot)
    expect(tried).to_be_visible()
    number = ada.number
    page.touchscreen.tap(*spot)
    ada.wait_past(number)


def test_at_400_percent_and_with_large_text_the_ground_is_seen_and_all_is_reached(
    invite: Invite, matches: Played, played: Played
) -> None:
    for tables, state, ground in (
        (matches, "few cards", "[data-roof='own'] .drawing"),
        (played, "last round", "[data-maze]"),
    ):
        ada = invite(touch=True)
        tables.belong_to(ada)
        ada.page.goto(f"{ada.origin}/table/{tables.tables[state]}")
        ada.page.locator("[data-number]").wait_for()
        # A window of 1440 by 900 pixels at 400 percent.
        ada.resize((360, 225))
        _, _, width, height = box_of(ada.page.locator(ground))
        assert min(width, height) > 0.45 * 360 * (1 if tables is matches else 0.6)
        ada.resize(SIZES["phone"])
        ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
        buttons = ada.page.locator(".bar .icon-button:visible")
        assert buttons.count() >= 4
        assert_inside(ada, buttons)


# Telephones as a browser leaves them, one on its side, and a small window at 200 %.
REAL_SIZES = (
    (390, 664),
    (375, 667),
    (360, 640),
    (320, 568),
    (720, 450),
    (664, 390),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1440, 900),
)


# At this one of The Dark Cave as much can be done as at `walk`.
_LIKE_OTHERS = ("steps",)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_words_of_the_button_that_closes_keep_off_its_edge(
    invite: Invite, language: str
) -> None:
    """Four players have the longest ones, and small phones the least room for them."""
    ada = invite(touch=True, language=language)
    ada.open_table(players=4, game="sabotage")
    ada.wait_for_turn()
    button = ada.page.locator("[data-close]")
    for size in REAL_SIZES:
        ada.resize(size)
        _, top, _, height = box_of(button)
        _, first, _, _ = box_of(button.locator(".do"))
        _, last, _, low = box_of(button.locator(".small"))
        assert first - top >= 5, size
        assert top + height - last - low >= 5, size


@pytest.mark.parametrize("game", ["matches", "played", "moments"])
def test_nothing_lies_over_anything_else_or_is_cut_off(
    invite: Invite, request: pytest.FixtureRequest, game: str
) -> None:
    """Everything that can be seen or tapped, in every prepared state, on real screens."""
    tables: Played = request.getfixturevalue(game)
    ada = invite(touch=True)
    tables.belong_to(ada)
    found: dict[str, list[str]] = {}
    states = {state: table for state, table in tables.tables.items() if state not in _LIKE_OTHERS}
    for at, (state, table) in enumerate(states.items()):
        ada.page.goto(f"{ada.origin}/table/{table}")
        ada.page.locator("[data-number]").wait_for()
        for number, step in enumerate((_look, _choose)):
            if step(ada):
                seen = _seen(ada, at + number)
                found |= {f"{state}{step.__name__} {key}": said for key, said in seen}
    assert found == {}


def test_the_ways_on_from_a_game_are_whole_in_sight_on_a_phone(
    invite: Invite, played: Played
) -> None:
    """Those that don't stay at the foot, too; German words are the longest."""
    ada = invite(touch=True, language="de")
    played.belong_to(ada)
    ada.page.goto(f"{ada.origin}/table/{played.tables['game end']}")
    ada.game_end.locator("[data-again]").wait_for()
    for size in _PHONES:
        if size[0] < size[1]:
            ada.resize(size)
            ways = ada.game_end.locator("footer .button, .more .button")
            assert ways.count() == 6
            for way in ways.all():
                expect(way).to_be_in_viewport(ratio=1)


def test_an_end_that_is_scrolled_shows_that_it_goes_on(invite: Invite, moments: Played) -> None:
    ada = invite(size=(390, 664), touch=True)
    moments.belong_to(ada)
    ada.page.goto(f"{ada.origin}/table/{moments.tables['end']}")
    ada.game_end.locator("[data-again]").wait_for()
    page = ada.game_end.locator(".page")
    expect(page).to_have_attribute("data-goes-on", "")
    page.evaluate("page => page.scrollTo(0, page.scrollHeight)")
    expect(page).not_to_have_attribute("data-goes-on", "")
    expect(page.locator(".more .button").last).to_be_in_viewport(ratio=1)


def test_a_chosen_card_rises_no_further_than_the_prompt(invite: Invite, played: Played) -> None:
    """However long the name of the place is, which tells what the card would do there."""
    ada = invite(touch=True)
    played.belong_to(ada)
    ada.page.goto(f"{ada.origin}/table/{played.tables['last round']}")
    ada.page.locator("[data-prompt].mine").wait_for()
    assert _choose(ada)
    for language in ("en", "de", "nl"):
        speak(ada, language)
        ada.page.evaluate(_LENGTHEN, _LONG_PLACE)
        for size in REAL_SIZES:
            ada.resize(size)
            assert objections(ada) == [], (language, size)


def test_what_is_told_of_a_chosen_card_lies_over_nothing_else(invite: Invite) -> None:
    """However many lines it takes of a cave that has little height."""
    ada = invite(touch=True)
    come_to(ada, "chosen")
    ada.put_secret_away()
    for at, card in enumerate(ada.hand.all()):
        ada.press(card)
        assert dict(_seen(ada, at)) == {}
        ada.resize(SIZES["phone"])
        # The card has a frame of four pixels.
        _, y, _, height = box_of(ada.page.locator("[data-prompt]"))
        assert box_of(card)[1] - 4 >= y + height
        ada.page.keyboard.press("Escape")


_GOALS = "[...document.querySelectorAll('[data-cave] [data-target^=goal]')]"

# The goals that can be looked at and in whose middle something else lies.
_HIDDEN_GOALS = """goals => goals.filter((goal) => {
  const { left, right, top, bottom } = goal.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !goal.contains(hit) && !hit?.contains(goal);
}).map((goal) => goal.dataset.target)"""


def test_on_a_phone_nothing_lies_over_a_goal_that_can_be_looked_at(invite: Invite) -> None:
    ada = invite(size=(390, 844), touch=True)
    come_to(ada, "goals")
    ada.put_secret_away()
    for size in ((390, 844), (390, 664), (360, 640), (320, 568)):
        ada.resize(size)
        ada.press(ada.page.locator("[data-hand] button[aria-label*='ecret information']"))
        goals = ada.page.locator("[data-cave] [data-target^=goal]")
        expect(goals).to_have_count(4)
        ada.page.wait_for_function(f"() => ({_HIDDEN_GOALS})({_GOALS}).length === 0")
        ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(664, 390), SIZES["phone on its side"]])
def test_on_a_phone_on_its_side_nothing_lies_over_the_cave_but_its_tools(
    invite: Invite, size: tuple[int, int]
) -> None:
    """The own character and the piles are in sight beside it, below hand and buttons."""
    ada = invite(size=size, touch=True)
    come_to(ada, "chosen")
    ada.put_secret_away()
    x, _, width, _ = box_of(ada.page.locator("[data-cave]"))
    ada.press(ada.hand.first)
    for what in ("[data-hand] button", "[data-pass]", "[data-piles]", ".own button"):
        assert_inside(ada, ada.page.locator(what))
        for each in ada.page.locator(what).all():
            assert box_of(each)[0] >= x + width
    covering = ada.page.locator("[data-cave] button:visible")
    assert (
        covering.count()
        == ada.page.locator(
            "[data-cave] .tools button:visible, [data-cave] [data-chosen] button:visible"
        ).count()
    )


_PHONES = [size for size in REAL_SIZES if min(size) < 400]

# How near the numbers come to an edge of the box that they stand in, its own line left out.
_NEAREST_EDGE = """boxes => Math.min(...boxes.map(box => {
  const outer = box.getBoundingClientRect();
  const numbers = document.createRange();
  numbers.selectNodeContents(box.querySelector('.counts'));
  const seen = [...numbers.getClientRects()].filter(({ width }) => width > 0);
  return Math.min(...seen.flatMap(inner => [
    inner.left - outer.left, inner.top - outer.top, outer.right - inner.right,
  ])) - parseFloat(getComputedStyle(box).borderTopWidth);
}))"""


@pytest.mark.parametrize(
    ("game", "players"), [("saboteur", 7), ("saboteur", 10), ("dark_cave", 5), ("dark_cave", 8)]
)
def test_on_a_phone_numbers_keep_off_the_edge_of_a_player_s_box(
    invite: Invite, game: str, players: int
) -> None:
    ada = invite(touch=True)
    ada.open_table(players=players, game=game)
    ada.wait_for_turn()
    for size in _PHONES:
        ada.resize(size)
        assert ada.page.locator(".player").evaluate_all(_NEAREST_EDGE) >= 1.5, size


@pytest.mark.parametrize(("players", "widths"), [(4, (320, 390)), (5, (360, 390, 430))])
def test_a_short_name_is_whole_in_the_strip_of_players(
    invite: Invite, players: int, widths: tuple[int, ...]
) -> None:
    ben = invite("Bernd", size=(390, 664), touch=True)
    ben.open_table(players=players, game="dark_cave")
    name = ben.page.locator("[data-seat] .name").first
    expect(name).to_have_text("Bernd")
    for width in widths:
        ben.resize((width, 664))
        assert name.evaluate("(shown) => shown.scrollWidth <= shown.clientWidth"), width


_IS_MARKED = """(cards) => cards.querySelector('svg').checkVisibility()
  || parseFloat(getComputedStyle(cards).borderTopWidth) > 0"""


@pytest.mark.parametrize("players", [2, 4])
def test_the_sign_of_a_roof_covers_no_place(invite: Invite, players: int) -> None:
    ada = invite(touch=True)
    ada.open_table(players=players, game="sabotage")
    ada.wait_for_turn()
    for size in REAL_SIZES:
        ada.resize(size)
        for side in ("own", "other"):
            roof = ada.page.locator(f"[data-roof='{side}']")
            _, top, _, side_of_place = box_of(roof.locator("[data-place]").first)
            # What is tapped reaches a little beyond what is drawn.
            places = top + side_of_place * 3 / 106
            for sign in roof.locator(".sign button").all():
                _, y, _, height = box_of(sign)
                assert y + height <= places, (size, side)
            # A number of cards is known by a picture, or stands on a card itself.
            for cards in roof.locator(".cards").all():
                assert cards.evaluate(_IS_MARKED), (size, side)
    # What a card would change leaves the letter of the place legible.
    ada.press(ada.useful.first)
    for size in REAL_SIZES:
        ada.resize(size)
        for gain in ada.page.locator("[data-gain]").all():
            _, y, _, height = box_of(gain.locator(".."))
            assert box_of(gain)[1] >= y + 0.65 * height, size


_LONG_PLACE = "F10 with much more to tell"

_LENGTHEN = """(longer) => {
  const prompt = document.querySelector('[data-prompt]');
  const texts = document.createTreeWalker(prompt, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    texts.currentNode.data = texts.currentNode.data.replace(/[A-Z][0-9]+/, longer);
  }
}"""


def _seen(ada: Person, at: int) -> Iterator[tuple[str, list[str]]]:
    """What there is to object to at each size, in one language and next time in another."""
    languages = ("en", "de", "nl")
    for language in languages if EVERYTHING else (languages[at % 3],):
        speak(ada, language)
        for size in REAL_SIZES:
            ada.resize(size)
            _put_catch_up_away(ada)
            if said := objections(ada):
                yield f"{language} {size}", said


def _look(_ada: Person) -> bool:
    return True


def _choose(ada: Person) -> bool:
    """Show what a card would do, where one can be played."""
    ada.resize((1440, 900))
    ada.page.keyboard.press("Escape")
    if not ada.page.locator("[data-prompt].mine").count() or not ada.useful.count():
        return False
    if ada.page.locator("[data-question], .over").count():
        return False
    ada.press(ada.useful.first)
    if ada.glowing.count():
        ada.press(ada.glowing.first)
    return True


def _put_catch_up_away(ada: Person) -> None:
    if ada.page.locator(".since").count():
        ada.press(ada.page.locator(".since button").first)
