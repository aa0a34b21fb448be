"""What people read and write: names, seats and numbers in words, and files of text."""
