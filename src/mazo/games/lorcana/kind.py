"""Lorcana as the surfaces see it: decks, words, views and positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from mazo.abilities.runner import ASK_AMOUNT, ASK_MAY, ASK_ORDER, ASK_SHARES, ASK_TARGETS
from mazo.errors import BadConfig, UnknownCard
from mazo.games.kind import Start, Verb
from mazo.games.lorcana.book import book
from mazo.games.lorcana.book.keys import (
    BEST_OF_N,
    CLEANUP,
    CONCEDE,
    STARTING_PLAYER,
    STRUCTURE,
    TWO_GAME_SERIES,
)
from mazo.games.lorcana.cards import samples
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.construction import load_deck
from mazo.games.lorcana.deal import edition_named, new_table
from mazo.games.lorcana.positions import read_position, write_position
from mazo.games.lorcana.rules.editions import editions
from mazo.games.lorcana.rules.ending import clean_up, concede
from mazo.games.lorcana.rules.game import LorcanaGame
from mazo.games.lorcana.rules.reasons import (
    CUT_OUT_OF_RANGE,
    MOVE_TOO_EXPENSIVE,
    NAMES,
    SINGER_TOO_CHEAP,
    TOO_EXPENSIVE,
    TOO_FEW,
    TOO_MANY,
    rule_of,
)
from mazo.games.lorcana.rules.series import loser_of, next_can_begin, other_starter
from mazo.games.lorcana.rules.words import (
    ASK_ALTER,
    ASK_BAG,
    ASK_CUT,
    ASK_MAIN,
    ASK_STARTER,
    CUT_AT,
    DECK,
    DO_CHALLENGE,
    DO_END,
    DO_INK,
    DO_MOVE,
    DO_PLAY,
    DO_QUEST,
    DO_SING,
    INKWELL,
    LEAVE_DECK,
    SHUFFLE_AND_CUT,
    SHUFFLE_DECK,
)
from mazo.games.lorcana.view import EVENT_NAMES, SEAT_EVENTS, card_view
from mazo.games.spoken import SpokenKind
from mazo.kernel.codes import AMOUNT, DONE, ENTRY, NO, NOBODY, SEAT, TAKE, YES, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.gate import ASK_REPLACEMENT
from mazo.kernel.rules import Rules
from mazo.phrases import Phrases
from mazo.rulebook import Book
from mazo.views import CardView, Event

_VERBS = (
    Verb("ink", DO_INK, ("card",)),
    Verb("play", DO_PLAY, ("card",)),
    Verb("sing", DO_SING, ("card", "card")),
    Verb("quest", DO_QUEST, ("card",)),
    Verb("challenge", DO_CHALLENGE, ("card", "card")),
    Verb("move", DO_MOVE, ("card", "card")),
    Verb("end", DO_END, ()),
    Verb("leave", LEAVE_DECK, ()),
    Verb("cut", CUT_AT, ("number",)),
    Verb("shuffle", SHUFFLE_DECK, ()),
    Verb("shuffle_cut", SHUFFLE_AND_CUT, ("number",)),
    Verb("take", TAKE, ("card",)),
    Verb("done", DONE, ()),
    Verb("yes", YES, ()),
    Verb("no", NO, ()),
    Verb("amount", AMOUNT, ("number",)),
    Verb("seat", SEAT, ("seat",)),
    Verb("entry", ENTRY, ("entry",)),
)


class LorcanaKind(SpokenKind):
    """Disney Lorcana for two to four players."""

    name = "lorcana"
    title = "Disney Lorcana"
    seats = (2, 3, 4)
    verbs = _VERBS
    option_names = ("starter", "chooser")
    prompts: ClassVar = {
        ASK_MAIN: "main",
        ASK_CUT: "cut",
        ASK_ALTER: "alter",
        ASK_STARTER: "starter",
        ASK_BAG: "bag",
        ASK_TARGETS: "targets",
        ASK_MAY: "may",
        ASK_ORDER: "order",
        ASK_SHARES: "shares",
        ASK_AMOUNT: "amount",
        ASK_REPLACEMENT: "replacement",
    }
    lists: ClassVar = {ASK_ALTER: "alter", ASK_ORDER: "order", ASK_SHARES: "shares"}
    reasons = NAMES
    event_names = EVENT_NAMES
    seat_events = SEAT_EVENTS
    hidden_zones = frozenset({"outside"})

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of the Comprehensive Rules, the newest first."""
        return tuple(editions())

    @property
    def book(self) -> Book:
        """The rule book."""
        return book()

    @cached_property
    def phrases(self) -> Phrases:
        """What the table says."""
        return Phrases("mazo.games.lorcana.book")

    def sample_decks(self) -> tuple[str, ...]:
        """The decks that come with the game."""
        return tuple(samples.names())

    def deck(self, source: str) -> list[Card]:
        """A sample deck by its name, or a deck list as text; refused with every reason at once."""
        if source in samples.names():
            return list(samples.load(source))
        return list(load_deck(source, standard()))

    def new(self, decks: Sequence[Sequence[Card]], seed: str, edition: str | None, **options: Any) -> LorcanaGame:
        """A game about to begin."""
        strange = sorted(options.keys() - {*self.option_names, "scripts"})
        if strange:
            raise BadConfig(
                f"Lorcana has no option {', '.join(strange)}; it has {', '.join(self.option_names)}.",
                f"Lorcana no tiene la opción {', '.join(strange)}; tiene {', '.join(self.option_names)}.",
            )
        return new_table(decks, seed, edition_named(edition), **options)

    def position(self, data: dict[str, Any]) -> LorcanaGame:
        """A game as a position file describes it."""
        return read_position(data)

    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a game."""
        return write_position(_lorcana(table))

    def edition_of(self, table: Rules) -> str:
        """The edition that is played."""
        return _lorcana(table).edition.name

    def concede(self, table: Rules, seat: int) -> None:
        """[2.3.3.4] A player gives up."""
        concede(_lorcana(table), seat)

    def concede_rule(self) -> int:
        """[2.3.3.4] A player may concede at any moment."""
        return CONCEDE

    def kind_name(self, table: Rules, kind: int) -> str:
        """The full name of a kind of card."""
        return _lorcana(table).figures.names[kind]

    def prompt_name(self, table: Rules, choice: Choice) -> str:
        """Which prompt a question uses; some editions offer the deck only for a cut."""
        if choice.ask == ASK_CUT and not _lorcana(table).edition.opponent_may_shuffle:
            return "cut_only"
        return self.prompts[choice.ask]

    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule that a reason rests on."""
        return rule_of(reason, asking, verb_of(packed))

    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The cards and numbers that a refusal can mention."""
        t = _lorcana(table)
        values: dict[str, object] = {}
        verb, first, second = verb_of(packed), first_of(packed), second_of(packed)
        if DO_INK <= verb < DO_END or verb == TAKE:
            values["card"] = self.card_name(t, first)
        if verb in (DO_SING, DO_CHALLENGE, DO_MOVE):
            values["other"] = self.card_name(t, second)
        if choice is not None and reason in (TOO_EXPENSIVE, MOVE_TOO_EXPENSIVE):
            cost = t.cost_of(first) if reason == TOO_EXPENSIVE else t.figures.move_cost[t.kind[second]]
            ready = t.ready_ink(choice.seat)
            values.update(need=cost, have=ready, missing=cost - ready)
        elif choice is not None and reason == CUT_OUT_OF_RANGE:
            values["need"] = t.deck_size(choice.a) - 1
        elif reason == SINGER_TOO_CHEAP:
            values.update(need=t.cost_of(first), have=t.cost_of(second))
        return values

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen."""
        return TOO_MANY if len(picks) > choice.high else TOO_FEW

    def name_of(self, card: Any) -> str:
        """The full name of a card of a deck."""
        assert isinstance(card, Card)
        return card.full_name

    def event_phrase(self, event: Event) -> str:
        """Which phrase tells an event: some have a shorter one where there is less to say."""
        if event.kind == "shuffled" and event.seat == event.other_seat:
            return "shuffled_own"
        if (event.kind == "gains_lore" and not event.card) or (event.kind == "damaged" and not event.other):
            return f"{event.kind}_plain"
        return event.kind

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """A player's lore, and how many cards they have inked this turn."""
        t = _lorcana(table)
        return {"lore": t.lore[seat], "inked": t.inked[seat]}

    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer."""
        return card_view(_lorcana(table), card)

    def zone_states(self, table: Rules, zone: int, cards: Sequence[int]) -> dict[str, int]:
        """How much of an inkwell is exerted: everybody sees that, nobody the faces."""
        return {"exerted": sum(_lorcana(table).is_exerted(card) for card in cards)} if zone == INKWELL else {}

    def card(self, name: str) -> Card:
        """The card of exactly this name, if it can be played."""
        card = standard().get(name)
        if card is None or card.full_name != name:
            raise UnknownCard(name, standard().suggest(name))
        if card.text:
            raise UnknownCard(name, status="unsupported")
        return card

    def definition(self, card: Any) -> dict[str, Any] | None:
        """The facts of a card that the catalogue lacks or knows otherwise."""
        if standard().get(card.full_name) == card:
            return None
        facts: dict[str, Any] = msgspec.to_builtins(card)
        return facts

    def define(self, facts: dict[str, Any]) -> Card:
        """The card that the facts describe."""
        return msgspec.convert(facts, Card)

    def facts(self, table: Rules) -> dict[str, Any]:
        """The figures and programs of each card in the game."""
        figures = _lorcana(table).figures
        known: dict[str, Any] = {}
        for kind, name in enumerate(figures.names):
            program = figures.program[kind]
            known[name] = {
                "type": figures.type[kind],
                "cost": figures.cost[kind],
                "inkable": figures.inkable[kind],
                "strength": figures.strength[kind],
                "willpower": figures.willpower[kind],
                "lore": figures.lore[kind],
                "move_cost": figures.move_cost[kind],
                "song": figures.song[kind],
                "program": figures.library[program] if program != NOBODY else [],
                "abilities": [
                    [ability.kind, ability.event, ability.rule, ability.what, ability.amount]
                    + figures.library[ability.program]
                    for ability in figures.abilities[kind]
                ],
            }
        return known

    def clean_up(self, table: Rules) -> None:
        """[2.4.1] The Cleanup stage."""
        clean_up(_lorcana(table))

    def cleanup_rule(self) -> int:
        """[2.4.1] The Cleanup stage prepares the next game."""
        return CLEANUP

    def is_clear(self, table: Rules) -> bool:
        """[2.4.2] Whether every player's cards are one deck again and the table is clear."""
        return next_can_begin(_lorcana(table))

    def decks_of(self, table: Rules) -> list[list[str]]:
        """The cards in each deck, in the order in which the deck was listed."""
        t = _lorcana(table)
        return [[self.card_name(t, card) for card in sorted(t.cards(DECK, seat))] for seat in range(t.seats)]

    def first_start(self) -> Start:
        """[2.1.2] Chance names the starting player of the first game, or who chooses them."""
        return Start(rule=STARTING_PLAYER)

    def next_start(self, table: Rules, loser_chooses: bool) -> Start:
        """[2.1.2] Who starts the next game depends on the series; the editions of 2025 know no series of two games."""
        t = _lorcana(table)
        if loser_chooses:
            return Start(chooser=loser_of(t), rule=BEST_OF_N)
        if t.edition.starter_choice:
            return self.first_start()
        return Start(starter=other_starter(t), rule=TWO_GAME_SERIES)

    def series_rule(self) -> int:
        """[2.1.2] How many games there are, and in which order they are begun, is a matter of the series."""
        return STRUCTURE


def _lorcana(table: Rules) -> LorcanaGame:
    assert isinstance(table, LorcanaGame)
    return table
