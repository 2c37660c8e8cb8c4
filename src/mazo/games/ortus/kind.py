"""Ortus Regni as the surfaces see it: options, words, views and positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, ClassVar

from mazo.draft import words as d
from mazo.errors import BadConfig, BadDeck, DeckProblem, UnknownCard
from mazo.games.cards import CardRow, KnownCard
from mazo.games.decks import Dealing, Judgement, Verdict
from mazo.games.gallery import Gallery, by_type
from mazo.games.kind import Verb
from mazo.games.laying import Laying
from mazo.games.ortus.board import PLAN
from mazo.games.ortus.book import book, glossary
from mazo.games.ortus.book.keys import CONCEDING, HAND_OF_FIVE, HORDE_RULE, JOUST_STARTS
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cant as CANT
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import roles as ROLE
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.deal import OPTIONS, new_game, profiles_with
from mazo.games.ortus.frames import Battle, Joust
from mazo.games.ortus.gallery import OrtusGallery
from mazo.games.ortus.laying import LAYING
from mazo.games.ortus.miniatures import miniature
from mazo.games.ortus.nearing import nearer
from mazo.games.ortus.positions import read_position, write_position
from mazo.games.ortus.rules.battle import is_fighting
from mazo.games.ortus.rules.destinations import way_of
from mazo.games.ortus.rules.drafting import DECK
from mazo.games.ortus.rules.earldom import is_seated, strength
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.house import HOUSE_RULES, usual
from mazo.games.ortus.rules.leaving import concede, put_out
from mazo.games.ortus.rules.opening import FIRST_HAND
from mazo.games.ortus.rules.pool import COLOURS, COPIES, ROLES, TYPES, kind_called, role_of
from mazo.games.ortus.rules.reasons import NAMES, rule_of
from mazo.games.settings import Setting
from mazo.games.spoken import SpokenKind
from mazo.kernel.codes import DONE, EVERYONE, NO, NOBODY, TAKE, YES, first_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.log import as_known
from mazo.kernel.rules import Rules
from mazo.pictures.style import Subject
from mazo.texts.decklists import parse
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang, Wording
from mazo.texts.phrases import Phrases, fold
from mazo.texts.rulebook import Book
from mazo.views import CardFace, CardView, Event, View, ZoneView

_OF_DRAFTS = frozenset({"pack", "kept", "undealt", "discarded", "palaces", "aside"})
"""Zones that only a draft has."""
_OF_TABLE = frozenset({
    "undealt", "discarded", "palaces", "aside", "removed", "emissaries", "horde", "army_deck", "army_discard",
    "viking_deck", "viking_discard", "battle_deck", "battle_discard", "joust_deck", "joust_discard",
})  # fmt: skip
"""Zones that are the table's; the others belong to an Earl."""
_OF_BOTH = frozenset({"royal"})

_PRIVATE = frozenset({d.KEEPS, E.TOWER_BUILT})
"""Events whose card never lies open, even where all players happen to know it."""

_PALACES = {kind_called(C.FIRST_PALACE + at): colour for at, colour in enumerate(COLOURS)}
_KINDS = [kind_called(kind) for kind in range(C.KING + 1)]

_LED = {"raids": "vikings_raid", "besieges": "vikings_besiege", "storms": "vikings_storm"}
"""How an attack of the Vikings is told."""

OWN_VERBS = (
    Verb("tower", DO.TOWER, ("card",)),
    Verb("garrison", DO.GARRISON, ("card", "card")),
    Verb("play", DO.PLAY, ("card",)),
    Verb("settle", DO.SETTLE, ("card", "card")),
    Verb("install", DO.INSTALL, ("card", "card")),
    Verb("betray", DO.BETRAY, ("card", "card")),
    Verb("scheme", DO.SCHEME, ("card", "card")),
    Verb("claim", DO.CLAIM, ("card",)),
    Verb("bequeath", DO.BEQUEATH, ("card", "card")),
    Verb("joust", DO.JOUST, ("card",)),
    Verb("raid", DO.RAID, ("card",)),
    Verb("siege", DO.SIEGE, ("card",)),
    Verb("storm", DO.STORM, ("seat",)),
    Verb("recruit", DO.RECRUIT, ()),
    Verb("send", DO.SEND, ("card",)),
    Verb("inspect", DO.INSPECT, ("seat",)),
    Verb("end", DO.END, ()),
    Verb("normal", DO.NORMAL, ()),
    Verb("attacker", DO.ATTACKER, ()),
    Verb("defender", DO.DEFENDER, ()),
    Verb("raze", DO.RAZE, ("card",)),
    Verb("seize", DO.SEIZE, ("card",)),
    Verb("answer", DO.ANSWER, ("card",)),
    Verb("yield", DO.YIELD, ()),
    Verb("stake", DO.STAKE, ("card",)),
    Verb("decline", DO.DECLINE, ()),
    Verb("pay", DO.PAY, ("card",)),
    Verb("refuse", DO.REFUSE, ()),
    Verb("hold", DO.HOLD, ()),
)

