"""Mitos y Leyendas as the surfaces see it: decks, words, views and positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from mazo.abilities.machine.asking import ASK_AMOUNT, ASK_MAY, ASK_MODES, ASK_ORDER, ASK_SHARES, ASK_TARGETS
from mazo.abilities.questions.places import Place
from mazo.abilities.reading.coverage import Coverage
from mazo.errors import BadConfig, UnknownCard
from mazo.games.cards import CardRow, CardsImported, CardsRead, KnownCard, KnownSet, Watch
from mazo.games.decks import Checked, Dealing, DeckFormat, Judgement, ShippedDeck, StartMark
from mazo.games.gallery import Gallery
from mazo.games.kept import stamp, until_changed
from mazo.games.kind import Verb
from mazo.games.laying import Laying
from mazo.games.myl.board import PLAN
from mazo.games.myl.book import book, glossary
from mazo.games.myl.book.keys import CONCEDE, DRAW_EIGHT, MULLIGAN
from mazo.games.myl.cards import formats, judging, samples
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.catalogue import printed, shipped, standard
from mazo.games.myl.cards.formats import USUAL_FORMAT
from mazo.games.myl.cards.imported import GAME, IMPORTS
from mazo.games.myl.clauses import TELLING, asking_ability, usable_abilities, used_ability
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.deal import figures_of, new_table, profile_for, profile_named
from mazo.games.myl.explained import rule_explaining
from mazo.games.myl.laying import LAYING
from mazo.games.myl.nearing import nearer
from mazo.games.myl.positions import FILLERS, read_position, write_position
from mazo.games.myl.rules.answering import open_one
from mazo.games.myl.rules.editions import profiles
from mazo.games.myl.rules.ending import concede, lose
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.rules.reasons import NAMES, TOO_EXPENSIVE, TOO_FEW, TOO_MANY, rule_of
from mazo.games.myl.rules.setup import OPENING_HAND
from mazo.games.myl.rules.turn import HAND_SIZE, can_put_gold
from mazo.games.myl.rules.windows import subjects
from mazo.games.myl.showing import TYPE_NAMES, being_played, open_card
from mazo.games.myl.switches import SWITCHES, profile_with, value_of
from mazo.games.myl.table import gold_cost
from mazo.games.myl.words import lines_of, reminders_of, sentence_of, text_of
from mazo.games.settings import Setting, likely
from mazo.games.spoken import SpokenKind
from mazo.games.vain import in_vain, phrase_of
from mazo.kernel.codes import AMOUNT, DONE, ENTRY, NO, NOBODY, TAKE, YES, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.gate import ASK_REPLACEMENT
from mazo.kernel.rules import Rules
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang, Wording
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import Book
from mazo.views import CardFace, CardView, Event, Waits

_ANSWERS = {
    E.USES: "answer_use", E.BATTLE: "answer_attack", E.DEFENDED: "answer_blocks", E.AIMED: "answer_aim",
    E.CASTLE_DAMAGE: "answer_damage", E.ASSIGNED: "answer_assignment", E.DESTROY: "answer_leaving",
    E.BANISH: "answer_leaving", E.TO_HAND: "answer_leaving", E.TO_TOP: "answer_leaving", E.TO_BOTTOM: "answer_leaving",
    E.SHUFFLE_IN: "answer_leaving", E.BURY: "answer_leaving", E.MILL: "answer_deed", E.DISCARD: "answer_deed",
    E.TAKE_CONTROL: "answer_deed", E.GROUPING_ENDS: "answer_beginning", E.TURN_ENDS: "answer_end",
}  # fmt: skip


class MylKind(SpokenKind):
    """Mitos y Leyendas for two players; its first language is Spanish."""

    name = "myl"
    title = "Mitos y Leyendas"
    seats = (2,)
    plan = PLAN
    laying: Laying | None = LAYING
    telling_scores = ("castle",)
    understood = True
    option_names = ("starter", "format", *SWITCHES)
    usual_format = USUAL_FORMAT
    opens: ClassVar = {"sellado": "myl-draft"}
    first_language = "es"
    dealing = Dealing(OPENING_HAND, DRAW_EIGHT, "fewer", MULLIGAN, on_play=-2, on_draw=-1)
    start_mark = StartMark(Wording("Initial Oro", "Oro inicial"), "(Oro inicial)", "initial_gold")
    telling = TELLING
    verbs = (
        Verb("gold", O.PUT_GOLD, ("card",)),
        Verb("play", O.PLAY, ("card",)),
        Verb("play_on", O.PLAY_ON, ("card", "card")),
        Verb("use", O.USE, ("card", "which")),
        Verb("battle", O.TO_BATTLE, ()),
        Verb("end", O.END_VIGIL, ()),
        Verb("pass", O.PASS, ()),
        Verb("keep", O.KEEP, ()),
        Verb("mulligan", O.MULLIGAN, ()),
        Verb("block", O.BLOCK, ("card", "card")),
        Verb("no_block", O.NO_BLOCK, ()),
        Verb("name", O.NAME_IT, ("name",)),
        Verb("take", TAKE, ("card",)),
        Verb("done", DONE, ()),
        Verb("yes", YES, ()),
        Verb("no", NO, ()),
        Verb("amount", AMOUNT, ("number",)),
        Verb("entry", ENTRY, ("entry",)),
    )
    prompts: ClassVar = {
        A.GOLD: "gold",
        A.MULLIGAN: "mulligan",
        A.VIGIL: "vigil",
        A.ATTACKERS: "attackers",
        A.BLOCKER: "blocker",
        A.WAR: "war",
        A.ANSWER: "answer",
        A.DISCARD: "discard",
        A.TRIGGER: "trigger",
        A.BEARER: "bearer",
        A.GROUPING: "grouping",
        A.SUBJECT: "subject",
        A.CHALLENGE: "challenge",
        A.NAME: "name",
        ASK_MODES: "modes",
        ASK_TARGETS: "targets",
        ASK_MAY: "may",
        ASK_ORDER: "order",
        ASK_SHARES: "shares",
        ASK_AMOUNT: "amount",
        ASK_REPLACEMENT: "replacement",
    }
    lists: ClassVar = {A.ATTACKERS: "attackers", A.DISCARD: "discard", ASK_ORDER: "order", ASK_SHARES: "shares"}
    resolving = frozenset({A.TRIGGER})
    passing = frozenset({O.PASS})
    idle = frozenset({O.PASS, O.END_VIGIL, O.KEEP, O.NO_BLOCK})
    reasons = NAMES
    event_names: ClassVar = {
        E.DRAW: "draws", E.MILL: "mills", E.DISCARD: "discards", E.DESTROY: "destroyed", E.BANISH: "banished",
        E.TO_HAND: "to_hand", E.TAKE_CONTROL: "takes_control", E.REGROUP: "regroups", E.CANCEL: "cancelled",
        E.PLAYED: "played", E.ENTERS: "enters", E.ATTACKS: "attacks", E.BLOCKS: "blocks",
        E.CASTLE_DAMAGE: "castle_damage", E.PRESENTED: "presented", E.GOLD_CHOSEN: "gold_chosen", E.STARTS: "starts",
        E.SHUFFLED: "shuffled", E.MULLIGANED: "mulliganed", E.KEPT: "kept", E.TURN_BEGAN: "turn_began",
        E.GOLD_PUT: "gold_put", E.PAID: "paid", E.DECLARED: "declared", E.ANNULLED: "annulled", E.PASSES: "passes",
        E.NO_BATTLE: "no_battle", E.UNBLOCKED: "unblocked", E.EFFECTS_END: "effects_end", E.NO_DRAW: "no_draw",
        E.WON: "won", E.LOST: "lost", E.CONCEDED: "conceded", E.DRAWN_GAME: "drawn_game",
        E.TALISMAN_DONE: "talisman_done", E.REPELLED: "repelled", E.BOTH_FALL: "both_fall", E.OVERCOME: "overcome",
        E.TURN_ENDED: "turn_ended", E.WAR_BEGAN: "war_began", E.TRIGGER_RESOLVES: "resolves", E.USES: "uses",
        E.TO_TOP: "to_top", E.TO_BOTTOM: "to_bottom", E.SHUFFLE_IN: "shuffled_in", E.BURY: "buried",
        E.GENERATE: "generates", E.GOLD_FADES: "gold_fades", E.LOOKED_AT: "looked_at",
        E.SHOWN: "shown", E.CANCELLED_USE: "cancelled_use", E.PREVENT: "prevented", E.REDIRECT: "redirected",
        E.CANCEL_BLOCK: "cancelled_block", E.CHALLENGED: "challenged", E.ENDLESS: "endless", E.NOTHING: "nothing",
        E.LASTS: "lasts", E.ANNUL: "annuls", E.NAMED: "named", E.CONVERTED: "converted", E.SKIPPED: "skipped",
        E.PAY_WITH: "pays_with", E.ADVANCE: "advances", E.RETREAT: "retreats",
        E.TO_FINAL: "to_final", E.EVENTS: "puts_alimento", E.EVENTS + 1: "loses_alimento",
        E.EVENTS + 2: "puts_honor", E.EVENTS + 3: "loses_honor",
    }  # fmt: skip

    @property
    def editions(self) -> tuple[str, ...]:
        """The profiles, the seed's first."""
        return tuple(profiles())

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
        return Phrases("mazo.games.myl.book", "board.toml")

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """The switches of the profiles, each with its usual value in each: what the sources read in two ways."""
        known = profiles()
        return tuple(
            self.setting(name, house, {edition: value_of(profile, name) for edition, profile in known.items()})
            for name, house in SWITCHES.items()
        )

    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """The decks to begin with."""
        return samples.names()

    def known_decks(self) -> tuple[str, ...]:
        """Every deck that comes with the game."""
        return samples.all_names()

    def deck(self, source: str, format: str = "") -> list[Card]:
        """A deck that Mazo ships by its name, or a deck list as text; refused with every reason at once."""
        return list(samples.deck(source, format or USUAL_FORMAT))

    def deck_text(self, name: str) -> str:
        """The list of a deck that comes with the game."""
        return samples.text(name)

    def deck_title(self, name: str, lang: Lang) -> str:
        """What a deck that comes with the game is called."""
        return samples.about(name).title if name in self.known_decks() else super().deck_title(name, lang)

    def shipped_deck(self, name: str, on: date | None = None) -> ShippedDeck:
        """A deck that comes with the game, and where it is legal."""
        return judging.shipped_deck(name, on)

    def formats(self) -> tuple[DeckFormat, ...]:
        """[12] What decks are built for."""
        return judging.deck_formats()

    def judge(self, text: str) -> Judgement:
        """A list, or a deck by its name, in every format."""
        return judging.judge(text)

    def check_deck(self, text: str, format: str, on: str | None, today: date) -> Checked:
        """What a format says about a list on a day."""
        return judging.check_on(text, format or judging.TOURNAMENT_FORMAT, today if on is None else self.day(on))

    def day(self, text: str) -> date:
        """A day whose lists are known."""
        return formats.day(text)

    def edition_for(self, decks: Sequence[Sequence[Card]]) -> str:
        """The profile of printed cards, or the seed's."""
        return profile_for(decks).name

    def new(self, decks: Sequence[Sequence[Card]], seed: str, edition: str | None, **options: Any) -> MylGame:
        """A game about to begin."""
        strange = sorted(options.keys() - set(self.option_names))
        if strange:
            raise BadConfig(
                f"Mitos y Leyendas has no option {', '.join(strange)}; it has {likely(strange[0], self.option_names)}.",
                f"Mitos y Leyendas no tiene la opción {', '.join(strange)}; "
                f"tiene {likely(strange[0], self.option_names)}.",
            )
        if options.get("format"):
            self.check_format(str(options["format"]))
        base = profile_named(edition) if edition is not None else profile_for(decks)
        said = {name: options[name] for name in SWITCHES if name in options}
        self.check_settings(said)
        return new_table(decks, seed, profile_with(base, said), starter=options.get("starter", NOBODY))

    def position(self, data: dict[str, Any]) -> MylGame:
        """A game as a position file describes it."""
        return read_position(data)

    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a game."""
        return write_position(_myl(table))

    def nearer(self, position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
        """The same position nearer and nearer to a win."""
        return nearer(position, seat)

    def edition_of(self, table: Rules) -> str:
        """The profile that is played."""
        return _myl(table).profile.name

    def concede(self, table: Rules, seat: int) -> None:
        """A player gives up."""
        concede(_myl(table), seat)

    def concede_rule(self) -> int:
        """The rule that lets a player concede."""
        return CONCEDE

    def put_out(self, table: Rules, seat: int, rule: int) -> None:
        """[7.1] A player loses by a decision of the table."""
        lose(_myl(table), seat, rule)

    def kind_name(self, table: Rules, kind: int) -> str:
        """The name of a kind of card."""
        return _myl(table).figures.names[kind]

    def name_of(self, card: Any) -> str:
        """The name of a card of a deck."""
        assert isinstance(card, Card)
        return card.name

    def card(self, name: str) -> Card:
        """The card of exactly this name."""
        return standard().find(name)

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card says, derived from its ability tree."""
        found = standard().get(name)
        return "" if found is None else text_of(found, lang)

    @property
    def catalogue(self) -> tuple[KnownCard, ...]:
        """Every card as printed."""
        return _catalogue()

    @property
    def gallery(self) -> Gallery:
        """The cards by type, race, cost and so on."""
        from mazo.games.myl.cards.gallery import gallery  # games between bots look nothing up

        return gallery()

    def card_row(self, name: str, lang: Lang) -> CardRow:
        """A card on one line, its type as cards print it."""
        card = self.card(name)
        return CardRow(name, "" if card.type == "gold" else str(card.cost), glossary().label(card.type, lang), "")

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card."""
        card = FILLERS.get(name) or standard().find(name)
        return CardFace(
            name=card.name,
            title=card.name,
            type=card.type,
            cost=card.cost,
            figures={"strength": card.strength} if card.strength else {},
            kinds=card.races,
            text=lines_of(card, lang),
            reminders=reminders_of(card, lang),
        )

    def read_cards(self, content: bytes, watch: Watch | None = None) -> CardsRead:
        """The cards of a card file, compiled."""
        from mazo.games.myl.reading import cardfile  # nobody else needs the parser

        return cardfile.read_cards(content, watch)

    def keep_cards(self, found: CardsRead, folder: Path) -> None:
        """Write the catalogue's data files."""
        from mazo.games.myl.reading import cardfile  # nobody else needs the parser

        cardfile.keep_cards(found, folder)

    def import_cards(
        self, content: bytes, reviewed: Iterable[str], watch: Watch | None = None, source: str = ""
    ) -> CardsImported:
        """The cards of a file that the catalogue lacks, compiled."""
        from mazo.games.myl.reading import cardfile  # nobody else needs the parser

        return cardfile.import_cards(content, reviewed, watch, source)

    def keep_import(self, found: CardsImported, source: str) -> None:
        """Keep imported cards beside the user's other data."""
        IMPORTS.keep(found, source)

    def imported(self) -> tuple[KnownSet, ...]:
        """The sets that the user has imported."""
        return IMPORTS.known(Card, lambda card: card in standard().called(card.name))

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

    def definition(self, card: Any) -> dict[str, Any] | None:
        """The facts of a card that doesn't come with the game, or not like this."""
        if card in shipped().called(card.name):
            return None
        facts: dict[str, Any] = msgspec.to_builtins(card)
        return facts

    def define(self, facts: dict[str, Any]) -> Card:
        """The card that the facts describe; refused if it prints something that they don't say."""
        card = msgspec.convert(facts, Card)
        if card.text:
            raise UnknownCard(card.name, status="unsupported")
        return card

    def coverage(self) -> Coverage:
        """How much is understood of the cards that the game has."""
        from mazo.games.myl.reading import cardfile  # nobody else needs the parser

        return cardfile.known_coverage()

    def facts(self, table: Rules) -> dict[str, Any]:
        """Each card in the game as data: its figures and its ability trees."""
        return {self.name_of(card): msgspec.to_builtins(card) for card in _myl(table).figures.cards}

    def kind_names(self, table: Rules) -> Sequence[str]:
        """The names of the cards in the game."""
        return _myl(table).figures.names

    def wider(self, table: Rules, cards: Sequence[Card]) -> MylGame:
        """An empty table of the same game with figures of these cards too."""
        t = _myl(table)
        own = [card for card in t.figures.cards if isinstance(card, Card)]
        return MylGame(figures_of([*own, *cards]), t.profile)

    def prompt_name(self, table: Rules, choice: Choice) -> str:
        """What can be answered is said by what is going on and who does it; an Oro comes before all else."""
        t = _myl(table)
        if choice.ask == A.ANSWER:
            window = open_one(t)
            name = _ANSWERS.get(window.event, "answer")
            return f"{name}_own" if window.whose == choice.seat else name
        if choice.ask == A.VIGIL and not can_put_gold(t, choice.seat):
            return "vigil_goes_on"
        return super().prompt_name(table, choice)

    def prompt_values(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> dict[str, object]:
        """What a prompt can mention: who attacks, how strong, and what the hand comes to."""
        t = _myl(table)
        values = super().prompt_values(table, choice, names, lang)
        attackers = [self.card_name(t, card) for card in t.allies(Z.ATTACK, t.active) if t.flags[card] & S.ATTACKING]
        return values | {
            "other": names[t.other(choice.seat)],
            "attackers": listed(attackers, self.phrases.template("word", "and", lang)),
            "about": listed(self._about(t, choice), self.phrases.template("word", "and", lang)),
            "strength": t.strength(choice.source) if choice.ask == A.BLOCKER else 0,
            "fewer": max(0, len(t.cards(Z.HAND, choice.seat)) - 1),
            "limit": HAND_SIZE,
        }

    def _about(self, t: MylGame, choice: Choice) -> list[str]:
        """The names of the cards that an open window is about."""
        if choice.ask != A.ANSWER:
            return []
        return [self.card_name(t, card) for card in subjects(t, open_one(t)) if card != NOBODY]

    def number_text(self, table: Rules, number: int) -> str:
        """The card, race or type that is named by a number."""
        figures = _myl(table).figures
        named, what = divmod(number, 3)
        if what == 2 and named < len(TYPE_NAMES):
            return glossary().label(TYPE_NAMES[named], "es")
        numbers = figures.name_numbers if what == 0 else figures.class_numbers
        folded = next((name for name, found in numbers.items() if found == named), str(number))
        own = figures.names if what == 0 else [race for card in figures.cards for race in _races(card)]
        return next((name for name in own if name.casefold() == folded.casefold()), folded)

    def rule_behind(self, place: Place, choice: Choice) -> str:
        """The rule about what the clause asks for."""
        return rule_explaining(place)

    def which_text(self, table: Rules, choice: Choice, packed: int, lang: Lang) -> str:
        """What the ability says that an option would use, if the card has several."""
        t = _myl(table)
        ability = used_ability(t, choice, packed) if len(usable_abilities(t, choice, first_of(packed))) > 1 else None
        return sentence_of(*ability, lang).rstrip(".") if ability is not None else ""

    def clause(self, table: Rules, choice: Choice, lang: Lang) -> str:
        """The ability that asks, as its card says it."""
        ability = asking_ability(_myl(table), choice)
        return sentence_of(*ability, lang) if ability is not None else ""

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen."""
        return TOO_MANY if len(picks) > choice.high else TOO_FEW

    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule that a reason rests on."""
        return rule_of(reason, asking)

    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The cards and numbers that a refusal can mention."""
        t = _myl(table)
        verb, first, second = verb_of(packed), first_of(packed), second_of(packed)
        values: dict[str, object] = {}
        if verb in (O.PUT_GOLD, O.PLAY, O.PLAY_ON, O.USE, O.BLOCK, TAKE):
            values["card"] = self.card_name(t, first)
        if verb in (O.PLAY_ON, O.BLOCK):
            values["other"] = self.card_name(t, second)
        if reason == TOO_EXPENSIVE and choice is not None:
            uses = verb == O.USE
            price = (
                use_price(t, choice, packed)
                if uses
                else t.price(first, choice.seat, 0, second if verb == O.PLAY_ON else NOBODY)
            )
            ready = t.ready_gold(choice.seat)
            values.update(need=price, have=ready, missing=price - ready)
        return values

    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """One row of the log as the viewer may know it; where nothing happened it says why not."""
        event = super().event(table, row, viewer)
        if row[0] == E.NAMED:
            return msgspec.structs.replace(event, other=self.number_text(table, event.amount), amount=0)
        if row[0] == E.NOTHING:
            return in_vain(_myl(table), TELLING, event)
        if row[0] == E.LASTS and event.amount:
            why = "strength" if event.amount > 0 else "weaker"
            return msgspec.structs.replace(event, amount=abs(event.amount), why=why)
        return event

    def event_phrase(self, event: Event) -> str:
        """Which phrase tells an event: what lasts is on a card, or on none."""
        if event.kind == "nothing":
            return phrase_of(event)
        if event.kind == "lasts" and (event.why or not event.other):
            return f"lasts_{event.why or 'plain'}"
        return event.kind

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """The castle is a player's life."""
        t = _myl(table)
        return {"castle": t.castle(seat), "gold": t.ready_gold(seat)}

    def waits(self, table: Rules, viewer: int) -> tuple[Waits, ...]:
        """What is being played and used, and abilities that have triggered."""
        return being_played(self, _myl(table), viewer) + super().waits(table, viewer)

    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer."""
        return open_card(_myl(table), card)


@until_changed(GAME)
def _catalogue() -> tuple[KnownCard, ...]:
    found = []
    for card in printed():
        figures = {"strength": (card.strength, card.strength)} if card.type == "ally" else {}
        found.append(KnownCard(CardView(0, card.name, card.type, card.cost, figures), unknown_text=card.text))
    return tuple(found)


def _races(card: object) -> tuple[str, ...]:
    assert isinstance(card, Card)
    return card.races


def listed(names: Sequence[str], joint: str) -> str:
    """Names in a row."""
    return f"{', '.join(names[:-1])} {joint} {names[-1]}" if len(names) > 1 else "".join(names)


def use_price(t: MylGame, choice: Choice, packed: int) -> int:
    """The Oros that using an ability would cost."""
    return gold_cost(usable_abilities(t, choice, first_of(packed))[second_of(packed)])


def _myl(table: Rules) -> MylGame:
    assert isinstance(table, MylGame)
    return table


KIND = MylKind()
