"""The opponents that play Saboteur: each module here is one, its `OPPONENT`."""
