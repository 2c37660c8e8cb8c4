"""The rules of Mitos y Leyendas, one module a part of the turn; each function cites the book's numbers."""
