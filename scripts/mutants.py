"""Puts small faults into modules, one at a time, and lists those that no test finds.

    python scripts/mutants.py TOOLS [PART ...]    the parts below, all unless some are named

TOOLS is the folder of programs that has `cosmic-ray`, which makes the faults: a comparison that is
a bit off, a number that is one more, a sign that is turned. Each part is a module and the tests
that have to find what is wrong with it. Work is done in a copy below `.cache/mutants`, on the
sources, interpreted. `docs/mutants.md` judges what was found.
"""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / ".cache" / "mutants"

#: What tests read beside the sources.
COPIED = ("src", "tests", "scripts", "pyproject.toml", "NOTATION.md")

#: Each by the name that it is asked for by: the module, and the tests, likely finders first.
PARTS: dict[str, tuple[str, str]] = {
    "saboteur-gold": (
        "games/saboteur/rules/gold.py",
        "tests/saboteur/test_gold.py tests/saboteur/test_rounds.py",
    ),
    "saboteur-beliefs": (
        "opponents/saboteur/beliefs/joint.py",
        "tests/opponents/saboteur/test_beliefs.py",
    ),
    "saboteur-rules": (
        "games/saboteur/rules/allowed.py",
        "tests/saboteur/test_turn.py tests/saboteur tests/engine/test_play.py",
    ),
    "saboteur-goals": (
        "games/saboteur/rules/reaching.py",
        "tests/saboteur/test_goals.py tests/saboteur",
    ),
    "saboteur-ending": (
        "games/saboteur/rules/ending.py",
        "tests/saboteur/test_rounds.py tests/saboteur",
    ),
    "saboteur-sharing": (
        "games/saboteur/rules/sharing.py",
        "tests/saboteur/test_gold.py tests/saboteur",
    ),
    "saboteur-playing": (
        "games/saboteur/rules/playing.py",
        "tests/saboteur/test_turn.py tests/saboteur",
    ),
    "sabotage-rules": (
        "games/sabotage/rules/allowed.py",
        "tests/sabotage/test_turn.py tests/sabotage",
    ),
    "sabotage-roof": (
        "games/sabotage/rules/roof.py",
        "tests/sabotage/test_worth.py tests/sabotage",
    ),
    "sabotage-scoring": (
        "games/sabotage/rules/scoring.py",
        "tests/sabotage/test_worth.py tests/sabotage",
    ),
    "sabotage-hands": (
        "opponents/sabotage/beliefs/hidden_hands.py",
        "tests/opponents/sabotage/test_hidden_hands.py",
    ),
    "sabotage-holdings": (
        "opponents/sabotage/beliefs/holdings.py",
        "tests/opponents/sabotage/test_hidden_hands.py",
    ),
    "sabotage-turns": (
        "opponents/sabotage/beliefs/past_turns.py",
        "tests/opponents/sabotage/test_hidden_hands.py",
    ),
    "dark-cave-rules": (
        "games/dark_cave/rules/allowed.py",
        "tests/dark_cave/test_turn.py tests/dark_cave",
    ),
    "dark-cave-moving": (
        "games/dark_cave/rules/moving.py",
        "tests/dark_cave/test_moving.py tests/dark_cave",
    ),
    "dark-cave-creatures": (
        "games/dark_cave/rules/creatures.py",
        "tests/dark_cave/test_creatures.py tests/dark_cave",
    ),
    "dark-cave-effects": (
        "games/dark_cave/rules/effects.py",
        "tests/dark_cave/test_action.py tests/dark_cave",
    ),
    "dark-cave-webs": (
        "games/dark_cave/rules/webs.py",
        "tests/dark_cave/test_creatures.py tests/dark_cave",
    ),
    "dark-cave-turns": (
        "games/dark_cave/rules/turns.py",
        "tests/dark_cave/test_turn.py tests/dark_cave",
    ),
    "dark-cave-voting": (
        "games/dark_cave/rules/voting.py",
        "tests/dark_cave/test_ending.py tests/dark_cave",
    ),
    "dark-cave-ending": (
        "games/dark_cave/rules/ending.py",
        "tests/dark_cave/test_ending.py tests/dark_cave",
    ),
    "dark-cave-scoring": (
        "games/dark_cave/rules/scoring.py",
        "tests/dark_cave/test_ending.py tests/dark_cave",
    ),
    "dark-cave-beliefs": (
        "opponents/dark_cave/beliefs/clans.py",
        "tests/opponents/dark_cave/test_beliefs.py tests/opponents/dark_cave/test_sense.py",
    ),
}

