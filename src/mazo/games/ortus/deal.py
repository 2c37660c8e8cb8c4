"""A new table of Ortus Regni from a profile, its options and a seed: a draft that goes on into a game, or a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazo.draft.config import PASS_THEN_DISCARD, PICKER_DISCARDS
from mazo.draft.deal import check, lay_pool
from mazo.errors import BadConfig
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.drafting import FEWEST, draft_config
from mazo.games.ortus.rules.editions import Profile, profiles
from mazo.games.ortus.rules.game import OrtusGame, plain_stages, stages
from mazo.games.ortus.rules.house import HOUSE_RULES, HouseRules
from mazo.games.ortus.rules.pool import A_TABLE_DECK, COLOURS, COPIES, TYPES, army_decks, colours_for
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import begin
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_card, add_deck

SWITCHES = ("leftover", "alternate_direction", "two_towers", "face_down", "intrigue_alike", "plays_on", "mulligan")
"""What an option may set in place of the profile: 0 or 1."""
HOUSE = tuple(HOUSE_RULES)
"""The house rules that an option may change."""
OPTIONS = ("players", "colour", *SWITCHES, *HOUSE)

MOST_EARLS = len(COLOURS)

LEFTOVERS = {"pass_then_discard": PASS_THEN_DISCARD, "picker_discards": PICKER_DISCARDS}
"""The two readings of what happens to the last two cards of a pack."""

_FROM_THE_TRAY = 2
"""So many copies of a card lie in the tray at most: nobody takes more than two Towers."""


def profile_named(name: str | None, drafted: bool) -> Profile:
    """The profile of that name, with drafted decks or without; the first such for None."""
    known = profiles_with(drafted)
    if name is None:
        return next(iter(known.values()))
    if name not in known:
        names = ", ".join(known)
        raise BadConfig(
            f"There is no profile {name!r} of Ortus Regni here; there are {names}.",
            f"Aquí no existe el perfil {name!r} de Ortus Regni; existen {names}.",
        )
    return known[name]


def profiles_with(drafted: bool) -> dict[str, Profile]:
    """The profiles with drafted decks, or those without."""
    return {name: profile for name, profile in profiles().items() if profile.drafted == drafted}


def profile_with(name: str | None, options: dict[str, Any], drafted: bool = True) -> Profile:
    """The profile of that name with the switches and house rules that the options set."""
    base = profile_named(name, drafted)
    for option in options:
        _check_option(option, options[option])
    two_towers = bool(options.get("two_towers", base.two_towers))
    return Profile(
        base.name,
        int(options.get("leftover", base.leftover)),
        bool(options.get("alternate_direction", base.alternate_direction)),
        two_towers,
        bool(options.get("face_down", base.face_down)),
        bool(options.get("intrigue_alike", base.intrigue_alike)),
        drafted,
        base.peace if two_towers else 0,
        bool(options.get("mulligan", base.mulligan)),
        bool(options.get("plays_on", base.plays_on)),
        HouseRules(**{name: options[name] for name in HOUSE if name in options}),
    )


def _check_option(option: str, value: object) -> None:
    if option not in OPTIONS:
        known = ", ".join(OPTIONS)
        raise BadConfig(
            f"Ortus Regni has no option {option!r}; it has {known}.",
            f"Ortus Regni no tiene la opción {option!r}; tiene {known}.",
        )
    if not isinstance(value, int):
        raise BadConfig(
            f"The option {option} is a number, not {value!r}.", f"La opción {option} es un número, no {value!r}."
        )
    if option in SWITCHES and value not in (0, 1):
        raise BadConfig(f"The option {option} is 0 or 1, not {value}.", f"La opción {option} es 0 o 1, no {value}.")
    if option in HOUSE and not HOUSE_RULES[option].low <= value <= HOUSE_RULES[option].high:
        low, high = HOUSE_RULES[option].low, HOUSE_RULES[option].high
        raise BadConfig(
            f"The house rule {option} lies between {low} and {high}, not at {value}.",
            f"La regla de la casa {option} va de {low} a {high}, no {value}.",
        )


def new_table(decks: Sequence[object], seed: str, edition: str | None, **options: Any) -> OrtusGame:
    """A draft about to begin: ninety cards on the table, and the Palaces beside them."""
    if decks:
        raise BadConfig("A draft makes its own decks: give none.", "Un draft hace sus propios mazos: no des ninguno.")
    table = empty_table(profile_with(edition, options), options.get("players", FEWEST), options.get("colour", 0))
    lay_pool(table, seed)
    lay_palaces(table)
    lay_table_decks(table)
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
        add_card(table, C.FIRST_PALACE + colour, NOBODY, table.place_of(Z.PALACES, NOBODY))


def new_game(decks: Sequence[Sequence[str]], seed: str, edition: str | None, **options: Any) -> OrtusGame:
    """[6] A game about to begin with the decks that the Earls have brought."""
    table = plain_table(profile_with(edition, options, drafted=False), len(decks))
    table.key = key_of(seed)
    table.lay()
    for seat, deck in enumerate(decks):
        kinds = [TYPES.index(name) for name in deck]
        add_deck(table, kinds, seat, table.place_of(Z.DECK, seat))
        add_card(table, C.FIRST_PALACE + seat, NOBODY, table.place_of(Z.PALACES, NOBODY))
        if table.profile.two_towers:
            lay_tray(table, seat, kinds)
    lay_table_decks(table)
    begin(table)
    return table


def plain_table(profile: Profile, players: int) -> OrtusGame:
    """[6.2] A table for so many Earls with decks of their own."""
    if not FEWEST <= players <= MOST_EARLS:
        raise BadConfig(
            f"Ortus Regni is for {FEWEST} to {MOST_EARLS} Earls, not for {players}.",
            f"Ortus Regni es para de {FEWEST} a {MOST_EARLS} Condes, no para {players}.",
        )
    return OrtusGame(players, plain_stages(), draft_config(profile, FEWEST), profile, 0)


def lay_tray(table: OrtusGame, seat: int, kinds: list[int]) -> None:
    """[14.2] The cards of the set that the deck has left over, as many of each as anybody could use."""
    left = [kind for kind in range(len(TYPES)) for _ in range(min(_FROM_THE_TRAY, COPIES - kinds.count(kind)))]
    add_deck(table, left, NOBODY, table.place_of(Z.TRAY, seat))
    for other in range(table.seats):
        if other != seat:
            _apart(table, other, len(left))
    table.next_pool += 1


def table_decks(table: OrtusGame) -> list[tuple[int, list[tuple[int, int]]]]:
    """[6.3] [M29] What is in each of the four decks of the table: kinds, and how many of them."""
    house = table.profile.house
    normal = A_TABLE_DECK - house.attacker_wins - house.defender_wins - house.church_decides
    unlucky = A_TABLE_DECK - house.joust_princes - house.joust_vassals
    armies = [(C.INFANTRY, A_TABLE_DECK - house.knights), (C.KNIGHT, house.knights)]
    return [
        (Z.ARMY_DECK, armies * army_decks(table.seats)),
        (Z.VIKING_DECK, [(C.VIKING, A_TABLE_DECK - house.chieftains), (C.CHIEFTAIN, house.chieftains)]),
        (Z.BATTLE_DECK, [
            (C.NORMAL_BATTLE, normal), (C.ATTACKER_WINS, house.attacker_wins), (C.DEFENDER_WINS, house.defender_wins),
            (C.CHURCH_DECIDES, house.church_decides),
        ]),
        (Z.JOUST_DECK, [
            (C.NO_LUCK, unlucky), (C.JOUST_PRINCE, house.joust_princes), (C.JOUST_VASSAL, house.joust_vassals),
        ]),
    ]  # fmt: skip


def lay_table_decks(table: OrtusGame) -> None:
    """[6.3] The four decks of the table, each of which nobody confuses with another, and the King card."""
    for zone, counts in table_decks(table):
        kinds = [kind for kind, count in counts for _ in range(count)]
        add_deck(table, kinds, NOBODY, table.place_of(zone, NOBODY))
        for seat in range(table.seats):
            _apart(table, seat, len(kinds))
        table.next_pool += 1
    add_card(table, C.KING, NOBODY, table.place_of(Z.ROYAL, NOBODY))


def _apart(table: OrtusGame, seat: int, count: int) -> None:
    """The last cards that were laid are a pool of their own for a seat: it knows where they come from."""
    pool = table.pools[seat]
    pool[len(pool) - count :] = [table.next_pool] * count
