"""Tables at moments that one would have to play long for, played without the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

from pitprop.server.http.identity import COOKIE
from tests.browser.builder import STEAM, plan
from tests.browser.house import House
from tests.browser.person import Person
from tests.server.driving import Browser, Message, is_over, reached

# More than one player's decisions in any game.
_MOST_STEPS = 500


@dataclass(frozen=True)
class Played:
    """Tables of one person.

    Attributes:
        token: the token of that person.
        tables: by what is seen there.
    """

    token: str
    tables: Mapping[str, str]

    def belong_to(self, person: Person) -> None:
        """Make somebody the one whose tables they are."""
        cookie = {"name": COOKIE, "value": self.token, "url": person.origin}
        person.page.context.add_cookies([cookie])  # type: ignore[list-item]  # it has its own type


def play_tables(house: House) -> Played:
    """Play Saboteur until each moment is there."""
    asked = {"opponents": ["standard", "standard"], "auto_pick": "no"}
    with Browser(house) as browser:
        tables = {
            "gold picking": _played_until(browser, _is_picking, asked),
            "round end": _played_until(browser, _is_between_rounds, asked),
            "game end": _played_until(browser, is_over, asked),
        }
        many = {"players": 5, "opponents": ["random"] * 4, "auto_pick": "no"}
        tables["last round"] = _played_until(browser, _can_lay_in_last_round, many)
        return Played(browser.http.cookies[COOKIE], tables)


def play_matches(house: House) -> Played:
    """Play Sabotage until each moment is there."""
    asked = {"game": "sabotage", "players": 2, "opponents": ["standard"]}
    with Browser(house) as browser:
        tables = {
            "end of a game": _played_until(browser, _is_between_rounds, asked),
            "end of the match": _played_until(browser, is_over, asked),
            "end of the third game": _played_until(browser, _is_before_last_game, asked),
        }
        # Who plays at random seldom has a system that may be closed.
        idle = asked | {"opponents": ["random"]}
        tables["few cards"] = _played_until(browser, _has_few_cards, idle)
        four = idle | {"players": 4, "opponents": ["random"] * 3}
        tables["may close"] = _played_until(browser, _may_close, four, _built)
        helped = four | {"opponents": ["random", "standard", "random"]}
        tables["asked"] = _played_until(browser, _is_asked, helped, _built)
        return Played(browser.http.cookies[COOKIE], tables)


def build_until_close(house: House, people: Sequence[Person], address: str) -> None:
    """Let people of Sabotage build until one of the first and the third may close the game.

    Args:
        house: the server.
        people: who sits on the first three seats; opponents sit on the others.
        address: the address of the table.
    """
    table = address.rpartition("/")[2]
    with ExitStack() as stack:
        lives = []
        for person in people:
            browser = stack.enter_context(Browser(house))
            browser.http.cookies.set(COOKIE, token_of(person))
            lives.append(stack.enter_context(browser.live(table)))
        for step in range(_MOST_STEPS):
            seen = lives[0].state(lambda state: _is_for(state, len(lives)))
            seat = seen["view"]["decider"]
            if _is_between_rounds(seen):
                return
            view = lives[seat].state(reached(seen["number"]))["view"]
            if seat in (0, 2) and "close" in view["legal"]:
                return
            reply = lives[seat].play(_planned(view), f"{table}-{step}")
            lives[0].state(reached(reply["number"]))
    raise AssertionError("no game has come so far")


def _planned(view: Message) -> str:
    """What a builder does; no to a partner's question; whoever sits second discards."""
    if view["phase"] == "answering":
        return "consent no"
    at, place = plan(view["hand"], view["roofs"][view["players"][view["seat"]]["roof"]]["cards"])
    card = view["hand"][at]
    laid = (f"lay {card} own", f"lay {card} own {place}", f"{card} own {place}")
    found = [move for move in view["legal"] if move in laid]
    return found[0] if found and place and view["seat"] != 1 else f"discard {card}"


def _is_for(state: Message, seats: int) -> bool:
    """Whether the game waits for one of the first seats, or is over."""
    return state["view"]["decider"] in range(seats) or _is_between_rounds(state)


def token_of(person: Person) -> str:
    """The token by which the server knows somebody."""
    cookies = person.page.context.cookies()
    return next(each["value"] for each in cookies if each["name"] == COOKIE)


def play_cave(house: House) -> Played:
    """Play The Dark Cave until each moment is there."""
    moments: Mapping[str, Callable[[Message], bool]] = {
        "walk": _can_walk_about,
        "steps": _can_walk_about,
        "price": _has_a_price,
        "look": _can_look,
        "vote": lambda view: bool(view["phase"] == "voting"),
        "end": lambda view: bool(view["phase"] == "over"),
    }
    with Browser(house) as browser:
        tables = {name: _cave_until(browser, wanted) for name, wanted in moments.items()}
        with Browser(house) as friend:
            tables["swap"] = _swapped(browser, friend)
        return Played(browser.http.cookies[COOKIE], tables)


