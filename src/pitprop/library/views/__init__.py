"""What one seat may know, in words: a typed view for each game, loaded when it is first needed."""
