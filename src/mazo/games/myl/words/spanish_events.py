"""What events say in Spanish in a way of their own: what an opponent does to cards, and to the own castle."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.plan.order import State
from mazo.abilities.text.spanish.clauses import Clause
from mazo.abilities.text.spanish.events import Events
from mazo.abilities.text.spanish.forms import Mood, Phrase, ending
from mazo.abilities.text.spanish.states import States
from mazo.abilities.tree.effects import Cant
from mazo.abilities.tree.nouns import Cards, Named, Not, When
from mazo.games.myl.words.usage import anyone

_ONLY: Final = {"be carried": "portad", "be blocked": "bloquead"}
_DONE: Final = {"destroy": "destruir", "banish": "desterrar", "shuffle in": "barajar"}


def own_event(say: Events, when: When, many: str) -> Clause | None:
    """An event that a frame can't say."""
    if when.event == "damage the deck" and isinstance(when.cards, Cards) and when.cards.whose == "opposing":
        return say.clause(say.voice.happening.side(when.cards, when, many=many), "hacer", "daño a tu Mazo Castillo")
    if when.event == "damage the deck" and isinstance(when.cards, Cards) and anyone(when.cards):
        return say.clause(say.voice.happening.side(when.cards, when, many=many), "hacer", "daño a un Mazo Castillo")
    if when.who not in ("any opponent", "each opponent"):
        return None
    if when.event in _DONE:
        rest = say.voice.happening.side(when.cards, when, object_=True, many=many).text
        return Clause(say.words, say.refs.who(when.who), _DONE[when.event], rest)
    return None


def own_state(say: States, one: State, subject: Phrase, mood: Mood) -> str | None:
    """What no predicate can say: by whom alone a card can be carried or blocked."""
    match one:
        case Cant(
            act="be carried" | "be blocked" as act,
            cards=Cards(where=(Not(of=trait),)) as cards,
            costs=0,
            unless=None,
            until=None,
        ):
            named = isinstance(trait, Named)
            bearers = say.nouns.noun(Cards(() if named else cards.types, where=(trait,)), not named)
            can = say.words.conjugate("poder", say.person(subject).form(mood))
            return say.said(
                subject, f"solo {can} ser {ending(_ONLY[act], subject.feminine, subject.plural)} por {bearers}"
            )
    return None
