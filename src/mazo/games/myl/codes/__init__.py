"""The small integers of Mitos y Leyendas, one module per sort: imported as modules, read as `E.PLAYED`."""
