"""What cards of any game say, as trees: the records, and the words that a game has for them."""
