"""The round trip: a compiled tree said in English again, compared with what was printed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mazo.games.lorcana.abilities.effects import Ability, Keyword
from mazo.games.lorcana.abilities.text import sentence_of
from mazo.games.lorcana.abilities.text.scene import CardKind, Pronoun
from mazo.games.lorcana.cards.importer import CARD_TYPES, Printing
from mazo.games.lorcana.compiler.normalise import normalise, plain

_PERSON: Final = re.compile(
    r"\b(he|she|it|they|him|her|them|that (character|card|item|song)|this (character|card|item|action)"
    r"|the (chosen|exerted|banished|revealed|challenging) (character|card|item))\b('s)?"
)
_OWN: Final = re.compile(r"\b(his|their|its)\b")
_CHAIN: Final = re.compile(
    r"(?:,| and|, and|\. then|,? then)+ (put|ready|banish|shuffle|return|deal|remove|choose|draw|give|reveal|discard)\b"
)
_YOURS: Final = re.compile(r"\ba (\w+) of yours\b")
_EACH: Final = re.compile(
    r"(?:an? |\d+ )(card|lore)s?( for each 1 (damage|lore) (removed|lost)( this way)?"
    r"| for each (card discarded|item card (discarded|moved) this way|item banished this way|character you moved))"
)
_VERB: Final = re.compile(r"\bPRON('s|'re| is| are| get| gets| gain| gains| has| have| take| takes)\b")

SAME: Final = (
    (" on the bottom of your deck", " on the bottom"),
    ("you gain", "gain"),
    ("and you gain", "and gain"),
    (". then, ", ". "),
    (", then ", ". "),
    (" and gain ", ". gain "),
    (" and each opponent ", ". each opponent "),
    ("you've", "you"),
    ("of yours are exerted", "exerted"),
    ("during opponents' turns", "during an opponent's turn"),
    ("during each opponent's turn", "during an opponent's turn"),
    ("all cards in your", "all cards from your"),
    (" each to ", " to "),
    ("or less each", "or less"),
    ("if you have 3 or more cards in your hand, ", "while you have 3 or more cards in your hand, "),
    ("may challenge", "can challenge"),
    ("may move here", "can move here"),
    ("damage counters", "damage"),
    ("damage counter", "damage"),
    ("1 or more damage", "damage"),
    ("any card from your hand", "a card from your hand"),
    ("exert to sing", "{e} to sing"),
    ("{e} one of", "exert one of"),
    ("ready all your", "ready your"),
    ("all the cards", "all cards"),
    ("opponents have in play", "opposing in play"),
    ("for each opponent, each opponent ", "each opponent "),
    ("for each player, each player ", "each player "),
    ("for chosen opponent, chosen opponent ", "chosen opponent "),
    ("each of your other characters gets", "your other characters get"),
    ("each of your characters gets", "your characters get"),
    ("all opposing characters get ", "each opposing character gets "),
    ("damaged opposing", "opposing damaged"),
    ("a location for free", "one of your locations for free"),
    ("the same location for free", "one of your locations for free"),
    ("you move a character here", "one of your characters moves here"),
    ("becomes exerted", "is exerted"),
    ("whenever this character exerts", "whenever this character is exerted"),
    ("you can play", "you may play"),
    ("in play with a card under them", "with a card under them in play"),
    ("doesn't ready", "can't ready"),
    ("on top of it", "on the top of your deck"),
    ("reveal it to all players", "reveal that card to all players"),
    ("if you removed damage this way", "if you do"),
    ("with no damage gains", "undamaged gains"),
)
"""Reviewed: pairs that mean the same, applied to both texts before they are compared."""


def pronoun_of(printing: Printing) -> Pronoun:
    """What the card says of itself."""
    text = plain(printing.full_text).lower()
    if re.search(r"\b(he|him|his)\b", text):
        return "he"
    return "she" if re.search(r"\b(she|her)\b", text) else "they"


def printed_text(printing: Printing) -> str:
    """All that is printed but keywords and the line about singing."""
    said = []
    for ability in printing.abilities:
        text = normalise(ability.effect)
        if ability.type == "keyword" or "to sing this song for free" in text:
            continue
        costs = ", ".join(normalise(cost) for cost in ability.costs)
        said.append(f"{costs} — {text}" if costs else text)
    return " ".join([*said, *map(normalise, printing.effects)])


def rendered_text(printing: Printing, abilities: Sequence[Ability]) -> str:
    """The same, out of the trees."""
    kind: CardKind = CARD_TYPES[printing.type]
    name = f"{printing.name} - {printing.version}" if printing.version else printing.name
    pronoun = pronoun_of(printing)
    said = [
        sentence_of(one, "en", name=name, card_type=kind, pronoun=pronoun)
        for one in abilities
        if not isinstance(one, Keyword)
    ]
    return " ".join(said)


def canonical(text: str) -> str:
    """A text without what is only a manner of speaking: which pronoun, where a sentence ends."""
    text = plain(text).lower()
    for one, other in SAME:
        text = text.replace(one, other)
    text = _EACH.sub(r"that many \1s", text).replace("that many lores", "that much lore")
    text = _YOURS.sub(r"one of your \1s", text)
    text = _PERSON.sub("PRON", text)
    text = _OWN.sub("POSS", text)
    text = _VERB.sub("PRON V", text).replace("there's a card under PRON", "PRON V a card under PRON")
    text = _CHAIN.sub(r". \1", text)
    return text.replace(' ."', '."').replace('."', '"').replace('" ', '" ').strip(" .")


def returns(printing: Printing, abilities: Sequence[Ability]) -> bool:
    """Whether the trees say again what was printed."""
    return canonical(printed_text(printing)) == canonical(rendered_text(printing, abilities))
