"""Lorcana as the surfaces see it: decks, words, views and positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from mazo.abilities.runner import ASK_AMOUNT, ASK_MAY, ASK_ORDER, ASK_SHARES, ASK_TARGETS
from mazo.errors import BadConfig, UnknownCard
from mazo.games.kind import GameKind, Start, Verb
from mazo.games.lorcana import view as viewing
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
    LEAVE_DECK,
    SHUFFLE_AND_CUT,
    SHUFFLE_DECK,
)
from mazo.kernel.codes import AMOUNT, DONE, ENTRY, GAME_VERBS, NO, NOBODY, SEAT, TAKE, YES, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.gate import ASK_REPLACEMENT
from mazo.kernel.rules import Rules
from mazo.phrases import Phrases
from mazo.rulebook import Book, Lang
from mazo.views import Event, Refusal, View

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

_PROMPTS = {
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


class LorcanaKind(GameKind):
    """Disney Lorcana for two to four players."""

    name = "lorcana"
    title = "Disney Lorcana"
    seats = (2, 3, 4)
    verbs = _VERBS
    option_names = ("starter", "chooser")

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

    def card_name(self, table: Rules, card: int) -> str:
        """The full name of a card."""
        return _lorcana(table).figures.names[table.kind[card]]

    def list_name(self, choice: Choice) -> str:
        """Which list a question for several cards uses."""
        return {ASK_ALTER: "alter", ASK_ORDER: "order", ASK_SHARES: "shares"}.get(choice.ask, "targets")

    def prompt(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> str:
        """The question as a sentence."""
        name = _PROMPTS[choice.ask]
        if name == "cut" and not _lorcana(table).edition.opponent_may_shuffle:
            name = "cut_only"
        card = self.card_name(table, choice.source) if choice.source != NOBODY else ""
        return self.phrases.say(
            "prompt", name, lang, other=names[choice.a], card=card, amount=choice.high, range=self._range(choice, lang)
        )

    def _range(self, choice: Choice, lang: Lang) -> str:
        name = "exactly" if choice.low == choice.high else "between" if choice.low > 0 else "up_to"
        return self.phrases.say("range", name, lang, low=choice.low, high=choice.high)

    def refusal(
        self, table: Rules, choice: Choice | None, packed: int, reason: int, names: Sequence[str], seat: int
    ) -> Refusal:
        """A refusal in words, with the rule that it rests on."""
        t = _lorcana(table)
        rule = rule_of(reason, choice.rule if choice is not None else 0, verb_of(packed))
        texts: list[str] = []
        for lang in ("en", "es"):
            values = self._refusal_values(t, choice, packed, reason, names, lang)
            texts.append(self.phrases.say("refusal", NAMES[reason], lang, **values))
            texts.append(self.phrases.extra("refusal", NAMES[reason], f"fix_{lang}", **values))
        number = self.book.by_code(rule).number(t.edition.name)
        return Refusal(NAMES[reason], rule, number, texts[0], texts[2], texts[1], texts[3])

    def _refusal_values(
        self, t: LorcanaGame, choice: Choice | None, packed: int, reason: int, names: Sequence[str], lang: Lang
    ) -> dict[str, object]:
        values: dict[str, object] = {"card": "", "other": "", "need": 0, "have": 0, "missing": 0}
        verb, first, second = verb_of(packed), first_of(packed), second_of(packed)
        if DO_INK <= verb < DO_END or verb == TAKE:
            values["card"] = self.card_name(t, first)
        if verb in (DO_SING, DO_CHALLENGE, DO_MOVE):
            values["other"] = self.card_name(t, second)
        if choice is not None:
            values["prompt"] = self.prompt(t, choice, names, lang)
            values["range"] = self._range(choice, lang)
            values.setdefault("other", names[choice.seat])
            if reason in (TOO_EXPENSIVE, MOVE_TOO_EXPENSIVE):
                cost = t.cost_of(first) if reason == TOO_EXPENSIVE else t.figures.move_cost[t.kind[second]]
                ready = t.ready_ink(choice.seat)
                values.update(need=cost, have=ready, missing=cost - ready)
            elif reason == CUT_OUT_OF_RANGE:
                values["need"] = t.deck_size(choice.a) - 1
            if verb < GAME_VERBS and not values["other"]:
                values["other"] = names[choice.seat]
        if reason == SINGER_TOO_CHEAP:
            values.update(need=t.cost_of(first), have=t.cost_of(second))
        return values

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen."""
        return TOO_MANY if len(picks) > choice.high else TOO_FEW

    def name_of(self, card: Any) -> str:
        """The full name of a card of a deck."""
        assert isinstance(card, Card)
        return card.full_name

    def view(self, table: Rules, seat: int, names: Sequence[str]) -> View:
        """What a seat may know."""
        return viewing.view(_lorcana(table), seat, names)

    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """One row of the log as a viewer may know it."""
        return viewing.event(_lorcana(table), row, viewer)

    def tell(self, event: Event, names: Sequence[str], lang: Lang) -> str:
        """An event as a sentence."""
        name = event.kind
        if name == "shuffled" and event.seat == event.other_seat:
            name = "shuffled_own"
        if name in ("gains_lore", "damaged") and not (event.other if name == "damaged" else event.card):
            name += "_plain"
        unseen = self.phrases.template("word", "a_card", lang)
        sentence = self.phrases.say(
            "event",
            name,
            lang,
            player=names[event.seat] if event.seat >= 0 else "",
            card=event.card or unseen,
            other=names[event.other_seat] if event.other_seat >= 0 else event.other or unseen,
            amount=event.amount,
        )
        return sentence[0].upper() + sentence[1:]

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
