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
    OfType,
    OneHolds,
    Ref,
    SameObject,
    Them,
    They,
    This,
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


def todas_en_juego_son(cards: Cards, trait: Trait) -> Condition:
    """No such card in play is otherwise; the print speaks of all, whosever they are."""
    if cards.whose != "any" or cards.zone != "play":
        raise ValueError("todas las cartas en juego")
    return Compare(Count(replace(cards, where=(*cards.where, Not(trait)))), "is", 0)


def el_portador_en(them: Them, line: str) -> Condition:
    return They(them, (Is(f"in the {line}"),))


def no_controlas_tantas(counted: Counted) -> Condition:
    cards, comparison, count = counted
    less: dict[Comparison, Comparison] = {"at least": "less than", "more than": "at most"}
    if comparison not in less:
        raise ValueError("cuántas cartas")
    return _have((cards, less[comparison], count), "yours")


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


def controlas_menos(cards: Cards) -> Condition:
    return Compare(Count(replace(cards, whose="yours")), "less than", Count(replace(cards, whose="opposing")))


def solo_este(this: Echoed) -> Condition:
    return Compare(Count(Cards(("ally",), "yours", other=True)), "is", 0)


def es_la_unica(this: Echoed, kind: str) -> Condition:
    """No other card of its type is yours."""
    return no_controlas_otra(Cards((kind,)))


def esa_es_un(*parts: Them | Cards) -> Condition:
    cards = parts[-1]
    if not isinstance(cards, Cards) or not (cards.where or cards.types):
        raise ValueError("cómo es")
    them = parts[0] if len(parts) > 1 and not isinstance(parts[0], Cards) else Ref("?it")
    types = (OfType(cards.types),) if (cards.types and cards.types != ("ally",)) or not cards.where else ()
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


def la_carta_es(trait: Trait) -> Condition:
    return They(Ref("?it"), (trait,))


def mientras_ataca(*whom: Any) -> Lead:
    return Given(They(_whom(whom), (Is("attacking"),)), "while")


def mientras_bloquea(*whom: Any) -> Lead:
    return Given(They(_whom(whom), (Is("blocking"),)), "while")


def _whom(said: tuple[Any, ...]) -> Them:
    """The bearer, if it is spoken of; else the card itself."""
    return said[0] if said and isinstance(said[0], HostOf) else This()


def esa_tiene_habilidad(*that: Them) -> Condition:
    return They(that[0] if that else Ref("?it"), (Is("with an ability"),))


def esa_no_tiene_habilidad(*that: Them) -> Condition:
    return They(that[0] if that else Ref("?it"), (Is("without an ability"),))


def varias(counted: Counted) -> Counted:
    return counted


def varias_tuyas(count: Token, cards: Cards) -> Counted:
    return replace(cards, whose="yours"), "at least", number(count)


def varias_atacaron(counted: Counted) -> Condition:
    cards, comparison, count = counted
    return Compare(Happened("attack", "any player", cards), comparison, count)


def no_declaraste_ataque() -> Condition:
    return Compare(Happened("declare an attack"), "is", 0)


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


def jugaste(counted: Counted) -> Condition:
    """How many such cards were played this turn, wherever they are now."""
    cards, comparison, count = counted
    return Compare(Happened("play", "you", cards), comparison, count)


def jugaste_una(cards: Cards) -> Condition:
    return jugaste((cards, "at least", 1))


def no_jugaste(cards: Cards) -> Condition:
    return jugaste((cards, "is", 0))


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


def tienes_en_mano(counted: Counted) -> Condition:
    cards, comparison, count = counted
    if cards.zone != "play":
        raise ValueError("cartas en un solo lugar")
    return _have((replace(cards, zone="hand"), comparison, count), "yours")


def mas_que_tantas(count: Token, cards: Cards) -> Counted:
    return cards, "more than", number(count)


def mas_de_una(cards: Cards) -> Counted:
    return cards, "more than", 1


def menos_que_tantas(count: Token, cards: Cards) -> Counted:
    return cards, "less than", number(count)


def exactamente_tantas(count: Token, cards: Cards) -> Counted:
    return cards, "is", number(count)


def es_asi(them: Them, trait: Trait) -> Condition:
    return They(them, (trait,))


def no_es_asi(them: Them, trait: Trait) -> Condition:
    return They(them, (Not(trait),))


def es_un(them: Them, cards: Cards) -> Condition:
    return They(them, _kind(cards))


def no_es_un(them: Them, cards: Cards) -> Condition:
    return They(them, tuple(Not(one) for one in _kind(cards)))


def _kind(cards: Cards) -> tuple[Trait, ...]:
    """What makes a card such a one; that it is an Aliado goes without saying of who carries or fights."""
    if not cards.where or cards.types not in ((), ("ally",)):
        raise ValueError("cómo es")
    return cards.where


def porta_arma(*whom: Any) -> Condition:
    """Who carries an Arma: this card, if nobody else is named."""
    return They(_whom(whom), (Is("armed"),))


def esta_atacando(*whom: Any) -> Condition:
    return They(_whom(whom), (Is("attacking"),))


def esta_bloqueando(*whom: Any) -> Condition:
    return They(_whom(whom), (Is("blocking"),))


def no_ataca(them: Them) -> Condition:
    return They(them, (Not(Is("attacking")),))


def se_llama(them: Them, name: Token) -> Condition:
    return They(them, (Named((str(name),)),))


def _happened(event: str, whom: tuple[Any, ...]) -> Happened:
    return Happened(event, "any player", Cards(where=(SameObject(_whom(whom)),)))


def ya_ataco(*whom: Any) -> Condition:
    return Compare(_happened("attack", whom), "at least", 1)


def no_ataco(*whom: Any) -> Condition:
    return Compare(_happened("attack", whom), "is", 0)


def hizo_dano(*whom: Any) -> Condition:
    return Compare(_happened("damage the deck", whom), "at least", 1)
