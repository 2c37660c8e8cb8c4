"""The curve of a load as a table and as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from typing import Final

from bench.loading import Point

COLUMNS: Final = (
    "tables", "p50", "p90", "p99", "most", "of a core", "ms CPU an action", "lag p99", "held", "commits/s", "MB",
    "own lag", "errors",
)  # fmt: skip
WIDTH: Final = 720
HEIGHT: Final = 400
LEFT: Final = 60
BELOW: Final = 40
LOW: Final = 1.0
HIGH: Final = 10_000.0
"""Milliseconds at the lower and at the upper edge."""
WANTED: Final = 100.0
COLOURS: Final = ("#8a5a00", "#005f8a", "#5a2d82", "#2d6a2d")


def written(points: Sequence[Point], *, head: bool = True) -> str:
    """The points as rows of a table; times in milliseconds."""
    rows = [
        f"| {at.tables} | {at.p50:.0f} | {at.p90:.0f} | {at.p99:.0f} | {at.most:.0f} | {at.core:.2f} "
        f"| {at.per_told:.2f} | {at.lag:.0f} | {at.held} | {at.commits:.0f} | {at.memory:.0f} "
        f"| {at.own_lag:.1f} | {at.complaints} |"
        for at in points
    ]
    top = [f"| {' | '.join(COLUMNS)} |", "|" + "---|" * len(COLUMNS)] if head else []
    return "\n".join([*top, *rows])


def drawn(curves: Mapping[str, Sequence[Point]]) -> str:
    """The 99th percentile over the number of tables, both on scales of powers of ten; a line where 100 ms are."""
    most = max((point.tables for points in curves.values() for point in points), default=10)
    least = min((point.tables for points in curves.values() for point in points), default=1)

    def across(tables: float) -> float:
        span = log10(most / least) or 1.0
        return LEFT + (WIDTH - LEFT - 20) * log10(tables / least) / span

    def down(ms: float) -> float:
        share = (log10(min(max(ms, LOW), HIGH)) - log10(LOW)) / (log10(HIGH) - log10(LOW))
        return HEIGHT - BELOW - (HEIGHT - BELOW - 20) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        'font-size="12"><title>p99 in ms over tables</title><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for ms in (1, 10, 100, 1_000, 10_000):
        dash = "" if ms == WANTED else ' stroke-dasharray="2 4"'
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 20}" y1="{down(ms):.1f}" y2="{down(ms):.1f}" stroke="#777"{dash}/>'
            f'<text x="{LEFT - 6}" y="{down(ms) + 4:.1f}" text-anchor="end">{ms:,} ms</text>'
        )
    for tables in sorted({point.tables for points in curves.values() for point in points}):
        parts.append(f'<text x="{across(tables):.1f}" y="{HEIGHT - 16}" text-anchor="middle">{tables:,}</text>')
    for place, (name, points) in enumerate(curves.items()):
        colour = COLOURS[place % len(COLOURS)]
        path = " ".join(f"{across(point.tables):.1f},{down(point.p99):.1f}" for point in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [
            f'<circle cx="{across(at.tables):.1f}" cy="{down(at.p99):.1f}" r="3" fill="{colour}"/>' for at in points
        ]
        parts.append(f'<text x="{LEFT + 10}" y="{34 + 16 * place}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>\n"])
