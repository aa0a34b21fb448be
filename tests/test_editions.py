"""Editions as files: what there has to be, and what one has from another."""

from __future__ import annotations

from pathlib import Path

import pytest

from pitprop.core.clauses import (
    LANGUAGES,
    ClauseBook,
    ClauseFileError,
    edition_files,
    load_clauses,
    load_editions,
)
from pitprop.core.installed.registry import find_game, own_game_names
from pitprop.core.options.book import option_book
from pitprop.core.options.option import Option

ROOT = """\
title = { en = "Base", de = "Basis", nl = "Basis" }
summary = { en = "It.", de = "Sie.", nl = "Die." }
values = { wind = "calm", rain = "no" }
document = { en = "Rules", de = "Regeln", nl = "Regels", language = "en", headings = ["Start"] }
"""

STORMY = """\
title = { en = "Stormy", de = "Stürmisch", nl = "Stormachtig" }
summary = { en = "It.", de = "Sie.", nl = "Die." }
values = { wind = "storm", rain = "no" }
document = { en = "More", de = "Mehr", nl = "Meer", language = "de", headings = ["Anfang"] }
"""

HEIR = """\
based_on = "base"
title = { en = "Mine", de = "Meine", nl = "Mijn" }
summary = { en = "It.", de = "Sie.", nl = "Die." }
values = { wind = "storm" }
"""

CLAUSES = """
[[clause]]
id = "X-1"
option = "wind"
standing = "rule"
en = "It is windy."
de = "Es ist windig."
nl = "Het waait."
edition_text.base = { en = "There is wind.", de = "Da ist Wind.", nl = "Er is wind." }
source = [{ edition = "base", section = "Start" }, { edition = "stormy", section = "Anfang" }]

[[clause]]
id = "X-2"
standing = { base = "none", stormy = "ruling" }
when = { option = "wind", value = "storm" }
en = "Stay in."
de = "Bleib drin."
nl = "Blijf binnen."
why = { en = "It storms.", de = "Es stürmt.", nl = "Het stormt." }

[[clause]]
id = "X-3"
option = "rain"
standing = "fact"
en = "Rain is wet."
de = "Regen ist nass."
nl = "Regen is nat."

[[clause.more]]
standing = "house"
when = { option = "rain", value = "yes" }
en = "Take an umbrella."
de = "Nimm einen Schirm."
nl = "Neem een paraplu."
"""

BOOK = """
prefix = "X"
section = [{ key = "all", en = "All", de = "Alles", nl = "Alles" }]
"""


class Folder:
    """A small game's clauses and editions."""

    def __init__(self, path: Path) -> None:
        self.path = path
        (path / "clauses").mkdir()
        (path / "editions").mkdir()
        (path / "clauses" / "book.toml").write_text(BOOK, "utf-8")
        (path / "clauses" / "all.toml").write_text(CLAUSES, "utf-8")
        self.add("base", ROOT)
        self.add("stormy", STORMY)

    def add(self, name: str, text: str) -> None:
        (self.path / "editions" / f"{name}.toml").write_text(text, "utf-8")

    def book(self) -> ClauseBook:
        return load_clauses(self.path / "clauses", load_editions(self.path / "editions"))

    def complaint(self) -> str:
        with pytest.raises(ClauseFileError) as caught:
            self.book()
        return str(caught.value)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_without_changes_it_is_the_edition_that_it_is_based_on(folder: Folder) -> None:
    folder.add("heir", HEIR.replace('values = { wind = "storm" }', ""))
    book = folder.book()
    assert book.editions == ("base", "stormy", "heir")
    assert book.document("heir").title == book.document("base").title
    for clause in book:
        like = [(part.standing, part.text, part.why) for part in clause.statements_in("base", "en")]
        own = [(part.standing, part.text, part.why) for part in clause.statements_in("heir", "en")]
        assert own == like
        assert clause.value("heir") == clause.value("base")
        sections = [[each.section for each in clause.sources_in(name)] for name in ("base", "heir")]
        assert sections[0] == sections[1]


