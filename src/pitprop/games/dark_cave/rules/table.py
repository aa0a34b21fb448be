"""What the table shows: the public part of a state (D-90), which every view shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT, NOTHING, PublicTable, filled
from pitprop.games.dark_cave.options import Options
from pitprop.games.dark_cave.rules.cards import CREATURES, GOALS, SEAT_BIT
from pitprop.games.dark_cave.rules.net import NO_FIELD, Net, empty_net
from pitprop.tunnels.maze import NO_PLACE

# What has to be decided next, after `DEALING`.
CARD: Final = 1
MOVING: Final = 2
TURNING: Final = 3
DEFENDING: Final = 4
TAKING: Final = 5
VOTING: Final = 6
LOSING: Final = 7
OVER: Final = 8
PHASE_NAMES: Final[list[str]] = [
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

HIDDEN: Final = -1
"""The face of a goal that lies face down; the character of a player who has not shown it."""

OUT: Final = NO_FIELD
"""Where a dwarf is that has left the cave."""

NO_CREATURE: Final = -1

# How a game ends (D-80, D-82).
BY_CARDS: Final = 0
BY_CLAN: Final = 1
BY_AGREEMENT: Final = 2
ENDING_NAMES: Final[list[str]] = ["cards", "clan", "agreed"]

NOBODY_WON: Final = -1

# Hand sizes by group, four bits each.
GROUP_UNIT: Final[vec[i64]] = vec[i64]([1, 16, 256])
_GROUP_AT: Final[vec[i64]] = vec[i64]([0, 4, 8])


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended (D-83).

    Attributes:
        ending: `BY_CARDS`, `BY_CLAN` or `BY_AGREEMENT`.
        characters: every player's character.
        saved: the gold saved for each clan.
        workers: how many dwarves work for each clan.
        treasures: what each clan's treasure is worth.
        winner: the clan that has won, or `NOBODY_WON`.
    """

    ending: int
    characters: tuple[int, ...]
    saved: tuple[int, int]
    workers: tuple[int, int]
    treasures: tuple[int, int]
    winner: int


