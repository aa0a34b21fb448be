"""The people at a table: host, readiness, leaving, coming late, playing again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.server.driving import Browser, Live, Message, ServerProcess, is_over


def asked(live: Live, kind: str, request: str, **fields: Any) -> Message:
    return live.ask({"type": kind, "request": request, **fields})


def waiting_table(ada: Browser, ben: Browser, **changes: Any) -> str:
    """Ada, Ben and a free seat."""
    table = ada.create(open_seats=2, opponents=[], **changes)
    ben.sit(table, "Ben")
    return table


def names(info: Message) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


def awaited(reader: Browser, table: str) -> tuple[str, int]:
    """What the reader's list says that a table waits for, and who its host is."""
    (listed,) = [each for each in reader.get("/api/tables") if each["table"] == table]
    return listed["awaits"], listed["host"]


def between_rounds(*lives: Live) -> None:
    """Play at random until a round is over."""
    together(until_dealing, *lives)


def until_dealing(live: Live) -> None:
    random = Random(5)
    while live.my_turn()["view"]["phase"] not in ("dealing", "over"):
        live.step(random, f"step {live.last['number']}")


def to_the_end(live: Live) -> None:
    random = Random(5)
    while not is_over(live.my_turn()):
        live.step(random, f"step {live.last['number']}")


def together(act: Callable[[Live], None], *lives: Live) -> None:
    """Everybody acts, each in a thread of their own."""
    with ThreadPoolExecutor(len(lives)) as threads:
        list(threads.map(act, lives))


