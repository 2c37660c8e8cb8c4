"""Builders of the section "looking": cards looked at, sorted and named."""

from __future__ import annotations

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.parts import Puts, Rest
from mazo.abilities.tree.deeds import Look, NameCard, Put, RevealHand
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Them, Top
from mazo.games.myl.reading.parts import Deed
from mazo.games.myl.reading.shape import for_you, of_their_own


def mira(them: Them) -> Deed:
    if not isinstance(them, Top):
        raise ValueError("cartas del Castillo")
    return lambda who: for_you(who, Look(them))


def ordenalas() -> Deed:
    return lambda who: for_you(who, Rest("top", any_order=True))


def mira_mano() -> Deed:
    return lambda who: for_you(who, Look(Every(Cards(whose="opposing", zone="hand"))))


def mira_al_azar(them: Them) -> Deed:
    if not isinstance(them, Chosen) or them.cards.zone != "hand":
        raise ValueError("cartas de una mano")
    return lambda who: for_you(who, Look(replace(them, at_random=True)))


def mira_suyas_al_azar(count: int) -> Deed:
    return mira_al_azar(Chosen(Cards(whose="opposing", zone="hand"), count))


def los_otros() -> None:
    return None


def al_cementerio() -> str:
    return "graveyard"


def al_destierro() -> str:
    return "exile"


def al_tope() -> str:
    return "top"


def al_fondo() -> str:
    return "bottom"


def reparte(count: int, where: str, others: None, rest: str) -> Deed:
    """Some of the cards just looked at go somewhere, the others somewhere else."""
    put_down = Puts((Put(_sorted_to(where), count),))
    left = Rest(rest, any_order=rest in ("top", "bottom"))
    return lambda who: for_you(who, joined(put_down, "and" if rest != "shuffle" else ".", left))


def destierra_las_otras(others: None) -> str:
    return "exile"


def baraja_las_otras(others: None) -> str:
    return "shuffle"


def reparte_y(count: int, where: str, rest: str) -> Deed:
    return reparte(count, where, None, rest)


def reparte_en_tres(count: int, where: str, other: int, there: str, rest: str) -> Deed:
    """Of the cards just looked at some go here, some there, and what is left somewhere else."""
    put_down = Puts((Put(_sorted_to(where), count), Put(_sorted_to(there), other)))
    return lambda who: for_you(who, joined(put_down, "and", Rest(_sorted_to(rest))))


def _sorted_to(where: str) -> str:
    to = {"put into hand": "hand", "put into the graveyard": "graveyard", "banish": "exile"}.get(where, where)
    if to not in ("hand", "graveyard", "exile", "top", "bottom"):
        raise ValueError("a dónde va la elegida")
    return to


def toma(count: int) -> Deed:
    return lambda who: for_you(who, Puts((Put("hand", count),)))


def toma_a(count: int, where: str) -> Deed:
    """Some of the cards just looked at go there."""
    return lambda who: for_you(who, Puts((Put(_sorted_to(where), count),)))


def toma_para(where: str) -> Deed:
    """One of the cards just looked at goes there, the others stay where they were."""
    return lambda who: for_you(who, joined(Puts((Put(_sorted_to(where)),)), "and", Rest("top", any_order=True)))


def baraja_el_resto() -> Deed:
    return lambda who: for_you(who, Rest("shuffle"))


def nombra() -> Deed:
    return lambda who: for_you(who, NameCard())


def nombra_menos(*spared: str) -> Deed:
    return lambda who: for_you(who, NameCard(besides=spared))


def nombra_raza() -> Deed:
    return lambda who: for_you(who, NameCard("class"))


def nombra_tipo() -> Deed:
    return lambda who: for_you(who, NameCard("type"))


def muestra_mano(hand: str) -> Deed:
    return of_their_own(lambda who: RevealHand(who), hand)
