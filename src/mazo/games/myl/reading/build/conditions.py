"""Builders of the section "conditions": what must be so."""

from __future__ import annotations

from typing import Any, TypeAlias

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.tree.nouns import (
    AllHold,
    AllOf,
    Cards,
    Classified,
    Compare,
    Comparison,
    Condition,
    Count,
    Happened,
    HostOf,
    Is,
    Named,
    Not,
    OneHolds,
    OfType,
    Ref,
    SameObject,
    They,
    This,
    Them,
    Trait,
)
from mazo.games.myl.reading.parts import SELF_NAME, From, Given, InPlay, Lead
from mazo.games.myl.reading.record import RACES
from mazo.games.myl.reading.wording import number

Counted: TypeAlias = tuple[Cards, Comparison, int]


def si(condition: Condition) -> Lead:
    return Given(condition)


def mientras(condition: Condition) -> Lead:
    if condition == Compare(Count(Cards(whose="yours", where=(Named((SELF_NAME,)),))), "at least", 1):
        return InPlay()
    return Given(condition, "while")


def mientras_en_juego(*this: Echoed) -> Lead:
    return InPlay()


def si_esta_en(*parts: Any) -> Lead:
    """This card, named or not, is there."""
    return From(parts[-1])


def si_en_momento(moment: Lead, condition: Condition) -> tuple[Lead, ...]:
    return moment, Given(condition)


def si_esta_en_y(this: Echoed, zone: str, condition: Condition) -> tuple[Lead, ...]:
    return From(zone), Given(condition)


def mientras_en_linea(*parts: Any) -> Lead:
    """This card, named or not, is in that line."""
    return From(parts[-1])


def mi_cementerio() -> str:
    return "graveyard"


def mi_reserva() -> str:
    return "reserve"


def mi_mano() -> str:
    return "hand"


def mi_destierro() -> str:
    return "exile"


def _have(counted: Counted, whose: str | None = None) -> Condition:
    cards, comparison, count = counted
    if whose is not None:
        if cards.whose not in ("any", whose):
            raise ValueError("cartas de un jugador")
        cards = replace(cards, whose=whose)
    return Compare(Count(cards), comparison, count)


def controlas_tantas(counted: Counted | int) -> Condition:
    if isinstance(counted, int):
        races = (Cards(("ally",), "yours", (Classified((race,)),)) for race in RACES.values())
        return OneHolds(tuple(Compare(Count(cards), "at least", counted) for cards in races))
    return _have(counted, "yours")


def controlas_una(cards: Cards) -> Condition:
    return _have((cards, "at least", 1), "yours")


def controlas_otra(cards: Cards) -> Condition:
    return _have((replace(cards, other=True), "at least", 1), "yours")


def no_controlas_otra(cards: Cards) -> Condition:
    return _have((replace(cards, other=True), "is", 0), "yours")


def no_controlas(cards: Cards) -> Condition:
    return _have((cards, "is", 0), "yours")


def solo_controlas(cards: Cards) -> Condition:
    if not cards.where:
        raise ValueError("de qué raza")
    trait = cards.where[0] if len(cards.where) == 1 else AllOf(cards.where)
    return Compare(Count(replace(cards, whose="yours", where=(Not(trait),))), "is", 0)


def todas_son(cards: Cards, trait: Trait) -> Condition:
    return Compare(Count(replace(cards, whose="yours", where=(*cards.where, Not(trait)))), "is", 0)


def oponente_controla_tantas(counted: Counted) -> Condition:
    return _have(counted, "opposing")


def oponente_controla(cards: Cards) -> Condition:
    return _have((cards, "at least", 1), "opposing")


def oponente_no_controla(cards: Cards) -> Condition:
    return _have((cards, "is", 0), "opposing")


def controlas_mas(cards: Cards) -> Condition:
    return Compare(Count(replace(cards, whose="yours")), "more than", Count(replace(cards, whose="opposing")))