def test_what_hangs_on_a_changed_value_is_what_it_is_where_that_is_played(folder: Folder) -> None:
    folder.add("heir", HEIR)
    book = folder.book()
    assert book["X-1"].value("heir") == "storm"
    assert book["X-1"].text("en", "heir") == "There is wind."
    (part,) = book["X-2"].statements_in("heir", "en")
    assert (part.standing, part.text, part.why) == ("ruling", "Stay in.", "It storms.")
    assert part.edition == "stormy"
    assert book["X-2"].statements_in("base", "en") == ()


def test_a_house_rule_that_it_plays_is_told_there_and_nowhere_else(folder: Folder) -> None:
    folder.add("heir", HEIR.replace('wind = "storm"', 'rain = "yes"'))
    clause = folder.book()["X-3"]
    assert [part.standing for part in clause.statements_in("heir", "en")] == ["fact", "house"]
    for other in ("base", "stormy"):
        assert [part.standing for part in clause.statements_in(other, "en")] == ["fact"]


def test_it_may_say_what_a_clause_is_there(folder: Folder) -> None:
    own = (
        '[clause.X-3]\nstanding = "rule"\nsource = ["Start"]\n'
        'en = "Rain is warm."\nde = "Regen ist warm."\nnl = "Regen is warm."\n'
    )
    folder.add("heir", f"{HEIR}\n{own}")
    clause = folder.book()["X-3"]
    assert (clause.standing("heir"), clause.standing("base")) == ("rule", "fact")
    assert (clause.text("nl", "heir"), clause.text("nl", "base")) == (
        "Regen is warm.",
        "Regen is nat.",
    )
    assert [source.section for source in clause.sources_in("heir")] == ["Start"]


def test_it_may_be_based_on_one_that_is_based_on_another(folder: Folder) -> None:
    folder.add("heir", HEIR)
    folder.add("again", HEIR.replace('"base"', '"heir"').replace('wind = "storm"', 'rain = "yes"'))
    book = folder.book()
    assert book.editions == ("base", "stormy", "heir", "again")
    assert (book["X-1"].value("again"), book["X-3"].value("again")) == ("storm", "yes")
    assert [part.text for part in book["X-2"].statements_in("again", "en")] == ["Stay in."]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"base"', '"nowhere"', "editions/heir.toml: it is based on 'nowhere', an edition that"),
        ('"base"', '"bass"', "editions/heir.toml: it is based on 'bass', an edition that doesn't"),
        ("title", "titel", "editions/heir.toml: 'title' is missing; is 'titel' meant to be it?"),
        ('"base"', '"heir"', "editions/heir.toml: it is based on itself"),
        (', nl = "Mijn"', "", "editions/heir.toml, title: the Dutch text ('nl') is missing"),
        ("values", "valuez", "editions/heir.toml: 'valuez' has no meaning here; is it meant to be"),
        ("values", 'place = "x"\nvalues', "editions/heir.toml: 'place' has to be a whole number"),
        ("title =", "title = 3 #", "editions/heir.toml: 'title' has to be a table"),
        (
            '"storm"',
            "false",
            'editions/heir.toml, values: \'wind\' has to be "yes" or "no" in quotes, or another'
            " string, not false",
        ),
        ('"storm"', "3", "editions/heir.toml, values: 'wind' has to be a string in quotes, not 3"),
        (
            '"storm"',
            "storm",
            "editions/heir.toml: this is not TOML: Invalid value (at line 4, column 19): 'values ="
            ' { wind = storm }\'; a string goes in quotes, such as name = "value"',
        ),
        (
            "values",
            'clause.X-9.standing = "rule"\nvalues',
            "editions/heir.toml, clause: there is no clause 'X-9'; the nearest are X-",
        ),
        (
            "values",
            'clause.1.standing = "fact"\nvalues',
            "editions/heir.toml, clause: '1' is written 'X-1' here",
        ),
        (
            "values",
            'clause.X-1.nl = "Het stormt."\nvalues',
            "editions/heir.toml, clause, X-1: the English text ('en') is missing",
        ),
        (
            "values",
            'clause.X-1.standing = "law"\nvalues',
            "editions/heir.toml, clause, X-1: a standing is one of rule,",
        ),
        (
            "values",
            'clause.X-1.source = ["Ende"]\nvalues',
            "editions/heir.toml, clause, X-1: the document has no section 'Ende'",
        ),
        (
            "values",
            'clause.X-1.standing = "ruling"\nvalues',
            "editions/heir.toml, X-1: a ruling needs a reason ('why')",
        ),
        (
            "values",
            'clause.X-3.standing = "rule"\nvalues',
            "editions/heir.toml, X-3: a rule says under which heading of the document it stands"
            ' (source = ["…"]); there are Start. What stands under none is a house rule (standing',
        ),
    ],
)
def test_a_broken_file_is_told(folder: Folder, old: str, new: str, message: str) -> None:
    folder.add("heir", HEIR.replace(old, new, 1))
    assert folder.complaint().startswith(message)


