"""Self-play: one small network learns both sides of Saboteur from games against itself.

    pip install 'pitprop[env,train]'
    python examples/self_play.py

The network plays all seats of many games at once (`pitprop.envs.batch`), except that in every other
game the saboteurs play at random, so that the first tunnels get somewhere. It looks at each allowed
action: at the cards around the place that the action aims at, at what the action is, and at what
else the seat knows, and gives it a number; the larger, the likelier it is chosen. It learns by
proximal policy optimisation (Schulman and others, 2017) with generalised advantage estimation. Gold
is the reward. As random players never reach the treasure, a step of the tunnel towards a goal is a
small reward to a gold digger who makes it, and a loss to a saboteur.

The learning curve is printed: at intervals, how many rounds in a hundred the network wins as gold
diggers against random saboteurs, and as saboteurs against random gold diggers. It ends as soon as
both are above a goal, or when the time is up.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeAlias

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
    import numpy.typing as npt
    import optax
except ModuleNotFoundError as missing:
    raise SystemExit(f"{missing.name} isn't installed: pip install 'pitprop[env,train]'") from None

from pitprop.envs.batch import Arrays, Batch
from pitprop.envs.codecs import environment

Floats: TypeAlias = npt.NDArray[np.float32]
Ints: TypeAlias = npt.NDArray[np.int64]
Params: TypeAlias = dict[str, Any]

PLAYERS = 4
GAMES = 64
STEPS = 96  # of each game, before the network learns from them
EPOCHS = 3
PARTS = 8
HIDDEN = 64
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.97, 0.9, 0.2, 0.002, 0.003
CLOSER, STEP = 0.2, 3  # what a step towards a goal is worth, and how many count at most
FEW, MANY = 1024, 8192  # lengths are padded to multiples of these, so that few shapes are compiled

# --- What the network sees ----------------------------------------------------------------------

ENVIRONMENT = environment("saboteur")
FIELDS, ACTIONS = ENVIRONMENT.fields, ENVIRONMENT.actions
PLANES, HEIGHT, WIDTH = 13, 17, 20
LIT = slice(4, 8)  # the planes of openings that are joined to the start
COVERED = 12  # the plane of goals that lie face down
START_X, START_Y = 8, 8
GOAL_X, GOALS_Y = START_X + 8, np.array([START_Y - 2, START_Y, START_Y + 2])
FAR = 99
STEPS_TO_GOALS = np.abs(np.arange(WIDTH) - GOAL_X) + np.abs(
    np.arange(HEIGHT)[None, :, None] - GOALS_Y[:, None, None]
)
MAZE = PLANES * HEIGHT * WIDTH
FACTS = FIELDS.size - MAZE
_PLAYERS = FIELDS.at("players")
_RESULTS = FIELDS.at("results")
_SELF, _DIGGER, _SABOTEUR = 1, 11, 12  # facts of a player
_SCALE = np.ones(FACTS, np.float32)
_SCALE[FIELDS.at("events") - MAZE :] = 1 / 32
_SCALE[FIELDS.at("left") - MAZE : FIELDS.at("left") - MAZE + 3] = 1 / 32


def _described() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """For each action, the place that it aims at, and what it is."""
    kinds = ["lay", "break", "mend", "rockfall", "map", "pass", "turn", "take"]
    words = sorted({word for number in range(len(ACTIONS)) for word in _words(number)})
    at = {word: len(kinds) + 5 + number for number, word in enumerate(words)}
    places = np.zeros((len(ACTIONS), 2), np.int64)
    what = np.zeros((len(ACTIONS), len(kinds) + 5 + len(words)), np.float32)
    for number in range(len(ACTIONS)):
        text = ACTIONS[number].text
        what[number, kinds.index(text.split()[0])] = 1
        for word in _words(number):
            what[number, at[word]] = 1
        if "," in text:
            x, y = map(int, text.split()[-1].split(","))
            places[number] = (y + START_Y, x + START_X)
            ways = [(abs(x - 8) + abs(y - goal)) / 8 for goal in (-2, 0, 2)]
            what[number, len(kinds) : len(kinds) + 5] = (x / 8, y / 8, *ways)
    return places, what


def _words(number: int) -> list[str]:
    """The words of an action other than its kind and its place."""
    return [word for word in ACTIONS[number].text.split()[1:] if "," not in word]


PLACES, WHAT = _described()
AROUND = PLANES * 9
LOOKED_AT = AROUND + WHAT.shape[1]


class Seen(NamedTuple):
    """The network's input: a row for each game, and a row for each action that is allowed.

    Attributes:
        facts: what the deciding seat knows, without the maze.
        actions: what each action is, and what lies around its place.
        game: the row of the game that each action is of.
        number: the action's number.
    """

    facts: Floats
    actions: Floats
    game: Ints
    number: Ints


def see(arrays: Arrays) -> Seen:
    """What the deciding seats see."""
    games = len(arrays.observations)
    maze = arrays.observations[:, :MAZE].reshape(games, PLANES, HEIGHT, WIDTH)
    padded = np.pad(maze, ((0, 0), (0, 0), (1, 1), (1, 1)))
    game, number = np.nonzero(arrays.masks)
    y, x = PLACES[number].T
    around = [padded[game, :, y + dy, x + dx] for dy in range(3) for dx in range(3)]
    looked_at = np.concatenate([*around, WHAT[number]], axis=1, dtype=np.float32)
    facts = arrays.observations[:, MAZE:].astype(np.float32) * _SCALE
    return Seen(facts, looked_at, game, number)


def roles(arrays: Arrays) -> npt.NDArray[np.int64]:
    """The role of the deciding seats: 1 for gold diggers, -1 for saboteurs, 0 for nobody."""
    games = len(arrays.observations)
    facts = arrays.observations[:, _PLAYERS : _PLAYERS + 160].reshape(games, 10, 16)
    own = np.take_along_axis(facts, facts[:, :, _SELF].argmax(1)[:, None, None], axis=1)[:, 0]
    return own[:, _DIGGER].astype(np.int64) - own[:, _SABOTEUR]


def distance(arrays: Arrays) -> tuple[Ints, Ints]:
    """How far the tunnel is from the nearest covered goal, and how many goals are covered."""
    games = len(arrays.observations)
    maze = arrays.observations[:, :MAZE].reshape(games, PLANES, HEIGHT, WIDTH)
    lit = maze[:, LIT].max(axis=1) > 0
    covered = maze[:, COVERED, GOALS_Y, GOAL_X] > 0
    ways = np.where(lit[:, None], STEPS_TO_GOALS, FAR).min(axis=(2, 3))
    return np.where(covered, ways, FAR).min(axis=1), covered.sum(axis=1)


def winners(arrays: Arrays) -> npt.NDArray[np.int8]:
    """Who won the rounds of the present games that are over: game, round, winner."""
    games = len(arrays.observations)
    return arrays.observations[:, _RESULTS : _RESULTS + 9].reshape(games, 3, 3)


# --- The network --------------------------------------------------------------------------------


def fresh(seed: int) -> Params:
    """A network that knows nothing."""
    draw = np.random.default_rng(seed)

    def layer(size: int, to: int, scale: float = 1.0) -> Floats:
        return (draw.normal(size=(size, to)) * scale / np.sqrt(size)).astype(np.float32)

    return {
        "facts": layer(FACTS, HIDDEN),
        "joined": layer(HIDDEN, HIDDEN),
        "actions": layer(LOOKED_AT, HIDDEN),
        "bias": np.zeros(HIDDEN, np.float32),
        "deeper": layer(HIDDEN, HIDDEN),
        "number": layer(HIDDEN, 1, 0.01),
        "value": layer(HIDDEN, 1, 0.01),
    }


def network(params: Params, facts: Any, actions: Any, game: Any) -> tuple[Any, Any]:
    """The logarithm of each action's probability in its game, and what each game is worth.

    Padding rows of actions have a game number beyond the last one.
    """
    count = len(facts)
    known = jnp.tanh(facts @ params["facts"])
    asked = jnp.concatenate([known @ params["joined"], jnp.zeros((1, HIDDEN))])[game]
    hidden = jax.nn.relu(actions @ params["actions"] + asked + params["bias"])
    number = (jax.nn.relu(hidden @ params["deeper"]) @ params["number"])[:, 0]
    most = jax.ops.segment_max(number, game, count + 1)
    weights = jnp.exp(number - most[game])
    sums = jax.ops.segment_sum(weights, game, count + 1)
    return number - most[game] - jnp.log(sums[game]), (known @ params["value"])[:, 0]


_ask = jax.jit(network)


def filled(seen: Seen, length: int) -> tuple[Floats, Ints]:
    """The actions and their games, padded to a multiple of a length."""
    missing = -len(seen.game) % length
    actions = np.pad(seen.actions, ((0, missing), (0, 0)))
    return actions, np.pad(seen.game, (0, missing), constant_values=len(seen.facts))


def choose(
    params: Params, seen: Seen, draw: np.random.Generator | None
) -> tuple[Ints, Floats, Floats]:
    """What the network does in each game.

    Args:
        params: the network.
        seen: what the deciding seats see.
        draw: draws each action with its probability; the likeliest ones where None.

    Returns:
        The rows of the actions, their log probabilities, and what the games are worth.
    """
    actions, game = filled(seen, FEW)
    padded, value = _ask(params, seen.facts, actions, game)
    logs = np.asarray(padded)[: len(seen.game)]
    # With these added, each action is the greatest with its own probability (E. Gumbel).
    rows = greatest(seen, logs if draw is None else logs + draw.gumbel(size=len(logs)))
    return rows, logs[rows], np.asarray(value)


def greatest(seen: Seen, numbers: npt.NDArray[Any]) -> Ints:
    """For each game the row of the action with the greatest number."""
    order = np.lexsort((numbers, seen.game))
    return order[np.searchsorted(seen.game[order], np.arange(len(seen.facts)), side="right") - 1]


# --- Learning -----------------------------------------------------------------------------------


@dataclass
class Step:
    """One decision in each game, what came of it, and whether it was the network's own."""

    seen: Seen
    rows: Ints
    logs: Floats
    values: Floats
    deciders: Ints
    rewards: Floats
    ended: npt.NDArray[np.bool_]
    own: npt.NDArray[np.bool_]


