"""What the lab found out for other tools: typed tables as Parquet, and charts as PNG.

Both need an extra of the package, which is imported only when somebody asks for such a file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final

import msgspec

from mazo.errors import BadConfig

ZOOM: Final = 2.0
"""Charts are drawn twice as large as they are, for screens that show fine print."""
DECKS: Final = ("one", "two")
"""Numbers that stand for decks, in what is told of two of them."""


def records(found: msgspec.Struct) -> list[dict[str, Any]]:
    """The first list of what was found, one flat row for each entry, with what holds for all of them.

    Names of inner parts are joined to those of the parts around them: `first_wins`, `interval_0`.
    """
    told = msgspec.to_builtins(found)
    lists = {
        name: value
        for name, value in told.items()
        if isinstance(value, list | tuple) and value and isinstance(value[0], dict)
    }
    common = {name: value for name, value in told.items() if isinstance(value, str | int | float | bool)}
    if not lists:
        return [_flat(told)]
    names = told.get("decks")
    return [{**common, **_flat(_named(entry, names))} for entry in next(iter(lists.values()))]


def parquet(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Rows as a Parquet file; a column has the type of its values, and nothing where a row has none."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise _missing("Parquet", "parquet") from None
    out = BytesIO()
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = pyarrow.table({name: [row.get(name) for row in rows] for name in columns})
    pyarrow.parquet.write_table(table, out)
    return out.getvalue()


def png(chart: str) -> bytes:
    """A chart, which is SVG, as a picture that can be sent anywhere."""
    try:
        import resvg_py
    except ImportError:
        raise _missing("PNG", "png") from None
    drawn: bytes = bytes(
        resvg_py.svg_to_bytes(svg_string=chart, zoom=ZOOM, serif_family="DejaVu Serif", sans_serif_family="DejaVu Sans")
    )
    return drawn


def _flat(entry: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in entry.items():
        if isinstance(value, Mapping):
            found |= _flat(value, f"{before}{name}_")
        elif isinstance(value, list | tuple):
            found |= _flat({str(at): one for at, one in enumerate(value)}, f"{before}{name}_")
        else:
            found[f"{before}{name}"] = value
    return found


def _named(entry: Mapping[str, Any], decks: Any) -> dict[str, Any]:
    """An entry in which decks are told by their names, not by their numbers."""
    if not isinstance(decks, list | tuple) or not all(isinstance(entry.get(side), int) for side in DECKS):
        return dict(entry)
    return {name: decks[value] if name in DECKS else value for name, value in entry.items()}


def _missing(what: str, extra: str) -> BadConfig:
    return BadConfig(
        f"What writes {what} is not installed: pip install 'mazo[{extra}]' brings it.",
        f"Lo que escribe {what} no está instalado: pip install 'mazo[{extra}]' lo trae.",
    )
