"""A new game of Mitos y Leyendas from decks, profile and seed: figures as columns, trees as programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from mazo.abilities.lowering.writer import Writer
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.lexicon import check_all
from mazo.errors import BadConfig, BadTree
from mazo.games.myl.cards.card import Card
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.lexicon import LEXICON, TYPES
from mazo.games.myl.lowering.card_writer import write_card
from mazo.games.myl.lowering.dialect import dialect
from mazo.games.myl.lowering.speaking_of import speaks_of
from mazo.games.myl.rules.editions import Profile, profiles
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.table import Figures
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import begin
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_deck

WITH_REAL_CARDS: Final = "primer-bloque"
"""The profile of the cards that come with the game."""


def profile_named(name: str | None) -> Profile:
    """The profile of that name; the seed's for None."""
    known = profiles()
    if name is None:
        return next(iter(known.values()))
    if name not in known:
        names = ", ".join(known)
        raise BadConfig(
            f"There is no profile {name!r} of Mitos y Leyendas; there are {names}.",
            f"No existe el perfil {name!r} de Mitos y Leyendas; existen {names}.",
        )
    return known[name]


def profile_for(decks: Sequence[Sequence[Card]]) -> Profile:
    """The profile that decks are played by where nobody says another: cards that were printed have one of their own."""
    real = any(card.printed for deck in decks for card in deck)
    return profiles()[WITH_REAL_CARDS] if real else profile_named(None)


def figures_of(cards: Sequence[Card]) -> Figures:
    """The printed figures and programs of these kinds of cards, in this order."""
    figures = Figures()
    write_cards(Writer(figures, dialect()), figures, cards)
    return figures


def write_cards(writer: Writer, figures: Figures, cards: Sequence[Card]) -> None:
    """Write these kinds of cards, in this order, into the columns of a game."""
    for card in cards:
        figures.names.append(card.name)
        figures.cards.append(card)
        figures.type.append(TYPES[card.type])
        figures.cost.append(card.cost)
        figures.strength.append(card.strength)
        figures.keywords.append(0)
        figures.has_ability.append(int(bool(card.abilities)))
        figures.called.append(writer.name(card.name))
        figures.titles.append([writer.word_of_name(word) for word in card.name.split()])
        figures.races.append([writer.classification(race) for race in card.races])
        figures.abilities.append([])
        figures.spells.append(None)
        figures.elsewhere.append([])
        figures.afar.append(0)
        figures.beyond.append(0)
        figures.offers.append(0)
        figures.plays.append(0)
        figures.exhumable.append(0)
        try:
            figures.speaks_of.append(looked_through(card.abilities))
            write_card(writer, figures, card.abilities)
        except BadTree as fault:
            raise BadTree(f'"{card.name}": {fault.text("en")}', f"«{card.name}»: {fault.text('es')}") from None


@cache
def looked_through(abilities: tuple[fx.Ability, ...]) -> int:
    """What a text speaks of; one with a word that the game lacks is refused. A text that comes to many tables is looked
    through once.
    """
    check_all(abilities, LEXICON)
    return speaks_of(abilities)


def new_table(decks: Sequence[Sequence[Card]], seed: str, profile: Profile, *, starter: int = NOBODY) -> MylGame:
    """A game about to begin: every card in its player's castle."""
    if len(decks) != 2:
        raise BadConfig(
            f"Mitos y Leyendas is played by 2 players; {len(decks)} decks were given.",
            f"Mitos y Leyendas se juega entre 2 jugadores; se han dado {len(decks)} mazos.",
        )
    kinds: dict[tuple[str, str], int] = {}  # a name may be that of cards of several types [12.4]
    unique: list[Card] = []
    for deck in decks:
        for card in deck:
            if (card.name, card.type) not in kinds:
                kinds[card.name, card.type] = len(unique)
                unique.append(card)
    table = MylGame(figures_of(unique), profile)
    table.key = key_of(seed)
    table.lay()
    for seat, deck in enumerate(decks):
        add_deck(table, [kinds[card.name, card.type] for card in deck], seat, table.place_of(Z.CASTLE, seat))
    table.first = starter
    begin(table)
    return table
