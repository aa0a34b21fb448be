"""What a view tells the page, as typed structures for JSON; the page's types follow from them.

Cards, places, fields and moves are in notation; seats are indexes from 0.
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias, TypedDict

import msgspec

from pitprop.core.wire_view import CommonDiscard, CommonView
from pitprop.games.dark_cave.rules.table import Table

Clan: TypeAlias = Literal["blue", "yellow"]
Character: TypeAlias = Literal["loyal", "saboteur"]


class WireCard(msgspec.Struct, frozen=True):
    """A face-up card of the net.

    Attributes:
        x: how far east of the start.
        y: how far south of the start.
        card: the card as it lies; a goal as its openings and feature.
        kind: what it is.
        group: `I`, `II` or `III`; None for the start card and goals.
        openings: its openings as it lies.
        lit: those of its openings that paths join to the start, written the same way.
        fields: the names of its fields.
        feature: `hole`, `ladder`, `vein`, `exit`, `tunnel` or `bridge`; None where it has none.
        at: the name of the field that has the hole, ladder, vein or exit, for a tunnel `T`; None
            where there is none.
        upper: the upper path of a bridge, `NS` or `EW`; else None.
        gold: whether gold lies on its vein.
    """

    x: int
    y: int
    card: str
    kind: Literal["start", "path", "goal"]
    group: str | None
    openings: str
    lit: str
    fields: tuple[str, ...]
    feature: str | None
    at: str | None
    upper: str | None
    gold: bool


class WireGoal(msgspec.Struct, frozen=True):
    """A goal, row by row.

    Attributes:
        x: how far east of the start.
        y: how far south of the start.
        face: what it shows: `exit`, `hole`, `ladder` or `vein`; None while face down.
        known: what the reader knows it to be; None where unknown.
    """

    x: int
    y: int
    face: str | None
    known: str | None


class WireWeb(msgspec.Struct, frozen=True):
    """A web.

    Attributes:
        x: the card that its place is named after.
        y: the same.
        side: on which side of that card it lies.
        number: 2 or 1.
        seat: in front of whom its card lies.
        card: its card.
    """

    x: int
    y: int
    side: str
    number: int
    seat: int
    card: str


class WireCreature(msgspec.Struct, frozen=True):
    """A creature on the board.

    Attributes:
        name: `rat`, `lindworm` or `goblin`.
        field: where it stands.
        seat: in front of whom its card lies.
        card: its card.
    """

    name: str
    field: str
    seat: int
    card: str


class WirePlayer(msgspec.Struct, frozen=True):
    """What everybody sees of one player, and what the reader knows besides.

    Attributes:
        clan: `blue` or `yellow`; None before the deal.
        character: `loyal` or `saboteur` where the reader knows it; else None.
        shown: whether everybody knows the character.
        works_for: the clan for which the dwarf works, where the reader knows it; else None.
        hand: the number of cards in hand.
        backs: how many of them are of group I, II and III.
        gold: the gold that the dwarf carries.
        field: where the dwarf stands; None where it has left the cave.
        lying: whether it lies down.
        left: its place among the dwarves that have left, the first being 1; None while it is in the
            cave.
        boots: the boots in front of the player; None where there are none.
        axes: the axes in front of the player, the one used first coming first.
    """

    clan: Clan | None
    character: Character | None
    shown: bool
    works_for: Clan | None
    hand: int
    backs: tuple[int, ...]
    gold: int
    field: str | None
    lying: bool
    left: int | None
    boots: str | None
    axes: tuple[str, ...]


class WireDiscard(CommonDiscard, frozen=True):
    """A card of the discard pile.

    Attributes:
        back: its group.
    """

    back: str


class WireStep(msgspec.Struct, frozen=True):
    """A way on which the reader's dwarf can go, and what it costs.

    Attributes:
        moves: the steps, in order, as moves.
        to: the field, or the place of a face-down goal.
        steps: how many steps it takes.
        cards: how many hand cards bridges take on the way, as long as there are any.
        gold: how much gold tunnels take on the way, as long as there is any.
        creatures: who attacks at its end.
        exit: whether the dwarf leaves the cave there.
        vein: whether gold lies there for a dwarf that ends its movement.
        goal: whether it turns up a goal.
    """

    moves: tuple[str, ...]
    to: str
    steps: int
    cards: int
    gold: int
    creatures: tuple[str, ...]
    exit: bool
    vein: bool
    goal: bool


class WireAttack(msgspec.Struct, frozen=True):
    """A creature's attack that is going on.

    Attributes:
        creature: who attacks.
        field: where.
        victims: the seats that it attacks; none left once the attack has been carried out.
        asked: the seats that are still to be asked for an axe.
        losing: the seats that are still to lose a card.
    """

    creature: str
    field: str
    victims: tuple[int, ...]
    asked: tuple[int, ...]
    losing: tuple[int, ...]


class WireResult(msgspec.Struct, frozen=True):
    """How the game ended.

    Attributes:
        ending: why: all cards gone, a clan out of the cave, or agreed.
        saved: the gold saved for blue and for yellow.
        workers: how many dwarves work for blue and for yellow.
        treasures: what the treasures of blue and yellow are worth.
        winner: the clan that has won, or `nobody`.
    """

    ending: Literal["cards", "clan", "agreed"]
    saved: tuple[int, ...]
    workers: tuple[int, ...]
    treasures: tuple[int, ...]
    winner: Literal["blue", "yellow", "nobody"]


class WireView(CommonView, frozen=True, kw_only=True):
    """All that one reader may know of a game of The Dark Cave.

    Attributes:
        game: the name of the game.
        phase: what has to be decided.
        turns: how many turns have begun, those sat out included.
        net: the face-up cards, the start card first.
        goals: the four goals, row by row.
        webs: the webs.
        creatures: the creatures on the board.
        players: one for each seat.
        piles: how many cards of group I, II and III the draw pile has, its top first.
        full: how many cards it has after the deal, all together.
        supply: the gold in the supply.
        discards: the discard pile, bottom first.
        clan_cards: the clan cards in play, those laid aside included; none before the deal.
        aside: the number of clan cards laid aside.
        aside_cards: those cards, where the reader has looked at them or the game is over.
        character: the reader's character; None for a spectator and before the deal.
        steps: how many steps the dwarf on turn may still make; while a card is due, how many it
            may make as things stand.
        blocked: whether it makes none in this turn because it was stood up.
        draws: how many cards are drawn at the end of the turn, if the piles have them (D-22).
        drawer: who draws them; None before the deal.
        proposed: whether the end has been proposed in this turn.
        attack: the attack that is going on, or None.
        losing: the seats that are to lose a card now.
        turning: the place of the goal that is to be turned; None where none does.
        ways: how it may lie: its openings.
        reach: where the reader's dwarf can go now, the nearest first.
        result: how the game ended, or None.
    """

    game: Literal["dark_cave"]
    phase: Literal[
        "dealing",
        "card",
        "moving",
        "turning",
        "defending",
        "taking",
        "voting",
        "losing",
        "over",
    ]
    turns: int
    net: tuple[WireCard, ...]
    goals: tuple[WireGoal, ...]
    webs: tuple[WireWeb, ...]
    creatures: tuple[WireCreature, ...]
    players: tuple[WirePlayer, ...]
    piles: tuple[int, ...]
    full: int
    supply: int
    discards: tuple[WireDiscard, ...]
    clan_cards: tuple[str, ...]
    aside: int
    aside_cards: tuple[str, ...]
    character: Character | None
    steps: int
    blocked: bool
    draws: int
    drawer: int | None
    proposed: bool
    attack: WireAttack | None
    losing: tuple[int, ...]
    turning: str | None
    ways: tuple[str, ...]
    reach: tuple[WireStep, ...]
    result: WireResult | None


class OwnValues(TypedDict):
    """The values of a `WireView` that only its reader is told, besides those of all games."""

    goals: tuple[WireGoal, ...]
    players: tuple[WirePlayer, ...]
    discards: tuple[WireDiscard, ...]
    aside_cards: tuple[str, ...]
    character: Character | None
    reach: tuple[WireStep, ...]


class Known(Protocol):
    """The parts of a view that are told."""

    table: Table
    seat: int
    characters: list[int]
    known_goals: list[int]
    aside: tuple[int, ...]
    hidden: list[int]
