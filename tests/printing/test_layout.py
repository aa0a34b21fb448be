"""Where things lie on sheets: in millimetres, fronts over backs, with marks to cut along."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.printing import PAPERS
from pitprop.printing.layout import BLEED, MARGIN, lay_out
from pitprop.printing.papers import Paper
from pitprop.printing.pieces import Block, Card, Face, Figure
from tests.printing.sheets import GAMES, opposite, pages, pieces, sheets

SIZES = {
    "dark_cave": {(60, 60), (15, 25), (26, 26), (18, 18)},
    "sabotage": {(60, 60)},
    "saboteur": {(56, 84)},
}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_front_has_its_own_back_behind_it(game: str, paper: str) -> None:
    wanted = [piece for piece in pieces(game) if isinstance(piece, Card)]
    found = []
    for sheet in sheets(game, paper):
        for front in sheet.front.placed:
            if behind := opposite(front, sheet.back, paper):
                assert len(behind) == 1
                found.append((front.face, behind[0].face))
        assert len(sheet.back.placed) == sum(each.has_bleed for each in sheet.front.placed)
    assert found == [(card.front, card.back) for card in wanted]


def test_a_row_that_is_not_full_is_mirrored_too() -> None:
    cards = [Card(f"{at}", Face(f"front {at}"), Face(f"back {at}")) for at in range(4)]
    (sheet,) = lay_out([Block(cards, 60, 60)], PAPERS["a4"])
    assert [(each.face.picture, each.left, each.top) for each in sheet.front.placed] == [
        ("front 0", 15, 28.5),
        ("front 1", 75, 28.5),
        ("front 2", 135, 28.5),
        ("front 3", 15, 88.5),
    ]
    assert [(each.face.picture, each.left, each.top) for each in sheet.back.placed] == [
        ("back 0", 135, 28.5),
        ("back 1", 75, 28.5),
        ("back 2", 15, 28.5),
        ("back 3", 135, 88.5),
    ]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_its_size_and_lies_where_printers_print(game: str, paper: str) -> None:
    sheet = PAPERS[paper]
    sizes = set()
    for page in pages(game, paper):
        for each in page.placed:
            sizes.add((each.width, each.height))
            around = BLEED if each.has_bleed else 0
            assert each.left - around >= MARGIN - BLEED
            assert each.top - around >= MARGIN - BLEED
            assert each.left + each.width + around <= sheet.width - MARGIN + BLEED
            assert each.top + each.height + around <= sheet.height - MARGIN + BLEED
    assert sizes == SIZES[game]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_on_anything_else(game: str, paper: str) -> None:
    for page in pages(game, paper):
        for at, one in enumerate(page.placed):
            for other in page.placed[at + 1 :]:
                assert (
                    one.left + one.width <= other.left + 1e-6
                    or other.left + other.width <= one.left + 1e-6
                    or one.top + one.height <= other.top + 1e-6
                    or other.top + other.height <= one.top + 1e-6
                )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_edge_of_every_card_has_marks_on_both_sides_outside(game: str, paper: str) -> None:
    for page in pages(game, paper):
        cuts = [line for line in page.lines if not line.is_fold]
        down = [line for line in cuts if line.start[0] == line.end[0]]
        across = [line for line in cuts if line.start[1] == line.end[1]]
        for each in page.placed:
            for x in (each.left, each.left + each.width):
                own = [line for line in down if abs(line.start[0] - x) < 1e-6]
                assert any(line.end[1] < each.top for line in own)
                assert any(line.start[1] > each.top + each.height for line in own)
            if each.has_bleed:
                for y in (each.top, each.top + each.height):
                    own = [line for line in across if abs(line.start[1] - y) < 1e-6]
                    assert any(line.end[0] < each.left for line in own)
                    assert any(line.start[0] > each.left + each.width for line in own)


def test_a_figure_is_printed_head_to_head_and_folds_in_the_middle_and_at_its_feet() -> None:
    (sheet,) = lay_out([Block([Figure("rat", Face("rat"))], 15, 25)], PAPERS["a4"])
    above, below = sheet.front.placed
    assert (above.is_upside_down, below.is_upside_down) == (True, False)
    assert above.top + above.height == below.top
    folds = {line.start[1] for line in sheet.front.lines if line.is_fold}
    assert folds == {above.top, below.top, below.top + below.height}
    assert sheet.back.placed == []


def test_what_is_wider_than_the_paper_is_refused() -> None:
    card = Card("card", Face("front"), Face("back"))
    with pytest.raises(PitpropError, match="stamp is narrower than what is printed"):
        lay_out([Block([card], 60, 60)], Paper("stamp", 70, 70))
