"""What `pitprop rules` tells with `--json`: clauses as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from pitprop.core.clauses import Clause
from pitprop.core.game import Game


def rules_json(
    game: Game,
    edition: str,
    options: Mapping[str, str],
    language: str,
    clauses: Iterable[Clause],
) -> dict[str, Any]:
    """Clauses of an edition, perhaps with changes, in one language.

    Args:
        game: the game.
        edition: the name of the edition.
        options: the value of every option.
        language: the language of titles and texts.
        clauses: the clauses that are told.
    """
    return {
        "game": game.name,
        "edition": edition,
        "document": game.clauses.document(edition).title.in_language(language),
        "options": dict(options),
        "language": language,
        "clauses": [_clause(game, edition, options, language, clause) for clause in clauses],
    }


def _clause(
    game: Game, edition: str, options: Mapping[str, str], language: str, clause: Clause
) -> dict[str, Any]:
    sections = {section.key: section.title for section in game.clauses.sections}
    statements = clause.statements_in(edition, language, options)
    headings = clause.headings(statements, edition)
    return {
        "id": clause.id,
        "section": sections[clause.section].in_language(language),
        "statements": [asdict(statement) for statement in statements],
        "option": clause.option or None,
        "headings": {name: list(found) for name, found in headings.items()},
    }
