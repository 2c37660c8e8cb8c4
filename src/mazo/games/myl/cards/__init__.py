"""The cards of Mitos y Leyendas: for now synthetic ones, labelled so."""
