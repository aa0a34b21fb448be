"""An agent in thirty lines, for `pitprop tournament`, in the protocol of docs/agents.md.

It plays Saboteur and digs towards the goals, whatever its role.
"""

import sys


def worth(move: str) -> int:
    """What a move in notation is worth: path cards far to the east first, then mending."""
    word, *rest = move.split()
    if word == "lay":
        return 10 * int(rest[-1].split(",")[0]) + len(rest[0].replace(".", ""))
    return {"take": int(rest[0]) if word == "take" else 0, "mend": 5, "map": 4}.get(word, -10)


def main() -> None:
    """Answer each question with the move that is worth most."""
    moves = list[str]()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "move":
            moves.append(rest)
        elif word == "pitprop":
            print("ready", flush=True)
        elif word == "go":
            print("move", max(moves, key=worth), flush=True)
            moves.clear()


main()
