"""Saboteur – The Dark Cave: clans, creatures and one way out of the cave, 2 to 8 players."""
