"""Builders of the section "deeds": what players do with cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.walk import contains
from mazo.abilities.tree.deeds import (
    Credit,
    Discard,
    Do,
    Draw,
    Reveal,
    Shuffle,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import Become, ChooseOne, Convert, EachPlayer, Later, Lose, Pay, Play, Skip
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Count,
    Every,
    Named,
    PlayerOf,
    Ref,
    Sum,
    That,
    Them,
    This,
    Top,
    When,
    Who,
)
from mazo.games.myl.reading.build.looking import mira
from mazo.games.myl.reading.build.nouns import a_tu_eleccion
from mazo.games.myl.reading.build.nouns import con_adjetivo as with_adjective
from mazo.games.myl.reading.parts import SELF_NAME, YOUR_CHOICE, Deed, Number, Place, Seek
from mazo.games.myl.reading.shape import for_you, multiplied, of_their_own, put, to_your_line
from mazo.games.myl.reading.wording import number

IT = Ref("?it")


def _by(who: Who, effect: Any) -> Any:
    """An effect on cards by a player; what others do, they do to cards of their own choice."""
    if who == "you":
        return effect
    them = getattr(effect, "them", None)
    if isinstance(them, Chosen) and them.by == YOUR_CHOICE:
        if who != "each opponent" or them.cards.whose not in ("any", "theirs", "opposing"):
            raise ValueError("tu oponente")
        return replace(effect, them=replace(them, cards=replace(them.cards, whose="opposing")))
    if isinstance(them, Chosen):
        cards = them.cards if them.cards.whose != "any" else replace(them.cards, whose="theirs")
        effect = replace(effect, them=replace(them, cards=cards, by="they"))
    return EachPlayer(who, effect)


def _do(verb: str, them: Them) -> Deed:
    return lambda who: _by(who, Do(verb, them))


def roba(count: int, *castle: str) -> Deed:
    return of_their_own(lambda who: Draw(count, who), *castle)


def por_cada_vez(deed: Deed, each: Amount) -> Deed:
    return lambda who: multiplied(deed(who), each)


def roba_hasta(count: int, *castle: str) -> Deed:
    """Whoever may draw so many at most draws as many as they like."""
    return of_their_own(lambda who: ChooseOne(tuple(Draw(n, who) for n in range(1, count + 1)), said="or"), *castle)


def roba_tantas(*rest: Any) -> Deed:
    return of_their_own(lambda who: Draw(rest[-1], who), *rest[:-1])


def bota(count: int, *castle: str) -> Deed:
    return of_their_own(lambda who: ToPlayer("mill", count, who), *castle)


def bota_hasta(count: int, *castle: str) -> Deed:
    mills = range(1, count + 1)
    return of_their_own(lambda who: ChooseOne(tuple(ToPlayer("mill", n, who) for n in mills), said="or"), *castle)


def bota_tantas(*rest: Any) -> Deed:
    return of_their_own(lambda who: ToPlayer("mill", rest[-1], who), *rest[:-1])


def descarta(count: int, *hand: str) -> Deed:
    return of_their_own(lambda who: Discard(count, who), *hand)


def descarta_al_azar(count: int) -> Deed:
    return lambda who: for_you(who, Discard(count, "each opponent", by="random"))


def destruye(them: Them) -> Deed:
    return _do("destroy", them)


def destruye_a_tu_eleccion(them: Them) -> Deed:
    return destruye(a_tu_eleccion(them))


def destierra(them: Them) -> Deed:
    return _do("banish", them)


def agrupa(them: Them) -> Deed:
    """Gold that was paid is regrouped by whoever paid it."""
    if isinstance(them, Chosen | Every) and them.cards.zone == "paid gold" and them.cards.whose == "any":
        them = replace(them, cards=replace(them.cards, whose="yours"))
    return _do("regroup", them)


def baraja(them: Them) -> Deed:
    return lambda who: _by(who, ToDeck(them, "shuffle"))


def baraja_sin_lugar(count: int) -> Deed:
    """Cards are shuffled in from the own graveyard unless another place is said."""
    return lambda who: _by(
        who, ToDeck(Chosen(Cards(whose="yours" if who == "you" else "theirs", zone="graveyard"), count), "shuffle")
    )


def _both(one: Them, other: Them, made: Callable[[Them], Any]) -> Deed:
    """Two cards, each with its own number; whose they are is said of both or of none, else it may mean either."""
    if not isinstance(one, Chosen) or not isinstance(other, Chosen):
        raise ValueError("cartas que se eligen")
    if one.cards.whose != other.cards.whose and "any" in (one.cards.whose, other.cards.whose):
        raise ValueError("cartas del mismo jugador")
    if one.cards.zone != other.cards.zone:
        raise ValueError("cartas del mismo lugar")
    return lambda who: for_you(who, joined(made(one), "and", made(other)))


def destruye_ambas(one: Them, other: Them) -> Deed:
    return _both(one, other, lambda them: Do("destroy", them))


def destierra_ambas(one: Them, other: Them) -> Deed:
    return _both(one, other, lambda them: Do("banish", them))


def baraja_ambas(one: Them, other: Them) -> Deed:
    return _both(one, other, lambda them: ToDeck(them, "shuffle"))


def sube_ambas(one: Them, other: Them) -> Deed:
    return _both(one, other, lambda them: Do("return to hand", them))


def elige_y_descarta(them: Them) -> Deed:
    """Of the opponent's hand, which was just looked at or is named."""
    if (
        not isinstance(them, Chosen)
        or them.cards.zone not in ("play", "hand")
        or them.cards.whose not in ("any", "opposing")
    ):
        raise ValueError("cartas de la mano de tu oponente")
    if not isinstance(them.count, int) or them.up_to:
        raise ValueError("cuántas cartas")
    cards = replace(them.cards, zone="hand", whose="any")
    return lambda who: for_you(who, Discard(them.count, "each opponent", cards, by="you"))


