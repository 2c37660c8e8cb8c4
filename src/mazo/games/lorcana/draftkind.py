"""Drafts of Lorcana: boosters of its sets, drafters who know how good its cards are, and decks for limited play."""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources import files
from typing import Final

import msgspec

from mazo.games.building import Plan
from mazo.games.limited import DraftFormat, Ratings
from mazo.games.lorcana.book.keys import DRAFTING
from mazo.games.lorcana.cards import formats, sheets
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.kind import KIND as LORCANA
from mazo.games.packkind import PackKind
from mazo.texts.lang import Wording

AVERAGE: Final = 50
"""What a card is rated that nobody has measured."""
INKABLE: Final = 0.7
"""How much of a deck should be able to become ink."""


class LorcanaDraftKind(PackKind):
    """Drafts with Lorcana's boosters for two to eight players."""

    name = "lorcana-draft"
    title = "Disney Lorcana: draft"
    base = LORCANA
    drafting = DRAFTING

    @cached_property
    def products(self) -> dict[str, Wording]:
        """[M54] The sets whose boosters can be opened."""
        names = formats.sets()
        return {code: Wording(names[code].name, names[code].name) for code in sheets.sets()}

    def sheets(self, product: str) -> dict[str, tuple[str, ...]]:
        """The cards of a set by rarity."""
        found = sheets.sheets(product)
        return {rarity: tuple(card.full_name for card in cards) for rarity, cards in found.items()}

    def rating(self, name: str) -> int:
        """How often decks win in which the card was drawn, as the project's own games have shown."""
        return _ratings().get(name, AVERAGE)

    def colours_of(self, name: str) -> tuple[str, ...]:
        """The inks of a card."""
        return standard().find(name).inks

    def cost_of(self, name: str) -> int:
        """What a card costs."""
        return standard().find(name).cost

    def pays(self, name: str) -> bool:
        """Whether the card can become ink."""
        return standard().find(name).inkable

    def deck_plan(self, format: DraftFormat) -> Plan:
        """[1.10.1.2] As many cards as the format asks, of which enough can become ink."""
        return Plan(format.least, round(format.least * INKABLE))


@cache
def _ratings() -> dict[str, int]:
    content = (files("mazo.games.lorcana") / "ratings.json").read_bytes()
    return msgspec.json.decode(content, type=Ratings).ratings


KIND = LorcanaDraftKind()
