"""Builders of the section "sentences": the whole sentence, and effects one after the other."""

from __future__ import annotations

from typing import Any

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.reading.joints import joined
from mazo.abilities.tree.deeds import Discard, Do, RevealHand, ToPlayer
from mazo.abilities.tree.effects import Cant, ChooseOne, EachPlayer, Get, Later, PlayersMay, To, Unless
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Amount, Cards, Chosen, Every, Ref, Them, This, When, Who
from mazo.games.myl.reading.parts import Deed, Frame, Given, KeywordSaid, Lead, Linked, Predicate
from mazo.games.myl.reading.shape import by_number, lasting
from mazo.games.myl.reading.wording import number


def start(said: Any) -> Any:
    return said


def frase(*parts: Any) -> Any:
    *leads, body = parts
    given: tuple[Lead, ...] = leads[0] if leads else ()
    return replace(body, leads=given)


def frase_si(*parts: Any) -> Any:
    *leads, body, condition = parts
    return replace(body, leads=(*(leads[0] if leads else ()), Given(condition)))


def frase_mientras(*parts: Any) -> Any:
    *leads, body, condition = parts
    return replace(body, leads=(*(leads[0] if leads else ()), Given(condition, "while")))


def frase_clave(said: KeywordSaid) -> KeywordSaid:
    return said


def se_hace(do: Any) -> Frame:
    return Frame((), do)


def se_debe(do: Any) -> Frame:
    return Frame((), do, must=True)


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
    if isinstance(one, RevealHand) and isinstance(other, Discard) and one.who != other.who:
        raise ValueError("quién descarta")  # whose hand was shown may also be who discards
    return joined(one, "and", other)


def uno_u_otro(one: Any, other: Any) -> Any:
    if isinstance(one, ChooseOne):
        return replace(one, of=(*one.of, other))
    return ChooseOne((one, other), said="or")


def elige_entre(*options: Any) -> Any:
    return ChooseOne(options, said="or")


def mando(deed: Deed) -> Any:
    return deed("you")


def jugador_hace(who: Any, deed: Deed) -> Any:
    return deed(who)


def jugador_puede(who: Any, deed: Deed) -> Any:
    return PlayersMay(_theirs(deed(who), who), who)


def jugador_puede_para(who: Any, deed: Deed, do: Any) -> Any:
    return PlayersMay(To(_theirs(deed(who), who), do), who)


def _theirs(effect: Any, who: Any) -> Any:
    """What that player does, said of the player who is asked."""
    if isinstance(effect, EachPlayer):
        return effect.do
    return replace(effect, who="they") if getattr(effect, "who", None) == who else effect


def jugador_no_puede(who: Any, act: tuple[str, Any], *until: str) -> Any:
    return _cant(who, act, until)


def nadie_puede(act: tuple[str, Any], *until: str) -> Any:
    return _cant("each player", act, until)


def no_puedes(act: tuple[str, Any], *until: str) -> Any:
    return _cant("you", act, until)


def _cant(who: Any, act: tuple[str, Any], until: tuple[str, ...]) -> Any:
    name, cards = act
    if name == "be attacked":
        if who != "you":
            raise ValueError("tú")
        who, name = "each opponent", "declare an attack"
    if name == "block":
        whose = {"you": "yours", "each opponent": "opposing"}.get(who, "any")
        made = Cant(Every(Cards(("ally",), whose)), "block")  # type: ignore[arg-type]
    else:
        made = Cant(who, name, cards=cards)
    return replace(made, until=until[0]) if until else made


def jugar_cartas(cards: Cards) -> tuple[str, Any]:
    return "play", cards


def robar_cartas() -> tuple[str, Any]:
    return "draw", None


def declarar_ataque() -> tuple[str, Any]:
    return "declare an attack", None


def declarar_bloqueo() -> tuple[str, Any]:
    return "block", None


def al_final() -> None:
    return None


def hecho_al_final(do: Any, final: None) -> Any:
    return Later(When("final"), do)


def al_final_hecho(final: None, do: Any) -> Any:
    return Later(When("final"), do)


def por_cada_bota(each: Any, who: Any, count: int, *_castle: None) -> Any:
    return ToPlayer("mill", by_number(count, each), who)


def de_ellas(them: Them, predicates: tuple[Predicate, ...]) -> Any:
    first, *rest = predicates
    said = [first(them)]
    for one in rest:
        said += ["and", one(Ref("?same") if isinstance(them, Chosen) else them)]
    return joined(*said)


def de_la_misma(predicates: tuple[Predicate, ...]) -> Any:
    return de_ellas(Ref("?subject"), predicates)


def por_cada_ganan(each: Amount, them: Them, count: Token, *until: str) -> Any:
    return Get(them, "strength", by_number(number(count), each), until[0] if until else None)


def jugar_cartas_ni(one: Cards, other: Cards) -> tuple[str, Any]:
    if one.where or other.where or one.zone != "play" or other.zone != "play":
        raise ValueError("cartas de dos tipos")
    return "play", Cards((*one.types, *other.types))


def usar_habilidades() -> tuple[str, Any]:
    return "use abilities", None


def jugar_cuesta_menos(cards: Cards, count: int) -> Any:
    return CostsLess(count, cards)


def tanto_oro(count: Token) -> int:
    return number(count)


def un_oro() -> int:
    return 1
def _priced(amount: Any, them: Them) -> Any:
    match them:
        case This():
            return CostsLess(amount, "this")
        case Every(cards=cards) | Chosen(cards=cards) if cards.whose in ("yours", "any"):
            return CostsLess(amount, replace(cards, whose="any"))
        case Every(cards=cards) if cards.whose == "opposing":
            return CostsLess(amount, replace(cards, whose="any"), "each opponent")
    raise ValueError("cartas que cuestan menos")


def coste_se_reduce(them: Them, count: Token, *each: Any) -> Any:
    return _priced(by_number(number(count), *each), them)


def jugar_cuesta_mas(cards: Cards, count: Token) -> Any:
    return CostsLess(-number(count), cards)


def para_atacar_paga(*parts: Any) -> Any:
    return Cant(This(), parts[-2], costs=parts[-1])


def para_atacar() -> str:
    return "attack"


def para_ambas() -> str:
    return "attack or block"


def para_atacar_a(this: Echoed) -> str:
    return "attack"


def de_ellas_mientras(until: str, them: Them, predicates: tuple[Predicate, ...]) -> Any:
    return lasting(de_ellas(them, predicates), until)


def este_hace(this: Echoed, deed: Deed) -> Any:
    return deed("you")


def ser_atacado() -> tuple[str, Any]:
    return "be attacked", None


def son_destruidas(them: Them) -> Any:
    return Do("destroy", them)


def a_menos_que(do: Any, who: Who, deed: Deed) -> Any:
    theirs = deed("they")
    return Unless(do, who, theirs.do if isinstance(theirs, EachPlayer) else theirs)


def pagar_por_atacar(this: Echoed, count: int) -> Frame:
    return Frame((), Cant(This(), "attack", costs=count))
