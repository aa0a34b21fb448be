"""Path cards as partitions of their openings, and the maze they are laid in."""
