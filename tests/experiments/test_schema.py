"""The tables of results are documented, column by column, and reason by reason."""

from __future__ import annotations

import results_page


def test_the_document_has_all_tables_as_they_are() -> None:
    text = results_page.TARGET.read_text(encoding="utf-8")
    for name in results_page.names():
        assert f"<!-- {name} -->" in text
    assert results_page.generate(text) == text, "make results-page writes the tables anew"
