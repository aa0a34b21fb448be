"""A view as typed structures for JSON. The page's TypeScript types are generated from these.

Cards, places, fields and moves are in notation; seats are indexes from 0.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from pitprop.core.events import Event
from pitprop.games.dark_cave.cards import (
    CHARACTER_NAMES,
    CLAN_CARD_NAMES,
    CLAN_NAMES,
    CREATURE_NAMES,
    EXIT_SLOT,
    FACE_NAMES,
    GOAL_NAMES,
    GOALS,
    HOLE,
    KIND_NAMES,
    LADDER,
    SEAT_BIT,
    SLOT_NAMES,
    SLOTS,
    VEIN,
    full_pile,
)
from pitprop.games.dark_cave.deck import GROUPS
from pitprop.games.dark_cave.hand import unpacked
from pitprop.games.dark_cave.moves import Move, Step, StepGoal
from pitprop.games.dark_cave.net import (
    START_PLACE,
    place_of,
    web_edge,
    web_kind,
    web_number,
    web_owner,
)
from pitprop.games.dark_cave.paths import (
    Way,
    creatures_at,
    has_gold,
    is_exit,
    lit_openings,
    ways,
)
from pitprop.games.dark_cave.rules import steps_to_begin_with, ways_to_lie
from pitprop.games.dark_cave.scoring import work_for
from pitprop.games.dark_cave.spelling import edge_name, field_name, place_name
from pitprop.games.dark_cave.table import (
    CARD,
    DEALING,
    ENDING_NAMES,
    FACE_DOWN,
    HIDDEN,
    MOVING,
    NO_CREATURE,
    NO_SEAT,
    NOBODY_WON,
    OUT,
    PHASE_NAMES,
    TURNING,
    Result,
    Table,
    face_down_group,
    face_down_seat,
    group_count,
)


class WireCard(msgspec.Struct, frozen=True):
    """A face-up card of the net.

    Attributes:
        x: how far east of the start.
        y: how far south of the start.
        card: the card as it lies; a goal as its openings and feature.
        kind: what it is.
        group: `I`, `II` or `III`; nothing for the start card and goals.
        openings: its openings as it lies.
        lit: those of its openings that paths join to the start, written in the same way.
        fields: the names of its fields.
        feature: `hole`, `ladder`, `vein`, `exit`, `tunnel`, `bridge`, or nothing.
        at: the name of the field that has the hole, ladder, vein or exit; for a tunnel `T`.
        upper: the upper path of a bridge, `NS` or `EW`; else nothing.
        gold: whether gold lies on its vein.
    """

    x: int
    y: int
    card: str
    kind: Literal["start", "path", "goal"]
    group: str
    openings: str
    lit: str
    fields: list[str]
    feature: str
    at: str
    upper: str
    gold: bool


class WireGoal(msgspec.Struct, frozen=True):
    """A goal, row by row.

    Attributes:
        x: how far east of the start.
        y: how far south of the start.
        face: what it shows: nothing while face down, else `exit`, `hole`, `ladder` or `vein`.
        known: what the reader knows it to be; nothing where unknown.
    """

    x: int
    y: int
    face: str
    known: str


class WireWeb(msgspec.Struct, frozen=True):
    """A web.

    Attributes:
        x: the card by which its place is named.
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
        clan: `blue` or `yellow`; nothing before the deal.
        character: `loyal` or `saboteur` where the reader knows it; else nothing.
        shown: whether everybody knows the character.
        works_for: the clan for which the dwarf works, where the reader knows it; else nothing.
        hand: the number of cards in hand.
        backs: how many of them are of group I, II and III.
        gold: the gold that the dwarf carries.
        field: where the dwarf stands; nothing where it has left the cave.
        lying: whether it lies down.
        left: the how-manieth dwarf it was to leave, from 1; 0 where it is in the cave.
        boots: the boots in front of the player, or nothing.
        axes: the axes in front of the player, the one used first coming first.
    """

    clan: str
    character: str
    shown: bool
    works_for: str
    hand: int
    backs: list[int]
    gold: int
    field: str
    lying: bool
    left: int
    boots: str
    axes: list[str]


class WireDiscard(msgspec.Struct, frozen=True):
    """A card of the discard pile.

    Attributes:
        card: the card, where it was openly played or is the reader's own; else nothing.
        back: its group.
        seat: whose it was; -1 where it was openly played.
    """

    card: str
    back: str
    seat: int


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

    moves: list[str]
    to: str
    steps: int
    cards: int
    gold: int
    creatures: list[str]
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
    victims: list[int]
    asked: list[int]
    losing: list[int]


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
    saved: list[int]
    workers: list[int]
    treasures: list[int]
    winner: Literal["blue", "yellow", "nobody"]


class WireView(msgspec.Struct, frozen=True):
    """All that one reader may know of a game of The Dark Cave.

    Attributes:
        game: the name of the game.
        edition: the edition that the options started from.
        options: the value of every option.
        seat: the reader's seat, or -1 for a spectator.
        round: 0 before the deal, then 1: the game is played in a single round.
        rounds: the number of rounds in a game, 1.
        phase: what has to be decided.
        decider: who has to decide: a seat, -1 for chance, -2 when the game is over.
        on_turn: whose turn it is.
        starter: who began the game.
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
        aside: the number of clan cards laid aside.
        aside_cards: those cards, where the reader has looked at them.
        hand: the reader's hand.
        character: the reader's character, or nothing.
        steps: how many steps the dwarf on turn may still make; while a card is due, as things are.
        blocked: whether it makes none in this turn because it was stood up.
        draws: how many cards are drawn at the end of the turn.
        drawer: who draws them.
        proposed: whether the end has been proposed in this turn.
        attack: the attack that is going on, or null.
        losing: the seats that are to lose a card now.
        turning: the place of the goal that is to be turned, or nothing.
        ways: how it may lie: its openings.
        legal: the moves that the reader may make now.
        reach: where the reader's dwarf can go now, the nearest first.
        history: what has happened.
        result: how the game ended, or null.
        winners: the seats that have won the game.
    """

    game: Literal["dark_cave"]
    edition: str
    options: dict[str, str]
    seat: int
    round: int
    rounds: int
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
    decider: int
    on_turn: int
    starter: int
    turns: int
    net: list[WireCard]
    goals: list[WireGoal]
    webs: list[WireWeb]
    creatures: list[WireCreature]
    players: list[WirePlayer]
    piles: list[int]
    full: int
    supply: int
    discards: list[WireDiscard]
    aside: int
    aside_cards: list[str]
    hand: list[str]
    character: str
    steps: int
    blocked: bool
    draws: int
    drawer: int
    proposed: bool
    attack: WireAttack | None
    losing: list[int]
    turning: str
    ways: list[str]
    legal: list[str]
    reach: list[WireStep]
    history: list[Event]
    result: WireResult | None
    winners: list[int]


class Known(Protocol):
    """What of a view is told."""

    table: Table
    seat: int
    hand: list[int]
    characters: list[int]
    known_goals: list[int]
    aside: tuple[int, ...]
    hidden: list[int]

    def legal_moves(self) -> list[Move]: ...
    def history(self) -> list[Event]: ...


def wire_view(view: Known) -> WireView:
    """The structure of a view."""
    table = view.table
    is_dealt = table.phase != DEALING
    return WireView(
        game="dark_cave",
        edition=table.options.edition,
        options=table.options.values,
        seat=view.seat,
        round=int(is_dealt),
        rounds=1,
        phase=PHASE_NAMES[table.phase],  # type: ignore[arg-type]  # a list of just these names
        decider=table.decider,
        on_turn=table.on_turn,
        starter=table.starter,
        turns=table.turns,
        net=_cards(table),
        goals=[_goal(view, goal) for goal in range(GOALS) if is_dealt],
        webs=[_web(table, web) for web in table.net.webs],
        creatures=_creatures(table),
        players=[_player(view, seat) for seat in range(table.seats)],
        piles=list(table.pile),
        full=full_pile(table.seats),
        supply=table.supply,
        discards=_discards(view),
        aside=table.aside,
        aside_cards=[CLAN_CARD_NAMES[card] for card in view.aside],
        hand=[KIND_NAMES[kind] for kind in view.hand],
        character=_character(view.characters[view.seat]) if view.seat >= 0 else "",
        steps=steps_to_begin_with(table) if table.phase == CARD else table.steps,
        blocked=table.blocked,
        draws=table.draws,
        drawer=table.drawer,
        proposed=table.proposed,
        attack=_attack(table),
        losing=_seats(table, table.losing),
        turning=_turning(table),
        ways=_ways(table),
        legal=[str(move) for move in view.legal_moves()],
        reach=_reach(view),
        history=list(view.history()),
        result=None if table.result is None else _result(table.result),
        winners=_winners(table),
    )


def _seats(table: Table, mask: int) -> list[int]:
    return [seat for seat in range(table.seats) if mask & SEAT_BIT[seat]]


def _field(table: Table, field: int) -> str:
    return "" if field == OUT else str(field_name(table.net, field))


# --- The net ------------------------------------------------------------------------------------


def _cards(table: Table) -> list[WireCard]:
    lit = lit_openings(table.net)
    return [_card(table, place, lit[place]) for place in lit]


def _card(table: Table, place: int, lit: str) -> WireCard:
    net = table.net
    face = net.faces[place]
    name = FACE_NAMES[face]
    group, colon, rest = name.partition(":")
    openings, _, feature = (rest if colon else name).partition("+")
    word, _, upper = feature.partition("-")
    kind: Literal["start", "path", "goal"] = "goal" if net.is_goal(place) else "path"
    names = SLOT_NAMES[SLOTS * face : SLOTS * face + SLOTS]
    return WireCard(
        x=net.maze.x(place),
        y=net.maze.y(place),
        card=name,
        kind="start" if place == START_PLACE else kind,
        group=group if colon else "",
        openings=openings,
        lit=lit,
        fields=[field for field in names if field],
        feature=word,
        at=_feature_at(face, word),
        upper=upper if word == "bridge" else "",
        gold=any(place_of(field) == place for field in net.gold),
    )


def _feature_at(face: int, feature: str) -> str:
    if feature == "tunnel":
        return "T"
    slots = {"hole": HOLE, "ladder": LADDER, "vein": VEIN, "exit": EXIT_SLOT}
    return SLOT_NAMES[SLOTS * face + slots[feature][face]] if feature in slots else ""


def _goal(view: Known, goal: int) -> WireGoal:
    table = view.table
    place = table.goal_place[goal]
    shown, known = table.goal_shown[goal], view.known_goals[goal]
    return WireGoal(
        x=table.net.maze.x(place),
        y=table.net.maze.y(place),
        face="" if shown == HIDDEN else GOAL_NAMES[shown],
        known="" if known == HIDDEN else GOAL_NAMES[known],
    )


def _web(table: Table, web: int) -> WireWeb:
    place, side = edge_name(table.net, web_edge(web))
    return WireWeb(
        x=place.x,
        y=place.y,
        side=side,
        number=web_number(web),
        seat=web_owner(web),
        card=KIND_NAMES[web_kind(web)],
    )


def _creatures(table: Table) -> list[WireCreature]:
    return [
        WireCreature(
            name=CREATURE_NAMES[creature],
            field=_field(table, field),
            seat=table.creature_owner[creature],
            card=KIND_NAMES[table.creature_kind[creature]],
        )
        for creature, field in enumerate(table.creatures)
        if field != OUT
    ]


def _turning(table: Table) -> str:
    if table.turning < 0:
        return ""
    return str(place_name(table.net, table.goal_place[table.turning]))


def _ways(table: Table) -> list[str]:
    if table.phase != TURNING:
        return []
    return [FACE_NAMES[face].partition("+")[0] for face in ways_to_lie(table, table.turning)]


# --- Players ------------------------------------------------------------------------------------


def _character(character: int) -> str:
    return "" if character == HIDDEN else CHARACTER_NAMES[character]


def _player(view: Known, seat: int) -> WirePlayer:
    table = view.table
    is_dealt = table.phase != DEALING
    result = table.result
    character = view.characters[seat] if result is None else result.characters[seat]
    left = list(table.left)
    known = is_dealt and character != HIDDEN
    return WirePlayer(
        clan=CLAN_NAMES[table.clans[seat]] if is_dealt else "",
        character=_character(character),
        shown=result is not None or table.shown[seat] != HIDDEN,
        works_for=CLAN_NAMES[work_for(table.clans[seat], character)] if known else "",
        hand=table.hand_size(seat),
        backs=[group_count(table.backs[seat], group) for group in range(len(GROUPS))],
        gold=table.gold[seat],
        field=_field(table, table.dwarves[seat]),
        lying=table.lying[seat] == 1,
        left=left.index(seat) + 1 if seat in left else 0,
        boots=KIND_NAMES[table.boots[seat] - 1] if table.boots[seat] else "",
        axes=[KIND_NAMES[kind] for kind in unpacked(table.axes[seat])],
    )


def _discards(view: Known) -> list[WireDiscard]:
    """The pile, with the reader's own face-down cards told (D-91)."""
    own = iter(view.hidden)
    pile = []
    for card in view.table.discards:
        if card < FACE_DOWN:
            name = KIND_NAMES[card]
            pile.append(WireDiscard(card=name, back=name.partition(":")[0], seat=NO_SEAT))
        else:
            seat = face_down_seat(card)
            known = KIND_NAMES[next(own)] if seat == view.seat else ""
            pile.append(WireDiscard(card=known, back=GROUPS[face_down_group(card)], seat=seat))
    return pile


