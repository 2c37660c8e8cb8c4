"""The workshop's tools for Disney Lorcana."""
