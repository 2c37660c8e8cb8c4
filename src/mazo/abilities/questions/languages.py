"""The words that questions are made of, in each language."""

from __future__ import annotations

import re
from typing import Final

from mazo.abilities.questions.wording import MANY, Wording, Words
from mazo.texts.lang import Lang

_ENGLISH: Final = Words(
    noun=re.compile(r"\b(?:\d+ |any number of |one of |another |an? )", re.I),
    more=re.compile(r"\b(?:up to |another |\d+ of )+$", re.I),
    which=(
        (re.compile(r"^another \d+ chosen "), "which other "),
        (re.compile(r"^(?:up to \d+ |any number of |\d+ )?(?:an)?other chosen "), "which other "),
        (re.compile(r"^(?:up to \d+ |any number of |\d+ )?chosen "), "which "),
        (re.compile(r"^(?:up to \d+|any number|\d+|one) of (?=your|their|those|these|them|the)"), "which of "),
        (re.compile(r"^any number of "), "which "),
        (re.compile(r"^a number \(equal to [^)]*\) of "), "which "),
        (re.compile(r"^(?:up to \d+ |\d+ )other "), "which other "),
        (re.compile(r"^another "), "which other "),
        (re.compile(r"^(?:up to \d+|\d+|an?) "), "which "),
    ),
    adjective=re.compile(r"(?!)"),
    preposition=re.compile(r"(?:^|(?<= ))(?:(each to|from under)|(to|from|of|on|at|with|under|among|for|in|into)) $"),
    fronts=False,
    whence=re.compile(r"(?!)"),
    stays=re.compile(r"(?!)"),
    may="You may ",
    choose_and="choose and ",
    so_many=re.compile(rf"up to {MANY} (\w+)(?: counters)?"),
    how_much="how much {}",
    how_many_of="{{n}} {}",
    each="Each ",
    which_one="which ",
    named=r"\b(?:an?|one of your) \w+ named {}",
    each_opponent=re.compile(r"\beach opponent\b", re.I),
    by_itself=re.compile(r" and ((?:it|they|(?:that|this) \w+) enters? \w+ \w+)"),
    question="{}?",
    revealed=re.compile(r"(?: and|,) reveal\b.*"),
    player=("which player", "which players"),
    otherwise="If not, this happens: {}.",
    joint=", or ",
    ones=("which one", "which ones"),
    discard=re.compile(r"^discard "),
    of_hand="{} from {}'s hand",
    condition="If ",
    up_to="(up to {})",
    exactly="(choose {})",
    between="(from {} to {})",
    or_none="(or none)",
    any_number="(any number)",
    plainer=(
        (re.compile(r"^have it that can't "), "forbid to "),
        (re.compile(r"^have it that can "), "allow to "),
        (re.compile(r"^have it that.*"), ""),
        (re.compile(r"^give (?:another )?chosen [\w ]*?(?=[+-]\d|[A-Z])"), "give "),
        (re.compile(r"\b(?:their|its) (?:player|owner)'s "), "their "),
    ),
    duration=re.compile(r",? (?:then|this turn|until|for the rest of|while|during|as long as|at the)\b.*$"),
    origin=re.compile(r" from (?:your|their|an?|the|any|each)(?: \w+'s)? \w+(?: line)?"),
    tails=re.compile(
        r", | and | equal to | for each | if |(?<!up)(?<!forbid)(?<!allow) to | from | facedown| in any order"
    ),
)

_SPANISH: Final = Words(
    noun=re.compile(r"\b(?:\d+ |cualquier número de |otr[oa]s? |un[oa] de |una? )", re.I),
    more=re.compile(r"\b(?:hasta |otr[oa]s |\d+ de )+$", re.I),
    which=(
        (re.compile(r"^(?:hasta )?un[oa] de "), "cuál de "),
        (
            re.compile(r"^(?:(?:hasta )?\d+|cualquier número) de (?=tus|sus|esas|esos|las|los|ellas|ellos)"),
            "cuáles de ",
        ),
        (re.compile(r"^un número \(igual a [^)]*\) de "), "qué "),
        (re.compile(r"^(?:hasta )?(otr[oa]s?) (?:\d+ )?"), r"qué \1 "),
        (re.compile(r"^(?:hasta )?\d+ (otr[oa]s) "), r"qué \1 "),
        (re.compile(r"^cualquier número de "), "qué "),
        (re.compile(r"^(?:hasta )?(?:una?|\d+) "), "qué "),
    ),
    adjective=re.compile(r" elegid[oa]s?\b"),
    preposition=re.compile(
        r"(?:^|(?<= ))(?:(a) cada un[oa] de|(de debajo de|debajo de|a|de|en|con|por|sobre|entre)) $"
    ),
    fronts=True,
    whence=re.compile(
        r" de(?:l| (?:la|el|tu|su|tus|sus|un|una|cualquier|cada|debajo)) .+?"
        r"(?=,| (?:en|a|al|gratis|boca|hasta|debajo|y|sin|para|por)\b|$)"
    ),
    stays=re.compile(r"igual a|\by $"),
    may="Puedes ",
    choose_and="elegir y ",
    so_many=re.compile(rf"hasta {MANY} (?:contadores )?de (\w+)"),
    how_much="cuánto {}",
    how_many_of="{{n}} de {}",
    each="Cada ",
    which_one="qué ",
    named=r"\bun(?:a|[oa] de tus)? \w+ llamad[oa]s? {}",
    each_opponent=re.compile(r"\bcada oponente\b", re.I),
    by_itself=re.compile(r" y (entran? en \w+ \w+)"),
    question="¿{}?",
    revealed=re.compile(r"(?: y|,) revelar.*"),
    player=("qué jugador", "qué jugadores"),
    otherwise="Si no, sucede esto: {}.",
    joint=" o ",
    ones=("cuál", "cuáles"),
    discard=re.compile(r" descartar$"),
    of_hand="{} de la mano de {}",
    condition="Si ",
    up_to="(hasta {})",
    exactly="(elige {})",
    between="(de {} a {})",
    or_none="(puedes no elegir)",
    any_number="(cualquier cantidad)",
    plainer=(
        (re.compile(r"^hacer que (?:.+? )?(?:obtenga|gane)n? "), "dar "),
        (re.compile(r" y (?:obtenga|gane)n? "), " y "),
        (re.compile(r"^hacer que no puedan? "), "prohibir "),
        (re.compile(r"^hacer que puedan? "), "permitir "),
    ),
    duration=re.compile(
        r",? (?:luego|este turno|hasta (?:el|la|que|tu)|por el resto|mientras|durante|al (?:comienzo|final))\b.*$"
    ),
    origin=re.compile(
        r" de(?:l| (?:tu|su|la|el|un|una|cualquier|cada)) \w+(?: elegid[oa]s?)?"
        r"(?: de (?:(?:un|cada|su|tu|cualquier) )?\w+)*(?: oponentes?)?"
    ),
    tails=re.compile(
        r",? igual al? |, | y | por cada | si | para | a | de (?=est|es[ao]|cada|debajo)|"
        r" boca abajo| en cualquier orden"
    ),
)


def wording(lang: Lang) -> Wording:
    """How a language puts questions."""
    return Wording(_ENGLISH if lang == "en" else _SPANISH)
