"""The rules of Farolito: the small numbers, and the game that is played with them."""
