"""Builders of the section "predicates": what is said of cards."""

from __future__ import annotations

from typing import Any, TypeAlias

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.walk import changed
from mazo.abilities.tree.deeds import Do, ToDeck
from mazo.abilities.tree.effects import (
    Become,
    Can,
    Cant,
    Choose,
    ChooseOne,
    Convert,
    EachCard,
    Gain,
    GainClass,
    Get,
    Instead,
    Keyword,
    Lose,
    LoseClass,
    Must,
    PlayersMay,
)
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import (
    AllOf,
    Amount,
    Cards,
    Chosen,
    Condition,
    Every,
    Has,
    HostOf,
    Is,
    Not,
    Ref,
    SameObject,
    Sum,
    Them,
    This,
    Trait,
    When,
)
from mazo.games.myl.reading.build.amounts import OWN
from mazo.games.myl.reading.parts import Predicate
from mazo.games.myl.reading.shape import by_number, lasting, multiplied, priced, put, to_your_line
from mazo.games.myl.reading.wording import number, race

Act: TypeAlias = tuple[str, Cards | None]


def un_predicado(predicate: Predicate, *until: str) -> tuple[Predicate, ...]:
    return (_lasting(predicate, until[0]) if until else predicate,)


def primero_duracion(until: str, predicate: Predicate) -> tuple[Predicate, ...]:
    return (_lasting(predicate, until),)


def otro_predicado(before: tuple[Predicate, ...], predicate: Predicate, *until: str) -> tuple[Predicate, ...]:
    if until:
        return (*(_lasting(one, until[0]) for one in before), _lasting(predicate, until[0]))
    return (*before, predicate)


def _lasting(predicate: Predicate, until: str) -> Predicate:
    return lambda them: lasting(predicate(them), until)


def gana_fuerza(count: Token) -> Predicate:
    return lambda them: Get(them, "strength", number(count))


def por_cada_se(predicate: Predicate, each: Amount) -> Predicate:
    return lambda them: multiplied(predicate(them), each)


def por_cada_antes(each: Amount, predicate: Predicate) -> Predicate:
    return por_cada_se(predicate, each)


def pierde_fuerza(count: Token) -> Predicate:
    return lambda them: Get(them, "strength", -number(count))


def gana_si_ataca(count: Token) -> Predicate:
    return lambda them: Get(them, "strength", number(count), only=Is("attacking"))


def gana_si_bloquea(count: Token) -> Predicate:
    return lambda them: Get(them, "strength", number(count), only=Is("blocking"))


def tiene_fuerza(count: Token) -> Predicate:
    return lambda them: Become(them, "strength", number(count))


def tiene_fuerza_igual(amount: Amount) -> Predicate:
    return lambda them: Become(them, "strength", _of_strength(amount))


def _of_strength(amount: Amount) -> Amount:
    """As much strength as that of a card is its strength."""
    return replace(amount, stat="strength") if isinstance(amount, Sum) and amount.stat == OWN.stat else amount


def duplica() -> Predicate:
    return lambda them: Get(them, "strength", Sum("strength", them))


def pierde_habilidad() -> Predicate:
    return lambda them: Lose(them)


def gana_por_un_tiempo(until: str, count: Token) -> Predicate:
    return _lasting(gana_fuerza(count), until)


def pierde_por_un_tiempo(until: str, count: Token) -> Predicate:
    return _lasting(pierde_fuerza(count), until)


def pierde_raza() -> Predicate:
    return lambda them: LoseClass(them)


def pierde_raza_y_habilidad() -> Predicate:
    return lambda them: joined(LoseClass(them), "and", Lose(_again(them)))


def pierde_habilidad_y_raza() -> Predicate:
    return lambda them: joined(Lose(them), "and", LoseClass(_again(them)))


def _again(them: Them) -> Them:
    """Those of whom something was just said."""
    return Ref("?same") if isinstance(them, Chosen) else them


def tambien(predicate: Predicate) -> Predicate:
    return predicate


def no_cae_nunca() -> Predicate:
    return no_puede(caer())


