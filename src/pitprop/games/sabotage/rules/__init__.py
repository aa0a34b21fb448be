"""The rules: what there is on the table, what is allowed, and what moves and chance do."""
