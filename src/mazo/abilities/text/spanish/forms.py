"""The forms of Spanish: agreement, verbs, lists, contractions, numbers that are compared."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from mazo.abilities.text.plan.shapes import by_comparison
from mazo.abilities.tree.effects import Joint

Form: TypeAlias = Literal["imp", "inf", "i2", "i3", "i3p", "s2", "s3", "s3p", "p2", "p3", "p3p", "h2", "h3", "h3p"]
"""Of a verb: command, infinitive; indicative, subjunctive, past and past subjunctive, of you, one and several."""

Mood: TypeAlias = Literal["i", "s"]

JOINTS: Final[dict[Joint, str]] = {
    ".": "",
    ". then": "luego, ",
    ",": ", ",
    "and": " y ",
    ", and": " y ",
    ", then": ", luego ",
}
"""What joins a clause to the one before it."""

ORDINALS: Final = ("primer", "segund", "tercer", "cuart", "quint", "sext", "séptim", "octav", "noven", "décim")

_PRETERITES: Final = {
    "hacer": ("hiciste", "hizo", "hicieron"),
    "poner": ("pusiste", "puso", "pusieron"),
    "obtener": ("obtuviste", "obtuvo", "obtuvieron"),
    "elegir": ("elegiste", "eligió", "eligieron"),
    "ser": ("fuiste", "fue", "fueron"),
    "tener": ("tuviste", "tuvo", "tuvieron"),
    "estar": ("estuviste", "estuvo", "estuvieron"),
    "poder": ("pudiste", "pudo", "pudieron"),
}
IRREGULAR: Final = {
    # infinitive: you, third, plural; the same in the subjunctive; command; participle
    "ser": ("eres", "es", "son", "seas", "sea", "sean", "sé", "sido"),
    "tener": ("tienes", "tiene", "tienen", "tengas", "tenga", "tengan", "ten", "tenido"),
    "estar": ("estás", "está", "están", "estés", "esté", "estén", "está", "estado"),
    "poder": ("puedes", "puede", "pueden", "puedas", "pueda", "puedan", "puede", "podido"),
    "hacer": ("haces", "hace", "hacen", "hagas", "haga", "hagan", "haz", "hecho"),
    "deber": ("debes", "debe", "deben", "debas", "deba", "deban", "debe", "debido"),
    "contar": ("cuentas", "cuenta", "cuentan", "cuentes", "cuente", "cuenten", "cuenta", "contado"),
    "necesitar": ("necesitas", "necesita", "necesitan", "necesites", "necesite", "necesiten", "necesita", "necesitado"),
    "duplicar": ("duplicas", "duplica", "duplican", "dupliques", "duplique", "dupliquen", "duplica", "duplicado"),
    "saltar": ("saltas", "salta", "saltan", "saltes", "salte", "salten", "salta", "saltado"),
    "entrar": ("entras", "entra", "entran", "entres", "entre", "entren", "entra", "entrado"),
    "comenzar": ("comienzas", "comienza", "comienzan", "comiences", "comience", "comiencen", "comienza", "comenzado"),
    "finalizar": ("finalizas", "finaliza", "finalizan", "finalices", "finalice", "finalicen", "finaliza", "finalizado"),
    "terminar": ("terminas", "termina", "terminan", "termines", "termine", "terminen", "termina", "terminado"),
    "abandonar": ("abandonas", "abandona", "abandonan", "abandones", "abandone", "abandonen", "abandona", "abandonado"),
}


class Phrase(msgspec.Struct, frozen=True):
    """A noun phrase with its gender and number; a clitic stands before or behind its verb."""

    text: str
    plural: bool = False
    feminine: bool = False
    clitic: bool = False


class Subject(msgspec.Struct, frozen=True):
    """Who does something: the words (none for you, or for those just spoken of) and the person of the verb."""

    text: str = ""
    you: bool = False
    plural: bool = False

    def form(self, mood: Literal["i", "s", "p", "h"] = "i") -> Form:
        """The form of the verb that goes with it."""
        forms: dict[str, tuple[Form, Form, Form]] = {
            "i": ("i2", "i3", "i3p"),
            "s": ("s2", "s3", "s3p"),
            "p": ("p2", "p3", "p3p"),
            "h": ("h2", "h3", "h3p"),
        }
        you, one, several = forms[mood]
        return you if self.you else several if self.plural else one


def ending(stem: str, fem: bool, plural: bool = False) -> str:
    """A regular adjective or participle in the form of its noun."""
    return f"{stem}{'a' if fem else 'o'}{'s' if plural else ''}"


def preterite(head: str, form: Form) -> str:
    index = {"p2": 0, "p3": 1, "p3p": 2}[form]
    if head in _PRETERITES:
        return _PRETERITES[head][index]
    stem = head[:-2]
    if head.endswith("ar"):
        return stem + ("aste", "ó", "aron")[index]
    return stem + ("iste", "ió", "ieron")[index]


def with_clitic(text: str, clitic: str, form: Form) -> str:
    """A verb and its object pronoun: destiérralo, ponerla, lo destierra."""
    if form == "inf":
        return text + clitic
    if form != "imp":
        return f"{clitic} {text}"
    if text[-1] not in "aeo":
        return text + clitic
    stem, last = text[:-1], text[-1]
    groups = list(re.finditer("[aeiou]+", stem))
    if not groups:
        return text + clitic
    group = groups[-1]
    strong = next((at for at in range(group.start(), group.end()) if stem[at] in "aeo"), group.end() - 1)
    accents = str.maketrans("aeiou", "áéíóú")
    return f"{stem[:strong]}{stem[strong].translate(accents)}{stem[strong + 1 :]}{last}{clitic}"


def listed(words: Sequence[str], joint: str = "y") -> str:
    """Words one after the other, with the conjunction before the last."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