def no_es_sacada(event: str) -> Predicate:
    """What isn't done to them can't be done to them, for as long as it is said."""
    return no_puede(ser_sacada(event))


def es_calidad(names: tuple[str, ...]) -> Predicate:
    def gain(them: Them) -> Any:
        again = Ref("?same") if isinstance(them, Chosen) else them
        gained = [Gain(again if at else them, Keyword(name)) for at, name in enumerate(names)]
        return gained[0] if len(gained) == 1 else joined(gained[0], "and", *gained[1:])

    return gain


def es_de_raza(word: Token) -> Predicate:
    return lambda them: GainClass(them, race(word))


def puede_atacar(*_entering: None) -> Predicate:
    return lambda them: Gain(them, Keyword("furia"))


def _cant(act: Act, them: Them) -> Any:
    name, cards = act
    if name in ("indestructible", "indesterrable", "imbloqueable"):
        return Gain(them, Keyword(name))
    if name in ("block this", "block the bearer"):
        if not isinstance(them, Every):
            raise ValueError("qué Aliados")
        return Cant(This() if name == "block this" else HostOf(This()), "be blocked", cards=them.cards)
    return Cant(them, name, cards=cards)


def no_puede(act: Act) -> Predicate:
    return lambda them: _cant(act, them)


def no_puede_ni(act: Act, other: Act) -> Predicate:
    return lambda them: joined(_cant(act, them), "and", _cant(other, them))


def no_es_afectada(cards: Cards) -> Predicate:
    return lambda them: Cant(them, "be affected", cards=cards)


def solo_bloquea() -> Predicate:
    return lambda them: Cant(them, "attack")


def debe_atacar() -> Predicate:
    return lambda them: Must(them, "attack")


def debe_bloquear() -> Predicate:
    return lambda them: Must(them, "block")


def debe_ser_destruida() -> Predicate:
    return lambda them: Do("destroy", them)


def debe_ser_desterrada() -> Predicate:
    return lambda them: Do("banish", them)


def debe_ser_barajada() -> Predicate:
    return lambda them: ToDeck(them, "shuffle")


def debe_ser_agrupada() -> Predicate:
    return lambda them: Do("regroup", them)


def puede_ser_agrupada() -> Predicate:
    return lambda them: PlayersMay(Do("regroup", them))


def dos_armas(*count: Token) -> Predicate:
    if count and number(count[0]) != 2:
        raise ValueError("dos Armas")
    return lambda them: Gain(them, Keyword("dos armas"))


def muchas_armas() -> Predicate:
    return lambda them: Gain(them, Keyword("sin límite de armas"))


def bloquea_imbloqueables() -> Predicate:
    return lambda them: Can(them, "block unblockable allies")


def _but(cards: Cards) -> Cards:
    """The allies that aren't such ones."""
    if cards.types not in ((), ("ally",)) or not cards.where:
        raise ValueError("qué Aliados")
    trait: Trait = cards.where[0] if len(cards.where) == 1 else AllOf(cards.where)
    return Cards(("ally",), where=(Not(trait),))


def solo_portada_por(cards: Cards) -> Predicate:
    def carried(them: Them) -> Any:
        return Cant(This() if them == Ref("?subject") else them, "be carried", cards=_but(cards))

    return carried


def portador_debe_ser(cards: Cards) -> Predicate:
    def carried(them: Them) -> Any:
        if not isinstance(them, HostOf):
            raise ValueError("el portador")
        return Cant(This(), "be carried", cards=_but(cards))

    return carried


def bloquea_a_dos(count: Token) -> Predicate:
    if number(count) != 2:
        raise ValueError("dos Aliados")
    return lambda them: Can(them, "block two allies")


def bloquea_a_varios() -> Predicate:
    return lambda them: Can(them, "block any number of allies")


def imbloqueable() -> tuple[str, ...]:
    return ("imbloqueable",)


def indestructible() -> tuple[str, ...]:
    return ("indestructible",)