def descarta_a_tu_eleccion(count: int, cards: Cards) -> Deed:
    """What another player discards, chosen by whoever plays this."""
    if cards.zone not in ("play", "hand") or cards.whose not in ("any", "theirs"):
        raise ValueError("cartas de su mano")

    def done(who: Who) -> Any:
        if who != "each opponent":
            raise ValueError("tu oponente")
        return Discard(count, who, replace(cards, zone="hand", whose="any"), by="you")

    return done


def descarta_de_ahi(count: int, cards: Cards) -> Deed:
    """Of the hand that was just looked at."""
    return elige_y_descarta(Chosen(cards, count))


def pon_en_juego(them: Them) -> Deed:
    if not isinstance(them, Chosen) or them.cards.zone == "play":
        raise ValueError("cartas que no están en juego")
    return pon(them, "put into play")


def sube(them: Them) -> Deed:
    return _do("return to hand", them)


def pon(them: Them, where: str) -> Deed:
    return lambda who: _by(who, put(them, where))


def ponla(where: str) -> Deed:
    return pon(IT, where)


def busca(them: Them) -> Deed:
    if isinstance(them, Chosen) and them.cards.zone == "play":
        them = replace(them, cards=replace(them.cards, zone="deck", whose="yours", other=False))

    def searched(who: Who) -> Any:
        if isinstance(who, PlayerOf) or who == "?that player":
            raise ValueError("quién busca")  # whose castle would be searched
        return _by(who, Seek(them, searched=True))

    return searched


def busca_en(place: Place, them: Them) -> Deed:
    if not isinstance(them, Chosen) or them.cards.zone != "play":
        raise ValueError("cartas que se buscan")
    return busca(replace(them, cards=replace(them.cards, zone=place.zone, whose=place.whose or "any")))


def busca_tocaya(*parts: Any) -> Deed:
    """A card of this one's name."""
    return busca(Chosen(with_adjective(Cards(where=(Named((SELF_NAME,)),)), parts[-1])))


