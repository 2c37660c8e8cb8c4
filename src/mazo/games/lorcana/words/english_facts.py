"""What Lorcana's static abilities say in English in a way of their own: rules of the game, singing, moving."""

from __future__ import annotations

from mazo.abilities.text.english.facts import Facts
from mazo.abilities.text.english.forms import possessive
from mazo.abilities.text.plan.shapes import is_you, without
from mazo.abilities.tree.effects import Fact, Get
from mazo.abilities.tree.facts import CostsLess, DeckRule, DoBy, DoFrom, PlayerRule
from mazo.abilities.tree.nouns import Cards, Chosen, Every

_OWN = {"he": "his", "she": "her", "it": "its", "they": "their"}


def own_fact(say: Facts, fact: Fact) -> str | None:
    """A fact that no general words say."""
    match fact:
        case PlayerRule():
            return _rule(say, fact)
        case Get(stat="singing"):
            return _singing(say, fact)
        case DoFrom(zone="hand", cards=cards):
            return f"all {say.nouns.noun(cards, True)} in your hand count as having {{IW}}"
        case DoFrom(zone=zone, cards=cards):
            return f"you can ink {say.nouns.noun(cards, True)} from {say.nouns.zone(zone, 'yours')}"
        case DoBy(cards=cards, stat=stat):
            who = say.nouns.all(cards, "subject").text
            figure = say.words.figures[stat].name
            return f"during challenges, {who} deal damage with their {figure} instead of their {{S}}"
        case DeckRule(admits=admits) if admits:
            return f"you can have other {admits} characters in your deck regardless of ink type"
    return None


def _rule(say: Facts, fact: PlayerRule) -> str | None:
    """A rule of the game that is another one for some players."""
    own = "your" if is_you(fact.who) else "their"
    match fact.rule:
        case "lore to win":
            goal = f"{say.voice.measuring.value(fact.amount)} lore to win the game"
            return say.clause_of(say.players(fact.who), "need", goal)
        case "challenge limit":
            one = fact.amount == 1
            number = "one character" if one else f"{say.voice.measuring.value(fact.amount)} characters"
            return f"each turn, only {number} can challenge"
        case "open top":
            return say.clause_of(say.refs.who(fact.who), "play", f"with the top card of {own} deck faceup")
        case "ready limit":
            turn = "next turn" if fact.until is not None else "turn"
            limit = (
                f"more than {say.voice.measuring.value(fact.amount)} of {own} characters at the start of {own} {turn}"
            )
            return f"{say.refs.who(fact.who).text} can't ready {limit}"
    return None


def _singing(say: Facts, fact: Get) -> str:
    """Characters that count as having more cost when they sing."""
    them = fact.them
    singers = them.cards if isinstance(them, Every) else them if isinstance(them, Chosen) else "this"
    singers, had = without(singers, "here") if isinstance(singers, Cards) else (singers, ())
    phrase = say.subject(singers)
    measure = say.voice.measuring.measure(fact.amount)
    more = f"{measure.number:+d} cost" if measure.plain else f"additional cost equal to {measure.equal}"
    each = f" for each {measure.each}" if measure.each else ""
    songs = f"songs{each}{say.voice.granting.until(fact.until)}{' while here' if had else ''}"
    return say.clause_of(phrase, "count", f"as having {more} to sing {songs}")


def own_goal(say: Facts, fact: CostsLess, what: str) -> str | None:
    """What less is paid for, where that depends on the cards."""
    if fact.what == "shift":
        mine = _OWN.get(say.scene.pronoun, possessive(say.nouns.itself()))
        own = "their" if isinstance(fact.cards, Cards) else mine
        return f"to play {what} using {own} Shift ability"
    if fact.what != "move":
        return None
    here = say.scene.card == "location"
    if not isinstance(fact.cards, Cards):
        return f"to move {what} to a location"
    if "character" in fact.cards.types:
        yours = fact.cards.said == "your"
        whom = say.nouns.all(fact.cards, "subject").text if yours else say.nouns.some(fact.cards)
        return f"to move {whom} {'here' if here else 'to a location'}"
    if here:
        return f"to move {say.nouns.some(Cards(('character',), 'yours'))} here"
    return f"to move characters to {what}"
