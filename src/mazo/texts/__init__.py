"""What is said and read, whatever the game: languages, phrases, glossaries, rule books, deck lists, faults in files."""
