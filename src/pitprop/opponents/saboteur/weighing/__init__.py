"""What moves of Saboteur are worth by rules of thumb."""
