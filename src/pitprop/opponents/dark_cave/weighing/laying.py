"""What a path card changes: who gets nearer to the exit, and who has a longer way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pitprop.games.dark_cave.rules.cards import GOALS
from pitprop.games.dark_cave.rules.move_codes import face_of, field_of
from pitprop.games.dark_cave.rules.net import NO_FIELD
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.cave_graph import ENTER_GOAL, FAR
from pitprop.opponents.dark_cave.ways.shapes import LINKS, Link
from pitprop.opponents.dark_cave.weighing.veins import STOP, showing
from pitprop.opponents.dark_cave.weighing.weights import worth_racing


class Site:
    """A place where a card may be laid.

    Attributes:
        prices: for each goal, what the way to it costs from every node, with this place blocked.
        fields: by side, the neighbour's field that faces the place, or -1.
        beyond: by goal and side, what the way to the exit costs from just outside the place.
        walks: by seat and side, what the walk to the neighbour's field costs its dwarf.

    Args:
        situation: what the player knows.
        place: the number of the place.
    """

    __slots__ = ("beyond", "fields", "prices", "walks")

    def __init__(self, situation: Situation, place: int, prices: Sequence[Sequence[int]]) -> None:
        self.prices = prices
        net = situation.view.table.net
        self.fields = [net.across(place, side) for side in range(4)]
        walks = {seat: situation.walk(seat) for seat in situation.inside()}
        self.walks = {
            seat: [walk.get(field, FAR) for field in self.fields] for seat, walk in walks.items()
        }
        self.beyond = [
            [self._beyond(situation, goal, place, side) for side in range(4)]
            if situation.exit[goal]
            else []
            for goal in range(GOALS)
        ]

    def _beyond(self, situation: Situation, goal: int, place: int, side: int) -> int:
        field = self.fields[side]
        if field != NO_FIELD:
            return min(self.prices[goal][field] + situation.graph.cost[field], FAR)
        if situation.graph.goal_beside(place, side) == goal:
            return ENTER_GOAL
        node = situation.graph.cell_beside(place, side)
        return min(self.prices[goal][node] + situation.graph.cost[node], FAR) if node >= 0 else FAR


class Laying:
    """Everything that path cards can change; what they have in common is worked out once."""

    __slots__ = ("_at", "_on_routes", "_sites")

    def __init__(self, situation: Situation) -> None:
        self._at = situation
        self._sites: dict[int, Site] = {}
        self._on_routes: set[int] = {
            node
            for seat in situation.inside()
            for goal in range(GOALS)
            for node in situation.route(seat, goal)
        }

    def _site(self, place: int) -> Site:
        if place not in self._sites:
            at = self._at
            cell = at.graph.cell(place)
            is_on_route = cell in self._on_routes
            prices = at.blocked([cell]) if is_on_route else at.prices
            self._sites[place] = Site(at, place, prices)
        return self._sites[place]

    def changes(self, code: int) -> dict[int, float]:
        """For each seat, what the card changes in the gold that it is expected to carry out."""
        at = self._at
        site = self._site(field_of(code))
        links = LINKS[face_of(code)]
        prices = {seat: self._prices(site, links, seat) for seat in at.inside()}
        first = at.first
        if at.seat in prices:
            first = min(first, at.turns_by(at.seat, prices[at.seat]))
        found = {
            seat: self._change(seat, after) * self._matters(seat, after, first)
            for seat, after in prices.items()
        }
        for link in links:
            if link.vein:
                self._add_gold(found, site, link, prices)
        return found

    def _add_gold(
        self, changes: dict[int, float], site: Site, link: Link, prices: Mapping[int, Sequence[int]]
    ) -> None:
        """D-44: the gold of a vein goes to whoever is nearest, if it is worth the detour."""
        at = self._at
        walks = {seat: min([site.walks[seat][side] for side in link.sides]) for seat in prices}
        nearest = min(walks.values(), default=FAR)
        if nearest >= FAR:
            return
        for seat, here in walks.items():
            if here > nearest:
                continue
            onward = [
                min([here + link.cost + min([beyond[side] for side in link.sides]), FAR])
                if beyond
                else FAR
                for beyond in site.beyond
            ]
            fetched = at.best(seat, onward, STOP) * (at.gold(seat) + 1)
            if seat == at.seat:
                fetched -= showing(at)
            changes[seat] += max(fetched - at.best(seat, prices[seat]) * at.gold(seat), 0.0)

    def _change(self, seat: int, prices: Sequence[int]) -> float:
        at = self._at
        return (at.best(seat, prices) - at.value_at(seat, at.at[seat])) * at.gold(seat)

    def _matters(self, seat: int, prices: Sequence[int], first: float) -> float:
        """How much more or less a rival's way matters once the card changes who is first."""
        at = self._at
        if at.weights[seat] >= 0:
            return 1.0
        before = worth_racing(at.turns[seat] - at.first)
        return worth_racing(at.turns_by(seat, prices) - first) / before

    def _prices(self, site: Site, links: Sequence[Link], seat: int) -> list[int]:
        """What the way to each goal costs with the card."""
        at = self._at
        node = at.at[seat]
        walks = site.walks[seat]
        prices = [FAR] * GOALS
        for goal, chance in enumerate(at.exit):
            if not chance:
                continue
            beyond = site.beyond[goal]
            best = site.prices[goal][node]
            for link in links:
                there = min([beyond[side] for side in link.sides])
                if link.ladder:
                    there = min([there, *(site.prices[goal][up] + 1 for up in at.graph.ladders)])
                here = min([walks[side] for side in link.sides])
                best = min(best, here + link.cost + there)
                if link.ladder:
                    up = min([at.walk(seat).get(ladder, FAR) for ladder in at.graph.ladders])
                    best = min(best, up + 1 + link.cost + there)
            prices[goal] = best
        return prices
