"""The picture of a deck, to be shared: its cards, how often each is in it, and how many there are of each cost."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable
from html import escape
from typing import Final

from mazo.games.board import Tint
from mazo.games.kind import GameKind
from mazo.texts.lang import Lang
from mazo.views import CardFace

WIDTH: Final = 1200
_COLUMNS: Final = 5
_TILE: Final = 216
_GAP: Final = 16
_SCENE: Final = 150
_PLATE: Final = 58
_TOP: Final = 148
_EDGE: Final = 28
_HIGHEST: Final = 8
"""Cards that cost more are counted with these."""
_SERIF: Final = "Fraunces, Georgia, serif"
_SANS: Final = "'Atkinson Hyperlegible', Verdana, sans-serif"
_PLAIN: Final = Tint("", "dots", "#394263", "#aabcff", "#151a2c")


def deck_sheet(kind: GameKind, title: str, cards: Iterable[tuple[CardFace, int]], lang: Lang) -> str:
    """A deck as one picture: the faces of its cards, each with how often it is in it."""
    faces = sorted(cards, key=lambda one: (one[0].cost, one[0].name))
    rows = -(-len(faces) // _COLUMNS)
    height = _TOP + rows * (_SCENE + _PLATE + _GAP) + _EDGE
    count = sum(n for _, n in faces)
    size = f"{count} cartas" if lang == "es" else f"{count} cards"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        '<defs><radialGradient id="t" cy=".3"><stop offset="0" stop-color="#1f2b57"/><stop offset=".55" '
        'stop-color="#10172e"/><stop offset="1" stop-color="#080c1a"/></radialGradient></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="url(#t)"/>',
        _text(_EDGE, 68, title, 44, _SERIF, "#f2cb70"),
        _text(_EDGE, 104, f"{kind.title} · {size}", 19, _SANS, "#c0c9e2"),
    ]
    if kind.plan.cost is not None:
        parts.append(_curve(Counter(dict.fromkeys(range(1, _HIGHEST + 1), 0)), faces))
    for at, (face, n) in enumerate(faces):
        x = _EDGE + at % _COLUMNS * (_TILE + _GAP)
        y = _TOP + at // _COLUMNS * (_SCENE + _PLATE + _GAP)
        parts.append(f'<g transform="translate({x} {y})">{_tile(kind, face, n)}</g>')
    return "".join([*parts, "</svg>"])


def _tile(kind: GameKind, face: CardFace, copies: int) -> str:
    """One card: its picture, its name on a plate, its cost and how often it is in the deck."""
    plan = kind.plan
    tint = next((plan.tints[key] for key in (*face.colours, face.type) if key in plan.tints), _PLAIN)
    plate = tint.plate or plan.material.dark.get("plate", "#151a2c")
    words = plan.material.dark.get("plate-text", "#f4f1e9") if not tint.plate else "#f4f1e9"
    rim = tint.bright or tint.fill
    scene = b64encode(kind.picture(face.name).encode()).decode()
    high = _SCENE + _PLATE
    parts = [
        f'<rect width="{_TILE}" height="{high}" rx="11" fill="{plate}"/>',
        f'<svg width="{_TILE}" height="{_SCENE}" viewBox="0 0 {_TILE} {_SCENE}"><image width="{_TILE}" '
        f'height="{_SCENE}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,{scene}"/></svg>',
        f'<rect y="{_SCENE - 3}" width="{_TILE}" height="5" fill="{tint.fill}"/>',
        _text(11, _SCENE + 25, face.title, 18 if len(face.title) < 22 else 14, _SERIF, words),
        _text(
            11, _SCENE + 45, face.version, 14 if len(face.version) < 30 else 12, _SANS, words, ' font-style="italic"'
        ),
        f'<rect x="1" y="1" width="{_TILE - 2}" height="{high - 2}" rx="10" fill="none" stroke="{rim}" '
        'stroke-width="2" opacity=".8"/>',
        f'<rect x="{_TILE - 44}" y="-6" width="48" height="28" rx="7" fill="#fff" stroke="#10131d"/>',
        _text(_TILE - 20, 15, f"×{copies}", 18, _SANS, "#10131d", ' font-weight="700" text-anchor="middle"'),
    ]
    if tint.letter:
        parts.append(f'<rect x="{_TILE - 38}" y="{_SCENE - 21}" width="27" height="19" rx="4" fill="{tint.fill}"/>')
        middle = ' font-weight="700" text-anchor="middle"'
        parts.append(_text(_TILE - 24.5, _SCENE - 7, tint.letter, 13, _SANS, "#fff", middle))
    if plan.cost is not None and face.type not in plan.cost.free:
        parts.append('<path d="M16-8 33 2V22L16 32-1 22V2z" fill="#0c1020" stroke="#f2cb70" stroke-width="2.5"/>')
        parts.append(_text(16, 19, str(face.cost), 19, _SERIF, "#fff", ' text-anchor="middle"'))
    return "".join(parts)


def _curve(costs: Counter[int], faces: list[tuple[CardFace, int]]) -> str:
    """How many cards there are of each cost, as bars."""
    for face, n in faces:
        costs[min(max(face.cost, 1), _HIGHEST)] += n
    most = max(*costs.values(), 1)
    bars = []
    for at, (cost, n) in enumerate(sorted(costs.items())):
        x, high = WIDTH - _EDGE - 8 * 44 + at * 44, n / most * 62
        if n:
            bars.append(f'<rect x="{x}" y="{104 - high:.0f}" width="34" height="{high:.0f}" rx="3" fill="#7fe8d4"/>')
            bars.append(_text(x + 17, 98 - high, str(n), 14, _SANS, "#eef1fa", ' text-anchor="middle"'))
        label = f"{cost}+" if cost == _HIGHEST else str(cost)
        bars.append(_text(x + 17, 124, label, 14, _SANS, "#c0c9e2", ' text-anchor="middle"'))
    return "".join(bars)


def _text(x: float, y: float, said: str, size: int, font: str, colour: str, more: str = "") -> str:
    place = f'x="{x:g}" y="{y:.0f}" font-size="{size}"'
    return f'<text {place} font-family="{font}" fill="{colour}"{more}>{escape(said)}</text>' if said else ""