_EVENTS = (
    "takes_palace", "cube", "discards_shuffled", "tower", "ready", "destroyed", "removed", "taken_over", "bequeathed",
    "begins", "hand_dealt", "mulligans", "round_began", "marker", "horde", "cube_drawn", "vikings_land",
    "vikings_wait", "turn_began", "draws", "plays", "settles", "installs", "garrisons", "recruits", "betrays",
    "schemes", "answers", "struggle_lost", "struggle_won", "raids", "besieges", "storms", "fields", "draws_battle",
    "church_says", "damage", "falls", "lord_captured", "ransom_asked", "ransom_paid", "lord_returns", "sends",
    "inspects", "shows", "claims", "crowned", "gives", "joust_begins", "stakes", "tilts", "wild", "joust_won",
    "joust_off", "earl_out", "concedes", "wins", "ties", "reshuffled", "discarded_card", "king_free", "army_lost",
    "refuses_ransom",
)  # fmt: skip


class OrtusKind(SpokenKind):
    """Ortus Regni for two to six Earls with decks that they have built."""

    name = "ortus"
    title = "Ortus Regni"
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    plan = PLAN
    laying: Laying | None = LAYING
    telling_scores = ("fiefs", "king")
    understood = True
    option_names = OPTIONS
    rests_on = ("mazo.draft",)
    dealing = Dealing(FIRST_HAND, HAND_OF_FIVE, "none", on_play=-1, on_draw=-1)
    later = frozenset({DO.TOWER, DO.RECRUIT, DO.SEND, DO.INSPECT})
    verbs = (
        Verb("take", TAKE, ("card",)),
        Verb("done", DONE, ()),
        Verb("yes", YES, ()),
        Verb("no", NO, ()),
        *OWN_VERBS,
    )
    prompts: ClassVar = {
        d.ASK_KEEP: "keep", ASK.PALACE: "palace", ASK.ACT: "act", ASK.TRAY: "tray", ASK.MULLIGAN: "mulligan",
        ASK.ATTACKERS: "attackers", ASK.DEFENDERS: "defenders", ASK.CHURCH: "church", ASK.LOSS: "loss",
        ASK.LOST_TOWER: "lost_tower", ASK.SPOILS: "spoils", ASK.ANSWER: "answer", ASK.FIEF: "fief",
        ASK.TRIBUTE: "tribute", ASK.ANTE: "ante", ASK.CHAMPIONS: "champions", ASK.DEMAND: "demand",
        ASK.RANSOM: "ransom", ASK.VIKINGS: "vikings",
    }  # fmt: skip
    lists: ClassVar = {
        d.ASK_KEEP: "keep", ASK.ATTACKERS: "field", ASK.DEFENDERS: "field", ASK.CHAMPIONS: "wild",
        ASK.TRAY: "build",
    }  # fmt: skip
    reasons = NAMES
    event_names: ClassVar = {
        d.SHUFFLED: "shuffled", d.DEALT: "dealt", d.KEEPS: "keeps", d.PASSED: "passed", d.DISCARDS: "discards",
        d.ROUND_OVER: "round_over", d.LEAVES: "leaves",
    } | {E.TAKES_PALACE + at: name for at, name in enumerate(_EVENTS)}  # fmt: skip
    seat_events = frozenset({d.PASSED, E.STORMS, E.INSPECTS})
    drafts: ClassVar[bool] = False

    @property
    def editions(self) -> tuple[str, ...]:
        """The profiles, the usual one first."""
        return tuple(profiles_with(self.drafts))

    @property
    def book(self) -> Book:
        """The rule book."""
        return book()

    @cached_property
    def phrases(self) -> Phrases:
        """What the table says."""
        return Phrases("mazo.games.ortus.book", on=Phrases("mazo.games"))

    @property
    def glossary(self) -> Glossary:
        """The words of the game."""
        return glossary()

    @cached_property
    def words(self) -> Phrases:
        """What the boards call things."""
        return Phrases("mazo.games.ortus.book", "board.toml")

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """The house rules: what the sources leave open, each with its usual value, its rule and its source."""
        record = usual()
        return tuple(
            self.setting(name, house, {self.editions[0]: getattr(record, name)}) for name, house in HOUSE_RULES.items()
        )

    # Decks.

    @cached_property
    def _lists(self) -> dict[str, str]:
        """The deck lists that come with the game, by name."""
        found = [entry for entry in files("mazo.games.ortus").joinpath("decks").iterdir() if entry.name[-4:] == ".txt"]
        return {entry.name.removesuffix(".txt"): entry.read_text("utf-8") for entry in sorted(found, key=str)}

    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """The decks that come with the game."""
        return tuple(self._lists)

    def deck_text(self, name: str) -> str:
        """The list of a deck that comes with the game."""
        return self._lists[name] if name in self._lists else super().deck_text(name)

    def deck(self, source: str, format: str = "") -> list[str]:
        """[6.4] The cards of a deck by its name, or of a list: twenty-four, at most six of each."""
        cards, strange = self._read(source)
        problems = strange or _deck_faults(cards)
        if problems:
            raise BadDeck(problems)
        return cards

    def _read(self, source: str) -> tuple[list[str], list[DeckProblem]]:
        """The cards of a list, and its lines that name none."""
        cards: list[str] = []
        strange: list[DeckProblem] = []
        known = {fold(called): entry.card.name for entry in self.catalogue for called in entry.names}
        for entry in parse(self._lists.get(source, source)).entries:
            found = known.get(fold(entry.name), "")
            cards += [found] * entry.count if found else []
            if not found:
                en, es = f'there is no card named "{entry.name}"', f"no hay ninguna carta llamada «{entry.name}»"
                strange.append(DeckProblem("", en, es, entry.line))
        return cards, strange

    def judge(self, text: str) -> Judgement:
        """[6.4] A list, or a deck by its name, with all that is wrong with it."""
        cards, strange = self._read(text)
        verdict = Verdict("", Wording(self.title, self.title), tuple(_deck_faults(cards)))
        return Judgement(len(cards), dict(Counter(cards)), {}, (verdict,), tuple(strange))

    def kind_names(self, table: Rules) -> Sequence[str]:
        """The names of all cards of the game."""
        return _KINDS

    def given_kinds(self, table: Rules) -> list[int]:
        """Palaces and the cards of the table come with the game, not with a deck."""
        return list(range(C.FIRST_PALACE, C.KING + 1))

    def new(self, decks: Sequence[Sequence[Any]], seed: str, edition: str | None, **options: Any) -> OrtusGame:
        """A game about to begin."""
        if options.get("players", len(decks)) != len(decks):
            raise BadConfig("There is one deck for each Earl.", "Hay un mazo para cada Conde.")
        return new_game(decks, seed, edition, **options)

    def position(self, data: dict[str, Any]) -> OrtusGame:
        """A game as a position file describes it."""
        return read_position(data)

    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a game."""
        return write_position(ortus(table))

    def nearer(self, position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
        """The same position nearer and nearer to a win."""
        return nearer(position, seat)

    def edition_of(self, table: Rules) -> str:
        """The profile that is played."""
        return ortus(table).profile.name

    def concede(self, table: Rules, seat: int) -> None:
        """[5.8] [M37] An Earl gives up."""
        if not table.over and table.alive(seat):
            concede(ortus(table), seat)

    def concede_rule(self) -> int:
        """The rule by which an Earl gives up."""
        return CONCEDING

    def put_out(self, table: Rules, seat: int, rule: int) -> None:
        """[5.3] An Earl is out by a decision of the table."""
        put_out(ortus(table), seat, rule)

    # Cards.

    def kind_name(self, table: Rules, kind: int) -> str:
        """The name of a kind of card."""
        return kind_called(kind)

    def called(self, name: str, lang: Lang) -> str:
        """The name of a card in the language: the glossary has all of them in both."""
        return self._titles[lang].get(name, name)

    @cached_property
    def _titles(self) -> dict[Lang, dict[str, str]]:
        langs: tuple[Lang, Lang] = ("en", "es")
        return {lang: {name: self.face(name, lang).title for name in _KINDS} for lang in langs}

    def name_of(self, card: Any) -> str:
        """The name of a card: it has no other facts."""
        return str(card)

    def card(self, name: str) -> str:
        """The Earl card of exactly this name."""
        if name not in TYPES:
            raise UnknownCard(name)
        return name

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card does: the cards themselves print nothing."""
        key = "palace" if name in _PALACES else _key(name)
        return _card_texts().say("text", key, lang) if key in _card_texts().names("text") else ""

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card, with the name that it has in the language."""
        if name in _PALACES:
            palace, colour = glossary().label("palace", lang), glossary().term(_PALACES[name], lang)
            title = f"{palace} {colour}" if lang == "es" else name
            role = ROLE.STARTING_FIEF
        elif name in _KINDS:
            title = glossary().label(_key(name), lang)
            role = role_of(_KINDS.index(name))
        else:
            raise UnknownCard(name)
        return CardFace(name, title, type=ROLES[role], text=tuple(self.card_text(name, lang).splitlines()))

    def drawn(self, subject: Subject) -> str:
        """A miniature."""
        return miniature(subject.name, subject.type)

    @cached_property
    def catalogue(self) -> tuple[KnownCard, ...]:
        """Every Earl card, by its names in both languages."""
        also = {term.en: (term.es, *term.also) for term in glossary().of_kind("card")}
        return tuple(
            KnownCard(CardView(0, name, ROLES[role_of(at)]), also.get(name, ())) for at, name in enumerate(TYPES)
        )

    @cached_property
    def gallery(self) -> Gallery:
        """The Earl cards by their class."""
        shown = by_type(self.catalogue, self.word)
        return OrtusGallery(shown.filters, shown.cards)

    def card_row(self, name: str, lang: Lang) -> CardRow:
        """A card on one line: nothing is paid for it."""
        face = self.face(name, lang)
        return CardRow(face.title, "", self.word("type", face.type, lang), "")

    def facts(self, table: Rules) -> dict[str, Any]:
        """What the table knows of each card in the game, by name."""
        return {name: [ROLES[role_of(kind)], COPIES] for kind, name in enumerate(TYPES)}

    # Words.

    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """[M1] [M2] One row of the log as the viewer may know it; what players know is not yet open to a spectator."""
        closed = table.zone_kinds[d.DISCARDED].sees != EVERYONE
        if viewer == NOBODY and (row[0] in _PRIVATE or (row[0] == d.DISCARDS and closed)):
            row = as_known(list(row), 0)
        return super().event(table, row, viewer)

    def event_phrase(self, event: Event) -> str:
        """Which phrase tells an event: what the Church says has one for each answer, an attack one for Vikings."""
        if event.rule == HORDE_RULE and event.kind in _LED:
            return _LED[event.kind]
        if event.kind == "church_says":
            return ("church_normal", "church_attacker", "church_defender")[event.amount]
        return event.kind

    def prompt_values(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> dict[str, object]:
        """What a prompt can mention: also how much damage is to be taken, and whether an Action is left."""
        t = ortus(table)
        left = self.phrases.template("word", "action_spent" if t.spent else "action_left", lang)
        return super().prompt_values(table, choice, names, lang) | {"action": left, "round": t.round}

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen."""
        chosen = [packed for packed in picks if verb_of(packed) == TAKE]
        return d.TOO_FEW if len(chosen) < choice.low else d.TOO_MANY

    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule that a reason rests on."""
        if reason == CANT.NEEDS_A_BANNER and verb_of(packed) == DO.JOUST:
            return JOUST_STARTS
        return rule_of(reason, asking)

    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The card that a refusal can mention."""
        verb = next((verb for verb in self.verbs if verb.code == verb_of(packed)), None)
        if verb is None or not verb.operands or verb.operands[0] != "card":
            return {}
        return {"card": self.card_name(table, first_of(packed))}

    # Views.

    def view(self, table: Rules, seat: int, names: Sequence[str]) -> View:
        """Everything that the seat may know; a draft is over when the game begins."""
        found = super().view(table, seat, names)
        return _without_draft(found) if not self.drafts or ortus(table).round else found

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """How many Fiefs, Towers and Banners an Earl has, and cubes in the bag; who is King has a crown."""
        t = ortus(table)
        return {
            "fiefs": len(t.anchors(seat)),
            "towers": len(t.cards(Z.TOWERS, seat)),
            "banners": len(t.cards(Z.BANNERS, seat)),
            "cubes": t.bag[t.palace[seat]] if t.palace[seat] != NOBODY else 0,
            "king": int(t.king() == seat),
        }

    def seat_colour(self, table: Rules, seat: int) -> str:
        """The colour of an Earl's Palace."""
        colour = ortus(table).palace[seat]
        return COLOURS[colour] if colour != NOBODY else ""

    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer; what belongs to a Church is shown with its Fief."""
        t = ortus(table)
        in_play = t.zone_kind(card) == Z.EARLDOM
        type = "fief" if in_play and t.is_anchor(card) else ROLES[role_of(t.kind[card])]
        power = strength(t, card)
        host = t.host[card]
        while host != NOBODY and t.host[host] != NOBODY:
            host = t.host[host]
        return CardView(
            handle=t.number[card],
            name=t.name_of(card),
            type=type,
            figures={"strength": (power, power)} if power else {},
            states=_states(t, card),
            host=t.number[host] if host != NOBODY else 0,
        )

    def _zones(self, table: Rules, owner: int, viewer: int) -> dict[str, ZoneView]:
        zones = super()._zones(table, owner, viewer)
        hidden = frozenset() if self.drafts else _OF_DRAFTS
        found = {
            name: zone
            for name, zone in zones.items()
            if name not in hidden and (name in _OF_BOTH or (name in _OF_TABLE) == (owner == NOBODY))
        }
        if owner == NOBODY:
            t = ortus(table)
            cubes = {COLOURS[colour]: count for colour, count in enumerate(t.bag) if count}
            found["bag"] = ZoneView("bag", 0, counters=cubes)
            found["markers"] = ZoneView("markers", 0, counters={"marker": t.markers} if t.markers else {})
        return found


def _deck_faults(cards: list[str]) -> list[DeckProblem]:
    found: list[DeckProblem] = []
    if len(cards) != DECK:
        en, es = f"{len(cards)} cards: a deck has exactly {DECK}", f"{len(cards)} cartas: un mazo tiene {DECK}"
        found.append(DeckProblem("6.4", en, es))
    for name, count in Counter(cards).items():
        if count > COPIES:
            en, es = f"{count} copies of {name}: at most {COPIES}", f"{count} copias de {name}: {COPIES} como máximo"
            found.append(DeckProblem("6.4", en, es))
    return found


def _states(t: OrtusGame, card: int) -> tuple[str, ...]:
    """What is so of a card in play: who fights, what is staked, who is a Lord, and what was taken."""
    found: list[str] = []
    for frame in t.stack:
        if isinstance(frame, Battle) and is_fighting(frame, card):
            found.append("fielded")
        if isinstance(frame, Battle) and frame.source == card:
            found.append("attacked")
        if isinstance(frame, Joust) and card in frame.stakes:
            found.append("staked")
    if is_seated(t, card):
        found.append("abbot" if t.kind[card] == C.MONK else "lord")
    if t.zone_kind(card) == Z.EARLDOM and way_of(t, card) != WAY.ONES_OWN:
        found.append("taken")
    return tuple(found)


def _without_draft(view: View) -> View:
    return View(
        view.game, view.edition, view.seat, view.turn, view.active, view.stage, view.phase, view.step, view.players,
        view.deciding, view.waiting, view.table, None, view.winner, view.verdict,
    )  # fmt: skip


def _key(name: str) -> str:
    """The key of a card's words."""
    return name.lower().replace(" ", "_")


@cache
def _card_texts() -> Phrases:
    return Phrases("mazo.games.ortus", "cards.toml")


def ortus(table: Rules) -> OrtusGame:
    """The table of Ortus Regni."""
    assert isinstance(table, OrtusGame)
    return table


KIND = OrtusKind()
