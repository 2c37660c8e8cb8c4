"""The builders of the grammar, one module for each section of it."""
