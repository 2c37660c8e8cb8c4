"""What Lorcana's static abilities say in Spanish in a way of their own: rules of the game, singing, moving."""

from __future__ import annotations

from mazo.abilities.text.plan.shapes import without
from mazo.abilities.text.spanish.facts import Facts
from mazo.abilities.tree.effects import Fact, Get
from mazo.abilities.tree.facts import CostsLess, DeckRule, DoBy, DoFrom, PlayerRule
from mazo.abilities.tree.nouns import Cards, Chosen, Every


def own_fact(say: Facts, fact: Fact) -> str | None:
    """A fact that no general words say."""
    match fact:
        case PlayerRule():
            return _rule(say, fact)
        case Get(stat="singing"):
            return _singing(say, fact)
        case DoFrom(zone="hand", cards=cards):
            return f"todas las {say.nouns.noun(cards, True)} de tu mano cuentan como si tuvieran {{IW}}"
        case DoFrom(zone=zone, cards=cards):
            return f"puedes entintar {say.nouns.noun(cards, True)} de {say.nouns.zone(zone, 'yours')}"
        case DoBy(cards=cards, stat=stat):
            who = say.nouns.all(cards, "subject").text
            figure = say.words.figures[stat].name
            return f"durante los desafíos, {who} infligen daño con su {figure} en lugar de con su {{S}}"
        case DeckRule(admits=admits) if admits:
            return f"puedes tener otros personajes {admits} en tu mazo sin importar su tipo de tinta"
    return None


def _rule(say: Facts, fact: PlayerRule) -> str | None:
    """A rule of the game that is another one for some players."""
    own = say.refs.own(fact.who)
    match fact.rule:
        case "lore to win":
            goal = f"{say.voice.measuring.value(fact.amount)} de lore para ganar la partida"
            return say.player_does(say.players(fact.who), "necesitar", goal)
        case "challenge limit":
            one = fact.amount == 1
            number = "un personaje puede" if one else f"{say.voice.measuring.value(fact.amount)} personajes pueden"
            return f"cada turno, solo {number} desafiar"
        case "open top":
            return say.player_does(say.refs.who(fact.who), "jugar", f"con la carta superior de {own} mazo boca arriba")
        case "ready limit":
            turn = "siguiente turno" if fact.until is not None else "turno"
            limit = f"más de {say.voice.measuring.value(fact.amount)} de {own}s personajes al comienzo de {own} {turn}"
            subject = say.refs.who(fact.who)
            can = say.words.conjugate("poder", subject.form())
            nobody = subject.text.replace("cada ", "ningún ", 1)
            if nobody != subject.text:
                return f"{nobody} {can} enderezar {limit}"
            return f"{subject.text} no {can} enderezar {limit}".strip()
    return None


def _singing(say: Facts, fact: Get) -> str:
    """Characters that count as having more cost when they sing."""
    them = fact.them
    singers = them.cards if isinstance(them, Every) else them if isinstance(them, Chosen) else "this"
    measure = say.voice.measuring.measure(fact.amount)
    more = f"{measure.number:+d} de coste" if measure.plain else f"un coste adicional igual a {measure.equal}"
    each = f" por cada {measure.each}" if measure.each else ""
    here = ""
    if isinstance(singers, Cards) and singers.whose == "any" and (found := without(singers, "here"))[1]:
        singers, here = found[0], " mientras estén aquí"
    phrase = say.subject(singers)
    had = "tuvieran" if phrase.plural else "tuviera"
    songs = f"canciones{each}{say.voice.granting.until(fact.until)}{here}"
    return say.they_do(phrase, "contar", f"como si {had} {more} para cantar {songs}")


def own_goal(say: Facts, fact: CostsLess, what: str) -> str | None:
    """What less is paid for, where that depends on the cards."""
    if fact.what != "move":
        return None
    if not isinstance(fact.cards, Cards):
        return f"para mover {what} a una localización"
    mover = "character" in fact.cards.types
    if say.scene.card == "location":
        return f"para mover {what if mover else 'personajes'} aquí"
    return f"para mover {what} a una localización" if mover else f"para mover tus personajes a {what}"
