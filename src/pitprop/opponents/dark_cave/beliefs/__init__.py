"""What players of The Dark Cave believe: whom the others work for, and where the exit is."""
