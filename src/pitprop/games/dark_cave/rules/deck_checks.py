"""What has to be true of a deck of The Dark Cave (D-1 to D-9, D-48)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pitprop.games.dark_cave.rules.deck_cards import (
    ACTIONS,
    BRIDGES,
    GOAL_FEATURES,
    GROUPS,
    Deck,
    PathCard,
)

# D-1: path and action cards, by group.
_PATHS: Final = {"I": 19, "II": 17, "III": 14}
_GROUP_ACTIONS: Final = {"I": 10, "II": 10, "III": 12}
# D-2 and D-3.
_FEATURES: Final = {"hole": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2}
_ACTION_COPIES: Final = dict(zip(ACTIONS, (5, 3, 2, 3, 3, 3, 5, 4, 4), strict=True))
# D-5, our design: the plain cards that every group has.
_PLAIN_FORMS: Final = {"straight", "curve", "T", "cross"}
_STRAIGHTS: Final = ("NS", "EW")
_CURVES: Final = ("NE.SW", "NW.ES")


def complaints(deck: Deck) -> Iterator[str]:
    """What breaks a rule, card by card and then in the deck as a whole."""
    for card in (deck.start, *deck.goals, *deck.paths):
        yield from wrong_card(card)
    yield from _wrong_counts(deck)
    yield from _wrong_fixed_cards(deck)
    yield from _wrong_forms(deck)


def wrong_card(card: PathCard) -> Iterator[str]:
    """What can't be on a single card."""
    yield from _wrong_feature(card)
    if card.group == "goal":
        yield from _wrong_goal(card)


def _wrong_feature(card: PathCard) -> Iterator[str]:
    """What a feature requires of the openings."""
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


def _wrong_goal(card: PathCard) -> Iterator[str]:
    sides = set(card.openings)
    if "." in sides or not sides & set("NS") or not sides & set("EW"):
        yield (
            f"{card.name}: a goal's openings are all joined, at least one to the north or south and"
            " one to the east or west [D-48]"
        )


def _wrong_counts(deck: Deck) -> Iterator[str]:
    for group in GROUPS:
        paths = sum(card.copies for card in deck.paths if card.group == group)
        if paths != _PATHS[group]:
            yield f"group {group} has {paths} path cards and should have {_PATHS[group]} [D-1]"
        actions = sum(deck.actions[group].values())
        if actions != _GROUP_ACTIONS[group]:
            wanted = _GROUP_ACTIONS[group]
            yield f"group {group} has {actions} action cards and should have {wanted} [D-1]"
    for feature, wanted in _FEATURES.items():
        cards = [card for card in deck.paths if card.feature.partition("-")[0] == feature]
        count = sum(card.copies for card in cards)
        if count != wanted:
            yield f"there are {count} path cards with {feature}; there should be {wanted} [D-2]"
    for name, wanted in _ACTION_COPIES.items():
        count = sum(deck.actions[group].get(name, 0) for group in GROUPS)
        if count != wanted:
            yield f"there are {count} {name} cards; there should be {wanted} [D-3]"


def _wrong_fixed_cards(deck: Deck) -> Iterator[str]:
    if deck.start.name != "start:NESW+ladder":
        yield "the start card is NESW+ladder [D-7]"
    if [card.feature for card in deck.goals] != GOAL_FEATURES:
        yield "the goals have exit, hole, ladder and vein, one each [D-2]"


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
