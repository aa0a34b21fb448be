"""What a game is: seats, moves, events, views, records, randomness, the registry, conformance."""
