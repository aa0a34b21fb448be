"""`pitprop rules`."""

from __future__ import annotations

import pytest

from pitprop.games.saboteur.game import GAME
from tests.cli.running import pitprop


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("edition", ["amigo", "web", "nl"])
def test_all_rules_of_an_edition_are_told(edition: str, language: str) -> None:
    ran = pitprop("rules", "saboteur", "--edition", edition, "--language", language)
    assert (ran.status, ran.err) == (0, "")
    told = words(ran.out)
    for clause in GAME.clauses:
        statements = clause.tell(edition, language)
        assert bool(statements) == (f"\n{clause.id} " in ran.out)
        for statement in statements:
            assert words(statement.text) in told
    for section in GAME.clauses.sections:
        assert f"\n{section.title.in_language(language)}\n" in ran.out


@pytest.mark.parametrize("clause", ["S-31", "s-31", "31"])
def test_a_clause_is_told_with_its_reasons_and_sources(clause: str) -> None:
    ran = pitprop("rules", "saboteur", clause, "--edition", "nl", "--language", "de")
    assert ran.status == 0
    lines = ran.out.split("\n")
    assert lines[0].startswith("S-31  ")
    for statement in GAME.clauses["S-31"].tell("nl", "de"):
        assert words(statement.text) in words(ran.out)
        assert words(statement.why) in words(ran.out)
    assert "Quelle: Saboteur, Spielanleitung von 999 Games · 1. Een gangenkaart spelen" in ran.out


def test_several_clauses_are_told_in_the_order_asked_for() -> None:
    out = pitprop("rules", "saboteur", "S-54", "S-31").out
    assert 0 <= out.index("S-54  ") < out.index("\nS-31  ")


def test_an_option_is_told_with_its_values() -> None:
    out = pitprop("rules", "saboteur", "S-54").out
    assert "Option stone_choice: amigo no, web yes, nl no" in out


def test_a_clause_that_does_not_apply_says_so() -> None:
    absent = next(clause for clause in GAME.clauses if not clause.tell("amigo", "en"))
    assert pitprop("rules", "saboteur", absent.id).out.startswith(f"{absent.id:<6}amigo: Does not")


def test_searching_finds_the_clauses_with_all_words() -> None:
    ran = pitprop("rules", "saboteur", "--search", "dead END")
    found = {line.split()[0] for line in ran.out.split("\n") if line.startswith("S-")}
    assert ran.status == 0
    assert found
    assert found <= {clause.id for clause in GAME.clauses.search("dead end", "en")}


def test_finding_nothing_is_told_by_the_status() -> None:
    ran = pitprop("rules", "saboteur", "--search", "submarine")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "pitprop rules: no clause holds 'submarine'\n"