#: The faults that people make; all replacements of all operators would be twenty times as many.
FAULTS = (
    r"core/ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|Div_Mul|FloorDiv_Mul|Mod_Add"
    r"|BitAnd_BitOr|LShift_RShift|RShift_LShift)",
    r"core/ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt|Is_IsNot"
    r"|IsNot_Is|In_NotIn|NotIn_In)",
    r"core/ReplaceUnaryOperator_(USub_UAdd|Delete_Not)",
    r"core/(AddNot|NumberReplacer|ReplaceAndWithOr|ReplaceOrWithAnd|ReplaceTrueWithFalse"
    r"|ReplaceFalseWithTrue|ReplaceBreakWithContinue|ReplaceContinueWithBreak|ZeroIterationForLoop)",
)

OTHER_FAULTS = f"(?!({'|'.join(FAULTS)})$)"

#: Far beyond what the tests of a part take: what loops for ever is found, too.
SECONDS = 120


class Fault(NamedTuple):
    """A fault that was put in, and what came of it."""

    line: int
    outcome: str
    diff: str


def main() -> int:
    tools, *wanted = sys.argv[1:]
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"mutants: no part {unknown[0]!r}; the parts are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in wanted or PARTS:
        print_faults(name, list(faults_of(name, Path(tools).resolve())))
    return 0


def print_faults(name: str, found: list[Fault]) -> None:
    survived = [fault for fault in found if fault.outcome != "killed"]
    print(f"{name} ({PARTS[name][0]}): {len(found)} faults, {len(survived)} not found")
    for fault in survived:
        print(f"  line {fault.line}, {fault.outcome}")
        for line in fault.diff.splitlines():
            if line[:1] in "+-" and line[:3] not in ("+++", "---"):
                print(f"    {line}")


def faults_of(name: str, tools: Path) -> Iterator[Fault]:
    """Put in all faults of a part, one after the other, and run its tests each time."""
    module, tests = PARTS[name]
    copy_tree()
    command = f"{sys.executable} -m pytest -x -q -p no:xdist {tests}"
    write_settings(f"src/pitprop/{module}", command)
    cosmic_ray = str(tools / "cosmic-ray")
    run(cosmic_ray, "baseline", "settings.toml")
    run(cosmic_ray, "init", "settings.toml", "session.sqlite")
    run(str(tools / "cr-filter-operators"), "session.sqlite", "settings.toml")
    run(cosmic_ray, "exec", "settings.toml", "session.sqlite")
    for line in run(cosmic_ray, "dump", "session.sqlite").splitlines():
        item, result = json.loads(line)
        if result is not None and result["worker_outcome"] != "skipped":
            yield fault_of(item, result)


def fault_of(item: dict[str, Any], result: dict[str, Any]) -> Fault:
    outcome = result["test_outcome"] or result["worker_outcome"]
    return Fault(item["mutations"][0]["start_pos"][0], outcome, result["diff"] or "")


def copy_tree() -> None:
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            leave_out = shutil.ignore_patterns("__pycache__", "static")
            shutil.copytree(ROOT / name, TREE / name, ignore=leave_out)
        else:
            shutil.copy(ROOT / name, TREE)
    # None is written later, and a module with a fault isn't what these were made of.
    compileall.compile_dir(
        TREE / "src", quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH
    )


def write_settings(module: str, command: str) -> None:
    """JSON's texts and lists are TOML's, too."""
    lines = [
        "[cosmic-ray]",
        f"module-path = {json.dumps(module)}",
        f"timeout = {SECONDS}",
        "excluded-modules = []",
        f"test-command = {json.dumps(command)}",
        "[cosmic-ray.distributor]",
        'name = "local"',
        "[cosmic-ray.filters.operators-filter]",
        f"exclude-operators = [{json.dumps(OTHER_FAULTS)}]",
    ]
    (TREE / "settings.toml").write_text("\n".join(lines) + "\n")


def run(*command: str) -> str:
    """What a program writes; whatever goes wrong ends all."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(TREE / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    ran = subprocess.run(
        command, cwd=TREE, env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode != 0:
        sys.exit(f"mutants: {' '.join(command)}\n{ran.stdout}{ran.stderr}")
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main())
