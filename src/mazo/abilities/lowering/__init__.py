"""From ability trees to what the engine runs: programs, expressions, and the abilities and figures of each card."""
