"""The line-based text protocol between a table and whoever sits at it."""
