"""Live connections between browsers and tables."""
