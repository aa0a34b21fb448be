"""What a game consists of, said once: its moves, its events, what its states hold.

A game describes its parts with these tools; codes and their decoding, notation and its parser,
redaction, bytes and equality, and the page's types follow from the description, the same way for
all games.
"""