def juega_en_reserva(them: Them) -> Deed:
    if isinstance(them, Chosen) and them.cards.types != ("gold",):
        raise ValueError("Oros")
    return pon(them, "put into the reserve")


def anula_habilidades(cards: Cards, until: str) -> Deed:
    return anula_habilidad(Every(cards), until)


def elige(them: Them) -> Deed:
    if isinstance(them, Top):
        return mira(them)
    return lambda who: _by(who, Seek(them))


def juega(them: Them, *way: Play) -> Deed:
    if isinstance(them, Chosen) and them.cards.zone == "play":
        them = replace(them, cards=replace(them.cards, zone="hand", whose="yours"))
    play = way[0] if way else Play(IT, free=False)
    if isinstance(them, Chosen) and them.cards.zone == "deck":
        return lambda who: _by(who, joined(Seek(them, searched=True), "and", play))
    return lambda who: _by(who, replace(play, them=them))


def juega_este_para(this: Echoed, do: Any) -> Deed:
    return lambda who: for_you(who, do)


def genera(count: int) -> Deed:
    return lambda who: ToPlayer("generate gold", count, who)


def paga(count: int) -> Deed:
    def paid(who: Who) -> Any:
        if who == "?that player":
            raise ValueError("qué pasa si no paga")
        return Pay(count, who)

    return paid


def paga_su_coste() -> Deed:
    return lambda who: Pay(Sum("cost", IT), who)


def paga_el_coste_de(them: Them) -> Deed:
    return lambda who: Pay(Sum("cost", them), who)


def controla(them: Them) -> Deed:
    return _do("take control", them)


def bota_cima(them: Them) -> Deed:
    if not isinstance(them, Top) or them.bottom:
        raise ValueError("la primera carta")
    whose = {"yours": "you", "opposing": "each opponent"}.get(them.whose, "")

    def done(who: Who) -> Any:
        if (who == "you") != bool(whose):
            raise ValueError("un lugar de quien lo hace")
        return ToPlayer("mill", them.count, whose or who)

    return done


def a_la_linea_de_ataque() -> None:
    return None


def mueve(them: Them, line: None) -> Deed:
    return _do("move to the attack line", them)


def mueve_a_ataque(this: Echoed, line: None) -> Deed:
    return lambda who: for_you(who, Do("move to the attack line", This()))


def un_sitio() -> str:
    return ""


def un_sitio_tuyo() -> str:
    return "yours"


def un_sitio_suyo() -> str:
    return "theirs"


def una_sola() -> int:
    return 1


def tantas_cartas(count: Token) -> int:
    return number(count)


def sin_pagar() -> Play:
    return Play(IT)


def pagando() -> Play:
    return Play(IT, free=False)


def rebajada(count: Token) -> Play:
    return Play(IT, free=False, less=number(count))


def paga_este(this: Echoed) -> Deed:
    return lambda who: for_you(who, Do("pay", This()))


def paga_esa() -> Deed:
    """The Oro that was just said to be there."""
    return lambda who: for_you(who, Do("pay", IT))


def genera_para(count: int, cards: Cards) -> Deed:
    return lambda who: Credit(count, cards, who)


def tantas_como(cards: Cards, amount: Amount) -> Them:
    return Chosen(cards, amount)


def baraja_tantas(cards: Cards, *rest: Any) -> Deed:
    return lambda who: _by(who, ToDeck(Chosen(cards, rest[-1]), "shuffle"))


def anula_habilidad(them: Them, until: str) -> Deed:
    return lambda who: for_you(who, Lose(them, until=until))


def muestra(them: Them) -> Deed:
    return lambda who: _by(who, Reveal(them))


def baraja_tantas_de(place: Place, castle: str, cards: Cards, amount: Amount) -> Deed:
    here = replace(cards, zone=place.zone, whose=place.whose or cards.whose)
    return of_their_own(lambda who: _by(who, ToDeck(Chosen(here, amount), "shuffle")), castle)


