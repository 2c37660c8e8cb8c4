"""Charts that a person would share, as SVG: a heat map of shares, bars, and steps that add up."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

_SERIF: Final = "Fraunces, Georgia, serif"
_SANS: Final = "'Atkinson Hyperlegible', Verdana, sans-serif"
_NIGHT, _BRIGHT, _DIM, _SUN = "#10172e", "#f4f1e9", "#c0c9e2", "#f2cb70"
_LOST, _EVEN, _WON = (178, 58, 72), (58, 66, 99), (46, 148, 116)
_EDGE: Final = 28
_TOP: Final = 96


class Bar(msgspec.Struct, frozen=True):
    """A bar of a chart: what it stands for, how long it is (0 to 1), what is written at its end, and its interval."""

    label: str
    length: float
    said: str
    interval: tuple[float, float] | None = None


class Cell(msgspec.Struct, frozen=True):
    """A share in a heat map with its interval, and the same in a sentence."""

    share: float
    interval: tuple[float, float]
    said: str


class HeatMap(msgspec.Struct, frozen=True):
    """Shares of rows against columns; nothing where two have not met."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Cell | None, ...], ...]


class Curve(msgspec.Struct, frozen=True):
    """Shares that grow from step to step, with their intervals where they were found by playing."""

    label: str
    shares: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...] = ()


class Steps(msgspec.Struct, frozen=True):
    """Curves over steps that are numbered from `first` on, and what the steps are."""

    curves: tuple[Curve, ...]
    axis: str
    first: int = 1


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be drawn, one of three: whoever shows it chooses colours and sizes."""

    heat: HeatMap | None = None
    steps: Steps | None = None
    bars: tuple[Bar, ...] = ()
    half: str = ""
    """What the middle of the bars means, where they grow from there."""


def drawn(title: str, below: str, drawing: Drawing) -> str:
    """A drawing as a chart that a person would share."""
    if drawing.heat is not None:
        shares = [[None if cell is None else cell.share for cell in row] for row in drawing.heat.cells]
        return heat_map(title, below, drawing.heat.rows, drawing.heat.columns, shares)
    if drawing.steps is not None:
        curves = [(curve.label, curve.shares) for curve in drawing.steps.curves]
        return steps(title, below, curves, drawing.steps.first)
    return bars(title, below, drawing.bars)


def heat_map(
    title: str, below: str, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[float | None]]
) -> str:
    """Shares of rows against columns: the deeper the green, the more is won; the deeper the red, the less."""
    left, size = _EDGE + 9 * max(map(len, rows)), 58
    slant = 6 * max(map(len, columns))
    width, top = max(520, left + size * len(columns) + _EDGE + slant // 2), _TOP + slant
    parts = [_head(title, below)]
    for at, name in enumerate(columns):
        x = left + size * at + size // 2
        parts.append(_text(x, top - 10, name, 14, more=f' transform="rotate(-40 {x} {top - 10})"'))
    for row, name in enumerate(rows):
        y = top + size * row
        parts.append(_text(left - 10, y + size // 2 + 5, name, 14, more=' text-anchor="end"'))
        for column, share in enumerate(cells[row]):
            x = left + size * column
            parts.append(
                f'<rect x="{x}" y="{y}" width="{size - 3}" height="{size - 3}" rx="6" fill="{_shade(share)}"/>'
            )
            said = "–" if share is None else f"{100 * share:.0f}"
            parts.append(_text(x + size // 2 - 1, y + size // 2 + 6, said, 17, _BRIGHT, ' text-anchor="middle"'))
    return _sheet(parts, width, top + size * len(rows) + _EDGE)


def bars(title: str, below: str, shown: Sequence[Bar]) -> str:
    """Bars from the left, each with its interval as a thin line across its end."""
    left = _EDGE + 9 * max((len(bar.label) for bar in shown), default=1)
    room, high = 420, 30
    parts = [_head(title, below)]
    for at, bar in enumerate(shown):
        y = _TOP + high * at
        parts.append(_text(left - 10, y + 17, bar.label, 14, more=' text-anchor="end"'))
        parts.append(
            f'<rect x="{left}" y="{y + 3}" width="{room * bar.length:.1f}" height="19" rx="4" fill="{_shade(0.8)}"/>'
        )
        end = bar.length
        if bar.interval is not None:
            low, end = bar.interval
            line = f"M{left + room * low:.1f} {y + 12}H{left + room * end:.1f}"
            parts.append(f'<path d="{line}" stroke="{_SUN}" stroke-width="2"/>')
        parts.append(_text(left + room * max(end, bar.length) + 8, y + 18, bar.said, 14))
    return _sheet(parts, left + room + 120, _TOP + high * len(shown) + _EDGE)


def steps(title: str, below: str, curves: Sequence[tuple[str, Sequence[float]]], first: int = 1) -> str:
    """Shares that grow from step to step, a line for each curve; the steps are numbered from `first` on."""
    count = max(1, *(len(shares) for _, shares in curves))
    wide, high, left = max(24, min(60, 900 // count)), 260, 70
    parts = [_head(title, below)]
    bottom = _TOP + high
    for part in range(5):
        y = bottom - high * part / 4
        parts.append(f'<path d="M{left} {y:.0f}H{left + wide * count}" stroke="{_DIM}" stroke-opacity=".25"/>')
        parts.append(_text(left - 8, y + 5, f"{25 * part} %", 13, more=' text-anchor="end"'))
    for at in range(count):
        parts.append(_text(left + wide * at + wide / 2, bottom + 20, str(first + at), 13, more=' text-anchor="middle"'))
    for number, (name, shares) in enumerate(curves):
        colour = _CURVES[number % len(_CURVES)]
        places = [f"{left + wide * at + wide / 2:.1f} {bottom - high * share:.1f}" for at, share in enumerate(shares)]
        parts.append(f'<path d="M{"L".join(places)}" fill="none" stroke="{colour}" stroke-width="3"/>')
        parts.append(_text(left + 12, _TOP + 16 + 20 * number, name, 14, colour))
    return _sheet(parts, left + wide * count + _EDGE, bottom + 48)


_CURVES: Final = ("#f2cb70", "#7fb4ff", "#66d2a8", "#ff9d86", "#c9a2ff", "#9fe3f2")


def _shade(share: float | None) -> str:
    """The colour of a share: red below a half, green above."""
    if share is None:
        return "#1b2340"
    end, far = (_WON, share - 0.5) if share >= 0.5 else (_LOST, 0.5 - share)
    strength = min(1.0, far / 0.35)
    mixed = [round(even + (full - even) * strength) for even, full in zip(_EVEN, end, strict=True)]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def _head(title: str, below: str) -> str:
    return _text(_EDGE, 46, title, 28, _SUN, font=_SERIF) + _text(_EDGE, 72, below, 14)


def _text(x: float, y: float, words: str, size: int, colour: str = _DIM, more: str = "", font: str = _SANS) -> str:
    look = f'font-family="{font}" font-size="{size}" fill="{colour}"{more}'
    return f'<text x="{x:g}" y="{y:g}" {look}>{escape(words)}</text>'


def _sheet(parts: Sequence[str], width: float, height: float) -> str:
    size = f'width="{width:.0f}" height="{height:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" {size}>'
    return f'{head}<rect {size} fill="{_NIGHT}"/>{"".join(parts)}</svg>\n'
