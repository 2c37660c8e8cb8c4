"""Position files of Ortus Regni: any turn in which nothing is under way, from JSON to a table and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from mazo.errors import BadPosition
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.deal import empty_table, plain_table, profile_with, table_decks
from mazo.games.ortus.draftpositions import check_options, options_of, read_draft, write_draft
from mazo.games.ortus.rules.destinations import owner_of, remember, way_of
from mazo.games.ortus.rules.earldom import abbot_of, garrison_of, lord_of, properties_of
from mazo.games.ortus.rules.editions import profiles
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.pool import COLOURS, TYPES, kind_called
from mazo.games.wellformed import MOST_TURNS, check_format, check_turn, converted, impossible
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import go_to
from mazo.kernel.frames import Choice
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.zones import add_card, add_deck
from mazo.texts.phrases import fold

_KINDS = {fold(kind_called(kind)): kind for kind in range(C.KING + 1)}
WAYS = ("own", "captured", "ransomed", "won", "intrigue")
"""How a card came to an Earl, as a position says it."""
MOST_CARDS = 200
"""So many cards a number may stand for."""


class Taken(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card that was another Earl's: whose, and how it was taken."""

    card: str
    of: int
    how: str = "captured"


Card = str | Taken
Cards = int | tuple[str | int, ...]
"""Names, and numbers for so many cards of all kinds, one after the other; the top of a deck comes first."""


