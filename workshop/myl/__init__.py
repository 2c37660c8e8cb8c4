"""The workshop's tools for Mitos y Leyendas."""
