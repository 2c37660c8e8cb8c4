"""Card text out of ability trees, in English as it is printed and in Spanish as players write it.

>>> from mazo.games.lorcana.abilities.effects import Action, Deal
>>> from mazo.games.lorcana.abilities.nouns import Cards, Chosen
>>> hurt = Action(Deal(2, Chosen(Cards(("character",), "opposing"))))
>>> sentence_of(hurt, "en")
'Deal 2 damage to chosen opposing character.'
>>> sentence_of(hurt, "es")
'Inflige 2 de daño a un personaje oponente elegido.'
"""

from __future__ import annotations

from collections.abc import Sequence

from mazo.games.lorcana.abilities.effects import Ability, Keyword
from mazo.games.lorcana.abilities.text.english.abilities import English
from mazo.games.lorcana.abilities.text.reminders import reminder, song_line
from mazo.games.lorcana.abilities.text.scene import CardKind, Pronoun, Scene
from mazo.games.lorcana.abilities.text.spanish.abilities import Spanish
from mazo.rulebook import Lang


def sentence_of(
    ability: Ability, language: Lang, *, name: str = "", card_type: CardKind = "character", pronoun: Pronoun = "they"
) -> str:
    """What one ability says, without its name; keywords stand without a full stop, as printed."""
    scene = Scene(card_type, name, pronoun)
    return English(scene).ability(ability) if language == "en" else Spanish(scene).ability(ability)


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
    for one in abilities:
        text = sentence_of(one, language, name=name, card_type=card_type, pronoun=pronoun)
        if isinstance(one, Keyword) and reminders:
            text = f"{text} ({reminder(one, language, name=name, card_type=card_type)})"
        title = "" if isinstance(one, Keyword) else getattr(one, "name", "")
        lines.append(f"{title} {text}" if title else text)
    return "\n".join(lines)
