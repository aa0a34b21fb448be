"""What the page is given to read: games, rules, guides, puzzles, and sheets to print."""
