"""What a card says, derived from its ability tree, in Spanish (the game's first language) and in English."""

from __future__ import annotations

from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.tree import (
    Ability,
    Activated,
    All,
    Answer,
    Cards,
    Choose,
    Effect,
    Grants,
    Has,
    Keyword,
    May,
    TheyGet,
    ToPlayer,
    ToThat,
    ToThem,
    ToThis,
    Triggered,
)
from mazo.texts.lang import Lang

_TYPES = {
    "es": {"ally": "Aliado", "weapon": "Arma", "talisman": "Talismán", "totem": "Tótem", "gold": "Oro"},
    "en": {"ally": "Aliado", "weapon": "Arma", "talisman": "Talismán", "totem": "Tótem", "gold": "Oro"},
}
_PLURALS = {"Aliado": "Aliados", "Arma": "Armas", "Talismán": "Talismanes", "Tótem": "Tótems", "Oro": "Oros"}

_PLAYER_VERBS = {
    "es": {
        "yours": {"draw": "roba {n}", "mill": "bota {n}"},
        "opponents": {"draw": "tu oponente roba {n}", "mill": "tu oponente bota {n}"},
        "anyones": {"draw": "cada jugador roba {n}", "mill": "cada jugador bota {n}"},
    },
    "en": {
        "yours": {"draw": "draw {n}", "mill": "mill {n}"},
        "opponents": {"draw": "your opponent draws {n}", "mill": "your opponent mills {n}"},
        "anyones": {"draw": "each player draws {n}", "mill": "each player mills {n}"},
    },
}
_CARD_VERBS = {
    "es": {
        "destroy": "destruye {x}", "banish": "destierra {x}", "return": "devuelve {x} a la mano de su dueño",
        "take control": "gana el control de {x}", "annul": "anula {x}", "cancel": "cancela el ataque de {x}",
        "discard": "descarta {x}", "regroup": "agrupa {x}",
    },
    "en": {
        "destroy": "destroy {x}", "banish": "banish {x}", "return": "return {x} to its owner’s hand",
        "take control": "gain control of {x}", "annul": "annul {x}", "cancel": "cancel the attack of {x}",
        "discard": "discard {x}", "regroup": "regroup {x}",
    },
}  # fmt: skip
_WHEN = {
    "es": {
        ("enters", "this"): "Cuando esta carta entra en juego",
        ("destroyed", "this"): "Cuando esta carta es destruida",
        ("attacks", "yours"): "Cuando ataca un Aliado que controlas",
        ("attacks", "this"): "Cuando esta carta ataca",
        ("played", "yours"): "Cuando juegas una carta",
        ("final", "yours"): "En tu Fase Final",
        ("final", "any"): "En la Fase Final",
    },
    "en": {
        ("enters", "this"): "When this card enters play",
        ("destroyed", "this"): "When this card is destroyed",
        ("attacks", "yours"): "Whenever an Aliado you control attacks",
        ("attacks", "this"): "Whenever this card attacks",
        ("played", "yours"): "Whenever you play a card",
        ("final", "yours"): "In your Fase Final",
        ("final", "any"): "In the Fase Final",
    },
}
_UNTIL = {
    "es": {"final": "hasta la Fase Final", "grouping": "hasta tu próxima Agrupación"},
    "en": {"final": "until the Fase Final", "grouping": "until your next Agrupación"},
}


def text_of(card: Card, lang: Lang) -> str:
    """All that a card says, one sentence an ability.

    >>> from mazo.games.myl.cards.synthetic import catalogue
    >>> text_of(catalogue()["Rayo de Ensayo"], "es")
    'Destruye un Aliado en juego.'
    """
    return " ".join(_sentence(ability, lang) for ability in card.abilities)


