"""Properties of the Spanish of every card that Mazo ships: what no sentence may contain, whatever the tree.

The rules are patterns for mistakes that a renderer makes: a word left in English, a clash of gender or number, a verb
in the wrong mood, a command that could be taken for what another player does. Each lists the sentences that break it.
"""

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from mazo.abilities.tree.deeds import Discard, Do, PutUnder
from mazo.abilities.tree.effects import Ability, Action, Cant, Cost, EachCard, Keyword, PlayersMay, Steps
from mazo.abilities.tree.nouns import Cards, Classified, Every, Ref, Top
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.words import sentence_of, text_of

MASCULINE, FEMININE = r"(?:personaje|objeto)", r"(?:carta|localización|acción|canción)"
MEN, WOMEN = r"(?:personajes|objetos)", r"(?:cartas|localizaciones|acciones|canciones)"
STATE = r"(?:elegid|agotad|dañad|preparad|desterrad|desafiad|llamad|tuy)"
AS_CALLED = r"(?: de \w+)?(?: [A-ZÁ]\w+)*"
"""What stands between a noun and its adjectives: the type of a card, classifications."""
FIRST = r"(?<!de )(?<! o )(?<! u )(?<! y )\b"
"""Adjectives agree with the first of several nouns, and with the card rather than its type."""
OTHERS = r"(?:[Cc]ada (?:oponente|jugador)|[Uu]n (?:oponente|jugador)(?: elegido)?|[EeSs](?:se|u) jugador)"
TAKEN_FOR_THEIRS = (
    r"(?:agota|baraja|busca|descarta|destierra|devuelve|elige|endereza|gana|inflige|juega|mira|mueve|nombra|pierde|"
    r"retira|revela|roba)\b"
)
"""Commands that are also what one player does; with a pronoun behind them (destiérralo) they are not."""
ENGLISH = (
    "the of and or to from with when whenever while if unless until character characters card cards deck hand discard "
    "turn draw deal damage banish exert ready chosen choose opponent opponents opposing each this that your you their "
    "its item items location locations action actions song songs cost play put may can gain get inkwell top bottom all"
).replace(" ", "|")
RULES = {
    "a space too many, or before a stop": r"\s\s|\s[.,;:»]|«\s",
    "a word twice": r"\b(\w+) \1\b",
    "the simple past": r"\b(?:jugaste|usaste|descartaste|retiraste|devolviste|fue|fueron|hizo|cantaron|desafió)\b",
    "a feminine value of lore": r"\bla \{L\}",
    "a command after what a card does": rf"(?:haga quest|desafíe a otro personaje|sea desterrado), {TAKEN_FOR_THEIRS}",
    "your revealing of what each player reveals": r"[Rr]evelas la carta superior del mazo de cada jugador",
    "no contraction": r"\b(?:[Dd]e|[Aa]) el\b",
    "y before i, o before o": r"\by h?i(?!e)[a-záéíóú]|\bo h?o[a-záéíóú]",
    "in play twice": r"en juego en juego",
    "words of a renderer without words": r"None|decidir que|de entre|de tipo \w|pasa algo|no pasa nada|\b0 \{I\} —",
    "an amount told as a sum": r"el número de [^,.]*? es (?:igual|mayor|menor)",
    "a number before others": r"\d o (?:más|menos) otr[oa]s",
    "a stop inside the quotes": r"\.»",
    "something after a full stop": r"\. (?:en su lugar|por cada)",
    "one of them, feminine": rf"\b(?:un|este|ese|otro|ningún|el|próximo|primer) {FEMININE}\b",
    "one of them, masculine": rf"\b(?:una|esta|esa|otra|ninguna|la|próxima) {MASCULINE}\b",
    "several of them, feminine": rf"\b(?:los|unos|estos|esos|otros|todos) {WOMEN}\b",
    "several of them, masculine": rf"\b(?:las|unas|estas|esas|otras|todas) {MEN}\b",
    "several, but one": rf"\b(?:los|las|tus|sus|esos|esas|otros|otras) (?:{MASCULINE}|{FEMININE})\b",
    "an adjective for a man": rf"{FIRST}{MASCULINE}{AS_CALLED}(?: oponente)? {STATE}(?:a|os|as)\b",
    "an adjective for a woman": rf"{FIRST}{FEMININE}{AS_CALLED}(?: oponente)? {STATE}(?:o|os|as)\b",
    "an adjective for men": rf"{FIRST}{MEN}{AS_CALLED}(?: oponentes)? {STATE}(?:o|a|as)\b",
    "an adjective for women": rf"{FIRST}{WOMEN}{AS_CALLED}(?: oponentes)? {STATE}(?:o|a|os)\b",
    "a verb for several": r"(?<!de )\b[Tt]us(?: otr[oa]s)? \w+s(?: [A-ZÁ]\w+)* (?:obtiene|gana|pierde|entra|puede)\b",
    "siempre que with an indicative": (
        r"[Ss]iempre que [^,]*?\b(?:juegas|hace quest|desafía|es|son|robas?|pones?|retiras|canta|se mueve|destierra)\b"
    ),
    "cuando with a subjunctive": (
        r"[Cc]uando (?:(?!siempre que)[^,«])*?\b(?:juegues|haga|sea|desafíe|destierre|descartes|abandone)\b"
    ),
    "mientras with an indicative": r"[Mm]ientras [^,]*?\b(?:tienes|tiene|está|están|hay|es|son)\b",
    "si with a subjunctive": r"\b[Ss]i (?:no )?(?:tengas|tenga|juegues|haya|sea|esté|estén)\b",
    "each does not": r"[Cc]ada (?:oponente|jugador) no\b",
    "a command after another player's deed": rf"(?:^|[.•—,] ){OTHERS} [^.•]*\. (?i:{TAKEN_FOR_THEIRS})(?! y )",
    "a command after another player's state": rf"\b[Ss]i {OTHERS} [^,.]*, {TAKEN_FOR_THEIRS}",
}


