"""The cards, figures, webs and gold of The Dark Cave (D-1), with a deck as it is played here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Final

from pitprop.core.installed.registry import find_game
from pitprop.core.options.own_deck import own_deck
from pitprop.games.dark_cave.rules.cards import (
    ALL_GOLD,
    CHARACTER_NAMES,
    CLAN_COPIES,
    CLAN_NAMES,
    CREATURE_NAMES,
    MAX_SEATS,
)
from pitprop.games.dark_cave.rules.deck import load_deck
from pitprop.games.dark_cave.rules.deck_cards import GROUPS, Deck
from pitprop.printing.dark_cave.glance import glance
from pitprop.printing.pieces import Area, Block, Card, Face, Figure, Part, PrintSet, Writing
from pitprop.printing.words import Speaker

CARD: Final = 60.0
"""The side of a card, in millimetres: figures stand beside each other on its fields."""

FIGURE: Final = (15.0, 25.0)
WEB: Final = 26.0
GOLD: Final = 18.0

WEBS: Final = 3
DWARVES: Final = MAX_SEATS // len(CLAN_NAMES)
_CUTS: Final = 3
_OTHER: Final = {"blue": "yellow", "yellow": "blue"}

_TITLE: Final = Area(6, 3, 76, 13)
_EFFECT: Final = Area(8, 66, 84, 27.5)
_CHARACTER: Final = Area(8, 70.5, 84, 10)
_AIM: Final = Area(8, 81, 84, 12)
_DWARF: Final = Area(8, 83, 84, 11)
_SUMMARY: Final = Area(12, 10, 76, 80)


def print_set(language: str) -> PrintSet:
    """All that is needed to play at a wooden table.

    Args:
        language: the language of what stands on cards.
    """
    maker = _Maker(language)
    deck = load_deck()
    groups = {group: list(maker.group(deck, group)) for group in GROUPS}
    start, goals = maker.start(deck), list(maker.goals(deck))
    clans, dwarves = list(maker.clans()), list(maker.dwarves())
    things: list[Block] = [
        Block(list(maker.figures()), *FIGURE),
        Block(list(maker.webs()), WEB, WEB),
        Block(list(maker.gold()), GOLD, GOLD),
    ]
    say = maker.say
    cards = [card for group in GROUPS for card in groups[group]]
    counted = [
        *((len(groups[group]), say("piece-paths", group=group)) for group in GROUPS),
        (1, say("piece-start")),
        (len(goals), say("piece-goals")),
        (len(clans), say("piece-clans")),
        (len(dwarves), say("piece-dwarves")),
        (len(dwarves), say("piece-figures")),
        (len(CREATURE_NAMES), say("piece-creatures")),
        (WEBS, say("piece-webs")),
        (ALL_GOLD, say("piece-gold")),
    ]
    return PrintSet(
        blocks=([Block([*cards, *goals, start, *clans, *dwarves], CARD, CARD)], things),
        parts=[Part(copies, name) for copies, name in counted],
        shown=["start:NESW+ladder", "back:goal", "II:NS.EW+bridge-EW", "I:NE.SW+tunnel"],
        notes=[say("fold"), say("card-size")],
        glance=glance(language),
        deck=deck.fingerprint() if own_deck("dark_cave") is not None else "",
    )


class _Maker:
    """Makes the pieces in one language."""

    def __init__(self, language: str) -> None:
        self.say = Speaker("pitprop.printing.dark_cave", language)
        self._words = find_game("dark_cave").words
        self._language = language

    def _word(self, group: str, key: str) -> str:
        word = self._words.word(group, key, self._language)
        return word[:1].upper() + word[1:]

    def group(self, deck: Deck, group: str) -> Iterator[Card]:
        """The path and action cards with one back."""
        back = Face(f"back:{group}")
        for card in deck.paths:
            if card.group == group:
                yield from [Card(card.name, Face(card.name), back)] * card.copies
        for action, copies in deck.actions[group].items():
            for copy in range(copies):
                picture = f"{group}:{action}"
                if action == "web":
                    picture += f"-{_webs_before(deck, group) + copy + 1}"
                yield Card(f"{group}:{action}", self._action(picture, action), back)

    def _action(self, picture: str, action: str) -> Face:
        title = Writing(self._word("card", action), _TITLE, "title")
        return Face(picture, (title, Writing(self.say(action), _EFFECT, "effect")))

    def start(self, deck: Deck) -> Card:
        """The start card: both its sides are the same, as it never lies face down."""
        face = Face(deck.start.name)
        return Card(deck.start.name, face, face)

    def goals(self, deck: Deck) -> Iterator[Card]:
        """The goals; their backs give nothing away."""
        for goal in deck.goals:
            yield Card(goal.name, Face(goal.name), Face("back:goal"))

    def clans(self) -> Iterator[Card]:
        """The clan cards: the back tells the clan, the front the character (D-12)."""
        for clan in CLAN_NAMES:
            for character, copies in zip(CHARACTER_NAMES, CLAN_COPIES, strict=True):
                side = clan if character == "loyal" else _OTHER[clan]
                face = Face(
                    f"clan:{clan}-{character}",
                    (
                        Writing(self._word("role", character), _CHARACTER, "name"),
                        Writing(self.say(character, clan=side), _AIM, "caption"),
                    ),
                )
                card = Card(f"{clan}-{character}", face, Face(f"back:{clan}"))
                yield from [card] * copies

    def dwarves(self) -> Iterator[Card]:
        """The dwarf cards: whose figure is whose, and a summary of a turn on the back."""
        say = self.say
        lines = [
            f"**{say('turn')}**",
            *(f"{at}. {say(key)}" for at, key in enumerate(_PHASES, start=1)),
            *(f"**{self._word('feature', each)}:** {say(each)}" for each in _ON_THE_WAY),
        ]
        back = Face("back:dwarf", (Writing("\n".join(lines), _SUMMARY, "summary"),))
        for clan in CLAN_NAMES:
            for dwarf in range(DWARVES):
                name = f"{clan}-{dwarf + 1}"
                title = Writing(self._word("clan", clan), _DWARF, "name")
                yield Card(f"dwarf {name}", Face(f"dwarf:{name}", (title,)), back)

    def figures(self) -> Iterator[Figure]:
        """The dwarves and the creatures."""
        for clan in CLAN_NAMES:
            for dwarf in range(DWARVES):
                yield Figure(f"{clan}-{dwarf + 1}", Face(f"figure:{clan}-{dwarf + 1}"))
        for creature in CREATURE_NAMES:
            yield Figure(creature, Face(f"figure:{creature}"))

    def webs(self) -> Iterator[Card]:
        """The webs: a 2 on one side, a 1 on the other (D-53)."""
        for web in range(WEBS):
            yield Card("web", Face(f"web:{web + 1}-2"), Face(f"web:{web + 1}-1"))

    def gold(self) -> Iterator[Card]:
        """The gold; both sides are the same."""
        for cut in islice(cycle(range(_CUTS)), ALL_GOLD):
            face = Face(f"gold:{cut + 1}")
            yield Card("gold", face, face)


_PHASES: Final = ("turn-play", "turn-move", "turn-draw")
_ON_THE_WAY: Final = ("ladder", "bridge", "tunnel", "vein")


def _webs_before(deck: Deck, group: str) -> int:
    """How many webs the groups before have: each of the three has its own sign."""
    before = GROUPS[: GROUPS.index(group)]
    return sum(deck.actions[each].get("web", 0) for each in before)