_BEFORE_A: Final = {"una": "un", "la": "el", "ninguna": "ningún", "alguna": "algún"}
_STRESSED: Final = re.compile(r"\b(una|la|ninguna|alguna) (?=(?:[Aa]rma|[Aa]lma|[Hh]ada|[Hh]acha|[Áá]guila|[Aa]ve)\b)")
"""Feminine articles before nouns that begin with a stressed a, where Spanish has the masculine ones: un Águila."""


def polished(text: str) -> str:
    """The text with its contractions, and with e and u before the sound of y and o."""
    text = re.sub(r"\b([Dd])e el\b", r"\1el", text)
    text = re.sub(r"\b([Aa]) el\b", r"\1l", text)
    text = text.replace(" para hacer que ", " para que ")
    text = _STRESSED.sub(lambda found: _BEFORE_A[found[1]] + " ", text)
    text = re.sub(r"\by (?=[Hh]?[IiÍí](?![AaEeOo])\w)", "e ", text)
    return re.sub(r"\bo (?=[Hh]?[OoÓó]\w|8|11\b)", "u ", text)


def with_others(text: str, many: str, fem: bool) -> str:
    """A number of things with "otros": otros 2 personajes o más; al menos otros 2 personajes con 5 {S} o más."""
    others = ending("otr", fem, True)
    number, _, how = text.removesuffix(f" {many}").partition(" o ")
    if not number.isdigit():
        return text.replace(many, f"{others} {many}", 1)
    if " o " in many and how:
        return f"{'al menos' if how == 'más' else 'como mucho'} {others} {number} {many}"
    return f"{others} {number} {many}" + (f" o {how}" if how else "")


COUNTED: Final = by_comparison("{}", "{} o más", "{} o menos", "distinto de {}", "más de {}", "menos de {}")
"""A number as it is compared: 3 o más."""
POINTS: Final = by_comparison(
    "{} {}", "{} {} o más", "{} {} o menos", "{1} distinta de {0}", "más de {} {}", "menos de {} {}"
)
"""So many points, as they are compared: 3 {S} o menos."""
EQUALITIES: Final = by_comparison(
    "igual a", "igual o mayor que", "igual o menor que", "distinto de", "mayor que", "menor que"
)
"""What is said of an amount against another."""
