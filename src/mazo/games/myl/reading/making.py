"""Sentences made into abilities: which ability each begins, what hangs on the one before, and what it all says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.assemble import Assembler, CantAssemble
from mazo.abilities.reading.joints import joined, parts_of, trimmed
from mazo.abilities.reading.manner import plainly
from mazo.abilities.reading.parts import Said
from mazo.abilities.reading.passage import as_cost
from mazo.abilities.reading.references import Discourse, Unresolved
from mazo.abilities.reading.walk import changed, contains, found, swapped
from mazo.abilities.text.plan.order import usual_joint
from mazo.abilities.tree.deeds import Do, Search, Shuffle, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    AlsoCosts,
    Answer,
    Cant,
    ChooseOne,
    Cost,
    EachPlayer,
    Effect,
    Fact,
    Gain,
    If,
    Instead,
    Keyword,
    Later,
    Play,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
    Unless,
)
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Compare,
    Condition,
    Count,
    DoesntHold,
    During,
    Every,
    Is,
    Not,
    Ref,
    They,
    This,
    When,
)
from mazo.games.myl.lexicon import ANSWERABLE, VERBS
from mazo.games.myl.reading.parts import (
    Annul,
    Frame,
    From,
    Given,
    Happens,
    KeywordSaid,
    Lasting,
    Linked,
    Moment,
    Once,
    OnlyPlay,
    Prevent,
    Responding,
    Save,
    Seek,
    Stop,
    ToPlayThis,
    Within,
)
from mazo.games.myl.reading.pronouns import PRONOUNS
from mazo.games.myl.reading.shape import lasting
from mazo.games.myl.words import SPEECH
from mazo.games.myl.words.usage import USAGE

FINAL: Final = ("the final phase", "your final phase")
SUBJECT: Final = Ref("subject")
IT: Final = Ref("?it")
_IN_PLAY_ZONES: Final = ("reserve", "paid gold", "defence line", "attack line", "support line")


class CantMake(Exception):
    """The sentences make no ability; says what was expected."""


class Draft(msgspec.Struct):
    """An ability on its way: the sentence that begins it, and those that hang on it."""

    frame: Frame
    more: list[Frame] = []
    at: list[int] = []
    """The numbers of its sentences."""


def made(draft: Draft, card_type: str, played_in: tuple[When, ...] = ()) -> list[Ability]:
    """The abilities of a draft; CantMake if they can't be one."""
    try:
        abilities = _Maker(draft, card_type, played_in).abilities()
        return [plainly(one, lambda each: SPEECH.sentence(each, "es", kind=card_type)) for one in abilities]
    except (CantAssemble, Unresolved) as problem:
        raise CantMake(str(problem)) from problem
    except (ValueError, TypeError, AttributeError, KeyError, AssertionError) as problem:
        raise CantMake(f"algo que se pueda decir: {problem}") from problem


def keywords(said: KeywordSaid) -> list[Ability]:
    """The keywords of a sentence that says some."""
    return [Keyword(name) for name in said.names]


def restriction(said: OnlyPlay, card_type: str) -> list[Ability]:
    """ "Sólo puedes jugar este Talismán …" """
    return [_resolved(Static((Cant("you", "play"),), DoesntHold(said.condition)), None, card_type)]


def extra_cost(said: ToPlayThis, card_type: str) -> list[Ability]:
    """ "Para jugar esta carta, debes …" """
    return [_resolved(Static((AlsoCosts(as_cost(folded(said.cost))),)), None, card_type)]


def hangs(frame: Frame) -> bool:
    """Whether a sentence says by its first words that it hangs on the one before."""
    return any(isinstance(one, Linked) for one in frame.leads)


def leans(frame: Frame) -> bool:
    """Whether a sentence speaks of a card that it doesn't name itself."""
    marks = found((frame.cost, frame.do), _is_mark)
    heading = any(isinstance(one, Happens | Responding | Once) for one in frame.leads)
    named = contains((frame.cost, frame.do), (Chosen, This, Seek))
    given = any(isinstance(one, Given) and found(one.condition, _is_it) is not None for one in frame.leads)
    return not heading and (given or (marks is not None and not named))


