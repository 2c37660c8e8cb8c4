"""Builders of the section "answers": annulling, cancelling, preventing."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Instead
from mazo.abilities.tree.nouns import Cards, Chosen, HostOf, Ref, SameObject, Them, This, When, Who
from mazo.games.myl.reading.parts import Annul, Deed, Prevent, Save, Stop
from mazo.games.myl.reading.shape import IN_BATTLE, happening
from mazo.games.myl.reading.wording import number


def _yours(who: Who, effect: object) -> object:
    if who != "you":
        raise ValueError("lo que haces tú")
    return effect


def anula(cards: Cards) -> Deed:
    player = {"yours": "you", "opposing": "any opponent"}.get(cards.whose, "any player")
    return lambda who: _yours(who, Annul(cards, player))


def anulala() -> Deed:
    return lambda who: _yours(who, Stop("annul"))


def cancela_ataque() -> Deed:
    return lambda who: _yours(who, Stop("cancel the attack"))


def cancela_habilidad(cards: Cards) -> Deed:
    player = {"yours": "you", "opposing": "any opponent"}.get(cards.whose, "any player")
    return lambda who: _yours(who, Annul(cards, player, "use an ability", "cancel"))


def salvala(*this: Echoed) -> Deed:
    return lambda who: _yours(who, Save())


def previene(them: Them, events: tuple[str, ...], *by: Cards) -> Deed:
    match them:
        case This():
            cards: Any = "this"
        case Chosen(cards=named) if them.count == 1:
            cards = named
        case HostOf(This()):
            cards = Cards(("ally",), where=(SameObject(them),))
        case _:
            raise ValueError("una carta")
    whens = tuple(happening(event, cards, *by) for event in events)
    return lambda who: _yours(who, Prevent(whens))


def seria(events: tuple[str, ...]) -> tuple[str, ...]:
    return events


def una_salida(event: str) -> tuple[str, ...]:
    return (event,)


def dos_salidas(one: str, other: str) -> tuple[str, ...]:
    return (one, other)


def saldria() -> tuple[str, ...]:
    return ("leave play",)


def por_destruccion() -> str:
    return "destroy"


def por_destierro() -> str:
    return "banish"


def por_baraje() -> str:
    return "shuffle in"


def cancela_bloqueo(them: Them) -> Deed:
    return lambda who: _yours(who, Do("cancel the block", them))


def previene_efecto(them: Them, by: Cards) -> Deed:
    return previene(them, ("be targeted",), by)


def cancela_efecto() -> Deed:
    return lambda who: _yours(who, Stop("cancel"))


def reduce_a_nada(count: Token) -> Deed:
    """The damage that castles are about to take is that of this battle, and there is one a turn."""
    if number(count) != 0:
        raise ValueError("a 0")
    return lambda who: _yours(who, Do("prevent the damage", Ref("attackers")))


def caeria() -> tuple[str, ...]:
    return ("destroy" + IN_BATTLE,)


def redirige(them: Them) -> Deed:
    return lambda who: _yours(who, Do("redirect to", them))


def cancela_su_bloqueo() -> Deed:
    return cancela_bloqueo(Ref("?it"))


def cancela_ataque_de(them: Them) -> Deed:
    return lambda who: _yours(who, Do("cancel the attack", them))


def evita_el_dano() -> Deed:
    return lambda who: _yours(who, Do("prevent the damage", Ref("attackers")))


def cancela_habilidad_oponente() -> Deed:
    return cancela_habilidad(Cards(whose="opposing"))


def cancela_una_habilidad() -> Deed:
    return cancela_habilidad(Cards())


def evita_dano_este_turno() -> Deed:
    damage = When("damage the deck", Cards(("ally",), "opposing"))
    return lambda who: _yours(who, Instead(damage, until="this turn"))