def test_a_file_may_begin_with_a_byte_order_mark(folder: Folder) -> None:
    folder.add("heir", HEIR)
    without = folder.book().editions
    (folder.path / "editions" / "heir.toml").write_text(HEIR, "utf-8-sig")
    assert folder.book().editions == without


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_file_that_is_not_in_utf_8_is_told_with_the_line(folder: Folder, mark: bytes) -> None:
    text = HEIR.replace("Sie.", "Für.").encode("latin-1")
    (folder.path / "editions" / "heir.toml").write_bytes(mark + text)
    assert folder.complaint() == "editions/heir.toml: line 3 is not text in UTF-8; save it so"


def test_an_edition_of_its_own_needs_a_document(folder: Folder) -> None:
    folder.add("base", ROOT.replace("document", "paper"))
    assert folder.complaint() == (
        "editions/base.toml: it has neither a 'document' nor an edition that it is 'based_on'"
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([Option("wet", "S-1", ("no", "yes"))], "values: the option 'wet' is missing"),
        ([Option("attach", "S-1", ("no", "yes"))], "'attach' is one of no, yes, not 'start'"),
        ([], "; the options are none"),
    ],
)
def test_an_edition_has_a_value_for_each_option_and_for_nothing_else(
    options: list[Option], message: str
) -> None:
    with pytest.raises(ClauseFileError) as caught:
        option_book("pitprop.games.saboteur", options).editions  # noqa: B018  read when asked for
    assert str(caught.value).startswith("editions/amigo.toml, ")
    assert message in str(caught.value)


@pytest.mark.parametrize("game", own_game_names())
def test_the_games_play_the_editions_of_their_files(game: str) -> None:
    files = edition_files(f"pitprop.games.{game}")
    editions = find_game(game).options.editions
    assert [(each.name, each.values) for each in editions] == [
        (file.name, dict(file.values)) for file in files
    ]
    assert find_game(game).clauses.editions == tuple(each.name for each in editions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_game_names())
def test_no_two_editions_of_a_game_are_called_the_same(game: str, language: str) -> None:
    titles = [file.title.in_language(language) for file in edition_files(f"pitprop.games.{game}")]
    assert len(set(titles)) == len(titles)
    for title in titles:
        assert "'" not in title, title
        assert " ".join(title.split()) == title
        assert not title.endswith("."), title


@pytest.mark.parametrize("game", own_game_names())
def test_the_summary_of_an_edition_is_a_sentence_of_its_own_in_each_language(game: str) -> None:
    """Titles are names, and may be the same in several languages; sentences are not."""
    for file in edition_files(f"pitprop.games.{game}"):
        summaries = [file.summary.in_language(language) for language in LANGUAGES]
        assert len(set(summaries)) == len(LANGUAGES), file.name
        for summary in summaries:
            assert not summary[0].islower(), summary
            assert summary.endswith("."), summary
            assert "'" not in summary, summary
            assert " ".join(summary.split()) == summary
