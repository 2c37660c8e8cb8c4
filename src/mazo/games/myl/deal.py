"""A new game of Mitos y Leyendas from decks, profile and seed: figures as columns, trees as programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine import expressions as ex
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.lexicon import check_all
from mazo.errors import BadConfig, BadTree
from mazo.games.myl.cards.card import Card
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.lexicon import LEXICON, TYPES
from mazo.games.myl.lowering.card_writer import write_card
from mazo.games.myl.lowering.dialect import dialect
from mazo.games.myl.lowering.speaking_of import speaks_of
from mazo.games.myl.rules.editions import Profile, profiles
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.rules.setup import eligible_gold
from mazo.games.myl.table import Figures
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import begin
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_deck

FIRST_ANSWERED: Final = (E.PLAYED, E.USES, E.BATTLE)
"""What can be answered among the seed's own cards."""
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
        figures.uses.append([])
        figures.answers.append([])
        figures.plays.append(0)
        figures.exhumable.append(0)
        figures.lively.append(0)
        try:
            figures.speaks_of.append(looked_through(card.abilities))
            write_card(writer, figures, card.abilities)
        except BadTree as fault:
            raise BadTree(f'"{card.name}": {fault.text("en")}', f"«{card.name}»: {fault.text('es')}") from None
    for made in (*figures.all_abilities, *figures.templates):
        if made.kind == L.CANT and made.what & L.CANT_BE_AFFECTED:
            figures.any_immune = True
        if made.kind == L.ANSWER and made.event not in FIRST_ANSWERED:
            figures.any_further_answer = True
    for row in figures.expressions[len(figures.demands) :]:
        figures.demands.append(demanded(figures, row))


def demanded(figures: Figures, row: list[int]) -> int:
    """The types, as bits, of which a card must be for an expression to hold; its parts have been written before it."""
    if row[0] == ex.BITS and row[1] == F.TYPE:
        return row[2]
    types = Z.ANYTHING
    if row[0] == ex.AND:
        for part in row[1:]:
            types &= figures.demands[part]
    return types


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
    figures = figures_of(unique)
    if any(card.printed for card in unique):  # a list may hold such answers: whether it does must not tell
        figures.any_further_answer = True
    table = MylGame(figures, profile)
    table.key = key_of(seed)
    table.lay()
    for seat, deck in enumerate(decks):
        add_deck(table, [kinds[card.name, card.type] for card in deck], seat, table.place_of(Z.CASTLE, seat))
        if any(card.type == "gold" for card in deck) and not eligible_gold(table, seat):
            raise BadConfig(
                f"None of the Oros of deck {seat + 1} can be the initial one: it takes one without ability. (1.2)",
                f"Ningún Oro del mazo {seat + 1} puede ser el inicial: hace falta uno sin habilidad. (1.2)",
            )
    table.first = starter
    begin(table)
    return table
