"""Commands of `mazo` that work only in the repository."""
