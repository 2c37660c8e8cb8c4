"""A game on `CardGame` as the surfaces see it: its cards and decks, its words, what is seen of it, its positions."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from mazo.abilities.lasting.cardgame import OWN_REASONS, TOO_FEW, TOO_MANY, CardGame, Printed
from mazo.abilities.lowering.dialect import Dialect
from mazo.abilities.lowering.printing import print_cards
from mazo.errors import BadConfig
from mazo.games.cards import KnownCard
from mazo.games.kind import Verb
from mazo.games.positions import read_position, write_position
from mazo.games.shelf import Card, Shelf
from mazo.games.spoken import ASKED, LISTED, SpokenKind
from mazo.kernel.codes import AMOUNT, DONE, ENTRY, NO, NOBODY, SEAT, TAKE, YES, first_of, verb_of
from mazo.kernel.flow import begin
from mazo.kernel.frames import Choice
from mazo.kernel.records import ZoneKind
from mazo.kernel.rng import key_of
from mazo.kernel.rules import Rules
from mazo.kernel.zones import add_deck
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import Book
from mazo.views import CardFace, CardView

_VERBS = (
    Verb("take", TAKE, ("card",)),
    Verb("done", DONE, ()),
    Verb("yes", YES, ()),
    Verb("no", NO, ()),
    Verb("amount", AMOUNT, ("number",)),
    Verb("seat", SEAT, ("seat",)),
    Verb("entry", ENTRY, ("entry",)),
)
_REASONS = ("ok", "other_question", "not_offered", "too_many", "too_few")


class CardKind(SpokenKind):
    """A game that brings its rules, cards and words, and leaves the rest to what all such games share."""

    rules: Callable[[Printed, int], CardGame]
    """The game's own class, which makes an empty table of cards and a number of players."""
    zones: ClassVar[list[ZoneKind]]
    shelf: Shelf
    dialect: Dialect
    conceding: int
    """The rule that lets a player give up."""
    own_verbs: ClassVar[tuple[Verb, ...]] = ()
    own_prompts: ClassVar[Mapping[int, str]] = {}
    own_reasons: ClassVar[Mapping[str, int]] = {}
    """The names of the game's own reasons, in the order of their codes, and the rule that each rests on."""
    lists: ClassVar[Mapping[int, str]] = LISTED
    verbs: tuple[Verb, ...] = _VERBS
    option_names = ("starter",)

    def __init_subclass__(cls) -> None:
        """What every game of this kind says comes to what the game says itself."""
        cls.verbs = (*cls.own_verbs, *_VERBS)
        cls.prompts = {**ASKED, **cls.own_prompts}
        cls.reasons = (*_REASONS, *cls.own_reasons)

    # Texts.

    @cached_property
    def book(self) -> Book:
        """The rule book."""
        return Book.load(f"{self.package}.book")

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of the book."""
        return self.book.editions

    @cached_property
    def phrases(self) -> Phrases:
        """What the table says; what every table says it need not say itself."""
        return Phrases(f"{self.package}.book", on=Phrases(__package__))

    @cached_property
    def words(self) -> Phrases:
        """What the boards call things."""
        return Phrases(f"{self.package}.book", "board.toml")

    @cached_property
    def glossary(self) -> Glossary:
        """The boards' words are all the words that there are."""
        return Glossary(())

    def prompt_values(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> dict[str, object]:
        """What a prompt can mention: also what the card says that asks."""
        values = super().prompt_values(table, choice, names, lang)
        text = self.card_text(str(values["card"]), lang).replace("\n", " ")
        return values | {"text": f"{text} " if text else ""}

    def clause(self, table: Rules, choice: Choice, lang: Lang) -> str:
        """What the card says that asks: as a game's cards are short, all of it."""
        return self.card_text(self.card_name(table, choice.source), lang) if choice.source != NOBODY else ""

    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule that a reason rests on."""
        return tuple(self.own_reasons.values())[reason - OWN_REASONS] if reason >= OWN_REASONS else asking

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen."""
        return TOO_MANY if len(picks) > choice.high else TOO_FEW

    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The card that a refusal can mention."""
        operands = next((verb.operands for verb in self.verbs if verb.code == verb_of(packed)), ())
        return {"card": self.card_name(table, first_of(packed))} if operands[:1] == ("card",) else {}

    # Cards and decks.

    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """The decks that come with the game."""
        return tuple(self.shelf.lists)

    def deck(self, source: str, format: str = "") -> list[Card]:
        """The cards of a deck by its name, or of a deck list."""
        return self.shelf.deck(source)

    def deck_text(self, name: str) -> str:
        """The list of a deck that comes with the game."""
        return self.shelf.lists[name]

    def name_of(self, card: Any) -> str:
        """The name of a card of a deck."""
        assert isinstance(card, Card)
        return card.name

    def card(self, name: str) -> Card:
        """The card of exactly this name."""
        return self.shelf.card(name)

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card says."""
        return self.shelf.cards[name].text.text(lang) if name in self.shelf.cards else ""

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card."""
        card = self.card(name)
        text = tuple(card.text.text(lang).splitlines())
        return CardFace(name, name, type=card.type, figures=dict(card.figures), kinds=card.kinds, text=text)

    @cached_property
    def catalogue(self) -> tuple[KnownCard, ...]:
        """Every card as printed."""
        return tuple(
            KnownCard(CardView(0, card.name, card.type, 0, {name: (n, n) for name, n in card.figures.items()}))
            for card in self.shelf.cards.values()
        )

    # Tables.

    def new(self, decks: Sequence[Sequence[Card]], seed: str, edition: str | None, **options: Any) -> CardGame:
        """A game about to begin: every card in its player's deck."""
        starter = options.pop("starter", NOBODY)
        if options or not isinstance(starter, int) or not NOBODY <= starter < len(decks):
            raise BadConfig(
                f"{self.title} has one option: starter, the number of a seat.",
                f"{self.title} tiene una opción: starter, el número de un asiento.",
            )
        if edition not in (None, *self.editions):
            known = ", ".join(self.editions)
            raise BadConfig(
                f"There is no edition {edition!r}: there are {known}.",
                f"No existe la edición {edition!r}: hay {known}.",
            )
        if len(decks) not in self.seats:
            raise BadConfig(
                f"{self.title} is not played by {len(decks)} players.",
                f"{self.title} no es para {len(decks)} jugadores.",
            )
        unique = list({card.name: card for deck in decks for card in deck}.values())
        table = self.empty_table(unique, len(decks))
        table.key = key_of(seed)
        table.lay()
        for seat, deck in enumerate(decks):
            kinds = [table.printed.names.index(card.name) for card in deck]
            add_deck(table, kinds, seat, table.place_of(table.deck_zone(), seat))
        table.first = starter
        begin(table)
        return table

    def empty_table(self, cards: Sequence[Card], seats: int) -> CardGame:
        """A table that knows these cards, with nothing on it."""
        printed = Printed(self.zones, max(self.event_names) + 1)
        print_cards(printed, cards, self.dialect, self.dialect.words.lexicon(self.title))
        self._check_build()
        return type(self).rules(printed, seats)

    def _check_build(self) -> None:
        """A class that is not compiled cannot stand on one that is."""
        own, base = (sys.modules[one.__module__].__file__ or "" for one in (type(self).rules, CardGame))
        if own.endswith(".py") and not base.endswith(".py"):
            raise BadConfig(
                f"Mazo is compiled and the rules of {self.title} are not: install Mazo again (make play does it), or "
                "run its sources (PYTHONPATH=src python -m mazo).",
                f"Mazo está compilado y las reglas de {self.title} no: instala Mazo otra vez (lo hace make play) o "
                "ejecuta sus fuentes (PYTHONPATH=src python -m mazo).",
            )

    def position(self, data: dict[str, Any]) -> CardGame:
        """A game as a position file describes it."""
        return read_position(self.name, self.shelf, self.empty_table, data, self.editions)

    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a game."""
        return write_position(self.name, self.edition_of(table), _game(table))

    def edition_of(self, table: Rules) -> str:
        """The one edition."""
        return self.editions[0]

    def concede(self, table: Rules, seat: int) -> None:
        """A player gives up."""
        if not table.over:
            _game(table).give_up(seat)

    def concede_rule(self) -> int:
        """The rule that lets a player give up."""
        return self.conceding

    def kind_name(self, table: Rules, kind: int) -> str:
        """The name of a kind of card."""
        return _game(table).printed.names[kind]

    def kind_names(self, table: Rules) -> Sequence[str]:
        """The names of the cards in the game."""
        return _game(table).printed.names

    def wider(self, table: Rules, cards: Sequence[Card]) -> CardGame:
        """An empty table of the same game that knows these cards too."""
        own = [card for card in _game(table).printed.cards if isinstance(card, Card)]
        return self.empty_table([*own, *cards], table.seats)

    def facts(self, table: Rules) -> dict[str, Any]:
        """Each card in the game as data: its figures and its ability trees."""
        cards = [card for card in _game(table).printed.cards if isinstance(card, Card)]
        return {card.name: msgspec.to_builtins(card) for card in cards}

    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer."""
        t = _game(table)
        printed = self.shelf.card(self.card_name(t, card))
        figures = {
            name: (value, t.figure(card, self.dialect.words.figures[name])) for name, value in printed.figures.items()
        }
        host = t.number[t.host[card]] if t.host[card] != NOBODY else 0
        return CardView(t.number[card], printed.name, printed.type, 0, figures, self.states_of(t, card), host=host)

    def states_of(self, table: CardGame, card: int) -> tuple[str, ...]:
        """The states that a card is in, by name."""
        return ()


def _game(table: Rules) -> CardGame:
    assert isinstance(table, CardGame)
    return table
