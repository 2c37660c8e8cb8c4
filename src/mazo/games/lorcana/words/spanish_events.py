"""What Lorcana's events say in Spanish in a way of their own: banishing, shifting, being chosen."""

from __future__ import annotations

from mazo.abilities.text.plan.shapes import is_you, without
from mazo.abilities.text.spanish.clauses import Clause
from mazo.abilities.text.spanish.events import Events
from mazo.abilities.text.spanish.forms import Subject, ending, listed
from mazo.abilities.tree.nouns import Cards, Is, They, This, When
from mazo.games.lorcana.words.usage import challenge_state

_YOU = Subject(you=True)
_VERBS = {"is chosen": "elegir", "exert": "agotar", "ready": "enderezar"}
_ABILITIES = {"action": "una acción", "item": "la habilidad de un objeto"}


def own_event(say: Events, when: When, many: str) -> Clause | None:
    """An event that a frame can't say."""
    match when.event:
        case "play":
            return _entering(say, when, many)
        case "banish":
            return _banished(say, when, many)
        case "is chosen" | "exert" | "ready" if when.who is not None:
            say.stage.others_act = not is_you(when.who)
            rest = say.voice.happening.side(when.cards, when, object_=True, many=many).text
            rest += " para una acción o habilidad" if when.event == "is chosen" else ""
            return Clause(say.words, say.refs.who(when.who), _VERBS[when.event], rest)
        case "is chosen" if isinstance(when.other, Cards) and when.other.types:
            kinds = [
                _ABILITIES.get(one, f"la habilidad de una carta de {say.words.word(one)}") for one in when.other.types
            ]
            return say.suffered(
                say.voice.happening.side(when.cards, when, many=many), "elegid", f"para {listed(kinds, 'o')}"
            )
        case "return to hand" if isinstance(when.cards, Cards):
            if when.cards.whose == "opposing":
                subject = say.voice.happening.side(when.cards, when, many=many)
                return say.suffered(subject, "devuelt", "a la mano de su jugador")
            if when.who is not None and is_you(when.who):
                returned = say.nouns.one(when.cards, place="from").text
                return Clause(say.words, _YOU, "devolver", f"{returned} a tu mano")
    return None


def _banished(say: Events, when: When, many: str) -> Clause | None:
    if when.other is not None:
        banisher = say.voice.happening.side(when.other, When(when.event))
        return say.clause(
            banisher, "desterrar", f"a {say.voice.happening.side(when.cards, when, object_=True, many=many).text}"
        )
    state = challenge_state(when)
    if not state:
        return None
    told = without(when.cards, "challenging", "being challenged")[0] if isinstance(when.cards, Cards) else when.cards
    subject = say.voice.happening.side(told, when, many=many)
    if state == "challenging":
        return say.suffered(subject, "desterrad", "tras desafiar")
    return say.suffered(subject, "desafiad", f"y {ending('desterrad', subject.feminine, subject.plural)}")


def _entering(say: Events, when: When, many: str) -> Clause | None:
    """A card that is played, where nobody in particular plays it or how it enters matters."""
    if when.cards == "this" and They(This(), (Is("shifted"),)) in when.conditions:
        say.scene.meet_this()
        return Clause(say.words, _YOU, "hacer Shift", f"con {say.nouns.itself()}")
    if not isinstance(when.cards, Cards) or many or when.nth or when.this_or:
        return None
    cards, entered = without(when.cards, "bodyguard entry")
    if entered:
        phrase = say.nouns.one(cards, chosen=False)
        exerted = say.words.agree("exerted", phrase.feminine, phrase.plural)
        return say.clause(phrase, "entrar", f"en juego {exerted}")
    if cards.whose == "any" and when.who is None and when.other is None and cards.zone == "play":
        return Clause(say.words, Subject(say.nouns.one(cards).text), "jugar", impersonal=True)
    return None
