"""Builders of the section "answers": annulling, cancelling, preventing."""

from __future__ import annotations

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.nouns import Cards, Chosen, Ref, Them, This, When, Who
from mazo.games.myl.reading.parts import Annul, Deed, Prevent, Save, Stop


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


def salvala() -> Deed:
    return lambda who: _yours(who, Save())


def _prevented(event: str, them: Them) -> Deed:
    if isinstance(them, This):
        when = When(event, "this")
    elif isinstance(them, Chosen) and them.count == 1:
        when = When(event, them.cards)
    else:
        raise ValueError("una carta")
    return lambda who: _yours(who, Prevent(when))


def previene_destruccion(them: Them) -> Deed:
    return _prevented("destroy", them)


def previene_destierro(them: Them) -> Deed:
    return _prevented("banish", them)


def cancela_bloqueo(them: Them) -> Deed:
    return lambda who: _yours(who, Do("cancel the block", them))