def _attack(table: Table) -> WireAttack | None:
    if table.attacker == NO_CREATURE:
        return None
    return WireAttack(
        creature=CREATURE_NAMES[table.attacker],
        field=_field(table, table.creatures[table.attacker]),
        victims=_seats(table, table.victims),
        asked=_seats(table, table.asked),
        losing=_seats(table, table.losing),
    )


# --- Where the dwarf can go ---------------------------------------------------------------------


def _reach(view: Known) -> list[WireStep]:
    """What each way costs, while the dwarf moves."""
    table = view.table
    seat = view.seat
    if seat < 0 or seat != table.decider or table.phase != MOVING or not table.steps:
        return []
    found = [_way(table, way) for way in ways(table, seat, table.steps)]
    return [*found, *_goals_in_reach(view)]


def _way(table: Table, way: Way) -> WireStep:
    net = table.net
    end = way.route[-1]
    return WireStep(
        moves=[str(Step(field_name(net, field))) for field in way.route],
        to=str(field_name(net, end)),
        steps=len(way.route),
        cards=way.cards,
        gold=way.gold,
        creatures=creatures_at(table, end),
        exit=is_exit(net, end),
        vein=has_gold(net, end),
        goal=False,
    )


def _goals_in_reach(view: Known) -> list[WireStep]:
    table = view.table
    net = table.net
    here = table.dwarves[view.seat]
    found: dict[int, WireStep] = {}
    nearby = [Way((), 0, 0), *ways(table, view.seat, table.steps - 1)]
    for way in nearby:
        field = way.route[-1] if way.route else here
        if way.route and (creatures_at(table, field) or is_exit(net, field)):
            continue
        for goal in net.hidden_goals_beside(field):
            if goal not in found:
                found[goal] = _way_to_goal(table, way, goal)
    return list(found.values())


def _way_to_goal(table: Table, way: Way, goal: int) -> WireStep:
    net = table.net
    place = place_name(net, goal)
    return WireStep(
        moves=[*(str(Step(field_name(net, field))) for field in way.route), str(StepGoal(place))],
        to=str(place),
        steps=len(way.route) + 1,
        cards=way.cards,
        gold=way.gold,
        creatures=[],
        exit=False,
        vein=False,
        goal=True,
    )


def _sides(table: Table, result: Result) -> list[int]:
    return [
        work_for(clan, character)
        for clan, character in zip(table.clans, result.characters, strict=True)
    ]


def _result(result: Result) -> WireResult:
    winner = "nobody" if result.winner == NOBODY_WON else CLAN_NAMES[result.winner]
    return WireResult(
        ending=ENDING_NAMES[result.ending],  # type: ignore[arg-type]  # just these names
        saved=list(result.saved),
        workers=list(result.workers),
        treasures=list(result.treasures),
        winner=winner,  # type: ignore[arg-type]  # just these names
    )


def _winners(table: Table) -> list[int]:
    """D-83."""
    result = table.result
    if result is None or result.winner == NOBODY_WON:
        return []
    return [seat for seat, side in enumerate(_sides(table, result)) if side == result.winner]
