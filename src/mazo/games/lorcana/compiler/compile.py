"""A printed card to its ability trees, or to the reasons why not: a card is compiled as a whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Cant,
    Cost,
    Effect,
    Fact,
    FreeWith,
    Keyword,
    Later,
    Pay,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, Enters, PlayFrom
from mazo.abilities.tree.nouns import AllHold, Compare, Condition, Happened, Is, They, This, When
from mazo.games.lorcana.abilities.keywords import parse_keyword
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.cards.importer import CARD_TYPES, PrintedAbility, Printing
from mazo.games.lorcana.compiler.assemble import CantAssemble, effect_of, with_options
from mazo.games.lorcana.compiler.build.conditions import IN_DISCARD
from mazo.games.lorcana.compiler.build.sentences import Builder
from mazo.games.lorcana.compiler.grammar import Grammar, NotUnderstood
from mazo.games.lorcana.compiler.joints import steps, trimmed
from mazo.games.lorcana.compiler.lexer import Vocabulary
from mazo.games.lorcana.compiler.manner import plainly
from mazo.games.lorcana.compiler.normalise import Sentence, normalise, sentences
from mazo.games.lorcana.compiler.parts import EnterExerted, Said, TriggeredSaid
from mazo.games.lorcana.compiler.references import Unresolved, left, resolved
from mazo.games.lorcana.deal import edition_named, figures_of

_SONG: Final = re.compile(r"A character with cost (\d+) or more can \{E\} to sing this song for free\.")
_COST: Final = re.compile(r"(\d+) \{I\}")


class Problem(msgspec.Struct, frozen=True):
    """Why a card isn't compiled: which sentence of it, where in the ability's text, and what was expected there."""

    card: str
    sentence: str
    position: int
    expected: str


class Compiled(msgspec.Struct, frozen=True):
    """A card's whole text."""

    abilities: tuple[Ability, ...]
    by_hand: bool = False


class Refused(Exception):
    """One ability that isn't understood."""

    def __init__(self, sentence: str, position: int, expected: str) -> None:
        super().__init__(f"{sentence!r} at {position}: {expected}")
        self.sentence = sentence
        self.position = position
        self.expected = expected


