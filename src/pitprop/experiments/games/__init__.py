"""How experiments play each game, a module each."""