def oponente_controla_mas(cards: Cards) -> Condition:
    return Compare(Count(replace(cards, whose="opposing")), "more than", Count(replace(cards, whose="yours")))


def hay_tantas(counted: Counted) -> Condition:
    return _have(counted)


def hay(cards: Cards) -> Condition:
    return _have((cards, "at least", 1))


def hay_otra(cards: Cards) -> Condition:
    return _have((replace(cards, other=True), "at least", 1))


def no_hay(cards: Cards) -> Condition:
    return _have((cards, "is", 0))


def esta_en_juego(name: Token) -> Condition:
    return _have((Cards(where=(Named((str(name),)),)), "at least", 1))


def portador_es(host: HostOf, trait: Trait) -> Condition:
    return They(host, (trait,))


def portador_es_un(host: HostOf, cards: Cards) -> Condition:
    return They(host, cards.where)


def portador_no_es_un(host: HostOf, cards: Cards) -> Condition:
    return They(host, tuple(Not(one) for one in cards.where))


def controlas_menos(cards: Cards) -> Condition:
    return Compare(Count(replace(cards, whose="yours")), "less than", Count(replace(cards, whose="opposing")))


def solo_este(this: Echoed) -> Condition:
    return Compare(Count(Cards(("ally",), "yours", other=True)), "is", 0)


def este_es(this: This, trait: Trait) -> Condition:
    return They(this, (trait,))


def esa_es_un(*parts: Them | Cards) -> Condition:
    cards = parts[-1]
    if not isinstance(cards, Cards) or not (cards.where or cards.types):
        raise ValueError("cómo es")
    them = parts[0] if len(parts) > 1 and not isinstance(parts[0], Cards) else Ref("?it")
    types = (OfType(cards.types),) if cards.types and cards.types != ("ally",) or not cards.where else ()
    return They(them, (*types, *cards.where))


def esa_es(*parts: Them | Trait) -> Condition:
    return They(parts[0] if len(parts) > 1 else Ref("?it"), (parts[-1],))  # type: ignore[arg-type]


def ambas(one: Condition, other: Condition) -> Condition:
    return AllHold((one, other))


def de_una_misma_raza(count: Token) -> int:
    return number(count)


def tantas_o_mas(count: Token, cards: Cards) -> Counted:
    return cards, "at least", number(count)


def una_o_mas_de(cards: Cards) -> Counted:
    return cards, "at least", 1


def otras_tantas_o_mas(count: Token, cards: Cards) -> Counted:
    return replace(cards, other=True), "at least", number(count)


def tantas_o_menos(count: Token, cards: Cards) -> Counted:
    return cards, "at most", number(count)


def tantas_justas(count: Token, cards: Cards) -> Counted:
    return cards, "at least", number(count)


def este_porta(*parts: Them | None) -> Condition:
    """Who carries an Arma: this card, if nobody else is named."""
    return They(parts[0] or This(), (Is("armed"),))


def portador_porta(host: HostOf, weapon: None) -> Condition:
    return They(host, (Is("armed"),))


def la_carta_es(trait: Trait) -> Condition:
    return They(Ref("?it"), (trait,))


def mientras_ataca(*whom: Any) -> Lead:
    return Given(They(_whom(whom), (Is("attacking"),)), "while")


def mientras_bloquea(*whom: Any) -> Lead:
    return Given(They(_whom(whom), (Is("blocking"),)), "while")


def _whom(said: tuple[Any, ...]) -> Them:
    """The bearer, if it is spoken of; else the card itself."""
    return said[0] if said and isinstance(said[0], HostOf) else This()


def este_ataca(*this: Echoed) -> Condition:
    return They(This(), (Is("attacking"),))


def portador_ataca(host: HostOf) -> Condition:
    return They(host, (Is("attacking"),))


def este_bloquea(*this: Echoed) -> Condition:
    return They(This(), (Is("blocking"),))


def portador_bloquea(host: HostOf) -> Condition:
    return They(host, (Is("blocking"),))


