"""What keywords mean, in brackets after them: templates with the number, the card and its name filled in."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.spanish.voice import Spanish
from mazo.abilities.tree.effects import Keyword
from mazo.abilities.tree.words import KeywordName
from mazo.games.lorcana.book import glossary
from mazo.games.lorcana.words.spanish import WORDS
from mazo.games.lorcana.words.usage import USAGE
from mazo.texts.lang import Lang

CardKind: TypeAlias = Literal["character", "action", "item", "location", "song"]

_ENGLISH: Final[dict[KeywordName, str]] = {
    "Alert": "{This} can challenge as if it had Evasive.",
    "Bodyguard": "{This} may enter play exerted. An opposing character who challenges one of your characters must "
    "choose one with Bodyguard if able.",
    "Boost": "Once during your turn, you may pay {n} {{I}} to put the top card of your deck facedown under {this}.",
    "Challenger": "While challenging, {this} gets +{n} {{S}}.",
    "Evasive": "Only characters with Evasive can challenge {this}.",
    "Reckless": "{This} can't quest and must challenge each turn if able.",
    "Resist": "Damage dealt to {this} is reduced by {n}.",
    "Rush": "{This} can challenge the turn it's played.",
    "Shift": "You may pay {n} {{I}} to play this on top of {onto}.",
    "Singer": "{This} counts as cost {n} to sing songs.",
    "Sing Together": "Any number of your or your teammates' characters with total cost {n} or more may {{E}} to sing "
    "this song for free.",
    "Support": "Whenever {this} quests, you may add its {{S}} to another chosen character's {{S}} this turn.",
    "Vanish": "When an opponent chooses {this} for an action, banish it.",
    "Ward": "Opponents can't choose {this} except to challenge.",
    "Adventurous": "{This} can't challenge and must quest each turn if able.",
}
_ONTO: Final = {
    "universal": "any one of your characters",
    "duo": "two of your characters, one named {a} and one named {b}",
    "combo": "one of your characters named {a}, one named {b}, or one of each",
    "potato": "one of your items named Potato",
    "classification": "one of your {a} characters",
}


def reminder(keyword: Keyword, language: Lang, *, name: str = "", card_type: CardKind = "character") -> str:
    """What the keyword means on such a card."""
    if language == "es":
        return _spanish(keyword, name, card_type)
    this = f"this {card_type}"
    text = _ENGLISH[keyword.name].format(
        This=this.capitalize(), this=this, n=keyword.amount, onto=_onto(keyword, name or "this character's name")
    )
    if keyword.cost is not None:
        text = text.replace(f"You may pay {keyword.amount} {{I}}", "You may pay this cost")
    if "temporary" in keyword.variant:
        text += " At the end of your turn, remove all damage from it and return only this card to your hand."
    return text


def _pair(keyword: Keyword, name: str) -> tuple[str, str]:
    first, second = (*keyword.names, name, name)[:2]
    return first, second


def _classes(keyword: Keyword) -> str:
    """The classifications of those onto whom the card is shifted."""
    traits = keyword.onto.where if keyword.onto else ()
    return " ".join(each for trait in traits for each in getattr(trait, "any", ()))


def _onto(keyword: Keyword, name: str) -> str:
    for one in keyword.variant:
        if one == "classification":
            return _ONTO[one].format(a=_classes(keyword))
        if one in _ONTO:
            a, b = _pair(keyword, name)
            return _ONTO[one].format(a=a, b=b)
    return f"one of your characters named {name}"


def _spanish(keyword: Keyword, name: str, card_type: CardKind) -> str:
    key = keyword.name.lower().replace(" ", "_")
    for one in keyword.variant:
        if f"{one}_shift" in glossary():
            key = f"{one}_shift"
    text = glossary().entry(key).reminder_es
    first, second = _pair(keyword, name or "igual")
    text = text.replace(" Y", f" {second}").replace(" X", f" {first}")
    text = (
        text.replace("+N", f"+{keyword.amount}")
        .replace(" N ", f" {keyword.amount} ")
        .replace(" N.", f" {keyword.amount}.")
    )
    if keyword.cost is not None:
        text = text.replace(f"Puedes pagar {keyword.amount} {{I}}", "Puedes pagar este coste")
    text = text.replace("con esa clasificación", _classes(keyword))
    this = Spanish(WORDS, Scene(USAGE, card_type, name)).nouns.this().text
    return text.replace("este personaje", this).replace("Este personaje", this[:1].upper() + this[1:])


def song_line(cost: int, language: Lang) -> str:
    """Who may sing the song, as every song says."""
    if language == "es":
        return f"(Un personaje de coste {cost} o más puede {{E}} para cantar esta canción gratis.)"
    return f"(A character with cost {cost} or more can {{E}} to sing this song for free.)"
