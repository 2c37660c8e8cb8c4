"""Lorcana as the surfaces see it: decks, words, views and positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from mazo.abilities.machine.asking import ASK_TARGETS
from mazo.abilities.questions.places import Place
from mazo.abilities.reading.coverage import Coverage
from mazo.errors import BadConfig, UnknownCard
from mazo.games.cards import CardPage, CardRow, CardsImported, CardsRead, KnownCard, KnownSet, Watch
from mazo.games.decks import Checked, Dealing, DeckFormat, Judgement, ShippedDeck
from mazo.games.gallery import Gallery
from mazo.games.kept import stamp
from mazo.games.kind import Start
from mazo.games.laying import Laying
from mazo.games.lorcana.board import PLAN
from mazo.games.lorcana.book import book, glossary
from mazo.games.lorcana.book.keys import (
    ALTER_HANDS,
    BEST_OF_N,
    CLEANUP,
    CONCEDE,
    DRAW_BY_AGREEMENT,
    OPENING_HANDS,
    READY_CARDS,
    STARTING_PLAYER,
    STRUCTURE,
    TWO_BASES_PLACE,
    TWO_GAME_SERIES,
)
from mazo.games.lorcana.cards import formats, judging, samples
from mazo.games.lorcana.cards.catalogue import USUAL_COPIES, Card, packaged, standard
from mazo.games.lorcana.cards.coconuts import coconuts
from mazo.games.lorcana.cards.construction import ink_name
from mazo.games.lorcana.cards.formats import USUAL_FORMAT
from mazo.games.lorcana.cards.imported import GAME, IMPORTS
from mazo.games.lorcana.clauses import TELLING, ability_text, rule_behind
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.deal import DISGUISED, edition_named, new_table, with_cards
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.laying import LAYING
from mazo.games.lorcana.lexicon import KEYWORDS
from mazo.games.lorcana.nearing import nearer
from mazo.games.lorcana.position.files import FILLERS, read_position, write_position
from mazo.games.lorcana.position.seen import position_seen
from mazo.games.lorcana.reading import cardfile
from mazo.games.lorcana.refusing import values_of
from mazo.games.lorcana.rules.checks import lore_to_win, lose
from mazo.games.lorcana.rules.coconut import is_coconut
from mazo.games.lorcana.rules.editions import editions
from mazo.games.lorcana.rules.ending import clean_up, concede
from mazo.games.lorcana.rules.playing import asks_which_shift
from mazo.games.lorcana.rules.reasons import (
    NAMES,
    NOT_OFFERED,
    TOO_FEW,
    TOO_MANY,
    older_rule,
    rule_of,
)
from mazo.games.lorcana.rules.series import loser_of, next_can_begin, other_starter
from mazo.games.lorcana.rules.variants import LORE_TO_WIN, OPENING_HAND
from mazo.games.lorcana.verbs import VERBS
from mazo.games.lorcana.view import EVENT_NAMES, FROM_A_ZONE, SEAT_EVENTS, card_view, lying_apart
from mazo.games.lorcana.ways import Ways
from mazo.games.spoken import ASKED, LISTED, SpokenKind
from mazo.games.vain import in_vain, phrase_of
from mazo.kernel.codes import NOBODY, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang, Wording
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import Book
from mazo.views import CardFace, CardView, Event, Refusal, View, ZoneView


class LorcanaKind(SpokenKind):
    """Disney Lorcana for two to four players."""

    name = "lorcana"
    title = "Disney Lorcana"
    seats = (2, 3, 4)
    plan = PLAN
    laying: Laying | None = LAYING
    telling_scores = ("lore",)
    understood = True
    verbs = VERBS
    option_names = ("starter", "chooser", "format")
    usual_format = USUAL_FORMAT
    opens: ClassVar = {"draft": "lorcana-draft", "sealed": "lorcana-draft"}
    dealing = Dealing(OPENING_HAND, OPENING_HANDS, "some", ALTER_HANDS, on_play=-1)
    telling = TELLING
    prompts: ClassVar = {
        **ASKED,
        ASK.MAIN: "main",
        ASK.CUT: "cut",
        ASK.ALTER: "alter",
        ASK.STARTER: "starter",
        ASK.BAG: "bag",
        ASK.SINGERS: "singers",
        ASK.BASES: "bases",
        ASK.ENTER: "enter",
        ASK.COST: "cost",
        ASK.NAME: "name",
        ASK.DROPS: "drops",
        ASK.LOOP: "loop",
    }
    lists: ClassVar = {**LISTED, ASK.ALTER: "alter"}
    reasons = NAMES
    event_names = EVENT_NAMES
    seat_events = SEAT_EVENTS
    resolving = frozenset({ASK.BAG})
    idle = frozenset({DO.END})
    hidden_zones = frozenset({"outside"})

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of the Comprehensive Rules, the newest first."""
        return tuple(editions())

    @property
    def book(self) -> Book:
        """The rule book."""
        return book()

    @property
    def phrases(self) -> Phrases:
        """What the table says."""
        return TELLING.phrases

    @property
    def glossary(self) -> Glossary:
        """The words of the game."""
        return glossary()

    @cached_property
    def words(self) -> Phrases:
        """What the boards call things."""
        return Phrases("mazo.games.lorcana.book", "board.toml")

    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """The decks to begin with; where only decks of its own are legal, those of the format."""
        return samples.names_for(format) if format == samples.APART else samples.names()

    def known_decks(self) -> tuple[str, ...]:
        """Every deck that comes with the game."""
        return samples.all_names()

    def likely_decks(self, table: Rules) -> tuple[str, ...]:
        """The decks that were made for the table's format, if only such are legal there; otherwise all others."""
        return samples.names_for(samples.APART) if _lorcana(table).variant.coconut else samples.usual_names()

    def deck(self, source: str, format: str = "") -> list[Card]:
        """[10.2.1] A deck that Mazo ships by its name, or a deck list as text; refused with every reason at once."""
        return list(samples.deck(source, format or USUAL_FORMAT))

    def deck_text(self, name: str) -> str:
        """The list of a deck that comes with the game."""
        return samples.text(name)

    def shipped_deck(self, name: str, on: date | None = None) -> ShippedDeck:
        """A deck that comes with the game, and where it is legal."""
        return judging.shipped_deck(name, on)

    def formats(self) -> tuple[DeckFormat, ...]:
        """[1.10.1] What decks are built for."""
        return judging.deck_formats()

    def judge(self, text: str) -> Judgement:
        """A list, or a deck by its name, in every format."""
        return judging.judge(text)

    def check_deck(self, text: str, format: str, on: str | None, today: date) -> Checked:
        """What a format says about a list on a day."""
        return judging.check_on(text, format or judging.TOURNAMENT_FORMAT, today if on is None else self.day(on))

    def day(self, text: str) -> date:
        """A day on which there were cards."""
        return formats.day(text)

    def colour_name(self, colour: str, lang: Lang) -> str:
        """An ink type in words."""
        return ink_name(colour, lang)

    def new(self, decks: Sequence[Sequence[Card]], seed: str, edition: str | None, **options: Any) -> LorcanaGame:
        """A game about to begin."""
        strange = sorted(options.keys() - set(self.option_names))
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

    def position_seen(self, view: View) -> dict[str, Any] | None:
        """A game at rest in which the viewer would see the same."""
        return position_seen(view)

    def nearer(self, position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
        """The same position nearer and nearer to a win."""
        return nearer(position, seat)

    def edition_of(self, table: Rules) -> str:
        """The edition that is played."""
        return _lorcana(table).edition.name

    def takes_salt(self, choice: Choice) -> bool:
        """[2.2.1.2] An opponent shuffles or cuts the deck."""
        return choice.ask == ASK.CUT

    def concede(self, table: Rules, seat: int) -> None:
        """[2.3.3.4] A player gives up."""
        concede(_lorcana(table), seat)

    def concede_rule(self) -> int:
        """[2.3.3.4] A player may concede at any moment."""
        return CONCEDE

    def draw_rule(self) -> int:
        """[M55] The tournament rules let players agree to a draw."""
        return DRAW_BY_AGREEMENT

    def put_out(self, table: Rules, seat: int, rule: int) -> None:
        """[2.3.3.3] A player loses by a decision of the table."""
        lose(_lorcana(table), seat, rule)

    def kind_name(self, table: Rules, kind: int) -> str:
        """The full name of a kind of card."""
        return _lorcana(table).figures.names[kind]

    def prompt_name(self, table: Rules, choice: Choice) -> str:
        """Which prompt a question uses; some editions offer the deck only for a cut."""
        if choice.ask == ASK.CUT and not _lorcana(table).edition.opponent_may_shuffle:
            return "cut_only"
        if choice.ask == ASK.BASES and choice.rule == TWO_BASES_PLACE:
            return "place"
        if choice.ask == ASK_TARGETS and choice.rule == READY_CARDS:
            return "ready"
        return self.prompts[choice.ask]

    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule that a reason rests on."""
        return rule_of(reason, asking, verb_of(packed))

    def refusal(
        self,
        table: Rules,
        choice: Choice | None,
        packed: int,
        reason: int,
        names: Mapping[Lang, Sequence[str]],
        seat: int,
    ) -> Refusal:
        """A refusal in words; where the edition has no such rule yet, it rests on the one that covers it there."""
        said = super().refusal(table, choice, packed, reason, names, seat)
        if said.number:
            return said
        rule = older_rule(said.rule)
        number = self.book.by_code(rule).number(self.edition_of(table))
        return msgspec.structs.replace(said, rule=rule, number=number)

    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The cards and numbers that a refusal can mention."""
        return values_of(_lorcana(table), choice, packed, reason)

    def number_text(self, table: Rules, number: int) -> str:
        """The name that a number stands for, as the cards of this game write it."""
        figures = _lorcana(table).figures
        for name in figures.names:
            whole = name.partition(" - ")[0]
            for part in (whole, *DISGUISED.get(whole, whole).split(" & ")):
                if figures.name_numbers.get(part.casefold()) == number:
                    return part
        return next((name for name, found in figures.name_numbers.items() if found == number), str(number))

    def which_text(self, table: Rules, choice: Choice, packed: int, lang: Lang) -> str:
        """The ability that is used, or what is paid instead of the ink cost."""
        ways = Ways(_lorcana(table), self.phrases, lang)
        card, which = first_of(packed), second_of(packed)
        if verb_of(packed) == DO.ABILITY:
            return ways.ability(card, which)
        return ways.shift(card, which) if asks_which_shift(_lorcana(table), choice) else ways.cost(card, which)

    def clause(self, table: Rules, choice: Choice, lang: Lang) -> str:
        """The ability that asks, as its card says it."""
        clauses = self.clauses(table, (), lang)
        found = clauses.asking(choice) if clauses is not None else None
        return ability_text(_lorcana(table), found[1], lang) if found is not None else ""

    def rule_behind(self, place: Place, choice: Choice) -> str:
        """The rule about what the clause asks for."""
        return rule_behind(place, choice)

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen, or the same one twice [6.1.3]."""
        if len(set(picks)) < len(picks):
            return NOT_OFFERED
        return TOO_MANY if len(picks) > choice.high else TOO_FEW

    def name_of(self, card: Any) -> str:
        """The full name of a card of a deck."""
        assert isinstance(card, Card)
        return card.full_name

    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """One row of the log as the viewer may know it; a named card, a keyword and a zone are told by their names."""
        event = super().event(table, row, viewer)
        if row[0] == N.NAMED_CARD:
            return msgspec.structs.replace(event, other=self.number_text(table, event.amount))
        if row[0] in (N.GAINS_KEYWORD, N.CANT_GAIN):
            keyword = next(name for name, bit in KEYWORDS.items() if bit == event.amount)
            return msgspec.structs.replace(event, other=keyword, amount=0)
        if row[0] == N.NOTHING:
            return in_vain(_lorcana(table), TELLING, event)
        if row[0] in FROM_A_ZONE:
            return msgspec.structs.replace(event, other=table.zone_kinds[event.amount].name, amount=0)
        return event

    def event_phrase(self, event: Event) -> str:
        """Which phrase tells an event: some have a shorter one where there is less to say."""
        if event.kind == "shuffled" and event.seat == event.other_seat:
            return "shuffled_own"
        if event.kind in ("gains_lore", "gets", "replaced") and not event.card:
            return f"{event.kind}_plain"
        if event.kind in ("damaged", "no_damage") and not event.other:
            return f"{event.kind}_plain"
        if event.why:
            return phrase_of(event)
        if event.kind == "put_under" and event.other:
            return f"{event.kind}_faceup"
        from_there = f"{event.kind}_{event.other}"
        if event.kind in ("to_hand", "to_inkwell", "milled") and self.phrases.has("event", from_there):
            return from_there
        return event.kind

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """A player's lore, how many cards they have inked this turn, and the lore that wins if it is not 20."""
        t = _lorcana(table)
        scores = {"lore": t.lore[seat], "inked": t.inked[seat]}
        goal = lore_to_win(t, seat)
        return scores if goal == LORE_TO_WIN else scores | {"goal": goal}

    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer."""
        return card_view(_lorcana(table), card)

    def lying_apart(self, table: Rules, owner: int) -> dict[str, ZoneView]:
        """[M53] The Coconut card beside a player's deck, open to all."""
        return lying_apart(_lorcana(table), owner)

    def is_in_sight(self, table: Rules, card: int, viewer: int) -> bool:
        """[M53] Whether the viewer sees the face of a card; what lies beside a deck all see."""
        return is_coconut(_lorcana(table), card) or super().is_in_sight(table, card, viewer)

    def zone_states(self, table: Rules, zone: int, cards: Sequence[int]) -> dict[str, int]:
        """How much of an inkwell is exerted: everybody sees that, nobody the faces."""
        return {"exerted": sum(_lorcana(table).is_exerted(card) for card in cards)} if zone == Z.INKWELL else {}

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card says, one line an ability."""
        from mazo.games.lorcana.cards.faces import lines_of  # games between bots say nothing

        card = standard().get(name) or coconuts().get(name)
        return "\n".join(lines_of(card, lang)) if card is not None else ""

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card: what is printed on it, but for its pictures; games between bots need nothing of it."""
        from mazo.games.lorcana.cards.faces import ability_names, class_name, is_song, reminders_of

        card = standard().get(name) or coconuts().get(name) or FILLERS.get(name)
        if card is None:
            raise UnknownCard(name, standard().suggest(name))
        figures: dict[str, int] = {}
        if card.type == "character":
            figures = {"strength": card.strength, "willpower": card.willpower, "lore": card.lore}
        elif card.type == "location":
            figures = {"move_cost": card.move_cost, "willpower": card.willpower, "lore": card.lore}
        return CardFace(
            name=card.full_name,
            title=card.name,
            version=card.version,
            type=card.type,
            cost=card.cost,
            colours=card.inks,
            marks=("inkable",) * card.inkable + ("song",) * is_song(card),
            figures=figures,
            kinds=tuple(class_name(one, lang) for one in card.classifications),
            text=tuple(self.card_text(name, lang).splitlines()),
            ability_names=ability_names(card),
            reminders=reminders_of(card, lang),
            set=card.set,
        )

    @property
    def catalogue(self) -> tuple[KnownCard, ...]:
        """Every card as printed."""
        from mazo.games.lorcana.cards import pages  # games between bots look nothing up

        return pages.catalogue()

    @property
    def gallery(self) -> Gallery:
        """The cards by ink, cost, type and so on."""
        from mazo.games.lorcana.cards.gallery import gallery  # games between bots look nothing up

        return gallery()

    def card_page(self, name: str, lang: Lang, on: date) -> CardPage:
        """A card's facts, its text, where it is legal and how it came by its tree."""
        from mazo.games.lorcana.cards import pages  # games between bots look nothing up

        return pages.page_of(pages.card_named(name), lang, on)

    def card_row(self, name: str, lang: Lang) -> CardRow:
        """A card on one line."""
        from mazo.games.lorcana.cards import pages  # games between bots look nothing up

        return pages.row_of(pages.card_named(name), lang)

    def find_cards(self, query: str, lang: Lang, on: date) -> list[str]:
        """The cards that fit words and filters."""
        from mazo.games.lorcana.cards import pages  # games between bots look nothing up

        return pages.found(query, lang, on)

    def program_of(self, name: str) -> list[str]:
        """What the card's trees were lowered to."""
        from mazo.games.lorcana.cards import pages  # games between bots look nothing up

        return pages.lowered(pages.card_named(name))

    def read_cards(self, content: bytes, watch: Watch | None = None) -> CardsRead:
        """The cards of a card file, compiled."""
        return cardfile.read_cards(content, watch)

    def keep_cards(self, found: CardsRead, folder: Path) -> None:
        """Write the catalogue's data files."""
        cardfile.keep_cards(found, folder)

    def import_cards(
        self, content: bytes, reviewed: Iterable[str], watch: Watch | None = None, source: str = ""
    ) -> CardsImported:
        """The cards of a file that the catalogue lacks, compiled; each says of which set it is."""
        return cardfile.import_cards(content, reviewed, watch)

    def keep_import(self, found: CardsImported, source: str) -> None:
        """Keep imported cards beside the user's other data."""
        IMPORTS.keep(found, source)

    def imported(self) -> tuple[KnownSet, ...]:
        """The sets that the user has imported."""
        return IMPORTS.known(Card, lambda card: standard().get(card.full_name) == card)

    def unreadable_sets(self) -> tuple[Wording, ...]:
        """Why imported sets can't be read, and what to do about it."""
        return tuple(one.why for one in IMPORTS.unreadable(Card))

    @property
    def cards_mark(self) -> object:
        """What is imported now."""
        return stamp(GAME)

    def forget(self, code: str) -> None:
        """Take an imported set away."""
        IMPORTS.forget(code)

    def coverage(self) -> Coverage:
        """How much is understood of the cards that the game has."""
        return cardfile.known_coverage()

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
        if packaged().get(card.full_name) == card:
            return None  # an imported card travels with the file: who reads it may not have it
        facts: dict[str, Any] = msgspec.to_builtins(card)
        return facts

    def define(self, facts: dict[str, Any]) -> Card:
        """The card that the facts describe; refused if it prints something that they don't say."""
        card = msgspec.convert(facts, Card)
        if card.text:
            raise BadConfig(
                f'"{card.full_name}" has a text that nobody has put into an ability tree: write what it says as '
                '"abilities", without "text".',
                f"«{card.full_name}» tiene un texto que nadie ha pasado a un árbol de habilidades: escribe lo que dice "
                "en «abilities», sin «text».",
            )
        return card

    def facts(self, table: Rules) -> dict[str, Any]:
        """Each card in the game as data: its figures and its ability trees, which mean the same at every table."""
        cards = _lorcana(table).figures.cards
        return {self.name_of(card): msgspec.to_builtins(_as_played(card)) for card in cards}

    def kind_names(self, table: Rules) -> Sequence[str]:
        """The full names of the cards in the game."""
        return _lorcana(table).figures.names

    def given_kinds(self, table: Rules) -> list[int]:
        """The cards that variants add to those of the decks."""
        figures = _lorcana(table).figures
        return figures.beside if figures.marketing == NOBODY else [figures.marketing]

    def wider(self, table: Rules, cards: Sequence[Card]) -> LorcanaGame:
        """An empty table of the same game with figures of these cards too."""
        return with_cards(_lorcana(table), cards)

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
        return [[self.card_name(t, card) for card in sorted(t.cards(Z.DECK, seat))] for seat in range(t.seats)]

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


def _as_played(card: object) -> Card:
    """A card without what matters only to whoever builds a deck: a reprint is played as before."""
    assert isinstance(card, Card)
    return msgspec.structs.replace(card, set="", printed=(), max_copies=USUAL_COPIES, admits="")


def _lorcana(table: Rules) -> LorcanaGame:
    assert isinstance(table, LorcanaGame)
    return table


KIND = LorcanaKind()
