"""What cards say, as trees: the records, their programs, and their words in two languages."""
