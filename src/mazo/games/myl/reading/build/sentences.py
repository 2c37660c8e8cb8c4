"""Builders of the section "sentences": the whole sentence, and effects one after the other."""

from __future__ import annotations

from typing import Any

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.walk import changed, contains, found
from mazo.abilities.tree.deeds import Discard, Do, Draw, RevealHand, ToPlayer
from mazo.abilities.tree.effects import (
    Become,
    Can,
    Cant,
    ChooseOne,
    EachPlayer,
    Gain,
    Get,
    Instead,
    Later,
    Pay,
    PlayersMay,
    Steps,
    To,
    Unless,
)
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Compare,
    Count,
    Every,
    Happened,
    Ref,
    Sum,
    Them,
    This,
    When,
    Who,
)
from mazo.games.myl.reading.build.deeds import elige_entre_dos
from mazo.games.myl.reading.build.predicates import no_puede
from mazo.games.myl.reading.hanging import all_facts, is_fact, steps_of
from mazo.games.myl.reading.parts import (
    Alone,
    Bought,
    Deed,
    Frame,
    Given,
    Happens,
    KeywordSaid,
    Lead,
    Linked,
    Moment,
    Obliged,
    OncePerName,
    Predicate,
    Replaced,
    Responding,
    Save,
    Spares,
    Times,
    UsedSo,
    Whoever,
)
from mazo.games.myl.reading.shape import NotTheirs, lasting, multiplied
from mazo.games.myl.reading.wording import number


def start(said: Any) -> Any:
    return said


def frase(*parts: Any) -> Any:
    *leads, body = parts
    given: tuple[Lead, ...] = leads[0] if leads else ()
    given = tuple(one for at, one in enumerate(given) if not at or one != Linked("then"))  # "si …, además …"
    if Alone() in given:
        if body.cost is None and any(is_fact(one) and not isinstance(one, Get) for one in steps_of(body.do)):
            raise ValueError("hasta cuándo")
        given = tuple(one for one in given if one != Alone())
    if contains((body.do, body.cost), (Obliged,)):
        body = replace(body, do=changed(body.do, lambda node: _obliged(node, given)))
    return replace(body, leads=(*(_assigned(one, body.do) for one in given), *body.leads))


def _assigned(lead: Lead, do: Any) -> Lead:
    """Damage is stopped where some is dealt; whatever else is done then answers the Asignación de Daño itself."""
    if lead not in (Responding((When("damage the deck"),)), Responding((When("damage the deck", who="any opponent"),))):
        return lead
    if found(do, lambda node: isinstance(node, Do) and node.verb == "prevent the damage") is not None:
        return lead
    assert isinstance(lead, Responding)
    return Responding(
        (When("assign damage", who="any player" if lead.to[0].who != "any opponent" else "any opponent"),)
    )


def _obliged(node: Any, leads: tuple[Lead, ...]) -> Any:
    """ "Debe": said of the opponent, if it is the opponent who did, or suffered, what the sentence begins with."""
    if not isinstance(node, Obliged):
        return node
    whens = [
        when
        for one in leads
        if isinstance(one, Happens | Responding)
        for when in (one.whens if isinstance(one, Happens) else one.to)
    ]
    if not whens or any(not _is_of_theirs(one, node) for one in whens):
        raise ValueError("quién debe hacerlo")
    return node.do


def _is_of_theirs(when: When, said: Obliged) -> bool:
    """Whether it is that player, or the opponent alone, who does or suffers it."""
    if said.whoever:
        return when.who in ("any player", "any opponent")
    theirs = isinstance(when.cards, Cards) and when.cards.whose == "opposing"
    entered = when.event == "enter play" and theirs
    return when.who == "any opponent" or when.event in ("damage the deck", "be targeted") or entered


def frase_si(*parts: Any) -> Any:
    *leads, body, condition = parts
    return replace(body, leads=(*(leads[0] if leads else ()), Given(condition)))


def frase_mientras(*parts: Any) -> Any:
    *leads, body, condition = parts
    return replace(body, leads=(*(leads[0] if leads else ()), Given(condition, "while")))


