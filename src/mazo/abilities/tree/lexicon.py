"""The words that a game knows, sort by sort, and a check that a tree uses no others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from mazo.abilities.tree.nouns import Node
from mazo.abilities.tree.words import SORT
from mazo.errors import BadTree

_SUGGESTIONS: Final = 3
_TITLES: Final = {
    "types": ("card type", "ningún tipo de carta"),
    "zones": ("zone", "ninguna zona"),
    "figures": ("figure", "ninguna cifra"),
    "changeable": ("figure to be changed", "ninguna cifra que se pueda cambiar"),
    "states": ("state", "ningún estado"),
    "keywords": ("keyword", "ninguna palabra clave"),
    "variants": ("variant of a keyword", "ninguna variante de una palabra clave"),
    "events": ("event", "ningún suceso"),
    "durations": ("duration", "ninguna duración"),
    "players": ("word for players", "ninguna palabra para jugadores"),
    "acts": ("act to be kept from", "ningún acto que se pueda impedir"),
    "duties": ("duty", "ningún deber"),
    "licences": ("licence", "ninguna licencia"),
    "verbs": ("verb for cards", "ningún verbo para cartas"),
    "player_verbs": ("verb for players", "ningún verbo para jugadores"),
    "counters": ("counter", "ningún contador"),
    "colours": ("colour", "ningún color"),
    "player_figures": ("figure of players", "ninguna cifra de jugadores"),
    "rules": ("rule to be changed", "ninguna regla que se pueda cambiar"),
    "ways": ("way of playing cards", "ninguna manera de jugar cartas"),
    "play_ways": ("way to let cards be played", "ninguna manera de hacer jugar cartas"),
    "cost_verbs": ("verb for paying", "ningún verbo para pagar"),
    "entries": ("state for entering play", "ningún estado para entrar en juego"),
    "entered_zones": ("zone to be entered so", "ninguna zona en la que se entre así"),
    "acts_elsewhere": ("act from other zones", "ningún acto desde otras zonas"),
    "measured_verbs": ("verb by a figure", "ningún verbo según una cifra"),
    "altered_verbs": ("verb to be altered", "ningún verbo que se pueda alterar"),
    "occasions": ("occasion", "ninguna ocasión"),
    "firm_figures": ("figure to be kept", "ninguna cifra que se pueda mantener"),
    "moments": ("moment", "ningún momento"),
    "qualities": ("quality to tell cards apart by", "ninguna cualidad para distinguir cartas"),
    "likenesses": ("likeness of cards", "ningún parecido entre cartas"),
    "destinations": ("destination", "ningún destino"),
    "remainders": ("place for the rest", "ningún lugar para el resto"),
    "afterwards": ("fate of a card after it is played", "ningún destino de una carta ya jugada"),
    "steps": ("step of the turn", "ningún paso del turno"),
    "charges": ("charge", "ningún coste"),
}


class Lexicon(msgspec.Struct, frozen=True, kw_only=True):
    """What a game calls things: the words of each sort (see `words`)."""

    game: str
    """The name of the game, for whoever used a word that it lacks."""
    types: Collection[str] = ()
    zones: Collection[str] = ()
    figures: Collection[str] = ()
    changeable: Collection[str] = ()
    states: Collection[str] = ()
    keywords: Collection[str] = ()
    variants: Collection[str] = ()
    events: Collection[str] = ()
    durations: Collection[str] = ()
    players: Collection[str] = ()
    acts: Collection[str] = ()
    duties: Collection[str] = ()
    licences: Collection[str] = ()
    verbs: Collection[str] = ()
    player_verbs: Collection[str] = ()
    counters: Collection[str] = ()
    player_counters: Collection[str] = ()
    """Counters that players have, in a zone of theirs, rather than cards."""
    colours: Collection[str] = ()
    player_figures: Collection[str] = ()
    rules: Collection[str] = ()
    ways: Collection[str] = ()
    play_ways: Collection[str] = ()
    cost_verbs: Collection[str] = ()
    entries: Collection[str] = ()
    entered_zones: Collection[str] = ()
    acts_elsewhere: Collection[str] = ()
    measured_verbs: Collection[str] = ()
    altered_verbs: Collection[str] = ()
    occasions: Collection[str] = ()
    firm_figures: Collection[str] = ()
    moments: Collection[str] = ()
    qualities: Collection[str] = ()
    likenesses: Collection[str] = ("name",)
    """Cards have names in every game."""
    destinations: Collection[str] = ()
    remainders: Collection[str] = ()
    afterwards: Collection[str] = ()
    steps: Collection[str] = ()
    charges: Collection[str] = ()
    lacks: Collection[str] = ()
    """Records of the tree, by their tags, that mean nothing in this game."""

    def words(self, sort: str) -> Collection[str]:
        """The words of one sort; how many counters there are can be asked like any figure, of cards or of players."""
        found: Collection[str] = getattr(self, sort)
        counted = {"figures": self.counters, "player_figures": self.player_counters}.get(sort, ())
        return (*found, *counted) if counted else found


class _Unknown(msgspec.Struct, frozen=True):
    """A word that the game lacks: where it stands, and which sort of word belongs there (none: a whole record)."""

    path: str
    sort: str
    word: str


def check_all(trees: Sequence[Node], lexicon: Lexicon) -> None:
    """Refuse the abilities of a card if one of them has a word that the game does not know."""
    for at, tree in enumerate(trees):
        check(tree, lexicon, f"abilities[{at}]")


def check(tree: Node, lexicon: Lexicon, place: str = "") -> None:
    """Refuse a tree with a word that the game does not know, with its place in the tree and the nearest words."""
    found = _unknown(tree, lexicon)
    if found is None:
        return
    path = ".".join(part for part in (place, found.path) if part)
    if not found.sort:
        raise BadTree(
            f'{path}: "{found.word}" means nothing in {lexicon.game}.',
            f"{path}: «{found.word}» no significa nada en {lexicon.game}.",
        )
    title_en, title_es = _TITLES[found.sort]
    near = get_close_matches(found.word, list(lexicon.words(found.sort)), _SUGGESTIONS, 0.5)
    like_en = "; the nearest: " + ", ".join(f'"{word}"' for word in near) if near else ""
    like_es = "; lo más parecido: " + ", ".join(f"«{word}»" for word in near) if near else ""
    raise BadTree(
        f'{path}: {lexicon.game} has no {title_en} "{found.word}"{like_en}.',
        f"{path}: {lexicon.game} no tiene {title_es} «{found.word}»{like_es}.",
    )


def _unknown(node: Node, lexicon: Lexicon) -> _Unknown | None:
    """The first word of a tree that the game lacks."""
    tag = str(node.__struct_config__.tag)
    if tag in lexicon.lacks:
        return _Unknown("", "", tag)
    for name, sort in _fields(type(node)):
        value = getattr(node, name)
        found = _within(value, sort, lexicon)
        if found is not None:
            inner = found.path if found.path.startswith("[") or not found.path else f".{found.path}"
            return _Unknown(f"{name}{inner}", found.sort, found.word)
    return None


def _within(value: object, sort: str, lexicon: Lexicon) -> _Unknown | None:
    if isinstance(value, Node):
        return _unknown(value, lexicon)
    if isinstance(value, str):
        return _Unknown("", sort, value) if sort and value and value not in lexicon.words(sort) else None
    if isinstance(value, tuple):
        for at, each in enumerate(value):
            found = _within(each, sort, lexicon)
            if found is not None:
                return _Unknown(f"[{at}]{'.' if found.path else ''}{found.path}", found.sort, found.word)
    return None


_KNOWN: Final[dict[type[Node], tuple[tuple[str, str], ...]]] = {}


def _fields(kind: type[Node]) -> tuple[tuple[str, str], ...]:
    """The fields of a record that hold words or further records, each with the sort of its words if it has any."""
    if kind not in _KNOWN:
        hints = get_type_hints(kind, include_extras=True)
        sorts = {name: sort_of(hints[name]) for name in kind.__struct_fields__}
        _KNOWN[kind] = tuple((name, sort) for name, sort in sorts.items() if sort or _holds_nodes(hints[name]))
    return _KNOWN[kind]


def sort_of(hint: Any) -> str:
    """The sort of the words that a field of this type may hold; empty if it holds none."""
    return next((meta.extra[SORT] for meta in _metas(hint)), "")


def choices(hint: Any, lexicon: Lexicon) -> Iterator[tuple[str, ...]]:
    """The groups of words among which a field of this type has one: the game's own, or those of the tree itself."""
    if get_origin(hint) is Literal:
        yield get_args(hint)
    elif sorts := [meta.extra[SORT] for meta in getattr(hint, "__metadata__", ())]:
        yield tuple(lexicon.words(sorts[0]))
    else:
        for inner in get_args(hint):
            yield from choices(inner, lexicon)


def _metas(hint: Any) -> Iterator[Any]:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra and SORT in meta.extra:
            yield meta
    for inner in get_args(hint):
        yield from _metas(inner)


def _holds_nodes(hint: Any) -> bool:
    if isinstance(hint, type) and not get_args(hint):
        return issubclass(hint, Node)
    return any(_holds_nodes(inner) for inner in get_args(hint))