class Table(PublicTable):
    """The public part of a game (see `PublicTable`).

    Attributes:
        options: the rules that this table plays by.
        starter: who began the game, or `NO_SEAT` before the deal.
        turns: how many turns have begun, those sat out included.
        net: the cards on the table, webs and the gold of veins.
        goal_place: the places of the goals, row by row.
        goal_shown: which goal lies face up on each of them, or `HIDDEN`.
        dwarves: the field of each seat's dwarf, or `OUT`.
        left: the seats whose dwarves have left the cave, in the order in which they left.
        clans: each seat's clan.
        shown: each seat's character where it has been shown, or `HIDDEN`.
        aside: the number of clan cards laid aside.
        gold: each seat's gold.
        supply: the gold in the supply.
        boots: the kind of the boots in front of each seat plus one, or 0.
        axes: the axes in front of each seat, as a hand in which the one laid first is lowest.
        lying: whether each seat's dwarf lies down (D-66).
        creatures: the field of each creature, or `NO_FIELD`.
        creature_owner: in front of whom its card lies, or `NO_SEAT`.
        creature_kind: the kind of its card, or -1.
        backs: how many cards of each group each seat holds, four bits a group (D-90).
        pile: how many cards of each group are in the draw pile.
        losses: how many cards have been lost on bridges and to rats.
        steps: how many steps the dwarf on turn may still make.
        moved: whether it has made one.
        blocked: whether it makes none in this turn (D-66).
        draws: how many cards are drawn at the end of the turn.
        drawer: who draws them.
        proposed: whether the end has been proposed in this turn (D-82).
        before_vote: the phase to which a refused proposal leads back.
        asked: who is still to be asked, as a mask of seats.
        attacker: the creature that attacks, or `NO_CREATURE`.
        victims: whom it attacks, as a mask of seats.
        losing: who is still to lose a card, as a mask of seats.
        is_arriving: whether the dwarf's step is being carried out, not a card.
        is_closing: whether the player has ended the movement phase (D-24).
        turning: which goal waits to be turned, or -1.
        result: how the game ended; None before.
    """

    def __init__(self, options: Options, seats: i64, first: i64, net: Net) -> None:
        super().__init__(seats, first)
        self.options = options
        self.starter: i64 = NO_SEAT
        self.turns: i64 = 0
        self.net = net
        self.goal_place = NOTHING
        self.goal_shown = NOTHING
        self.dwarves = NOTHING
        self.left = NOTHING
        self.clans = NOTHING
        self.shown = NOTHING
        self.aside: i64 = 0
        self.gold = NOTHING
        self.supply: i64 = 0
        self.boots = NOTHING
        self.axes = NOTHING
        self.lying = NOTHING
        self.creatures = NOTHING
        self.creature_owner = NOTHING
        self.creature_kind = NOTHING
        self.backs = NOTHING
        self.pile = NOTHING
        self.losses: i64 = 0
        self.steps: i64 = 0
        self.moved: bool = False
        self.blocked: bool = False
        self.draws: i64 = 0
        self.drawer: i64 = NO_SEAT
        self.proposed: bool = False
        self.before_vote: i64 = CARD
        self.asked: i64 = 0
        self.attacker: i64 = NO_CREATURE
        self.victims: i64 = 0
        self.losing: i64 = 0
        self.is_arriving: bool = False
        self.is_closing: bool = False
        self.turning: i64 = -1
        self.result: Result | None = None

    def clone(self) -> Table:
        """A table that shares nothing mutable with this one."""
        copy = Table(self.options, self.seats, self.first, self.net.clone())
        copy.starter = self.starter
        copy.phase = self.phase
        copy.decider = self.decider
        copy.on_turn = self.on_turn
        copy.turns = self.turns
        copy.goal_place = self.goal_place  # never changed after the deal
        copy.goal_shown = self.goal_shown[:]
        copy.dwarves = self.dwarves[:]
        copy.left = self.left[:]
        copy.clans = self.clans  # never changed after the deal
        copy.shown = self.shown[:]
        copy.aside = self.aside
        copy.gold = self.gold[:]
        copy.supply = self.supply
        copy.boots = self.boots[:]
        copy.axes = self.axes[:]
        copy.lying = self.lying[:]
        copy.creatures = self.creatures[:]
        copy.creature_owner = self.creature_owner[:]
        copy.creature_kind = self.creature_kind[:]
        copy.backs = self.backs[:]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.losses = self.losses
        copy.steps = self.steps
        copy.moved = self.moved
        copy.blocked = self.blocked
        copy.draws = self.draws
        copy.drawer = self.drawer
        copy.proposed = self.proposed
        copy.before_vote = self.before_vote
        copy.asked = self.asked
        copy.attacker = self.attacker
        copy.victims = self.victims
        copy.losing = self.losing
        copy.is_arriving = self.is_arriving
        copy.is_closing = self.is_closing
        copy.turning = self.turning
        copy.result = self.result
        return copy

    # --- What can be asked ----------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """The number of cards in a hand."""
        backs = self.backs[seat]
        return (backs & 15) + (backs >> 4 & 15) + (backs >> 8)

    def pile_size(self) -> i64:
        """The number of cards in the draw pile."""
        return self.pile[0] + self.pile[1] + self.pile[2]

    def goal_at(self, place: i64) -> i64:
        """Which of the goals, row by row, lies at a place; -1 for none."""
        goal: i64
        for goal in range(GOALS):
            if self.goal_place[goal] == place:
                return goal
        return -1

    def seats_in(self, mask: i64) -> tuple[int, ...]:
        """The seats of a set."""
        return tuple([seat for seat in range(self.seats) if mask & SEAT_BIT[seat]])

    def dwarves_at(self, field: i64) -> i64:
        """The dwarves on a field, as a mask of seats."""
        found: i64 = 0
        bit: i64 = 1
        for there in self.dwarves:
            if there == field:
                found |= bit
            bit <<= 1
        return found


def group_count(backs: i64, group: i64) -> i64:
    """How many cards of a group there are among the backs of a hand."""
    return backs >> _GROUP_AT[group] & 15


def new_table(options: Options, seats: i64, first: i64) -> Table:
    """The table before the deal.

    Args:
        options: the options of the table.
        seats: the number of players.
        first: the seat that begins.
    """
    table = Table(options, seats, first, empty_net())
    table.goal_place = filled(GOALS, NO_PLACE)
    table.goal_shown = filled(GOALS, HIDDEN)
    table.dwarves = filled(seats, OUT)
    table.clans = filled(seats, 0)
    table.shown = filled(seats, HIDDEN)
    table.gold = filled(seats, 0)
    table.boots = filled(seats, 0)
    table.axes = filled(seats, 0)
    table.lying = filled(seats, 0)
    table.creatures = filled(CREATURES, NO_FIELD)
    table.creature_owner = filled(CREATURES, NO_SEAT)
    table.creature_kind = filled(CREATURES, -1)
    table.backs = filled(seats, 0)
    table.pile = filled(3, 0)
    return table