def frase_con_limite(*parts: Any) -> Any:
    *leads, body, limit = parts
    if isinstance(limit, Happens) and isinstance(body.do, Steps):
        raise ValueError("qué pasa entonces")  # the last thing said, or all of it
    return replace(body, leads=(*(leads[0] if leads else ()), limit))


def en_su_propia_final() -> str:
    return "final"


def en_su_propia_agrupacion() -> str:
    return "grouping"


def frase_en_su_fase(*parts: Any) -> Frame:
    """What players do in a phase of their own."""
    *leads, who, deed, phase = parts
    players = {"each opponent": "any opponent", "each player": "any player"}
    if who not in players:
        raise ValueError("un jugador en su fase")
    return Frame((*(leads[0] if leads else ()), Happens((When(phase, who=players[who]),))), deed("they"))


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


def se_puede_entonces_para(cost: Any, lead: Any, do: Any) -> Frame:
    return Frame(guias(lead), do, cost, may=True)


def se_puede_entonces_para_que(cost: Any, lead: Any, do: Any) -> Frame:
    return replace(se_puede_para_que(cost, do), leads=guias(lead))


def se_hace_para(cost: Any, do: Any) -> Frame:
    return Frame((), do, cost)


def en_la_vigilia_propia(*limits: Any) -> tuple[Lead, ...]:
    return (Moment("your vigil"), *limits, Whoever())


def en_cualquier_momento(*limits: Any) -> tuple[Lead, ...]:
    return (*limits, Whoever())


def todos_pueden(leads: tuple[Lead, ...], do: Any) -> Frame:
    return Frame(leads, _own(do), may=True)


def todos_pueden_para(leads: tuple[Lead, ...], cost: Any, do: Any) -> Frame:
    return Frame(leads, _own(do), _own(cost), may=True)


def la_usa_cualquiera() -> Whoever:
    return Whoever()


def _own(do: Any) -> Any:
    """What is said of whoever uses an ability, as that player would say it."""
    own = {"they": "you", "theirs": "yours"}
    return changed(do, lambda node: own.get(node, node) if isinstance(node, str) else node)


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
        raise ValueError("quién descarta")
    return joined(one, "and", other)


def uno_u_otro(one: Any, other: Any) -> Any:
    if isinstance(one, ChooseOne):
        return replace(one, of=(*one.of, other))
    return ChooseOne((one, other), said="or")


def elige_entre(*options: Any) -> Any:
    return ChooseOne(options, said="or")


def mando(deed: Deed) -> Any:
    """What you do; what is done in "su Castillo" is done by whoever did what the sentence begins with."""
    try:
        return deed("you")
    except NotTheirs:
        return Obliged(deed("each opponent"))


def ese_jugador_hace(deed: Deed) -> Any:
    """Whoever did what the sentence begins with."""
    return Obliged(deed("they"), whoever=True)


def este_lo_hace(deed: Deed) -> Any:
    """ "Éste bota …": the player who was just spoken of."""
    return Obliged(deed("each opponent"))


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


def al_final() -> When:
    return When("final")


def en_tu_final_luego() -> When:
    return When("final", who="you")


def hecho_al_final(do: Any, final: When) -> Any:
    """What is gained is gained now; what is done then is the last thing said."""
    if isinstance(do, Steps) and isinstance(do.of[0], Get | Gain) and not isinstance(do.of[-1], Get | Gain):
        return replace(do, of=(*do.of[:-1], Later(final, do.of[-1])))
    return Later(final, do)


def al_final_hecho(final: When, do: Any) -> Any:
    return Later(final, do)


def por_cada_hecho(each: Amount, do: Any) -> Any:
    return multiplied(do, each)


def de_ellas(them: Them, predicates: tuple[Predicate, ...]) -> Any:
    first, *rest = predicates
    said = [first(them)]
    for one in rest:
        said += ["and", one(Ref("?same") if isinstance(them, Chosen) else them)]
    return joined(*said)


