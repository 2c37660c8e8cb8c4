"""Disney Lorcana's rules, one module a chapter; each function cites the numbers of the 2.x line in its docstring."""
