"""A new draft from its record, the number of players and a seed; a record that can't work is refused."""

from __future__ import annotations

from typing import Final

from mazo.draft.config import LEFT, LINES, PASSING, PILES, RIGHT, SHOWN, SPLIT, Config
from mazo.draft.rules import DraftGame, draft_stages
from mazo.draft.table import Draft, draft_zones
from mazo.draft.words import UNDEALT
from mazo.errors import BadConfig
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import begin
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_deck

LANES_OF: Final = {SHOWN: 1, LINES: 2, PILES: 1, SPLIT: 2}
"""How many lanes each manner of choosing needs at least."""
BETWEEN: Final = 2


def new_draft(config: Config, seats: int, seed: str) -> DraftGame:
    """A draft about to begin, with nothing after it."""
    check(config, seats)
    table = DraftGame(draft_zones(config), seats, draft_stages(config), config)
    lay_pool(table, seed)
    begin(table)
    return table


def lay_pool(table: Draft, seed: str) -> None:
    """Give a draft its chance and put the whole pool on the table."""
    table.key = key_of(seed)
    table.lay()
    add_deck(table, table.config.pool(table.seats), NOBODY, table.place_of(UNDEALT, NOBODY))


def check(config: Config, seats: int) -> None:
    """Refuse what can't be drafted: the wrong number of players, too few cards, packs that never come to an end."""
    low, high = config.seats_low, config.seats_high
    if len(config.names) != len(config.counts) or min([*config.counts, 1]) < 1 or not config.names:
        raise BadConfig(
            "The pool must name every card with its number of copies.",
            "La reserva debe nombrar cada carta con su número de copias.",
        )
    if not config.directions or any(way not in (LEFT, RIGHT) for way in config.directions):
        raise BadConfig("Packs are passed left or right.", "Los sobres se pasan a izquierda o derecha.")
    if config.rounds < 1 or not 0 <= config.discard_at < config.pack_size:
        raise BadConfig(
            f"{config.rounds} rounds with packs of {config.pack_size} cards, discarded at {config.discard_at}, are no "
            "draft.",
            f"{config.rounds} rondas con sobres de {config.pack_size} cartas, descartados con {config.discard_at}, no "
            "son un draft.",
        )
    if config.manner != PASSING and config.lanes < LANES_OF[config.manner]:
        raise BadConfig(
            f"{config.lanes} lanes are too few for cards on the table.",
            f"{config.lanes} filas son muy pocas para las cartas de la mesa.",
        )
    if not config.picks or min(config.picks) < 1 or not config.burns or min(config.burns) < 0:
        raise BadConfig("At each step at least one card is kept.", "En cada paso se queda uno al menos con una carta.")
    needed, cards = config.needed(seats), len(config.pool(seats))
    if needed > cards:
        raise BadConfig(
            f"{seats} players would be dealt {needed} cards, and there are {cards}: play with fewer.",
            f"{seats} jugadores recibirían {needed} cartas, y hay {cards}: jugad menos.",
        )
    if not low <= seats <= high:
        raise BadConfig(
            f"This draft is for {low} to {high} players, not for {seats}.",
            f"Este draft es para {low} a {high} jugadores, no para {seats}.",
        )
    if config.manner == SPLIT and seats != BETWEEN:
        raise BadConfig(
            f"One divides and one chooses: two players, not {seats}.",
            f"Uno divide y otro elige: dos jugadores, no {seats}.",
        )
    if config.deck and config.kept() != config.deck:
        raise BadConfig(
            f"Everybody would keep {config.kept()} cards, and a deck has {config.deck}.",
            f"Cada cual se quedaría {config.kept()} cartas, y un mazo tiene {config.deck}.",
        )
