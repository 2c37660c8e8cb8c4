"""The Spanish of the cards of Mitos y Leyendas read into ability trees."""
