"""In which sections of a game's rules the clauses stand that its documents have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pitprop.core.clauses import ClauseBook


def check_sections(book: ClauseBook, numbers: Mapping[str, Iterable[int]]) -> None:
    """See that each clause stays in its section; others may be added to any.

    Args:
        book: the clauses of a game.
        numbers: the numbers of clauses by the key of their section, in order.
    """
    assert [section.key for section in book.sections if section.key in numbers] == [*numbers]
    for section in book.sections:
        inside = [clause.number for clause in book.in_section(section.key)]
        assert inside == sorted(inside)
        assert set(inside) >= set(numbers.get(section.key, ())), section.key
