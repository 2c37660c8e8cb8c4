"""How the bot of Mitos y Leyendas weighs what it sees."""
