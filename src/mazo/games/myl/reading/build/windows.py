"""Builders of the section "windows": phases, limits, answers, durations, and when alone a card may be played."""

from __future__ import annotations

from typing import Any

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Condition,
    DoesntHold,
    During,
    HostOf,
    SameObject,
    Them,
    This,
    Turn,
    When,
)
from mazo.games.myl.reading.parts import (
    Given,
    Happens,
    Lasting,
    Lead,
    Moment,
    Once,
    OnlyPlay,
    PlayedIn,
    Responding,
    Times,
    ToPlayThis,
)
from mazo.games.myl.reading.shape import idle
from mazo.games.myl.reading.wording import number


def en_tu_vigilia() -> Lead:
    return Moment("your vigil")


def en_su_vigilia() -> Lead:
    return Moment("their vigil")


def en_guerra() -> Lead:
    return Moment("the war")


def en_batalla() -> Lead:
    return Moment("a battle")


def en_tu_final() -> Lead:
    return Moment("your final phase")


def en_la_final() -> Lead:
    return Moment("the final phase")


def en_su_final() -> Lead:
    return Happens((When("final", who="any opponent"),))


def en_cada_final() -> Lead:
    return Happens((When("final", who="any player"),))


def en_tu_agrupacion() -> Lead:
    return Happens((When("grouping", who="you"),))


def en_cada_agrupacion() -> Lead:
    return Happens((When("grouping", who="any player"),))


def una_vez() -> Lead:
    return Once()


def hasta_final() -> str:
    return "until the final phase"


def este_turno() -> str:
    return "this turn"


def para_siempre() -> str:
    return "forever"


def mientras_este(this: Echoed) -> str:
    return "while this is in play"


def hasta_agrupacion() -> str:
    return "until your next grouping"


def duracion_guia(until: str) -> Lead:
    return Lasting(until)


def responde_que(whens: tuple[When, ...]) -> Lead:
    return Responding(whens)


def responde_ataque(when: When) -> Lead:
    return Responding((when,))


def responde_jugar_tu(cards: Cards) -> Lead:
    return Responding((When("play", cards, who="you"),))


def responde_jugar(cards: Cards) -> Lead:
    who = {"yours": "you", "opposing": "any opponent"}.get(cards.whose, "any player")
    return Responding((When("play", cards, who=who),))


def al_finalizar_tu_turno() -> Lead:
    return Responding((When("end a turn", who="you"),))


def al_finalizar_un_turno() -> Lead:
    return Responding((When("end a turn", who="any player"),))


def _befalls(them: Them, *events: str) -> Responding:
    if isinstance(them, This):
        return Responding(tuple(When(event, "this", said="whenever") for event in events))
    if isinstance(them, HostOf):
        them = Chosen(Cards(("ally",), where=(SameObject(them),)))
    if isinstance(them, Chosen) and them.count == 1:
        return Responding(tuple(When(event, them.cards, said="whenever") for event in events))
    raise ValueError("una carta")


def fuera_destruida(them: Them) -> Lead:
    return _befalls(them, "destroy")


def fuera(them: Them, events: tuple[str, ...]) -> Lead:
    return _befalls(them, *events)


def ataque_oponente() -> When:
    return When("declare an attack", who="any opponent")


def un_ataque() -> When:
    return When("declare an attack", who="any player")


def tu_ataque() -> When:
    return When("declare an attack", who="you")


def _moment(lead: Any) -> Condition:
    if not isinstance(lead, Moment) or lead.name == "the final phase":
        raise ValueError("una fase")
    return During(lead.name)


def solo_jugar_en(this: Echoed, moment: Any) -> OnlyPlay:
    return OnlyPlay(_moment(moment))


def solo_jugar_en_si(this: Echoed, moment: Any, condition: Condition) -> OnlyPlay:
    return OnlyPlay(AllHold((_moment(moment), condition)))


def solo_jugar_si(this: Echoed, condition: Condition) -> OnlyPlay:
    return OnlyPlay(condition)


def no_jugar_si(this: Echoed, condition: Condition) -> OnlyPlay:
    return OnlyPlay(DoesntHold(condition))


def a_tu_agrupacion() -> Lead:
    return Responding((When("grouping", who="you"),))


def jugar_en_respuesta(this: Echoed, lead: Any) -> PlayedIn:
    if not isinstance(lead, Responding | Happens):
        raise ValueError("en respuesta a qué")
    return PlayedIn(lead.to if isinstance(lead, Responding) else lead.whens)


def para_jugar(this: Echoed, cost: Any) -> ToPlayThis:
    return ToPlayThis(cost)


def tu_bloqueo() -> When:
    return When("declare blocks", who="you")


def su_bloqueo() -> When:
    return When("declare blocks", who="any opponent")


def hasta_tu_turno() -> str:
    return "until your next turn"


def el_turno_siguiente() -> str:
    return "in their next turn"


def varias_veces(count: Token) -> Lead:
    return Times(number(count))


def a_su_agrupacion() -> Lead:
    return Responding((When("grouping", who="any opponent"),))


def al_resolver_dano() -> Lead:
    return Responding((When("damage the deck"),))


def al_recibir_dano() -> Lead:
    return Responding((When("damage the deck", Cards(("ally",), "opposing")),))


def el_dano() -> When:
    return When("damage the deck", who="any opponent")


def responde_que_no_ataca(them: Them) -> Lead:
    return Happens((idle(them),))


def la_fase_final() -> When:
    return When("end a turn", who="any player")


def una_vez_tuya() -> tuple[Lead, ...]:
    return Once(), Given(Turn())


def en_tu_turno() -> Lead:
    return Given(Turn())


def en_su_turno() -> Lead:
    return Given(Turn("opponents"))


def fuera_por(them: Them, events: tuple[str, ...], by: Cards) -> Lead:
    lead = _befalls(them, *events)
    return Responding(tuple(replace(one, other=by) for one in lead.to))


def en_su_agrupacion() -> Lead:
    return Happens((When("grouping", who="any opponent"),))


def en_cada_vigilia() -> Lead:
    return Happens((When("vigil", who="any player"),))


def a_tu_vigilia() -> Lead:
    return Happens((When("vigil", who="you"),))


def al_comienzo() -> Lead:
    return Happens((When("begin a turn", who="you"),))


def al_comienzo_suyo() -> Lead:
    return Happens((When("begin a turn", who="any opponent"),))


def al_comienzo_de_cada_uno() -> Lead:
    return Happens((When("begin a turn", who="any player"),))


def responde_habilidad_oponente() -> Lead:
    return responde_habilidad_de(Cards(whose="opposing"))


def responde_habilidad_de(cards: Cards) -> Lead:
    who = {"yours": "you", "opposing": "any opponent"}.get(cards.whose, "any player")
    return Responding((When("use an ability", cards, who=who),))


def un_bloqueo() -> When:
    return When("declare blocks", who="any player")


def agrupacion() -> str:
    return "grouping"


def vigilia() -> str:
    return "vigil"


def batalla() -> str:
    return "battle"


def final() -> str:
    return "final"


def robo() -> str:
    return "draw"


def guerra() -> str:
    return "war"
