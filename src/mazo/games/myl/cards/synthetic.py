"""Synthetic cards for playable decks: allies, weapons, talismans, totems and Oros, made for this table, never printed.

Blank text in card data means unknown, not vanilla, so no real card is used until its text can be played.
"""

from __future__ import annotations

from functools import cache

from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.tree import (
    Activated,
    All,
    Answer,
    Cards,
    Choose,
    Grants,
    Has,
    Keyword,
    May,
    Spell,
    TheyGet,
    ToPlayer,
    ToThat,
    ToThem,
    Triggered,
)

_AN_ALLY = (Has("type", "is", "ally"),)
_WEAK_ALLY = (Has("type", "is", "ally"), Has("strength", "at most", 2))


def _ally(name: str, cost: int, strength: int, race: str, *keywords: str) -> Card:
    return Card(
        name=name,
        type="ally",
        cost=cost,
        strength=strength,
        race=race,
        abilities=tuple(Keyword(keyword) for keyword in keywords),
    )


ALLIES = (
    _ally("Recluta de Ensayo", 1, 1, "Ensayo"),
    _ally("Lancera de Ensayo", 2, 2, "Ensayo"),
    _ally("Capitán de Ensayo", 3, 3, "Ensayo"),
    _ally("Coloso de Ensayo", 4, 5, "Ensayo"),
    _ally("Jinete de Prueba", 2, 1, "Prueba", "furia"),
    _ally("Sombra de Prueba", 3, 2, "Prueba", "imbloqueable"),
    _ally("Muralla de Prueba", 2, 3, "Prueba", "guardián"),
    _ally("Estatua de Prueba", 4, 3, "Prueba", "indestructible"),
    _ally("Peregrina de Prueba", 2, 3, "Prueba", "errante"),
    _ally("Aparecido de Prueba", 3, 2, "Prueba", "exhumar"),
    _ally("Campeona de Muestra", 3, 2, "Muestra", "dos armas"),
    Card(
        name="Heraldo de Muestra",
        type="ally",
        cost=3,
        strength=2,
        race="Muestra",
        abilities=(Triggered("enters", "this", ToPlayer("draw")),),
    ),
    Card(
        name="Mártir de Muestra",
        type="ally",
        cost=2,
        strength=2,
        race="Muestra",
        abilities=(Triggered("destroyed", "this", ToPlayer("mill", 2, "opponents")),),
    ),
)

WEAPONS = (
    Card(name="Daga de Ensayo", type="weapon", cost=1, abilities=(Grants("strength", 1),)),
    Card(name="Espada de Ensayo", type="weapon", cost=2, abilities=(Grants("strength", 2),)),
    Card(name="Cadena de Prueba", type="weapon", cost=1, abilities=(Grants("strength", -1),)),
)

TALISMANS = (
    Card(name="Lectura de Ensayo", type="talisman", cost=2, abilities=(Spell(ToPlayer("draw", 2)),)),
    Card(
        name="Rayo de Ensayo",
        type="talisman",
        cost=3,
        abilities=(Spell(Choose(Cards("lines", "anyones", _AN_ALLY), ToThem("destroy"))),),
    ),
    Card(
        name="Bendición de Ensayo",
        type="talisman",
        cost=1,
        abilities=(Spell(Choose(Cards("lines", "yours", _AN_ALLY), TheyGet("strength", 2, "final"))),),
    ),
    Card(name="Derrumbe de Prueba", type="talisman", cost=2, abilities=(Spell(ToPlayer("mill", 3, "opponents")),)),
    Card(
        name="Silencio de Prueba",
        type="talisman",
        cost=1,
        abilities=(Answer((Has("type", "is", "talisman"),), ToThat("annul")),),
    ),
    Card(
        name="Negación de Prueba",
        type="talisman",
        cost=2,
        abilities=(Answer((Has("type", "is not", "gold"),), ToThat("annul")),),
    ),
    Card(
        name="Niebla de Muestra",
        type="talisman",
        cost=2,
        abilities=(Spell(All(Cards("attack", "opponents", (Has("attacking", "is", "yes"),)), ToThem("cancel"))),),
    ),
    Card(
        name="Tempestad de Muestra",
        type="talisman",
        cost=3,
        abilities=(Spell(All(Cards("lines", "anyones", _WEAK_ALLY), ToThem("destroy"))),),
    ),
    Card(
        name="Encanto de Muestra",
        type="talisman",
        cost=4,
        abilities=(Spell(Choose(Cards("defence", "opponents", _AN_ALLY), ToThem("take control"))),),
    ),
    Card(
        name="Recuerdo de Muestra",
        type="talisman",
        cost=2,
        abilities=(Keyword("exhumar"), Spell(ToPlayer("draw"))),
    ),
)

TOTEMS = (
    Card(
        name="Tótem de Ensayo",
        type="totem",
        cost=2,
        abilities=(Triggered("final", "yours", May(ToPlayer("draw"))),),
    ),
    Card(
        name="Tótem de Prueba",
        type="totem",
        cost=2,
        abilities=(Triggered("attacks", "yours", ToPlayer("mill", 1, "opponents")),),
    ),
    Card(
        name="Tótem de Muestra",
        type="totem",
        cost=3,
        abilities=(Activated(1, Choose(Cards("lines", "yours", _AN_ALLY), TheyGet("strength", 1, "final"))),),
    ),
)

GOLDS = (
    Card(name="Oro de Ensayo", type="gold"),
    Card(
        name="Oro de Muestra",
        type="gold",
        abilities=(Triggered("destroyed", "this", ToPlayer("draw")),),
    ),
)


@cache
def catalogue() -> dict[str, Card]:
    """All synthetic cards by name."""
    return {card.name: card for card in (*ALLIES, *WEAPONS, *TALISMANS, *TOTEMS, *GOLDS)}
