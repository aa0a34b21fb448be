"""Options and editions of games, as data."""
