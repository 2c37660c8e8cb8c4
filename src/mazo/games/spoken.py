"""What every game says and shows in the same way: refusals, prompts, events and views from its phrases and names."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from mazo.abilities.machine.asking import (
    ASK_AMOUNT,
    ASK_MAY,
    ASK_MODES,
    ASK_ORDER,
    ASK_PLAYERS,
    ASK_SHARES,
    ASK_TARGETS,
)
from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.records import Run
from mazo.abilities.questions.clauses import Clauses, Telling
from mazo.abilities.questions.places import Place
from mazo.draft.table import Draft
from mazo.games.counters import counters_in
from mazo.games.drafts import standing
from mazo.games.kind import GameKind
from mazo.games.laws import EVENT_NAMES as LAW_EVENTS
from mazo.games.laws import told
from mazo.games.settings import HouseRule, Setting
from mazo.games.waiting import are_alike, waiting_of
from mazo.kernel.codes import EVERYONE, NOBODY, ONE, first_of
from mazo.kernel.flow import current_step, phase_name, stage_name
from mazo.kernel.frames import Choice
from mazo.kernel.gate import ASK_REPLACEMENT
from mazo.kernel.log import tells_card, tells_handle
from mazo.kernel.loop import asker_of, deciding
from mazo.kernel.records import Waiting
from mazo.kernel.rules import Rules
from mazo.texts.lang import Lang, Wording
from mazo.views import Event, PlayerView, Refusal, View, Waits, ZoneView

ASKED = {
    ASK_TARGETS: "targets",
    ASK_MAY: "may",
    ASK_ORDER: "order",
    ASK_SHARES: "shares",
    ASK_AMOUNT: "amount",
    ASK_MODES: "modes",
    ASK_PLAYERS: "players",
    ASK_REPLACEMENT: "replacement",
}
"""The prompts of what the abilities of cards ask."""
LISTED = {ASK_ORDER: "order", ASK_SHARES: "shares", ASK_MODES: "modes", ASK_PLAYERS: "players"}
"""The lists of what they ask for."""


class SpokenKind(GameKind):
    """A game kind that only has to name its questions, reasons, events and figures; the sentences come from phrases."""

    prompts: ClassVar[Mapping[int, str]]
    """Which prompt each question uses."""
    lists: ClassVar[Mapping[int, str]] = {}
    """Which list of the phrases a question for several cards uses, where it isn't "targets"."""
    reasons: ClassVar[Sequence[str]]
    """The names of the reasons, by code."""
    event_names: ClassVar[Mapping[int, str]]
    """The names of the events, by code."""
    seat_events: ClassVar[frozenset[int]] = frozenset()
    """Events whose other party is a seat, not a card."""
    resolving: ClassVar[frozenset[int]] = frozenset()
    """Questions which of one's own waiting abilities resolves next."""
    hidden_zones: ClassVar[frozenset[str]] = frozenset()
    """Zones that are bookkeeping and no part of a view."""
    telling: ClassVar[Telling | None] = None
    """How the game says what its cards do, if it can: then what they ask is put in their own words."""

    def setting(self, name: str, house: HouseRule, usual: Mapping[str, int]) -> Setting:
        """A house rule as it is offered, with its usual value in each of the editions, the first of them first."""
        rule = self.book.by_code(house.rule)
        first, *others = usual
        return Setting(
            name,
            usual[first],
            house.low,
            house.high,
            Wording(self.word("setting", name, "en"), self.word("setting", name, "es")),
            Wording(rule.summary_en, rule.summary_es),
            rule.number(first),
            house.source,
            Wording(self.word("house", house.group, "en"), self.word("house", house.group, "es")),
            {edition: usual[edition] for edition in others if usual[edition] != usual[first]},
        )

    @abstractmethod
    def kind_name(self, table: Rules, kind: int) -> str:
        """The name of a kind of card."""

    def card_name(self, table: Rules, card: int) -> str:
        """The name of a card on the table."""
        return self.kind_name(table, table.kind[card])

    # Questions and refusals.

    def list_name(self, choice: Choice) -> str:
        """Which of the phrases' lists a question for several cards uses."""
        return self.lists.get(choice.ask, "targets")

    def prompt_name(self, table: Rules, choice: Choice) -> str:
        """Which prompt a question uses."""
        return self.prompts[choice.ask]

    def prompt(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> str:
        """The question as a sentence to the player who is asked."""
        values = self.prompt_values(table, choice, names, lang)
        question = self.question(table, choice, names, lang)
        if question:
            return self.phrases.say("prompt", "asked", lang, question=question, **values)
        return self.phrases.say("prompt", self.prompt_name(table, choice), lang, **values)

    def question(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> str:
        """What the clause of a card's text asks, where the game can say it in the card's own words."""
        clauses = self.clauses(table, names, lang)
        return clauses.question(choice) if clauses is not None else ""

    def clauses(self, table: Rules, names: Sequence[str], lang: Lang) -> Clauses | None:
        """What the cards on the table ask, in a language, if the game can say it."""
        if self.telling is None or not isinstance(table, Abilities):
            return None
        return Clauses(table, self.telling, names, lang)

    def confirm(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> str:
        """The verb of the clause that asks, of the prompt, or of the list that is answered with."""
        clauses = self.clauses(table, names, lang)
        verb = clauses.verb(choice) if clauses is not None else ""
        verb = verb or self.phrases.raw("prompt", self.prompt_name(table, choice), f"verb_{lang}")
        if verb or choice.mode == ONE:
            return verb
        return self.phrases.template("list", self.list_name(choice), lang)

    def looked_at(self, table: Rules, choice: Choice) -> Sequence[int]:
        """The hidden cards that the ability which asks has shown to whoever is asked."""
        clauses = self.clauses(table, (), "en")
        return clauses.looked_at(choice) if clauses is not None else ()

    def unfit(self, table: Rules, choice: Choice, lang: Lang) -> str:
        """What the clause asks for, which a card that can't be chosen is not."""
        clauses = self.clauses(table, (), lang)
        return (clauses.unfit(choice) if clauses is not None else "") or super().unfit(table, choice, lang)

    def prompt_values(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> dict[str, object]:
        """What a prompt can mention."""
        card = self.called(self.card_name(table, choice.source), lang) if choice.source != NOBODY else ""
        other = names[choice.about] if choice.about != NOBODY else ""
        return {"card": card, "amount": choice.high, "range": self.range_of(choice, lang), "other": other}

    def explaining(self, table: Rules, choice: Choice) -> int:
        """Of what an ability asks, the rule of its prompt: that of the ability only says how it came to resolve."""
        number = self.explained(table, choice) or self.phrases.raw("prompt", self.prompt_name(table, choice), "rule")
        if not number or not (choice.ask == ASK_REPLACEMENT or isinstance(asker_of(table, choice), Run)):
            return choice.rule
        rule = self.book.by_number(number)
        return rule.code if rule.number(self.edition_of(table)) else choice.rule

    def explained(self, table: Rules, choice: Choice) -> str:
        """The number of the rule that explains what a clause asks, where that of its prompt is too general."""
        clauses = self.clauses(table, (), "en")
        found = clauses.asking(choice) if clauses is not None else None
        return self.rule_behind(found[1], choice) if found is not None else ""

    def rule_behind(self, place: Place, choice: Choice) -> str:
        """The number of the rule about what a clause asks for; empty where that of the prompt or ability does."""
        return ""

    def range_of(self, choice: Choice, lang: Lang) -> str:
        """How many may be chosen, in words: cards, or what the list of the question is about."""
        name = "exactly" if choice.low == choice.high else "between" if choice.low > 0 else "up_to"
        own = f"range_{self.list_name(choice)}"
        section = own if own in self.phrases.sections() else "range"
        return self.phrases.say(section, name, lang, low=choice.low, high=choice.high)

    @abstractmethod
    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule that a reason against an option rests on; `asking` is the rule of the question."""

    @abstractmethod
    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The cards and numbers that a refusal can mention."""

    def refusal(
        self,
        table: Rules,
        choice: Choice | None,
        packed: int,
        reason: int,
        names: Mapping[Lang, Sequence[str]],
        seat: int,
    ) -> Refusal:
        """A refusal in words, with the rule that it rests on."""
        rule = self.rule_of(reason, choice.rule if choice is not None else 0, packed)
        name = self.reasons[reason]
        texts: list[str] = []
        langs: tuple[Lang, Lang] = ("en", "es")
        for lang in langs:
            decider = names[lang][choice.seat] if choice is not None else ""
            values: dict[str, object] = {"card": "", "other": decider, "need": 0, "have": 0, "missing": 0}
            values.update(self.refusal_values(table, choice, packed, reason))
            values["card"] = self.called(str(values["card"]), lang)
            if choice is not None:
                values["prompt"] = self.prompt(table, choice, names[lang], lang)
                values["range"] = self.range_of(choice, lang)
            texts.append(self.phrases.say("refusal", name, lang, **values))
            texts.append(self.phrases.extra("refusal", name, f"fix_{lang}", **values))
        number = self.book.by_code(rule).number(self.edition_of(table))
        return Refusal(name, rule, number, texts[0], texts[2], texts[1], texts[3])

    def entry_text(self, table: Rules, choice: Choice, index: int, names: Sequence[str], lang: Lang) -> str:
        """What one of several effects says, and the card that it comes from."""
        if choice.ask in self.resolving:
            waiting = waiting_of(table, choice.seat)[index]
            spoken = self.clauses(table, names, lang)
            said = spoken.effect(waiting.program) if spoken is not None else ""
            name = self.kind_name(table, waiting.kind)
            return f"{name}: {said}" if said else name
        if choice.ask == ASK_REPLACEMENT:
            sources = [effect.source for effect in table.effects if effect.ident == index and effect.source != NOBODY]
            return self.card_name(table, sources[0]) if sources else ""
        clauses = self.clauses(table, names, lang)
        modes = clauses.modes(choice) if clauses is not None else []
        return modes[index] if index < len(modes) else super().entry_text(table, choice, index, names, lang)

    def are_alike(self, table: Rules, choice: Choice, packed: int, other: int) -> bool:
        """Whether two of one's own abilities that wait differ in nothing that an order could matter for."""
        if choice.ask not in self.resolving:
            return False
        mine = waiting_of(table, choice.seat)
        return are_alike(self, table, mine[first_of(packed)], mine[first_of(other)])

    # Events.

    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """One row of the log as the viewer may know it (-1: a spectator, who sees what everybody does)."""
        code, rule, seat, card, whose, other, amount, seen, handle = row
        visible = tells_card(seen, viewer, table.seats)
        names_seat = code in self.seat_events
        return Event(
            kind=LAW_EVENTS[code] if code in LAW_EVENTS else self.event_names[code],
            rule=rule,
            seat=seat,
            card=self.card_name(table, card) if card != NOBODY and visible else "",
            handle=handle if card != NOBODY and tells_handle(seen, viewer, table.seats) else 0,
            whose=whose if whose != seat else -1,
            other=self.card_name(table, other) if other != NOBODY and not names_seat else "",
            other_seat=other if names_seat else -1,
            amount=amount,
        )

    def event_phrase(self, event: Event) -> str:
        """Which phrase tells an event."""
        return event.kind

    def tell(self, event: Event, names: Sequence[str], lang: Lang) -> str:
        """An event as a sentence."""
        if event.kind in LAW_EVENTS.values():
            return told(event.kind, names[event.seat] if event.seat >= 0 else "", lang)
        unseen = self.phrases.template("word", "a_card", lang)
        name = self.event_phrase(event)
        if event.seat >= 0 and event.whose >= 0 and self.phrases.has("event", f"{name}_by"):
            name = f"{name}_by"  # somebody else than the card's own player does it
        owner = event.whose if event.whose >= 0 else event.seat
        sentence = self.phrases.say(
            "event",
            name,
            lang,
            player=names[event.seat] if event.seat >= 0 else "",
            owner=names[owner] if owner >= 0 else "",
            card=self.called(event.card, lang) if event.card else unseen,
            other=names[event.other_seat] if event.other_seat >= 0 else self.called(event.other, lang) or unseen,
            amount=event.amount,
            signed=f"{event.amount:+}",
            clause=event.clause.text(lang),
        )
        return sentence[0].upper() + sentence[1:]

    # Views.

    def seat_colour(self, table: Rules, seat: int) -> str:
        """The colour of a player's pieces, in a game in which everybody has one."""
        return ""

    def zone_states(self, table: Rules, zone: int, cards: Sequence[int]) -> dict[str, int]:
        """How many cards of a hidden zone are in a public state."""
        return {}

    def view(self, table: Rules, seat: int, names: Sequence[str]) -> View:
        """Everything that the seat may know (-1: a spectator)."""
        return View(
            game=self.name,
            edition=self.edition_of(table),
            seat=seat,
            turn=table.turn,
            active=table.active,
            stage=stage_name(table),
            phase=phase_name(table),
            step=current_step(table).name,
            players=tuple(self._player(table, other, seat, names[other]) for other in range(table.seats)),
            deciding=tuple(deciding(table)),
            waiting=self.waits(table, seat),
            table=self._zones(table, NOBODY, seat),
            draft=standing(table) if isinstance(table, Draft) else None,
            winner=table.winner if table.over and table.winner != NOBODY else None,
            verdict=table.verdict,
        )

    def waits(self, table: Rules, viewer: int) -> tuple[Waits, ...]:
        """What waits to be resolved; what comes first stands first, as far as the rules say."""
        return tuple(
            Waits(waiting.seat, self.kind_name(table, waiting.kind), self._followed(table, waiting, viewer))
            for waiting in table.waiting
        )

    def _followed(self, table: Rules, waiting: Waiting, viewer: int) -> int:
        """The handle of the card that an ability comes from, if it is still the same object in sight."""
        card = waiting.source
        same = card != NOBODY and table.number[card] == waiting.number
        return waiting.number if same and self.is_in_sight(table, card, viewer) else 0

    def is_in_sight(self, table: Rules, card: int, viewer: int) -> bool:
        """Whether the viewer (-1: a spectator) sees the face of a card where it lies."""
        zone = table.zone[card]
        return table.visible_in(zone, viewer) if viewer >= 0 else table.zone_kinds[zone // table.width].sees == EVERYONE

    def _player(self, table: Rules, owner: int, viewer: int, name: str) -> PlayerView:
        scores, zones = self.scores(table, owner), self._zones(table, owner, viewer)
        return PlayerView(owner, name, scores, zones, bool(table.gone[owner]), self.seat_colour(table, owner))

    def _zones(self, table: Rules, owner: int, viewer: int) -> dict[str, ZoneView]:
        found: dict[str, ZoneView] = {}
        for at, kind in enumerate(table.zone_kinds):
            if kind.name not in self.hidden_zones and (owner != NOBODY or table.cards(at, NOBODY)):
                found[kind.name] = self._zone(table, at, owner, viewer)
        return found | self.lying_apart(table, owner)

    def lying_apart(self, table: Rules, owner: int) -> dict[str, ZoneView]:
        """What lies open beside a player's zones, by the names of the piles that show it."""
        return {}

    def _zone(self, table: Rules, kind: int, owner: int, viewer: int) -> ZoneView:
        cards = table.cards(kind, owner)
        zone = table.place_of(kind, owner)
        name = table.zone_kinds[kind].name
        states = self.zone_states(table, kind, cards)
        lying = counters_in(table, kind, owner)
        if table.visible_in(zone, viewer) if viewer >= 0 else table.zone_kinds[kind].sees == EVERYONE:
            return ZoneView(name, len(cards), tuple(self.card_view(table, card) for card in cards), (), states, lying)
        known: list[str] = []
        if viewer >= 0 and not table.zone_kinds[kind].ordered:
            known = sorted(self.card_name(table, card) for card in cards if table.pools[viewer][card] == 0)
        return ZoneView(name, len(cards), (), tuple(known), states, lying)