class Compiler:
    """Compiles printings with one vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.grammar = Grammar(vocabulary)
        self.edition = edition_named(None)

    @classmethod
    def of(cls, printings: Iterable[Printing]) -> Compiler:
        """A compiler that knows the names and classifications of these printings."""
        names: set[str] = set()
        classes: set[str] = set()
        for one in printings:
            names |= {one.name, *one.name.split(" & ")} | ({f"{one.name} - {one.version}"} if one.version else set())
            classes |= {*one.subtypes}
        return cls(Vocabulary(names, classes - {"Song"}))

    @classmethod
    def knowing(cls, cards: Iterable[Card]) -> Compiler:
        """A compiler that knows the names and classifications of these cards."""
        names: set[str] = set()
        classes: set[str] = set()
        for one in cards:
            names |= {one.name, *one.name.split(" & "), one.full_name}
            classes |= {*one.classifications}
        return cls(Vocabulary(names, classes - {"Song"}))

    def compile_card(self, printing: Printing) -> Compiled | list[Problem]:
        """The card's abilities in the order of print, or all that stands in the way."""
        name = f"{printing.name} - {printing.version}" if printing.version else printing.name
        abilities: list[Ability] = []
        problems: list[Problem] = []
        card_type = CARD_TYPES[printing.type]
        for one in printing.abilities:
            try:
                abilities += self.printed(one, printing, card_type)
            except Refused as refused:
                problems.append(Problem(name, refused.sentence, refused.position, refused.expected))
        actions: list[Ability] = []
        for text in printing.effects:
            try:
                actions += self.action(normalise(text), card_type)
            except Refused as refused:
                problems.append(Problem(name, refused.sentence, refused.position, refused.expected))
        if sum(isinstance(one, Action) for one in actions) > 1:
            actions = _one_action(actions)
        abilities += actions
        if not problems and (marks := left(tuple(abilities))):
            problems.append(Problem(name, normalise(printing.full_text), 0, f"something that {marks[0]} could mean"))
        if not problems:
            problems = self.checked(name, printing, tuple(abilities))
        return problems or Compiled(tuple(abilities))

    def checked(self, name: str, printing: Printing, abilities: tuple[Ability, ...]) -> list[Problem]:
        """Whether the trees are whole and can be played."""
        try:
            again = msgspec.json.decode(msgspec.json.encode(abilities), type=tuple[Ability, ...])
            if again != abilities:
                return [Problem(name, normalise(printing.full_text), 0, "a tree that survives being written and read")]
            card = Card(
                name=printing.name, version=printing.version, type=CARD_TYPES[printing.type], cost=1, abilities=again
            )
            figures_of([card], self.edition)
        except (msgspec.MsgspecError, ValueError, AssertionError, KeyError, TypeError) as problem:
            return [Problem(name, normalise(printing.full_text), 0, f"a tree that can be played: {problem}")]
        return []

    # Abilities.

    def printed(self, ability: PrintedAbility, printing: Printing, card_type: str) -> list[Ability]:
        """One printed ability; the line that says who may sing a song is no ability."""
        if ability.type == "keyword":
            return [self.keyword(ability.full_text, printing.name)]
        text = normalise(ability.effect)
        if song := _SONG.fullmatch(text):
            if int(song[1]) != printing.cost or "Song" not in printing.subtypes:
                raise Refused(text, 0, "a song of that cost")
            return []
        cost = self.cost(ability.costs, card_type) if ability.costs else None
        return self.ability(text, card_type, cost, ability.name)

    def keyword(self, text: str, name: str) -> Keyword:
        """A keyword line."""
        keyword = parse_keyword(text, name)
        if keyword is None:
            raise Refused(text, 0, "a keyword")
        return keyword

    def ability(self, text: str, card_type: str, cost: Cost | None = None, name: str = "") -> list[Ability]:
        """The abilities that one text says: triggered, activated, static."""
        made = self.said(text, card_type, cost, name)
        try:
            return [plainly(one, card_type) for one in made]
        except (KeyError, TypeError, ValueError) as problem:
            raise Refused(text, 0, f"something that can be said again: {problem}") from problem

    def said(self, text: str, card_type: str, cost: Cost | None, name: str) -> list[Ability]:
        """The same with every manner of speaking."""
        said, options = self.read(text, card_type)
        first = said[0]
        said = [first, *[_later(one) for one in said[1:]]]
        if isinstance(first, TriggeredSaid):
            return [self.triggered(first, said[1:], options, card_type, text, name)]
        spoken = [one for one in said if isinstance(one, Said)]
        if len(spoken) != len(said):
            raise Refused(text, 0, "a trigger only at the beginning")
        if cost is not None:
            return [self.activated(cost, spoken, options, card_type, text, name)]
        if first.how == "once":
            return [self.once(spoken, options, card_type, text, name)]
        if options:
            raise Refused(text, 0, "a cost or an event before the options")
        if len(spoken) == 2 and isinstance(first.do, PlayFrom) and _enters_exerted(spoken[1]):
            spoken = [replace(first, do=replace(first.do, state="exerted"))]
        return [made for one in spoken for made in self.statics(one, card_type, text, name)]

    def action(self, text: str, card_type: str) -> list[Ability]:
        """What an action does; and what it says of its own cost."""
        said, options = self.read(text, card_type)
        spoken: list[Said] = []
        out: list[Ability] = []
        for one in [_later(one) for one in said]:
            if isinstance(one, TriggeredSaid):
                raise Refused(text, 0, "an effect")
            if isinstance(one.do, CostsLess | FreeWith) or one.do == Cant("you", "play"):
                out.append(self.static(one, card_type, text, ""))
            else:
                spoken.append(one)
        if spoken:
            out.append(Action(self.effect(spoken, options, None, card_type, text)))
        return [plainly(one, card_type) for one in out]

    def triggered(
        self,
        first: TriggeredSaid,
        rest: Sequence[Said | TriggeredSaid],
        options: tuple[Effect, ...],
        card_type: str,
        text: str,
        name: str,
    ) -> Ability:
        """A triggered ability."""
        more = [one for one in rest if isinstance(one, Said)]
        if len(more) != len(rest):
            raise Refused(text, 0, "one trigger")
        whens = tuple(
            replace(one, conditions=self.resolve(one.conditions, one, card_type, text)) for one in first.trigger.whens
        )
        said = first.said
        conditions = [said.condition] if said.condition is not None else []
        if said.how == "while":
            whens = tuple(replace(one, conditions=(*conditions, *one.conditions)) for one in whens)
            conditions = []
        zone = first.trigger.zone
        if IN_DISCARD in conditions:
            conditions.remove(IN_DISCARD)
            zone = "discard"
        if any(when.event == "discard" and when.cards == "this" for when in whens):
            zone = "discard"
        whens, conditions = _counted_out(whens, conditions)
        if conditions and (_asks_opponent(conditions) or (more and _stands_apart(more[0]))):
            # The condition belongs to the sentence, not to the whole ability, if there is something else to do.
            do = self.effect([said, *more], options, whens[0], card_type, text)
            condition = None
        else:
            do = self.effect([Said(said.do), *more], options, whens[0], card_type, text)
            condition = self.condition(conditions, whens[0], card_type, text)
        whens = tuple(self.resolve(one, None, card_type, text) for one in whens)
        return Triggered(whens, do, condition, first.trigger.once, name, zone)

    def activated(
        self, cost: Cost, said: Sequence[Said], options: tuple[Effect, ...], card_type: str, text: str, name: str
    ) -> Activated:
        """An activated ability; what it does may speak of what was paid with."""
        do = self.assembled(said, options, text)
        cost, do = self.resolve((cost, do), None, card_type, text)
        return Activated(cost, do, name=name)

    def once(self, said: Sequence[Said], options: tuple[Effect, ...], card_type: str, text: str, name: str) -> Ability:
        """ "Once during your turn, you may pay … to …" is an activated ability."""
        first = said[0].do
        if not isinstance(first, PlayersMay):
            raise Refused(text, 0, "something that may be done once a turn")
        if isinstance(first.do, To):
            cost, then = self.as_cost(first.do.cost, text), first.do.then
        else:
            cost, then = Cost(), first.do
        return replace(self.activated(cost, [Said(then), *said[1:]], options, card_type, text, name), once=True)

    def statics(self, said: Said, card_type: str, text: str, name: str) -> list[Ability]:
        """What is so; something done for entering play exerted is triggered by that."""
        if isinstance(said.do, To) and said.condition is None and isinstance(said.do.cost, Enters):
            enters = Static((said.do.cost,), name=name)
            entered = They(This(), (Is("bodyguard entry"),))
            do = self.effect([Said(said.do.then)], (), None, card_type, text)
            return [enters, Triggered((When("play", "this"),), do, entered, name=name)]
        return [self.static(said, card_type, text, name)]

    def static(self, said: Said, card_type: str, text: str, name: str) -> Ability:
        """What is so."""
        if said.how not in ("plain", "while"):
            raise Refused(text, 0, "what is so")
        if isinstance(said.do, PlayersMay) and isinstance(said.do.do, To) and said.condition is not None:
            cost = self.as_cost(said.do.do.cost, text)
            made = self.activated(cost, [Said(said.do.do.then)], (), card_type, text, name)
            return replace(made, condition=self.condition([said.condition], None, card_type, text))
        facts: tuple[Any, ...] = said.do.of if isinstance(said.do, Steps) else (said.do,)
        kinds = Fact.__args__
        for one in facts:
            # What has happened this turn makes it so this turn, no longer than the condition holds.
            lasting = (None, "this turn") if said.condition is not None else (None,)
            if not isinstance(one, kinds) or getattr(one, "until", None) not in lasting:
                raise Refused(text, 0, f"what is so, not {type(one).__name__}")
        made = self.resolve(Static(facts, None, name, said.word), None, card_type, text)
        condition = self.condition([said.condition] if said.condition is not None else [], None, card_type, text)
        return replace(made, condition=condition)  # type: ignore[no-any-return]

    def condition(
        self, conditions: Sequence[Condition], when: When | None, card_type: str, text: str
    ) -> Condition | None:
        """Conditions with their pronouns resolved."""
        if not conditions:
            return None
        whole = conditions[0] if len(conditions) == 1 else AllHold(tuple(conditions))
        return self.resolve(whole, when, card_type, text)  # type: ignore[no-any-return]

    def effect(
        self, said: Sequence[Said], options: tuple[Effect, ...], when: When | None, card_type: str, text: str
    ) -> Effect:
        """Sentences as one effect, with its pronouns resolved."""
        do: Effect = self.resolve(self.assembled(said, options, text), when, card_type, text)
        return do

    def assembled(self, said: Sequence[Said], options: tuple[Effect, ...], text: str) -> Effect:
        """Sentences as one effect."""
        try:
            do = effect_of(said)
        except CantAssemble as problem:
            raise Refused(text, 0, problem.expected) from problem
        return with_options(do, options) if options else do

    def resolve(self, node: Any, when: When | None, card_type: str, text: str) -> Any:
        """A tree with its pronouns resolved."""
        if card_type != "location" and _says_here(node) and "at a location" not in text:
            raise Refused(text, 0, '"here" only on a location, or where a character is')
        try:
            return trimmed(resolved(node, when, card_type))
        except Unresolved as problem:
            raise Refused(text, 0, f"something that {problem} could mean") from problem

    # Costs.

    def cost(self, costs: Sequence[str], card_type: str) -> Cost:
        """What stands before the dash."""
        ink, this = 0, ""
        effects: list[Effect] = []
        for one in costs:
            text = normalise(one).strip(" .")
            if text == "{E}":
                this = "exert"
            elif found := _COST.fullmatch(text):
                ink += int(found[1])
            else:
                part = self.as_cost(self.plain(text, card_type), text)
                effects += part.effects
                ink += part.pay
        return Cost(ink, this, tuple(effects))

    def as_cost(self, effect: Effect, text: str) -> Cost:
        """An effect as something that is paid."""
        parts = effect.of if isinstance(effect, Steps) else (effect,)
        ink = 0
        effects: list[Effect] = []
        for one in parts:
            if isinstance(one, Pay) and isinstance(one.amount, int):
                ink += one.amount
            else:
                effects.append(one)
        return Cost(ink, effects=tuple(effects))

    # Reading.

    def read(self, text: str, card_type: str) -> tuple[list[Said | TriggeredSaid], tuple[Effect, ...]]:
        """The sentences of a text, and the options that stand with dots at its end."""
        head, *dots = text.split("•")
        options = tuple(self.option(one.strip(), card_type) for one in dots)
        found = [self.sentence(one, card_type, text) for one in sentences(head.strip().removesuffix(":"))]
        if not found:
            raise Refused(text, 0, "a sentence")
        return found, options

    def option(self, text: str, card_type: str) -> Effect:
        """One of several options."""
        said = [self.sentence(one, card_type, text) for one in sentences(text)]
        spoken = [one for one in said if isinstance(one, Said)]
        if len(spoken) != len(said):
            raise Refused(text, 0, "an effect")
        try:
            return effect_of(spoken)
        except CantAssemble as problem:
            raise Refused(text, 0, problem.expected) from problem

    def plain(self, text: str, card_type: str) -> Effect:
        """A single effect."""
        said = self.sentence(Sentence(text, 0), card_type, text)
        if not isinstance(said, Said) or said.how != "plain" or said.condition is not None:
            raise Refused(text, 0, "an effect")
        return said.do

    def sentence(self, sentence: Sentence, card_type: str, text: str) -> Said | TriggeredSaid:
        """One sentence."""
        try:
            parse = self.grammar.read(sentence.text)
            built: Said | TriggeredSaid = Builder(self.quoted(card_type)).build(parse)
        except NotUnderstood as problem:
            expected = "another word" if not problem.expected else ", ".join(problem.expected[:12])
            raise Refused(sentence.text, sentence.at + problem.at, expected) from problem
        except (ValueError, TypeError) as problem:
            raise Refused(sentence.text, sentence.at, str(problem)) from problem
        return built

    def quoted(self, card_type: str) -> Any:
        """Compiles what stands in quotes: an ability of its own."""

        def compiled(text: str) -> Ability:
            body = text.strip().removesuffix(".")
            costs, dash, effect = body.rpartition(" — ")
            cost = self.cost(costs.split(", "), "character") if dash else None
            made = self.ability((effect if dash else body) + ".", "character", cost)
            if len(made) != 1:
                raise Refused(text, 0, "one ability in quotes")
            return made[0]

        return compiled


