"""The deck, read from its data file and checked against the rules (D-1 to D-9, D-48)."""

from __future__ import annotations

import hashlib
import pkgutil
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pitprop.core.errors import PitpropError
from pitprop.tunnels.card import FIRST, SHAPE, SPELLING, spelling_order

GROUPS: Final[list[str]] = ["I", "II", "III"]
ACTIONS: Final[list[str]] = [
    "info",
    "rockfall",
    "swap",
    "web",
    "boots",
    "axe",
    "rat",
    "lindworm",
    "goblin",
]
"""The action cards, in the order of D-3."""

GOAL_FEATURES: Final[list[str]] = ["exit", "hole", "ladder", "vein"]
"""What the four goals have, one each (D-2)."""

BRIDGES: Final = ("bridge-NS", "bridge-EW")

# Path cards of a group stand in this order, whatever that of the file.
_FEATURE_ORDER: Final = ("", "hole", "ladder", *BRIDGES, "tunnel", "vein")

# D-1: path and action cards, by group.
_PATHS: Final = {"I": 19, "II": 17, "III": 14}
_GROUP_ACTIONS: Final = {"I": 10, "II": 10, "III": 12}
# D-2 and D-3.
_FEATURES: Final = {"hole": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2}
_ACTION_COPIES: Final = dict(zip(ACTIONS, (5, 3, 2, 3, 3, 3, 5, 4, 4), strict=True))
# D-4: what every group has of plain cards.
_PLAIN_FORMS: Final = {"straight", "curve", "T", "cross"}
_STRAIGHTS: Final = ("NS", "EW")
_CURVES: Final = ("NE.SW", "NW.ES")


class DeckError(PitpropError):
    """A deck that the rules don't allow; the text says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class PathCard:
    """A path card, the start card or a goal.

    Attributes:
        group: `I`, `II` or `III`; `start` or `goal` for the fixed cards.
        openings: its first spelling.
        feature: what it has: `hole`, `ladder`, `vein`, `tunnel`, `bridge-NS`, `bridge-EW`, `exit`;
            nothing where it is plain.
        copies: how many there are.
    """

    group: str
    openings: str
    feature: str
    copies: int = 1

    @property
    def name(self) -> str:
        """Its notation, such as `II:NES+hole`."""
        return f"{self.group}:{self.openings}" + (f"+{self.feature}" if self.feature else "")


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards.

    Attributes:
        start: the start card.
        goals: the four goals, in the order of `GOAL_FEATURES`.
        paths: the path cards, by group, then by feature, then by their openings: the fewest first,
            straights before curves, then in the order of spellings.
        actions: how many there are of each action card, by group and in the order of D-3.
    """

    start: PathCard
    goals: tuple[PathCard, ...]
    paths: tuple[PathCard, ...]
    actions: Mapping[str, Mapping[str, int]]

    def lines(self) -> list[str]:
        """Each card with the number of its copies; equal decks, equal lines."""
        return [
            *(f"{card.name} {card.copies}" for card in (self.start, *self.goals, *self.paths)),
            *(
                f"{group}:{name} {copies}"
                for group, cards in self.actions.items()
                for name, copies in cards.items()
            ),
        ]

    def fingerprint(self) -> str:
        """The SHA-256, in hexadecimal, of the lines: tells this deck from any other."""
        return hashlib.sha256("\n".join(self.lines()).encode()).hexdigest()


def load_deck() -> Deck:
    """The deck of the game.

    Raises:
        DeckError: its file breaks a rule.
    """
    content = pkgutil.get_data("pitprop.games.dark_cave", "deck.toml") or b""
    return parse_deck(content.decode())


def own_deck() -> bool:
    """Whether somebody's own deck is played with."""
    return False


def parse_deck(text: str) -> Deck:
    """Read a deck and check it.

    Raises:
        DeckError: it breaks a rule; says which, and what would be right.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"deck.toml: {error}") from error
    deck = _deck(data)
    for complaint in _complaints(deck):
        raise DeckError(f"deck.toml: {complaint}")
    return deck


def _deck(data: Mapping[str, Any]) -> Deck:
    for name in ("start", "goals", "paths", "actions"):
        if name not in data:
            raise DeckError(f"deck.toml: {name!r} is missing [D-5]")
    goals = sorted(
        (_card("goal", "goals", text, 1) for text in _list_of_goals(data["goals"])),
        key=lambda card: [*GOAL_FEATURES, card.feature].index(card.feature),
    )
    return Deck(
        start=_card("start", "start", data["start"], 1),
        goals=tuple(goals),
        paths=tuple(
            card
            for group, cards in _groups(data, "paths").items()
            for card in sorted(
                (_card(group, f"paths.{group}", text, copies) for text, copies in cards.items()),
                key=_place_in_group,
            )
        ),
        actions={
            group: _action_cards(group, cards) for group, cards in _groups(data, "actions").items()
        },
    )


def _place_in_group(card: PathCard) -> tuple[int, int, bool, list[int]]:
    """The deals of a seed hang on the order of the cards, so it doesn't hang on the file's."""
    return (
        # A feature that there isn't comes last; it is complained of later.
        [*_FEATURE_ORDER, card.feature].index(card.feature),
        len(card.openings),
        card.openings not in _STRAIGHTS,
        spelling_order(card.openings),
    )


def _action_cards(group: str, cards: Mapping[str, object]) -> dict[str, int]:
    """The copies of a group's action cards; those that it has none of are left out."""
    copies = {name: _copies(f"actions.{group}", name, told, 0) for name, told in cards.items()}
    for name in copies:
        if name not in ACTIONS:
            raise DeckError(
                f"deck.toml, actions.{group}: {name!r} is not an action card;"
                f" they are {', '.join(ACTIONS)} [D-3]"
            )
    return {name: copies[name] for name in ACTIONS if copies.get(name)}


