"""English: what cards say, composed from their trees."""
