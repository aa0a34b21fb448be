"""All cards, all gold, all goals and clan cards of a state, counted where they are."""

from __future__ import annotations

from collections import Counter

from pitprop.core.face_down import FACE_DOWN
from pitprop.core.hand import unpacked
from pitprop.core.public_table import DEALING
from pitprop.games.dark_cave.rules.cards import CLAN_CARD_NAMES, GOAL_NAMES, KIND_NAMES, START_FACE
from pitprop.games.dark_cave.rules.net import NO_FACE, web_kind
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.table import Table


def cards_on_table(table: Table) -> list[int]:
    """The kinds that everybody sees: path cards, cards in front of players, open discards."""
    net = table.net
    paths = [face // 2 for face in net.faces if NO_FACE < face < START_FACE]
    webs = [web_kind(web) for web in net.webs]
    creatures = [kind for kind in table.creature_kind if kind >= 0]
    boots = [kind - 1 for kind in table.boots if kind]
    axes = [kind for cards in table.axes for kind in unpacked(cards)]
    openly = [card for card in table.discards if card < FACE_DOWN]
    return [*paths, *webs, *creatures, *boots, *axes, *openly]


def census(state: StateData) -> dict[str, int]:
    """How many there are of each card (D-1 to D-3) and of gold; nothing before the deal."""
    table = state.table
    if table.phase == DEALING:
        return {}
    kinds = [
        *cards_on_table(table),
        *(kind for hand in state.hands for kind in unpacked(hand)),
        *state.hidden,
        *state.pile[state.drawn :],
        *state.box,
    ]
    clans = [
        2 * clan + character for clan, character in zip(table.clans, state.characters, strict=True)
    ]
    counted = Counter(
        [
            *(KIND_NAMES[kind] for kind in kinds),
            *(f"goal {GOAL_NAMES[goal]}" for goal in state.goals),
            *(CLAN_CARD_NAMES[card] for card in (*clans, *state.aside)),
        ]
    )
    gold = table.supply + sum(table.gold) + len(table.net.gold)
    return {**counted, "gold": gold}
