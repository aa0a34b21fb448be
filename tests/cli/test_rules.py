"""`pitprop rules`."""

from __future__ import annotations

import pytest

from pitprop.games.dark_cave.game import GAME as DARK_CAVE
from pitprop.games.saboteur.game import GAME
from tests.cli.running import pitprop

EDITIONS = {edition.name: edition.values for edition in GAME.options.editions}


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_rules_of_an_edition_are_told(edition: str, language: str) -> None:
    ran = pitprop("rules", "saboteur", "--edition", edition, "--language", language)
    assert (ran.status, ran.err) == (0, "")
    out = words(ran.out)
    for clause in GAME.clauses:
        statements = clause.statements_in(edition, language)
        assert bool(statements) == (f"\n{clause.id} " in ran.out)
        for statement in statements:
            assert words(statement.text) in out
    for section in GAME.clauses.sections:
        assert f"\n{section.title.in_language(language)}\n" in ran.out


@pytest.mark.parametrize("clause", ["S-31", "s-31", "31", "S31", "s31"])
def test_a_clause_is_told_with_its_reasons_and_sources(clause: str) -> None:
    ran = pitprop("rules", "saboteur", clause, "--edition", "nl", "--language", "de")
    assert ran.status == 0
    lines = ran.out.split("\n")
    assert lines[0].startswith("S-31  ")
    for statement in GAME.clauses["S-31"].statements_in("nl", "de"):
        assert words(statement.text) in words(ran.out)
        assert words(statement.why) in words(ran.out)
    assert "Quelle: Saboteur, Spielanleitung von 999 Games · 1. Een gangenkaart spelen" in ran.out


def test_several_clauses_are_told_in_the_order_asked_for() -> None:
    out = pitprop("rules", "saboteur", "S-54", "S-31").out
    assert 0 <= out.index("S-54  ") < out.index("\nS-31  ")


@pytest.mark.clause("D-11")
@pytest.mark.clause("D-44")
def test_what_an_option_adds_is_told_with_the_clause_itself() -> None:
    out = pitprop("rules", "dark_cave", "11", "44", "--options", "vein_optional=yes").out
    assert "all ten less a saboteur of each clan for five to eight" in out
    assert "one gold from the supply is put on it" in out
    assert "House rule: The player may leave the gold where it is" in out
    assert "The gold has to be taken" not in out
    assert "The gold has to be taken" in pitprop("rules", "dark_cave", "D-44").out


def test_an_option_without_such_a_value_is_refused_in_one_line() -> None:
    ran = pitprop("rules", "sabotage", "--options", "hundred_cards=maybe")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "pitprop: option hundred_cards is one of no, yes, not 'maybe'\n"


def test_what_is_found_is_told_with_the_reasons_that_were_looked_in() -> None:
    ran = pitprop("rules", "saboteur", "--search", "general sentence")
    assert ran.out.startswith("S-41  ")
    assert "We follow the general sentence." in ran.out


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("clauses", [(), ("D-11", "D-44", "D-63", "D-80", "D-85")])
def test_options_are_told_with_all_that_a_table_may_choose(
    clauses: tuple[str, ...], language: str
) -> None:
    """The house rule too, which no edition plays."""
    ran = pitprop("rules", "dark_cave", *clauses, "--language", language)
    out = words(ran.out)
    for name, option in DARK_CAVE.words.options.items():
        assert f" {name}: amigo {DARK_CAVE.options.editions[0].values[name]}. " in out
        assert words(option.explanation.in_language(language)) in out
        for value, of_value in option.values.items():
            said = f": {of_value.explanation.in_language(language)}"
            start = out[: out.index(said)].rpartition(f" {value}")[2]
            title = of_value.title.in_language(language)
            is_plain = title in ("Yes", "No", "Ja", "Nein", "Nee")
            assert (f"– {title}" in start) == (not is_plain)


def test_an_option_is_told_with_the_value_that_is_chosen() -> None:
    played = ", ".join(f"{name} {values['stone_choice']}" for name, values in EDITIONS.items())
    assert played.startswith("amigo no, web yes, nl no")
    out = words(pitprop("rules", "saboteur", "S-54").out)
    assert f"Option stone_choice: {played}. How" in out
    out = words(pitprop("rules", "saboteur", "S-54", "--options", "stone_choice=yes").out)
    assert f"Option stone_choice: {played}, here yes. How" in out


def test_a_clause_that_follows_another_edition_names_both_documents() -> None:
    out = words(pitprop("rules", "saboteur", "S-41", "--options", "break_own_tool=no").out)
    assert "Rule (nl): You may never lay it in front of yourself." in out
    assert out.count("Source: ") == 2
    assert "Source: Saboteur, rules leaflet by Amigo" in out


def test_a_clause_that_there_is_not_is_named_as_it_was_typed() -> None:
    ran = pitprop("rules", "saboteur", "s999")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("pitprop: there is no clause 's999'; the nearest are S-")


def test_searching_keeps_to_the_clauses_that_are_named() -> None:
    ran = pitprop("rules", "saboteur", "S-41", "S-60", "--search", "gold")
    assert (ran.status, ran.err) == (0, "")
    assert [line.split()[0] for line in ran.out.split("\n") if line.startswith("S-")] == ["S-60"]
    ran = pitprop("rules", "saboteur", "S-41", "--search", "gold_draw")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "pitprop: none of these clauses contains 'gold_draw'\n"


@pytest.mark.parametrize(
    ("game", "words", "clause"),
    [
        ("dark_cave", "leaves and comes back", "D-63"),
        ("saboteur", "yourself included", "S-41"),
        ("sabotage", "needed more often", "A-3"),
    ],
)
def test_searching_looks_in_what_the_values_of_options_do(
    game: str, words: str, clause: str
) -> None:
    ran = pitprop("rules", game, "--search", words)
    assert ran.status == 0
    assert ran.out.startswith(f"{clause} ")


def test_what_the_labels_mean_is_told_below() -> None:
    whole = pitprop("rules", "dark_cave").out
    for label in ("Our ruling", "Our design"):
        assert f"\n      {label}: " in whole
        assert f"\n      {label} = the document " in whole
    assert "House rule = " not in whole, "this table has chosen none"
    one = pitprop("rules", "dark_cave", "D-44", "--options", "vein_optional=yes").out
    assert "\n      House rule: The player may leave the gold" in one
    assert "\n        yes · House rule: The player is asked." in one
    assert "\n      House rule = in no document; " in one


def test_what_a_table_has_taken_over_is_told_with_its_edition() -> None:
    out = pitprop("rules", "saboteur", "S-32", "--options", "attach=tunnel").out
    assert "\n      Rule (nl): Whether that tunnel leads back" in out
    assert "\n      (nl) = the edition from which" in out
    assert "\n      Rule = the document says so" in out
    assert (
        "\n      Our ruling (amigo): "
        in pitprop(
            "rules", "saboteur", "S-41", "--edition", "nl", "--options", "break_own_tool=yes"
        ).out
    )


def test_a_clause_that_does_not_apply_says_so() -> None:
    absent = next(clause for clause in GAME.clauses if not clause.statements_in("amigo", "en"))
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
    assert ran.err == "pitprop: no clause contains 'submarine'\n"
