"""A picture for every card: scenes drawn from its name, its kinds and its words, the same wherever it is shown."""
