"""Sabotage as an environment: its actions, its observations."""
