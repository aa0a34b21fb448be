"""Finding puzzles in games of computer players."""