def _says_here(node: Any) -> bool:
    if isinstance(node, Is):
        return node.state == "here"
    if isinstance(node, tuple):
        return any(_says_here(one) for one in node)
    if isinstance(node, msgspec.Struct):
        return any(_says_here(getattr(node, name)) for name in node.__struct_fields__)
    return False


def _enters_exerted(said: Said) -> bool:
    """ "If you do, they enter play exerted" after what may be played."""
    return said.how == "if you do" and isinstance(said.do, EnterExerted)


def _stands_apart(said: Said) -> bool:
    """Whether a later sentence is for when the condition of the first doesn't hold, or has a condition of its own."""
    return said.how in ("otherwise", "instead") or (said.how == "plain" and isinstance(said.condition, Compare))


def _counted_out(whens: tuple[When, ...], conditions: list[Condition]) -> tuple[tuple[When, ...], list[Condition]]:
    """ "If it's the second card" is which time it happens, not how often it has happened when the ability resolves."""
    rest: list[Condition] = []
    for one in conditions:
        match one:
            case Compare(Happened("draw" | "ink" as event, who), "is", int() as number) if len(whens) == 1:
                if whens[0].event == event:
                    whens = (replace(whens[0], nth=number, who=whens[0].who or who),)
                    continue
        rest.append(one)
    return whens, rest


def _asks_opponent(conditions: Sequence[Condition]) -> bool:
    return "chosen opponent" in left(tuple(conditions))


def _later(said: Said | TriggeredSaid) -> Said | TriggeredSaid:
    """ "At the end of the turn, …" after other sentences is what happens once, later."""
    if isinstance(said, TriggeredSaid) and said.said.how == "plain" and said.said.condition is None:
        whens = said.trigger.whens
        if len(whens) == 1 and whens[0].event in ("turn start", "turn end") and not said.trigger.once:
            return Said(Later(whens[0], said.said.do))
    return said


def _one_action(abilities: Sequence[Ability]) -> list[Ability]:
    others = [one for one in abilities if not isinstance(one, Action)]
    return [*others, Action(steps(*[one.do for one in abilities if isinstance(one, Action)]))]
