"""The position of a case as a table: every card in its place, and which card each place of the layout names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from mazo.abilities.machine.listening import enter_play
from mazo.errors import BadConfig
from mazo.games.lorcana.cards.catalogue import Card, fold
from mazo.games.lorcana.cards.formats import USUAL_FORMAT
from mazo.games.lorcana.codes import counters as C
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.deal import edition_named, figures_of, place_card, variant_named
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.rules.editions import Edition
from mazo.kernel.effects import settle
from mazo.kernel.flow import go_to
from mazo.kernel.rng import key_of
from workshop.lorcana.conformance.cases import PLAYERS, Case, Given, Mock, Pile, card_of
from workshop.lorcana.conformance.mocks import FILLER, UnknownWord, Unreadable, mock_card
from workshop.lorcana.conformance.sources import Source

ZONES: Final = {"deck": Z.DECK, "hand": Z.HAND, "discard": Z.DISCARD, "inkwell": Z.INKWELL, "play": Z.PLAY}
_SINGING: Final = ("singSong", "playSongTogether")
_OF_INKS: Final = ("OfColour(", "ink types")
"""By which words a text asks for the ink of cards."""
_PLAYER_NAMES: Final = (("p1", "player_one"), ("p2", "player_two"))


class Unsupported(Exception):
    """A case that needs a card whose text can't be played yet."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card = card


class UnclearLayout(Exception):
    """A layout that nobody understands; why."""


class World:
    """A table, and what the places of the first layout mean on it."""

    def __init__(self, table: LorcanaGame, refs: dict[str, int], mocked: dict[str, Mock], inkless: str = "") -> None:
        self.table = table
        self.refs = refs
        self.mocked = mocked
        self.inkless = inkless
        """A synthetic card whose ink some text of the case asks for: no case says it."""

    def meant(self, argument: Any) -> list[int]:
        """The cards that an argument may mean: one, or several copies that can't be told apart."""
        given = card_of(argument)
        if given is None:
            return []
        places = [self.refs[place] for place in given.places if place in self.refs]
        return places or (self.called(given.card) if given.card else [])

    def called(self, name: str) -> list[int]:
        """All cards of that full name."""
        t = self.table
        return [card for card, kind in enumerate(t.kind) if fold(t.figures.names[kind]) == fold(name)]


def lay_out(case: Case, source: Source, chance: int = 0, edition: str = "") -> World:
    """The table of a case, with one of many chances, under its own edition or another one.

    Refused if it needs a card that can't be played, or something that the edition doesn't know.
    """
    return _Builder(case, source, chance, _edition(edition or case.edition)).world()


def _edition(name: str) -> Edition:
    try:
        return edition_named(name)
    except BadConfig as unknown:
        raise UnclearLayout(unknown.text("en")) from None


