"""The English of the cards: how it is printed, its words, and which of its wordings mean the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from mazo.abilities.reading.lexer import Terms, Vocabulary
from mazo.abilities.reading.script import Script
from mazo.abilities.tree.words import KeywordName

SYMBOLS: Final = {
    "⬡": "{I}",
    "⟳": "{E}",
    "◊": "{L}",
    "¤": "{S}",
    "⛉": "{W}",
    "◉": "{IW}",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "−": "-",
    "–": "-",
}

SYNONYMS: Final = (
    # In and into, to and into: older wordings of where a card goes.
    ("instead of their player's", "instead of their"),
    ("from your discard into your hand", "from your discard to your hand"),
    ("returned to your hand from play", "returned to your hand"),
    ("returned to their hand from play", "returned to their hand"),
    ("discards all cards in their hand", "discards their hand"),
    ("back on the top of your deck", "back"),
    # One thing, two words.
    ("or greater", "or more"),
    ("face up", "faceup"),
    ("from any discard", "from a player's discard"),
    ("becomes exerted", "is exerted"),
    ("exerts,", "is exerted,"),
    ("you put a card into your inkwell", "a card is put into your inkwell"),
    ("that have a card under them", "with a card under them"),
    ("isn't a song card", "isn't a song"),
    ("doesn't ready", "can't ready"),
    ("you may only have", "you may have up to"),
    ("for abilities or effects", "for actions or abilities"),
    # Opponents: all of them, each of them, or any one.
    ("each opposing player", "each opponent"),
    ("your opponents'", "opponents'"),
    ("another chosen player", "chosen opponent"),
    ("all of your", "all your"),
    ("here from another location", "here from a location"),
    ("your opponent discards 1 or more cards", "an opponent discards one or more cards"),
    ("one or more opponents have no cards in their hands", "an opponent has no cards in their hand"),
    # One or more is at least one.
    ("put a damage counter on", "put 1 damage counter on"),
    ("one or more of your characters sings", "one or more of your characters sing"),
    ("1 or more cards have left", "a card left"),
    # Only another order of the words, or a comma.
    ("damaged opposing", "opposing damaged"),
    ("would be dealt damage they take", "would be dealt damage, they take"),
    # Abilities are only used in the own turn [6.3].
    ("once per turn, you may", "once during your turn, you may"),
)
"""Reviewed: pairs of wordings that mean exactly the same, the left one printed, the right one read."""

SCRIPT: Final = Script(symbols=SYMBOLS, synonyms=SYNONYMS, abbreviations=("Mr", "Dr", "Jr", "Mrs"))

KEYWORDS: Final[tuple[KeywordName, ...]] = (
    "Sing Together", "Alert", "Bodyguard", "Boost", "Challenger", "Evasive", "Reckless", "Resist", "Rush", "Shift",
    "Singer", "Support", "Vanish", "Ward", "Adventurous",
)  # fmt: skip
COUNTERS: Final = {
    "damage counter": "damage",
    "damage counters": "damage",
    "ink drop": "ink drop",
    "ink drops": "ink drop",
}
"""What counters are called, one or several, and which they are."""
TIMES: Final = {"once": 1, "twice": 2}
"""How often, in one word."""
ORDINALS: Final = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
"""Which one of several, in one word."""
INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
THIRD: Final = "§"
"""Stands before a verb in the third person, so that a rule is written once for "draw" and "draws"."""
VERBS: Final = (
    "draw", "discard", "choose", "gain", "lose", "get", "put", "return", "banish", "exert", "ready", "reveal",
    "shuffle", "play", "deal", "pay", "move", "look", "enter", "take", "quest", "challenge", "sing", "leave",
    "become", "need", "add", "remove", "search", "name", "skip", "ink", "count", "give", "use", "shift",
)  # fmt: skip
_IRREGULAR: Final = {"ready": "readies", "banish": "banishes"}
THIRD_PERSON: Final = {_IRREGULAR.get(verb, verb + "s"): verb for verb in VERBS}
"""The third person of the verbs, and their plain form."""
PAST: Final = "¶"
"""Stands before a verb in the past or a participle; what is said of a card without a happening stays one word."""
PASTS: Final = {
    "play": ("played",),
    "get": ("got",),
    "lose": ("lost",),
    "quest": ("quested",),
    "challenge": ("challenged",),
    "banish": ("banished",),
    "sing": ("sang", "sung"),
    "move": ("moved",),
    "take": ("took", "taken"),
    "deal": ("dealt",),
    "remove": ("removed",),
    "discard": ("discarded",),
    "draw": ("drew", "drawn"),
    "return": ("returned",),
    "ready": ("readied",),
    "leave": ("left",),
    "pay": ("paid",),
    "shift": ("shifted",),
    "use": ("used",),
    "enter": ("entered",),
}
AGREEING: Final = {
    "she": "he",
    "him": "her",
    "his": "her",
    "are": "is",
    "were": "was",
    "has": "have",
    "had": "have",
    "hands": "hand",
    "decks": "deck",
    "inkwells": "inkwell",
    "turns": "turn",
    "much": "many",
    "fewer": "less",
    "amount": "number",
    "exactly": "only",
    "abilities": "ability",
    "and/or": "or",
    "an": "a",
    "who": "that",
}
"""Words that only agree with others in gender, number, person or tense, and the one that stands for them."""
CONTRACTIONS: Final = {
    "he's": ("he", "is"),
    "she's": ("he", "is"),
    "it's": ("it", "is"),
    "they're": ("they", "is"),
    "you're": ("you", "is"),
    "you've": ("you", "have"),
    "they've": ("they", "have"),
    "there's": ("there", "is"),
    "none": ("no",),
    "don't": ("not",),
    "doesn't": ("not",),
    "didn't": ("did", "not"),
    "isn't": ("is", "not"),
    "aren't": ("is", "not"),
    "wasn't": ("was", "not"),
    "weren't": ("was", "not"),
    "hasn't": ("have", "not"),
    "haven't": ("have", "not"),
    "players'": ("player", "'s"),
    "opponents'": ("opponents", "'s"),
    "characters'": ("characters", "'s"),
    "without": ("not", "with"),
}

WORDS: Final = Vocabulary(
    signs=(
        ("STAT", r"\{[SWL]\}"),
        ("", r"\{[A-Z]+\}"),
        ("QUOTE", r'"[^"]*"'),
        ("ABILITY", r"(?<=\bthe )[A-Z][\w' ]*?(?= ability\b)"),
        ("SIGNED", r"[+-]\d+"),
        ("", r"[+-](?=\{)"),
        ("NUM", r"\d+"),
    ),
    word=r"[\w'’/-]+[!?]?",
    forms={form: (word,) for form, word in AGREEING.items()}
    | CONTRACTIONS
    | {f"non-{noun}": ("non", noun) for noun in ("character", "item", "location", "action", "song")}
    | {f"{noun}'s": (noun, "'s") for noun in ("character", "item", "location", "card", "player", "opponent")}
    | {form: (THIRD, verb) for form, verb in THIRD_PERSON.items()}
    | {form: (PAST, verb) for verb, forms in PASTS.items() for form in forms},
    naming=("named", "both", "copies"),
    still_naming=(",", "or", "and", "a", "of"),
    terms=(
        Terms("COUNTER", (*COUNTERS, *map(str.capitalize, COUNTERS)), capital=False),
        Terms("TIMES", (*TIMES, *map(str.capitalize, TIMES)), capital=False),
        Terms("ORDINAL", tuple(ORDINALS), capital=False),
        Terms("KW", KEYWORDS, never_first=("Shift",)),
    ),
)
"""The words of every card file; "Shift a character" begins with a verb."""


def vocabulary(names: Iterable[str], classifications: Iterable[str]) -> Vocabulary:
    """The words of texts that may name these cards and classifications."""
    cards = Terms("CARDNAME", frozenset(names), named=True)
    return replace(WORDS, terms=(cards, *WORDS.terms, Terms("KIND", frozenset((*classifications, *INKS)))))