def play(batch: Batch, arrays: Arrays, params: Params, draw: np.random.Generator) -> Iterator[Step]:
    """Decisions of the network, in every other game with saboteurs at random."""
    is_easy = np.arange(batch.games) % 2 == 1
    while True:
        seen = see(arrays)
        rows, logs, values = choose(params, seen, draw)
        deciders = arrays.deciders.astype(np.int64)
        role, (before, goals) = roles(arrays), distance(arrays)
        rounds = winners(arrays).sum(axis=(1, 2))
        own = ~(is_easy & (role < 0))
        rows = np.where(own, rows, greatest(seen, draw.random(len(seen.game))))
        batch.step(seen.number[rows], arrays)
        after, covered = distance(arrays)
        # It isn't a step if another round begins, or if another goal is now the nearest one.
        same = (covered == goals) & ~arrays.ended & (winners(arrays).sum(axis=(1, 2)) == rounds)
        steps = np.where(same, np.clip(before - after, -STEP, STEP), 0)
        rewards = arrays.rewards.copy()
        rewards[np.arange(len(role)), deciders] += CLOSER * role * steps
        yield Step(seen, rows, logs, values, deciders, rewards, arrays.ended.copy(), own)


def advantages(steps: list[Step], last: Floats, decider: Ints) -> tuple[Floats, Floats]:
    """How much better than expected each decision was, and what it was worth.

    Args:
        steps: the decisions, in order.
        last: what the games are worth after them to whoever decides then.
        decider: who that is.
    """
    games = len(last)
    every = np.arange(games)
    gained = np.zeros((games, PLAYERS), np.float32)
    value = np.zeros((games, PLAYERS), np.float32)
    value[every, decider] = last
    better = np.zeros((games, PLAYERS), np.float32)
    found = np.zeros((len(steps), games), np.float32)
    for number in reversed(range(len(steps))):
        step = steps[number]
        for table in (value, better, gained):
            table[step.ended] = 0
        gained += step.rewards
        seat = (every, step.deciders)
        surprise = gained[seat] + GAMMA * value[seat] - step.values
        found[number] = surprise + GAMMA * LAMBDA * better[seat]
        better[seat], value[seat], gained[seat] = found[number], step.values, 0
    return found, found + np.stack([step.values for step in steps])


