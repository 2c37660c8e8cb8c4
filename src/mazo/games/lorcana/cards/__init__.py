"""Lorcana's cards: the catalogue of facts, its importer, deck construction and sample decks."""
