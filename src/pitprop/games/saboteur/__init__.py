"""Saboteur: hidden roles and tunnels, 3 to 10 players, three editions of the rules."""
