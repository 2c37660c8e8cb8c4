"""A new game of Lorcana from decks, edition and seed: printed figures as columns, cards as indices."""

from collections.abc import Sequence

from mazo.abilities.program import Code
from mazo.errors import BadConfig
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.rules.editions import Edition, editions
from mazo.games.lorcana.rules.game import LorcanaGame
from mazo.games.lorcana.rules.words import DECK
from mazo.games.lorcana.table import Figures
from mazo.kernel.codes import NOBODY, TRIGGER
from mazo.kernel.flow import begin
from mazo.kernel.records import Ability
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_card, add_deck

_TYPES = {"character": 0, "action": 1, "item": 2, "location": 3}


class Scripted:
    """A synthetic card's behaviour, written by hand as programs until cards bring their own ability trees."""

    def __init__(self, *, action: Code | None = None, triggers: Sequence[tuple[int, int, int, Code]] = ()) -> None:
        self.action = action
        self.triggers = triggers


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


def figures_of(cards: Sequence[Card], scripts: dict[str, Scripted] | None = None) -> Figures:
    """The printed figures of these kinds of cards, in this order."""
    figures = Figures()
    for card in cards:
        figures.names.append(card.full_name)
        figures.type.append(_TYPES[card.type])
        figures.cost.append(card.cost)
        figures.inkable.append(int(card.inkable))
        figures.strength.append(card.strength)
        figures.willpower.append(card.willpower)
        figures.lore.append(card.lore)
        figures.move_cost.append(card.move_cost)
        figures.song.append(int(card.type == "action" and "Song" in card.classifications))
        figures.program.append(NOBODY)
        figures.abilities.append([])
        script = (scripts or {}).get(card.full_name)
        if script is not None:
            _write_script(figures, script)
    return figures


def new_table(
    decks: Sequence[Sequence[Card]],
    seed: str,
    edition: Edition,
    *,
    starter: int = NOBODY,
    chooser: int = NOBODY,
    scripts: dict[str, Scripted] | None = None,
) -> LorcanaGame:
    """A game about to begin: every card in its player's deck, nothing decided yet."""
    if not 2 <= len(decks) <= 4:
        raise BadConfig(
            f"Lorcana is played by 2 to 4 players here; {len(decks)} decks were given.",
            f"Aquí Lorcana se juega entre 2 y 4 jugadores; se han dado {len(decks)} mazos.",
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
    table = LorcanaGame(len(decks), figures_of(unique, scripts), edition)
    table.key = key_of(seed)
    table.lay()
    for seat, deck in enumerate(decks):
        add_deck(table, [kinds[card.full_name] for card in deck], seat, table.place_of(DECK, seat))
    table.damage = [0] * len(table.kind)
    table.first = starter
    table.chooser = chooser
    begin(table)
    return table


def place_card(table: LorcanaGame, kind: int, owner: int, zone: int) -> int:
    """Put a card on the table before the game begins."""
    card = add_card(table, kind, owner, zone)
    table.damage.append(0)
    return card


def _write_script(figures: Figures, script: Scripted) -> None:
    if script.action is not None:
        figures.program[-1] = len(figures.library)
        figures.library.append(script.action.ints())
    for event, scope, rule, code in script.triggers:
        figures.abilities[-1].append(Ability(TRIGGER, event, len(figures.library), rule, scope))
        figures.library.append(code.ints())
