"""A new game of Mitos y Leyendas from decks, profile and seed: figures as columns, trees as programs."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.machine import records
from mazo.errors import BadConfig
from mazo.games.myl.book.keys import TRIGGER_ORDER
from mazo.games.myl.cards.card import KEYWORDS, TYPES, VOCABULARY, Card
from mazo.games.myl.cards.lowering import Lowering
from mazo.games.myl.cards.tree import Ability, Activated, Answer, Choose, Effect, Grants, Keyword, Spell, Triggered
from mazo.games.myl.rules.editions import Profile, profiles
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.rules.words import CASTLE
from mazo.games.myl.table import Figures
from mazo.kernel.codes import NOBODY, TRIGGER
from mazo.kernel.flow import begin
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_deck


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


def figures_of(cards: Sequence[Card]) -> Figures:
    """The printed figures and programs of these kinds of cards, in this order."""
    figures = Figures()
    lowering = Lowering(VOCABULARY)
    figures.expressions, figures.templates = lowering.expressions.rows, lowering.templates
    for card in cards:
        figures.names.append(card.name)
        figures.cards.append(card)
        figures.type.append(TYPES[card.type])
        figures.cost.append(card.cost)
        figures.strength.append(card.strength)
        figures.keywords.append(0)
        figures.grants.append(0)
        figures.has_ability.append(int(bool(card.abilities)))
        for column in (figures.candidates, figures.acting, figures.use_cost, figures.answers):
            column.append(NOBODY)
        figures.target_low.append(0)
        figures.target_high.append(0)
        figures.is_answer.append(0)
        figures.abilities.append([])
        for ability in card.abilities:
            _write_ability(figures, lowering, ability)
    return figures


def new_table(decks: Sequence[Sequence[Card]], seed: str, profile: Profile, *, starter: int = NOBODY) -> MylGame:
    """A game about to begin: every card in its player's castle."""
    if len(decks) != 2:
        raise BadConfig(
            f"Mitos y Leyendas is played by 2 players; {len(decks)} decks were given.",
            f"Mitos y Leyendas se juega entre 2 jugadores; se han dado {len(decks)} mazos.",
        )
    kinds: dict[str, int] = {}
    unique: list[Card] = []
    for deck in decks:
        for card in deck:
            if card.name not in kinds:
                kinds[card.name] = len(unique)
                unique.append(card)
    table = MylGame(figures_of(unique), profile)
    table.key = key_of(seed)
    table.lay()
    for seat, deck in enumerate(decks):
        add_deck(table, [kinds[card.name] for card in deck], seat, table.place_of(CASTLE, seat))
    table.first = starter
    begin(table)
    return table


def _write_ability(figures: Figures, lowering: Lowering, ability: Ability) -> None:
    if isinstance(ability, Keyword):
        figures.keywords[-1] |= KEYWORDS[ability.name]
    elif isinstance(ability, Grants):
        figures.grants[-1] += ability.amount
    elif isinstance(ability, Spell):
        _write_targeted(figures, lowering, ability.do)
    elif isinstance(ability, Activated):
        figures.use_cost[-1] = ability.cost
        _write_targeted(figures, lowering, ability.do)
    elif isinstance(ability, Answer):
        figures.is_answer[-1] = 1
        figures.answers[-1] = lowering.condition(ability.to)
        figures.acting[-1] = _library(figures, lowering.program(ability.do))
    elif isinstance(ability, Triggered):
        program = _library(figures, lowering.program(ability.do))
        event, scope = VOCABULARY.events[ability.when], VOCABULARY.scopes[ability.about]
        figures.abilities[-1].append(records.Ability(TRIGGER, event, program, TRIGGER_ORDER, scope))


def _write_targeted(figures: Figures, lowering: Lowering, effect: Effect) -> None:
    """Targets are fixed when the card is declared: which there are, and what then happens to those that are chosen."""
    if isinstance(effect, Choose):
        figures.candidates[-1] = lowering.cards(effect.among)
        figures.target_low[-1], figures.target_high[-1] = effect.low, effect.high
        effect = effect.then
    figures.acting[-1] = _library(figures, lowering.program(effect))


def _library(figures: Figures, program: list[int]) -> int:
    figures.library.append(program)
    return len(figures.library) - 1
