"""From printed text to ability trees: the part that every game and language shares; what they bring is a `Tongue`."""
