"""Reports: one file that needs nothing else, with the numbers in a table beside each plot."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.running import pitprop, refused

SPEC = """
deals = 2
decisions = true
[agents.standard]
opponent = "standard"
[agents."ran<dom>"]
opponent = "random"
[[games]]
game = "saboteur"
compositions = ["2v1"]
[test]
better = "standard"
than = "ran<dom>"
by = 0.1
"""


class Parts(HTMLParser):
    """The tags of a page with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    (folder / "spec.toml").write_text(SPEC, encoding="utf-8")
    place = folder / "results"
    ran = pitprop("tournament", str(folder / "spec.toml"), "-o", str(place), "--processes", "1")
    assert (ran.status, ran.err) == (0, "")
    return place


@pytest.fixture(scope="module")
def text(results: Path) -> str:
    target = results.parent / "report.html"
    ran = pitprop("report", str(results), "-o", str(target))
    assert (ran.status, ran.out, ran.err) == (0, f"report in {target}\n", "")
    return target.read_text(encoding="utf-8")


def test_it_needs_no_network_and_no_script(text: str) -> None:
    parts = Parts(text)
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in parts.tags}
    for tag, attributes in parts.tags:
        for name, value in attributes.items():
            if "href" in name and not name.startswith("xmlns"):
                assert str(value).startswith("#"), (tag, name, value)
            assert name not in ("src", "onclick")
    assert set(re.findall(r"https?://[^\s\"'<]+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "@import" not in text
    assert "url(" not in text


def test_it_says_what_was_played_and_found(text: str, results: Path) -> None:
    texts = Parts(text).text
    for heading in (
        "What was played",
        "Who played",
        "Who wins",
        "By how much",
        "As digger",
        "As saboteur",
        "Ratings",
        "The test",
        "How long they take",
        "What is played in Saboteur",
        "Suspicion over a round",
        "How far beliefs can be trusted",
    ):
        assert texts.count(heading) == 2, heading  # in the contents, too
    figures = json.loads((results / "figures.json").read_text(encoding="utf-8"))["figures"]
    (pair,) = figures["pairs"]
    assert f"{100 * pair['won']['mean']:.1f}\N{NO-BREAK SPACE}%" in texts
    assert f"{pair['points']['mean']:+.2f}" in texts
    for row in figures["ratings"]:
        assert f"{row['rating']:.1f}" in texts
    assert "ran<dom>" in texts


def test_each_plot_has_its_numbers_in_a_table_beside_it(text: str) -> None:
    sections = text.split("<section ")[1:]
    plots = [section for section in sections if "<figure" in section]
    assert len(plots) >= 8
    for section in sections:
        assert section.count("<table>") == 1
        assert section.count("<tr>") > 1
    for section in plots:
        assert section.index("<figure") < section.index("<table>")
        assert 'role="img" aria-label="' in section


MANY = """
deals = 1
seed = "many"
[[games]]
game = "saboteur"
compositions = ["2v1"]
""" + "".join(f'[agents.agent-{number}]\nopponent = "random"\n' for number in range(7))


@pytest.fixture(scope="module")
def of_many(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("many")
    (folder / "many.toml").write_text(MANY, encoding="utf-8")
    ran = pitprop("tournament", str(folder / "many.toml"), "-o", str(folder / "many"))
    assert (ran.status, ran.err) == (0, "")
    pitprop("report", str(folder / "many"), "-o", str(folder / "many.html"))
    return (folder / "many.html").read_text(encoding="utf-8")


def test_plots_fit_a_phone_and_a_page(text: str, of_many: str) -> None:
    """Drawings that are no wider than a phone can be read there; none is longer than two pages."""
    for page in (text, of_many):
        boxes = re.findall(r'<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"', page)
        assert len(boxes) == page.count("<figure")
        for width, height in boxes:
            assert float(width) <= 366
            assert float(height) <= 1300


def test_many_agents_are_all_told_apart(of_many: str) -> None:
    parts = Parts(of_many)
    assert "Pitprop: 7 agents" in parts.text
    assert "entries" not in " ".join(parts.text)
    assert any(
        "1 deal of each pair in each setting, 21 in all · 42 matches" in each for each in parts.text
    )
    for drawing in re.findall(r"<svg.*?</svg>", of_many, re.DOTALL):
        assert len(re.findall('aria-label="Symbol legend', drawing)) <= 1
    whole = " ".join(parts.text)
    for number in range(1, 7):
        assert f"agent-0 v agent-{number}" in whole
    # Too long for one plot, it is folded by agent.
    digger = of_many[of_many.index('id="side-digger"') :].partition("</section>")[0]
    assert digger.count("<details>") == digger.count("<figure") == digger.count("<table>") == 7


def test_an_agent_alone_plays_each_deal_once(tmp_path: Path) -> None:
    (tmp_path / "alone.toml").write_text(
        'deals = 1\n[agents.alone]\nopponent = "random"\n'
        '[[games]]\ngame = "sabotage"\nplayers = 2\n',
        encoding="utf-8",
    )
    pitprop("tournament", str(tmp_path / "alone.toml"), "-o", str(tmp_path / "alone"))
    ran = pitprop("report", str(tmp_path / "alone"), "-o", str(tmp_path / "alone.html"))
    assert (ran.status, ran.err) == (0, "")
    page = (tmp_path / "alone.html").read_text(encoding="utf-8")
    assert "plays each deal once" in page
    assert "twice" not in page
    assert "1 deal · 1 match ·" in page
    assert "one clan" not in page


def test_plots_take_their_colours_from_the_page(text: str) -> None:
    """So they are light or dark as the page is, and dark on white when they are printed."""
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert drawings
    for drawing in drawings:
        assert not re.findall(r"#[0-9a-f]{6}", drawing)
        assert 'fill="white"' not in drawing
    used = set(re.findall(r"var\((--[\w-]+)\)", "".join(drawings)))
    style = text[text.index("<style>") : text.index("</style>")]
    light, _, dark = style.partition("prefers-color-scheme: dark")
    for variable in used:
        assert f"{variable}:" in light
        assert f"{variable}:" in dark


def test_what_is_no_result_is_refused_and_nothing_is_written(tmp_path: Path, results: Path) -> None:
    target = tmp_path / "report.html"
    said = refused(pitprop("report", str(tmp_path / "nothing"), "-o", str(target)))
    assert "holds no finished results (figures.json)" in said
    (tmp_path / "figures.json").write_text("{}")
    said = refused(pitprop("report", str(tmp_path), "-o", str(target)))
    assert "is not what a tournament has written" in said
    assert not target.exists()
    below = tmp_path / "no" / "report.html"
    assert "can't write" in refused(pitprop("report", str(results), "-o", str(below)))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["figures.json"]
