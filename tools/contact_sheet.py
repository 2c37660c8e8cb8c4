"""Pictures of many cards side by side, to be looked at before and after the way they are drawn changes.

python -m tools.contact_sheet lorcana 60 > sheet.html
"""

from __future__ import annotations

import sys
from base64 import b64encode
from html import escape
from random import Random

from mazo.games import kind

STYLE = (
    "body{margin:8px;background:#10172e;color:#eef1fa;font:12px sans-serif;display:grid;gap:8px;"
    "grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}figure{margin:0}img{width:100%}"
)


def sheet(game: str, most: int) -> str:
    """A page with so many cards of a game, always the same ones."""
    known = kind(game)
    names = [one.card.name for one in known.catalogue]
    Random(len(names)).shuffle(names)
    figures = []
    for name in names[:most]:
        drawn = b64encode(known.picture(name).encode()).decode()
        picture = f'<img alt="" src="data:image/svg+xml;base64,{drawn}">'
        figures.append(f"<figure>{picture}<figcaption>{escape(name)}</figcaption></figure>")
    return f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{"".join(figures)}'


if __name__ == "__main__":
    print(sheet(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60))