def says_what_is(frame: Frame) -> bool:
    """Whether a sentence only says what is so, which no other sentence can speak of."""
    heading = any(isinstance(one, Happens | Responding | Once | Moment | From) for one in frame.leads)
    return not heading and not frame.may and frame.cost is None and _all_facts(frame.do)


def as_played(frame: Frame) -> Frame:
    """What is done as a card is played that doesn't stay is done by it."""
    if not any(one == Happens((When("play", "this", who="you"),)) for one in frame.leads):
        return frame
    leads = tuple(one for one in frame.leads if not isinstance(one, Happens))
    return replace(frame, leads=leads, do=swapped(frame.do, IT, This()))


def attacks_at_once(frame: Frame) -> bool:
    """ "Puede atacar el turno que entra en juego" """
    gain = frame.do
    return says_what_is(frame) and isinstance(gain, Gain) and gain.ability == Keyword("furia")


def once_attacked(frame: Frame) -> Frame:
    """ "Si lo hace", after that: when it attacks in that turn."""
    if Linked("if you do") not in frame.leads:
        return frame
    rest = tuple(one for one in frame.leads if one != Linked("if you do"))
    attacked = (Happens((When("attack", "this"),)), Given(They(This(), (Is("waiting"),))))
    return replace(frame, leads=(*attacked, *rest))


def _steps(do: Any) -> tuple[Any, ...]:
    return do.of if isinstance(do, Steps) else (do,)


def _is_fact(one: Any) -> bool:
    return isinstance(one, Fact.__args__) and getattr(one, "until", None) is None


def _all_facts(do: Any) -> bool:
    return all(_is_fact(one) for one in _steps(do))


def _is_it(node: Any) -> bool:
    return isinstance(node, Ref) and node.name in ("?it", "discarded")


