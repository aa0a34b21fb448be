"""What moves of Sabotage are worth by rules of thumb."""