def loss(params: Params, asked: dict[str, Any]) -> Any:
    """The loss to minimise."""
    logs, values = network(params, asked["facts"], asked["actions"], asked["game"])
    ratio = jnp.exp(logs[asked["rows"]] - asked["logs"])
    better = asked["better"]
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    own = asked["own"] / asked["own"].sum()
    gain = (jnp.minimum(ratio * better, clipped * better) * own).sum()
    real = asked["game"] < len(values)
    entropy = -jnp.where(real, jnp.exp(logs) * logs, 0).sum() / len(values)
    return ((values - asked["worth"]) ** 2 * own).sum() / 2 - gain - ENTROPY * entropy


OPTIMISER = optax.chain(
    optax.clip_by_global_norm(0.5), optax.adam(optax.linear_schedule(RATE, RATE / 10, 6000))
)


@jax.jit
def improve(params: Params, state: Any, asked: dict[str, Any]) -> tuple[Params, Any]:
    """One step of learning."""
    updates, state = OPTIMISER.update(jax.grad(loss)(params, asked), state)
    return optax.apply_updates(params, updates), state


def joined(steps: list[Step], better: Floats, worth: Floats) -> dict[str, Any]:
    """The network's inputs of several steps, as if they were games of a single one."""
    games = len(steps[0].rows)
    lengths = np.cumsum([0, *(len(step.seen.game) for step in steps)])
    seen = Seen(
        np.concatenate([step.seen.facts for step in steps]),
        np.concatenate([step.seen.actions for step in steps]),
        np.concatenate([step.seen.game + games * at for at, step in enumerate(steps)]),
        np.concatenate([step.seen.number for step in steps]),
    )
    actions, game = filled(seen, MANY)
    own = np.concatenate([step.own for step in steps]).astype(np.float32)
    better = better.reshape(-1)
    mean = np.average(better, weights=own)
    spread = np.sqrt(np.average((better - mean) ** 2, weights=own)) + 1e-6
    return {
        "facts": seen.facts,
        "actions": actions,
        "game": game,
        "rows": np.concatenate([step.rows + lengths[at] for at, step in enumerate(steps)]),
        "logs": np.concatenate([step.logs for step in steps]),
        "better": (better - mean) / spread,
        "own": own,
        "worth": worth.reshape(-1),
    }


