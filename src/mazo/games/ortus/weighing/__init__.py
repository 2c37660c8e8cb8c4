"""How the bots of Ortus Regni judge a table."""
