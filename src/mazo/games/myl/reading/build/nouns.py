"""Builders of the section "nouns": which cards, and which players."""

from __future__ import annotations

from typing import Any

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.reading.walk import contains
from mazo.abilities.tree.nouns import (
    Amount,
    Both,
    Cards,
    Chosen,
    Comparison,
    Count,
    Every,
    Facing,
    Has,
    HostOf,
    Is,
    IsNamedCard,
    MostAmong,
    Named,
    PlayerOf,
    Ref,
    SameName,
    Them,
    This,
    Top,
    Trait,
    Who,
    Whose,
)
from mazo.games.myl.reading.parts import (
    SELF_NAME,
    YOUR_CHOICE,
    Adjective,
    Blocker,
    Company,
    Most,
    Number,
    OnePile,
    Owner,
    Place,
    Within,
)
from mazo.games.myl.reading.shape import ITS_LINE, OWN_LINE
from mazo.games.myl.reading.wording import number


def este(*name: Echoed) -> Them:
    return This()


def a_ellas(them: Them) -> Them:
    return them


def _placed(cards: Cards) -> Cards:
    """A card in a player's own place is theirs, unless it was said otherwise."""
    return cards


def elegidas(how_many: Number, cards: Cards) -> Them:
    where = tuple(one for one in cards.where if not isinstance(one, OnePile))
    return Chosen(replace(cards, other=how_many.other, where=where), how_many.count, how_many.up_to)


def elegidas_tuyas(how_many: Number, cards: Cards) -> Them:
    return elegidas(how_many, con_adjetivo(cards, Owner("yours")))


def elegidas_suyas(how_many: Number, cards: Cards) -> Them:
    return elegidas(how_many, con_adjetivo(cards, Owner("theirs")))


def otra_tuya(cards: Cards) -> Them:
    return Chosen(replace(cards, whose="yours", other=True))


def la_unica(cards: Cards) -> Them:
    if cards == Cards(cards.types):
        return el_dicho()
    if cards == Cards(("ally",), where=(IsNamedCard(),)):
        return Ref("?it")  # an ally in play was named: chosen
    if cards in (Cards(("ally",), where=(Is("blocking"),)), Cards(("ally",), where=(Is("blocked"),))):
        return Facing(Ref("?subject"))
    if not any(isinstance(one, Has) and isinstance(one.amount, MostAmong) for one in cards.where):
        raise ValueError("la única carta que es así")
    return Chosen(cards)


def los(cards: Cards) -> Them:
    if contains(cards, (OnePile,)):
        raise ValueError("de qué jugador")
    return Every(cards)


def los_demas(cards: Cards) -> Them:
    return Every(replace(cards, other=True))


def unos_y_otros(cards: Cards, others: Cards) -> Them:
    """All of two sorts, each with what is said of it."""
    if cards.zone != "play" or others.zone != "play" or not cards.types or not others.types:
        raise ValueError("cartas en juego")
    return Both((Every(cards), Every(others)))


def tus(cards: Cards) -> Them:
    return Every(replace(cards, whose="yours"))


def tus_de_pila(cards: Cards, pile: str) -> Them:
    return tus(con_adjetivo(cards, Place(pile, "yours")))


def tus_demas(cards: Cards) -> Them:
    return Every(replace(cards, whose="yours", other=True))


def sus(cards: Cards) -> Them:
    return Every(replace(cards, whose="theirs"))


def todas_mis_copias(this: Echoed) -> Them:
    return Every(Cards(where=(Named((SELF_NAME,)),)))


def el_portador(*this: Echoed) -> Them:
    return HostOf(This())


def su_portador() -> Them:
    return HostOf(This())


def esa() -> Them:
    return Ref("?it")


def el_dicho() -> Them:
    """ "El Aliado": the one that was spoken of, and never the card itself."""
    return Ref("?that")


def esa_misma() -> Them:
    return Ref("?it")


def la() -> Them:
    return Ref("?it")


def elegida_por_nombre(cards: Cards) -> Them:
    return Chosen(cards)


def la_primera(whose: Whose) -> Them:
    return Top(1, whose)


def las_primeras(count: Token, whose: Whose) -> Them:
    return Top(number(count), whose)


def la_ultima(whose: Whose) -> Them:
    return Top(1, whose, bottom=True)


def castillo_tuyo() -> Whose:
    return "yours"


def castillo_suyo() -> Whose:
    return "theirs"


def castillo_oponente() -> Whose:
    return "opposing"


def estas() -> Them:
    return Ref("?they")


def una() -> Number:
    return Number()


def tantas(count: Token) -> Number:
    return Number(number(count))


def hasta_tantas(count: int) -> Number:
    return Number(count, up_to=True)


def otra() -> Number:
    return Number(other=True)


def otras_tantas(count: Token) -> Number:
    return Number(number(count), other=True)


def una_o_mas() -> Number:
    return Number(99, up_to=True)


def uno() -> int:
    return 1


def cifra(count: Token) -> int:
    return number(count)


