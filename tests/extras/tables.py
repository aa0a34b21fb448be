"""All games with all numbers of players."""

from __future__ import annotations

from pitprop.envs.codecs import GAMES, environment

TABLES = [(game, players) for game in GAMES for players in environment(game).game.seat_counts]
