"""Position files of Lorcana: any situation at rest, from JSON to a table and back."""

from __future__ import annotations

from typing import Any

import msgspec

from mazo.abilities.machine.listening import enter_play
from mazo.abilities.tree.effects import Ability
from mazo.abilities.tree.lexicon import check_all
from mazo.errors import BadConfig, BadPosition, BadTree, UnknownCard
from mazo.games.counters import counters_of, counters_on, lay_in, lay_on
from mazo.games.lorcana.cards.catalogue import Card, Catalogue, fold, packaged, standard
from mazo.games.lorcana.cards.coconuts import coconuts
from mazo.games.lorcana.cards.formats import USUAL_FORMAT
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.deal import MARKETING, edition_named, figures_of, lay_beside, place_card, variant_named
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.engine.steps import STAGES
from mazo.games.lorcana.lexicon import LEXICON
from mazo.games.lorcana.position.older import check_meaning
from mazo.games.lorcana.position.recalling import recall
from mazo.games.lorcana.position.remembering import Memory, Unsayable, exerted_first, lying_under, remembered
from mazo.games.lorcana.rules.checks import lore_to_win
from mazo.games.lorcana.rules.coconut import coconuts_of
from mazo.games.lorcana.rules.editions import Edition
from mazo.games.lorcana.rules.variants import Variant
from mazo.games.lorcana.table import Figures
from mazo.games.wellformed import check_format, check_turn, impossible
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import current_step, go_to, phase_name, stage_name
from mazo.kernel.knowledge import everyone, show
from mazo.kernel.rng import key_of
from mazo.texts.faults import explain

FILLER = Card(name="Filler", type="character", cost=1, inkable=True, strength=1, willpower=1, lore=1)
"""What a number in place of a list stands for."""
FILLERS = {FILLER.name: FILLER}

FORMAT = 3
OLDEST = 1
"""Since format 2 trees have the words of a lexicon, and since format 3 what happened says who did it and whose card it
was; a file with neither is the same in all of them."""

APART = ("damage",)
"""Counters that have a field of their own."""
TYPES = ("character", "action", "item", "location")
MOST_CARDS = 500
MOST = 99
"""The highest figure that a defined card may have."""
MOST_LETTERS = 100
SIGNS = ("#", ";", "->", "→")
"""What stands between and behind names in actions, and so in no name."""