def indesterrable() -> tuple[str, ...]:
    return ("indesterrable",)


def dos_calidades(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return (*one, *other)


def al_entrar() -> None:
    return None


def atacar() -> Act:
    return "attack", None


def bloquear() -> Act:
    return "block", None


def atacar_ni_bloquear() -> Act:
    return "attack or block", None


def agruparse() -> Act:
    return "regroup", None


def portar_armas() -> Act:
    return "carry weapons", None


def ser_anulada() -> Act:
    return "be annulled", None


def ser_bloqueada() -> Act:
    return "imbloqueable", None


def ser_bloqueada_por(cards: Cards) -> Act:
    return "be blocked", cards


def ser_afectada_por(cards: Cards) -> Act:
    return "be affected", cards


def afectan(cards: Cards) -> Cards:
    return cards


def gana_mientras(count: Token, until: str, each: Amount) -> Predicate:
    return lambda them: Get(them, "strength", by_number(number(count), each), until)


def pierde_habilidad_y_fuerza(count: Token) -> Predicate:
    return lambda them: joined(
        Lose(them), "and", Get(Ref("?same") if isinstance(them, Chosen) else them, "strength", -number(count))
    )


def puede_bloquear() -> Predicate:
    return lambda them: Can(them, "block")


def solo_lo_bloquea(cards: Cards) -> Predicate:
    return lambda them: Cant(them, "be blocked", cards=_but(cards))


def afectan_oponentes() -> Cards:
    return Cards(whose="opposing")


def bloquear_a(cards: Cards) -> Act:
    return "block", cards


def pasa_a_tu_control() -> Predicate:
    return lambda them: Do("take control", them)


def pasa_a(where: str) -> Predicate:
    return lambda them: put(them, where)


def vuelve_a_mano() -> Predicate:
    return lambda them: Do("return to hand", them)


def se_convierte(*strength: Token) -> Predicate:
    def becomes(them: Them) -> Any:
        again = Ref("?same") if isinstance(them, Chosen) else them
        converted = Convert(them, "ally")
        return joined(converted, "and", Become(again, "strength", number(strength[0]))) if strength else converted

    return becomes


def se_convierte_de_tanta(amount: Amount) -> Predicate:
    """As strong as something: its own cost is told by what it is."""

    def becomes(them: Them) -> Any:
        again = _again(them)
        of_its_own = changed(amount, lambda node: again if node == Ref("?subject") else node)
        return joined(Convert(them, "ally"), "and", Become(again, "strength", of_its_own))

    return becomes


def no_puede_a_menos(act: Act, condition: Condition) -> Predicate:
    return lambda them: Cant(them, act[0], cards=act[1], unless=condition)


def no_puede_sin_pagar(act: Act, count: int) -> Predicate:
    return lambda them: Cant(them, act[0], costs=count)


def ser_sacada(event: str) -> Act:
    return {"destroy": "indestructible", "banish": "indesterrable"}.get(event, "be shuffled in"), None


def ser_sacada_por(event: str, cards: Cards) -> Act:
    if event == "shuffle in":
        raise ValueError("destruida o desterrada")
    return {"destroy": "be destroyed", "banish": "be banished"}[event], cards


def atacar_le_cuesta(count: int) -> Predicate:
    return lambda them: Cant(them, "attack", costs=count)


def debe_bloquearla(blockers: Them) -> Predicate:
    """The attacker that says so is blocked by those."""

    def blocked(them: Them) -> Any:
        if them not in (This(), Ref("?subject")):
            raise ValueError("este Aliado")
        return Must(blockers, "block this", "this turn")

    return blocked


def gana_o_pierde(count: Token) -> Predicate:
    def either(them: Them) -> Any:
        more, less = Get(them, "strength", number(count)), Get(them, "strength", -number(count))
        return ChooseOne((more, less), said="or")

    return either


def vuelve_a_tu_defensa() -> Predicate:
    return to_your_line


def vuelve_a_defensa() -> Predicate:
    return lambda them: Do("move to the defence line", them)


def debe_bloquearlo(*this: Echoed) -> Predicate:
    return lambda them: Must(them, "block this", "this turn")


def bloquea_a_esta(this: Echoed) -> Predicate:
    return lambda them: Must(them, "block this", "this turn")


def pasa_al_ataque(line: None) -> Predicate:
    return lambda them: Do("move to the attack line", them)


def salir_del_juego() -> Act:
    return "leave play", None


def no_puede_sin_fuerza(act: Act, count: Token) -> Predicate:
    return lambda them: Cant(them, act[0], unless=Has("strength", "more than", number(count)))


def no_cae() -> Predicate:
    return lambda them: Cant(them, "fall in battle", "this turn")


def cambia_por_coste() -> Predicate:
    def becomes(them: Them) -> Any:
        if isinstance(them, Every):
            return EachCard(them, Become(Ref("it"), "strength", Sum("cost", Ref("it"))))
        return Become(them, "strength", Sum("cost", them))

    return becomes


def no_se_modifica() -> Predicate:
    return lambda them: Cant(them, "be changed in strength")


def tiene_prioridad() -> Predicate:
    def first(them: Them) -> Any:
        if them not in (This(), HostOf(This()), Ref("?subject")):
            raise ValueError("quien ataca")
        return PlayerRule("first in the war", 1, "you", "this turn")

    return first


def no_puede_ser(*acts: Act) -> Predicate:
    def said(them: Them) -> Any:
        parts = [part for act in acts for part in ("and", _cant(act, them))]
        return joined(*parts[1:])

    return said


def furia() -> tuple[str, ...]:
    return ("furia",)


def otra_calidad(before: tuple[Predicate, ...], names: tuple[str, ...], *until: str) -> tuple[Predicate, ...]:
    return otro_predicado(before, es_calidad(names), *until)


def gana_calidad_y_fuerza(names: tuple[str, ...], count: Token) -> Predicate:
    def gain(them: Them) -> Any:
        again = Ref("?same") if isinstance(them, Chosen) else them
        return joined(es_calidad(names)(them), "and", Get(again, "strength", number(count)))

    return gain


def se_juega_del_cementerio() -> Predicate:
    return lambda them: Can(them, "be played from the graveyard")


def no_hace_dano() -> Predicate:
    def harmless(them: Them) -> Any:
        if not isinstance(them, Chosen):
            raise ValueError("un Aliado que se elige")
        damage = When("damage the deck", Cards(whose="opposing", where=(SameObject(Ref(them.name)),)))
        return joined(Choose(them, "chosen"), ".", Instead(damage))

    return harmless


def bloquea_a_uno_mas() -> Predicate:
    return lambda them: Can(them, "block two allies")


def caer() -> Act:
    return "fall in battle", None


def gana_tanta(amount: Amount) -> Predicate:
    return lambda them: Get(them, "strength", _of_strength(amount))


def cuesta_menos_oro(count: int) -> Predicate:
    return lambda them: priced(count, them)


def cuesta_mas_oro(count: int) -> Predicate:
    return lambda them: priced(-count, them)


def no_puede_ser_por(one: str, other: str, cards: Cards) -> Predicate:
    first, second = ser_sacada_por(one, cards), ser_sacada_por(other, cards)
    return lambda them: joined(_cant(first, them), "and", _cant(second, them))


def cuesta_menos(count: Token) -> Predicate:
    return lambda them: priced(number(count), them)


def se_juega_en_la_guerra() -> Predicate:
    return lambda them: Can(them, "be played in the war")


def retador() -> tuple[str, ...]:
    return ("retador",)


def guardian() -> tuple[str, ...]:
    return ("guardián",)


def ilusion() -> tuple[str, ...]:
    return ("ilusión",)


def es_de_dos_razas(one: Token, other: Token) -> Predicate:
    return lambda them: joined(GainClass(them, race(one)), "and", GainClass(_again(them), race(other)))


def bloquear_a_este(whom: Them) -> Act:
    return "block this" if isinstance(whom, This) else "block the bearer", None
