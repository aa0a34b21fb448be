"""A text in every language, and the few texts that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

LANGUAGES: Final[tuple[str, ...]] = ("en", "de", "nl")
"""English, German, Dutch."""

REFERENCE: Final = "en"
"""The language that the others are checked against, and that a sentence on its own is in."""

LANGUAGE_NAMES: Final[Mapping[str, str]] = {"en": "English", "de": "German", "nl": "Dutch"}


@dataclass(frozen=True, slots=True)
class Text:
    """The same thing said in English, German and Dutch."""

    en: str
    de: str
    nl: str

    @classmethod
    def of(cls, texts: Mapping[str, str]) -> Text:
        """A text from its versions by language; English where a language is missing.

        Raises:
            PitpropError: there is no English version.
        """
        english = texts.get("en")
        if english is None:
            raise PitpropError(f"a text needs its English form ('en'): {cited(str(dict(texts)))}")
        return cls(english, texts.get("de", english), texts.get("nl", english))

    def in_language(self, language: str) -> str:
        """The text in a language.

        Raises:
            PitpropError: an unknown language.
        """
        if language == "en":
            return self.en
        if language == "de":
            return self.de
        if language == "nl":
            return self.nl
        known = ", ".join(LANGUAGES)
        raise PitpropError(f"there is no language {cited(language)}; the languages are {known}")


STANDING_LABELS: Final[Mapping[str, Text]] = {
    "rule": Text("Rule", "Regel", "Regel"),
    "ruling": Text("Our ruling", "Unsere Auslegung", "Onze uitleg"),
    "fact": Text("From other sources", "Aus anderer Quelle", "Uit andere bron"),
    "design": Text("Our design", "Von uns festgelegt", "Door ons vastgelegd"),
    "house": Text("House rule", "Hausregel", "Huisregel"),
    "none": Text("Does not apply", "Gilt hier nicht", "Geldt hier niet"),
}
"""What each standing is called when it is shown to players."""

STANDING_MEANINGS: Final[Mapping[str, Text]] = {
    "rule": Text("the document says so", "so steht es im Dokument", "zo staat het in het document"),
    "ruling": Text(
        "the document is silent, or can be read in several ways; this is how we read it",
        "das Dokument schweigt oder ist mehrdeutig; wir legen es so aus",
        "het document zwijgt of is dubbelzinnig; wij leggen het zo uit",
    ),
    "fact": Text(
        "the document doesn’t say it; others do",
        "nicht aus dem Dokument, sondern von anderer Stelle",
        "niet uit het document, maar van elders",
    ),
    "design": Text(
        "the document leaves it open, so we have settled it for all tables",
        "das Dokument lässt es offen; wir haben es für alle Tische festgelegt",
        "het document laat het open; wij hebben het voor alle tafels vastgelegd",
    ),
    "house": Text(
        "in no document; played only where a table, or an edition of one’s own, has chosen it",
        "steht in keinem Dokument; gilt nur, wo ein Tisch oder eine eigene Ausgabe es gewählt hat",
        "staat in geen document; geldt alleen waar een tafel of een eigen uitgave ervoor koos",
    ),
    "none": Text("it isn’t played", "es wird nicht gespielt", "het wordt niet gespeeld"),
}
"""What each standing means."""

OTHER_EDITION: Final = Text(
    "the edition from which this has been taken over",
    "die Ausgabe, aus der dies übernommen ist",
    "de uitgave waaruit dit is overgenomen",
)
"""What the name of an edition after a standing means."""

PLAYER: Final = Text("player {number}", "Spieler {number}", "speler {number}")
"""What a player without a name is called; seats count from 1."""

AND: Final = Text("and", "und", "en")
"""Joins the last two things of a list."""

OR: Final = Text("or", "oder", "of")
"""Joins alternatives."""

AND_MORE: Final = Text("and {count} more", "und {count} weitere", "en nog {count}")
"""Ends a list that would be too long."""
