"""What players of Sabotage believe: what the others hold."""
