"""What the words of Mitos y Leyendas mean to its engine."""