class _Maker:
    """One draft made into abilities."""

    def __init__(self, draft: Draft, card_type: str, played_in: tuple[When, ...]) -> None:
        self.frame = draft.frame
        self.more = draft.more
        self.card_type = card_type
        self.moments = [one.name for one in self.frame.leads if isinstance(one, Moment)]
        self.once = any(isinstance(one, Once) for one in self.frame.leads)
        self.conditions = [one.condition for one in self.frame.leads if isinstance(one, Given)]
        self.word = next((one.word for one in self.frame.leads if isinstance(one, Given)), "")
        self.whens = [when for one in self.frame.leads if isinstance(one, Happens) for when in one.whens]
        self.to = [when for one in self.frame.leads if isinstance(one, Responding) for when in one.to] or [*played_in]
        self.zone = "play"
        for one in self.frame.leads:
            if isinstance(one, From):
                self._works_from(one.zone)
        self.fleeting = card_type == "talisman" and self.zone == "play"
        if len(self.moments) > 1:
            raise CantMake("una sola fase")

    def _works_from(self, zone: str) -> None:
        if zone in _IN_PLAY_ZONES:
            self.conditions.append(They(This(), (Is(f"in the {zone}"),)))
        else:
            self.zone = zone

    def abilities(self) -> list[Ability]:
        do, cost = self._done()
        if cost is not None:
            cost = self._payable(cost)
        do = self._of_those_counted(do)
        within = found((do, cost), lambda node: isinstance(node, Within))
        if within is not None:
            do, cost = swapped((do, cost), within, This())
            self._works_from(within.zone)
        prevent = found(do, lambda node: isinstance(node, Prevent))
        if prevent is not None:
            self.to = [*prevent.whens]
            do = swapped(do, prevent, Save())
        stop = found(do, lambda node: isinstance(node, Stop))
        if stop is not None and self.whens:
            self.to, self.whens = self.whens, []
        if stop is not None and not self.to and stop.verb == "cancel the attack":
            do = swapped(do, stop, Do(stop.verb, Every(Cards(("ally",), "opposing", (Is("attacking"),)))))
        annul = found(do, lambda node: isinstance(node, Annul))
        if annul is not None:
            self.to = [When(annul.event, annul.cards, who=annul.who)]
            do = swapped(do, annul, Do(annul.verb, SUBJECT))
        if self.zone != "play" and not contains((do, cost), (Chosen, Seek)):
            do, cost = swapped(do, IT, This()), swapped(cost, IT, This())
        if self.to and self.moments and self.moments[0] in FINAL:
            do, self.moments = Later(When("final"), do), []
        if self.to:
            return self._answer(do, cost)
        moment = self.moments[0] if self.moments else ""
        if moment in FINAL and self.whens:
            if isinstance(next(one for one in self.frame.leads if isinstance(one, Moment | Happens)), Moment):
                raise CantMake("lo que ha sucedido antes de la Fase Final")
            do, moment = Later(When("final"), do), ""
        elif moment in FINAL and not self.fleeting:
            self.whens.append(When("final", who="you"))
            moment = ""
        asked = self.frame.may or self.once or cost is not None
        if moment == "your vigil" and not asked and not self.fleeting and (self.frame.must or not _all_facts(do)):
            self.whens.append(When("vigil", who="you"))
            moment = ""
        if self.whens:
            if moment:
                self.conditions.append(During(moment))
            return [self._triggered(do, cost)]
        if self.fleeting:
            return self._action(do, cost, moment)
        if moment and not self.once and cost is None and not self.frame.may and _all_facts(do):
            self.conditions.insert(0, During(moment))
            return self._static(do)
        if moment or self.once or cost is not None or self.frame.may:
            return [self._activated(do, cost, moment)]
        return self._static(do)

    def _of_those_counted(self, do: Any) -> Any:
        """ "Si tienes 3 … en juego, éstos ganan …": those that were counted."""
        for one in self.conditions:
            if isinstance(one, Compare) and isinstance(one.left, Count):
                cards = one.left.cards
                if one.comparison == "is" and cards.where and isinstance(cards.where[-1], Not):
                    cards = replace(cards, where=cards.where[:-1])
                do = swapped(do, Ref("?they"), Every(cards))
        return do

    # What is done.

    def _done(self) -> tuple[Any, Any]:
        do, cost = self.frame.do, self.frame.cost
        for one in self.frame.leads:
            if isinstance(one, Lasting):
                do = lasting(do, one.until, everything=not self.whens)
        if cost is not None and _is_choice(cost):
            do, cost = joined(cost, "and", do), None
        return _assembler().effect_of([Said(do), *(self._said(one) for one in self.more)]), cost

    def _said(self, frame: Frame) -> Said:
        do = frame.do
        if frame.cost is not None:
            do = joined(frame.cost, "and", do) if _is_choice(frame.cost) else To(frame.cost, do)
        if frame.may:
            do = PlayersMay(do)
        how, joint, condition = "plain", ".", None
        for one in frame.leads:
            match one:
                case Linked("then"):
                    joint = ". then"
                case Linked(link):
                    how = link
                case Given(given):
                    condition = given
                case Lasting(until):
                    do = lasting(do, until)
                case Moment(name) if name in FINAL:
                    do = Later(When("final"), do)
                case _:
                    raise CantMake("una frase que siga a la anterior")
        return Said(do, how, condition, joint=joint)  # type: ignore[arg-type]

    def _optional(self, do: Any, cost: Any) -> Any:
        if cost is not None:
            do = To(cost, do)
        return PlayersMay(do) if self.frame.may else do

    # The sorts of abilities.

    def _triggered(self, do: Any, cost: Any) -> Ability:
        do, condition = self._resolve(self._optional(do, cost), self.whens[0])
        whens = _resolved(tuple(self.whens), None, self.card_type)
        return Triggered(whens, do, condition, "turn" if self.once else "", "", self.zone)

    def _answer(self, do: Any, cost: Any) -> list[Ability]:
        to = tuple(self.to)
        if contains(do, (Save,)):
            return self._saved(do, cost)
        stop = found(do, lambda node: isinstance(node, Stop))
        if stop is not None:
            do = swapped(do, stop, self._stopped(stop))
        forced = not self.frame.may and cost is None and not self.fleeting and stop is None
        if forced and to[0].event == "declare an attack":
            self.whens = [*to]
            return [self._triggered(do, cost)]
        if any(one.event not in ANSWERABLE or (one.cards == "this" and one.event != "be targeted") for one in to):
            self.whens = [*to]
            if self.fleeting:
                raise CantMake("algo que un Talismán pueda responder")
            if any(one in FINAL for one in self.moments):
                do = Later(When("final"), do)
            elif self.moments:
                self.conditions += [During(name) for name in self.moments]
            return [self._triggered(do, cost)]
        if self.moments:
            self.conditions += [During(name) for name in self.moments]
        paid, do, condition = self._paid_for(do, cost, to[0])
        if self.fleeting and paid != Cost():
            raise CantMake("un coste aparte")
        return [Answer(to, do, paid, self.once, condition=condition, zone=self.zone)]

    def _stopped(self, stop: Stop) -> Effect:
        if self.to[0].event == "declare an attack":
            return Do("cancel the attack", Ref("attackers"))
        if self.to[0].event == "use an ability":
            return Do("cancel", SUBJECT)
        return Do(stop.verb, SUBJECT)

    def _saved(self, do: Any, cost: Any) -> list[Ability]:
        whens = tuple(replace(one, said="") for one in self.to)
        leaving = any(one.event not in VERBS for one in whens)
        if self.fleeting or leaving or self.once or do != Save() or len(whens) > 1:
            if cost is None and not self.fleeting:
                raise CantMake("lo que se paga para salvarla")
            paid, done, condition = self._paid_for(swapped(do, Save(), Do("prevent", SUBJECT)), cost, whens[0])
            return [Answer(whens, done, paid, self.once, condition=condition)]
        if cost is None:
            raise CantMake("lo que se paga para salvarla")
        paid, condition = self._resolve(cost, whens[0])
        facts = tuple(Instead(one, Unless(Do(one.event, SUBJECT), "you", paid)) for one in whens)
        return [Static(facts, condition)]

    def _activated(self, do: Any, cost: Any, moment: str) -> Ability:
        if cost is None and not moment and not self.once and self.zone == "play":
            raise CantMake("un coste, una fase o un límite")
        conditions = [During(moment)] if moment else []
        self.conditions = [*conditions, *self.conditions]
        paid, do, condition = self._paid_for(do, cost, None)
        # What costs nothing is done once in the phase that it names
        once = self.once or (cost is None and bool(moment))
        return Activated(paid, do, once, condition=condition, zone=self.zone)

    def _action(self, do: Any, cost: Any, moment: str) -> list[Ability]:
        out: list[Ability] = []
        if moment in FINAL:
            raise CantMake("una fase en que se juegue")
        if moment:
            out.append(Static((Cant("you", "play"),), DoesntHold(During(moment))))
        do = self._optional(do, cost)
        if self.conditions:
            do = If(_all(self.conditions), do)
        self.conditions = []
        do, _ = self._resolve(do, None)
        return [*out, Action(do)]

    def _static(self, do: Any) -> list[Ability]:
        facts = _steps(do)
        for one in facts:
            if not _is_fact(one):
                raise CantMake(f"lo que es así, no {type(one).__name__}")
        static: Static = _resolved(Static(facts), None, self.card_type)
        _, condition = self._resolve(None, None)
        if condition is None and all(isinstance(one, Gain) and one.them == This() for one in static.facts):
            return [one.ability for one in static.facts if isinstance(one, Gain)]
        return [replace(static, condition=condition, said=self.word if condition is not None else "")]

    # Their parts.

    @staticmethod
    def _payable(cost: Any) -> Any:
        """What is done in order to do something else: no gold is generated for that, and a card isn't played twice."""
        if found(cost, lambda node: isinstance(node, ToPlayer) and node.verb == "generate gold") is not None:
            raise CantMake("para qué es el Oro")
        parts = [one for one in _steps(cost) if not (isinstance(one, Play) and one.them == This())]
        return joined(*parts) if len(parts) > 1 else parts[0]

    def _paid_for(self, do: Any, cost: Any, when: When | None) -> tuple[Cost, Any, Condition | None]:
        condition = _resolved(_all(self.conditions), when, self.card_type) if self.conditions else None
        paid, done = _resolved((as_cost(cost) if cost is not None else Cost(), folded(do)), when, self.card_type)
        return paid, done, condition

    def _resolve(self, do: Any, when: When | None) -> tuple[Any, Condition | None]:
        condition = _resolved(_all(self.conditions), when, self.card_type) if self.conditions else None
        return (None if do is None else _resolved(folded(do), when, self.card_type)), condition


