"""Records: whole games as text, written, read, replayed and verified."""
