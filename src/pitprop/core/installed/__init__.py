"""What installed packages offer: games, opponents and extras."""