def con_adjetivo(cards: Cards, adjective: Adjective | None) -> Cards:
    most = [one for one in cards.where if isinstance(one, Has) and isinstance(one.amount, MostAmong)]
    if most:  # "de mayor fuerza que controle": among those that are so
        plain = con_adjetivo(replace(cards, where=tuple(one for one in cards.where if one not in most)), adjective)
        again = [Has(one.stat, "is", replace(one.amount, cards=plain)) for one in most]  # type: ignore[type-var]
        return replace(plain, where=(*plain.where, *again))
    last = cards.where[-1] if cards.where else None
    if isinstance(last, Has) and isinstance(last.amount, Count) and adjective is not None:
        counted = con_adjetivo(last.amount.cards, adjective)  # "de coste igual al número de Aliados que controles"
        return replace(cards, where=(*cards.where[:-1], replace(last, amount=replace(last.amount, cards=counted))))
    if adjective == Is("destroyed this turn") and cards.zone == "play":
        return replace(cards, zone="graveyard", where=(*cards.where, adjective))
    match adjective:
        case None:
            return cards
        case Owner(whose):
            if cards.whose not in ("any", whose):
                raise ValueError("cartas de un solo jugador")
            return replace(cards, whose=whose)
        case Place(zone, whose, single):
            if cards.zone == zone and whose in ("", cards.whose):
                return cards
            if cards.zone != "play":
                raise ValueError("cartas en un solo lugar")
            if whose and cards.whose not in ("any", whose):
                raise ValueError("cartas de un solo jugador")
            where: tuple[Any, ...] = (*cards.where, OnePile()) if single else cards.where
            return replace(cards, zone=zone, whose=whose or cards.whose, where=where)
        case Company():
            return replace(cards, whose="yours", other=True, where=(*cards.where, Is("attacking")))
        case Most(stat, lowest):
            return replace(cards, where=(*cards.where, Has(stat, "is", MostAmong(stat, cards, lowest))))
    return replace(cards, where=(*cards.where, adjective))


def de_tipo(kind: str) -> Cards:
    return Cards((kind,))


def de_dos_tipos(one: str, other: str) -> Cards:
    return Cards((one, other))


def carta() -> Cards:
    return Cards()


def solo_llamada(trait: Trait) -> Cards:
    """What is told by its race or a word of its name alone is an Aliado."""
    whole = isinstance(trait, Named) and not trait.part
    return Cards(() if whole else ("ally",), where=(trait,))


def llamada(name: Token) -> Cards:
    return Cards(where=(Named((str(name),)),))


def tocaya(*name: Echoed) -> Cards:
    return Cards(where=(Named((SELF_NAME,)),))


def copia_de_esa(them: Them) -> Cards:
    return Cards(where=(SameName(them),))


def aliado() -> str:
    return "ally"


def arma() -> str:
    return "weapon"


def totem() -> str:
    return "totem"


def oro() -> str:
    return "gold"


def talisman() -> str:
    return "talisman"


def un_nombre(cards: Cards) -> Cards:
    return cards


def tu_oponente() -> Who:
    return "each opponent"


def cada_jugador() -> Who:
    return "each player"


def tu_mismo() -> Who:
    return "you"


def a_tu_eleccion(them: Them) -> Them:
    """Chosen by whoever plays the card, also where another player does it."""
    return replace(them, by=YOUR_CHOICE) if isinstance(them, Chosen) else them


def a_su_eleccion(them: Them) -> Them:
    return them


def y_sus_copias(them: Them) -> Them:
    if them == Ref("?that"):  # "éste y todas sus copias"
        return Both((them, Every(Cards(where=(SameName(them),)))))
    if not isinstance(them, Chosen) or them.count != 1:
        raise ValueError("una carta y sus copias")
    return Both((them, Every(Cards(where=(SameName(Ref("?it")),)))))


def esta_u_otra(cards: Cards) -> Them:
    return Chosen(cards)


def esta_de(this: Echoed, place: str) -> Any:
    return Within(place)


def de_reserva() -> str:
    return "reserve"


def de_cementerio_propio() -> str:
    return "graveyard"


def de_apoyo() -> str:
    return "support line"


def la_descartada() -> Them:
    return Ref("discarded")


def el_que_lo_bloquea(this: Echoed) -> Any:
    return Blocker(This())


def el_que_combate_con(them: Them) -> Them:
    return Facing(them)


def el_bloqueador() -> Them:
    return Facing(Ref("?subject"))


def el_que_bloquea_a(them: Them) -> Any:
    return Blocker(them)


def los_que_bloquea(this: Echoed) -> Them:
    return Facing(Ref("this"))


def una_de_cada_tipo(place: Place) -> Them:
    kinds = ("ally", "weapon", "talisman", "totem", "gold")
    whose = place.whose or "any"
    return Both(tuple(Chosen(Cards((kind,), whose, zone=place.zone), 1, up_to=True) for kind in kinds))


def y_sus_copias_de(them: Them, place: Place) -> Them:
    """The card and its copies are in the place that is told last."""
    if not isinstance(them, Chosen) or them.count != 1:
        raise ValueError("una carta y sus copias")
    here = con_adjetivo(them.cards, place)
    return Both((replace(them, cards=here), Every(con_adjetivo(Cards(where=(SameName(Ref("?it")),)), place))))


def y_de_coste(cards: Cards, compared: tuple[Comparison, Amount]) -> Cards:
    return con_adjetivo(cards, Has("cost", *compared))


def de_tres_tipos(one: str, other: str, third: str) -> Cards:
    return Cards((one, other, third))


def toda_la_pila(place: Place) -> Them:
    """All cards of a pile or a hand; a card that is being played isn't in its hand any more."""
    return Every(Cards(whose=place.whose or "any", zone=place.zone, other=place.zone == "hand"))


def su_controlador() -> Who:
    return "?that player"


def el_controlador(them: Them) -> Who:
    return PlayerOf(them)


def en_la_mano() -> str:
    return "put into hand"


def en_tu_linea() -> str:
    return OWN_LINE


def en_la_linea() -> str:
    return ITS_LINE


def puesta_en_juego() -> str:
    return "put into play"


def en_la_reserva() -> str:
    return "put into the reserve"


def en_el_cementerio() -> str:
    return "put into the graveyard"


def en_el_destierro() -> str:
    return "banish"


def encima() -> str:
    return "top"


def debajo() -> str:
    return "bottom"


def a_oro_pagado() -> None:
    return None


def en_oro_pagado(place: None) -> str:
    return "put into the paid gold"