def learn(
    params: Params,
    state: Any,
    steps: list[Step],
    found: tuple[Floats, Floats],
    draw: np.random.Generator,
) -> tuple[Params, Any]:
    """Learn from some decisions, several times.

    Args:
        params: the network.
        state: what the optimiser remembers.
        steps: the decisions.
        found: how much better than expected each was, and what it was worth.
        draw: the order in which they are gone through.
    """
    better, worth = found
    for _ in range(EPOCHS):
        for part in np.array_split(draw.permutation(len(steps)), PARTS):
            asked = joined([steps[at] for at in part], better[part], worth[part])
            params, state = improve(params, state, asked)
    return params, state


# --- Against players at random ------------------------------------------------------------------


def share_won(params: Params, role: int, rounds: int, seed: str) -> float:
    """How many rounds in a hundred the network wins in a role, the others playing at random.

    It makes its likeliest move. Rounds that nobody can win, as no saboteur was dealt, are left out;
    of each game the first two rounds count, since later observations tell who has won them.

    Args:
        params: the network.
        role: 1 for gold diggers, -1 for saboteurs.
        rounds: how many rounds are played at least.
        seed: where the deals come from.
    """
    batch = Batch("saboteur", GAMES, PLAYERS, seed)
    arrays = batch.arrays()
    batch.observe(arrays)
    draw = np.random.default_rng(0)
    won = lost = 0
    while won + lost < rounds:
        seen = see(arrays)
        own, _, _ = choose(params, seen, None)
        rows = np.where(roles(arrays) == role, own, greatest(seen, draw.random(len(seen.game))))
        before = winners(arrays).astype(np.int64)
        batch.step(seen.number[rows], arrays)
        new = np.where(arrays.ended[:, None, None], 0, winners(arrays) - before).clip(0)
        diggers, saboteurs, _ = new.sum(axis=(0, 1))
        won += int(diggers if role > 0 else saboteurs)
        lost += int(saboteurs if role > 0 else diggers)
    return 100 * won / (won + lost)


def train(arguments: argparse.Namespace) -> Iterator[tuple[int, float, float]]:
    """Learn; yields now and then the number of decisions and what is won in each role."""
    draw = np.random.default_rng(arguments.seed)
    params = fresh(arguments.seed)
    state = OPTIMISER.init(params)
    batch = Batch("saboteur", GAMES, PLAYERS, arguments.seed, rewards="points")
    arrays = batch.arrays()
    batch.observe(arrays)
    decisions = 0
    compare = partial(share_won, rounds=arguments.compared, seed="against random")
    for number in range(arguments.iterations):
        if number % arguments.every == 0:
            yield decisions, compare(params, 1), compare(params, -1)
        playing = play(batch, arrays, params, draw)
        steps = [next(playing) for _ in range(STEPS)]
        decisions += STEPS * GAMES
        _, _, last = choose(params, see(arrays), draw)
        found = advantages(steps, last, arrays.deciders.astype(np.int64))
        params, state = learn(params, state, steps, found, draw)
    yield decisions, compare(params, 1), compare(params, -1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn both sides of Saboteur by self-play.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--compared", type=int, default=300)
    parser.add_argument("--goal", type=float, default=60.0)
    arguments = parser.parse_args()
    began = time.monotonic()
    print("decisions  as diggers  as saboteurs  minutes  of the processor", flush=True)
    for decisions, digging, sabotaging in train(arguments):
        minutes = (time.monotonic() - began) / 60
        used = time.process_time() / 60
        shares = f"{digging:8.1f} %  {sabotaging:10.1f} %"
        print(f"{decisions:9}  {shares}  {minutes:7.1f}  {used:16.1f}", flush=True)
        if minutes > arguments.minutes or min(digging, sabotaging) >= arguments.goal:
            break


if __name__ == "__main__":
    main()
