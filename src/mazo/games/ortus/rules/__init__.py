"""The rules of the Ortus Regni draft and of its drafted game; each function cites the book's numbers."""