def esa_tiene_habilidad(*that: Them) -> Condition:
    return They(that[0] if that else Ref("?it"), (Is("with an ability"),))


def esa_no_tiene_habilidad(*that: Them) -> Condition:
    return They(that[0] if that else Ref("?it"), (Is("without an ability"),))


def este_no_ataca(this: Echoed) -> Condition:
    return They(This(), (Not(Is("attacking")),))


def portador_no_ataca(host: HostOf) -> Condition:
    return They(host, (Not(Is("attacking")),))


def varias(counted: Counted) -> Counted:
    return counted


def varias_tuyas(count: Token, cards: Cards) -> Counted:
    return replace(cards, whose="yours"), "at least", number(count)


def varias_atacaron(counted: Counted) -> Condition:
    cards, comparison, count = counted
    return Compare(Happened("attack", "any player", cards), comparison, count)


def no_declaraste_ataque() -> Condition:
    return Compare(Happened("declare an attack"), "is", 0)


def este_no_ataco(*this: Echoed) -> Condition:
    return Compare(Happened("attack", "any player", Cards(where=(SameObject(This()),))), "is", 0)


def todos_en_linea(line: str) -> Condition:
    elsewhere = Cards(("ally",), "yours", (Not(Is(f"in the {line}")),))
    return Compare(Count(elsewhere), "is", 0)


def esa_no_es_un(*parts: Them | Cards) -> Condition:
    cards = parts[-1]
    if not isinstance(cards, Cards) or not (cards.where or cards.types):
        raise ValueError("cómo no es")
    them = parts[0] if len(parts) > 1 and not isinstance(parts[0], Cards) else Ref("?it")
    are = (*((OfType(cards.types),) if cards.types and not cards.where else ()), *cards.where)
    return They(them, (Not(are[0] if len(are) == 1 else AllOf(are)),))


def atacaste() -> Condition:
    return Compare(Happened("declare an attack"), "at least", 1)


def atacaste_con(counted: Counted) -> Condition:
    cards, comparison, count = counted
    return Compare(Happened("attack", "you", cards), comparison, count)


def hizo_dano(*this: Echoed) -> Condition:
    return Compare(Happened("damage the deck", "any player", Cards(where=(SameObject(This()),))), "at least", 1)


def este_ataco(*this: Echoed) -> Condition:
    return Compare(Happened("attack", "any player", Cards(where=(SameObject(This()),))), "at least", 1)


def este_entro(*this: Echoed) -> Condition:
    return Compare(Happened("enter play", "any player", Cards(where=(SameObject(This()),))), "at least", 1)


def si_es_en(moment: Lead) -> Lead:
    return moment


def y_en_linea(condition: Condition, this: Echoed, line: str) -> Condition:
    return AllHold((condition, They(This(), (Is(f"in the {line}"),))))


def no_usado(name: Echoed) -> Condition:
    """One of that name, whichever."""
    return Compare(Happened("use an ability", "you", Cards(where=(Named((SELF_NAME,)),))), "is", 0)


def castillo_menor(count: Token) -> Condition:
    return Compare(Count(Cards(whose="yours", zone="deck")), "at most", number(count))


def mano_menor() -> Condition:
    return Compare(Count(Cards(whose="opposing", zone="hand")), "more than", Count(Cards(whose="yours", zone="hand")))


def mano_mayor() -> Condition:
    return Compare(Count(Cards(whose="yours", zone="hand")), "more than", Count(Cards(whose="opposing", zone="hand")))


def portador_se_llama(host: HostOf, name: Token) -> Condition:
    return They(host, (Named((str(name),)),))


def tienes_en_mano(counted: Counted) -> Condition:
    cards, comparison, count = counted
    if cards.zone != "play":
        raise ValueError("cartas en un solo lugar")
    return _have((replace(cards, zone="hand"), comparison, count), "yours")


def portador_no_es(host: HostOf, trait: Trait) -> Condition:
    return They(host, (Not(trait),))
