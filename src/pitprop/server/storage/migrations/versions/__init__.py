"""A step each, never changed once it is released; `schema.py` has what comes of them."""
