"""New games: of a kind, with decks, from a seed; or from a position file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazo.errors import BadConfig
from mazo.fairness import Promise, stirred
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind


def new(
    game: str,
    *,
    decks: Sequence[str | Sequence[Any]] = (),
    seed: int | str = 0,
    edition: str | None = None,
    names: Sequence[str] = (),
    salts: Sequence[str] = (),
    commit: str = "",
    promise: Promise = "",
    **options: Any,
) -> Game:
    """A new game: of which kind, with which decks (sample names, deck lists or cards), from which seed.

    `salts` are what the players have added to the seed, an empty one for a seat that has not; `commit` is what they
    were shown of the seed, and `promise` whether that was before they gave their salts.
    """
    kind = kind_named(game)
    built_for = str(options.get("format", ""))
    sources = list(decks) or list(kind.sample_decks(built_for)[:2])
    loaded = [kind.deck(source, built_for) if isinstance(source, str) else list(source) for source in sources]
    table = kind.new(loaded, seed_text(seed), edition, **options)
    origin = {
        "game": kind.name,
        "edition": kind.edition_of(table),
        "seed": str(seed),
        "decks": [[kind.name_of(card) for card in deck] for deck in loaded],
        "defined": _defined(kind, loaded),
        "options": options,
        "salts": tuple(salts),
        "commit": commit,
        "promise": promise,
    }
    if len(salts) > table.seats:
        raise BadConfig(
            f"{len(salts)} salts were given for {table.seats} players.",
            f"Se han dado {len(salts)} sales para {table.seats} jugadores.",
        )
    for seat, salt in enumerate(salts):
        if salt:
            table.key = stirred(table.key, seat, salt)
    return Game(kind, table, names=names, origin=origin)


def seed_text(seed: int | str) -> str:
    """A seed as text that a file can hold."""
    text = str(seed)
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        raise BadConfig("The seed is not proper text.", "La semilla no es un texto válido.")
    return text


def from_position(data: dict[str, Any], *, names: Sequence[str] = ()) -> Game:
    """A game that begins from a position file."""
    kind = kind_named(str(data.get("game", NAMES[0])))
    return Game(kind, kind.position(data), names=names, origin={"game": kind.name, "position": data})


def _defined(kind: GameKind, decks: Sequence[Sequence[Any]]) -> list[dict[str, Any]]:
    """The cards of the decks that nobody finds by name alone."""
    unique: dict[str, Any] = {}
    for deck in decks:
        for card in deck:
            unique.setdefault(kind.name_of(card), card)
    facts = [kind.definition(card) for card in unique.values()]
    return [entry for entry in facts if entry is not None]
