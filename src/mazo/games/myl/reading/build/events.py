"""Builders of the section "events": what happens, to which cards, by whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Comparison,
    Condition,
    Count,
    Every,
    HostOf,
    Is,
    IsNamedCard,
    SameObject,
    Them,
    This,
    When,
    Who,
    Whose,
)
from mazo.games.myl.reading.parts import Alone, From, Given, Happens, Lasting, Lead, Once
from mazo.games.myl.reading.shape import happening

Happening: TypeAlias = tuple[str, ...]
"""The events that may happen to cards."""


MINE: Final = "enter play under your control"
"""Entering play, said with whose it is then."""
THEIRS: Final = "enter play under an opponent's control"


TO_ME: Final = "damage your deck"
"""Damage, said with whose Castillo takes it."""


def cuando(whens: tuple[When, ...]) -> Lead:
    return Happens(whens)


def si_sucede(whens: tuple[When, ...]) -> Lead:
    return Happens(whens)


def la_primera_vez(whens: tuple[When, ...]) -> tuple[Lead, ...]:
    """The first time in a turn, which is at most once in it."""
    if len(whens) > 1:
        raise ValueError("un suceso")
    return Happens((replace(whens[0], nth=1, said="the first time"),)), Once()


def cuando_y(whens: tuple[When, ...], condition: Condition) -> tuple[Lead, ...]:
    return Happens(whens), Given(condition)


def cuando_atacas_con(counted: tuple[Cards, Comparison, int]) -> tuple[Lead, ...]:
    """So many such Aliados are among those that attack."""
    cards, comparison, count = counted
    among = replace(cards, whose="yours", where=(*cards.where, Is("attacking")))
    return Happens(atacas()), Given(Compare(Count(among), comparison, count))


def cuando_aqui(whens: tuple[When, ...], this: Echoed, zone: str) -> tuple[Lead, ...]:
    return Happens(whens), From(zone)


def el_turno_que(whens: tuple[When, ...]) -> tuple[Lead, ...]:
    if [one.event for one in whens] != ["enter play"] or whens[0].cards != "this":
        raise ValueError("el turno que entra en juego")
    return Happens(whens), Lasting("this turn", meanwhile=True)


def les_sucede(them: Them, events: Happening) -> tuple[When, ...]:
    match them:
        case This():
            cards: Any = "this"
        case Chosen(cards=named) if them.count == 1 and not them.up_to:
            cards = named
        case HostOf(This()):
            cards = Cards(("ally",), where=(SameObject(them),))
        case Every(cards=named) if set(events) <= {"destroy", "banish"} and named.whose != "any":
            cards = named  # "si tus Aliados son destruidos": each of them
        case _:
            raise ValueError("una carta a la que le sucede")
    if MINE in events or THEIRS in events:
        whose: Whose = "yours" if MINE in events else "opposing"
        if not isinstance(cards, Cards) or cards.whose not in ("any", whose):
            raise ValueError("cartas que entran bajo un control")
        return (When("enter play", replace(cards, whose=whose)),)
    if TO_ME in events:
        if not isinstance(cards, Cards) or cards.whose != "opposing":
            raise ValueError("cartas oponentes")
        return (When("damage the deck", cards),)
    whens = (happening(event, cards) for event in events)
    return tuple(replace(one, who="any player") if one.event == "use an ability" else one for one in whens)


def le_sucede(events: Happening) -> tuple[When, ...]:
    return les_sucede(This(), events)


def sucede_a_jugador(who: Who, when: Callable[[Who], When]) -> tuple[When, ...]:
    return (when({"each opponent": "any opponent", "each player": "any player"}.get(str(who), who)),)


def juegas(cards: Cards) -> tuple[When, ...]:
    return (When("play", cards, who="you"),)


def atacas() -> tuple[When, ...]:
    return (When("declare an attack", who="you"),)


def ser_declarado(events: Happening) -> tuple[When, ...]:
    return les_sucede(This(), events)


def declararlo(events: Happening) -> tuple[When, ...]:
    return les_sucede(This(), events)


def declararlo_a(this: Echoed, events: Happening) -> tuple[When, ...]:
    return les_sucede(This(), events)


def lado_declarado_a(events: Happening, this: Echoed) -> tuple[When, ...]:
    return les_sucede(This(), events)


def entra_tuya() -> Happening:
    return (MINE,)


def entra_suya() -> Happening:
    return (THEIRS,)


def entra() -> Happening:
    return ("enter play",)


def sale(events: Happening) -> Happening:
    return events


def entra_o_sale() -> Happening:
    return ("enter play", "leave play")


def es_declarada(events: Happening) -> Happening:
    return events


def ataca() -> Happening:
    return ("attack",)


def bloquea() -> Happening:
    return ("block",)


def ataca_o_bloquea() -> Happening:
    return ("attack", "block")


def es_bloqueada() -> Happening:
    return ("is blocked",)


def hace_dano() -> Happening:
    return ("damage the deck",)


def declarado_atacante() -> Happening:
    return ("attack",)


def declarado_bloqueador() -> Happening:
    return ("block",)


def declarado_ambas() -> Happening:
    return ("attack", "block")


def el_juega(cards: Cards) -> Callable[[Who], When]:
    return lambda who: When("play", replace(cards, whose="opposing") if who == "any opponent" else cards, who=who)


def el_ataca() -> Callable[[Who], When]:
    return lambda who: When("declare an attack", who=who)


def el_usa(cards: Cards) -> Callable[[Who], When]:
    return lambda who: When("use an ability", cards, who=who)


def el_usa_una() -> Callable[[Who], When]:
    return el_usa(Cards())


def por_cada_que(who: Who, when: Callable[[Who], When]) -> Lead:
    """Each card that a player draws or discards is an event of its own."""
    return Happens(sucede_a_jugador(who, when))


def juegas_este(this: Echoed) -> tuple[When, ...]:
    return (When("play", "this", who="you"),)


def ataca_con(*parts: Any) -> tuple[When, ...]:
    cards, comparison, count = parts[-1]
    cards = replace(cards, whose="yours", other=True, where=(*cards.where, Is("attacking")))
    return (When("attack", "this", conditions=(Compare(Count(cards), comparison, count),)),)


def entra_o_declarado(events: Happening) -> Happening:
    return ("enter play", *events)


def ataca_junto_a(*parts: Any) -> tuple[When, ...]:
    return ataca_con((parts[-1], "at least", 1))


def unica_declarada(*parts: Any) -> Lead:
    """This card, named or not, attacks or blocks alone."""
    event = parts[-1][0]
    if len(parts[-1]) > 1:
        raise ValueError("atacante o bloqueador")
    others = Cards(("ally",), "yours", (Is("attacking" if event == "attack" else "blocking"),), other=True)
    return Happens((When(event, "this", conditions=(Compare(Count(others), "is", 0),)),))


def a_solas_declarada(*parts: Any) -> tuple[Lead, ...]:
    """ "Si ataca solo": the same, but what is so then is so no longer than that."""
    return unica_declarada(*parts), Alone()


def por_oponente() -> Cards:
    return Cards(whose="opposing")


def por_cual(cards: Cards) -> Cards:
    return cards


def un_final(event: str) -> Happening:
    return (event,)


def bloquea_a_tal(them: Them, whom: Cards) -> tuple[When, ...]:
    return les_sucede_por(them, ("block",), whom)


def este_bloquea_a_tal(whom: Cards) -> tuple[When, ...]:
    return bloquea_a_tal(This(), whom)


def recibes_dano() -> tuple[When, ...]:
    """Damage that allies do to the own castle."""
    return les_sucede(Chosen(Cards(("ally",), "opposing")), (TO_ME,))


def les_sucede_por(them: Them, events: Happening, by: Cards) -> tuple[When, ...]:
    return tuple(replace(one, other=by) for one in les_sucede(them, events))


def es_afectada_por(them: Them, by: Cards) -> tuple[When, ...]:
    """What is affected by an effect was its target."""
    return les_sucede_por(them, ("be targeted",), by)


def juega_ese_tipo() -> Callable[[Who], When]:
    return el_juega(Cards(where=(IsNamedCard("type"),)))


def el_bota() -> Callable[[Who], When]:
    return lambda who: When("mill", who=who)


def usa_su_habilidad() -> Happening:
    return ("use an ability",)


def ataca_con_otra(*parts: Any) -> tuple[When, ...]:
    return ataca_con((parts[-1], "at least", 1))


def no_es_bloqueada() -> Happening:
    return ("is not blocked",)


def el_destruye(them: Them) -> Callable[[Who], When]:
    return _removes("destroy", them)


def el_destierra(them: Them) -> Callable[[Who], When]:
    return _removes("banish", them)


def el_baraja(them: Them) -> Callable[[Who], When]:
    return _removes("shuffle in", them)


def _removes(event: str, them: Them) -> Callable[[Who], When]:
    return lambda who: replace(les_sucede(them, (event,))[0], who=who)


def el_turno_despues(whens: tuple[When, ...]) -> tuple[Lead, ...]:
    if [one.event for one in whens] not in (["enter play"], ["play"]) or whens[0].cards != "this":
        raise ValueError("el turno siguiente")
    return Happens((When("enter play", "this"),)), Lasting("until your next turn")


def el_afecta(this: Echoed) -> Callable[[Who], When]:
    """What an opposing ability affects was its target."""
    if_theirs = Cards(whose="opposing")

    def affected(who: Who) -> When:
        if who != "any opponent":
            raise ValueError("tu oponente")
        return When("be targeted", "this", if_theirs)

    return affected


def robas() -> tuple[When, ...]:
    return (When("draw", who="you"),)


def agrupas() -> tuple[When, ...]:
    return (When("grouping", who="you"),)


def le_sucede_por(events: Happening, by: Cards) -> tuple[When, ...]:
    return les_sucede_por(This(), events, by)


def el_roba() -> Callable[[Who], When]:
    return lambda who: When("draw", who=who)


def bloqueas() -> tuple[When, ...]:
    return (When("declare blocks", who="you"),)


def terminas() -> tuple[When, ...]:
    return (When("end a turn", who="you"),)


def usas(cards: Cards) -> tuple[When, ...]:
    return (When("use an ability", cards, who="you"),)


def sucede_a_cualquiera(when: Callable[[Who], When]) -> tuple[When, ...]:
    return (when("any player"),)


def el_bloquea() -> Callable[[Who], When]:
    return lambda who: When("declare blocks", who=who)


def el_termina() -> Callable[[Who], When]:
    return lambda who: When("end a turn", who=who)


def el_asigna() -> Callable[[Who], When]:
    return lambda who: When("assign damage", who=who)


def el_agrupa() -> Callable[[Who], When]:
    return lambda who: When("grouping", who=who)


def el_descarta() -> Callable[[Who], When]:
    return lambda who: When("discard", who=who)


def hace_dano_a_ti() -> Happening:
    return (TO_ME,)


def es_objetivo_de(them: Them, by: Cards) -> tuple[When, ...]:
    return les_sucede_por(them, ("be targeted",), by)


def comienzas() -> tuple[When, ...]:
    return (When("begin a turn", who="you"),)


def el_comienza() -> Callable[[Who], When]:
    return lambda who: When("begin a turn", who=who)


def les_sucede_mientras(them: Them, events: Happening, condition: Condition) -> tuple[When, ...]:
    return tuple(replace(one, conditions=(condition,)) for one in les_sucede(them, events))


def al_suceder(events: Happening) -> Lead:
    """ "Al entrar en juego": this card."""
    return Happens(les_sucede(This(), events))


def este_es_objetivo_de(by: Cards) -> tuple[When, ...]:
    return es_objetivo_de(This(), by)


def les_sucede_luego(events: Happening, them: Them) -> tuple[When, ...]:
    """Whom it befalls is said last."""
    return les_sucede(them, events)


def bloquea_o_es_bloqueada() -> Happening:
    return ("block", "is blocked")