def _assembler() -> Assembler:
    return Assembler({}, ("?it",), ("?it",))


def _is_choice(cost: Any) -> bool:
    return isinstance(cost, Seek)


def _all(conditions: Sequence[Condition]) -> Condition:
    return conditions[0] if len(conditions) == 1 else AllHold(tuple(conditions))


def _resolved(node: Any, when: When | None, card_type: str) -> Any:
    resolved = Discourse(PRONOUNS, when, card_type).resolved(node)
    return trimmed(resolved, lambda before, after: usual_joint(before, after, USAGE))


def folded(effect: Any) -> Any:
    """Cards that are searched for or chosen, as one with what becomes of them."""
    match effect:
        case Steps():
            return _folded_steps(effect)
        case PlayersMay(do=do) | EachPlayer(do=do):
            return replace(effect, do=folded(do))
        case To():
            other = folded(effect.otherwise) if effect.otherwise is not None else None
            return replace(effect, cost=folded(effect.cost), then=folded(effect.then), otherwise=other)
        case If():
            other = folded(effect.otherwise) if effect.otherwise is not None else None
            return replace(effect, then=folded(effect.then), otherwise=other)
        case Later(do=do):
            return replace(effect, do=folded(do))
        case Seek():
            raise ValueError("qué se hace con lo elegido")
    if hasattr(effect, "of") and isinstance(effect.of, tuple) and not isinstance(effect, Static):
        return replace(effect, of=tuple(folded(one) for one in effect.of))
    return effect