def test_only_the_host_begins_and_arranges(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    assert ben.post(f"/api/tables/{table}/start", {}, 403)["error"] == "not-host"
    with ben.live(table) as live:
        assert live.state()["table"]["host"] == 0
        for action in ("swap", "remove", "give", "open", "host"):
            reply = asked(live, "arrange", action, action=action, seat=0, other=2)
            assert (reply["type"], reply["error"]) == ("failed", "not-host")
        assert asked(live, "change", "c", pace=0)["error"] == "not-host"
    assert names(ada.get(f"/api/tables/{table}")) == ["Ada", "Ben", ""]


def test_a_computer_player_that_there_is_not_is_named_with_those_that_there_are(
    ada: Browser, ben: Browser
) -> None:
    table = waiting_table(ada, ben)
    message = "there is no computer player 'nobody' for saboteur; there are standard, easy"
    with ada.live(table) as live:
        reply = asked(live, "arrange", "a", action="give", seat=2, opponent="nobody")
    assert (reply["type"], reply["error"]) == ("failed", "bad-table")
    assert reply["message"].startswith(message)
    new = {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random", "nobody"]}
    assert ada.post("/api/tables", new, 400)["message"].startswith(message)


def test_people_are_called_otherwise_until_the_game_begins(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ben.live(table) as his, ada.live(table) as hers:
        assert asked(his, "rename", "a", name=" Benno ")["type"] == "accepted"
        hers.state(lambda state: names(state["table"]) == ["Ada", "Benno", ""])
        # Nobody takes the name of somebody else, and everybody may keep their own.
        assert asked(his, "rename", "b", name="ada")["type"] == "accepted"
        hers.state(lambda state: names(state["table"]) == ["Ada", "ada 2", ""])
        assert asked(hers, "rename", "a", name="ada")["type"] == "accepted"
        his.state(lambda state: names(state["table"]) == ["ada", "ada 2", ""])
        for request, name, error in (("c", " ", "name-empty"), ("d", "b" * 25, "name-long")):
            assert asked(his, "rename", request, name=name)["error"] == error
        ada.post(f"/api/tables/{table}/start", {})
        assert asked(his, "rename", "e", name="Ben")["error"] == "started"
    assert names(ada.get(f"/api/tables/{table}"))[:2] == ["ada", "ada 2"]


def test_the_host_swaps_removes_gives_and_opens_seats(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as live:
        swap = {"action": "swap", "seat": 0, "other": 2}
        assert asked(live, "arrange", "a", **swap)["type"] == "accepted"
        assert asked(live, "arrange", "a", **swap)["type"] == "accepted"  # once, not back again
        info = live.state(lambda state: names(state["table"]) == ["", "Ben", "Ada"])["table"]
        assert (info["host"], info["me"]) == (2, 2)
        given = asked(live, "arrange", "b", action="give", seat=0, opponent="random")
        assert given["type"] == "accepted"
        info = live.state(lambda state: state["table"]["seats"][0]["kind"] == "opponent")["table"]
        assert info["seats"][0]["opponent"] == "random"
    assert ben.get(f"/api/tables/{table}")["started"]  # nobody is waited for any more


def test_who_is_removed_before_the_game_may_sit_down_again(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as live:
        assert asked(live, "arrange", "a", action="remove", seat=1)["type"] == "accepted"
        assert asked(live, "arrange", "b", action="remove", seat=0)["error"] == "not-a-guest"
    assert ben.get(f"/api/tables/{table}")["me"] is None
    assert ben.sit(table, "Ben") == 1


def test_another_person_can_be_made_host(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as live:
        assert asked(live, "arrange", "a", action="host", seat=2)["error"] == "not-a-person"
        assert asked(live, "arrange", "b", action="host", seat=1)["type"] == "accepted"
        assert asked(live, "arrange", "c", action="host", seat=0)["error"] == "not-host"
    assert ben.post(f"/api/tables/{table}/start", {})["started"]


def test_a_host_who_leaves_passes_the_role_on(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as live:
        assert asked(live, "leave", "a")["type"] == "accepted"
    info = ben.get(f"/api/tables/{table}")
    assert names(info) == ["", "Ben", ""]
    assert info["host"] == 1
    assert ada.get(f"/api/tables/{table}")["me"] is None


def test_whoever_sits_down_where_nobody_is_left_is_host(ada: Browser, ben: Browser) -> None:
    table = ada.create(open_seats=2, opponents=[])
    with ada.live(table) as live:
        assert asked(live, "leave", "a")["type"] == "accepted"
    assert ben.post(f"/api/tables/{table}/seats", {"name": "Ben", "seat": 2})["seat"] == 2
    assert ben.get(f"/api/tables/{table}")["host"] == 2
    assert ben.post(f"/api/tables/{table}/start", {})["started"]


def test_a_computer_player_plays_on_for_who_leaves_the_game(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben, first=1)
    ada.post(f"/api/tables/{table}/start", {})
    with ben.live(table) as live, ada.live(table) as hers:
        live.my_turn()
        assert asked(live, "leave", "a")["type"] == "accepted"
        state = hers.state(lambda state: bool(state["view"]["legal"]))
        seat = state["table"]["seats"][1]
        assert (seat["kind"], seat["opponent"]) == ("opponent", "medium")
        assert seat["name"] != "Ben"
    assert ben.get(f"/api/tables/{table}")["me"] is None


def test_who_comes_unchosen_plays_as_well_as_the_others_at_the_table(
    ada: Browser, ben: Browser
) -> None:
    table = ada.create(players=4, open_seats=2, opponents=["hard"])
    ben.sit(table, "Ben")
    ada.post(f"/api/tables/{table}/start", {})
    with ben.live(table) as live:
        assert asked(live, "leave", "a")["type"] == "accepted"
    levels = [seat["opponent"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    assert levels == ["", "hard", "hard", "hard"]


def test_what_was_done_stays_told_of_whoever_sat_there_then(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben, first=1, late="yes")
    ada.post(f"/api/tables/{table}/start", {})
    with ben.live(table) as his, ada.live(table) as hers:
        his.step(Random(5), "a")
        assert asked(hers, "arrange", "a", action="give", seat=2)["type"] == "accepted"
        assert asked(his, "leave", "b")["type"] == "accepted"
        left = hers.state(lambda state: names(state["table"])[1] != "Ben")
        deputy = names(left["table"])[1]
        assert ben.post(f"/api/tables/{table}/seats", {"name": "Ben", "seat": 1})["seat"] == 1
        again = hers.state(lambda state: len(state["table"]["seats"][1]["former"]) > 1)
    first, second = again["table"]["seats"][1]["former"]
    assert (first["name"], second["name"]) == ("Ben", deputy)
    history = again["view"]["history"]
    assert first["round"] == second["round"] == 1
    assert first["events"] <= second["events"] <= len(history)
    assert 1 in [event["seat"] for event in history[: first["events"]]]
    assert again["table"]["seats"][0]["former"] == []


def test_the_next_round_begins_when_all_who_are_there_are_ready(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    ada.post(f"/api/tables/{table}/start", {})
    with ada.live(table) as hers, ben.live(table) as his:
        between_rounds(hers, his)
        assert his.deal("now")["error"] == "not-host"
        assert his.ready("ready")["type"] == "accepted"
        state = hers.state(lambda state: state["table"]["seats"][1]["ready"])
        assert state["view"]["phase"] == "dealing"
        assert not state["table"]["seats"][0]["ready"]
        assert awaited(ada, table) == ("round", 0)
        assert awaited(ben, table) == ("", 0)
        assert hers.ready("ready")["type"] == "accepted"
        assert hers.state(lambda state: state["view"]["round"] == 2)
        assert not any(seat["ready"] for seat in hers.last["table"]["seats"])


def test_who_is_away_is_not_waited_for_and_the_host_needs_nobody(
    ada: Browser, ben: Browser
) -> None:
    table = waiting_table(ada, ben)
    ada.post(f"/api/tables/{table}/start", {})
    with ada.live(table) as hers:
        with ben.live(table) as his:
            between_rounds(hers, his)
            hers.ready("ready")
        assert hers.state(lambda state: state["view"]["round"] == 2)
    with ada.live(table) as hers, ben.live(table) as his:
        between_rounds(hers, his)
        assert hers.deal("now")["type"] == "accepted"
        assert his.state(lambda state: state["view"]["round"] == 3)


def test_who_comes_late_takes_a_computer_player_s_seat(ada: Browser, cem: Browser) -> None:
    table = ada.create(late="yes")
    path = f"/api/tables/{table}/seats"
    assert cem.post(path, {"name": "Cem", "seat": 2})["seat"] == 2
    assert names(ada.get(f"/api/tables/{table}"))[2] == "Cem"
    table = ada.create()
    path = f"/api/tables/{table}/seats"
    assert cem.post(path, {"name": "Cem", "seat": 2}, 409)["error"] == "later"
    with ada.live(table) as live:
        between_rounds(live)
        assert cem.post(path, {"name": "Cem", "seat": 2})["seat"] == 2
        live.state(lambda state: state["table"]["seats"][2]["name"] == "Cem")


def test_who_has_left_a_seat_sees_no_other_hand_of_that_round(
    server: ServerProcess, ada: Browser, cem: Browser
) -> None:
    table = ada.create(late="yes")
    path = f"/api/tables/{table}/seats"
    assert cem.post(path, {"name": "Cem", "seat": 2})["seat"] == 2
    with cem.live(table) as his:
        assert asked(his, "leave", "gone")["type"] == "accepted"
    for wanted in ({"seat": 1}, {}):
        refused = cem.post(path, {"name": "Cem", **wanted}, 409)
        assert (refused["error"], refused["params"]["seat"]) == ("left-seat", 2)
        assert refused["params"]["name"] == names(ada.get(f"/api/tables/{table}"))[2]
    # Where nobody may come in the middle of a round, that is said of all seats.
    with ada.live(table) as hers:
        for late, error in (("no", "later"), ("yes", "left-seat")):
            assert asked(hers, "change", f"late {late}", late=late)["type"] == "accepted"
            assert cem.post(path, {"name": "Cem", "seat": 1}, 409)["error"] == error
    # Whoever was never there may have any; and so may Cem, once cards are dealt anew.
    with Browser(server) as eve:
        assert eve.post(path, {"name": "Eve", "seat": 1})["seat"] == 1
        with ada.live(table) as hers, eve.live(table) as theirs:
            assert cem.post(path, {"name": "Cem", "seat": 2})["seat"] == 2
            with cem.live(table) as his:
                assert asked(his, "leave", "gone again")["type"] == "accepted"
            assert asked(theirs, "leave", "gone, too")["type"] == "accepted"
            between_rounds(hers)
            assert cem.post(path, {"name": "Cem", "seat": 1})["seat"] == 1


def test_nobody_sees_the_hand_of_whoever_was_removed_before_the_next_deal(
    server: ServerProcess, ada: Browser, ben: Browser
) -> None:
    table = ada.create(late="yes")
    path = f"/api/tables/{table}/seats"
    assert ben.post(path, {"name": "Ben", "seat": 2})["seat"] == 2
    with ada.live(table) as hers, Browser(server) as eve:
        assert asked(hers, "arrange", "out", action="remove", seat=2)["type"] == "accepted"
        assert eve.post(path, {"name": "Eve", "seat": 2}, 409)["error"] == "later"
        assert eve.post(path, {"name": "Eve", "seat": 1})["seat"] == 1
        with eve.live(table) as theirs:
            assert asked(theirs, "leave", "gone")["type"] == "accepted"
        assert ben.post(path, {"name": "Ben", "seat": 2})["seat"] == 2
        assert asked(hers, "arrange", "out again", action="remove", seat=2)["type"] == "accepted"
        between_rounds(hers)
        with Browser(server) as dan:
            assert dan.post(path, {"name": "Dan", "seat": 2})["seat"] == 2


def test_once_a_game_has_begun_no_name_changes_hands(ada: Browser, ben: Browser) -> None:
    """What was done is told by name: of two who were called alike one couldn't tell."""
    table = ada.create(late="yes")
    path = f"/api/tables/{table}/seats"
    before = names(ada.get(f"/api/tables/{table}"))
    assert ben.post(path, {"name": before[1].upper(), "seat": 2})["seat"] == 2
    newcomer = f"{before[1].upper()} 2"
    now = names(ada.get(f"/api/tables/{table}"))
    assert now == [*before[:2], newcomer]
    called = {*before, newcomer}
    with ada.live(table) as hers:
        for count in range(3):
            host = asked(hers, "arrange", f"gone {count}", action="give", seat=2)
            assert host["type"] == "accepted"
            deputy = hers.state(lambda state: names(state["table"])[2] not in called)
            called.add(names(deputy["table"])[2])
            ben.post(path, {"name": f"Ben {count}", "seat": 2})
            called.add(f"Ben {count}")
            hers.state(lambda state: names(state["table"])[2] in called)
    assert names(ada.get(f"/api/tables/{table}"))[:2] == before[:2]


def test_playing_again_opens_one_table_for_the_same_company(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben, edition="nl", pace=0)
    ada.post(f"/api/tables/{table}/start", {})
    with ada.live(table) as hers, ben.live(table) as his:
        assert asked(hers, "again", "too soon")["error"] == "not-over"
        together(to_the_end, hers, his)
        for live in (his, hers):
            assert asked(live, "again", "again")["type"] == "accepted"
        state = hers.state(lambda state: state["table"]["next_table"])
        following = state["table"]["next_table"]
        assert state["table"]["next_by"] == 1
        assert his.state(lambda state: state["table"]["next_table"] == following)
    info = ada.get(f"/api/tables/{following}")
    before = ada.get(f"/api/tables/{table}")
    assert (info["me"], info["host"], info["edition"]) == (0, 1, "nl")
    assert names(info) == names(before)
    assert info["commit"] != before["commit"]
    assert [seat["ready"] for seat in info["seats"]] == [False, True, False]
    assert not info["started"]
    # Where she is told of it even if her page was closed: in her list.
    assert awaited(ada, following) == ("seat", 1)
    assert awaited(ben, following) == ("", 1)
    with ada.live(following) as live:
        assert live.ready("sit down")["type"] == "accepted"
        assert live.state(lambda state: state["table"]["started"])


def test_the_host_changes_how_the_table_plays(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as live:
        change = {"edition": "nl", "options": {"stone_choice": "yes"}, "pace": 100, "talk": "free"}
        assert asked(live, "change", "a", **change)["type"] == "accepted"
        assert asked(live, "change", "b", edition="klingon")["error"] == "bad-table"
        assert asked(live, "change", "c", move_seconds=-1)["error"] == "bad-table"
        info = live.state(lambda state: state["table"]["edition"] == "nl")["table"]
        assert (info["pace"], info["talk"]) == (100, "free")
        assert info["options"]["stone_choice"] == "yes"
    ada.post(f"/api/tables/{table}/start", {})
    with ada.live(table) as live:
        assert asked(live, "change", "d", edition="amigo")["error"] == "started"
        assert asked(live, "change", "e", pace=0)["type"] == "accepted"
        assert live.state(lambda state: state["table"]["pace"] == 0)["table"]["edition"] == "nl"


def test_watching_is_counted_and_can_be_forbidden(ada: Browser, stranger: Browser) -> None:
    table = ada.create()
    with ada.live(table) as hers:
        with stranger.live(table) as theirs, stranger.live(table) as another_tab:
            assert theirs.state()["view"]["hand"] == []
            another_tab.state()
            assert hers.state(lambda state: state["table"]["watchers"] == 1)
        assert hers.state(lambda state: state["table"]["watchers"] == 0)
        assert asked(hers, "change", "a", watching="no")["type"] == "accepted"
    with stranger.live(table) as theirs, pytest.raises(Exception, match="4003"):
        theirs.next()


def test_who_may_no_longer_watch_is_told_nothing_more(ada: Browser, stranger: Browser) -> None:
    table = ada.create(open_seats=1, opponents=["random"], watching="no")
    with ada.live(table) as hers, stranger.live(table) as theirs:
        assert not theirs.state()["table"]["started"]
        ada.post(f"/api/tables/{table}/start", {})
        hers.state(lambda state: bool(state["table"]["started"]))
        with pytest.raises(Exception, match="4003"):
            theirs.state(lambda state: bool(state["table"]["started"]))
        for what in ("record", "history"):
            address = f"/api/tables/{table}/{what}"
            assert stranger.get(address, 403)["error"] == "no-watching"
            assert ada.http.get(address).status_code == 200
        assert asked(hers, "change", "a", watching="yes")["type"] == "accepted"
        with stranger.live(table) as watching:
            watching.state()
            assert asked(hers, "change", "b", watching="no")["type"] == "accepted"
            with pytest.raises(Exception, match="4003"):
                watching.state(lambda state: state["table"]["watching"] == "no")


def test_a_table_can_be_left_out_of_one_s_list(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    assert ben.get("/api/tables")[0]["table"] == table
    ben.post(f"/api/tables/{table}/forget", {})
    assert ben.get("/api/tables") == []
    # Whoever sits elsewhere since hasn't asked for it again.
    with ada.live(table) as hers:
        seats = hers.state()["table"]["seats"]
        seat = next(at for at, each in enumerate(seats) if each["name"] == "Ben")
        other = next(at for at, each in enumerate(seats) if at not in (0, seat))
        assert asked(hers, "arrange", "a", action="swap", seat=seat, other=other)["number"] == 0
    assert ben.get("/api/tables") == []
    assert ada.get("/api/tables")[0]["table"] == table


@pytest.mark.parametrize("said", [{"claim": "hello"}, {"claim": "thanks", "params": {}}])
def test_what_is_said_is_heard_by_all_and_by_who_comes_later(
    ada: Browser, ben: Browser, stranger: Browser, said: Message
) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as hers, ben.live(table) as his:
        his.state()
        assert asked(hers, "say", "a", **said)["type"] == "accepted"
        assert asked(hers, "say", "a", **said)["type"] == "accepted"
        while not his.talk:
            his.next()
        (heard,) = his.talk
        assert (heard["seat"], heard["claim"], heard["number"]) == (0, said["claim"], 1)
    with stranger.live(table) as theirs:
        while not theirs.talk:
            theirs.next()
        assert theirs.talk == [heard]


def test_what_can_not_be_said_is_refused(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as live:
        for fields, error in (
            ({"claim": "nonsense"}, "unknown-claim"),
            ({"claim": "hello", "params": {"seat": 1}}, "unknown-claim"),
            ({"text": "Hi!"}, "no-text"),
        ):
            assert asked(live, "say", str(fields)[:40], **fields)["error"] == error
        asked(live, "change", "free", talk="free")
        assert asked(live, "say", "b", text="  ")["error"] == "text-empty"
        assert asked(live, "say", "c", text="x" * 141)["error"] == "text-long"
        assert asked(live, "say", "d", text="a\u202eb")["error"] == "text-characters"
        assert asked(live, "say", "e", text=" Grüße,  Ben ")["type"] == "accepted"
        while not live.talk:
            live.next()
        assert live.talk[0]["text"] == "Grüße, Ben"
        asked(live, "change", "none", talk="none")
        assert asked(live, "say", "f", claim="hello")["error"] == "no-talk"


def test_nobody_floods_a_table_with_talk(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as hers, ben.live(table) as his:
        replies = [asked(hers, "say", f"{each}", claim="laugh") for each in range(9)]
        assert [reply["type"] for reply in replies] == ["accepted"] * 8 + ["failed"]
        assert replies[-1]["error"] == "too-many"
        assert asked(his, "say", "mine", claim="shrug")["type"] == "accepted"


def test_a_nudge_reaches_only_whom_it_is_for(ada: Browser, ben: Browser) -> None:
    table = waiting_table(ada, ben)
    with ada.live(table) as hers, ben.live(table) as his:
        his.state()
        assert asked(hers, "nudge", "a", seat=1)["type"] == "accepted"
        while (message := his.next())["type"] == "state":
            pass
        assert message == {"type": "nudged", "by": 0}
        assert asked(hers, "nudge", "b", seat=1)["error"] == "too-soon"
        assert asked(hers, "nudge", "c", seat=2)["error"] == "not-a-person"