def _sentence(ability: Ability, lang: Lang) -> str:
    if isinstance(ability, Keyword):
        return f"{ability.name.capitalize()}."
    if isinstance(ability, Grants):
        bearer = "El portador gana {n} a la Fuerza" if lang == "es" else "The bearer gets {n} Fuerza"
        return bearer.format(n=f"{ability.amount:+d}") + "."
    if isinstance(ability, Triggered):
        return f"{_WHEN[lang][ability.when, ability.about]}, {_effect(ability.do, lang)}."
    if isinstance(ability, Activated):
        times = "Una vez por turno, puedes pagar" if lang == "es" else "Once a turn you may pay"
        return f"{times} {ability.cost} Oro{'s' if ability.cost > 1 else ''}: {_effect(ability.do, lang)}."
    if isinstance(ability, Answer):
        lead = "En respuesta a jugar" if lang == "es" else "In answer to the play of"
        return f"{lead} {_one(ability.to, lang)}: {_effect(ability.do, lang)}."
    sentence = _effect(ability.do, lang)
    return sentence[0].upper() + sentence[1:] + "."


def _effect(effect: Effect, lang: Lang, them: str = "") -> str:
    if isinstance(effect, ToPlayer):
        return _PLAYER_VERBS[lang][effect.who][effect.verb].format(n=_number(effect.amount, lang))
    if isinstance(effect, ToThem):
        return _CARD_VERBS[lang][effect.verb].format(x=them)
    if isinstance(effect, ToThat):
        return _CARD_VERBS[lang][effect.verb].format(x="esa carta" if lang == "es" else "that card")
    if isinstance(effect, ToThis):
        return _CARD_VERBS[lang][effect.verb].format(x="esta carta" if lang == "es" else "this card")
    if isinstance(effect, TheyGet):
        gets = "{x} gana {n} a la Fuerza {u}" if lang == "es" else "{x} gets {n} Fuerza {u}"
        return gets.format(x=them, n=f"{effect.amount:+d}", u=_UNTIL[lang][effect.until])
    if isinstance(effect, Choose):
        return _effect(effect.then, lang, _cards(effect.among, lang, one=True))
    if isinstance(effect, All):
        return _effect(effect.then, lang, _cards(effect.of, lang, one=False))
    if isinstance(effect, May):
        return ("puedes: " if lang == "es" else "you may: ") + _effect(effect.do, lang)
    return "; ".join(_effect(step, lang, them) for step in effect.of)


def _number(amount: int, lang: Lang) -> str:
    if amount == 1:
        return "una carta" if lang == "es" else "a card"
    return f"{amount} cartas" if lang == "es" else f"{amount} cards"


def _one(conditions: tuple[Has, ...], lang: Lang) -> str:
    for has in conditions:
        if has.figure == "type" and isinstance(has.value, str):
            name = _TYPES[lang][has.value]
            if has.comparison == "is not":
                return f"una carta que no sea {name}" if lang == "es" else f"a card that is not an {name}"
            return f"un {name}" if lang == "es" else f"a {name}"
    return "una carta" if lang == "es" else "a card"


def _cards(cards: Cards, lang: Lang, *, one: bool) -> str:
    noun, limits = "carta" if lang == "es" else "card", []
    for has in cards.like:
        if has.figure == "type" and isinstance(has.value, str):
            noun = _TYPES[lang][has.value]
        elif has.figure == "strength":
            least = has.comparison == "at least"
            if lang == "es":
                limits.append(f"con Fuerza {has.value} o {'más' if least else 'menos'}")
            else:
                limits.append(f"with {has.value} Fuerza or {'more' if least else 'less'}")
        elif has.figure == "attacking":
            noun = "atacante" if lang == "es" else "attacker"
    plural = _PLURALS.get(noun, f"{noun}s")
    if lang == "es":
        whose = {"yours": "que controlas", "opponents": "de tu oponente", "anyones": "en juego"}[cards.whose]
        head = (
            f"un{'a' if noun == 'carta' else ''} {noun}"
            if one
            else f"{'todas las' if noun == 'carta' else 'todos los'} {plural}"
        )
    else:
        whose = {"yours": "you control", "opponents": "of your opponent", "anyones": "in play"}[cards.whose]
        head = f"{'an' if noun[0] in 'Aa' else 'a'} {noun}" if one else f"all {plural}"
    return " ".join([head, whose, *limits])
