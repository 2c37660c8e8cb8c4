"""A new draft of Ortus Regni from a profile, its options and a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazo.draft.config import PASS_THEN_DISCARD, PICKER_DISCARDS
from mazo.draft.deal import check, lay_pool
from mazo.errors import BadConfig
from mazo.games.ortus.rules.drafting import FEWEST, draft_config
from mazo.games.ortus.rules.editions import Profile, profiles
from mazo.games.ortus.rules.game import OrtusGame, stages
from mazo.games.ortus.rules.pool import COLOURS, colours_for
from mazo.games.ortus.rules.words import FIRST_PALACE, PALACES
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import begin
from mazo.kernel.zones import add_card

SWITCHES = ("leftover", "alternate_direction", "two_towers", "face_down", "intrigue_alike")
"""What an option may set in place of the profile: 0 or 1."""
OPTIONS = ("players", "colour", *SWITCHES)

LEFTOVERS = {"pass_then_discard": PASS_THEN_DISCARD, "picker_discards": PICKER_DISCARDS}
"""The two readings of what happens to the last two cards of a pack."""


def profile_named(name: str | None) -> Profile:
    """The profile of that name; the founding document's for None."""
    known = profiles()
    if name is None:
        return next(iter(known.values()))
    if name not in known:
        names = ", ".join(known)
        raise BadConfig(
            f"There is no profile {name!r} of the Ortus Regni draft; there are {names}.",
            f"No existe el perfil {name!r} del draft de Ortus Regni; existen {names}.",
        )
    return known[name]


def profile_with(name: str | None, options: dict[str, Any]) -> Profile:
    """The profile of that name with the switches that the options set."""
    base = profile_named(name)
    for option in options:
        if option not in OPTIONS:
            known = ", ".join(OPTIONS)
            raise BadConfig(
                f"The Ortus Regni draft has no option {option!r}; it has {known}.",
                f"El draft de Ortus Regni no tiene la opción {option!r}; tiene {known}.",
            )
        if not isinstance(options[option], int):
            raise BadConfig(
                f"The option {option} is a number, not {options[option]!r}.",
                f"La opción {option} es un número, no {options[option]!r}.",
            )
        if option in SWITCHES and options[option] not in (0, 1):
            raise BadConfig(
                f"The option {option} is 0 or 1, not {options[option]!r}.",
                f"La opción {option} es 0 o 1, no {options[option]!r}.",
            )
    return Profile(
        base.name,
        int(options.get("leftover", base.leftover)),
        bool(options.get("alternate_direction", base.alternate_direction)),
        bool(options.get("two_towers", base.two_towers)),
        bool(options.get("face_down", base.face_down)),
        bool(options.get("intrigue_alike", base.intrigue_alike)),
    )


def new_table(decks: Sequence[object], seed: str, edition: str | None, **options: Any) -> OrtusGame:
    """A draft about to begin: ninety cards on the table, and the Palaces beside them."""
    if decks:
        raise BadConfig("A draft makes its own decks: give none.", "Un draft hace sus propios mazos: no des ninguno.")
    table = empty_table(profile_with(edition, options), options.get("players", FEWEST), options.get("colour", 0))
    lay_pool(table, seed)
    lay_palaces(table)
    begin(table)
    return table


def empty_table(profile: Profile, players: int, colour: int) -> OrtusGame:
    """A table for so many Earls who draft the set of that colour."""
    config = draft_config(profile, players)
    check(config, players)
    colours = COLOURS[: colours_for(players)]
    if not 0 <= colour < len(colours):
        listed = ", ".join(f"{at} ({name})" for at, name in enumerate(colours))
        raise BadConfig(
            f"The colour of the set is one of {listed}, not {colour}.",
            f"El color del set es uno de {listed}, no {colour}.",
        )
    return OrtusGame(players, stages(config.keys), config, profile, colour)


def lay_palaces(table: OrtusGame) -> None:
    """One Palace of each colour of the boxes that so many Earls need."""
    for colour in range(colours_for(table.seats)):
        add_card(table, FIRST_PALACE + colour, NOBODY, table.place_of(PALACES, NOBODY))