def salta(step: str) -> Deed:
    return lambda who: Skip(step, who)


def pierde_partida() -> Deed:
    return lambda who: ToPlayer("lose the game", 1, who)


def pon_en_orden(them: Them, where: str) -> Deed:
    if where not in ("top", "bottom"):
        raise ValueError("cartas en el Castillo")
    return lambda who: _by(who, ToDeck(them, where, any_order=True))  # type: ignore[arg-type]


def convierte(them: Them, *rest: str) -> Deed:
    """The cards, perhaps with a strength, perhaps for a while."""
    until = rest[-1] if rest and not isinstance(rest[-1], Token) else None
    strength = [number(one) for one in rest if isinstance(one, Token)]
    again = Ref("?same") if isinstance(them, Chosen) else them
    made = [Convert(them, "ally", until), *(Become(again, "strength", one, until) for one in strength)]
    return lambda who: for_you(who, joined(*made) if len(made) == 1 else joined(made[0], "and", made[1]))


def genera_tantos(amount: Amount) -> Deed:
    return lambda who: ToPlayer("generate gold", amount, who)


def destruyele(them: Them) -> Deed:
    if not isinstance(them, Chosen):
        raise ValueError("una carta suya")
    return destruye(replace(them, cards=replace(them.cards, whose="opposing")))


def destruye_o(one: Them, other: Them) -> Deed:
    return lambda who: for_you(who, ChooseOne((Do("destroy", one), Do("destroy", other)), said="or"))


def baraja_del_cementerio(how_many: Number, cards: Cards) -> Deed:
    if cards.zone != "play" or cards.whose != "any":
        raise ValueError("cartas de tu Cementerio")
    them = Chosen(replace(cards, zone="graveyard", whose="yours"), how_many.count, how_many.up_to)
    return lambda who: for_you(who, ToDeck(them, "shuffle"))


def _own(effect: Any) -> Any:
    """What the player who is asked does, told within what is asked."""
    return effect.do if isinstance(effect, EachPlayer) and effect.who == "they" else effect


def elige_entre_dos(one: Deed, other: Deed) -> Deed:
    def chosen(who: Who) -> Any:
        if who == "you":
            return ChooseOne((one("you"), other("you")), said="or")
        return EachPlayer(who, ChooseOne((_own(one("they")), _own(other("they"))), by="they", said="or"))

    return chosen


def genera_para_o(count: int, cards: Cards, other_count: int, other_cards: Cards) -> Deed:
    def chosen(who: Who) -> Any:
        return for_you(who, ChooseOne((Credit(count, cards), Credit(other_count, other_cards)), said="or"))

    return chosen


def nombra_aliado(*adjectives: Any) -> Deed:
    """One in play is named: it is chosen."""
    cards = Cards(("ally",))
    for one in adjectives:
        cards = with_adjective(cards, one)
    return elige(Chosen(cards))


def elige_y_hace(deed: Deed) -> Deed:
    """Who does something to cards of their choice chooses them."""

    def chosen(who: Who) -> Any:
        made = deed(who)
        if not contains(made, (Chosen,)):
            raise ValueError("cartas que se eligen")
        return made

    return chosen


def baraja_o(one: Them, other: Them) -> Deed:
    """The place that is said last is where both are."""
    if not isinstance(one, Chosen) or not isinstance(other, Chosen):
        raise ValueError("cartas que se eligen")
    if one.cards.zone == "play":
        one = replace(one, cards=replace(one.cards, zone=other.cards.zone, whose=other.cards.whose))
    return lambda who: for_you(who, ChooseOne((ToDeck(one, "shuffle"), ToDeck(other, "shuffle")), said="or"))


def el_mismo_numero() -> None:
    return None