def words_of(value: object) -> Iterator[str]:
    """The names in a tree: of cards, of abilities, of classifications; they stay in English."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from words_of(one) if key in ("names", "name", "ability", "any", "labels", "classification") else ()
            yield from words_of(one) if isinstance(one, dict | list | tuple) else ()
    elif isinstance(value, list | tuple):
        for one in value:
            yield from words_of(one)


@cache
def said() -> tuple[tuple[str, str, Ability], ...]:
    """Every sentence of the catalogue with the card and the ability it belongs to; keywords aren't sentences."""
    return tuple(
        (card.full_name, sentence_of(one, "es", name=card.name, card_type=card.type), one)
        for card in standard()
        for one in card.abilities
        if not isinstance(one, Keyword)
    )


@pytest.mark.parametrize("rule", RULES)
def test_no_sentence_has(rule: str) -> None:
    broken = re.compile(RULES[rule])
    assert [f"{name}: {text}" for name, text, _ in said() if broken.search(text)] == []


def test_nothing_stays_english_but_names_and_the_words_of_the_players() -> None:
    english = re.compile(rf"\b(?:{ENGLISH})\b")
    left = []
    for name, text, ability in said():
        for known in sorted({*words_of(msgspec.to_builtins(ability)), name.partition(" - ")[0]}, key=len, reverse=True):
            text = text.replace(known, "") if known[:1].isupper() else text
        if found := english.findall(text):
            left.append(f"{name}: {found} in {text}")
    assert left == []


def test_every_sentence_begins_and_ends_as_one() -> None:
    whole = re.compile(r"[A-ZÁÉÍÓÚ{\d].*\.")
    assert [f"{name}: {text}" for name, text, _ in said() if not whole.fullmatch(text)] == []


def test_quotes_and_brackets_are_closed() -> None:
    for opening, closing in ("«»", "()", "{}"):
        assert [text for _, text, _ in said() if text.count(opening) != text.count(closing)] == []


def test_what_is_done_to_each_card_is_said_of_all_of_them() -> None:
    others = Every(Cards(("character",), "yours", other=True))
    rest = Steps((Do("ready", Ref()), Cant(Ref(), "quest", "this turn")))
    assert sentence_of(Action(PlayersMay(EachCard(others, rest))), "es") == (
        "Puedes enderezar todos tus otros personajes. No pueden hacer quest durante el resto de este turno."
    )
    under = EachCard(others, PutUnder(Top(), Ref()))
    assert sentence_of(Action(under), "es") == (
        "Pon la carta superior de tu mazo boca abajo debajo de cada uno de tus otros personajes."
    )


def test_a_shift_that_costs_more_than_ink_says_so_in_its_reminder() -> None:
    shift = Keyword("Shift", cost=Cost(effects=(Discard(),)))
    assert text_of([shift], "es", name="Nim", reminders=True) == (
        "Shift: Descarta una carta (Puedes pagar este coste para jugar esta carta encima de uno de tus personajes "
        "llamados Nim.)"
    )
    puppies = Keyword(
        "Shift", 3, variant=("classification",), onto=Cards(("character",), "yours", (Classified(("Puppy",)),))
    )
    assert text_of([puppies], "es", reminders=True).endswith("encima de uno de tus personajes Puppy.)")