def de_la_misma(predicates: tuple[Predicate, ...]) -> Any:
    return de_ellas(Ref("?subject"), predicates)


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


def son_destruidas(them: Them) -> Any:
    return Do("destroy", them)


def a_menos_que(do: Any, who: Who, deed: Deed) -> Any:
    theirs = deed("they")
    return Unless(do, who, theirs.do if isinstance(theirs, EachPlayer) else theirs)


def pagar_por_atacar(this: Echoed, count: int) -> Frame:
    return Frame((), Cant(This(), "attack", costs=count))


def el_debe(deed: Deed) -> Any:
    return Obliged(deed("each opponent"))


def pagando_eso(cost: Any, do: Any) -> Any:
    return To(cost, do)


def frase_con_maximo(*parts: Any) -> Any:
    """What each use costs is counted: the Oros that are paid, or the cards that are milled."""
    said = frase(*parts[:-1])
    if said.cost not in (Pay(1), ToPlayer("mill", 1)):
        raise ValueError("lo que se paga cada vez")
    return replace(said, leads=(*said.leads, Times(number(parts[-1]))))


def como_mucho(count: Token) -> Times:
    return Times(number(count))


def una_por_nombre(name: Echoed) -> OncePerName:
    return OncePerName()


def no_afecta(this: Echoed, cards: Cards) -> Spares:
    if cards != Cards(cards.types):
        raise ValueError("un tipo de cartas")
    return Spares(cards.types)


def se_puede_para_que(cost: Any, do: Any) -> Frame:
    return replace(se_hace_para_que(cost, do), may=True)


def se_hace_para_que(cost: Any, do: Any) -> Frame:
    """ "Para que bote": somebody else does it, who must be named."""
    first = do.of[0] if isinstance(do, Steps) else do
    if isinstance(first, ToPlayer | Draw | Discard) and first.who == "you":
        raise ValueError("quién lo hace")
    return Frame((), do, cost)


def jugador_juega_hasta(who: Any, most: Token | int, cards: Cards) -> Any:
    count = most if isinstance(most, int) else number(most)
    played = Compare(Happened("play", "they", cards), "less than", count)
    return Cant(who, "play", cards=cards, unless=played)


def la_compra(who: Any, *parts: Any) -> Bought:
    """What a player may do so that the card, which is just being played, does nothing."""
    if who != "each opponent":
        raise ValueError("tu oponente")
    theirs = [_theirs(deed(who), who) for deed in parts if callable(deed)]
    return Bought(theirs[0] if len(theirs) == 1 else ChooseOne(tuple(theirs), by="they", said="or"))


def dano_aumenta(count: Token) -> Any:
    return PlayerRule("direct damage", number(count), "each player")


def dano_se_reduce(count: Token) -> Any:
    return PlayerRule("direct damage", -number(count), "each player")


def tu_mano_misma() -> Who:
    return "you"


def mano_oponente() -> Who:
    return "each opponent"


def mano_de_todos() -> Who:
    return "each player"


def mano_aumenta(who: Who, count: Token) -> Any:
    return PlayerRule("cards kept in hand", number(count), who)


def mano_se_reduce(who: Who, count: Token) -> Any:
    return PlayerRule("cards kept in hand", -number(count), who)


def puede_duplicarse(this: Echoed) -> Frame:
    return Frame((), Get(This(), "strength", Sum("strength", This())), may=True)


def vuelve_a_usar_pilas(*_piles: None) -> Frame:
    return Frame((), PlayerRule("use of graveyard and exile"))


def debe_bloqueos() -> str:
    return "blocks owed"


def debe_ataques() -> str:
    return "attacks owed"


def jugador_debe(who: Any, rule: str, count: int) -> Any:
    return PlayerRule(rule, count, who)


def ataca_con_al_menos(who: Any, count: Token) -> Any:
    return PlayerRule("fewest attackers", number(count), who)


def juega_oros(who: Any, count: Token) -> Any:
    return PlayerRule("gold a turn", number(count), who)


