"""What was read, said and read again: the same trees, and no word of the print passed over.

The grammar has one name for all wordings of one thing, so that two texts which it reads as the same trees say the same.
What it can't tell by itself is looked at besides: that each word of the print counts, that the figures, races and
names of both texts are the same, and that none speaks of the card itself where the other speaks of another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from mazo.abilities.reading.every_word import PassedOver, passed_over
from mazo.abilities.reading.lexer import Lexer
from mazo.abilities.reading.made_up import meaning
from mazo.abilities.reading.outcome import Compiled
from mazo.abilities.tree.effects import Ability
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.record import TYPES, Record
from mazo.games.myl.reading.round_trip import counts_of_self, rendered_text, spoken
from mazo.games.myl.reading.small_words import contrasts, excused, small_words
from mazo.games.myl.reading.wording import normalised, number, race

_KEPT: Final = frozenset(
    (
        "arma", "totem", "oro", "talisman", "cementerio", "destierro", "reserva", "fuerza",
    )
)  # fmt: skip
"""Types and places that are said wherever they are meant."""
_OWN: Final = {kind: word for word, kind in TYPES.items()}
"""What a card calls itself by its type."""


def reads_back(compiler: Compiler, card: Record, abilities: Sequence[Ability]) -> bool:
    """Whether what the trees say is read as the same trees again, and every word of the print counts."""
    if not reads_again(compiler, card, abilities):
        return False
    said = rendered_text(card, abilities)
    printed = card.text or ""
    if _figures(compiler, printed, card) != _figures(compiler, said, card):
        return False
    if not _nouns(spoken(printed, card)) <= {*_meant(spoken(said, card)), _OWN[card.kind]}:
        return False
    named, may = counts_of_self(spoken(card.text or "", card))
    named_again, may_again = counts_of_self(spoken(said, card))
    return abs(named - named_again) <= may + may_again and not words_passed_over(compiler, card)


def reads_again(compiler: Compiler, card: Record, abilities: Sequence[Ability]) -> bool:
    """Whether what the trees say is read as the same trees."""
    said = normalised(rendered_text(card, abilities), card.name, card.kind)
    again = compiler.compile_text(said, card)
    return isinstance(again, Compiled) and meaning(again.abilities) == meaning(tuple(abilities))


def words_passed_over(compiler: Compiler, card: Record, random: Random | None = None) -> list[PassedOver]:
    """The words of a card's text that don't count; with a random, others are put in their places as well."""
    text = normalised(card.text or "", card.name, card.kind)
    others = contrasts() if random is not None else {}
    read = _reading(compiler, card)
    chance = random or Random(0)
    return passed_over(
        compiler.grammar, text, read, chance, small_words(), others, excused(), exchanging=random is not None
    )


def _reading(compiler: Compiler, card: Record) -> Callable[[str], tuple[Ability, ...] | None]:
    def read(text: str) -> tuple[Ability, ...] | None:
        made = compiler.compile_text(text, card)
        return made.abilities if isinstance(made, Compiled) else None

    return read


def _nouns(sentences: Sequence[str]) -> set[str]:
    """The nouns of a text that no other word stands for."""
    words = {word for said in sentences for word in said.split()}
    return words & _KEPT | ({"cementerio"} if "exhumar" in words else set())


def _meant(sentences: Sequence[str]) -> set[str]:
    """The nouns of what Mazo says, and the place that its verbs name: what is banished is put into the Destierro."""
    words = {word for said in sentences for word in said.split()}
    return _nouns(sentences) | ({"destierro"} if words & {"desterrar", "exhumar"} else set())


def _figures(compiler: Compiler, text: str, card: Record) -> Counter[str]:
    """The figures from 2 on, the races and the names of a text; one of something is said in several ways."""
    found: Counter[str] = Counter()
    for word in Lexer(compiler.grammar.vocabulary).words(normalised(text, card.name, card.kind)):
        match word.kind:
            case "NUM" if number(word.value) > 1:
                found[str(number(word.value))] += 1
            case "RACENAME":
                found[race(word.value)] += 1
            case "CARDNAME" | "NAMEWORD":
                found[word.value.lower().removesuffix("s")] += 1
    return found
