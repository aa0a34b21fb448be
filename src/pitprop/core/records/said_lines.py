"""What was said at a table, as lines of a record: `say 2 saw north stone`, `say 1 "Well."`.

A hint that somebody has asked a computer player for is among them: `say 1 hint expert pass NS`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from pitprop.core.claims import HINT, SEAT, Claim, ClaimKind, check_claim, claims_of, is_hint
from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.fault import both, fault
from pitprop.core.game import Game
from pitprop.core.notation import cited
from pitprop.core.records.quoting import words_of
from pitprop.core.records.record import SaidLine

SAY: Final = "say"


def is_said(line: str) -> bool:
    """Whether a line tells what somebody said."""
    return line.startswith(f"{SAY} ")


def print_said(said: SaidLine, game: Game) -> str:
    """What was said as a line; seats count from 1.

    Args:
        said: what was said.
        game: the game, whose claims say in which order the params come.
    """
    head = f"{SAY} {said.seat + 1}"
    return f"{head} {_quoted(said.text) if said.claim is None else claim_words(said.claim, game)}"


def claim_words(claim: Claim, game: Game) -> str:
    """A claim in notation, such as `suspect 3`.

    Args:
        claim: the claim.
        game: the game that knows it.
    """
    if is_hint(claim):
        return f"{HINT} {claim.params['by']} {claim.params['move']}"
    kind = next(each for each in claims_of(game) if each.key == claim.key)
    words = [
        str(int(claim.params[name]) + 1) if values == SEAT else str(claim.params[name])
        for name, values in kind.params.items()
    ]
    return " ".join([claim.key, *words])


def read_said(line: str, after: int, game: Game, seats: int) -> SaidLine:
    """Read such a line.

    Args:
        line: the line.
        after: the number of the move after which it stands.
        game: the game.
        seats: the number of players.

    Raises:
        NotationError: it doesn't say who says what.
    """
    _, _, rest = line.partition(" ")
    by, _, text = rest.strip().partition(" ")
    seat = _seat(by, seats)
    text = text.strip()
    if text.startswith('"'):
        words = words_of(text)
        if len(words) != 1 or not words[0].strip():
            raise NotationError(fault("not-free-text", text=cited(text)))
        return SaidLine(after, seat, None, words[0])
    return SaidLine(after, seat, _claim(text.split(), game, seats))


def _claim(words: Sequence[str], game: Game, seats: int) -> Claim:
    kinds = {kind.key: kind for kind in claims_of(game)}
    key = words[0] if words else ""
    if key == HINT:
        return _hint(words[1:], game)
    if key not in kinds:
        raise NotationError(fault("claim-like", claim=cited(key), example=_example(kinds)))
    names = list(kinds[key].params)
    if len(words) - 1 != len(names):
        wanted = both(names) if names else fault("nothing")
        said = cited(" ".join(words))
        raise NotationError(fault("claim-has", claim=cited(key), wanted=wanted, said=said))
    params: dict[str, str | int] = {}
    for name, word in zip(names, words[1:], strict=True):
        params[name] = _seat(word, seats) if kinds[key].params[name] == SEAT else word
    claim = Claim(key, params)
    try:
        check_claim(claims_of(game), claim, seats)
    except PitpropError as error:
        raise NotationError(error.message) from error
    return claim


def _hint(words: Sequence[str], game: Game) -> Claim:
    """Who was asked, and which move they would have made."""
    by, *move = words or [""]
    if not move:
        raise NotationError(fault("not-a-hint", hint=cited(" ".join(words))))
    return Claim(HINT, {"by": by, "move": str(game.parse_move(" ".join(move)))})


def _example(kinds: dict[str, ClaimKind]) -> str:
    return next(iter(kinds.values())).key


def _seat(word: str, seats: int) -> int:
    if not (word.isascii() and word.isdigit()) or not 1 <= int(word) <= seats:
        raise NotationError(fault("not-one-seat", most=seats, word=cited(word)))
    return int(word) - 1


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())
