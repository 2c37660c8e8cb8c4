"""From parses to pieces of the ability tree: a function for each name of the grammar, in the module of its section."""
