"""Texts of the game: deck lists, actions, positions and replays."""
