"""The opponents that play Sabotage: each module here is one, its `OPPONENT`."""
