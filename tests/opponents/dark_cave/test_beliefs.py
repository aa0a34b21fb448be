"""What is believed of characters in The Dark Cave, held against all deals counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from math import exp
from random import Random

import pytest

from pitprop.games.dark_cave.rules.cards import LOYAL, SABOTEUR, clan_cards
from pitprop.games.dark_cave.rules.table import HIDDEN, Table
from pitprop.opponents.dark_cave.beliefs.clans import AT_FACE_VALUE, CALIBRATED, believe, guilt
from pitprop.opponents.dark_cave.beliefs.evidence import Evidence
from pitprop.opponents.dark_cave.beliefs.hearsay import Opinion
from tests.dark_cave.positions import dealt

Characters = tuple[int, ...]

RIGHT_OF_A_MATE = 0.60
RIGHT_OF_ANOTHER = 0.47


def table_of(seats: int) -> Table:
    """The table after a deal."""
    return dealt(seats).table


def random_evidence(table: Table, random: Random) -> Evidence:
    """Evidence that says something about every pair of players."""
    evidence = Evidence(table, (), [1.0] * table.seats)
    for one, row in enumerate(evidence.bonds):
        row[:] = [0.0 if other == one else random.uniform(-2, 2) for other in range(table.seats)]
    return evidence


def random_opinions(seats: int, random: Random) -> list[Opinion]:
    """What each player but the first has said of the next one."""
    return [
        Opinion(speaker, (speaker + 1) % seats, random.random() < 0.5)
        for speaker in range(1, seats)
    ]


def deals(table: Table) -> Counter[Characters]:
    """In how many ways each combination of characters may be dealt: all orders of the cards."""
    seats = [[seat for seat in range(table.seats) if table.clans[seat] == clan] for clan in (0, 1)]
    cards = [
        [card % 2 for card in clan_cards(table.seats, clan) if card // 2 == clan] for clan in (0, 1)
    ]
    found: Counter[Characters] = Counter()
    orders = [permutations(cards[clan], len(seats[clan])) for clan in (0, 1)]
    for one, other in product(*orders):
        dealt_to = {
            **dict(zip(seats[0], one, strict=True)),
            **dict(zip(seats[1], other, strict=True)),
        }
        found[tuple(dealt_to[seat] for seat in range(table.seats))] += 1
    return found


def bond_weight(table: Table, evidence: Evidence, characters: Characters, credence: float) -> float:
    """How well what the players have done fits: bonds hold within a clan and break beyond it."""
    works_for = [clan ^ character for clan, character in zip(table.clans, characters, strict=True)]
    total = 0.0
    for one, other in permutations(range(table.seats), 2):
        bond = evidence.bonds[one][other]
        total += bond / 2 if works_for[one] == works_for[other] else -bond / 2
    return exp(credence * total)


def opinion_weight(
    table: Table, side: int, opinions: Sequence[Opinion], characters: Characters
) -> float:
    """How well what was said fits: mates are right more often than not, others hardly ever."""
    weight = 1.0
    for each in opinions:
        is_mate = table.clans[each.speaker] ^ characters[each.speaker] == side
        right = RIGHT_OF_A_MATE if is_mate else RIGHT_OF_ANOTHER
        is_right = each.suspects == (characters[each.target] == SABOTEUR)
        weight *= right if is_right else 1 - right
    return weight


@pytest.mark.parametrize("credence", [CALIBRATED, AT_FACE_VALUE])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 8])
def test_beliefs_are_what_all_deals_counted_one_by_one_say(seats: int, credence: float) -> None:
    table = table_of(seats)
    for number in range(5):
        random = Random(f"{seats} {number}")
        evidence = random_evidence(table, random)
        opinions = random_opinions(seats, random)
        own, side = random.choice([LOYAL, SABOTEUR]), random.randrange(2)
        known = [own, *[HIDDEN] * (seats - 1)]
        weights = {
            characters: ways
            * bond_weight(table, evidence, characters, credence)
            * opinion_weight(table, side, opinions, characters)
            for characters, ways in deals(table).items()
            if characters[0] == own
        }
        whole = sum(weights.values())
        believed = believe(table, evidence, known, (), side, opinions, credence)
        assert dict(believed) == pytest.approx(
            {characters: weight / whole for characters, weight in weights.items()}
        )
        saboteurs = [
            sum(weight for characters, weight in weights.items() if characters[seat]) / whole
            for seat in range(seats)
        ]
        assert guilt(believed, seats) == pytest.approx(saboteurs)


def test_what_was_done_counts_half_and_what_was_said_counts_at_all() -> None:
    """The credence is what is documented, and talk changes what is believed."""
    assert (CALIBRATED, AT_FACE_VALUE) == (0.5, 1.0)
    table = table_of(5)
    nothing = Evidence(table, (), [1.0] * 5)
    known = [LOYAL, *[HIDDEN] * 4]
    side = int(table.clans[0])
    mate = next(seat for seat in range(1, 5) if table.clans[seat] == side)
    target = next(seat for seat in range(1, 5) if seat != mate)
    suspicions = [
        guilt(believe(table, nothing, known, (), side, said), 5)[target]
        for said in ([Opinion(mate, target, False)], [], [Opinion(mate, target, True)])
    ]
    assert suspicions[0] < suspicions[1] < suspicions[2]
