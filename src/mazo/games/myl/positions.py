"""Position files of Mitos y Leyendas: any situation at rest, from JSON to a table and back."""

from __future__ import annotations

from typing import Any

import msgspec

from mazo.abilities.machine.listening import enter_play
from mazo.abilities.tree.effects import Ability
from mazo.errors import BadPosition
from mazo.games.myl.cards.card import Card, CardType
from mazo.games.myl.cards.catalogue import shipped, standard
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.deal import figures_of, profile_for, profile_named
from mazo.games.myl.rules.changes import arm
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.rules.steps import STAGES
from mazo.games.myl.switches import SWITCHES, otherwise, profile_with
from mazo.games.settings import likely
from mazo.games.wellformed import check_format, check_turn, converted, impossible
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import WHILE_SOURCE
from mazo.kernel.flow import current_step, go_to, phase_name, stage_name
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_card
from mazo.texts.phrases import fold

FILLER = Card(name="Relleno", type="ally", cost=1, strength=1)
"""What a number in place of a list stands for."""
FILLERS = {FILLER.name: FILLER}

_PLAIN_ZONES = {
    "castle": Z.CASTLE,
    "hand": Z.HAND,
    "reserve": Z.RESERVE,
    "paid": Z.PAID,
    "graveyard": Z.GRAVE,
    "exile": Z.EXILE,
}


