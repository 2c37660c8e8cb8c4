"""The machine of card text: instructions, expressions, and what runs and reads them."""
