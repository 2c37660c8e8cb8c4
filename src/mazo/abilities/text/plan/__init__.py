"""What a card text says, in which order and of whom, whatever the language."""