def _swapped(browser: Browser, friend: Browser) -> str:
    """A table where the friend swapped hands with the first one, who drew a card for it (D-52)."""
    for _ in range(20):
        table = browser.create(game="dark_cave", players=2, open_seats=1, opponents=[])
        friend.sit(table, "Ben")
        with browser.live(table) as one, friend.live(table) as other:
            number, keys = 0, set[str]()
            for step in range(200):
                states = [live.state(_reached(number)) for live in (one, other)]
                keys |= {event["key"] for event in states[0]["view"]["history"]}
                if "received" in keys:
                    return table
                decider = states[0]["view"]["decider"]
                if decider is None:
                    break
                move = _passing(states[decider]["view"]["legal"], decider == 1)
                number = (one, other)[decider].play(move, f"{table}-{step}")["number"]
    raise AssertionError("nobody has swapped hands")


def _reached(number: int) -> Callable[[Message], bool]:
    return lambda state: bool(state["table"]["started"] and state["number"] >= number)


def _passing(legal: list[str], swaps: bool) -> str:
    """A hand swap as soon as there is one, else as many new cards as there can be."""
    if swaps and (found := [move for move in legal if ":swap " in move]):
        return found[0]
    passes = [move for move in legal if move.startswith("pass")]
    return max(passes, key=lambda move: (len(move.split()), "swap" not in move), default="stay")


def _cave_until(browser: Browser, wanted: Callable[[Message], bool]) -> str:
    """A table where somebody who likes to lay cards and to walk has come so far."""
    random = Random(5)
    for _ in range(40):
        table = browser.create(game="dark_cave", opponents=["random", "random"])
        with browser.live(table) as live:
            for step in range(400):
                state = live.state(_is_due)
                view = state["view"]
                if wanted(view):
                    return table
                if is_over(state):
                    break
                reply = live.play(_liked(view, random), f"{table}-{step}")
                live.state(reached(reply["number"]))
    raise AssertionError("no table has come so far")


def _is_due(state: Message) -> bool:
    return bool(state["view"]["legal"]) or is_over(state)


def _liked(view: Message, random: Random) -> str:
    ways = [way["moves"][0] for way in view["reach"]]
    lays = [move for move in view["legal"] if move.startswith("lay")]
    rest = [move for move in view["legal"] if not move.startswith("end propose")]
    return str(random.choice(ways or lays or rest or view["legal"]))


def _can_walk_about(view: Message) -> bool:
    free = [way for way in view["reach"] if _is_free(way)]
    return sum(way["steps"] == 1 for way in free) > 1 and any(way["steps"] > 1 for way in free)


def _has_a_price(view: Message) -> bool:
    return any(way["cards"] or way["gold"] for way in view["reach"])


def _can_look(view: Message) -> bool:
    return view["phase"] == "card" and any(":info goal" in move for move in view["legal"])


def _is_free(way: Message) -> bool:
    asked = ("cards", "gold", "creatures", "exit", "vein", "goal")
    return not any(way[each] for each in asked)


def _may_close(state: Message) -> bool:
    return "close" in state["view"]["legal"]


def _is_asked(state: Message) -> bool:
    return bool(state["view"]["legal"] and state["view"]["phase"] == "answering")


def _built(view: Message, random: Random) -> str:
    """For a system of steam: such a card on an empty place, else another one away."""
    legal: list[str] = view["legal"]
    own = view["roofs"][view["players"][view["seat"]]["roof"]]["cards"]
    if view["phase"] == "answering":
        return "consent no"
    empty = {letter for letter, card in zip("ABCDEFGHI", own, strict=True) if not card}
    for move in legal:
        if move == "close":
            continue
        verb, card, *where = move.split()
        stamp, _, colour = card.partition("-")
        place = where[1] if len(where) > 1 else stamp
        if verb == "lay" and where[0] == "own" and colour in STEAM and place in empty:
            return move
    away = [move for move in legal if move.startswith("discard") and not move.endswith(STEAM)]
    return random.choice(away or legal)


def _played_until(
    browser: Browser,
    wanted: Callable[[Message], bool],
    asked: Mapping[str, Any],
    chosen: Callable[[Message, Random], str] | None = None,
) -> str:
    """A table of the browser's that has come so far, at random unless it's said what is chosen."""
    random = Random(11)
    for _ in range(20):
        table = browser.create(**asked)
        with browser.live(table) as live:
            for step in range(_MOST_STEPS):
                state = live.my_turn()
                if wanted(state):
                    return table
                if is_over(state):
                    break
                if chosen is None or not state["view"]["legal"]:
                    live.step(random, f"{table}-{step}")
                else:
                    reply = live.play(chosen(state["view"], random), f"{table}-{step}")
                    live.state(reached(reply["number"]))
    raise AssertionError("no table has come so far")


def _is_picking(state: Message) -> bool:
    return bool(state["view"]["phase"] == "taking")


def _can_lay_in_last_round(state: Message) -> bool:
    view = state["view"]
    lays = any(move.startswith("lay") for move in view["legal"])
    return bool(view["round"] == 3 and view["phase"] == "playing" and lays)


def _is_before_last_game(state: Message) -> bool:
    return _is_between_rounds(state) and len(state["view"]["results"]) == 3


def _has_few_cards(state: Message) -> bool:
    return bool(state["view"]["legal"] and state["view"]["pile"] <= 4)


def _is_between_rounds(state: Message) -> bool:
    return bool(state["view"]["phase"] == "dealing" and state["table"]["started"])
