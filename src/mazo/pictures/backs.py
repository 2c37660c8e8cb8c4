"""Backs of cards: an engraved rosette with one sign."""

from __future__ import annotations

from mazo.pictures.style import Back

_CORNERS = ((16, 18), (110, 18), (16, 158), (110, 158))


def back(look: Back) -> str:
    """The back of a game's cards as SVG."""
    if look.petals == "rays":
        petals = "".join(
            f'<path d="M63 88L57 34L63 24L69 34Z" transform="rotate({turn * 30} 63 88)"/>' for turn in range(12)
        )
    else:
        wide = 17 if look.petals == "wide" else 13
        petals = "".join(
            f'<ellipse cx="63" cy="88" rx="{wide}" ry="44" transform="rotate({turn * 15} 63 88)"/>'
            for turn in range(12)
        )
    stars = "".join(
        f"M{x} {y - 7}Q{x} {y} {x + 7} {y}Q{x} {y} {x} {y + 7}Q{x} {y} {x - 7} {y}Q{x} {y} {x} {y - 7}Z"
        for x, y in _CORNERS
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 176"><defs><radialGradient id="b">'
        '<stop offset="0" '
        f'stop-color="{look.middle}"/>'
        '<stop offset="1" '
        f'stop-color="{look.ground}"/>'
        "</radialGradient></defs>"
        '<rect width="126" height="176" rx="8" fill="url(#b)"/>'
        f'<g fill="none" stroke="{look.gilt}" stroke-width=".8" opacity=".75">{petals}<circle cx="63" cy="88" r="48"/>'
        '<circle cx="63" cy="88" r="52" stroke-dasharray="1 3"/></g>'
        f'<circle cx="63" cy="88" r="24" fill="{look.ground}" stroke="{look.gilt}" stroke-width="1.6"/>'
        f'<path d="{look.sign}" fill="{look.colour}"/><path d="{stars}" fill="{look.gilt}"/>'
        f'<rect x="4" y="4" width="118" height="168" rx="6" fill="none" stroke="{look.gilt}" stroke-width="1.4"/>'
        '<rect x="8" y="8" width="110" '
        'height="160" rx="4" fill="none" '
        f'stroke="{look.gilt}" '
        'stroke-width=".6" '
        'opacity=".7"/></svg>'
    )
