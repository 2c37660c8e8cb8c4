"""What Lorcana says of cards in Spanish with the sentence turned round: los oponentes no pueden elegirlo."""

from __future__ import annotations

from mazo.abilities.text.plan.order import State
from mazo.abilities.text.spanish.forms import Mood, Phrase, Subject, listed
from mazo.abilities.text.spanish.states import States
from mazo.abilities.tree.effects import Can, Cant, Must
from mazo.abilities.tree.nouns import Cards, Every, Named, PlayerOf


def own_state(say: States, one: State, subject: Phrase, mood: Mood) -> str | None:
    """What is said of cards in a way that a predicate can't say."""
    until, verb = say.voice.granting.until(one.until), say.words.conjugate
    several = Subject(plural=True).form(mood)
    match one:
        case Must(act="be chosen"):
            whom = say.again(one.them, subject)
            return f"los oponentes {verb('deber', several)} elegir {whom} para acciones y habilidades{until} si pueden"
        case Can(act="be shifted on by any"):
            return _shifted_on(say, one, subject, mood) + until
        case Cant(them=Every(cards=Cards(whose="any", zone="play") as cards), act="be healed", cards=None):
            nouns = say.nouns.noun(cards, True, joint="ni")
            return f"no se {verb('poder', Subject().form(mood))} retirar daño de {nouns}{until}"
        case Cant(act="be dealt damage", cards=None, costs=0):  # what is put or moved it may well take
            may = verb("poder", Subject().form(mood))
            return f"no se {may} infligir daño a {say.again(one.them, subject)}{until}"
        case Cant(act="be chosen", cards=None, costs=0) if not isinstance(one.them, str | PlayerOf):
            whom = say.again(one.them, subject)
            return f"los oponentes no {verb('poder', several)} elegir {whom} para acciones ni habilidades{until}"
        case Cant(act="be challenged", cards=Cards() as cards, costs=0, said=said) if said != "by":
            who = say.nouns.all(cards, "subject").text
            return f"{who} no {verb('poder', several)} desafiar a {say.again(one.them, subject)}{until}"
    return None


def _shifted_on(say: States, one: Can, subject: Phrase, mood: Mood) -> str:
    """[8.10] Other cards than usual may be played on this one with Shift."""
    may = say.words.conjugate("poder", Subject(you=True).form(mood))
    match one.cards:
        case Cards(where=(Named(names=names),)):
            count = say.words.conjugate("contar", say.person(subject).form(mood))
            had = "llamaran" if subject.plural else "llamara"
            return say.said(subject, f"también {count} como si se {had} {listed(names)} para Shift")
        case Cards(where=()):
            return f"{may} hacer Shift con cualquier personaje encima de {say.again(one.them, subject)}"
    kind = say.nouns.noun(one.cards) if one.cards is not None else "personaje con Shift"
    return f"{may} jugar cualquier {kind} encima de {say.again(one.them, subject)} como si tuviera cualquier nombre"
