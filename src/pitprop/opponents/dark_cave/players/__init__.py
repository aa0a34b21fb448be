"""The opponents that play The Dark Cave: each module here is one, its `OPPONENT`."""
