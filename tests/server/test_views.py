"""Each reader is told what is theirs to know, and nothing else (S-80 to S-82)."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from pitprop.server.storage.database import DATABASE
from tests.server.driving import Browser, Live, Message, reached, serving

PEOPLE = 4
TURNS = 3 * PEOPLE


@pytest.mark.clause("S-80", "S-81", "S-82")
def test_people_at_one_table_see_their_own_cards_only(
    ada: Browser, ben: Browser, cem: Browser, stranger: Browser
) -> None:
    table = ada.create(open_seats=2, opponents=[], first=0)
    ben.sit(table, "Ben")
    cem.sit(table, "Cem")
    for seat, browser in enumerate((ada, ben, cem)):
        with browser.live(table) as live:
            view = live.state(lambda state: state["table"]["started"])["view"]
        assert view["seat"] == seat
        assert len(view["hand"]) == 6
        assert view["role"] in ("digger", "saboteur")
        for other, player in enumerate(view["players"]):
            assert player["hand"] == 6
            assert player["role"] == (view["role"] if other == seat else None)
            assert player["gold"] == ([] if other == seat else None)
        assert all(goal["face"] is goal["known"] is None for goal in view["goals"])
    with stranger.live(table) as live:
        view = live.state()["view"]
        assert (view["seat"], view["hand"], view["role"], view["legal"]) == (None, [], None, [])
        assert all(player["gold"] is None for player in view["players"])


def twisted(deal: str) -> str:
    """Another deal that the first seat can't tell from this one by its hand, role and draws."""
    lines = deal.split("\n")
    words = {" ".join(line.split(" ")[:2]): line.split(" ") for line in lines}
    hands = [words[f"hand {seat}"][2:] for seat in range(2, PEOPLE + 1)]
    changed = []
    for line in lines:
        first, *rest = line.split(" ")
        if first == "roles":
            others = [word for word in rest[1:] if word != "|"][::-1]
            rest = [rest[0], *others[:-1], "|", others[-1]]
        elif first in ("goals", "gold"):
            rest = rest[1:] + rest[:1]
        elif first == "hand" and rest[0] != "1":
            rest = [rest[0], *hands.pop()]
        elif first == "pile":
            hidden = [word for at, word in enumerate(rest) if at % PEOPLE]
            rest = [word if at % PEOPLE == 0 else hidden.pop() for at, word in enumerate(rest)]
        changed.append(" ".join([first, *rest]))
    return "\n".join(changed)


def prepare(data: Path) -> tuple[str, list[httpx.Cookies]]:
    """A table of four people where the first begins, and their cookies."""
    with serving(data) as server, ExitStack() as stack:
        people = [stack.enter_context(Browser(server)) for _ in range(PEOPLE)]
        table = people[0].create(players=PEOPLE, open_seats=PEOPLE - 1, opponents=[], first=0)
        for seat, person in enumerate(people[1:], 1):
            person.sit(table, f"Player {seat}")
        return table, [person.http.cookies for person in people]


@contextmanager
def database(data: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(data / DATABASE)) as connection, connection:
        yield connection


def deal_of(data: Path) -> str:
    with database(data) as connection:
        return str(connection.execute("SELECT text FROM log WHERE number = 1").fetchone()[0])


def message_in(data: Path, table: str, cookies: list[httpx.Cookies]) -> list[dict[int, list[str]]]:
    """All that each person and a spectator are told, byte for byte, by number of the log.

    Everybody passes the first card of the hand, which the others don't see.
    """
    with serving(data) as server, ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server, cookie)) for cookie in [*cookies, None]]
        lives = [stack.enter_context(browser.live(table)) for browser in browsers]
        for live in lives:
            live.state(everybody_is_here)
        all_messages: list[dict[int, list[str]]] = [{1: [live.raw]} for live in lives]
        for turn in range(TURNS):
            player = lives[turn % PEOPLE]
            pass_first_card(player, f"turn {turn}")
            for live, messages in zip(lives, all_messages, strict=True):
                live.state(reached(turn + 2))
                messages[turn + 2] = [live.raw]
        for browser, messages in zip(browsers, all_messages, strict=True):
            messages[0] = [
                browser.http.get(f"/api/tables/{table}{path}").text
                for path in ("", "/record", "/reasons")
            ]
        return all_messages


def everybody_is_here(state: Message) -> bool:
    """Whether all people are there, and the spectator, of whom all are told as well."""
    table = state["table"]
    return table["watchers"] == 1 and all(seat["connected"] for seat in table["seats"])


def pass_first_card(live: Live, request: str) -> None:
    card = live.my_turn()["view"]["hand"][0]
    assert live.play(f"pass {card}", request)["type"] == "accepted"


@pytest.mark.clause("S-80", "S-81", "S-82")
def test_what_a_seat_may_not_know_changes_no_byte_that_it_is_told(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    table, cookies = prepare(one)
    shutil.copytree(one, other)
    deal = deal_of(one)
    with database(other) as connection:
        connection.execute("UPDATE log SET text = ? WHERE number = 1", (twisted(deal),))
    pairs = zip(message_in(one, table, cookies), message_in(other, table, cookies), strict=True)
    equal = [in_one == in_other for in_one, in_other in pairs]
    assert deal_of(other) != deal
    # The first seat and the spectator can't tell the games apart; the others hold other cards.
    assert equal == [True, False, False, False, True]