def jugador_puede_y(who: Any, deed: Deed, other: Deed) -> Any:
    return PlayersMay(joined(_theirs(deed(who), who), "and", _theirs(other(who), who)), who)


def dano_desterrado(them: Them) -> Any:
    return Can(them, "banish what it mills")


def jugador_hace_y(who: Any, deed: Deed, other: Deed) -> Any:
    then = other(who)
    if isinstance(deed(who), RevealHand) and isinstance(then, Discard) and not isinstance(then.amount, Count):
        raise ValueError("quién descarta")  # whose hand was shown may also be who discards
    if who == "you":
        return joined(deed(who), "and", other(who))
    return EachPlayer(who, joined(_theirs(deed(who), who), "and", _theirs(other(who), who)))


def no_ataca_con(who: Any, cards: Cards, *until: str) -> Any:
    whose = {"you": "yours", "each opponent": "opposing"}.get(who, "any")
    if cards.whose not in ("any", whose):
        raise ValueError("Aliados de quien ataca")
    made = Cant(Every(replace(cards, whose=whose)), "attack")
    return replace(made, until=until[0]) if until else made


def se_juega_en_guerra(this: Echoed) -> Frame:
    return Frame((), Can(This(), "be played in the war"))


def se_juega_para(this: Echoed, do: Any) -> Frame:
    """Played whenever there is something of that to do."""
    return Frame((), do)


def hecho_causado(do: Any) -> Any:
    """ "Hacer que": what somebody else does, or what becomes of cards."""
    if isinstance(do, ToPlayer | Draw | Discard) and do.who == "you":
        raise ValueError("quién lo hace")
    return do


def tienes_prioridad(*until: str) -> Any:
    return PlayerRule("first in the war", 1, "you", *until)


def jugador_elige(who: Any, one: Deed, other: Deed) -> Any:
    """One of two things, as that player likes."""
    return elige_entre_dos(one, other)(who)


def ninguna_puede(cards: Cards, act: Any, *until: str) -> Any:
    made = no_puede(act)(Every(cards))
    return lasting(made, until[0]) if until else made


def asi_se_usa(*limits: Any) -> UsedSo:
    return UsedSo(tuple(one for limit in limits for one in guias(limit)))


def hace_que_lo_haga(deed: Deed) -> Any:
    """ "Hacer que bote": whoever did, or suffered, what the sentence begins with."""
    return Obliged(deed("each opponent"))


def su_fuerza_es(them: Them, amount: Amount) -> Any:
    return Become(them, "strength", amount)


def frase_cuando(*parts: Any) -> Any:
    """What happens, said last; what would be so from then on is said otherwise."""
    *leads, body, whens = parts
    if body.cost is None and all_facts(body.do):
        raise ValueError("hasta cuándo")
    return frase((Happens(whens), *(leads[0] if leads else ())), body)


def puede_en_su_lugar(*parts: Any) -> Any:
    """ "Puedes … en su lugar": that is done so that it doesn't happen."""
    *leads, cost = parts
    return frase(*leads, Frame((), Save(), cost, may=True))


def frase_en_su_lugar(leads: tuple[Lead, ...], body: Frame) -> Any:
    """ "Si fuera a ser destruido, … en su lugar"; or, if something is so, instead of what the sentence before says."""
    if body.may or body.cost is not None:
        raise ValueError("lo que pasa en su lugar")
    if any(isinstance(one, Responding) for one in leads):
        return Frame(leads, Replaced(body.do))
    if not all(isinstance(one, Given) for one in leads):
        raise ValueError("en lugar de qué")
    return replace(body, leads=(*leads, Linked("instead")))


def ninguna_hace_dano(cards: Cards, until: str) -> Any:
    if cards.whose != "opposing":
        raise ValueError("Aliados oponentes")
    return Instead(When("damage the deck", cards), until=until)


def se_juegan_del_cementerio(cards: Cards) -> Frame:
    if cards.zone != "graveyard" or cards.whose != "yours":
        raise ValueError("cartas de tu Cementerio")
    return Frame((), Can(Every(cards), "be played from the graveyard"))
