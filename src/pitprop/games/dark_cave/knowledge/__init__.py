"""What is known: views, what has happened, and states that agree with a view."""