def _list_of_goals(goals: object) -> list[object]:
    if not isinstance(goals, list):
        raise DeckError(
            f'deck.toml, goals: {goals!r} is not a list; it looks like ["NESW+exit", …] [D-2]'
        )
    return goals


def _groups(data: Mapping[str, Any], name: str) -> dict[str, dict[str, object]]:
    """The tables of the three groups; one that is missing is empty."""
    tables = data[name]
    if not isinstance(tables, dict):
        raise DeckError(
            f"deck.toml, {name}: {tables!r} is not a table; it looks like [{name}.I] [D-5]"
        )
    for group, table in tables.items():
        if group not in GROUPS:
            raise DeckError(
                f"deck.toml, {name}: {group!r} is not a group; they are I, II, III [D-4]"
            )
        if not isinstance(table, dict):
            raise DeckError(
                f"deck.toml, {name}.{group}: {table!r} is not a table of cards and copies [D-5]"
            )
    return {group: tables.get(group, {}) for group in GROUPS}


def _card(group: str, where: str, text: object, copies: object) -> PathCard:
    openings, _, feature = text.partition("+") if isinstance(text, str) else ("", "", "")
    if openings not in SHAPE or not SHAPE[openings]:
        raise DeckError(
            f'deck.toml, {where}: {text!r} is not a card; one looks like "NES+hole" [D-5]'
        )
    first = SPELLING[FIRST[SHAPE[openings]]]
    if first != openings:
        raise DeckError(
            f"deck.toml, {where}: {text!r} is spelled {first} in its first spelling [D-5]"
        )
    return PathCard(group, openings, feature, _copies(where, text, copies, 1))


def _copies(where: str, card: object, copies: object, least: int) -> int:
    # The type itself: `true` is an int, too.
    if type(copies) is not int or copies < least:
        raise DeckError(
            f"deck.toml, {where}: {card!r} has {copies!r} copies;"
            f" it has a whole number, {least} or more [D-5]"
        )
    return copies


def _complaints(deck: Deck) -> Iterator[str]:
    for card in (deck.start, *deck.goals, *deck.paths):
        yield from _wrong_feature(card)
    yield from _wrong_counts(deck)
    yield from _wrong_fixed_cards(deck)
    yield from _wrong_forms(deck)


def _wrong_feature(card: PathCard) -> Iterator[str]:
    """What a feature asks of the openings."""
    feature = card.feature
    allowed = ("", *_FEATURES, *BRIDGES, "exit")
    if feature not in allowed or feature == "bridge":
        yield f"{card.name}: a feature is one of hole, ladder, vein, tunnel, bridge-NS, bridge-EW"
    elif feature == "exit" and card.group != "goal":
        yield f"{card.name}: only a goal has the exit [D-2]"
    elif feature in BRIDGES and card.openings != "NS.EW":
        yield f"{card.name}: a bridge is where NS and EW cross without meeting [D-42]"
    elif card.openings == "NS.EW" and feature not in BRIDGES:
        yield f"{card.name}: two paths that cross without meeting are a bridge [D-42]"
    elif feature == "tunnel" and card.openings not in _CURVES:
        yield f"{card.name}: a tunnel joins two curves [D-43]"
    elif card.openings in _CURVES and feature != "tunnel":
        yield f"{card.name}: two curves are joined by a tunnel [D-43]"


def _wrong_counts(deck: Deck) -> Iterator[str]:
    for group in GROUPS:
        count = sum(card.copies for card in deck.paths if card.group == group)
        if count != _PATHS[group]:
            yield f"group {group} has {count} path cards and should have {_PATHS[group]} [D-1]"
        count = sum(deck.actions[group].values())
        if count != _GROUP_ACTIONS[group]:
            wanted = _GROUP_ACTIONS[group]
            yield f"group {group} has {count} action cards and should have {wanted} [D-1]"
    features = Counter[str]()
    for card in deck.paths:
        features[card.feature.partition("-")[0]] += card.copies
    for feature, wanted in _FEATURES.items():
        if features[feature] != wanted:
            count = features[feature]
            yield f"there are {count} path cards with {feature} and should be {wanted} [D-2]"
    actions = Counter[str]()
    for group in GROUPS:
        actions.update(deck.actions[group])
    for name, wanted in _ACTION_COPIES.items():
        if actions[name] != wanted:
            yield f"there are {actions[name]} action cards {name} and should be {wanted} [D-3]"


def _wrong_fixed_cards(deck: Deck) -> Iterator[str]:
    if deck.start.name != "start:NESW+ladder":
        yield "the start card is NESW+ladder [D-7]"
    if [card.feature for card in deck.goals] != GOAL_FEATURES:
        yield "the goals have exit, hole, ladder and vein, one each [D-2]"
    for card in deck.goals:
        sides = set(card.openings)
        if "." in sides or not sides & set("NS") or not sides & set("EW"):
            yield (
                f"{card.name}: a goal's openings are all joined, one to the north or south and one"
                " to the east or west at least [D-48]"
            )


def _wrong_forms(deck: Deck) -> Iterator[str]:
    for group in GROUPS:
        forms = {_form(card) for card in deck.paths if card.group == group}
        for form in sorted(_PLAIN_FORMS - forms):
            yield f"group {group} has no plain {form} [D-5]"


def _form(card: PathCard) -> str:
    if card.feature or "." in card.openings:
        return ""
    if len(card.openings) == 2:
        return "straight" if card.openings in _STRAIGHTS else "curve"
    return {3: "T", 4: "cross"}.get(len(card.openings), "")
