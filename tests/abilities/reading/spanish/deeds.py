"""Builders of the toy tongue: what is done, and how sentences say it."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.parts import Options, Said, Trigger, TriggeredSaid
from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import Ability, Effect, Gain, Get, PlayersMay
from mazo.abilities.tree.nouns import Cards, Condition, Count, Ref, Them, When


def start(said: Said | TriggeredSaid) -> Said | TriggeredSaid:
    return said


def llano(do: Effect) -> Said:
    return Said(do)


def si_lo_haces(do: Effect) -> Said:
    return Said(do, "if you do")


def si_no(do: Effect) -> Said:
    return Said(do, "otherwise")


def mientras(condition: Condition, do: Effect) -> Said:
    return Said(do, "while", condition, "while")


def con_suceso(when: When, said: Said) -> TriggeredSaid:
    return TriggeredSaid(Trigger((when,)), said)


def seguidos(one: Effect, other: Effect) -> Any:
    return joined(one, "and", other)


def puedes(do: Effect) -> Effect:
    return PlayersMay(do)


def elige_una() -> Any:
    return Options()


def roba(number: Token) -> Effect:
    return Draw(int(number))


def roba_una() -> Effect:
    return Draw()


def roba_por_cada(number: Token, ships: Cards) -> Effect:
    if number != "1":
        raise ValueError("una carta por cada barco")
    return Draw(Count(ships, "each"))


def hunde(them: Them) -> Effect:
    return Do("sink", them)


def hundelo() -> Effect:
    return Do("sink", Ref("?it"))


def gana_carga(them: Them, number: Token) -> Effect:
    return Get(them, "cargo", int(number))


def gana_habilidad(them: Them, ability: Ability) -> Effect:
    return Gain(them, ability)
