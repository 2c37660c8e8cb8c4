"""A new game of Lorcana from decks, edition and seed: printed figures as columns, cards as indices."""

from collections.abc import Sequence
from functools import lru_cache

from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine.listening import listen_in
from mazo.abilities.tree.lexicon import check_all
from mazo.errors import BadConfig, BadTree
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.cards.coconuts import chosen_of, coconut, coconuts, counted, unsaid
from mazo.games.lorcana.cards.errata import abilities_of
from mazo.games.lorcana.cards.formats import USUAL_FORMAT, format_named
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.lexicon import INKS, LEXICON, WITHOUT_DROPS
from mazo.games.lorcana.lowering.card_writer import write_card, write_keyword_triggers
from mazo.games.lorcana.lowering.dialect import dialect_of
from mazo.games.lorcana.rules.editions import Edition, editions
from mazo.games.lorcana.rules.variants import Variant
from mazo.games.lorcana.table import Figures, counters_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import begin
from mazo.kernel.knowledge import everyone, show
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_card, add_deck
from mazo.texts.phrases import fill

MARKETING = Card(name="Marketing Card", type="item", cost=0)
"""What lies in boosters besides the cards of a set; in Pack Rush two of them are ink."""

DISGUISED = {"Chip 'n' Dale": "Chip & Dale"}
"""Names that are read as if they had an ampersand."""

_TYPES = {"character": 0, "action": 1, "item": 2, "location": 3}


def edition_named(name: str | None) -> Edition:
    """The edition of that name; the newest one for None."""
    known = editions()
    if name is None:
        return next(iter(known.values()))
    if name not in known:
        names = ", ".join(known)
        raise BadConfig(
            f"There is no edition {name!r} of the Lorcana rules; there are {names}.",
            f"No existe la edición {name!r} de las reglas de Lorcana; existen {names}.",
        )
    return known[name]


def variant_named(name: str) -> Variant:
    """[10.1.2] What the format of that name changes about the game; all else goes by the normal rules."""
    fmt = format_named(name)
    return Variant(name, fmt.hand, fmt.lore_to_win, fmt.extra_ink, fmt.refills, fmt.coconut)


def figures_of(cards: Sequence[Card], edition: Edition) -> Figures:
    """The printed figures and abilities of these kinds of cards, in this order, as an edition reads them."""
    return _same_figures(tuple(cards), edition.name)


@lru_cache(maxsize=32)
def _same_figures(cards: tuple[Card, ...], edition_name: str) -> Figures:
    """Games with the same cards share their figures: nothing in them ever changes."""
    edition = edition_named(edition_name)
    figures = Figures(counters_of(edition))
    writer = Writer(figures, dialect_of(edition))
    write_keyword_triggers(writer, figures)
    for card in cards:
        write_figures(writer, figures, edition, card)
        try:
            check_all(card.abilities, LEXICON if edition.ink_drops else WITHOUT_DROPS)
            write_card(writer, figures, edition, abilities_of(card, edition))
        except BadTree as fault:
            name = card.full_name
            raise BadTree(f'"{name}": {fault.text("en")}', f"«{name}»: {fault.text('es')}") from None
        if card == MARKETING:
            figures.marketing = len(figures.names) - 1
        if card.full_name in coconuts():
            figures.beside.append(len(figures.names) - 1)
    return figures


def write_figures(writer: Writer, figures: Figures, edition: Edition, card: Card) -> None:
    """Write the printed figures of one more kind of card; its text is written next."""
    figures.names.append(card.full_name)
    figures.cards.append(card)
    figures.type.append(_TYPES[card.type])
    figures.cost.append(card.cost)
    figures.inkable.append(int(card.inkable))
    figures.strength.append(card.strength)
    figures.willpower.append(card.willpower)
    figures.lore.append(card.lore)
    figures.move_cost.append(card.move_cost)
    figures.song.append(int(card.type == "action" and "Song" in card.classifications))
    figures.inks.append(sum(1 << INKS.index(ink) for ink in card.inks))
    figures.called.append([writer.name(name) for name in names_of(card, whole=edition.dual_name)])
    figures.classes.append([writer.classification(name) for name in card.classifications])
    figures.keywords.append(0)
    for column in (figures.challenger, figures.resist, figures.singer, figures.boost, figures.sing_together):
        column.append(0)
    figures.shift.append([])
    figures.program.append(NOBODY)
    figures.abilities.append([])
    figures.afar.append(0)
    figures.elsewhere.append([])
    figures.activates.append(0)
    figures.returns.append(0)