class Fief(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A Castle or a Palace with what belongs to it; so many of its Churches have an Abbot."""

    head: Card = "Castle"
    properties: tuple[Card, ...] = ()
    lord: Card = ""
    abbots: int = 0
    garrison: tuple[str, ...] = ()


class Hired(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A Mercenary, perhaps with an Army card."""

    mercenary: Card = "Mercenary"
    garrison: str = ""


class Side(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one Earl has; without Fiefs, the Palace alone."""

    fiefs: tuple[Fief, ...] | None = None
    mercenaries: tuple[Hired, ...] = ()
    towers: Cards = 0
    hand: Cards = 0
    deck: Cards = 10
    discard: Cards = 0
    banners: int = 0
    pool: tuple[str, ...] = ()
    royal: tuple[str, ...] = ()
    captives: tuple[Taken, ...] = ()
    colour: str = ""
    gone: bool = False


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A turn at rest. Of the table decks the top cards may be named; the others follow as the seed says."""

    mazo: int
    game: str
    players: tuple[Side, ...]
    edition: str | None = None
    turn: int = 1
    round: int = 3
    active: int = 0
    first: int = 0
    acted: tuple[int, ...] = ()
    spent: bool = False
    attacked: bool = False
    markers: int = 3
    bag: dict[str, int] | None = None
    king: int = NOBODY
    horde: tuple[str, ...] = ()
    emissaries: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    army: tuple[str, ...] = ()
    vikings: tuple[str, ...] = ()
    battle: tuple[str, ...] = ()
    joust: tuple[str, ...] = ()
    spent_army: tuple[str, ...] = ()
    spent_vikings: tuple[str, ...] = ()
    spent_battle: tuple[str, ...] = ()
    spent_joust: tuple[str, ...] = ()
    options: dict[str, int] = {}
    seed: str = "position"


_TABLE = (
    ("army", "spent_army", Z.ARMY_DECK, Z.ARMY_DISCARD),
    ("vikings", "spent_vikings", Z.VIKING_DECK, Z.VIKING_DISCARD),
    ("battle", "spent_battle", Z.BATTLE_DECK, Z.BATTLE_DISCARD),
    ("joust", "spent_joust", Z.JOUST_DECK, Z.JOUST_DISCARD),
)
"""The decks of the table with their discard piles, as a position names them."""


def read_position(data: dict[str, Any]) -> OrtusGame:
    """The table that a position file describes, of a draft or of a game; refused with the place of the fault."""
    if data.get("game") == "ortus-draft":
        return read_draft(data)
    position = converted(data, Position)
    return _Builder(position).table()


class _Builder:
    """Lays out a game from a position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.t = self._empty()

    def _empty(self) -> OrtusGame:
        position = self.position
        check_format(position.mazo, position.game, "ortus")
        name = position.edition or "base"
        if name not in profiles():
            raise impossible("edition", f"there is no profile {name!r}", f"no existe el perfil {name!r}")
        check_options(position.options)
        drafted = profiles()[name].drafted
        profile = profile_with(name, position.options, drafted)
        seats = len(position.players)
        return empty_table(profile, seats, 0) if drafted else plain_table(profile, seats)

    def table(self) -> OrtusGame:
        """The finished table, standing at the question what the active Earl does."""
        t, position = self.t, self.position
        for place, seats in (("active", (position.active,)), ("first", (position.first,)), ("acted", position.acted)):
            for seat in seats:
                self._check_earl(place, seat)
        check_turn(position.turn)
        if not 1 <= position.round <= MOST_TURNS or not 0 <= position.markers <= 8:
            raise impossible("round", "rounds count from 1, markers from 0 to 8", "hay rondas desde 1 y 8 marcadores")
        t.key = key_of(position.seed)
        t.lay()
        for seat, side in enumerate(position.players):
            self._lay_side(seat, side)
        self._lay_table()
        t.turn, t.round, t.active, t.first = position.turn, position.round, position.active, position.first
        t.spent, t.attacked, t.markers = int(position.spent), int(position.attacked), position.markers
        for seat in position.acted:
            t.acted[seat] = 1
        go_to(t, "game", "turn", "act")
        return t

    def _check_earl(self, place: str, seat: int) -> None:
        if not 0 <= seat < self.t.seats:
            raise impossible(place, f"there is no Earl {seat}", f"no existe el Conde {seat}")

    def _check_count(self, place: str, count: int) -> None:
        if not 0 <= count <= MOST_CARDS:
            raise impossible(place, f"{count} cards are not possible", f"{count} cartas no caben")

    def _lay_side(self, seat: int, side: Side) -> None:
        t, place = self.t, f"players[{seat}]"
        self._check_count(f"{place}.banners", side.banners)
        if side.colour and side.colour not in COLOURS:
            raise impossible(f"{place}.colour", "there is no such colour", "no existe ese color")
        t.palace[seat] = COLOURS.index(side.colour) if side.colour else seat
        t.gone[seat] = int(side.gone)
        fiefs = side.fiefs if side.fiefs is not None else () if side.gone else (Fief("Palace"),)
        for at, fief in enumerate(fiefs):
            self._lay_fief(f"{place}.fiefs[{at}]", seat, fief)
        for at, hired in enumerate(side.mercenaries):
            card = self._lay(f"{place}.mercenaries[{at}]", seat, hired.mercenary, Z.EARLDOM)
            if hired.garrison:
                t.host[self._lay(f"{place}.mercenaries[{at}]", seat, hired.garrison, Z.EARLDOM)] = card
        rows = (
            ("towers", Z.TOWERS, side.towers), ("hand", Z.HAND, side.hand), ("deck", Z.DECK, side.deck),
            ("discard", Z.DISCARD, side.discard), ("banners", Z.BANNERS, ("Banner",) * side.banners),
            ("pool", Z.POOL, side.pool), ("royal", Z.ROYAL, side.royal),
        )  # fmt: skip
        for name, zone, cards in rows:
            kinds = self._kinds(f"{place}.{name}", cards)
            mine = NOBODY if t.profile.drafted or zone in (Z.POOL, Z.ROYAL) else seat
            add_deck(t, kinds[::-1], mine, t.place_of(zone, seat))
            if mine == NOBODY:
                self._apart(t.place_of(zone, seat), len(kinds))
        for at, captive in enumerate(side.captives):
            self._lay(f"{place}.captives[{at}]", seat, captive, Z.CAPTIVES)

    def _lay_fief(self, place: str, seat: int, fief: Fief) -> None:
        t = self.t
        head = self._lay(place, seat, fief.head, Z.EARLDOM)
        if not t.is_anchor(head):
            raise impossible(f"{place}.head", "a Fief is headed by a Castle or Palace", "lo encabeza otra carta")
        churches = []
        for at, name in enumerate(fief.properties):
            card = self._lay(f"{place}.properties[{at}]", seat, name, Z.EARLDOM)
            t.host[card] = head
            churches += [card] if t.kind[card] == C.CHURCH else []
        if not 0 <= fief.abbots <= len(churches):
            raise impossible(f"{place}.abbots", "there are fewer Churches", "hay menos Iglesias")
        for church in churches[: fief.abbots]:
            t.host[self._lay(place, seat, "Monk", Z.EARLDOM)] = church
        if fief.lord:
            t.host[self._lay(f"{place}.lord", seat, fief.lord, Z.EARLDOM)] = head
        for at, name in enumerate(fief.garrison):
            t.host[self._lay(f"{place}.garrison[{at}]", seat, name, Z.EARLDOM)] = head

    def _lay(self, place: str, seat: int, card: Card, zone: int) -> int:
        """One open card of an Earl, own or taken."""
        t = self.t
        name = card if isinstance(card, str) else card.card
        of = seat if isinstance(card, str) else card.of
        self._check_earl(f"{place}.of", of)
        kind = C.FIRST_PALACE + t.palace[of] if fold(name) == "palace" else self._kind(place, name)
        free = t.profile.drafted or kind >= C.FIRST_PALACE
        found = add_card(t, kind, NOBODY if free else of, t.place_of(zone, seat))
        if isinstance(card, Taken):
            if card.how not in WAYS:
                raise impossible(f"{place}.how", f"how is one of {', '.join(WAYS)}", f"how es uno de {', '.join(WAYS)}")
            remember(t, found, WAYS.index(card.how), card.of)
        return found

    def _lay_table(self) -> None:
        t, position = self.t, self.position
        for colour, count in (position.bag or {COLOURS[t.palace[seat]]: 1 for seat in t.remaining()}).items():
            if colour not in COLOURS:
                raise impossible("bag", f"there is no colour {colour!r}", f"no existe el color {colour!r}")
            self._check_count("bag", count)
            t.bag[COLOURS.index(colour)] = count
        for name, zone in (("horde", Z.HORDE), ("emissaries", Z.EMISSARIES), ("removed", Z.REMOVED)):
            add_deck(t, self._kinds(name, getattr(position, name)), NOBODY, t.place_of(zone, NOBODY))
        dice = Dice(int.from_bytes(key_of(position.seed)[:4], "big"))
        used = Counter(t.kind)
        for (deck, pile, zone, discards), (_, counts) in zip(_TABLE, table_decks(t), strict=True):
            spent = self._kinds(pile, getattr(position, pile))
            top = self._kinds(deck, getattr(position, deck))
            taken = used + Counter([*spent, *top])
            whole: Counter[int] = Counter()
            for kind, count in counts:
                whole[kind] += count
            rest = dice.shuffled(sorted((whole - taken).elements()))
            add_deck(t, [*rest, *top[::-1]], NOBODY, t.place_of(zone, NOBODY))
            self._apart(t.place_of(zone, NOBODY), len(rest) + len(top))
            add_deck(t, spent, NOBODY, t.place_of(discards, NOBODY))
        if position.king != NOBODY:
            self._check_earl("king", position.king)
        add_card(t, C.KING, NOBODY, t.place_of(Z.ROYAL, position.king))

    def _apart(self, zone: int, count: int) -> None:
        """Hidden cards that have just been laid are a pool of their own."""
        t = self.t
        for seat in range(t.seats):
            pool = t.pools[seat]
            if count and not t.visible_in(zone, seat):
                pool[len(pool) - count :] = [t.next_pool] * count
        t.next_pool += 1

    def _kinds(self, place: str, cards: Cards) -> list[int]:
        found: list[int] = []
        for entry in (cards,) if isinstance(cards, int) else cards:
            if isinstance(entry, int):
                self._check_count(place, entry)
                found += [at % len(TYPES) for at in range(entry)]
            else:
                found.append(self._kind(place, entry))
        return found

    def _kind(self, place: str, name: str) -> int:
        if fold(name) not in _KINDS:
            raise impossible(place, f"there is no card {name!r}", f"no hay ninguna carta {name!r}")
        return _KINDS[fold(name)]


def write_position(t: OrtusGame) -> dict[str, Any]:
    """The position file of a turn in which nothing is under way, or of a draft."""
    if t.profile.drafted and t.round == 0:
        return write_draft(t)
    question = t.stack[-1] if len(t.stack) == 3 else None
    if t.over or not isinstance(question, Choice) or question.ask != ASK.ACT:
        raise BadPosition(
            "Something is under way, so this is not a position at rest: save the game as a replay instead.",
            "Hay algo en curso, así que no es una posición en reposo: guarda la partida como repetición.",
        )

    def names(zone: int, seat: int = NOBODY) -> tuple[str, ...]:
        return _names(t, t.cards(zone, seat)[::-1])

    position = Position(
        mazo=1,
        game="ortus",
        players=tuple(_side(t, seat) for seat in range(t.seats)),
        edition=t.profile.name,
        turn=t.turn,
        round=t.round,
        active=t.active,
        first=t.first,
        acted=tuple(seat for seat in range(t.seats) if t.acted[seat]),
        spent=bool(t.spent),
        attacked=bool(t.attacked),
        markers=t.markers,
        bag={COLOURS[colour]: count for colour, count in enumerate(t.bag) if count},
        king=t.king(),
        horde=names(Z.HORDE)[::-1],
        emissaries=names(Z.EMISSARIES)[::-1],
        removed=names(Z.REMOVED)[::-1],
        options=options_of(t),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    for deck, pile, zone, discards in _TABLE:
        plain |= {deck: names(zone), pile: names(discards)[::-1]}
    return plain


def _side(t: OrtusGame, seat: int) -> Side:
    def names(zone: int) -> tuple[str, ...]:
        return _names(t, [card for card in t.cards(zone, seat)[::-1] if t.kind[card] != C.KING])

    return Side(
        fiefs=tuple(_fief(t, anchor) for anchor in t.anchors(seat)),
        mercenaries=tuple(
            Hired(_written(t, card), "".join(_names(t, garrison_of(t, card))))
            for card in t.cards(Z.EARLDOM, seat)
            if t.kind[card] == C.MERCENARY
        ),
        towers=names(Z.TOWERS),
        hand=names(Z.HAND),
        deck=names(Z.DECK),
        discard=names(Z.DISCARD),
        banners=len(t.cards(Z.BANNERS, seat)),
        pool=names(Z.POOL),
        royal=names(Z.ROYAL),
        captives=tuple(
            Taken(t.name_of(card), owner_of(t, card), WAYS[way_of(t, card)]) for card in t.cards(Z.CAPTIVES, seat)
        ),
        colour=COLOURS[t.palace[seat]],
        gone=bool(t.gone[seat]),
    )


def _fief(t: OrtusGame, anchor: int) -> Fief:
    properties = properties_of(t, anchor)
    held = [card for card in properties if t.kind[card] == C.CHURCH and abbot_of(t, card) != NOBODY]
    lord = lord_of(t, anchor)
    return Fief(
        head=_written(t, anchor),
        properties=tuple(_written(t, card) for card in [*held, *(card for card in properties if card not in held)]),
        lord=_written(t, lord) if lord != NOBODY else "",
        abbots=len(held),
        garrison=_names(t, garrison_of(t, anchor)),
    )


def _written(t: OrtusGame, card: int) -> Card:
    way = way_of(t, card)
    name = t.name_of(card)
    return Taken(name, owner_of(t, card), WAYS[way]) if way != WAY.ONES_OWN else name


def _names(t: OrtusGame, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(t.name_of, cards))
