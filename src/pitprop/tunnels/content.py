"""What a maze holds, as a type of attribute."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.description.content import Kind
from pitprop.tunnels.maze import Maze, maze_of

MAZE: Final[Kind[Maze]] = Kind(
    tuple[list[int], list[int]],
    lambda maze: (list(maze.cells), list(maze.coordinates)),
    lambda data: maze_of(vec[i64](data[0]), vec[i64](data[1])),
)
