"""What a card says, in Spanish (the game's first language) and in English.

Only the words of the cards that come with the game are known here. The shared voices take this over as soon as they
know the words of this game.
"""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Effect,
    Get,
    Keyword,
    PlayersMay,
    Static,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Has, HostOf, Is, Them, When
from mazo.games.myl.cards.card import Card
from mazo.texts.lang import Lang

_NOUNS: Final = {
    "ally": ("Aliado", "Aliados"),
    "weapon": ("Arma", "Armas"),
    "talisman": ("Talismán", "Talismanes"),
    "totem": ("Tótem", "Tótems"),
    "gold": ("Oro", "Oros"),
}
_VERBS: Final = {
    "destroy": ("destruye {x}", "destroy {x}"),
    "cancel the attack": ("cancela el ataque de {x}", "cancel the attack of {x}"),
    "take control": ("gana el control de {x}", "gain control of {x}"),
    "annul": ("anula esa carta", "annul that card"),
}
_PLAYERS: Final = {
    "you": ("{v}", "{v}"),
    "each opponent": ("tu oponente {v}", "your opponent {v}s"),
    "each player": ("cada jugador {v}", "each player {v}s"),
}
_WHEN: Final = {
    "enter play": ("Cuando esta carta entra en juego", "When this card enters play"),
    "destroy": ("Cuando esta carta es destruida", "When this card is destroyed"),
    "attack": ("Cuando ataca un Aliado que controlas", "Whenever an Aliado you control attacks"),
    "final": ("En tu Fase Final", "In your Fase Final"),
}


def text_of(card: Card, lang: Lang) -> str:
    """All that a card says, one sentence per ability.

    >>> from mazo.games.myl.cards.synthetic import catalogue
    >>> text_of(catalogue()["Rayo de Ensayo"], "es")
    'Destruye un Aliado en juego.'
    """
    return " ".join(sentence_of(ability, lang) for ability in card.abilities)


def sentence_of(ability: Ability, lang: Lang) -> str:
    """What one ability says."""
    spanish = lang == "es"
    match ability:
        case Keyword(name):
            said = name
        case Static((Get(HostOf(), _, int() as amount),)):
            said = f"el portador gana {amount:+d} a la Fuerza" if spanish else f"the bearer gets {amount:+d} Fuerza"
        case Triggered((When(event),), do):
            said = f"{_WHEN[event][0 if spanish else 1]}, {_effect(do, lang)}"
        case Activated(cost, do):
            once = "una vez por turno, puedes pagar" if spanish else "once a turn you may pay"
            said = f"{once} {cost.pay} Oro{'s' if cost.pay > 1 else ''}: {_effect(do, lang)}"
        case Answer((When(_, Cards(types)),), do):
            what = _NOUNS[types[0]][0] if types else "carta que no sea Oro" if spanish else "card that is not an Oro"
            one = ("una" if what.startswith("carta") else "un") if spanish else "a"
            said = (
                f"{'en respuesta a jugar' if spanish else 'in answer to the play of'} {one} {what}: {_effect(do, lang)}"
            )
        case Action(do):
            said = _effect(do, lang)
        case _:
            return ""
    return said[0].upper() + said[1:] + "."


def _effect(effect: Effect, lang: Lang) -> str:
    spanish = lang == "es"
    match effect:
        case Draw(int() as amount):
            return f"{'roba' if spanish else 'draw'} {_cards(amount, lang)}"
        case ToPlayer(_, int() as amount, str() as who):
            said = _PLAYERS[who][0 if spanish else 1].format(v="bota" if spanish else "mill")
            return f"{said} {_cards(amount, lang)}"
        case PlayersMay(do):
            return ("puedes: " if spanish else "you may: ") + _effect(do, lang)
        case Get(them, _, int() as amount):
            gets = (
                "{x} gana {n:+d} a la Fuerza hasta la Fase Final"
                if spanish
                else "{x} gets {n:+d} Fuerza until the Fase Final"
            )
            return gets.format(x=_them(them, lang), n=amount)
        case Do(verb, them):
            return _VERBS[verb][0 if spanish else 1].format(x=_them(them, lang))
    return ""


def _cards(amount: int, lang: Lang) -> str:
    if amount == 1:
        return "una carta" if lang == "es" else "a card"
    return f"{amount} {'cartas' if lang == 'es' else 'cards'}"


def _them(them: Them, lang: Lang) -> str:
    if not isinstance(them, Chosen | Every):
        return ""
    spanish, cards, one = lang == "es", them.cards, isinstance(them, Chosen)
    noun = _NOUNS[cards.types[0]][0 if one else 1]
    traits = "".join(_trait(trait, one, spanish) for trait in cards.where)
    whose = {"yours": " que controlas" if spanish else " you control", "opposing": " oponente" if spanish else ""}
    ours = whose.get(cards.whose, " en juego" if spanish else " in play")
    if spanish:
        plural = "s" if ours == " oponente" and not one else ""
        return f"{'un' if one else 'los'} {noun}{ours}{plural}{traits}"
    return f"{'an' if one else 'all'}{' opposing' if cards.whose == 'opposing' else ''} {noun}{traits}{ours}"


def _trait(trait: object, one: bool, spanish: bool) -> str:
    match trait:
        case Has(_, "at most", int() as amount):
            return f" de Fuerza {amount} o menos" if spanish else f" of Fuerza {amount} or less"
        case Is("attacking"):
            return (" atacante" if one else " atacantes") if spanish else " that attack"
    return ""
