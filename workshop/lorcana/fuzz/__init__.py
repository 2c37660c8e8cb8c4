"""Random games with synthetic cards that say everything a card can say."""
