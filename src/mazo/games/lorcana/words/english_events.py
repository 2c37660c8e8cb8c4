"""What Lorcana's events say in English in a way of their own: banishing, shifting, being chosen, moving here."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.english.events import Clause, Events
from mazo.abilities.text.english.forms import BE, Phrase, Verb, a, listed
from mazo.abilities.text.plan.shapes import is_you, without
from mazo.abilities.tree.nouns import Cards, Is, They, This, Turn, When
from mazo.games.lorcana.words.usage import challenge_state

_YOU = Phrase("you", True)
_CHALLENGE = Verb("challenge", "challenges", "challenged")


def own_event(say: Events, when: When, many: str) -> Clause | None:
    """An event that a frame can't say."""
    match when.event:
        case "play":
            return _entering(say, when, many)
        case "banish":
            return _banished(say, when, many)
        case "is chosen" | "exert" | "ready" if when.who is not None:
            actor = say.refs.who(when.who)
            chosen = say.voice.happening.side(when.cards, when, object_=True, many=many).text
            rest = f"{chosen} for an action or ability" if when.event == "is chosen" else chosen
            return Clause(actor, say.words.verb("choose" if when.event == "is chosen" else when.event), rest)
        case "is chosen" if isinstance(when.other, Cards) and when.other.types:
            kinds = [a(say.words.word(one)) + ("" if one == "action" else "'s ability") for one in when.other.types]
            return Clause(
                say.voice.happening.side(when.cards, when, many=many), BE, f"chosen for {listed(kinds, 'or')}"
            )
        case "return to hand" if isinstance(when.cards, Cards):
            return _returned(say, when, many)
        case "move" | "move from a location" if when.other == "this" and isinstance(when.cards, Cards) and not many:
            if when.cards.whose == "yours":
                moved = say.nouns.some(msgspec.structs.replace(when.cards, whose="any"))
                origin = " from a location" if when.event == "move from a location" else ""
                return Clause(_YOU, say.words.verb("move"), f"{moved} here{origin}")
        case "draw" if when.who == "any opponent" and Turn("opponents") in when.conditions:
            return Clause(Phrase("they", True), say.words.verb("draw"), say.voice.happening.object(when, many))
        case "shift onto" if isinstance(when.cards, Cards) and when.cards.where:
            played = say.voice.happening.side(when.cards, When("play"), object_=True, many=many).text
            return Clause(say.refs.who(when.who or "you"), say.words.verb("play"), f"{played} on this {say.words.card}")
    return None


def _banished(say: Events, when: When, many: str) -> Clause | None:
    if when.other is not None:
        banisher = say.voice.happening.side(when.other, When(when.event))
        return Clause(
            banisher, say.words.verb("banish"), say.voice.happening.side(when.cards, when, object_=True, many=many).text
        )
    state = challenge_state(when)
    if not state:
        return None
    told = without(when.cards, "challenging", "being challenged")[0] if isinstance(when.cards, Cards) else when.cards
    subject = say.voice.happening.side(told, when, many=many)
    if state == "challenging":
        return Clause(subject, _CHALLENGE, "and is banished")
    return Clause(subject, BE, "challenged and banished")


def _returned(say: Events, when: When, many: str) -> Clause | None:
    assert isinstance(when.cards, Cards)
    if when.who is not None and is_you(when.who):
        return Clause(_YOU, say.words.verb("return"), f"{say.nouns.some(when.cards, place='from')} to your hand")
    if when.cards.whose == "opposing":
        return Clause(say.voice.happening.side(when.cards, when, many=many), BE, "returned to their hand")
    return None


def _entering(say: Events, when: When, many: str) -> Clause | None:
    """A card that is played, where nobody in particular plays it or how it enters matters."""
    if when.cards == "this" and They(This(), (Is("shifted"),)) in when.conditions:
        say.scene.meet_this()
        return Clause(_YOU, say.words.verb("shift"), say.nouns.itself())
    if not isinstance(when.cards, Cards) or many or when.nth or when.this_or:
        return None
    cards, entered = without(when.cards, "bodyguard entry")
    if entered:
        return Clause(Phrase(say.nouns.some(cards)), say.words.verb("enter"), "play exerted")
    if cards.whose == "any" and when.who is None and when.other is None and cards.zone == "play":
        return Clause(Phrase(say.nouns.some(cards)), BE, "played")
    return None
