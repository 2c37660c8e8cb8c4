"""Drafts of Mitos y Leyendas: boosters of the great editions, and Sellado with Oros from outside."""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources import files
from typing import Final

import msgspec

from mazo.games.building import Plan
from mazo.games.limited import DraftFormat, Ratings
from mazo.games.myl.book.keys import DRAFTING
from mazo.games.myl.cards import formats
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.catalogue import packaged, standard
from mazo.games.myl.cards.construction import limit
from mazo.games.myl.kind import KIND as MYL
from mazo.games.packkind import PackKind
from mazo.texts.lang import Lang, Wording

AVERAGE: Final = 50
"""What a card is rated that nobody has measured."""
GOLD: Final = 14
"""How many Oros a deck of forty has."""
RARITIES: Final = ("vasallo", "cortesano", "real", "mega real", "ultra real")
"""Those that a booster may hold, the most common first."""


class MylDraftKind(PackKind):
    """Drafts with boosters of Primer Bloque for two to eight players."""

    name = "myl-draft"
    title = "Mitos y Leyendas: draft"
    base = MYL
    drafting = DRAFTING
    first_language = "es"

    @cached_property
    def products(self) -> dict[str, Wording]:
        """The great editions."""
        return {code: Wording(known.name, known.name) for code, known in formats.editions().items()}

    def sheets(self, product: str) -> dict[str, tuple[str, ...]]:
        """[M10] The cards of an edition that can be played, each by the most common rarity that it was printed with."""
        found: dict[str, list[str]] = {rarity: [] for rarity in RARITIES}
        for card in packaged():
            rarity = _rarity(card)
            if product in card.editions and not card.text and not card.plain_gold and rarity:
                found[rarity].append(card.name)
        return {rarity: tuple(names) for rarity, names in found.items() if names}

    def rating(self, name: str) -> int:
        """How often decks win in which the card was drawn, as the project's own games have shown."""
        return _ratings().get(name, AVERAGE)

    def colours_of(self, name: str) -> tuple[str, ...]:
        """The races of a card."""
        return tuple(race for race in standard().find(name).races if race in self.colours)

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The races of the great editions."""
        return tuple(race for edition in formats.editions().values() for race in edition.races)

    def colour_name(self, colour: str, lang: Lang) -> str:
        """A race: it has one name."""
        return colour

    def cost_of(self, name: str) -> int:
        """What a card costs."""
        return standard().find(name).cost

    def pays(self, name: str) -> bool:
        """Whether the card is an Oro."""
        return standard().find(name).type == "gold"

    def most_of(self, name: str, format: DraftFormat) -> int | None:
        """[12.9] The usual copies; one of a card that is Única."""
        _, _, most, _ = limit(standard().find(name), formats.format_named(format.deck), formats.newest_day())
        return most

    def deck_plan(self, format: DraftFormat) -> Plan:
        """[12.9] At least so many cards, and as many Oros without ability as one likes."""
        return Plan(format.least, GOLD, _plain_gold())


def _rarity(card: Card) -> str:
    return next((rarity for rarity in RARITIES if rarity in card.rarities), "")


@cache
def _plain_gold() -> tuple[str, ...]:
    return tuple(card.name for card in packaged() if card.plain_gold)


@cache
def _ratings() -> dict[str, int]:
    content = (files("mazo.games.myl") / "ratings.json").read_bytes()
    return msgspec.json.decode(content, type=Ratings).ratings


KIND = MylDraftKind()
