"""No word of a game outside its folder: the words are read from the games, and looked for everywhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from mazo.games import NAMES, kind
from mazo.games.kind import GameKind
from mazo.texts.lang import Lang
from tests.imports import SRC

WEB = SRC.parent / "web" / "src"
LANGS: tuple[Lang, Lang] = ("en", "es")
SECTIONS = ("type", "figure", "state", "score", "purse", "zone")
"""Which of the boards' words are the game's own."""
KINDS = ("type", "figure", "zone", "keyword", "purse", "score")
"""Which terms of a glossary are."""

_ANY_LANGUAGE = """
acción action alert amount and answer aside attacked bag being block bolsa by campo character characters claim
classification decline done end entry face field final hold inspect install item items lists location locations main
name no normal objeto on pay pool preparado property raid ready refuse round scheme send settle shift start strength
taken together tray turn use used yes yield única
"""
"""What means something else in code, in style sheets and in plain English or Spanish."""
_ANY_CARD_GAME = """
card carta cost cut damage deck descartadas descarte discard discarded draw elegidas hand keep kept leave mano mazo move
lane mulligan pack paid pass picks play played seat shuffle sobre take undealt waiting
"""
_UNDERSTOOD_EVERYWHERE = "graveyard cementerio"
"""What other tables call the discard may be typed at any."""
_PAINTED = "corona crown dusk glow king lantern lanterns lit night rey royal storm tower"
"""What pictures are painted of, whatever a game calls so."""
ORDINARY = frozenset(f"{_ANY_LANGUAGE} {_ANY_CARD_GAME} {_UNDERSTOOD_EVERYWHERE} {_PAINTED}".split())


def split(text: str) -> list[str]:
    """The words of a text, also those that identifiers are made of."""
    apart = re.sub(r"([a-zà-ÿ])([A-Z])", r"\1 \2", text)
    return [word.lower() for word in re.findall(r"[A-Za-zÀ-ÿ]+", apart)]


def said(game: GameKind) -> Iterator[str]:
    """What the board of a game names, what its boards call that, and what its glossary says of cards."""
    plan = game.plan
    yield from (name for lane in plan.lanes for name in (lane.name, lane.zone, *lane.types))
    yield from (pile.zone for pile in plan.piles)
    yield from (figure.name for figure in plan.figures)
    yield from (
        *plan.states,
        *(name for name in plan.tints if name not in plan.colours),
        *plan.phases,
        plan.tired,
        plan.fresh,
    )
    yield from (verb.name for verb in game.verbs)
    if plan.score is not None:
        yield plan.score.name
    if plan.purse is not None:
        yield from (plan.purse.name, plan.purse.zone, plan.purse.spent_zone, plan.purse.filled)
    if plan.cost is not None:
        yield from (plan.cost.marked, *plan.cost.free)
    if plan.packs is not None:
        packs = plan.packs
        yield from (packs.pack, packs.kept, *packs.open, *packs.secret, *packs.aside, *packs.offers, *packs.counters)
    for section in set(SECTIONS) & set(game.words.sections()):
        for name in game.words.names(section):
            yield from (_single(game.words.template(section, name, lang)) for lang in LANGS)
    for term in game.glossary:
        if term.kind in KINDS:
            yield from (_single(term.en), _single(term.es))


def _single(text: str) -> str:
    return text if len(split(text)) == 1 else ""


def own_words(name: str) -> frozenset[str]:
    """The words that are the game's own."""
    return frozenset(word for text in said(kind(name)) for word in split(text)) - ORDINARY


@cache
def files() -> dict[str, frozenset[str]]:
    """The words of each file outside the games."""
    found = {}
    for base, prefix in ((SRC / "mazo", ""), (WEB, "web/")):
        for path in base.rglob("*"):
            inside = path.relative_to(base)
            if path.suffix not in (".py", ".toml", ".ts", ".svelte", ".css") or path.name.endswith(".test.ts"):
                continue
            if not prefix and (inside.parts[0] == "games" or "page" in inside.parts):
                continue
            found[f"{prefix}{inside.as_posix()}"] = frozenset(split(_without_examples(path)))
    return found


def _without_examples(path: Path) -> str:
    """A file without the examples in its docstrings, which must be of some game, and without the names of colours."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return re.sub(r"(?m)^ *>>> .*\n(?: *[^\s>\"].*\n)*", "", text)
    return re.sub(r"--(?:gold|pick|aim|hurt)(?:-ink)?\b", "", text)


@pytest.mark.parametrize("game", NAMES)
def test_no_file_outside_the_games_has_a_word_of_one(game):
    own = own_words(game)
    strange = {file: sorted(words & own) for file, words in files().items() if words & own}
    assert strange == {}


def test_the_words_of_each_game_are_found():
    assert {"lore", "willpower", "inkwell", "inkable", "exerted", "quest", "bodyguard"} <= own_words("lorcana")
    assert {"castillo", "aliado", "talismán", "graveyard"} - ORDINARY <= own_words("myl")
    assert {"earldom", "fief", "towers"} <= own_words("ortus")
    assert {"earldom", "palaces", "towers"} <= own_words("ortus-draft")
