"""Spanish: what cards say, composed from their trees."""
