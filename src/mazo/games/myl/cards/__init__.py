"""The cards of Mitos y Leyendas, and the decks that are built of them."""
