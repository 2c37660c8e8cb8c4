"""Abilities: what cards do, as small programs that any game on the kernel can run."""
