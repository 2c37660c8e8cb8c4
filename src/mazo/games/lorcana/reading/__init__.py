"""From printed English card text to ability trees: a grammar, rules for what its pronouns mean, and trees by hand."""
