"""The tables of results are documented, column by column."""

from __future__ import annotations

import results_page
from pitprop.experiments.schema import TABLES


def test_the_document_has_all_tables_as_they_are() -> None:
    text = results_page.TARGET.read_text(encoding="utf-8")
    for name in TABLES:
        assert f"<!-- {name} -->" in text
    assert results_page.generate(text) == text, "make results-page writes the tables anew"
