"""Effects that last: what they say of cards, what they replace and trigger, and what is remembered for them."""
