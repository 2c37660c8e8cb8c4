"""What Lorcana's cards say, in English as it is printed and in Spanish as players write it.

>>> from mazo.abilities.tree.effects import Action
>>> from mazo.abilities.tree.deeds import Do
>>> from mazo.abilities.tree.nouns import Cards, Chosen
>>> hurt = Action(Do("deal damage", Chosen(Cards(("character",), "opposing")), 2))
>>> sentence_of(hurt, "en")
'Deal 2 damage to chosen opposing character.'
>>> sentence_of(hurt, "es")
'Inflige 2 de daño a un personaje oponente elegido.'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mazo.abilities.text import Speech
from mazo.abilities.text.plan.scene import Pronoun
from mazo.abilities.tree.effects import Ability, Cost, Effect, Keyword, Static, Triggered
from mazo.abilities.tree.facts import Enters
from mazo.abilities.tree.nouns import Is, They, This
from mazo.games.lorcana.words import english, spanish
from mazo.games.lorcana.words.reminders import CardKind, reminder, song_line
from mazo.games.lorcana.words.usage import USAGE
from mazo.texts.lang import Lang

SPEECH: Final = Speech(USAGE, english.WORDS, spanish.WORDS)
_SYMBOLS: Final = {
    "{I}": ("ink", "de tinta"),
    "{E}": ("exert", "agotar"),
    "{S}": ("Strength", "de Fuerza"),
    "{W}": ("Willpower", "de Voluntad"),
    "{L}": ("lore", "de lore"),
}


def sentence_of(
    ability: Ability,
    language: Lang,
    *,
    name: str = "",
    card_type: CardKind = "character",
    pronoun: Pronoun = "they",
    to: Effect | None = None,
) -> str:
    """What one ability says, without its name; keywords stand without a full stop, as printed.

    `to` is what entering play exerted is done for.
    """
    return SPEECH.sentence(ability, language, name=name, kind=card_type, pronoun=pronoun, to=to)


def cost_of(cost: Cost, language: Lang) -> str:
    """A cost in the middle of a sentence, with words for its symbols.

    >>> from mazo.abilities.tree.deeds import Do
    >>> from mazo.abilities.tree.nouns import Cards, Chosen
    >>> cost_of(Cost(1, effects=(Do("banish", Chosen(Cards(("item",), "yours"))),)), "en")
    'pay 1 ink and banish chosen item of yours'
    """
    text = SPEECH.cost(cost, language, kind="character")
    for symbol, (in_english, in_spanish) in _SYMBOLS.items():
        text = text.replace(symbol, in_english if language == "en" else in_spanish)
    return text


def spoken(abilities: Sequence[Ability]) -> list[tuple[Ability, Effect | None]]:
    """The abilities as they are said; "may enter play exerted to …" is one of two, the second given as its effect."""
    out: list[tuple[Ability, Effect | None]] = []
    for one in abilities:
        before = out[-1][0] if out else None
        if isinstance(before, Static) and isinstance(one, Triggered) and before.name == one.name:
            entering = len(before.facts) == 1 and isinstance(before.facts[0], Enters) and before.facts[0].optional
            if entering and one.condition == They(This(), (Is("bodyguard entry"),)):
                out[-1] = (before, one.do)
                continue
        out.append((one, None))
    return out


def text_of(
    abilities: Sequence[Ability],
    language: Lang,
    *,
    name: str = "",
    card_type: CardKind = "character",
    pronoun: Pronoun = "they",
    sung_by: int = 0,
    reminders: bool = False,
) -> str:
    """All that a card says, one line an ability, with the names of the abilities.

    `pronoun` is what English says of the card itself; `sung_by` is the cost of the characters that may sing a song.
    """
    lines = [song_line(sung_by, language)] if sung_by else []
    for one, to in spoken(abilities):
        text = sentence_of(one, language, name=name, card_type=card_type, pronoun=pronoun, to=to)
        if isinstance(one, Keyword) and reminders:
            text = f"{text} ({reminder(one, language, name=name, card_type=card_type)})"
        title = "" if isinstance(one, Keyword) else getattr(one, "name", "")
        lines.append(f"{title} {text}" if title else text)
    return "\n".join(lines)
