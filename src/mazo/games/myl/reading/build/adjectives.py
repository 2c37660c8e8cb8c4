"""Builders of the section "adjectives": whose, where, of which race, cost, strength and state."""

from __future__ import annotations

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.tree.nouns import (
    AllOf,
    Amount,
    Classified,
    Comparison,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    Named,
    Not,
    OfType,
    OneOf,
    Ref,
    SameName,
    SameObject,
    Sum,
    Them,
    This,
    Trait,
)
from mazo.games.myl.reading.build.amounts import OWN
from mazo.games.myl.reading.parts import OR, SELF_NAME, Company, Either, Most, Owner, Place
from mazo.games.myl.reading.wording import number, race, title


def de_oponente() -> Owner:
    return Owner("opposing")


def que_controlas() -> Owner:
    return Owner("yours")


def que_controla() -> Owner:
    return Owner("theirs")


def en_juego() -> Place:
    return Place("play")


def de_sitio(place: Place) -> Place:
    return place


def sitio_tuyo(zone: str) -> Place:
    return Place(zone, "yours")


def sitio_suyo(zone: str) -> Place:
    """Whose line it is goes without saying: that of whoever is there."""
    return Place(zone, "" if zone.endswith("line") else "theirs")


def sitio_oponente(zone: str) -> Place:
    return Place(zone, "opposing")


def sitio_de_nadie(zone: str) -> Place:
    return Place(zone)


def la_mano() -> str:
    return "hand"


def el_castillo() -> str:
    return "deck"


def la_reserva() -> str:
    return "reserve"


def el_cementerio() -> str:
    return "graveyard"


def el_destierro() -> str:
    return "exile"


def que_esta(place: Place) -> Place:
    return place


def defensa() -> str:
    return "defence line"


def de_ataque() -> str:
    return "attack line"


def apoyo() -> str:
    return "support line"


def una_raza(word: Token) -> tuple[str, ...]:
    return (race(word),)


def dos_razas(one: Token, other: Token) -> tuple[str, ...]:
    return race(one), race(other)


def de_razas(races: tuple[str, ...]) -> Trait:
    return Classified(races)


def de_nombre(name: Token) -> Trait:
    return Named((str(name),))


def de_coste(compared: tuple[Comparison, Amount] | Either) -> Trait:
    return _has("cost", compared)


def _has(stat: str, compared: tuple[Comparison, Amount] | Either) -> Trait:
    if isinstance(compared, Either):
        return OneOf(tuple(Has(stat, "is", one) for one in compared.values))
    comparison, amount = compared
    if isinstance(amount, Sum) and amount.stat == OWN.stat:
        amount = replace(amount, stat=stat)
    return Has(stat, comparison, amount)


def de_fuerza(compared: tuple[Comparison, Amount] | Either) -> Trait:
    return _has("strength", compared)


def de_mayor_fuerza() -> Most:
    return Most("strength")


def de_menor_fuerza() -> Most:
    return Most("strength", lowest=True)


def que_no_sea(kind: str) -> Trait:
    return Not(OfType((kind,)))


def que_no_sea_de_raza(word: Token) -> Trait:
    return Not(Classified((race(word),)))


def que_no_sea_este(this: Echoed) -> Trait:
    return Not(Named((SELF_NAME,)))


def sin_habilidad() -> Trait:
    return Is("without an ability")


def con_habilidad() -> Trait:
    return Is("with an ability")


def atacante() -> Trait:
    return Is("attacking")


def bloqueador() -> Trait:
    return Is("blocking")


def armado(weapon: None) -> Trait:
    return Is("armed")


def un_arma() -> None:
    return None


def bloqueado() -> Trait:
    return Is("blocked")


def no_bloqueado() -> Trait:
    return Is("unblocked")


def de_igual_o_menor_coste() -> Trait:
    return Has("cost", "at most", Sum("cost", Ref("?it")))


def de_igual_o_menor_fuerza() -> Trait:
    return Has("strength", "at most", Sum("strength", Ref("?it")))


def entrando() -> None:
    return None


def de_igual_fuerza() -> Trait:
    return Has("strength", "is", Sum("strength", Ref("?it")))


