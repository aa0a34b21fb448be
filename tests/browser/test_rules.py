"""The rules on the page: told as the command line tells them, and all that is told is found."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pitprop.core.catalogue import catalogue_of
from pitprop.core.installed.registry import find_game, game_names
from tests.browser.conftest import Invite

pytestmark = pytest.mark.browser

# The languages take turns at the sizes of a phone and a desk.
READERS = {"en": (390, 664), "de": (1440, 900), "nl": (390, 664)}

OPEN = "all => all.forEach(each => (each.open = true))"


# On how many lines a part of a text stands.
LINES = """(element, part) => {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const at = nodes.currentNode.data.indexOf(part);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(nodes.currentNode, at);
    range.setEnd(nodes.currentNode, at + part.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  }
  return 0;
}"""


def words(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def clauses_shown(page: Page) -> dict[str, str]:
    """What the page says, by clause."""
    return dict(
        page.locator("[data-clause]").evaluate_all(
            "all => all.map(each => [each.dataset.clause, each.textContent])"
        )
    )


@pytest.mark.parametrize("language", READERS)
@pytest.mark.parametrize("game", game_names())
def test_the_page_of_rules_tells_what_the_rules_say(
    invite: Invite, game: str, language: str
) -> None:
    book = find_game(game)
    ada = invite("Ada", size=READERS[language], language=language)
    page = ada.page
    for edition in book.options.editions:
        page.goto(f"{ada.origin}/rules/{game}")
        page.locator("[data-clause]").first.wait_for(state="attached")
        page.locator("details.wording").evaluate_all(
            "all => all.forEach(each => (each.open = true))"
        )
        expect(page.locator("h1")).to_contain_text(book.titles[language])
        if edition is not book.options.editions[0]:
            page.locator("select.field").select_option(edition.name)
        document = book.clauses.document(edition.name).title.in_language(language)
        page.locator(".source", has_text=document).first.wait_for()
        page.locator(".choices").first.wait_for()
        shown = clauses_shown(page)
        stated = {
            clause.id: parts
            for clause in book.clauses
            if (parts := clause.statements_in(edition.name, language))
        }
        assert sorted(shown) == sorted(stated)
        for clause_id, parts in stated.items():
            for part in parts:
                assert words(part.text) in words(shown[clause_id])
                assert words(part.why) in words(shown[clause_id])
        for option in book.options.options:
            offered = book.words.options[option.name]
            values = [value.explanation for value in offered.values.values()]
            for explanation in (offered.explanation, *values):
                assert words(explanation.in_language(language)) in words(shown[option.clause])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.clause("D-11")
@pytest.mark.clause("D-44")
@pytest.mark.clause("A-3")
@pytest.mark.parametrize(
    ("game", "wanted", "clause"),
    [
        ("dark_cave", "all ten less a saboteur", "D-11"),
        ("dark_cave", "VEIN gold supply put", "D-44"),
        ("dark_cave", "nimm gold take it", ""),
        ("dark_cave", "says “take the gold”", "D-44"),
        ("dark_cave", "leaves and comes back", "D-63"),
        ("sabotage", "author demontage left out", "A-3"),
        ("sabotage", "advised below six", "A-37"),
        ("saboteur", "gold_draw", "S-60"),
    ],
)
def test_the_search_of_the_page_finds_what_is_told(
    invite: Invite, game: str, wanted: str, clause: str
) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto(f"{ada.origin}/rules/{game}")
    page.locator("[data-clause]").first.wait_for(state="attached")
    page.locator("input[type=search]").fill(wanted)
    page.locator(".rules [role=status]").wait_for()
    book = find_game(game)
    holding = book.clauses.search(wanted, "en", option_words=book.words.options)
    found = [each.id for each in holding]
    assert list(clauses_shown(page)) == found == ([clause] if clause else [])


def test_the_page_of_rules_gives_the_game_to_print_in_the_language_of_the_reader(
    invite: Invite,
) -> None:
    ada = invite("Ada", size=(320, 568), language="nl")
    page = ada.page
    page.goto(f"{ada.origin}/rules/sabotage")
    page.get_by_role("button", name="Printen en spelen").click()
    offer = page.get_by_role("region", name="Printen en spelen")
    expect(offer).to_be_in_viewport()
    with page.expect_download() as download:
        offer.get_by_role("link", name="A4").click()
    assert download.value.suggested_filename == "sabotage-a4-nl.pdf"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", game_names())
def test_the_page_of_rules_shows_all_cards_and_leads_to_clauses(invite: Invite, game: str) -> None:
    ada = invite("Ada", size=(320, 568))
    page = ada.page
    page.goto(f"{ada.origin}/rules/{game}#cards")
    found = find_game(game)
    kinds = [
        kind
        for group in catalogue_of(found, found.options.editions[0].values)
        for kind in group.kinds
    ]
    shown = page.locator("[data-gallery] li")
    expect(shown).to_have_count(len(kinds))
    cards = shown.evaluate_all("all => all.map(each => [each.dataset.about, each.dataset.copies])")
    assert sorted(map(tuple, cards)) == sorted((kind.card, str(kind.copies)) for kind in kinds)
    expect(page.locator("[data-section=cards]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    chip = page.locator("[data-gallery] .clause").first
    clause = chip.inner_text()
    chip.click()
    expect(page.locator(f"[data-clause='{clause}']")).to_be_in_viewport()
    assert page.url.endswith(f"#{clause}")
    # Whoever reads the rules may learn by playing instead.
    page.locator(f"[data-learn={game}]").click()
    page.wait_for_url("**/table/*")


def test_no_line_breaks_the_number_of_a_clause_in_two(invite: Invite) -> None:
    ada = invite(size=(320, 568), language="nl")
    page = ada.page
    page.goto(f"{ada.origin}/rules/saboteur")
    headings = page.locator(".wording > summary")
    headings.first.wait_for()
    for heading in headings.all():
        for number in re.findall(r"S-\d+", heading.inner_text()):
            assert heading.evaluate(LINES, number) == 1, heading.inner_text()


def test_a_link_that_was_cut_within_a_sign_opens_the_rules(invite: Invite) -> None:
    ada = invite()
    ada.page.goto(f"{ada.origin}/rules/saboteur#S-3%")
    expect(ada.page.locator("h1")).to_be_visible()


def test_who_follows_a_link_by_key_goes_on_there_and_comes_back_to_where_they_were(
    invite: Invite,
) -> None:
    ada = invite("Ada", size=READERS["en"])
    page = ada.page
    said = page.locator("p[role=status][aria-live=polite]").last
    ada.come_in()
    page.locator("a[href*='/rules/']").last.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    expect(said).to_have_text(page.locator("h1").inner_text() + " · Pitprop")
    page.locator("[data-clause]").first.wait_for(state="attached")
    page.evaluate("scrollTo(0, 2_000)")
    page.locator("header a").first.evaluate("home => home.click()")
    page.locator("input[autocomplete=nickname]").wait_for()
    expect(page.locator("#content")).to_be_focused()
    expect(said).to_have_text("Pitprop")
    page.go_back()
    page.locator("[data-clause]").first.wait_for(state="attached")
    assert page.evaluate("scrollY") == 2_000


def test_on_paper_the_rules_have_nothing_to_press(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto(f"{ada.origin}/rules/saboteur")
    page.locator("[data-gallery]").wait_for()
    controls = page.locator("main").locator(".first, .find, nav, .wording:not([open])")
    assert controls.count() > 3
    page.emulate_media(media="print")
    for control in [*controls.all(), page.locator("header")]:
        expect(control).to_be_hidden()
    # What was unfolded is printed, too.
    page.emulate_media(media="screen")
    ada.press(page.locator(".wording summary").first)
    page.emulate_media(media="print")
    expect(page.locator("[data-clause]").first).to_be_visible()


def test_a_finger_meets_the_chapters_and_the_language(invite: Invite) -> None:
    ada = invite("Ada", size=(390, 664), touch=True)
    ada.page.goto(f"{ada.origin}/rules/dark_cave")
    chapters = ada.page.locator("main nav a")
    chapters.first.wait_for()
    for target in (*chapters.all(), ada.page.locator("header select")):
        box = target.bounding_box()
        assert box
        assert box["height"] >= 44
    # The dash of a title ends a line, and begins none.
    assert "\u00a0–" in (ada.page.locator("h1").text_content() or "")