def _folded_steps(steps: Steps) -> Any:
    parts = parts_of(steps)
    out: list[Any] = []
    at = 0
    while at < len(parts):
        one = parts[at]
        if isinstance(one, EachPlayer) and isinstance(one.do, Seek):
            if at + 2 >= len(parts):
                raise ValueError("qué se hace con lo elegido")
            out.append(replace(one, do=folded(joined(one.do, "and", parts[at + 2]))))
            at += 3
            continue
        if isinstance(one, Seek):
            if at + 2 >= len(parts):
                raise ValueError("qué se hace con lo elegido")
            then = folded(parts[at + 2])
            if _in_either(one):
                out.append(_searched_or_chosen(one, then))
                at += 3
                continue
            if _in_deck(one):
                out += _searched(one, then)
                at += 3
                continue
            if not isinstance(one.them, Chosen):
                raise ValueError("cartas que se eligen")
            out.append(_once(then, one.them))
            at += 3
            continue
        out.append(folded(one) if not isinstance(one, str) else one)
        at += 1
    return joined(*out)


def _once(effect: Any, them: Chosen) -> Any:
    """The effect on the cards that were chosen for it; further effects speak of them again."""
    first = True

    def named(node: Any) -> Any:
        nonlocal first
        if _is_mark(node) and first:
            first = False
            return them
        return node

    made = changed(effect, named)
    if first:
        raise ValueError("qué se hace con lo elegido")
    return made


def _is_mark(node: Any) -> bool:
    return isinstance(node, Ref) and node.name in ("?it", "?subject", "?they")


def _in_either(seek: Seek) -> bool:
    return isinstance(seek.them, Chosen) and seek.them.cards.zone == "deck or graveyard"


def _searched_or_chosen(seek: Seek, then: Any) -> Any:
    """A card searched for in the Castillo, or chosen in the graveyard."""
    them = seek.them
    assert isinstance(them, Chosen)
    in_deck = replace(seek, them=replace(them, cards=replace(them.cards, zone="deck")))
    in_grave = replace(them, cards=replace(them.cards, zone="graveyard"))
    return ChooseOne((joined(*_searched(in_deck, then)), _once(then, in_grave)), said="or")


def _in_deck(seek: Seek) -> bool:
    return isinstance(seek.them, Chosen) and seek.them.cards.zone == "deck"


def _searched(seek: Seek, then: Any) -> list[Any]:
    them = seek.them
    assert isinstance(them, Chosen)
    cards = replace(them.cards, zone="play", whose="opposing" if them.cards.whose == "opposing" else "any")
    found_cards = Search(cards, them.count)
    after = changed(
        then, lambda node: Ref("it") if isinstance(node, Ref) and node.name in ("?it", "?subject") else node
    )
    return [found_cards, "and", after, ".", Shuffle("each opponent" if them.cards.whose == "opposing" else "you")]
