"""Synthetic cards for playable decks: allies, weapons, talismans, totems and Oros, made for this table, never printed.

Blank text in card data means unknown, not vanilla, so no real card is used until its text can be played.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Cost,
    Effect,
    Get,
    Keyword,
    PlayersMay,
    Static,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Has, HostOf, Is, Not, OfType, When
from mazo.abilities.tree.short import SUBJECT, THIS
from mazo.games.myl.cards.card import Card, CardType

ALLY: Final = Cards(("ally",))
MY_ALLY: Final = Cards(("ally",), "yours")
BEARER: Final = HostOf(THIS)


def _ally(
    name: str, cost: int, strength: int, race: str, *keywords: str, when: str = "", do: Effect | None = None
) -> Card:
    abilities: list[Ability] = [Keyword(keyword) for keyword in keywords]
    if do is not None:
        abilities.append(Triggered((When(when, "this"),), do))
    return Card(name=name, type="ally", cost=cost, strength=strength, races=(race,), abilities=tuple(abilities))


def _weapon(name: str, cost: int, strength: int) -> Card:
    return Card(name=name, type="weapon", cost=cost, abilities=(Static((Get(BEARER, "strength", strength),)),))


def _talisman(name: str, cost: int, do: Effect, *keywords: str) -> Card:
    abilities: list[Ability] = [Keyword(keyword) for keyword in keywords]
    return Card(name=name, type="talisman", cost=cost, abilities=(*abilities, Action(do)))


def _annuls(name: str, cost: int, cards: Cards) -> Card:
    return Card(
        name=name,
        type="talisman",
        cost=cost,
        abilities=(Answer((When("play", cards, who="any player"),), Do("annul", SUBJECT)),),
    )


def _triggers(name: str, type: CardType, cost: int, when: When, do: Effect) -> Card:
    return Card(name=name, type=type, cost=cost, abilities=(Triggered((when,), do),))


ALLIES: Final = (
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
    _ally("Heraldo de Muestra", 3, 2, "Muestra", when="enter play", do=Draw()),
    _ally("Mártir de Muestra", 2, 2, "Muestra", when="destroy", do=ToPlayer("mill", 2, "each opponent")),
)

WEAPONS: Final = (
    _weapon("Daga de Ensayo", 1, 1),
    _weapon("Espada de Ensayo", 2, 2),
    _weapon("Cadena de Prueba", 1, -1),
)

TALISMANS: Final = (
    _talisman("Lectura de Ensayo", 2, Draw(2)),
    _talisman("Rayo de Ensayo", 3, Do("destroy", Chosen(ALLY))),
    _talisman("Bendición de Ensayo", 1, Get(Chosen(MY_ALLY), "strength", 2, "until the final phase")),
    _talisman("Derrumbe de Prueba", 2, ToPlayer("mill", 3, "each opponent")),
    _annuls("Silencio de Prueba", 1, Cards(("talisman",))),
    _annuls("Negación de Prueba", 2, Cards(where=(Not(OfType(("gold",))),))),
    _talisman("Niebla de Muestra", 2, Do("cancel the attack", Every(Cards(("ally",), "opposing", (Is("attacking"),))))),
    _talisman(
        "Tempestad de Muestra", 3, Do("destroy", Every(Cards(("ally",), where=(Has("strength", "at most", 2),))))
    ),
    _talisman("Encanto de Muestra", 4, Do("take control", Chosen(Cards(("ally",), "opposing", zone="defence line")))),
    _talisman("Recuerdo de Muestra", 2, Draw(), "exhumar"),
)

TOTEMS: Final = (
    _triggers("Tótem de Ensayo", "totem", 2, When("final", who="you"), PlayersMay(Draw())),
    _triggers("Tótem de Prueba", "totem", 2, When("attack", MY_ALLY), ToPlayer("mill", 1, "each opponent")),
    Card(
        name="Tótem de Muestra",
        type="totem",
        cost=3,
        abilities=(Activated(Cost(1), Get(Chosen(MY_ALLY), "strength", 1, "until the final phase"), once=True),),
    ),
)

GOLDS: Final = (
    Card(name="Oro de Ensayo", type="gold"),
    _triggers("Oro de Muestra", "gold", 0, When("destroy", "this"), Draw()),
)


@cache
def catalogue() -> dict[str, Card]:
    """All synthetic cards by name."""
    return {card.name: card for card in (*ALLIES, *WEAPONS, *TALISMANS, *TOTEMS, *GOLDS)}
