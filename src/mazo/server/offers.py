"""The games as the page offers and draws them: what can be chosen, what it is called, and the plan of each board."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from mazo.bots import names_for, usual_for
from mazo.bots.levels import LEVELS, about, spoken, temper
from mazo.games import NAMES, USUAL
from mazo.games import kind as kind_named
from mazo.games.board import Packs, Purse
from mazo.games.kind import GameKind
from mazo.games.packkind import PackKind
from mazo.games.settings import Setting
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

_PHRASES: Final = Phrases("mazo.server")
FACTS_KEPT: Final = 8
"""The games in both languages, and as they were before an import."""


class SampleDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck that comes with a game."""

    name: str
    title: str
    colours: tuple[str, ...] = ()
    cards: int = 0
    plain: bool = False
    """Whether no card of it has any text but keywords: a deck to learn with."""


class FirstGame(msgspec.Struct, frozen=True):
    """What one click starts: two decks that are easy to read, against a bot."""

    about: str
    decks: tuple[str, ...]


class Fan(msgspec.Struct, frozen=True):
    """Cards that show how the cards of a game look."""

    about: str
    cards: tuple[str, ...]


class SettingFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that may be changed before a game: what it is, the rule that explains it, its source and its limits."""

    name: str
    title: str
    about: str
    rule: str
    source: str
    usual: int
    low: int
    high: int
    group: str
    elsewhere: dict[str, int] = {}
    """Its usual value in editions where that is another."""


class BotFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody to play against."""

    name: str
    title: str
    about: str = ""
    """How they play."""
    temper: str = ""
    """What is said beside their name."""


class DraftWay(msgspec.Struct, frozen=True, omit_defaults=True):
    """One format of a draft as the set-up offers it."""

    about: str
    low: int
    high: int
    """For how many players it is."""
    packs: int = 0
    """How many packs everybody opens; 0 where all cards lie on the table."""
    clock: bool = False
    """Whether its rules say how long one may think."""


class GameFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as the home page offers it, and its board."""

    name: str
    title: str
    called: str
    """Its name among the games."""
    tagline: str
    """What the game is, in a sentence."""
    facts: str
    """For how many players, how long, and with how much."""
    goal: str
    """How it is won, in a minute."""
    owner: str
    """Whose game it is."""
    language: Lang
    """Its first language."""
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    board: dict[str, Any]
    """The plan of the board, with `words` for what it names."""
    usual_edition: str = ""
    """The one that is played where nobody names another."""
    formats: tuple[str, ...] = ()
    format_titles: dict[str, str] = {}
    usual_format: str = ""
    series: bool = False
    decks: tuple[SampleDeck, ...] = ()
    """Those to begin with."""
    shipped: int = 0
    """How many decks come with the game in all."""
    hints: bool = True
    """Whether a bot knows the game well enough to give hints; what is said only where it doesn't."""
    bots: tuple[BotFacts, ...] = ()
    """The bots that can be seated at it, from the weakest to the strongest."""
    usual_bot: str = ""
    """The one who sits there if nobody says another."""
    usual: bool = False
    """Whether it is the game that is meant where none is named: it comes first, and has most room."""
    play: str = ""
    """What one does with it at once, where that is not called playing."""
    first: FirstGame | None = None
    part_of: str = ""
    """The game to whose folder it belongs, if it is another way to play it."""
    lesson: str = ""
    """The guided game that a newcomer begins with, if it has one."""
    fan: Fan | None = None
    settings: tuple[SettingFacts, ...] = ()
    """What may be changed before the game, where its sources leave a value open."""
    drafts: dict[str, DraftWay] = {}
    """The formats, if it is a draft after which matches are played."""


def all_facts(lang: Lang) -> tuple[GameFacts, ...]:
    """Every game with its decks and its board."""
    return tuple(facts_of(name, lang) for name in NAMES)


def facts_of(name: str, lang: Lang) -> GameFacts:
    """A game with its decks and its board."""
    return _facts_of(name, lang, kind_named(name).cards_mark)


