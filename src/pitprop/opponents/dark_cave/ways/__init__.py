"""Ways through the cave, and what they cost."""
