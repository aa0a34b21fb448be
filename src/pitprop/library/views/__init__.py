"""What one seat may know, in words: a typed view for each game, loaded where it is first met."""
