"""What events say in English in a way of their own: what an opponent does to cards, and to the own castle."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.english.events import Clause, Events
from mazo.abilities.text.english.forms import Phrase
from mazo.abilities.text.english.states import States
from mazo.abilities.text.plan.order import State
from mazo.abilities.tree.effects import Cant
from mazo.abilities.tree.nouns import Cards, Named, Not, When
from mazo.games.myl.words.usage import anyone

_DONE: Final = {"destroy": ("destroy", ""), "banish": ("banish", ""), "shuffle in": ("shuffle", " into its castle")}


def own_event(say: Events, when: When, many: str) -> Clause | None:
    """An event that a frame can't say."""
    if when.event == "damage the deck" and isinstance(when.cards, Cards) and when.cards.whose == "opposing":
        return Clause(say.voice.happening.side(when.cards, when, many=many), say.words.verb("damage"), "your castle")
    if when.event == "damage the deck" and isinstance(when.cards, Cards) and anyone(when.cards):
        return Clause(say.voice.happening.side(when.cards, when, many=many), say.words.verb("damage"), "a castle")
    if when.who not in ("any opponent", "each opponent"):
        return None
    if when.event in _DONE:
        verb, rest = _DONE[when.event]
        cards = say.voice.happening.side(when.cards, when, object_=True, many=many).text
        return Clause(say.refs.who(when.who), say.words.verb(verb), f"{cards}{rest}")
    return None


def own_state(say: States, one: State, subject: Phrase) -> str | None:
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
            return f"{subject.text} can only {act} by {bearers}"
    return None
