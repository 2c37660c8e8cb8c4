"""Lorcana's own part of the lowering: what its words mean to its engine, keywords, and whole cards."""
