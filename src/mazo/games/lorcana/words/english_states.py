"""What Lorcana says of cards in English with the sentence turned round: opponents can't choose this character."""

from __future__ import annotations

from mazo.abilities.text.english.forms import Phrase, conjugator, listed
from mazo.abilities.text.english.states import States
from mazo.abilities.text.plan.order import State
from mazo.abilities.tree.effects import Can, Cant, Must
from mazo.abilities.tree.nouns import Cards, Every, Named, PlayerOf


def own_state(say: States, one: State, subject: Phrase) -> str | None:
    """What is said of cards in a way that a predicate can't say."""
    until = say.voice.granting.until(one.until)
    match one:
        case Must(act="be chosen"):
            whom = say.as_object(one.them, subject)
            return f"opponents must choose {whom} for actions and abilities{until} if able"
        case Can(act="be shifted on by any"):
            return _shifted_on(say, one, subject) + until
        case Cant(them="you", act="discard", cards=cards):
            hand = " from your hand" if cards is not None and cards.zone == "hand" else ""
            return f"if an effect would cause you to discard one or more cards{hand}, you don't discard"
        case Cant(them=Every(cards=Cards(types=("character", "location"), whose="any", where=())), act="be healed"):
            return f"damage counters can't be removed{until}"
        case Cant(act="be chosen", cards=None, costs=0) if not isinstance(one.them, str | PlayerOf):
            return f"opponents can't choose {say.as_object(one.them, subject)} for actions or abilities{until}"
        case Cant(act="be challenged", cards=Cards() as cards, costs=0, said=said) if said != "by":
            return f"{say.nouns.noun(cards, True)} can't challenge {say.as_object(one.them, subject)}{until}"
    return None


def _shifted_on(say: States, one: Can, subject: Phrase) -> str:
    """[8.10] Other cards than usual may be played on this one with Shift."""
    match one.cards:
        case Cards(where=(Named(names=names),)):
            counts = conjugator(subject.plural)("count")
            return f"{subject.text} also {counts} as being named {listed(names)} for Shift"
        case Cards(where=()):
            return f"you can shift any character on top of {say.as_object(one.them, subject)}"
    kind = say.nouns.noun(one.cards) if one.cards is not None else "character with Shift"
    this = say.as_object(one.them, subject)
    return f"you may play any {kind} on {this} as if {this} had any name"
