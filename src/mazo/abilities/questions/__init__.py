"""What a running program asks, out of the text of its card: which clause asks, and how it is put to a player."""