@lru_cache(FACTS_KEPT)
def _facts_of(name: str, lang: Lang, cards: object) -> GameFacts:
    """The same, as it is with these cards."""
    kind = kind_named(name)
    decks = tuple(_sample(kind, deck, lang) for deck in kind.sample_decks())
    titles = {known.name: known.title.text(lang) for known in kind.formats()}
    playable = sum(not known.unknown_text for known in kind.catalogue)
    counts = {"editions": len(kind.editions), "decks": len(kind.known_decks()), "cards": playable}
    return GameFacts(
        name=name,
        title=kind.title,
        called=kind.word("about", "name", lang),
        tagline=kind.word("about", "tagline", lang),
        facts=kind.word("about", "facts", lang, **counts),
        goal=kind.word("about", "goal", lang),
        owner=kind.word("about", "owner", lang),
        language=kind.first_language,
        seats=kind.seats,
        editions=kind.editions,
        board=board_of(kind, lang),
        usual_edition=kind.edition_for([kind.deck(deck.name) for deck in decks[:1]]),
        formats=tuple(titles),
        format_titles=titles,
        usual_format=kind.usual_format,
        series=bool(decks),
        decks=decks,
        shipped=len(kind.known_decks()),
        hints=kind.understood,
        bots=tuple(_bot(name, lang) for name in names_for(kind)),
        usual_bot=usual_for(kind),
        usual=name == USUAL,
        play=kind.word("about", "play", lang) if kind.has_word("about", "play") else "",
        first=_first(kind, {deck.name: deck.title for deck in decks}, lang),
        part_of="" if kind.main == name else kind.main,
        lesson=next((lesson.name for lesson in kind.lessons if lesson.first), ""),
        fan=_fan(kind, lang),
        settings=tuple(_setting(setting, lang) for setting in kind.settings),
        drafts=_drafts(kind, lang) if isinstance(kind, PackKind) else {},
    )


def _drafts(kind: PackKind, lang: Lang) -> dict[str, DraftWay]:
    return {
        name: DraftWay(
            way.about.text(lang), *way.players, packs=0 if way.every_card else way.packs, clock=bool(way.seconds)
        )
        for name, way in kind.limited.formats.items()
    }


def _bot(name: str, lang: Lang) -> BotFacts:
    if name in LEVELS:
        return BotFacts(name, spoken(name, lang), about(name, lang), temper(name, lang))
    said = _PHRASES.say("plain", name, lang)
    return BotFacts(name, said, temper=said)


def _setting(setting: Setting, lang: Lang) -> SettingFacts:
    title, about = setting.title.text(lang), setting.about.text(lang)
    low, high = setting.low, setting.high
    return SettingFacts(
        setting.name,
        title,
        about,
        setting.rule,
        setting.source,
        setting.usual,
        low,
        high,
        setting.group.text(lang),
        setting.elsewhere,
    )


def board_of(kind: GameKind, lang: Lang) -> dict[str, Any]:
    """The plan of a game's board as data, with the words for what it names."""
    plan = kind.plan
    named: dict[str, list[str]] = {
        "lane": [lane.name for lane in plan.lanes],
        "zone": [
            plan.hand,
            *(pile.zone for pile in plan.piles),
            *(each.zone for each in plan.middle),
            *_of_packs(plan.packs),
            *kind.words.names("zone"),
            *(term.key for term in kind.glossary.of_kind("zone")),
            *_of_purse(plan.purse),
        ],
        "score": [plan.score.name] if plan.score is not None else [],
        "purse": [plan.purse.name] if plan.purse is not None else [],
        "phase": [*plan.phases, *(term.key for term in kind.glossary.of_kind("step") if plan.steps)],
        "waiting": ["title"],
        "edition": list(kind.editions),
        "verb": sorted({verb for verbs in plan.usual.values() for verb in verbs}),
        "key": sorted(plan.keys),
    }
    for section in ("empty", "empty_theirs"):
        named[section] = [lane.name for lane in plan.lanes if kind.has_word(section, lane.name)]
    if plan.purse is not None and plan.purse.filled:
        named["purse"] += ["filled", "may_fill"]
    words = {section: {name: kind.word(section, name, lang) for name in names} for section, names in named.items()}
    words["card"] = card_words(kind, lang)
    words["plural"] = {name: _plural(kind, name, lang) for name in types_of(kind)}
    for section in ("colours", "counter", "fate", "kinds", "mark", "marked", "middle", "packs"):
        if section in kind.words.sections():
            words[section] = {name: kind.words.template(section, name, lang) for name in kind.words.names(section)}
    words["about"] = {"actions": kind.word("about", "actions", lang)}
    words["phase"] |= {name: kind.word("brief", name, lang) for name in named["phase"] if kind.has_word("brief", name)}
    found: dict[str, Any] = msgspec.to_builtins(plan)
    quiet = [
        word for name in ("events", "page") if kind.has_word("quiet", name) for word in kind.words.words("quiet", name)
    ]
    return found | {"types": types_of(kind), "keywords": keywords_of(kind), "quiet": quiet, "words": words}