class Laid(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An ally in a line, or a totem, with what belongs to it."""

    card: str
    waiting: bool = False
    weapons: tuple[str, ...] = ()


class Side(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One player's side of the table; the castle is listed top first, a number means that many fillers."""

    castle: int | tuple[str | int, ...] = ()
    hand: int | tuple[str | int, ...] = ()
    reserve: int | tuple[str | int, ...] = ()
    paid: int | tuple[str | int, ...] = ()
    defence: tuple[str | Laid, ...] = ()
    attack: tuple[str | Laid, ...] = ()
    support: tuple[str | Laid, ...] = ()
    graveyard: int | tuple[str | int, ...] = ()
    exile: int | tuple[str | int, ...] = ()


class Defined(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card that the catalogue lacks, with its abilities as trees."""

    name: str
    type: CardType
    cost: int = 0
    strength: int = 0
    races: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A situation of Mitos y Leyendas at rest."""

    mazo: int
    game: str
    players: tuple[Side, ...]
    edition: str | None = None
    turn: int = 3
    active: int = 0
    first: int = 0
    phase: str = "vigilia"
    step: str = ""
    gold_put: bool = False
    seed: str = "position"
    options: dict[str, int] = {}
    """Switches that are not as in the profile."""
    cards: tuple[Defined, ...] = ()


def read_position(data: dict[str, Any]) -> MylGame:
    """The table that a position file describes; refused with the place of the fault if it can't be."""
    return _Builder(converted(data, Position)).table()


def write_position(t: MylGame) -> dict[str, Any]:
    """The position file of a game at rest in the Vigilia; anything else can only be saved as a replay."""
    if len(t.stack) > 2 or t.waiting or stage_name(t) != "game" or phase_name(t) != "vigilia":
        raise BadPosition(
            "Something is under way, so this is not a position at rest: save the game as a replay instead.",
            "Hay algo en curso, así que no es una posición en reposo: guarda la partida como repetición.",
        )
    if _leaves_traces(t):
        raise BadPosition(
            "Something still counts that a position can't say (an effect, generated Oro, an ability that was used, "
            "a card under another player's control): save the game as a replay instead.",
            "Todavía cuenta algo que una posición no puede decir (un efecto, Oro generado, una habilidad usada, "
            "una carta bajo el control de otro jugador): guarda la partida como repetición.",
        )
    position = Position(
        mazo=1,
        game="myl",
        players=tuple(_side(t, seat) for seat in (0, 1)),
        edition=t.profile.name,
        turn=t.turn,
        active=t.active,
        first=t.first,
        phase=phase_name(t),
        step=current_step(t).name,
        gold_put=bool(t.gold_put),
        options=otherwise(t.profile),
        cards=_defined(t),
    )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written


def _leaves_traces(t: MylGame) -> bool:
    """Whether something that has happened still counts, and lies nowhere on the table."""
    strangers = any(t.in_play(card) and t.owner[card] != t.controller[card] for card in range(len(t.kind)))
    lasting = any(effect.duration != WHILE_SOURCE for effect in t.effects)
    return strangers or lasting or any(t.generated) or bool(t.used) or bool(t.history)


def _defined(t: MylGame) -> tuple[Defined, ...]:
    """The cards on the table that the catalogue lacks."""
    used = {t.kind[card] for card in range(len(t.kind))}
    found: list[Defined] = []
    for kind, card in enumerate(t.figures.cards):
        assert isinstance(card, Card)
        if kind in used and card not in shipped().called(card.name) and card != FILLER:
            found.append(Defined(card.name, card.type, card.cost, card.strength, card.races, card.abilities))
    return tuple(found)


class _Builder:
    """Lays out a table from a position, checking what the rules make impossible."""

    def __init__(self, position: Position) -> None:
        self.position = position
        extra = [FILLER, *(Card(**_fields(card)) for card in position.cards)]
        self.own = {fold(card.name): card for card in extra}
        self.kinds: dict[str, int] = {}
        self.cards: list[Card] = []

    def table(self) -> MylGame:
        """The finished table, standing at the position's step."""
        position = self.position
        check_format(position.mazo, position.game, "myl")
        if len(position.players) != 2:
            raise impossible("players", "there must be 2 players", "debe haber 2 jugadores")
        if position.active not in (0, 1) or position.first not in (0, 1):
            raise impossible("active", "there is no such player", "no existe ese jugador")
        check_turn(position.turn)
        for seat, side in enumerate(position.players):
            self._collect(side, f"players[{seat}]")
        named = position.edition is not None
        base = profile_named(position.edition) if named else profile_for([self.cards])
        table = MylGame(figures_of(self.cards), profile_with(base, _checked(position.options)))
        table.key = key_of(position.seed)
        table.lay()
        table.turn, table.active, table.first = position.turn, position.active, position.first
        for seat, side in enumerate(position.players):
            self._lay(table, seat, side)
        self._stand(table)
        return table

    def _stand(self, table: MylGame) -> None:
        phases = {phase.name: phase for phase in STAGES[1].phases}
        if self.position.phase not in phases:
            raise impossible("phase", f"there is no phase {self.position.phase!r}", "no existe esa fase")
        steps = [step.name for step in phases[self.position.phase].steps]
        step = self.position.step or steps[0]
        if step not in steps:
            raise impossible("step", f"there is no step {step!r}", "no existe ese paso")
        go_to(table, "game", self.position.phase, step)
        if self.position.gold_put:
            # The Vigilia is already under way: it must not begin anew and allow another Oro.
            table.stack[0].pc = 1
            table.gold_put = 1

    def _kind(self, name: str, place: str) -> int:
        card = self.own.get(fold(name)) or standard().get(name)
        if card is None:
            raise impossible(place, f"there is no card named {name!r}", f"no hay ninguna carta llamada {name!r}")
        if card.text:
            raise impossible(place, f"{name!r} cannot be played yet", f"{name!r} todavía no se puede jugar")
        if card.name not in self.kinds:
            self.kinds[card.name] = len(self.cards)
            self.cards.append(card)
        return self.kinds[card.name]

    def _listed(self, cards: int | tuple[str | int, ...], place: str) -> list[int]:
        row: list[int] = []
        filler = "Oro de Ensayo" if place.endswith((".reserve", ".paid")) else FILLER.name
        for at, entry in enumerate((cards,) if isinstance(cards, int) else cards):
            if isinstance(entry, int):
                if not 0 <= entry <= 200:
                    raise impossible(f"{place}[{at}]", f"{entry} cards are not possible", f"{entry} cartas no caben")
                row += [self._kind(filler, place)] * entry
            else:
                row.append(self._kind(entry, f"{place}[{at}]"))
        return row

    def _collect(self, side: Side, place: str) -> None:
        """Meet every card once, so that the figures are complete before the first is laid."""
        for zone in _PLAIN_ZONES:
            self._listed(getattr(side, zone), f"{place}.{zone}")
        for line in ("defence", "attack", "support"):
            for at, entry in enumerate(getattr(side, line)):
                laid = _laid(entry)
                for name in (laid.card, *laid.weapons):
                    self._kind(name, f"{place}.{line}[{at}]")

    def _lay(self, table: MylGame, seat: int, side: Side) -> None:
        place = f"players[{seat}]"
        for name, zone in _PLAIN_ZONES.items():
            row = self._listed(getattr(side, name), f"{place}.{name}")
            for kind in reversed(row) if zone == Z.CASTLE else row:
                card = add_card(table, kind, seat, table.place_of(zone, seat))
                if zone in (Z.RESERVE, Z.PAID):
                    if table.type_of(card) != T.GOLD:
                        raise impossible(f"{place}.{name}", "only Oros lie there", "ahí solo hay Oros")
                    enter_play(table, card)
                table.laid_aside(card, Z.CASTLE, zone)
        if table.castle(seat) == 0:
            raise impossible(f"{place}.castle", "an empty castle has lost", "un castillo vacío ha perdido")
        lines = (("defence", Z.DEFENCE), ("attack", Z.ATTACK), ("support", Z.SUPPORT))
        for name, zone in lines:
            for at, entry in enumerate(getattr(side, name)):
                self._lay_card(table, seat, zone, _laid(entry), f"{place}.{name}[{at}]")

    def _lay_card(self, table: MylGame, seat: int, zone: int, laid: Laid, place: str) -> None:
        card = add_card(table, self._kind(laid.card, place), seat, table.place_of(zone, seat))
        is_ally = table.type_of(card) == T.ALLY
        if is_ally == (zone == Z.SUPPORT) or table.type_of(card) in (T.GOLD, T.WEAPON):
            raise impossible(place, "a card of this type does not lie there", "una carta de ese tipo no va ahí")
        if laid.waiting:
            table.flags[card] |= S.WAITING
        enter_play(table, card)
        for name in laid.weapons:
            weapon = add_card(table, self._kind(name, place), seat, table.place_of(Z.HAND, seat))
            if table.type_of(weapon) != T.WEAPON or not is_ally:
                raise impossible(place, "only weapons are carried, by allies", "solo los aliados portan armas")
            arm(table, weapon, card)
            enter_play(table, weapon)


def _checked(options: dict[str, int]) -> dict[str, int]:
    """Switches and their values, refused where there is no such switch or it is never so."""
    for name, value in options.items():
        place = f"options.{name}"
        if name not in SWITCHES:
            there = likely(name, SWITCHES)
            raise impossible(place, f"there is no such switch; there is {there}", f"no existe; hay {there}")
        low, high = SWITCHES[name].low, SWITCHES[name].high
        if not low <= value <= high:
            raise impossible(place, f"it lies between {low} and {high}", f"va de {low} a {high}")
    return options


def _fields(card: Defined) -> dict[str, Any]:
    return {name: getattr(card, name) for name in ("name", "type", "cost", "strength", "races", "abilities")}


def _laid(entry: str | Laid) -> Laid:
    return Laid(entry) if isinstance(entry, str) else entry


def _side(t: MylGame, seat: int) -> Side:
    def names(zone: int) -> tuple[str, ...]:
        return tuple(t.figures.names[t.kind[card]] for card in t.cards(zone, seat))

    def line(zone: int) -> tuple[Laid, ...]:
        return tuple(
            Laid(
                t.figures.names[t.kind[card]],
                bool(t.flags[card] & S.WAITING),
                tuple(t.figures.names[t.kind[weapon]] for weapon in t.weapons_of(card)),
            )
            for card in t.cards(zone, seat)
            if t.host[card] == NOBODY
        )

    return Side(
        castle=tuple(reversed(names(Z.CASTLE))),
        hand=names(Z.HAND),
        reserve=names(Z.RESERVE),
        paid=names(Z.PAID),
        defence=line(Z.DEFENCE),
        attack=line(Z.ATTACK),
        support=line(Z.SUPPORT),
        graveyard=names(Z.GRAVE),
        exile=names(Z.EXILE),
    )