def names_of(card: Card, *, whole: bool) -> list[str]:
    """The names of a card: a character's "&" gives each side and, in newer editions, the whole.

    [5.2.6.1, 5.2.6.2, 5.2.6.3]

    >>> names_of(Card(name="Flotsam & Jetsam", type="character", cost=3), whole=True)
    ['Flotsam & Jetsam', 'Flotsam', 'Jetsam']
    """
    sides = DISGUISED.get(card.name, card.name).split(" & ") if card.type == "character" else []
    if len(sides) < 2:
        return [card.name]
    return [card.name, *sides] if whole else sides


def new_table(
    decks: Sequence[Sequence[Card]],
    seed: str,
    edition: Edition,
    *,
    starter: int = NOBODY,
    chooser: int = NOBODY,
    format: str = USUAL_FORMAT,
) -> LorcanaGame:
    """A game about to begin: every card in its player's deck, nothing decided yet."""
    if not 2 <= len(decks) <= 4:
        given = {"n": len(decks)}
        raise BadConfig(
            fill("Lorcana is played by 2 to 4 players here; {n:one deck was|# decks were} given.", given),
            fill("Aquí Lorcana se juega entre 2 y 4 jugadores; {n:se ha dado un mazo|se han dado # mazos}.", given),
        )
    for name, seat in (("starter", starter), ("chooser", chooser)):
        if not NOBODY <= seat < len(decks):
            raise BadConfig(
                f"The {name} is a seat from 0 to {len(decks) - 1}, not {seat}.",
                f"«{name}» es un asiento de 0 a {len(decks) - 1}, no {seat}.",
            )
    kinds: dict[str, int] = {}
    unique: list[Card] = []
    for deck in decks:
        for card in deck:
            if card.full_name not in kinds:
                kinds[card.full_name] = len(unique)
                unique.append(card)
    variant = variant_named(format)
    extra = [len(unique)] * variant.extra_ink
    unique += [MARKETING] if extra else []
    beside = [coconut_of(deck) for deck in decks] if variant.coconut else []
    unique += [card for at, card in enumerate(beside) if card not in beside[:at]]
    table = LorcanaGame(len(decks), figures_of(unique, edition), edition, variant)
    lay_decks(table, [[kinds[card.full_name] for card in deck] for deck in decks], seed, extra)
    for seat, card in enumerate(beside):
        lay_beside(table, unique.index(card), seat)
    table.first = starter
    table.chooser = chooser
    begin(table)
    return table


def coconut_of(deck: Sequence[Card]) -> Card:
    """[M53] The Coconut card of a deck, refused by its name if its ability can't be played."""
    found = chosen_of(counted(deck))
    if len(found) != 1:
        raise BadConfig(
            "A Coconut deck names its Coconut card by the ordinary card that it is tied to: the only such card in the "
            "deck, or the only one with several copies.",
            "Un mazo de Coconut nombra su carta Coconut con la carta corriente a la que está ligada: la única de esas "
            "cartas que hay en el mazo, o la única con varias copias.",
        )
    unknown = unsaid(found[0])
    if unknown is not None:
        raise BadConfig(
            f"The Coconut card of {found[0]} can't be played yet: its ability asks for {unknown.en}.",
            f"La carta Coconut de {found[0]} aún no se puede jugar: su habilidad pide {unknown.es}.",
        )
    return coconut(found[0])


def lay_beside(table: LorcanaGame, kind: int, seat: int) -> int:
    """[M53] Lay a card open beside a player's deck."""
    card = add_card(table, kind, seat, table.place_of(Z.OUTSIDE, seat))
    show(table, card, everyone(table))
    return card


def with_cards(table: LorcanaGame, cards: Sequence[Card]) -> LorcanaGame:
    """An empty table of the same game with figures of these cards too; what has a number on the table keeps it."""
    own = [card for card in table.figures.cards if isinstance(card, Card)]
    figures = figures_of([*own, *cards], table.edition)
    return LorcanaGame(table.seats, figures, table.edition, table.variant)


def lay_decks(table: LorcanaGame, decks: Sequence[Sequence[int]], seed: str, extra: Sequence[int] = ()) -> None:
    """Lay the table and put every card, by its kind, into its player's deck; extra ones wait outside, seen by all."""
    table.key = key_of(seed)
    table.lay()
    for seat, deck in enumerate(decks):
        add_deck(table, list(deck), seat, table.place_of(Z.DECK, seat))
    for seat in range(len(decks)):
        add_deck(table, list(extra), seat, table.place_of(Z.OUTSIDE, seat))
        for card in table.cards(Z.OUTSIDE, seat):
            show(table, card, everyone(table))
    for index, kind in enumerate(table.kind):
        if table.figures.afar[kind]:
            listen_in(table, index, Z.DECK)


def place_card(table: LorcanaGame, kind: int, owner: int, zone: int) -> int:
    """Put a card on the table before the game begins."""
    card = add_card(table, kind, owner, zone)
    if table.figures.afar[kind]:
        listen_in(table, card, zone // table.width)
    return card
