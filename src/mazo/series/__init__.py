"""Games made of games: single games, series of two and best of N, with the table cleared in between."""

from mazo.series.formats import Format, format_named
from mazo.series.series import Series, SeriesEvent, SeriesOutcome

__all__ = ["Format", "Series", "SeriesEvent", "SeriesOutcome", "format_named"]
