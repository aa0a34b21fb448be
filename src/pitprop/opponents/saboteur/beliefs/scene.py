"""The public course of a round: the maze, and what everybody's deeds tell.

`standard` replays the log of its view with it, and playouts carry it on: both count what is done in
the same way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.public_table import filled
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS, TOOL_BIT
from pitprop.opponents.saboteur.beliefs.joint import Joint, Marginals, fresh_joint
from pitprop.opponents.saboteur.beliefs.rates import (
    BREAKS,
    DIGGER_DOES,
    LOOKS,
    MENDS,
    PASSED,
    SABOTEUR_DOES,
    fell,
    laid,
)
from pitprop.opponents.saboteur.ways.costs import CARD, FAR
from pitprop.opponents.saboteur.ways.distances import PathFinder, least_after_fall, missing_by
from pitprop.opponents.saboteur.ways.grid import EMPTY, GOAL_CELL, NO_CELL, Grid, cell_x, cell_y
from pitprop.opponents.saboteur.ways.shapes import IS_DEAD_END
from pitprop.opponents.saboteur.ways.transpositions import change_of
from pitprop.tunnels.card import JOINED, SIDE_BIT

# What a card that is not joined to the start may save ways that run through it.
_ISLAND: Final = 4 * CARD

# By set of sides: how many there are.
_COUNT: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(16)])

_CARDS: Final = 1.0 / CARD
_PART: Final[vec[float]] = vec[float]([0.0, 1.0, 1 / 2, 1 / 3])

_ALL_FAR: Final[vec[i64]] = filled(GOALS, FAR)


class Scene:
    """What everybody has seen up to some moment of a round.

    Attributes:
        seats: the number of players.
        grid: the cards on the table.
        hidden: the goals that lie face down, as a mask.
        looked: for each seat the goals that it has looked at by map, as a mask.
        broken: for each seat the mask of its broken tools.
        joint: what the players have done tells of them.
        missing: for each goal, the cost of reaching it (see `costs`); `FAR` where it lies face up.
        after_trial: the same after the card that was tried out last.

    Args:
        guess: the distances as they were before, from which the search begins.
        finder: looks for ways; may be shared with other scenes.
    """

    __slots__ = (
        "_finder",
        "_guess",
        "_is_fresh",
        "_maze",
        "_public",
        "after_trial",
        "broken",
        "grid",
        "hidden",
        "joint",
        "looked",
        "missing",
        "seats",
    )

    def __init__(
        self,
        grid: Grid,
        hidden: i64,
        looked: vec[i64],
        broken: vec[i64],
        joint: Joint,
        guess: vec[i64],
        finder: PathFinder,
    ) -> None:
        self.seats: i64 = len(broken)
        self.grid: Grid = grid
        self.hidden: i64 = hidden
        self.looked: vec[i64] = looked
        self.broken: vec[i64] = broken
        self.joint: Joint = joint
        self.missing: vec[i64] = _ALL_FAR[:]
        self.after_trial: vec[i64] = _ALL_FAR[:]
        self._finder: PathFinder = finder
        self._guess: vec[i64] = guess
        self._is_fresh: bool = False
        self._public: Marginals | None = None
        self._maze: i64 = finder.known.new_maze()

    def clone(self, finder: PathFinder) -> Scene:
        """A scene that shares nothing mutable with this one; the given finder may be shared."""
        copy = Scene(
            self.grid.clone(),
            self.hidden,
            self.looked[:],
            self.broken[:],
            self.joint.clone(),
            self._guess,
            finder,
        )
        copy.missing = self.missing[:]
        copy._public = self._public
        copy._is_fresh = self._is_fresh
        if finder is self._finder:
            copy._maze = self._maze
        return copy

    def public(self) -> Marginals:
        """What somebody who knows nothing but what everybody has seen believes."""
        found = self._public
        if found is None:
            found = self.joint.public(self.hidden)
            self._public = found
        return found

    def remeasure(self) -> None:
        """Recompute how far it is from everywhere, and from what is joined to the start."""
        self._is_fresh = False
        guess = self._reguess()
        goal: i64 = 0
        while goal < GOALS:
            self.missing[goal] = FAR
            if self.hidden & GOAL_BIT[goal]:
                self.missing[goal] = missing_by(guess, self.grid, goal)
            goal += 1

    # --- Trying out -----------------------------------------------------------------------------

    def try_card(self, cell: i64, shape: i64) -> None:
        """Work out what is missing after a path card on an empty cell (`after_trial`).

        Args:
            cell: the cell; `NO_CELL` where the place lies outside the window.
            shape: the card as it lies.
        """
        if cell == NO_CELL:
            self._as_it_was()
            return
        change = change_of(cell, shape)
        if self._finder.known.recall(self._maze, change, self.after_trial):
            return
        grid = self.grid
        savings = 0 if grid.lit[cell] else _ISLAND
        exits = self._reached(cell, shape) & ~grid.lit[cell]
        grid.put(cell, shape)
        after_trial = self.after_trial
        goal: i64 = 0
        while goal < GOALS:
            after_trial[goal] = self._shortest(goal, cell, exits, savings)
            goal += 1
        grid.take(cell)
        self._finder.known.keep(self._maze, change, after_trial)

    def openings(self, cell: i64, shape: i64) -> i64:
        """How many openings of a card are joined to the start, less those that it closes."""
        if cell == NO_CELL:
            return 0
        lit = self.grid.lit[cell]
        return _COUNT[self._reached(cell, shape)] - _COUNT[lit]

    def try_fall(self, cell: i64) -> None:
        """Work out what is missing after the card on a cell has been taken off (`after_trial`)."""
        if cell == NO_CELL:
            self._as_it_was()
            return
        change = change_of(cell, EMPTY)
        if self._finder.known.recall(self._maze, change, self.after_trial):
            return
        guess = self._reguess()
        torn = self.grid.clone()
        torn.fall(cell)
        goal: i64 = 0
        while goal < GOALS:
            missing: i64 = FAR
            if self.hidden & GOAL_BIT[goal]:
                least = least_after_fall(guess, torn, goal, cell)
                missing = self._finder.shortest(torn, goal, NO_CELL, 0, guess, 0, least)
            self.after_trial[goal] = missing
            goal += 1
        self._finder.known.keep(self._maze, change, self.after_trial)

    def _reguess(self) -> vec[i64]:
        """How far it is from everywhere in the maze as it is."""
        if not self._is_fresh:
            self._guess = self._finder.from_goals(self.grid, self.hidden)
            self._is_fresh = True
        return self._guess

    def may_clear(self, cell: i64) -> bool:
        """Whether a way through a cell could be shorter than the shortest one."""
        x = cell_x(cell)
        y = cell_y(cell)
        goal: i64 = 0
        while goal < GOALS:
            if self.hidden & GOAL_BIT[goal]:
                at = GOAL_CELL[goal]
                across = cell_x(at) - x
                along = cell_y(at) - y
                cards = max(across, -across) + max(along, -along)
                if cards * CARD < self.missing[goal]:
                    return True
            goal += 1
        return False

    def _as_it_was(self) -> None:
        goal: i64 = 0
        while goal < GOALS:
            self.after_trial[goal] = self.missing[goal]
            goal += 1

    def _reached(self, cell: i64, shape: i64) -> i64:
        """The openings of a card on a cell that are joined to the start."""
        lit = self.grid.lit[cell]
        reached: i64 = 0
        side: i64 = 0
        while side < 4:
            if lit & SIDE_BIT[side]:
                reached |= JOINED[4 * shape + side]
            side += 1
        return reached

    def _shortest(self, goal: i64, cell: i64, exits: i64, savings: i64) -> i64:
        if not self.hidden & GOAL_BIT[goal]:
            return FAR
        return self._finder.shortest(self.grid, goal, cell, exits, self._guess, savings, FAR)

    # --- What it tells --------------------------------------------------------------------------

    def gain_at(self, seat: i64, treasure: i64) -> float:
        """By how many cards the card tried out last brings the tunnel nearer to where its player
        may take the treasure to be, if it is in a given place; below 0 for farther away.

        Args:
            seat: who lays it.
            treasure: the goal that the treasure is under.
        """
        looked = self.looked[seat]
        if looked & GOAL_BIT[treasure]:
            return float(self.missing[treasure] - self.after_trial[treasure]) * _CARDS
        count: i64 = 0
        total: i64 = 0
        most: i64 = -FAR
        goal: i64 = 0
        while goal < GOALS:
            if self.hidden & GOAL_BIT[goal] and not looked & GOAL_BIT[goal]:
                gain = self.missing[goal] - self.after_trial[goal]
                count += 1
                total += gain
                if gain > most:
                    most = gain
            goal += 1
        return (float(total) * _PART[count] + float(most)) * (0.5 * _CARDS)

    def looks(self, seat: i64, shape: i64) -> float:
        """How suspicious the card tried out last looks to those who know what everybody knows.

        Args:
            seat: who lays it.
            shape: the card as it lies, or `EMPTY` for a rockfall.
        """
        treasure = self.public().treasure
        total = 0.0
        goal: i64 = 0
        while goal < GOALS:
            if self.hidden & GOAL_BIT[goal]:
                total += treasure[goal] * LOOKS[self._kind(seat, goal, shape)]
            goal += 1
        return total

    def _kind(self, seat: i64, treasure: i64, shape: i64) -> i64:
        gain = self.gain_at(seat, treasure)
        if shape == EMPTY:
            return fell(gain)
        return laid(gain, IS_DEAD_END[shape] != 0)

    # --- What happens ---------------------------------------------------------------------------

    def see_laid(self, seat: i64, cell: i64, shape: i64) -> None:
        """Take in that a path card is laid, as it was tried out last.

        Args:
            seat: who lays it.
            cell: the cell.
            shape: the card as it lies.
        """
        self._count(seat, shape)
        if cell != NO_CELL:
            was_lit = self.grid.lit[cell]
            self.grid.lay(cell, shape)
            self._carry_out(cell, shape)
            if not was_lit:
                self.remeasure()

    def see_fallen(self, seat: i64, cell: i64) -> None:
        """Take in that a card is taken off, as it was tried out last."""
        self._count(seat, EMPTY)
        if cell != NO_CELL:
            self.grid.fall(cell)
            self._carry_out(cell, EMPTY)
            self._reguess()

    def _count(self, seat: i64, shape: i64) -> None:
        goal: i64 = 0
        while goal < GOALS:
            if self.hidden & GOAL_BIT[goal]:
                kind = self._kind(seat, goal, shape)
                self.joint.add(seat, goal, DIGGER_DOES[kind], SABOTEUR_DOES[kind])
            goal += 1
        self._public = None

    def _carry_out(self, cell: i64, shape: i64) -> None:
        self._is_fresh = False
        self._maze = self._finder.known.after(self._maze, change_of(cell, shape))
        goal: i64 = 0
        while goal < GOALS:
            self.missing[goal] = self.after_trial[goal]
            goal += 1

    def see_broken(self, seat: i64, target: i64, tool: i64) -> None:
        """Take in that a tool is broken.

        Args:
            seat: who breaks it.
            target: whose it is.
            tool: the tool.
        """
        self._count_pair(seat, target, BREAKS)
        self.broken[target] |= TOOL_BIT[tool]

    def see_mended(self, seat: i64, target: i64, tool: i64) -> None:
        """Take in that a tool is mended.

        Args:
            seat: who mends it.
            target: whose it is.
            tool: the tool.
        """
        self._count_pair(seat, target, MENDS)
        self.broken[target] &= ~TOOL_BIT[tool]

    def _count_pair(self, seat: i64, target: i64, odds: vec[float]) -> None:
        """Count what somebody does to another by how much all suspect that one."""
        if seat != target:
            suspicion = self.public().saboteur[target]
            self.joint.add_pair(seat, target, odds, 1.0 - suspicion, suspicion)
            self._public = None

    def see_looked(self, seat: i64, goal: i64) -> None:
        """Take in that somebody looks at a goal."""
        self.looked[seat] |= GOAL_BIT[goal]

    def see_passed(self, seat: i64) -> None:
        """Take in that somebody passes a card."""
        if self.broken[seat]:
            return
        goal: i64 = 0
        while goal < GOALS:
            self.joint.add(seat, goal, DIGGER_DOES[PASSED], SABOTEUR_DOES[PASSED])
            goal += 1
        self._public = None

    def see_revealed(self, goal: i64) -> None:
        """Take in that a goal is turned up; how it lies is seen after that.

        The last one turned up was the treasure: it stays the one place where that can be.
        """
        if self.hidden != GOAL_BIT[goal]:
            self.hidden &= ~GOAL_BIT[goal]
        self.missing[goal] = FAR
        self._public = None

    def see_turned(self, goal: i64, shape: i64) -> None:
        """Take in how a goal that was turned up lies for good."""
        self.grid.lay(GOAL_CELL[goal], shape)
        self.remeasure()
        change = change_of(GOAL_CELL[goal], shape)
        self._finder.known.keep(self._maze, change, self.missing)
        self._maze = self._finder.known.after(self._maze, change)


def opening_scene(grid: Grid, hidden: i64, broken: vec[i64], saboteurs: i64) -> Scene:
    """The scene before anything has happened.

    Args:
        grid: the cards on the table.
        hidden: the goals that lie face down, as a mask.
        broken: for each seat the mask of its broken tools.
        saboteurs: how many saboteurs play, a value of the option.
    """
    seats = len(broken)
    scene = Scene(
        grid,
        hidden,
        filled(seats, 0),
        broken,
        fresh_joint(seats, saboteurs),
        vec[i64](),
        PathFinder(),
    )
    scene.remeasure()
    return scene