def o_menos(count: Token) -> tuple[Comparison, int]:
    return "at most", number(count)


def o_mas(count: Token) -> tuple[Comparison, int]:
    return "at least", number(count)


def justo(count: Token) -> tuple[Comparison, int]:
    return "is", number(count)


def de_uno_u_otro(*piles: str) -> Place:
    """One of several own places: which of them, the player chooses."""
    if len({*piles}) < len(piles):
        raise ValueError("lugares distintos")
    return Place(OR.join(sorted(piles, key=("deck", "hand", "graveyard", "exile").index)), "yours")


def que_no_sea_ni(one: str, other: str) -> Trait:
    return Not(OfType((one, other)))


def que_lo_acompana() -> Company:
    return Company()


def con_ese_nombre() -> Trait:
    return IsNamedCard()


def de_esa_raza() -> Trait:
    return IsNamedCard("class")


def de_ese_tipo() -> Trait:
    return IsNamedCard("type")


def de_titulo(word: Token) -> Trait:
    return Named((title(word),), part=True)


def desarmado(weapon: None) -> Trait:
    return Not(Is("armed"))


def menos_este(this: Echoed) -> Trait:
    return Not(SameObject(This()))


def del_mismo_tipo() -> Trait:
    return SameName(Ref("?it"), "type")


def igual_o_menor(amount: Amount) -> tuple[Comparison, Amount]:
    return "at most", amount


def igual_a(amount: Amount) -> tuple[Comparison, Amount]:
    return "is", amount


def modificado() -> Trait:
    return Is("changed in strength")


def no_bloqueado_este_turno() -> Trait:
    return Is("unblocked this turn")


def destruido_este_turno() -> Trait:
    return Is("destroyed this turn")


def que_afecta_oros() -> Trait:
    return Is("affecting Oros")


def que_destruye_oros() -> Trait:
    return Is("destroying Oros")


def que_afecta_armas() -> Trait:
    return Is("affecting Armas")


def de_anulacion() -> Trait:
    return Is("annulling")


def que_modifica_fuerza() -> Trait:
    return Is("changing strength")


def no_atacante() -> Trait:
    return Not(Is("attacking"))


def que_genera_oros() -> Trait:
    return Is("generating Oros")


def que_descarta() -> Trait:
    return Is("discarding")


def pagado() -> Place:
    return Place("paid gold")


def con_calidad(names: tuple[str, ...]) -> Trait:
    traits = tuple(HasKeyword(name) for name in names)
    return traits[0] if len(traits) == 1 else AllOf(traits)


def que_no_se_llama(name: Token) -> Trait:
    return Not(Named((str(name),)))


def tocayo_de_esa(them: Them) -> Trait:
    return SameName(them)


def del_mismo_tipo_que(them: Them) -> Trait:
    return SameName(them, "type")


def tres_razas(one: Token, other: Token, third: Token) -> tuple[str, ...]:
    return race(one), race(other), race(third)


def armado_de_algo() -> Trait:
    return Is("armed")


def desarmado_de_todo() -> Trait:
    return Not(Is("armed"))


def igual_o_mayor(amount: Amount) -> tuple[Comparison, Amount]:
    return "at least", amount


def menor_que(amount: Amount) -> tuple[Comparison, Amount]:
    return "less than", amount


def mayor_que(amount: Amount) -> tuple[Comparison, Amount]:
    return "more than", amount


def mas_de(count: Token) -> tuple[Comparison, int]:
    return "more than", number(count)


def menos_de(count: Token) -> tuple[Comparison, int]:
    return "less than", number(count)


def fuera_de_linea(line: str) -> Trait:
    return Not(Is(f"in the {line}"))


def el_pagado() -> str:
    return "paid gold"


def sitio_cualquiera(zone: str) -> Place:
    return Place(zone, single=True)


def uno_u_otro_valor(one: Token, other: Token) -> Either:
    return Either((number(one), number(other)))


def de_uno_u_otro_coste(one: Token, other: Token) -> Trait:
    return de_coste(uno_u_otro_valor(one, other))


def de_una_u_otra_fuerza(one: Token, other: Token) -> Trait:
    return de_fuerza(uno_u_otro_valor(one, other))
