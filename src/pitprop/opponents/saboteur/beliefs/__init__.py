"""What players of Saboteur believe: who is what, and where the treasure is."""
