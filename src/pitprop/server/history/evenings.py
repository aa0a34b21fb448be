"""What happened in the games of people who play together again and again; there are no accounts."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pitprop.server.history.deeds import Deeds, Story, story_of
from pitprop.server.history.replay import UnplayableError
from pitprop.server.protocol.histories import EveningPerson, Evenings, RoleTally
from pitprop.server.storage.rows import Listed, SeatRow
from pitprop.server.storage.store import Store

_KEPT: Final = 1_000
_ALONE: Final = 1

Company = frozenset[str]
"""The tokens of all people at a table; nobody is told them."""


@dataclass(slots=True)
class _Person:
    """What somebody did at all tables of a company."""

    name: str
    won: int = 0
    deeds: Deeds = field(default_factory=Deeds)
    roles: Counter[tuple[str, str]] = field(default_factory=Counter)
    roles_won: Counter[tuple[str, str]] = field(default_factory=Counter)


class EveningBook:
    """Tells people what happened in the games that they have finished with the same company.

    A finished game never changes, so what has been counted in it once is remembered.

    Args:
        store: the database.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def of(self, reader: str) -> list[Evenings]:
        """The evenings of the person with a token, those of the latest company first.

        A table that the person has taken off the list isn't counted.
        """
        listed = await self._store.read(self._store.finished_together, reader)
        companies: dict[Company, list[Listed]] = {}
        for each in listed:
            company = _company(each.seats)
            if len(company) > _ALONE:
                companies.setdefault(company, []).append(each)
        return [await self._evenings_of(tables, reader) for tables in companies.values()]

    async def forget(self, tables: Sequence[str], reader: str) -> None:
        """Leave tables out of somebody's list and evenings; those of others stay as they are."""
        for table in tables:
            await self._store.run(self._store.forget, table, reader)

    async def _evenings_of(self, tables: Sequence[Listed], reader: str) -> Evenings:
        people: dict[str, _Person] = {}
        largest = 0
        for listed in tables:
            story = await self._story(listed.row.id)
            if story is None:
                continue
            largest = max(largest, story.largest)
            for row in listed.seats:
                if row.token is not None:
                    person = people.setdefault(row.token, _Person(row.name))
                    _add(person, listed.row.game, story, row.seat)
        order = sorted(people, key=lambda token: (token != reader, people[token].name))
        return Evenings(
            people=[_person(people[token]) for token in order],
            tables=[listed.row.id for listed in tables],
            last=tables[0].changed,
            largest=largest,
        )

    async def _story(self, table: str) -> Story | None:
        if table not in self._stories:
            stored = await self._store.read(self._store.load, table)
            if stored is None:  # It has been removed since it was listed.
                return None
            try:
                self._stories[table] = await asyncio.to_thread(story_of, stored)
            except UnplayableError:
                return None
            if len(self._stories) > _KEPT:
                self._stories.popitem(last=False)
        return self._stories[table]


def _company(seats: Sequence[SeatRow]) -> Company:
    return frozenset(row.token for row in seats if row.token is not None)


def _add(person: _Person, game: str, story: Story, seat: int) -> None:
    deeds = story.deeds[seat]
    person.won += seat in story.winners
    person.deeds.lies += deeds.lies
    person.deeds.trust += deeds.trust
    for role, played in deeds.played.items():
        person.roles[game, role] += played
        person.roles_won[game, role] += deeds.won[role]


def _person(person: _Person) -> EveningPerson:
    return EveningPerson(
        name=person.name,
        won=person.won,
        lies=person.deeds.lies,
        trust=person.deeds.trust,
        roles=[
            RoleTally(game, role, played, person.roles_won[game, role])
            for (game, role), played in sorted(person.roles.items())
        ],
    )
