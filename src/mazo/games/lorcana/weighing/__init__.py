"""How the bots of Lorcana judge a table."""