class InPlay(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card in play with its states."""

    card: str
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    at: str | int = ""
    """The location where the character is: its name, or its place in the list where several have that name."""
    under: tuple[str, ...] = ()
    """The cards faceup under it, the lowest first."""
    facedown: tuple[str, ...] = ()
    """The cards facedown under it, the lowest first."""
    counters: dict[str, int] = {}
    """The counters on it besides damage, by their names."""


class Ink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An inkwell by its states; the cards are fillers unless named."""

    ready: int = 0
    exerted: int = 0
    cards: tuple[str, ...] = ()


class Player(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One player's side of the table."""

    lore: int = 0
    hand: int | tuple[str | int, ...] = ()
    deck: int | tuple[str | int, ...] = ()
    inkwell: int | Ink = 0
    play: tuple[str | InPlay, ...] = ()
    discard: int | tuple[str | int, ...] = ()
    inked: bool | int = False
    """Whether a card was put into the inkwell this turn, or how many if an effect allowed more."""
    gone: bool = False
    counters: dict[str, int] = {}
    """The counters in the player's zones, by their names."""
    beside: str = ""
    """The Coconut card beside the deck, by its name."""


class Defined(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card that the catalogue lacks; what it says is a tree."""

    name: str
    type: str
    cost: int
    version: str = ""
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    inkable: bool = False
    inks: tuple[str, ...] = ()
    classifications: tuple[str, ...] = ()
    text: str = ""
    abilities: tuple[Ability, ...] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A situation of Lorcana at rest."""

    mazo: int
    game: str
    players: tuple[Player, ...]
    edition: str | None = None
    turn: int = 1
    active: int = 0
    first: int = 0
    phase: str = "main"
    step: str = ""
    seed: str = "position"
    format: str = USUAL_FORMAT
    cards: tuple[Defined, ...] = ()
    memory: Memory | None = None
    """What is remembered of the turn."""


def read_position(data: dict[str, Any]) -> LorcanaGame:
    """The table that a position file describes; refused with the place of the fault if it can't be."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        fault = explain(error)
        older = isinstance(data.get("mazo"), int) and data["mazo"] < FORMAT
        if older and ".abilities" in fault.place:
            raise impossible(
                fault.place,
                "the trees of cards have other words by now: write them anew",
                "los árboles de las cartas tienen ya otras palabras: escríbelos de nuevo",
            ) from None
        if older and "memory.happened" in fault.place:
            raise impossible(
                fault.place,
                f"since format {FORMAT} what happened says who did it ('by') and whose card it was: save it anew",
                f"desde el formato {FORMAT} lo que pasó dice quién lo hizo ('by') y de quién era: guárdala otra vez",
            ) from None
        raise impossible(fault.place or "position", fault.en, fault.es) from None
    check_meaning(data)
    return _Builder(position).table()


def at_rest(t: LorcanaGame) -> bool:
    """Whether a position file can say everything: nothing is under way, and what is remembered can be said."""
    return _between_actions(t) and _memory(t) is not None


def _between_actions(t: LorcanaGame) -> bool:
    if t.over or len(t.stack) > 2 or t.waiting or t.pending or t.rounds or stage_name(t) != "game":
        return False
    return not any(t.type_of(card) == T.ACTION for seat in range(t.seats) for card in t.cards(Z.PLAY, seat))


def _memory(t: LorcanaGame) -> Memory | None:
    """What is remembered; None if no file can say it."""
    try:
        return remembered(t)
    except Unsayable:
        return None


def write_position(t: LorcanaGame) -> dict[str, Any]:
    """The position file of a game at rest; a question inside an action can only be saved as a replay."""
    memory = _memory(t) if _between_actions(t) else None
    if memory is None:
        raise BadPosition(
            "Only a game between two actions of a turn is a position at rest: save this one as a replay instead.",
            "Solo una partida entre dos acciones de un turno es una posición en reposo: guarda esta como repetición.",
        )
    position = Position(
        mazo=FORMAT,
        game="lorcana",
        players=tuple(_side(t, seat) for seat in range(t.seats)),
        edition=t.edition.name,
        turn=t.turn,
        active=t.active,
        first=t.first,
        phase=phase_name(t),
        step=current_step(t).name,
        format=t.variant.name,
        cards=tuple(_defined(t, kind) for kind in _by_name(t) if not _in_catalogue(t, kind)),
        memory=memory if memory != Memory() else None,
    )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written


class _Builder:
    """Lays out a table from a position, checking what the rules make impossible."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.catalogue = self._catalogue()
        self.kinds: dict[str, int] = {}
        self.cards: list[Card] = []

    def table(self) -> LorcanaGame:
        """The finished table, standing at the position's step."""
        position = self.position
        check_format(position.mazo, position.game, "lorcana", oldest=OLDEST, newest=FORMAT)
        if not 2 <= len(position.players) <= 4:
            raise impossible("players", "there must be 2 to 4 players", "debe haber de 2 a 4 jugadores")
        for place, seat in (("active", position.active), ("first", position.first)):
            if not 0 <= seat < len(position.players):
                raise impossible(place, f"there is no seat {seat}", f"no hay asiento {seat}")
        check_turn(position.turn)
        if position.players[position.active].gone:
            raise impossible("active", "that player has left the game", "ese jugador ya no está en la partida")
        if sum(not side.gone for side in position.players) < 2:
            raise impossible("players", "the game would be over", "la partida habría terminado")
        edition = self._edition()
        variant = self._variant()
        sides = [self._side(seat, side, variant) for seat, side in enumerate(position.players)]
        table = LorcanaGame(len(sides), self._figures(edition), edition, variant)
        table.key = key_of(position.seed)
        table.lay()
        table.turn, table.active, table.first = position.turn, position.active, position.first
        for seat, zones in enumerate(sides):
            self._lay_side(table, seat, zones)
        if position.memory is not None:
            recall(table, position.memory)
        self._check_lore(table)
        self._check_damage(table)
        self._stand(table)
        return table

    def _stand(self, table: LorcanaGame) -> None:
        phases = {phase.name: phase for phase in STAGES[1].phases}
        if self.position.phase not in phases:
            raise impossible(
                "phase", f"there is no phase {self.position.phase!r}", f"no hay fase {self.position.phase!r}"
            )
        steps = [step.name for step in phases[self.position.phase].steps]
        step = self.position.step or steps[0]
        if step not in steps:
            raise impossible("step", f"there is no step {step!r}", f"no hay paso {step!r}")
        go_to(table, "game", self.position.phase, step)
        table.during = NOBODY if step == "ready" else table.active

    def _figures(self, edition: Edition) -> Figures:
        try:
            return figures_of(self.cards, edition)
        except BadTree as fault:
            raise BadPosition.at("cards", fault.text("en"), fault.text("es")) from None

    def _edition(self) -> Edition:
        try:
            return edition_named(self.position.edition)
        except BadConfig as unknown:
            raise BadPosition.at("edition", str(unknown), unknown.text("es")) from None

    def _variant(self) -> Variant:
        try:
            return variant_named(self.position.format)
        except BadConfig as unknown:
            raise BadPosition.at("format", str(unknown), unknown.text("es")) from None

    def _catalogue(self) -> Catalogue:
        extra = [FILLER, MARKETING, *coconuts().values()]
        for at, card in enumerate(self.position.cards):
            if card.text:
                raise impossible(
                    f"cards[{at}].text", f"the text of {card.name!r} can't be read yet", "aún no se leen textos"
                )
            figures = (card.cost, card.strength, card.willpower, card.lore, card.move_cost)
            if card.type not in TYPES or not all(0 <= figure <= MOST for figure in figures):
                types = ", ".join(TYPES)
                raise impossible(
                    f"cards[{at}]",
                    f"a card is one of {types}, with figures from 0 to {MOST}",
                    f"una carta es una de {types}, con cifras de 0 a {MOST}",
                )
            full = card.name + card.version
            if not fold(card.name) or len(full) > MOST_LETTERS or any(sign in full for sign in SIGNS):
                signs = " ".join(SIGNS)
                raise impossible(
                    f"cards[{at}].name",
                    f"a name has from 1 to {MOST_LETTERS} signs, and none of {signs}",
                    f"un nombre tiene de 1 a {MOST_LETTERS} signos, y ninguno de {signs}",
                )
            self._check_words(at, card)
            facts = {name: value for name, value in msgspec.to_builtins(card).items() if name != "text"}
            extra.append(msgspec.convert(facts, Card))
        return standard().with_cards(extra)

    @staticmethod
    def _check_words(at: int, card: Defined) -> None:
        try:
            check_all(card.abilities, LEXICON)
        except BadTree as fault:
            raise BadPosition(f"cards[{at}].{fault.text('en')}", f"cards[{at}].{fault.text('es')}") from None

    def _kind(self, name: str, place: str) -> int:
        try:
            card = self.catalogue.require_playable(name)
        except UnknownCard as unknown:
            raise BadPosition.at(place, str(unknown), unknown.text("es")) from unknown
        if card.full_name not in self.kinds:
            self.kinds[card.full_name] = len(self.cards)
            self.cards.append(card)
        return self.kinds[card.full_name]

    def _listed(self, cards: int | tuple[str | int, ...], place: str) -> list[int]:
        row: list[int] = []
        for at, entry in enumerate((cards,) if isinstance(cards, int) else cards):
            if isinstance(entry, int):
                if not 0 <= entry <= MOST_CARDS:
                    raise impossible(f"{place}[{at}]", f"{entry} cards are not possible", f"{entry} cartas no caben")
                row += [self._kind("Filler", place)] * entry
            else:
                row.append(self._kind(entry, f"{place}[{at}]"))
            if len(row) > MOST_CARDS:
                raise impossible(place, f"there is room for {MOST_CARDS} cards", f"caben {MOST_CARDS} cartas")
        return row

    def _side(self, seat: int, side: Player, variant: Variant) -> dict[int, list[int]]:
        place = f"players[{seat}]"
        if not 0 <= side.inked <= MOST:
            raise impossible(f"{place}.inked", "nobody inks so often", "nadie entinta tantas veces")
        if side.lore < 0:
            most = variant.lore_to_win - 1
            raise impossible(f"{place}.lore", f"lore is between 0 and {most}", f"el lore está entre 0 y {most}")
        ink = side.inkwell if isinstance(side.inkwell, Ink) else Ink(ready=side.inkwell)
        if min(ink.ready, ink.exerted) < 0 or not len(ink.cards) <= ink.ready + ink.exerted <= MOST_CARDS:
            raise impossible(f"{place}.inkwell", "the numbers of cards do not fit", "los números no cuadran")
        if len(side.play) > MOST_CARDS:
            raise impossible(f"{place}.play", f"there is room for {MOST_CARDS} cards", f"caben {MOST_CARDS} cartas")
        named = self._listed(ink.cards, f"{place}.inkwell.cards")
        fillers = self._listed(ink.ready + ink.exerted - len(named), f"{place}.inkwell")
        played = [self._kind(_entry(entry).card, f"{place}.play[{at}]") for at, entry in enumerate(side.play)]
        for at, entry in enumerate(side.play):
            for name in (*_entry(entry).under, *_entry(entry).facedown):
                self._kind(name, f"{place}.play[{at}]")
        zones = {
            Z.DECK: list(reversed(self._listed(side.deck, f"{place}.deck"))),
            Z.HAND: self._listed(side.hand, f"{place}.hand"),
            Z.DISCARD: self._listed(side.discard, f"{place}.discard"),
            Z.INKWELL: named + fillers,
            Z.PLAY: played,
        }
        if side.beside:
            if not variant.coconut or side.beside not in coconuts():
                raise impossible(f"{place}.beside", "no such card lies there", "ahí no hay ninguna carta así")
            self._kind(side.beside, f"{place}.beside")
        if side.gone and any(zones.values()):
            raise impossible(f"{place}.gone", "who has left has no cards", "quien se ha ido no tiene cartas")
        return zones

    def _lay_side(self, table: LorcanaGame, seat: int, zones: dict[int, list[int]]) -> None:
        side = self.position.players[seat]
        table.lore[seat] = side.lore
        table.inked[seat] = int(side.inked)
        table.gone[seat] = int(side.gone)
        lay_in(table, seat, side.counters, f"players[{seat}].counters")
        for zone in (Z.DECK, Z.HAND, Z.DISCARD, Z.INKWELL):
            for kind in zones[zone]:
                card = place_card(table, kind, seat, table.place_of(zone, seat))
                if kind == table.figures.marketing:
                    show(table, card, everyone(table))
        exerted = side.inkwell.exerted if isinstance(side.inkwell, Ink) else 0
        for card in table.cards(Z.INKWELL, seat)[: exerted or 0]:
            table.flags[card] |= S.EXERTED
        if side.beside and not side.gone:
            enter_play(table, lay_beside(table, self.kinds[side.beside], seat))
        laid = [place_card(table, kind, seat, table.place_of(Z.PLAY, seat)) for kind in zones[Z.PLAY]]
        for at, card in enumerate(laid):
            place = f"players[{seat}].play[{at}]"
            self._lay_card(table, seat, card, _entry(side.play[at]), laid, place)
            self._lay_under(table, seat, card, _entry(side.play[at]), place)

    def _lay_card(self, table: LorcanaGame, seat: int, card: int, entry: InPlay, laid: list[int], place: str) -> None:
        facts = self.cards[table.kind[card]]
        if facts.type == "action":
            raise impossible(place, "an action does not stay in play", "una acción no permanece en juego")
        if entry.exerted and facts.type == "location":
            raise impossible(place, "a location is never exerted", "una localización nunca está agotada")
        if entry.drying and facts.type != "character":
            raise impossible(place, "only characters dry", "solo los personajes se secan")
        if entry.damage < 0 or (entry.damage and facts.type == "item"):
            raise impossible(place, "this damage is not possible", "ese daño no es posible")
        table.flags[card] = (S.EXERTED if entry.exerted else 0) | (S.DRYING if entry.drying else 0)
        table.damage[card] = entry.damage
        lay_on(table, card, entry.counters, f"{place}.counters", APART)
        if entry.at != "":
            homes = self._homes(table, entry.at, laid)
            if facts.type != "character" or not homes:
                raise impossible(f"{place}.at", "no such location of yours", "no tienes esa localización")
            table.host[card] = homes[0]
        enter_play(table, card)

    def _lay_under(self, table: LorcanaGame, seat: int, card: int, entry: InPlay, place: str) -> None:
        for zone, names in ((Z.UNDER, entry.under), (Z.FACEDOWN, entry.facedown)):
            for name in names:
                below = place_card(table, self.kinds[self._full(name, place)], seat, table.place_of(zone, seat))
                table.host[below] = card

    def _full(self, name: str, place: str) -> str:
        return self.cards[self._kind(name, place)].full_name

    def _check_lore(self, table: LorcanaGame) -> None:
        """With all effects in place nobody may have so much lore that a check would have ended the game."""
        for seat in range(table.seats):
            most = lore_to_win(table, seat) - 1
            if table.lore[seat] > most:
                place = f"players[{seat}].lore"
                raise impossible(place, f"lore is between 0 and {most}", f"el lore está entre 0 y {most}")

    def _check_damage(self, table: LorcanaGame) -> None:
        """With all effects in place nobody may have so much damage that a check would have banished them."""
        if table.guards[E.BANISH] > 0:
            return  # something else may happen instead
        for seat in range(table.seats):
            for at, card in enumerate(table.cards(Z.PLAY, seat)):
                lethal = table.damage[card] >= table.figure(card, F.WILLPOWER)
                if table.type_of(card) in (T.CHARACTER, T.LOCATION) and table.damage[card] and lethal:
                    raise impossible(
                        f"players[{seat}].play[{at}]",
                        "so much damage would have banished it",
                        "con tanto daño estaría desterrado",
                    )

    def _homes(self, table: LorcanaGame, at: str | int, laid: list[int]) -> list[int]:
        """The locations that a character may be at: by place in the list, by name, or by the beginning of a name."""
        places = [card for card in laid if self.cards[table.kind[card]].type == "location"]
        if isinstance(at, int):
            return [card for card in places if laid.index(card) == at]
        names = {card: fold(self.cards[table.kind[card]].full_name) for card in places}
        exact = [card for card in places if names[card] == fold(at)]
        return exact or [card for card in places if names[card].startswith(fold(at))]


def _entry(entry: str | InPlay) -> InPlay:
    return InPlay(entry) if isinstance(entry, str) else entry


def _names(t: LorcanaGame, kind: int, seat: int) -> tuple[str, ...]:
    return tuple(t.figures.names[t.kind[card]] for card in t.cards(kind, seat))


def _side(t: LorcanaGame, seat: int) -> Player:
    inkwell = t.cards(Z.INKWELL, seat)
    exerted = sum(t.is_exerted(card) for card in inkwell)
    named = tuple(t.figures.names[t.kind[card]] for card in exerted_first(t, inkwell))
    return Player(
        lore=t.lore[seat],
        hand=_names(t, Z.HAND, seat),
        deck=tuple(reversed(_names(t, Z.DECK, seat))),
        inkwell=Ink(ready=len(inkwell) - exerted, exerted=exerted, cards=named),
        play=tuple(
            InPlay(
                card=t.figures.names[t.kind[card]],
                exerted=t.is_exerted(card),
                drying=t.is_drying(card),
                damage=t.damage[card],
                at=_home(t, card),
                under=_lying_under(t, card, Z.UNDER),
                facedown=_lying_under(t, card, Z.FACEDOWN),
                counters={name: many for name, many in counters_on(t, card).items() if name not in APART},
            )
            for card in t.cards(Z.PLAY, seat)
        ),
        discard=_names(t, Z.DISCARD, seat),
        inked=t.inked[seat] if t.inked[seat] > 1 else bool(t.inked[seat]),
        gone=bool(t.gone[seat]),
        counters=counters_of(t, seat),
        beside=next((t.figures.names[t.kind[card]] for card in coconuts_of(t, seat) if not t.gone[seat]), ""),
    )


def _lying_under(t: LorcanaGame, card: int, zone: int) -> tuple[str, ...]:
    return tuple(t.figures.names[t.kind[other]] for other in lying_under(t, card, zone))


def _home(t: LorcanaGame, card: int) -> str | int:
    """The location where a character is, by name or by its place in play."""
    host = t.host[card]
    if host == NOBODY:
        return ""
    row = t.cards(Z.PLAY, t.zone_seat(card))
    first = next(other for other in row if t.kind[other] == t.kind[host])
    return t.figures.names[t.kind[host]] if first == host else row.index(host)


def _by_name(t: LorcanaGame) -> list[int]:
    """The kinds of cards in the position, in alphabetical order, so that equal positions give equal files."""
    present = {kind for card, kind in enumerate(t.kind) if t.zone_kind(card) != Z.OUTSIDE}
    return sorted(present, key=lambda kind: t.figures.names[kind])


def _in_catalogue(t: LorcanaGame, kind: int) -> bool:
    """Whether a name alone says all about a card."""
    name = t.figures.names[kind]
    known = {FILLER.full_name: FILLER, MARKETING.full_name: MARKETING}.get(name) or packaged().get(name)
    return known is not None and not known.text and _defined(t, kind) == _stripped(known)


def _stripped(card: Card) -> Defined:
    """What of a card matters at the table."""
    facts = {name: getattr(card, name) for name in Defined.__struct_fields__ if name != "text"}
    return Defined(**facts)


def _defined(t: LorcanaGame, kind: int) -> Defined:
    card = t.figures.cards[kind]
    assert isinstance(card, Card)
    return _stripped(card)