def baraja_mano_y_roba(number: None) -> Deed:
    """The whole hand is shuffled in, and as many cards are drawn."""

    def done(who: Who) -> Any:
        hand = Every(Cards(whose="yours" if who == "you" else "theirs", zone="hand", other=True))  # not what is played
        drawn = Draw(That(), "you" if who == "you" else "they")
        return _by(who, joined(ToDeck(hand, "shuffle"), "and", drawn))

    return done


def descarta_mano_y_roba(number: None) -> Deed:
    def done(who: Who) -> Any:
        own: Who = "you" if who == "you" else "they"
        hand = Cards(whose="yours" if who == "you" else "theirs", zone="hand", other=True)  # not what is played
        return _by(who, joined(Discard(Count(hand), own), "and", Draw(That(), own)))

    return done


def descarta_todas(cards: Cards) -> Deed:
    """Of the hand that was just looked at: the opponent's, whoever is told to do it."""
    said = (cards.zone, cards.whose)
    if said in (("hand", "theirs"), ("hand", "opposing"), ("play", "theirs")):  # "de su mano", "que tenga"
        cards = replace(cards, zone="play", whose="any")
    if cards.zone != "play" or cards.whose != "any":
        raise ValueError("cartas de una mano")
    every = Count(replace(cards, zone="hand", whose="opposing"))

    def done(who: Who) -> Any:
        if who not in ("you", "each opponent"):
            raise ValueError("de quién es la mano")
        return Discard(every, "each opponent", replace(cards, zone="hand"), by="you")

    return done


def mueve_a_tu_defensa(them: Them) -> Deed:
    return lambda who: for_you(who, to_your_line(them))


def mueve_a_defensa(them: Them) -> Deed:
    return lambda who: for_you(who, Do("move to the defence line", them))


def genera_para_jugador(count: int, player: Who) -> Deed:
    return lambda who: for_you(who, ToPlayer("generate gold", count, player))


def agrupa_pagados() -> Deed:
    return _do("regroup", Every(Cards(("gold",), "yours", zone="paid gold")))


def baraja_castillo(castle: str) -> Deed:
    return of_their_own(lambda who: Shuffle(who), castle)


def convierte_por_coste(them: Them, *until: str) -> Deed:
    lasts = until[0] if until else None
    again = Ref("?same") if isinstance(them, Chosen) else them
    made = joined(Convert(them, "ally", lasts), "and", Become(again, "strength", Sum("cost", again), lasts))
    return lambda who: for_you(who, made)


def controla_un_rato(them: Them, until: str) -> Deed:
    """Control that ends with the turn is given back in the Fase Final; any other lasts until the card leaves play."""
    if until == "forever":
        return controla(them)
    if until not in ("this turn", "until the final phase"):
        raise ValueError("hasta cuándo")
    again = Ref("?same") if isinstance(them, Chosen) else them
    made = joined(Do("take control", them), "and", Later(When("final"), Do("give back", again)))
    return lambda who: for_you(who, made)


def descarta_mano(hand: str) -> Deed:
    return of_their_own(lambda who: Discard(1, who, by="all"), hand)


def descarta_suyas_al_azar(count: int, *hand: str) -> Deed:
    return of_their_own(lambda who: Discard(count, who, by="random"), *hand)


def juega_gratis(them: Them) -> Deed:
    return juega(them, Play(IT))


def descarta_un(count: int, kind: str, *hand: str) -> Deed:
    return of_their_own(lambda who: Discard(count, who, Cards((kind,), zone="hand")), *hand)


def devuelve(them: Them) -> Deed:
    """To whoever had control of it."""
    return lambda who: for_you(who, Do("give back", them))


def pon_antes(where: str, them: Them) -> Deed:
    return pon(them, where)


def la_destruye() -> Deed:
    return destruye(IT)


def la_destierra() -> Deed:
    return destierra(IT)


def la_agrupa() -> Deed:
    return agrupa(IT)


def la_baraja() -> Deed:
    return baraja(IT)


def la_sube() -> Deed:
    return sube(IT)