def _of_packs(packs: Packs | None) -> tuple[str, ...]:
    """The zones that a draft has besides."""
    return (*packs.open, *packs.secret, *packs.counters) if packs is not None else ()


def _of_purse(purse: Purse | None) -> tuple[str, ...]:
    """The zones of a purse in which what is spent lies apart."""
    return (purse.zone, purse.spent_zone) if purse is not None and purse.spent_zone else ()


def types_of(kind: GameKind) -> list[str]:
    """The types of cards that a game has, and the sorts of them that go by a name of their own, in the game's order."""
    named = kind.words.names("type") if "type" in kind.words.sections() else ()
    return list(dict.fromkeys([*named, *_tinted(kind), *(known.card.type for known in kind.catalogue)]))


def _tinted(kind: GameKind) -> list[str]:
    """The types that have a tint of their own, in a game whose cards have no colours."""
    return [name for name in kind.plan.tints if name not in kind.plan.colours]


def keywords_of(kind: GameKind) -> list[str]:
    """The keywords that cards of a game may have."""
    keys = [term.key for term in kind.glossary.of_kind("keyword")]
    return [key for key in keys if not any(key.endswith(f"_{other}") for other in keys)]  # without their variants


def card_words(kind: GameKind, lang: Lang) -> dict[str, str]:
    """What a game calls all that is on its cards: types, figures, states, marks, keywords, signs and colours."""
    plan = kind.plan
    marks = kind.words.names("mark") if "mark" in kind.words.sections() else ()
    named = {
        "type": types_of(kind),
        "figure": [figure.name for figure in plan.figures],
        "state": [*plan.states, *filter(None, [plan.rested])],
        "mark": marks,
        "keyword": keywords_of(kind),
        "sign": [word for _, word in plan.signs.values()],
    }
    found = {
        name: kind.glossary.gloss(name, lang) if section == "keyword" else kind.word(section, name, lang)
        for section, names in named.items()
        for name in names
    }
    return found | {colour.lower(): kind.colour_name(colour, lang) for colour in plan.colours}


def _plural(kind: GameKind, name: str, lang: Lang) -> str:
    """The cards of a type together."""
    if kind.has_word("plural", name):
        return kind.word("plural", name, lang)
    return kind.glossary.term(name, lang, plural=True) if name in kind.glossary else kind.word("type", name, lang)


def _first(kind: GameKind, titles: dict[str, str], lang: Lang) -> FirstGame | None:
    if not kind.has_word("about", "first"):
        return None
    mine, other = kind.words.words("about", "first")
    return FirstGame(kind.word("about", "first", lang, mine=titles[mine], other=titles[other]), (mine, other))


def _fan(kind: GameKind, lang: Lang) -> Fan | None:
    if not kind.has_word("about", "fan"):
        return None
    return Fan(kind.word("about", "fan", lang), kind.words.words("about", "fan"))


def _sample(kind: GameKind, name: str, lang: Lang) -> SampleDeck:
    deck = kind.shipped_deck(name)
    return SampleDeck(name, kind.deck_title(name, lang), tuple(sorted(deck.colours)), deck.cards, deck.plain)
