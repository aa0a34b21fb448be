"""What moves of The Dark Cave are worth by rules of thumb."""
