"""Drafts with the cards of a game as the surfaces see them: one kind for all of its formats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

import msgspec

from mazo.draft import words as d
from mazo.draft.config import PASSING, Config, Keys
from mazo.draft.deal import new_draft
from mazo.draft.laid import line
from mazo.draft.picking import GOOD, Taste, taste_of
from mazo.draft.results import result
from mazo.draft.rules import DraftGame, call_off
from mazo.draft.traits import Traits
from mazo.errors import BadConfig, DeckProblem
from mazo.games.board import BoardPlan, Drops, Packs
from mazo.games.building import Built, Plan, beyond, suggest
from mazo.games.cards import CardRow, KnownCard
from mazo.games.decks import DeckFormat
from mazo.games.drafts import Drafted, DraftedSeat, DraftFacts
from mazo.games.kind import GameKind, Verb
from mazo.games.limited import DraftFormat, Limited, Pool, config_of, limited
from mazo.games.packpositions import read_position, write_position
from mazo.games.settings import Setting
from mazo.games.spoken import SpokenKind
from mazo.kernel.codes import DONE, ENTRY, EVERYONE, NO, NOBODY, TAKE, YES, first_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.log import as_known
from mazo.kernel.rules import Rules
from mazo.texts.decklists import parse
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang, Wording
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import Book
from mazo.texts.rulings import Ruling
from mazo.views import CardFace, CardView, Event

USUAL_DRAFT: Final = "draft"
CUBE_LIMIT: Final = 16_384
MOST_PACKS: Final = 12
"""So many packs a player may open."""
PACKS: Final = Packs("pack", "kept", aside=("undealt", "discarded"), offers=("lane_1", "lane_2", "lane_3"))


class PackKind(SpokenKind):
    """Every draft of a game that has a catalogue: packs are opened and chosen from, and decks are built of them."""

    base: GameKind
    """The game that is played with the decks."""
    drafting: int
    """The rule about drafts, where a format names no other."""
    seats = (2, 3, 4, 5, 6, 7, 8)
    understood = True
    option_names = ("players", "format", "set", "cube", "packs")
    usual_format = USUAL_DRAFT
    rests_on = ("mazo.draft",)
    verbs = (
        Verb("take", TAKE, ("card",)),
        Verb("done", DONE, ()),
        Verb("yes", YES, ()),
        Verb("no", NO, ()),
        Verb("entry", ENTRY, ("entry",)),
    )
    prompts: ClassVar = {
        d.ASK_KEEP: "keep",
        d.ASK_BURN: "burn",
        d.ASK_LINE: "line",
        d.ASK_PILE: "pile",
        d.ASK_SPLIT: "split",
        d.ASK_SIDE: "side",
    }
    lists: ClassVar = {d.ASK_KEEP: "keep", d.ASK_BURN: "burn", d.ASK_SPLIT: "split"}
    reasons = ("ok", "other_question", "not_offered", "not_in_pack", "too_many", "too_few")
    event_names: ClassVar = {
        d.SHUFFLED: "shuffled", d.DEALT: "dealt", d.KEEPS: "keeps", d.BURNS: "burns", d.PASSED: "passed",
        d.DISCARDS: "discards", d.ROUND_OVER: "round_over", d.FINISHED: "finished", d.LEAVES: "leaves",
        d.OPENED: "opened", d.LAID: "laid", d.LOOKS: "looks", d.LETS: "lets", d.TAKES: "takes", d.DIVIDES: "divides",
        d.BLIND: "blind",
    }  # fmt: skip
    seat_events = frozenset({d.PASSED})

    # What a game says of itself.

    @property
    def products(self) -> dict[str, Wording]:
        """What packs there are, by the codes of their sets, the newest last."""
        raise NotImplementedError

    def sheets(self, product: str) -> dict[str, tuple[str, ...]]:
        """The names of the cards that packs of a product may hold, by rarity."""
        raise NotImplementedError

    def rating(self, name: str) -> int:
        """How good a card is, from 0 to 100, where 50 is a card that wins as often as it loses."""
        raise NotImplementedError

    def colours_of(self, name: str) -> tuple[str, ...]:
        """The colours of a card that a drafter may settle on."""
        raise NotImplementedError

    def cost_of(self, name: str) -> int:
        """What a card costs."""
        raise NotImplementedError

    @property
    def colours(self) -> tuple[str, ...]:
        """All of them, in the order of the game."""
        return self.base.plan.colours

    def pays(self, name: str) -> bool:
        """Whether a card can be turned into what one pays with."""
        return True

    def most_of(self, name: str, format: DraftFormat) -> int | None:
        """How many copies of a card a deck for a format may have; None: any number."""
        return None

    def deck_plan(self, format: DraftFormat) -> Plan:
        """What a deck for a format is to be."""
        return Plan(format.least, 0)

    # The formats.

    @property
    def package(self) -> str:
        """The folder of the game."""
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def limited(self) -> Limited:
        """What the game says about drafts."""
        return limited(self.package)

    def formats(self) -> tuple[DeckFormat, ...]:
        """The ways to draft."""
        return tuple(DeckFormat(name, found.title) for name, found in self.limited.formats.items())

    def draft_format(self, name: str) -> DraftFormat:
        """The way to draft of that name; the usual one if none is named."""
        self.check_format(name or self.usual_format)
        return self.limited.formats[name or self.usual_format]

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """Which packs are opened, by the number of the set, and how many for each player."""
        codes = list(self.products)
        listed = " · ".join(f"{at}: {self.products[code].en}" for at, code in enumerate(codes, 1))
        spoken = " · ".join(f"{at}: {self.products[code].es}" for at, code in enumerate(codes, 1))
        doubt = self.limited.booster.doubt
        about = Wording(f"{listed}. {doubt.en}", f"{spoken}. {doubt.es}")
        title = Wording(self.word("packs", "set", "en"), self.word("packs", "set", "es"))
        many = Wording(self.word("packs", "packs", "en"), self.word("packs", "packs", "es"))
        how = Wording(self.word("packs", "packs_how", "en"), self.word("packs", "packs_how", "es"))
        return (
            Setting("set", len(codes), 1, len(codes), title, about, "", "estimated"),
            Setting("packs", 0, 0, MOST_PACKS, many, how, "", "chosen"),
        )

    @cached_property
    def draft(self) -> DraftFacts:  # type: ignore[override]
        """What people call the draft."""
        low, high = self.seats[0], self.seats[-1]
        return DraftFacts(
            called=self.base.name,
            players=Wording(
                self.words.say("help", "players", "en", game=self.base.title, low=low, high=high),
                self.words.say("help", "players", "es", game=self.base.title, low=low, high=high),
            ),
            usual=high,
        )

    # Texts.

    @property
    def editions(self) -> tuple[str, ...]:
        """The newest edition of the game: how decks are drafted does not change with it."""
        return self.base.editions[:1]

    @property
    def book(self) -> Book:
        """The rule book."""
        return self.base.book

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """None: the cases of the game are about playing it."""
        return ()

    @cached_property
    def phrases(self) -> Phrases:
        """What the table says."""
        return Phrases("mazo.games", "drafting.toml", on=Phrases("mazo.games"))

    @property
    def glossary(self) -> Glossary:
        """The words of the game."""
        return self.base.glossary

    @cached_property
    def words(self) -> Phrases:
        """What the boards call things: those of drafts, then those of the game."""
        common = Phrases("mazo.games", "packs.toml", on=self.base.words)
        return Phrases(f"{self.package}.book", "packs.toml", on=common, alone=("about",))

    @cached_property
    def plan(self) -> BoardPlan:  # type: ignore[override]
        """The board of the game's cards, with packs on it."""
        return msgspec.structs.replace(
            self.base.plan,
            kind="draft",
            hand="pack",
            score=None,
            purse=None,
            lanes=(),
            piles=(),
            phases=(),
            usual={},
            fits={},
            onto={},
            aimed=(),
            drops=Drops(),
            keys={},
            stops=(),
            packs=PACKS,
            events={"keeps": "play", "passed": "draw", "discards": "fall"},
        )

    # Tables.

    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """None: a draft makes its own decks."""
        return ()

    def deck(self, source: str, format: str = "") -> list[Any]:
        """None: a draft makes its own decks."""
        raise BadConfig("A draft makes its own decks: give none.", "Un draft hace sus propios mazos: no des ninguno.")

    def new(self, decks: Sequence[Sequence[Any]], seed: str, edition: str | None, **options: Any) -> DraftGame:
        """A draft about to begin: for how many, of which format, with packs of which set, or with a cube."""
        strange = sorted(options.keys() - set(self.option_names))
        if strange or decks:
            raise BadConfig(
                f"A draft has the options {', '.join(self.option_names)}, and no decks.",
                f"Un draft tiene las opciones {', '.join(self.option_names)}, y no lleva mazos.",
            )
        if edition not in (None, *self.editions):
            raise BadConfig(f"The edition is {self.editions[0]}.", f"La edición es {self.editions[0]}.")
        config = self.config(
            int(options.get("players", 2)),
            str(options.get("format", "")),
            int(options.get("set", 0)),
            str(options.get("cube", "")),
            int(options.get("packs", 0)),
        )
        return new_draft(config, int(options.get("players", 2)), seed)

    def config(self, players: int, format: str = "", set: int = 0, cube: str = "", packs: int = 0) -> Config:
        """The record of a draft; `packs` for each player, where that is to be another number than the format's."""
        self.check_settings({"packs": packs})
        found = self.draft_format(format)
        if packs and not found.every_card:
            found = msgspec.structs.replace(found, packs=packs)
        pool = self.pool_of(cube) if cube else self.pool_from(set)
        origin = (format or self.usual_format, str(set), cube, str(packs))
        keys, traits = self.keys(found), self.traits(pool.names)
        return config_of(found, self.limited.booster, pool, players, keys, traits, origin)

    def keys(self, format: DraftFormat) -> Keys:
        """The rule of the book by which the steps of a draft happen."""
        code = self.book.by_number(format.rule).code if format.rule else self.drafting
        return Keys(code, code, code, code, code, code, code, code, self.base.concede_rule())

    def pool_from(self, number: int) -> Pool:
        """The cards of the set of that number, 0 for the newest, by rarity."""
        self.check_settings({"set": number or len(self.products)})
        sheets = self.sheets(list(self.products)[(number or len(self.products)) - 1])
        return Pool(tuple(dict.fromkeys(name for names in sheets.values() for name in names)), sheets=sheets)

    def pool_of(self, cube: str) -> Pool:
        """The cards of a pasted list."""
        if len(cube) > CUBE_LIMIT:
            raise BadConfig("The list is too long for a cube.", "La lista es demasiado larga para un cubo.")
        counts: Counter[str] = Counter()
        for entry in parse(cube).entries:
            counts[self.base.name_of(self.base.card(entry.name))] += entry.count
        return Pool(tuple(counts), tuple(counts.values()))

    def traits(self, names: Sequence[str]) -> Traits:
        """What drafters know of these cards."""
        tastes = self.limited.tastes
        bits = {colour: 1 << at for at, colour in enumerate(self.colours)}
        return Traits(
            [self.rating(name) for name in names],
            [sum(bits[colour] for colour in self.colours_of(name)) for name in names],
            [self.cost_of(name) for name in names],
            list(tastes.curve),
            tastes.pull,
            tastes.bend,
        )

    def position(self, data: dict[str, Any]) -> DraftGame:
        """A draft as a position file describes it."""
        return read_position(data, self.name, self.config)

    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a draft."""
        t = _drafting(table)
        format, number, cube, packs = t.config.origin
        origin = {"format": format, "set": int(number), "cube": cube, "packs": int(packs)}
        return write_position(t, self.name, origin)

    def edition_of(self, table: Rules) -> str:
        """The one edition."""
        return self.editions[0]

    def concede(self, table: Rules, seat: int) -> None:
        """Whoever leaves ends the draft."""
        call_off(_drafting(table), seat)

    def concede_rule(self) -> int:
        """The rule by which one may give up."""
        return self.base.concede_rule()

    # Cards.

    def kind_name(self, table: Rules, kind: int) -> str:
        """The name of a kind of card."""
        return _drafting(table).kind_name(kind)

    def kind_names(self, table: Rules) -> Sequence[str]:
        """The names of the cards that may be in the draft."""
        return _drafting(table).config.names

    def name_of(self, card: Any) -> str:
        """The name of a card."""
        return self.base.name_of(card)

    def card(self, name: str) -> Any:
        """The card of exactly this name."""
        return self.base.card(name)

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card says."""
        return self.base.card_text(name, lang)

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card."""
        return self.base.face(name, lang)

    def colour_name(self, colour: str, lang: Lang) -> str:
        """A colour of cards in words."""
        return self.base.colour_name(colour, lang)

    def card_row(self, name: str, lang: Lang) -> CardRow:
        """A card on one line."""
        return self.base.card_row(name, lang)

    @property
    def catalogue(self) -> tuple[KnownCard, ...]:
        """The cards of the game."""
        return self.base.catalogue

    def picture(self, name: str) -> str:
        """The picture of a card."""
        return self.base.picture(name)

    def scene(self) -> str:
        """The picture of the game."""
        return self.base.scene()

    def back(self) -> str:
        """The back of its cards."""
        return self.base.back()

    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer, with what is printed on it."""
        face = self.base.face(self.card_name(table, card), "en")
        figures = {name: (value, value) for name, value in face.figures.items()}
        return CardView(table.number[card], face.name, face.type, face.cost, figures)

    # Questions and events.

    def prompt_name(self, table: Rules, choice: Choice) -> str:
        """Which prompt a question uses: cards on the table are asked for otherwise than those of a pack."""
        if choice.ask == d.ASK_KEEP and _drafting(table).config.manner != PASSING:
            return "take_shown"
        return self.prompts[choice.ask]

    def prompt_values(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> dict[str, object]:
        """What a prompt can mention: where the draft stands, who gets what is passed, and what lies in a pile."""
        t = _drafting(table)
        values = super().prompt_values(table, choice, names, lang)
        looked = ", ".join(self.card_name(t, card) for card in self.looked_at(t, choice))
        return values | {
            "round": t.turn,
            "rounds": t.config.rounds,
            "step": t.step + 1,
            "steps": t.config.steps() if t.config.manner == PASSING else 0,
            "size": len(choice.items),
            "other": names[t.receiver(choice.seat)],
            "pile": choice.how + 1,
            "cards": looked,
        }

    def looked_at(self, table: Rules, choice: Choice) -> Sequence[int]:
        """The cards of the pile that whoever is asked looks at."""
        return _drafting(table).lane(choice.how) if choice.ask == d.ASK_PILE else ()

    def entry_text(self, table: Rules, choice: Choice, index: int, names: Sequence[str], lang: Lang) -> str:
        """A line of the grid, or one of two halves, by its cards."""
        t = _drafting(table)
        if choice.ask == d.ASK_LINE:
            lanes = t.config.lanes
            where = "row" if index < lanes else "column"
            cards = line(t, index)
            number = index + 1 if index < lanes else index - lanes + 1
            return self.phrases.say("entry", where, lang, n=number, cards=self._listed(t, cards))
        cards = t.lane(index)
        what = "half" if cards else "nothing"
        return self.phrases.say("entry", what, lang, n=index + 1, cards=self._listed(t, cards))

    def _listed(self, t: DraftGame, cards: Sequence[int]) -> str:
        return ", ".join(self.card_name(t, card) for card in cards)

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen."""
        chosen = [packed for packed in picks if verb_of(packed) == TAKE]
        return d.TOO_FEW if len(chosen) < choice.low else d.TOO_MANY

    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule of the question."""
        return asking

    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The card that a refusal can mention."""
        return {"card": self.card_name(table, first_of(packed))} if verb_of(packed) == TAKE else {}

    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """One row of the log; what players know of each other's cards is not open to a spectator in a closed draft."""
        if viewer == NOBODY and row[3] != NOBODY and table.zone_kinds[d.KEPT].sees != EVERYONE:
            row = as_known(list(row), 0)
        return super().event(table, row, viewer)

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """How many cards a player has kept."""
        return {"kept": len(_drafting(table).kept(seat))}

    # Advice.

    def advice(self, table: Rules, seat: int, packed: int, lang: Lang) -> str:
        """Why a drafter would take that: how many good cards of its colour one has, and what the curve lacks."""
        t = _drafting(table)
        traits = t.config.traits
        if traits is None or verb_of(packed) != TAKE:
            return ""
        taste = taste_of(t, traits, seat)
        return self._reason(taste, t.kind[first_of(packed)], t.kind_name(t.kind[first_of(packed)]), lang)

    def _reason(self, taste: Taste, kind: int, name: str, lang: Lang) -> str:
        """The reasons in a sentence, the strongest first."""
        traits = taste.traits
        found: list[str] = []
        for colour in self.colours_of(name):
            bit = self.colours.index(colour)
            count = taste.good[bit] + 1
            if traits.worth[kind] >= GOOD and (taste.own >> bit & 1 or not taste.own):
                spoken = self.colour_name(colour, lang)
                key = f"good_{count}" if count <= 5 else "good_many"
                found.append(self.words.say("advice", key, lang, n=count, colour=spoken))
        if not found and traits.worth[kind] >= GOOD:
            found.append(self.words.say("advice", "best", lang, worth=traits.worth[kind]))
        if taste.need(kind) > 0:
            key = f"lacks_{min(traits.costs[kind], len(traits.curve) - 1)}"
            found.append(self.words.say("advice", key, lang))
        return "; ".join(found) or self.words.say("advice", "least", lang)

    # What comes of it.

    def format_of(self, table: Rules) -> str:
        """The name of the format that is drafted."""
        return _drafting(table).config.origin[0]

    def pool(self, table: Rules, seat: int) -> list[str]:
        """The cards that a seat has drafted."""
        t = _drafting(table)
        return [t.name_of(card) for card in t.kept(seat)]

    def suggested(self, pool: Sequence[str], format: str) -> Built:
        """A sensible deck out of a pool, and the rest of it."""
        names = tuple(dict.fromkeys(pool))
        numbers = {name: at for at, name in enumerate(names)}
        found = self.draft_format(format)
        most = {name: self.most_of(name, found) for name in names}
        return suggest(pool, self.traits(names), numbers, self.pays, most, self.deck_plan(found))

    def judge_built(self, deck: Sequence[str], pool: Sequence[str], format: str) -> tuple[DeckProblem, ...]:
        """Every reason why a deck may not be built of a pool: the format's rules, and cards that are not in it.

        Whoever has drafted fewer cards than a deck needs plays all of them.
        """
        found = self.draft_format(format)
        plan = self.deck_plan(found)
        problems: list[DeckProblem] = []
        for name, count in beyond(deck, pool, plan.given).items():
            values = {"card": name, "n": count}
            english, spanish = (self.words.say("packs", "not_drafted", lang, **values) for lang in ("en", "es"))
            problems.append(DeckProblem(found.rule, english, spanish, None, "not-drafted", name))
        if plan.given or len(pool) >= plan.least or len(deck) < len(pool):
            text = "\n".join(f"{count} {name}" for name, count in Counter(deck).items())
            verdicts = self.base.judge(text).verdicts if deck else ()
            problems += [problem for one in verdicts if one.format == found.deck for problem in one.problems]
            if not deck:
                english, spanish = (self.words.say("packs", "no_deck", lang, n=plan.least) for lang in ("en", "es"))
                problems.append(DeckProblem(found.rule, english, spanish, None, "no-deck"))
        return tuple(problems)

    def drafted(self, table: Rules, names: Sequence[str], lang: Lang) -> Drafted:
        """What everybody has drafted, by name."""
        found = result(_drafting(table))
        seats = tuple(
            DraftedSeat(names[seat], ((self.words.say("packs", "kept", lang, n=len(deck)), _counted(deck)),))
            for seat, deck in enumerate(found.decks)
        )
        rest = tuple(
            (self.words.say("packs", zone, lang, n=len(cards)), _counted(cards))
            for zone, cards in (("discarded", found.discarded), ("undealt", found.undealt))
            if cards
        )
        return Drafted({"pools": found.decks}, seats, rest)


def _counted(cards: Sequence[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(Counter(cards).items()))


def _drafting(table: Rules) -> DraftGame:
    assert isinstance(table, DraftGame)
    return table
