"""The Dark Cave as an environment: its actions, its observations."""
