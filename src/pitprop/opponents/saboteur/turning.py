"""Which way round a turned-up stone lies better for the player's side (S-54, S-58)."""

from __future__ import annotations

from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.move_codes import card_of
from pitprop.opponents.saboteur.candidate import Candidate
from pitprop.opponents.saboteur.frontier import Front
from pitprop.opponents.saboteur.situation import Situation
from pitprop.tunnels.maze import GOAL


def weigh_turning(at: Situation, code: int) -> Candidate:
    """What it is worth to turn the stone so."""
    table = at.view.table
    place = table.goal_place[table.stones[0]]
    maze = table.maze.clone()
    maze.lay(maze.x(place), maze.y(place), card_of(code), GOAL)
    left = at.expected(Front(maze, at.replay.hidden).missing)
    move = Candidate(code)
    saboteur = at.view.role == SABOTEUR
    move.add(left if saboteur else -left, "turn-away" if saboteur else "turn", cards=round(left))
    return move
