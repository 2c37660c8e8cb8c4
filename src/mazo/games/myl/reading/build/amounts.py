"""Builders of the section "amounts": how much."""

from __future__ import annotations

from typing import Final

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.walk import contains
from mazo.abilities.tree.nouns import Amount, Cards, Count, Has, Math, MostAmong, Ref, Sum, Them
from mazo.games.myl.reading.parts import OnePile, Place
from mazo.games.myl.reading.wording import number

OWN: Final = Sum("?", Ref("?it"))


def por_cada(cards: Cards) -> Amount:
    if contains(cards, (OnePile,)):
        raise ValueError("de qué jugador")
    return Count(cards, "each")


def por_cada_otra(cards: Cards) -> Amount:
    return Count(replace(cards, other=True), "each")


def como_tengas(cards: Cards) -> Amount:
    return Count(replace(cards, whose="yours"))


def como_tengas_en(cards: Cards, place: Place) -> Amount:
    """So many there: whose place it is must be said."""
    if cards.zone != "play" or not place.whose or cards.whose not in ("any", place.whose):
        raise ValueError("cartas de un lugar")
    return Count(replace(cards, zone=place.zone, whose=place.whose))


def como_tenga_en_mano(cards: Cards) -> Amount:
    return Count(replace(cards, zone="hand", whose="opposing"))


def como_fuerza(them: Them) -> Amount:
    return Sum("strength", them)


def como_coste(them: Them) -> Amount:
    return Sum("cost", them)


def el_numero_de(cards: Cards) -> Amount:
    return Count(cards)


def su_coste() -> Amount:
    return Sum("cost", Ref("?subject"))


def como_haya(cards: Cards) -> Amount:
    return Count(cards)


def por_cada_tuya(cards: Cards) -> Amount:
    return Count(replace(cards, whose="yours"), "each")


def por_cada_hasta(each: Amount, most: Token) -> Amount:
    return Math("least", each, number(most))


def como_su_fuerza() -> Amount:
    return Sum("strength", Ref("?it"))


def como_su_coste() -> Amount:
    return Sum("cost", Ref("?it"))


def por_cada_arma_suya(*bearer: Them) -> Amount:
    return Sum("weapons", bearer[0] if bearer else Ref("?subject"), "each")


def la_mas_alta(cards: Cards) -> Amount:
    return MostAmong("strength", cards)


def la_mas_baja(cards: Cards) -> Amount:
    return MostAmong("strength", cards, lowest=True)


def como_la_de(cards: Cards) -> Amount:
    """The strength of the one that has most of it."""
    last = cards.where[-1] if cards.where else None
    if not isinstance(last, Has) or not isinstance(last.amount, MostAmong) or last.stat != "strength":
        raise ValueError("la de cuál")
    return last.amount


def el_suyo() -> Amount:
    """A figure like the one that is compared, of the card spoken of."""
    return OWN


def el_de_ese(them: Them) -> Amount:
    """A figure like the one that is compared, of that card."""
    return Sum(OWN.stat, them)
