"""Builders of the section "sentences": the whole sentence, and effects one after the other."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined
from mazo.abilities.tree.effects import ChooseOne, EachPlayer, PlayersMay
from mazo.abilities.tree.nouns import Ref, Them
from mazo.games.myl.reading.parts import Deed, Frame, KeywordSaid, Lead, Linked, Predicate


def start(said: Any) -> Any:
    return said


def frase(*parts: Any) -> Any:
    *leads, body = parts
    given: tuple[Lead, ...] = leads[0] if leads else ()
    return replace(body, leads=given)


def frase_clave(said: KeywordSaid) -> KeywordSaid:
    return said


def se_hace(do: Any) -> Frame:
    return Frame((), do)


def se_puede(do: Any) -> Frame:
    return Frame((), do, may=True)


def se_puede_para(cost: Any, do: Any) -> Frame:
    return Frame((), do, cost, may=True)


def se_hace_para(cost: Any, do: Any) -> Frame:
    return Frame((), do, cost)


def guias(lead: Any) -> tuple[Lead, ...]:
    return lead if isinstance(lead, tuple) else (lead,)


def guias_mas(lead: Any, more: tuple[Lead, ...]) -> tuple[Lead, ...]:
    return (*guias(lead), *more)


def luego() -> Lead:
    return Linked("then")


def si_lo_haces() -> Lead:
    return Linked("if you do")


def si_no() -> Lead:
    return Linked("otherwise")


def seguidos(one: Any, other: Any) -> Any:
    return joined(one, "and", other)


def uno_u_otro(one: Any, other: Any) -> Any:
    if isinstance(one, ChooseOne):
        return replace(one, of=(*one.of, other))
    return ChooseOne((one, other), said="or")


def elige_entre(one: Any, other: Any) -> Any:
    return ChooseOne((one, other), said="or")


def mando(deed: Deed) -> Any:
    return deed("you")


def jugador_hace(who: Any, deed: Deed) -> Any:
    return deed(who)


def de_ellas(them: Them, predicates: tuple[Predicate, ...]) -> Any:
    first, *rest = predicates
    said = [first(them)]
    same = them if not isinstance(them, Ref) else them
    for one in rest:
        said += ["and", one(same if type(same).__name__ != "Chosen" else Ref("?same"))]
    return joined(*said)


def de_la_misma(predicates: tuple[Predicate, ...]) -> Any:
    return de_ellas(Ref("?subject"), predicates)