class _Builder:
    def __init__(self, case: Case, source: Source, chance: int, edition: Edition) -> None:
        self.case = case
        self.edition = edition
        self.source = source
        self.chance = chance
        self.songs = songs_of(case)
        self.kinds: dict[str, int] = {}
        self.cards: list[Card] = []
        self.mocked: dict[str, Mock] = {}

    def world(self) -> World:
        """Every card in its place, and the game at player 1's main phase."""
        sides = [self.case.given.side(seat) for seat in (0, 1)]
        piles = [
            (seat, zone, list(self._listed(getattr(side, zone))))
            for seat, side in enumerate(sides)
            for zone in ("deck", "hand", "inkwell", "discard", "play")
        ]
        kinds = [[self._kind(given) for given in cards] for _, _, cards in piles]
        for _, _, cards in piles:
            for given in cards:
                for below in given.cards_under if given is not None else ():
                    self._kind(below)
        try:
            figures = figures_of(self.cards, self.edition)
        except BadConfig as unknown:  # a text of things that this edition doesn't know
            raise UnclearLayout(unknown.text("en")) from None
        table = LorcanaGame(2, figures, self.edition, variant_named(USUAL_FORMAT))
        table.key = key_of(f"{self.case.id}{self.chance or ''}")
        table.lay()
        table.turn, table.active, table.first = 1, 0, 0
        refs: dict[str, int] = {}
        laid: list[tuple[int, Given]] = []
        for (seat, zone, cards), row in zip(piles, kinds):
            for at, (given, kind) in enumerate(zip(cards, row)):
                card = place_card(table, kind, seat, table.place_of(ZONES[zone], seat))
                refs[f"{PLAYERS[seat]}.{zone}[{at}]"] = card
                if given is not None and given.ref is not None:
                    refs[given.ref] = card
                if zone == "play" and given is not None:
                    laid.append((card, given))
        self._states(table, laid, refs)
        for seat in (0, 1):
            table.lore[seat] = self._lore(seat)
            self._drops(table, seat)
        go_to(table, "game", "main", "actions")
        table.during = table.active
        table.asks_all = True
        settle(table)
        table.unchecked = False  # the position stands as it was given until something happens
        return World(table, refs, self.mocked, self._inkless())

    def _inkless(self) -> str:
        """A synthetic card, if a text asks for inks: of those, cases say nothing."""
        asked = any(word in repr(card.abilities) for card in self.cards if card.abilities for word in _OF_INKS)
        mocks = [card.full_name for card in self.cards if card.inks == () and fold(card.full_name) in self.mocked]
        return mocks[0] if asked and mocks else ""

    def _listed(self, pile: Pile) -> Iterator[Given | None]:
        if isinstance(pile, int):
            yield from [None] * pile
        else:
            yield from pile

    def _kind(self, given: Given | None) -> int:
        card = self._card(given)
        key = f"{card.full_name}\n{given.mock if given is not None else None}"
        if key not in self.kinds:
            self.kinds[key] = len(self.cards)
            self.cards.append(card)
        return self.kinds[key]

    def _card(self, given: Given | None) -> Card:
        if given is None or (given.mock is None and fold(given.card) == fold(FILLER.name)):
            return FILLER
        if given.mock is not None:
            self.mocked[fold(given.card)] = given.mock
            try:
                return mock_card(given.card, given.mock, self.songs, self.source)
            except Unreadable:
                raise Unsupported(given.card) from None
            except UnknownWord as word:
                raise UnclearLayout(str(word)) from None
        card = self.source.find(given.card)
        if card is None or card.text:
            raise Unsupported(given.card or given.ref or "?")
        return card

    def _states(self, table: LorcanaGame, laid: list[tuple[int, Given]], refs: dict[str, int]) -> None:
        limbo = [0, 0]
        for card, given in laid:
            table.flags[card] = (S.EXERTED if given.exerted else 0) | (S.DRYING if given.is_drying else 0)
            table.damage[card] = given.damage
            if given.at_location is not None:
                table.host[card] = self._home(table, card, given.at_location, refs)
            enter_play(table, card)
            seat = table.owner[card]
            for below in given.cards_under:
                under = place_card(table, self._kind(below), seat, table.place_of(Z.FACEDOWN, seat))
                table.host[under] = card
                refs[below.ref or f"{PLAYERS[seat]}.limbo[{limbo[seat]}]"] = under
                limbo[seat] += 1
        table.dirty = True

    def _home(self, table: LorcanaGame, card: int, said: Given, refs: dict[str, int]) -> int:
        """The location where the character is, by its place in the layout, else by its name."""
        named = [
            other
            for other in table.cards(Z.PLAY, table.owner[card])
            if fold(table.figures.names[table.kind[other]]) == fold(said.card)
        ]
        homes = [refs[place] for place in said.places if place in refs] or named
        if not homes:
            raise Unsupported(said.card or said.ref or "?")
        return homes[0]

    def _lore(self, seat: int) -> int:
        """What the layout says of the player, else what the options say of both."""
        lore = self.case.given.side(seat).lore
        options = self.case.given.options
        started = options.starting_lore if options is not None else None
        if lore is not None or started is None:
            return lore or 0
        if isinstance(started, int):
            return started
        unknown = started.keys() - {name for names in _PLAYER_NAMES for name in names}
        if unknown:
            raise UnclearLayout(f"startingLore: no player is known as {min(unknown)!r}")
        return next((started[name] for name in _PLAYER_NAMES[seat] if name in started), 0)

    def _drops(self, table: LorcanaGame, seat: int) -> None:
        """[1.13.1.2] The ink drops that lie in the player's inkwell."""
        drops = self.case.given.side(seat).ink_drops
        if drops == 0:
            return
        if drops < 0 or not self.edition.ink_drops:
            raise UnclearLayout(f"inkDrops {drops}: edition {self.edition.name} knows no such position")
        table.counters[C.INK_DROP][seat] = drops
        table.counters_changed(C.INK_DROP)


def songs_of(case: Case) -> set[str]:
    """The synthetic actions of a case that are songs: they are sung in it, or their names say so."""
    found: set[str] = set()
    for step in case.steps:
        if step.do is not None and step.do.action in _SINGING:
            for argument in step.do.args:
                sung = card_of(argument)
                if sung is not None:
                    found.add(sung.card)
                    break
    for given in _all_given(case):
        name = given.card.casefold()
        if ("song" in name or "ballad" in name) and "non song" not in name and "non-song" not in name:
            found.add(given.card)
    return found


def _all_given(case: Case) -> Iterator[Given]:
    for seat in (0, 1):
        side = case.given.side(seat)
        for pile in (side.hand, side.deck, side.play, side.inkwell, side.discard):
            for given in () if isinstance(pile, int) else pile:
                yield given
                yield from given.cards_under


def plain(value: Any) -> Any:
    """A value as JSON would hold it."""
    return msgspec.to_builtins(value)
